// A whole match in a link. What somebody else has sent is read here and trusted by nobody: its transcript is verified.
import type { Kind } from '../../../kernel/game.ts';
import { isRecord } from '../../../kernel/plain.ts';
import { NAME_LENGTH } from '../../../wire/limits.ts';
import { packed, type Unlinked, unpacked } from '../../../wire/packed.ts';
import type { Told } from './matches.ts';
import { isBotId, type NamedSitter } from './sitters.ts';

const MOST_BYTES = 2_000_000;

/** What chat programs and mail still send in one piece; longer matches travel as files. */
export const LONGEST_LINK = 8000;

interface LinkedMatch {
  /** From a stranger. */
  readonly transcript: unknown;
  readonly sitters: readonly NamedSitter[];
}

export const writeReplayLink = ({ transcript, sitters }: Pick<Told<Kind>, 'transcript' | 'sitters'>): Promise<string> =>
  packed({ transcript, sitters: sitters.map(({ name, bot }) => [name, bot]) });

export async function readReplayLink(link: string): Promise<LinkedMatch | Unlinked> {
  const found = await unpacked(link, MOST_BYTES);
  return typeof found === 'string' ? found : linkedIn(found.value);
}

const linkedIn = (found: unknown): LinkedMatch | Unlinked =>
  isRecord(found) && Array.isArray(found.sitters)
    ? { transcript: found.transcript, sitters: found.sitters.map(sitterIn) }
    : 'cut';

function sitterIn(found: unknown): NamedSitter {
  const [name, bot]: readonly unknown[] = Array.isArray(found) ? found : [];
  return {
    name: typeof name === 'string' ? Array.from(name).slice(0, NAME_LENGTH).join('') : '',
    bot: isBotId(bot) ? bot : null,
  };
}
