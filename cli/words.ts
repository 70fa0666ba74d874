import { en as donjonz } from '../games/donjonz/words.en.ts';
import type { Game, Kind, Refusal } from '../kernel/game.ts';
import { say, type Words } from '../kernel/words.ts';

/** The terminal speaks English. A game's words are asked only about what that same game has said. */
const ENGLISH: Readonly<Record<string, unknown>> = { donjonz };

export function wordsOf(game: Game<Kind>): Words<Kind> {
  const words = ENGLISH[game.id];
  if (words === undefined) throw new Error(`${game.id} has no English words`);
  return words as Words<Kind>;
}

/** A refusal as a sentence with the rule it rests on. */
export function sentenceOf(game: Game<Kind>, { refused, rule }: Refusal): string {
  return `${say(wordsOf(game).reasons, refused)} (${rule})`;
}
