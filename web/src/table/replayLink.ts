// A whole match in the hash of a link, which no server hears of: a letter that says how it is written, then the match as
// JSON, deflated, in base64url. What somebody else has sent is read here and trusted by nobody: its transcript is verified.
import type { Kind } from '../../../kernel/game.ts';
import { isRecord } from '../../../kernel/plain.ts';
import { NAME_LENGTH } from '../../../wire/limits.ts';
import { base64url, bytesOf, deflated, inflated } from '../parts/packed.ts';
import type { Told } from './matches.ts';
import { isBotId, type NamedSitter } from './sitters.ts';

const VERSION = 'a';
const MOST_BYTES = 2_000_000;

/** What chat programs and mail still send in one piece; longer matches travel as files. */
export const LONGEST_LINK = 8000;

export interface LinkedMatch {
  /** From a stranger. */
  readonly transcript: unknown;
  readonly sitters: readonly NamedSitter[];
}

/** Why a link cannot be read: a piece of it is missing or changed; it is written in a way that is not known here. */
export type Unlinked = 'cut' | 'unknown-letter';

export async function writeReplayLink({
  transcript,
  sitters,
}: Pick<Told<Kind>, 'transcript' | 'sitters'>): Promise<string> {
  const text = JSON.stringify({ transcript, sitters: sitters.map(({ name, bot }) => [name, bot]) });
  return VERSION + base64url(await deflated(text, 'deflate'));
}

export async function readReplayLink(text: string): Promise<LinkedMatch | Unlinked> {
  if (text !== '' && !text.startsWith(VERSION)) return 'unknown-letter';
  let found: unknown;
  try {
    found = JSON.parse(await inflated(bytesOf(text.slice(1)), 'deflate', MOST_BYTES));
  } catch {
    return 'cut';
  }
  return linkedIn(found);
}

const linkedIn = (found: unknown): LinkedMatch | Unlinked =>
  isRecord(found) && Array.isArray(found.sitters)
    ? { transcript: found.transcript, sitters: found.sitters.map(sitterIn) }
    : 'cut';

function sitterIn(found: unknown): NamedSitter {
  const [name, bot]: readonly unknown[] = Array.isArray(found) ? found : [];
  return {
    name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
    bot: isBotId(bot) ? bot : null,
  };
}
