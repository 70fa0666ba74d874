import { dailyOpening } from '../../../games/daily.ts';
import { start } from '../../../kernel/match.ts';
import { moduleOf } from '../games.ts';
import { go, pathOf } from '../router.ts';
import { settingsKeeper } from '../settings.ts';
import { openStore } from '../table/database.ts';
import { dealOf, keep } from '../table/matches.ts';
import { personCalled } from '../table/sitters.ts';
import { attemptAt, type Daily, noteAttempt, readHistory, todaysNumber } from './history.ts';

/** Goes to the table of a daily deal: to the attempt that is under way, or to a new one. Only the first is remembered. */
export async function openDaily(daily: Daily): Promise<void> {
  const { game, number } = daily;
  const store = await openStore();
  const known = attemptAt(readHistory(), daily);
  const head = known && (await store.load(known.match))?.head;
  if (head?.outcome === null) return go(pathOf({ page: 'table', game, match: head.id }));
  const { game: played } = await moduleOf(game);
  const opening = dailyOpening(played, number);
  if (!opening) throw new Error(`${game} has no daily deal ${number}`);
  const [name] = settingsKeeper().now().names;
  const match = await keep(store, start(played, opening), { deal: dealOf(opening), sitters: [personCalled(name)] });
  if (known?.score === undefined && head?.outcome === undefined) noteAttempt(daily, { match, day: todaysNumber() });
  go(pathOf({ page: 'table', game, match }));
}
