import { shelvedById } from '../games/index.ts';
import type { Game, Kind, Refusal } from '../kernel/game.ts';
import { say, type Words } from '../kernel/words.ts';

/** The terminal speaks English. */
export function wordsOf({ id }: Game<Kind>): Words<Kind> {
  const words = shelvedById(id)?.words.en;
  if (!words) throw new Error(`${id} is not on the shelf`);
  return words;
}

/** A refusal as a sentence with the rule it rests on. */
export function sentenceOf(game: Game<Kind>, { refused, rule }: Refusal): string {
  return `${say(wordsOf(game).reasons, refused)} (${rule})`;
}
