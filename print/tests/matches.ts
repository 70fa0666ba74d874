// Finished matches of the tests, as far as somebody has played them.
import { readdirSync, readFileSync } from 'node:fs';
import { loadGame } from '../../games/load.ts';
import type { GameId } from '../../games/shelf.ts';
import type { Kind, Seat } from '../../kernel/game.ts';
import { append, type Transcript, unplayed } from '../../kernel/match.ts';
import { historyOf } from '../../kernel/witness.ts';
import type { MatchOnPaper } from '../match.ts';

const folderOf = (id: GameId): string => `games/${id}/transcripts`;
export const transcriptsOf = (id: GameId): readonly string[] =>
  readdirSync(folderOf(id))
    .filter(name => name.endsWith('.json') && name !== 'expected.json')
    .toSorted();

export async function played(id: GameId, name: string, share = 1) {
  const { game } = await loadGame(id);
  const { log, ...opening } = JSON.parse(readFileSync(`${folderOf(id)}/${name}`, 'utf8')) as Transcript<Kind>;
  const match = unplayed(game, opening);
  for (const entry of log.slice(0, Math.ceil(log.length * share))) append(match, entry);
  return match;
}

export type Match = Awaited<ReturnType<typeof played>>;

export const onPaper = (match: Match, seat: Seat): MatchOnPaper => ({
  ...match.start,
  seat,
  view: match.rules.view(match.state, seat),
  events: historyOf(match, seat),
  names: Array.from({ length: match.start.seats }, (_, each) => `Name ${each + 1}`),
  outcome: match.rules.outcome(match.state) ?? null,
});
