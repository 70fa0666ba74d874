import type { GameId } from '../../../games/shelf.ts';
import { go, pathOf } from '../router.ts';
import { newId } from '../table/matches.ts';
import { openWorks } from './works.ts';

/** Draws on where this very text is kept already; else on a copy of one's own. */
export async function openInWorkshop(game: GameId, text: string): Promise<void> {
  const store = await openWorks();
  const known = (await store.list()).find(work => work.game === game && work.text === text);
  const work = known ?? { id: newId(), game, text, changed: Date.now() };
  if (!known) await store.put(work);
  go(pathOf({ page: 'workshop', game, work: work.id }));
}
