import type { Point } from './square.ts';

/**
 * An aim is counted in 1/40 of a degree, clockwise: 0 is up the sheet, a quarter turn is to the right. The directions
 * are built by turning a vector again and again by one step in whole numbers, so that they are the same everywhere.
 */
export const FULL_TURN = 14_400;
export const HALF_TURN = FULL_TURN / 2;
export const QUARTER_TURN = FULL_TURN / 4;
export const DEGREE = FULL_TURN / 360;

/** The length of the vectors in the table. */
export const RADIUS = 32_768;

/** Cosine and sine of one step, times 2^64. */
const STEP_COSINE = 18_446_742_317_709_709_726n;
const STEP_SINE = 8_048_910_253_574_755n;
const BITS = 64n;

/** Sines of 0 to a quarter turn. The first eighth is computed, the rest mirrored, so that the axes are alike. */
const SINES: readonly number[] = (() => {
  const eighth = QUARTER_TURN / 2;
  const sines = Array.from({ length: QUARTER_TURN + 1 }, () => 0);
  let [cosine, sine] = [1n << BITS, 0n];
  for (let aim = 0; aim <= eighth; aim++) {
    sines[aim] = rounded(sine);
    sines[QUARTER_TURN - aim] = rounded(cosine);
    [cosine, sine] = [
      (cosine * STEP_COSINE - sine * STEP_SINE) >> BITS,
      (sine * STEP_COSINE + cosine * STEP_SINE) >> BITS,
    ];
  }
  return sines;
})();

function rounded(value: bigint): number {
  return Number((value * BigInt(RADIUS) + (1n << (BITS - 1n))) >> BITS);
}

/** `aim` brought into one turn. */
export function turned(aim: number): number {
  return ((aim % FULL_TURN) + FULL_TURN) % FULL_TURN;
}

function sineOf(aim: number): number {
  const inHalf = aim % HALF_TURN;
  const sine = SINES[inHalf <= QUARTER_TURN ? inHalf : HALF_TURN - inHalf] as number;
  return aim < HALF_TURN ? sine : -sine;
}

/** The way of a line of `length` in the direction of `aim`; truncated, so that a half-turn negates it exactly. */
export function wayOf(aim: number, length: number): Point {
  return {
    x: ((sineOf(turned(aim)) * length) / RADIUS) | 0,
    y: ((-sineOf(turned(aim + QUARTER_TURN)) * length) / RADIUS) | 0,
  };
}
