import type { Kind } from '../../kernel/game.ts';
import type { GameModule } from './games/module.ts';

/** A box on the shelf; what is in it is fetched when it is opened. */
export interface Box {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly load: () => Promise<GameModule<Kind>>;
}

const SHELF = [
  {
    id: 'donjonz',
    title: 'DonjonZ',
    seats: { min: 1, max: 1 },
    minutes: 10,
    load: async () => forgetful((await import('./games/donjonz/index.ts')).module),
  },
  {
    id: 'dice-and-danger',
    title: 'Dungeons, Dice & Danger',
    seats: { min: 1, max: 4 },
    minutes: 30,
    load: async () => forgetful((await import('./games/dice-and-danger/index.ts')).module),
  },
  {
    id: 'dungeon-pen',
    title: 'Dungeon Pen',
    seats: { min: 2, max: 2 },
    minutes: 20,
    load: async () => forgetful((await import('./games/dungeon-pen/index.ts')).module),
  },
  {
    id: 'the-dungeon',
    title: 'The Dungeon',
    seats: { min: 1, max: 6 },
    minutes: 40,
    load: async () => forgetful((await import('./games/the-dungeon/index.ts')).module),
  },
] as const satisfies readonly Box[];

export type GameId = (typeof SHELF)[number]['id'];
export const GAMES: readonly (Box & { readonly id: GameId })[] = SHELF;

export const isGame = (id: string): id is GameId => GAMES.some(game => game.id === id);

export function boxOf(id: GameId): Box {
  const box = GAMES.find(game => game.id === id);
  if (!box) throw new Error(`no game ${id}`);
  return box;
}

const opened = new Map<GameId, Promise<GameModule<Kind>>>();

/** The same promise every time, so that it can be waited for while rendering; after a failure the next one tries anew. */
export function moduleOf(id: GameId): Promise<GameModule<Kind>> {
  const known = opened.get(id) ?? fetched(id);
  opened.set(id, known);
  return known;
}

async function fetched(id: GameId): Promise<GameModule<Kind>> {
  try {
    return await boxOf(id).load();
  } catch (error) {
    opened.delete(id);
    throw error;
  }
}

/**
 * The pages hand a game's own data back to the game and never look inside, so which game it is may be forgotten here,
 * once, for all of them.
 */
function forgetful<K extends Kind>(module: GameModule<K>): GameModule<Kind> {
  return module as unknown as GameModule<Kind>;
}
