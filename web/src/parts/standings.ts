import type { Outcome, Seat } from '../../../kernel/game.ts';
import type { Names } from '../../../kernel/words.ts';
import type { InterfaceWords } from '../words/en.ts';

export interface Standing {
  readonly seat: Seat;
  /** 0 for who has lost. */
  readonly place: number;
  readonly score: number;
}

/** The best first; who has lost comes last. */
export function standingsOf({ places, scores }: Outcome): readonly Standing[] {
  const order = ({ place }: Standing): number => (place === 0 ? places.length + 1 : place);
  return places
    .map((place, seat) => ({ seat, place, score: scores[seat] ?? 0 }))
    .sort((a, b) => order(a) - order(b) || b.score - a.score);
}

/** Who has won, in a sentence. */
export function victoryOf({ places }: Outcome, names: Names, end: InterfaceWords['end']): string {
  const winners = names.filter((_, seat) => places[seat] === 1);
  return winners.length === 0 ? end.nobodyWins : end.wins(winners);
}

/** The score worth telling: one's own when alone, else that of the first. */
export const topScore = (outcome: Outcome): number => standingsOf(outcome)[0]?.score ?? 0;
