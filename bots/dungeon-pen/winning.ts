// Chances from sums of weights; and the sum by which strong plays, of how many turns both still need and how many HP both have left.

/** What a seat stands at: turns that it needs, and HP. */
interface RaceStanding {
  readonly turns: number;
  readonly hp: number;
}

/** Guessed: what was learnt in their place is not shown to win more (docs/minds.md). */
export const WEIGHTS = {
  /** What one turn of lead is worth. */
  turn: 0.3,
  /** What HP are worth, by how many there are. */
  health: Float64Array.from({ length: 19 }, (_, hp) => (hp === 0 ? -8 : -12 / (hp + 1))),
  card: 0.1,
};

/** e to the power of x, by multiplication alone: the same bits in every engine. */
function exponential(x: number): number {
  let power = 1 + x / 4096;
  for (let i = 0; i < 12; i++) power *= power;
  return power;
}

const FINENESS = 64;
const WIDEST = 10;
const LOGISTIC = Float64Array.from({ length: 2 * WIDEST * FINENESS + 1 }, (_, i) => {
  return 1 / (1 + exponential(WIDEST - i / FINENESS));
});

/** A chance from a sum of weights: 0 is even. Straight lines between the entries of a table. */
export function chanceFrom(weight: number): number {
  const at = (Math.max(-WIDEST, Math.min(WIDEST, weight)) + WIDEST) * FINENESS;
  const below = Math.min(2 * WIDEST * FINENESS - 1, Math.floor(at));
  const low = LOGISTIC[below] as number;
  return low + ((LOGISTIC[below + 1] as number) - low) * (at - below);
}

export const weightOf = ({ turns, hp }: RaceStanding): number =>
  (WEIGHTS.health[Math.max(0, Math.min(18, hp))] as number) - WEIGHTS.turn * turns;
