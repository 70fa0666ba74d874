import type { Game, Kind, Seat } from '../kernel/game.ts';
import type { Misfit } from '../kernel/transcript.ts';
import { say } from '../kernel/words.ts';
import { sentenceOf, wordsOf } from './words.ts';

const LONGEST_QUOTE = 80;

/** What is wrong with a transcript, in a sentence. */
export function whyNot(game: Game<Kind>, misfit: Misfit<Kind>): string {
  switch (misfit.misfit) {
    case 'shape':
      return `${misfit.field} must be ${misfit.expected}.`;
    case 'options':
      return sentenceOf(game, misfit.refusal);
    case 'refused':
      return `${nameOf(misfit.seat)}: ${sentenceOf(game, misfit.refusal)}`;
    case 'chance':
      return whyNotChance(game, misfit.picked, misfit.found);
    case 'missing-chance':
      return 'The log ends where chance has yet to act.';
  }
}

function nameOf(seat: Seat): string {
  return seat < 0 ? 'Chance' : `Seat ${seat}`;
}

function whyNotChance(game: Game<Kind>, picked: Kind['action'] | undefined, found: unknown): string {
  if (!picked) return 'Chance does not act here.';
  const wanted = say(wordsOf(game).actions, picked);
  return `The seed makes chance pick ${quote(picked)} (${wanted}), not ${quote(found)}.`;
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text;
}
