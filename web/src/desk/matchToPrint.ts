// A match on its way from the table to the page that prints it: what its seat may know, and nothing else.
import { isRecord } from '../../../kernel/plain.ts';
import type { MatchOnPaper } from '../../../print/match.ts';
import { type Drawer, tabDrawer } from '../drawer.ts';
import type { GameId } from '../games.ts';
import type { AtTable } from './atTable.ts';
import { go, pathOf } from '../router.ts';

const NAME = 'print/match';

/** What a table shows just now. */
const matchAt = ({ table, seen, names }: Pick<AtTable, 'table' | 'seen' | 'names'>): MatchOnPaper => ({
  version: table.start.version,
  seats: table.start.seats,
  options: table.start.options,
  seat: seen.now.seat,
  view: seen.now.view,
  events: seen.told,
  names,
  outcome: seen.now.outcome ?? null,
});

/** Goes to the page that prints the match of a table. */
export function printMatch(atTable: Pick<AtTable, 'game' | 'table' | 'seen' | 'names'>): void {
  tabDrawer.write(NAME, { game: atTable.game, match: matchAt(atTable) });
  go(pathOf({ page: 'print', game: atTable.game, options: { match: 'kept' } }));
}

/** The match that was handed over in this tab, if it is one of this game. */
export function handedMatch(game: GameId, drawer: Drawer = tabDrawer): MatchOnPaper | null {
  const handed = drawer.read(NAME);
  return isRecord(handed) && handed.game === game && isRecord(handed.match)
    ? (handed.match as unknown as MatchOnPaper)
    : null;
}
