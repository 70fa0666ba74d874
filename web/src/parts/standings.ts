import type { Kind, Outcome, Seat } from '../../../kernel/game.ts';
import type { Names } from '../../../kernel/words.ts';
import type { GameModule } from '../games/module.ts';
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

/** The same, said to who sits in a seat: "You win". */
export function victoryFor(
  { outcome, reader }: { readonly outcome: Outcome; readonly reader: Seat | undefined },
  names: Names,
  end: InterfaceWords['end'],
): string {
  if (outcome.places[reader ?? -1] !== 1) return victoryOf(outcome, names, end);
  const others = names.filter((_, seat) => outcome.places[seat] === 1 && seat !== reader);
  return others.length === 0 ? end.youWin : end.youShare(others);
}

/** By how much the only winner is ahead; 0 where that is not what has decided. */
export function leadOf({ places, scores }: Outcome): number {
  const winner = places.indexOf(1);
  const others = scores.filter((_, seat) => seat !== winner);
  return places.lastIndexOf(1) === winner ? Math.max(0, (scores[winner] ?? 0) - Math.max(...others)) : 0;
}

/** The score worth telling: one's own when alone, else that of the first; none where it has not decided among several. */
export function scoreWorthTelling({ sum }: Pick<GameModule<Kind>, 'sum'>, outcome: Outcome): number | undefined {
  const [first, second] = standingsOf(outcome);
  return second && !sum ? undefined : first?.score;
}
