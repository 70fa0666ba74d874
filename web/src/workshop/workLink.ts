// A whole work in a link: its canonical text and its par. What somebody else has sent is read here and trusted by nobody: its
// text is read and checked as any stranger's.
import { packed, type Unlinked, unpacked } from '../parts/packed.ts';
import { isPar, type Par } from './par.ts';

/** No work of any game comes near it. */
const MOST_BYTES = 100_000;

export interface LinkedWork {
  /** From a stranger. */
  readonly text: string;
  /** What its author claims that it takes. */
  readonly par?: Par;
}

export const writeWorkLink = ({ text, par }: LinkedWork): Promise<string> => packed(par ? [text, par] : [text]);

export async function readWorkLink(link: string): Promise<LinkedWork | Unlinked> {
  const found = await unpacked(link, MOST_BYTES);
  return typeof found === 'string' ? found : workIn(found.value);
}

function workIn(found: unknown): LinkedWork | Unlinked {
  const [text, par]: readonly unknown[] = Array.isArray(found) ? found : [];
  if (typeof text !== 'string') return 'cut';
  return isPar(par) ? { text, par } : { text };
}
