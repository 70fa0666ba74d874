// Somebody's run on a daily deal, as a link or a house tells it: nobody has to trust it, it is verified.
import { dailyOpening } from '../../../games/daily.ts';
import type { Kind } from '../../../kernel/game.ts';
import { type Transcript, transcriptOf } from '../../../kernel/match.ts';
import { same } from '../../../kernel/plain.ts';
import type { Unlinked } from '../../../wire/packed.ts';
import type { GameModule } from '../games/module.ts';
import { checkTranscript, type Unreadable } from '../parts/transcript.ts';
import { readReplayLink } from '../table/replayLink.ts';
import { type NamedSitter, personCalled } from '../table/sitters.ts';

/** A run that has come to its end. */
export interface VerifiedRun {
  readonly transcript: Transcript<Kind>;
  readonly sitter: NamedSitter;
  readonly score: number;
}

/** Why something is no run on a deal, beside what a transcript may lack: it is on another deal; it has not ended. */
export type NoRun = Unlinked | 'other-deal' | 'unfinished' | Unreadable<Kind>;

export const isRun = (read: VerifiedRun | NoRun): read is VerifiedRun => typeof read === 'object' && 'score' in read;

export async function readRun(module: GameModule<Kind>, number: number, link: string): Promise<VerifiedRun | NoRun> {
  const linked = await readReplayLink(link);
  if (typeof linked === 'string') return linked;
  return checkRun(module, number, { transcript: linked.transcript, sitter: linked.sitters[0] ?? personCalled() });
}

/** A transcript from a stranger, and under which name it goes. */
interface Claimed {
  readonly transcript: unknown;
  readonly sitter: NamedSitter;
}

export function checkRun(
  { game }: Pick<GameModule<Kind>, 'game'>,
  number: number,
  { transcript, sitter }: Claimed,
): VerifiedRun | NoRun {
  const verified = checkTranscript(game, transcript);
  if ('sentence' in verified) return verified;
  if (!same(verified.match.start, dailyOpening(game, number))) return 'other-deal';
  const score = verified.outcome?.scores[0];
  return score === undefined ? 'unfinished' : { transcript: transcriptOf(verified.match), sitter, score };
}
