// A ghost is somebody else's run on a daily deal beside which one plays: a friend's, or the strong bot's.
import { CHANCE, type Kind } from '../../../kernel/game.ts';
import { isRecord } from '../../../kernel/plain.ts';
import { type Drawer, lastingDrawer, type Newest, newestIn } from '../drawer.ts';
import type { FlipPage } from '../table/replay.ts';
import { writeReplayLink } from '../table/replayLink.ts';
import { isBotId, type NamedSitter } from '../table/sitters.ts';
import { type Daily, keyOf } from './history.ts';
import type { VerifiedRun } from './run.ts';
import type { DailyWords } from './words.en.ts';

/** Whole matches are kept: of so many deals. */
const MOST = 12;

export interface Ghost {
  /** Empty for who has none. */
  readonly name: string;
  readonly bot: string | null;
  readonly score: number;
  /** The run, as its link writes it. */
  readonly run: string;
}

const isGhost = (found: unknown): found is Ghost =>
  isRecord(found) &&
  typeof found.name === 'string' &&
  (found.bot === null || isBotId(found.bot)) &&
  Number.isSafeInteger(found.score) &&
  typeof found.run === 'string';

export const ghostsIn = (drawer: Drawer): Newest<Ghost> => newestIn(drawer, 'daily-ghosts', MOST, isGhost);
const GHOSTS = ghostsIn(lastingDrawer);

export const ghostAt = (daily: Daily): Ghost | undefined => GHOSTS.get(keyOf(daily));

/** From now on a deal is played beside this run. */
export async function playBeside(daily: Daily, { sitter, score, transcript }: VerifiedRun): Promise<void> {
  const run = await writeReplayLink({ transcript, sitters: [sitter] });
  GHOSTS.put(keyOf(daily), { ...sitter, score, run });
}

/** How a ghost is called: by name, or as the bot that it is. */
export const nameOfGhost = ({ name, bot }: NamedSitter, { beside }: DailyWords): string =>
  name || (bot === null ? beside.nameless : beside.bot);

/** How a ghost stood before it did anything in a turn, so that nothing of that turn is given away; its end once it was done by then. */
export function pageInTurn<K extends Kind>(pages: readonly FlipPage<K>[], turn: number): FlipPage<K> | undefined {
  const acted = pages.findIndex(({ entry }, i) => {
    const isOwn = entry !== undefined && entry[0] !== CHANCE;
    return isOwn && (pages[i - 1]?.turn ?? 0) >= turn;
  });
  return acted < 0 ? pages.at(-1) : pages[acted - 1];
}
