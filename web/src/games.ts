import type { Drawing } from '../../art/shape.ts';
import type { GameId } from '../../games/shelf.ts';
import type { Kind } from '../../kernel/game.ts';
import type { Manifest } from '../../kernel/manifest.ts';
import type { GameModule } from './games/module.ts';
import { settingsKeeper } from './settings.ts';

export type { GameId } from '../../games/shelf.ts';

/** What the shelf shows comes with the first page; what is in a box is fetched when it is opened. */
const MANIFESTS = import.meta.glob<Manifest>('../../games/*/manifest.ts', { eager: true, import: 'manifest' });
const BOXES = import.meta.glob<() => Drawing>('../../art/*/box.ts', { eager: true, import: 'box' });
const MODULES = import.meta.glob<GameModule<Kind>>('./games/*/index.ts', { import: 'module' });

/** What the folder of a game has at a path. */
function found<T>(things: Readonly<Record<string, T>>, path: string): T {
  const thing = things[path];
  if (thing === undefined) throw new Error(`there is no ${path}`);
  return thing;
}

export const manifestOf = (game: GameId): Manifest => found(MANIFESTS, `../../games/${game}/manifest.ts`);

/** In the language of the page: whoever shows it shows other words of the page beside it, and follows its language. */
export const titleOf = (game: GameId): string => manifestOf(game).title[settingsKeeper().now().language];

export const boxDrawing = (game: GameId): Drawing => found(BOXES, `../../art/${game}/box.ts`)();

const opened = new Map<GameId, Promise<GameModule<Kind>>>();

/** The same promise every time, so that it can be waited for while rendering; after a failure the next one tries anew. */
export function moduleOf(game: GameId): Promise<GameModule<Kind>> {
  const known = opened.get(game) ?? fetched(game);
  opened.set(game, known);
  return known;
}

async function fetched(game: GameId): Promise<GameModule<Kind>> {
  try {
    return await found(MODULES, `./games/${game}/index.ts`)();
  } catch (error) {
    opened.delete(game);
    throw error;
  }
}
