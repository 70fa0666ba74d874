import type { Game, Kind } from '../kernel/game.ts';
import type { Subject } from '../kernel/laws.ts';
import type { Language, Words } from '../kernel/words.ts';
import type { WorkFormat } from './work.ts';

/** The games on the shelf, in their order. Each is a folder of this name in games/, bots/, art/, print/ and web/src/games/. */
export const SHELF = ['donjonz', 'dice-and-danger', 'dungeon-pen', 'the-dungeon'] as const;
export type GameId = (typeof SHELF)[number];

export const isGameId = (id: string): id is GameId => SHELF.some(game => game === id);

/** What the folder of a game exports as `shelved` for those who do not know which game it is. */
export interface Shelved<K extends Kind> {
  readonly game: Game<K>;
  readonly words: Readonly<Record<Language, Words<K>>>;
  /** For the laws: only a game with secrets has it. */
  readonly permute?: NonNullable<Subject<K>['permute']>;
  /** How it takes content of one's own, where it can be drawn in the workshop. */
  readonly work?: WorkFormat;
  /** The most points that one alone can have, where they can be computed. */
  readonly maximum?: (content: K['content']) => number;
}
