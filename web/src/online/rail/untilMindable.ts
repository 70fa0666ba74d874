import { AWAY_MS } from '../../../../wire/limits.ts';
import type { Sitter, Terms } from '../../../../wire/table.ts';

/** How long until a bot may mind somebody's seat, at a moment of the server; undefined while nobody is away. */
export function untilMindable({ person, bot, away, forfeited }: Sitter, terms: Terms, at: number): number | undefined {
  const isMissing = person && bot === null && forfeited === null && away !== undefined;
  return isMissing && terms.minding !== 'none' ? Math.max(0, away + AWAY_MS[terms.pace] - at) : undefined;
}
