import { type GameId, isGameId } from '../../../games/shelf.ts';
import type { Editor } from './editor.ts';

const EDITORS = import.meta.glob<Editor<object>>('./*/index.ts', { import: 'editor' });

const idIn = (path: string): string => path.split('/')[1] ?? '';

/** The games whose works can be drawn, in the order of their folders. */
export const DRAWN: readonly GameId[] = Object.keys(EDITORS).map(idIn).filter(isGameId);

export const isDrawn = (game: GameId): boolean => DRAWN.includes(game);

const opened = new Map<GameId, Promise<Editor<object>>>();

/** The same promise every time, so that it can be waited for while rendering; after a failure the next one tries anew. */
export function editorOf(game: GameId): Promise<Editor<object>> {
  const known = opened.get(game) ?? fetched(game);
  opened.set(game, known);
  return known;
}

async function fetched(game: GameId): Promise<Editor<object>> {
  const load = EDITORS[`./${game}/index.ts`];
  if (!load) throw new Error(`nothing of ${game} can be drawn`);
  try {
    return await load();
  } catch (error) {
    opened.delete(game);
    throw error;
  }
}
