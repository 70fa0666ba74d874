/** Input that a command cannot work with, told to whoever typed it in one sentence. Nothing else is written then. */
export interface Complaint {
  readonly complaint: string;
}

export function complain(complaint: string): Complaint {
  return { complaint };
}

export function isComplaint(answer: unknown): answer is Complaint {
  return typeof answer === 'object' && answer !== null && 'complaint' in answer;
}
