import { type Complaint, isComplaint } from './complaint.ts';

/** What a command found out, for programs and for people. */
export interface CommandAnswer {
  readonly json: object;
  readonly words: string;
  /** Whether all is as it should be: exit code 0, else 1. */
  readonly fits: boolean;
}

/** Writes the answer to stdout, or the complaint and nothing else to stderr, and settles the exit code. */
export function deliver(answer: CommandAnswer | Complaint, { json = false }: { readonly json?: boolean } = {}): void {
  if (isComplaint(answer)) return complainAloud(answer.complaint);
  process.stdout.write(`${json ? JSON.stringify(answer.json, null, 2) : answer.words}\n`);
  process.exitCode = answer.fits ? 0 : 1;
}

export function complainAloud(sentence: string): void {
  process.stderr.write(`oubliette: ${sentence}\n`);
  process.exitCode = 2;
}
