import type { Game, Kind } from '../kernel/game.ts';
import type { Subject } from '../kernel/laws.ts';
import type { Language, Words } from '../kernel/words.ts';
import { shelved as diceAndDanger } from './dice-and-danger/index.ts';
import { shelved as donjonz } from './donjonz/index.ts';
import { shelved as theDungeon } from './the-dungeon/index.ts';
import { dungeonPen, en as dungeonPenInEnglish, fr as dungeonPenInFrench } from './dungeon-pen/index.ts';

/** A game on the shelf, with what every folder may want of it. */
export interface Listed<K extends Kind> {
  readonly game: Game<K>;
  readonly words: Readonly<Record<Language, Words<K>>>;
  /** For the laws: only a game with secrets has it. */
  readonly permute?: NonNullable<Subject<K>['permute']>;
  /** The most points that one alone can have, where they can be computed. */
  readonly maximum?: (content: K['content']) => number;
}

/** From here on nobody knows which game it is: a game's words are asked only about what that same game has said. */
function list<K extends Kind>(listed: Listed<K>): Listed<Kind> {
  return listed as unknown as Listed<Kind>;
}

export const LISTED: readonly Listed<Kind>[] = [
  list(donjonz),
  list(diceAndDanger),
  list({ game: dungeonPen, words: { en: dungeonPenInEnglish, fr: dungeonPenInFrench } }),
  list(theDungeon),
];

export const GAMES: readonly Game<Kind>[] = LISTED.map(({ game }) => game);

export function gameById(id: string): Game<Kind> | undefined {
  return GAMES.find(game => game.id === id);
}

export function listedById(id: string): Listed<Kind> | undefined {
  return LISTED.find(({ game }) => game.id === id);
}
