// Race, alone: sixty turns of five dice. Two pairs of them make two sums, and each sum crosses the next free cell of its
// column. All three ways of writing it read these tables; what differs is who runs the turns.

export const TURNS = 60;
export const DICE = 5;
export const PIPS = 6;
const MOST_CHOICES = 9;

/** Cells of the column of each sum: a hundred in all. */
const HEIGHTS: readonly number[] = [0, 0, 4, 6, 8, 10, 14, 16, 14, 10, 8, 6, 4];

export interface Cross {
  readonly type: 'cross';
  readonly low: number;
  readonly high: number;
}

/** Cells crossed so far, by sum. */
export type Crossed = number[];

export function blank(): Crossed {
  return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
}

/** Crosses a cell in both columns; in a full one there is nothing left to cross. */
export function cross(crossed: Crossed, { low, high }: Cross): void {
  crossOne(crossed, low);
  crossOne(crossed, high);
}

function crossOne(crossed: Crossed, sum: number): void {
  const height = crossed[sum] ?? 0;
  if (height < (HEIGHTS[sum] ?? 0)) crossed[sum] = height + 1;
}

export function scoreOf(crossed: readonly number[]): number {
  let score = 0;
  for (const height of crossed) score += height;
  return score;
}

/** A number for five dice in their order. */
export function codeOf(dice: readonly number[]): number {
  let code = 0;
  for (const die of dice) code = code * PIPS + die - 1;
  return code;
}

export function diceOf(code: number): number[] {
  const dice = [];
  for (let rest = code, i = 0; i < DICE; i++, rest = Math.floor(rest / PIPS)) dice.unshift(1 + (rest % PIPS));
  return dice;
}

export const CODES: readonly number[] = Array.from({ length: PIPS ** DICE }, (_, code) => code);

/** By code: the code of the same dice in rising order. */
export const SORTED: readonly number[] = CODES.map(code => codeOf(diceOf(code).sort((a, b) => a - b)));

const CROSSES: readonly Cross[] = Array.from({ length: 13 * 13 }, (_, i) => {
  return { type: 'cross', low: Math.floor(i / 13), high: i % 13 };
});

/** By code: the distinct pairs of sums in rising order, at most the first nine. */
export const CHOICES: readonly (readonly Cross[])[] = listChoices();

function listChoices(): (readonly Cross[])[] {
  const lists = new Map<number, readonly Cross[]>();
  for (const code of new Set(SORTED)) lists.set(code, choicesOf(diceOf(code)));
  return SORTED.map(code => lists.get(code) ?? []);
}

function choicesOf(dice: readonly number[]): readonly Cross[] {
  const found = new Set(dice.flatMap((_, left) => pairings(dice.filter((__, i) => i !== left))));
  return CROSSES.filter((_, i) => found.has(i)).slice(0, MOST_CHOICES);
}

function pairings([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number[] {
  return [indexOf(a + b, c + d), indexOf(a + c, b + d), indexOf(a + d, b + c)];
}

function indexOf(one: number, other: number): number {
  return Math.min(one, other) * 13 + Math.max(one, other);
}
