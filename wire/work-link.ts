// A whole work in a link: its canonical text and its par. What somebody else has sent is read here and trusted by nobody: its
// text is read and checked as any stranger's.
import { isRecord } from '../kernel/plain.ts';
import { packed, type Unlinked, unpacked } from './packed.ts';

/**
 * What is read at most of a work, wherever one comes from: no work of any game comes near it. A server takes less, WORK_LENGTH:
 * what is only read here may be too long to be played, and the workshop says so.
 */
export const MOST_WORK_BYTES = 100_000;
/** More than any match has of anything. */
const MOST_PAR = 100_000;

/** What a work takes, in the unit that its editor names: turns, glory. Who has brought it to an end stands beside it. */
export interface Par {
  readonly figure: number;
  readonly by: 'bots' | 'author';
}

const isPar = (found: unknown): found is Par =>
  isRecord(found) &&
  Number.isSafeInteger(found.figure) &&
  Math.abs(Number(found.figure)) <= MOST_PAR &&
  (found.by === 'bots' || found.by === 'author');

export interface LinkedWork {
  /** From a stranger. */
  readonly text: string;
  /** What its author claims that it takes. */
  readonly par?: Par;
}

export const writeWorkLink = ({ text, par }: LinkedWork): Promise<string> => packed(par ? [text, par] : [text]);

export async function readWorkLink(link: string): Promise<LinkedWork | Unlinked> {
  const found = await unpacked(link, MOST_WORK_BYTES);
  return typeof found === 'string' ? found : workIn(found.value);
}

function workIn(found: unknown): LinkedWork | Unlinked {
  const [text, par]: readonly unknown[] = Array.isArray(found) ? found : [];
  if (typeof text !== 'string') return 'cut';
  return isPar(par) ? { text, par } : { text };
}
