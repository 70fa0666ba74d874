import type { View } from '../../../../games/dice-and-danger/index.ts';
import type { Outcome, Seat } from '../../../../kernel/game.ts';

/** Seats with equal points, and what DDD-41 made of it. */
export interface Tie {
  readonly points: number;
  readonly seats: readonly Seat[];
  /** Who is ahead, having lost more lives; nobody when the place is shared. */
  readonly ahead: Seat | undefined;
  readonly lost: number;
}

/** The ties among the living, the highest first. */
export function tiesOf({ papers, fallen }: View, { scores }: Outcome): readonly Tie[] {
  const living = papers.map((_, seat) => seat).filter(seat => fallen[seat] === 0);
  const points = [...new Set(living.map(seat => scores[seat] ?? 0))].sort((a, b) => b - a);
  return points.flatMap(each => {
    const seats = living.filter(seat => scores[seat] === each);
    if (seats.length < 2) return [];
    const lost = Math.max(...seats.map(seat => papers[seat]?.lost ?? 0));
    const ahead = seats.filter(seat => papers[seat]?.lost === lost);
    return [{ points: each, seats, ahead: ahead.length === 1 ? ahead[0] : undefined, lost }];
  });
}
