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
  process.stdout.write(`${json ? JSON.stringify(answer.json, null, 2) : visible(answer.words)}\n`);
  process.exitCode = answer.fits ? 0 : 1;
}

export function complainAloud(sentence: string): void {
  process.stderr.write(`oubliette: ${visible(sentence)}\n`);
  process.exitCode = 2;
}

const CONTROL = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** What stands in a stranger's file must not steer the terminal, nor turn the text around it: signs of control have pictures. */
export const visible = (text: string): string =>
  text.replace(CONTROL, sign => (sign < ' ' ? String.fromCharCode(0x2400 + sign.charCodeAt(0)) : '\ufffd'));
