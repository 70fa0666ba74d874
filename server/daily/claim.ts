import { dailyOpening } from '../../games/daily.ts';
import type { Game, Kind } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import { isMisfit, verify } from '../../kernel/transcript.ts';
import type { DailyClaim } from '../../wire/daily.ts';
import type { FaultCode } from '../../wire/fault.ts';
import type { ResultRow } from '../storage/schema.ts';

/**
 * What a stranger's transcript has reached on a daily deal, or what stands against it. It has to begin as the deal does, so
 * that no die is typed in and no option is another; then every entry is judged by the rules and every pick by the seed.
 */
export function readClaim(
  game: Game<Kind>,
  number: number,
  { transcript }: Pick<DailyClaim, 'transcript'>,
): Pick<ResultRow, 'score' | 'log'> | FaultCode {
  const { log, ...opening } = transcript;
  const dealt = dailyOpening(game, number);
  if (!dealt) return 'no-such-daily';
  if (!same(opening, dealt)) return 'other-deal';
  const verified = verify(game, { ...dealt, log });
  if (isMisfit(verified) || !verified.outcome) return 'unplayed';
  return { score: verified.outcome.scores[0] ?? 0, log: JSON.stringify(verified.match.log) };
}
