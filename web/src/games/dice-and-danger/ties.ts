import type { Paper } from '../../../../games/dice-and-danger/index.ts';
import type { Outcome, Seat } from '../../../../kernel/game.ts';

/** Seats with equal points, and what DDD-41 made of it. */
interface Tie {
  readonly points: number;
  readonly seats: readonly Seat[];
  /** Who is ahead, having lost more lives; nobody when the place is shared. */
  readonly ahead: Seat | undefined;
  readonly lost: number;
}

/** The ties among the living, the highest first. */
export function tiesOf(
  { papers }: { readonly papers: readonly Readonly<Paper>[] },
  { places, scores }: Outcome,
): readonly Tie[] {
  const living = places.flatMap((place, seat) => (place > 0 ? [seat] : []));
  const points = [...new Set(living.map(seat => scores[seat] ?? 0))].sort((a, b) => b - a);
  return points.flatMap(each => {
    const seats = living.filter(seat => scores[seat] === each);
    if (seats.length < 2) return [];
    const best = Math.min(...seats.map(seat => places[seat] ?? Infinity));
    const [ahead, second] = seats.filter(seat => places[seat] === best);
    const lost = papers[ahead ?? 0]?.lost ?? 0;
    return [{ points: each, seats, ahead: second === undefined ? ahead : undefined, lost }];
  });
}
