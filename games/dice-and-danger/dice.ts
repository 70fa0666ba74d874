/** DDD-10: two dice and what they add up to. */
export interface Pair {
  readonly sum: number;
  /** What they show. */
  readonly dice: readonly [number, number];
  /** Which of the five they are: four white ones, rising, then the black one. */
  readonly places: readonly [number, number];
}

export const BLACK_PLACE = 4;

export interface RollAction {
  readonly type: 'roll';
  /** Rising. */
  readonly white: readonly [number, number, number, number];
  readonly black: number;
}

export interface SplitAction {
  readonly type: 'split';
  /** Rising. */
  readonly sums: readonly [number, number];
  /** Whether it takes the black die (DDD-11). */
  readonly black: boolean;
}

/** A way to split a roll. Equal sums of the same roll come from equal faces, so the sums say it all (DDD-Q6). */
export interface Split {
  readonly action: SplitAction;
  readonly pairs: readonly [Pair, Pair];
}

export interface Roll {
  readonly action: RollAction;
  /** In how many of the 7,776 throws it comes up. */
  readonly odds: number;
  /** Splits of the white dice. */
  readonly white: readonly Split[];
  /** Splits that only the black die makes. */
  readonly black: readonly Split[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const THROWS = 6 ** 5;

export function isDouble({ dice }: Pair): boolean {
  return dice[0] === dice[1];
}

interface Die {
  readonly place: number;
  readonly pips: number;
}

const DICE: readonly Die[] = [0, 1, 2, 3, BLACK_PLACE].flatMap(place => FACES.map(pips => ({ place, pips })));

/** By the places of two dice in DICE: the same two are the same pair in all rolls. */
const PAIRS: readonly (readonly Pair[])[] = DICE.map(one =>
  DICE.map(two => ({ sum: one.pips + two.pips, dice: [one.pips, two.pips], places: [one.place, two.place] })),
);

const numberOf = ({ place, pips }: Die): number => FACES.length * place + pips - 1;

function pairOf(one: Die, two: Die): Pair {
  const pair = PAIRS[numberOf(one)]?.[numberOf(two)];
  if (!pair) throw new Error(`no dice show ${one.pips} and ${two.pips}`);
  return pair;
}

/** Every split action once, so that the same one is the same object in all rolls. */
const SPLITS: readonly SplitAction[] = SUMS.flatMap(a =>
  SUMS.filter(b => a <= b).flatMap(b => [false, true].map(black => ({ type: 'split', sums: [a, b], black }) as const)),
);

const BY_SUMS: ReadonlyMap<number, SplitAction> = new Map(
  SPLITS.map(action => [sumsCode(...action.sums, action.black ? 'black' : 'white'), action]),
);

function sumsCode(a: number, b: number, colour: 'white' | 'black'): number {
  return 512 * a + 32 * b + (colour === 'black' ? 1 : 0);
}

function splitAction(a: number, b: number, colour: 'white' | 'black'): SplitAction {
  const action = BY_SUMS.get(sumsCode(a, b, colour));
  if (!action) throw new Error(`no split into ${a} and ${b}`);
  return action;
}

type Four<T> = readonly [T, T, T, T];

/** DDD-10: the three ways to make two pairs of four dice; equal ones once, the lower sum first. */
function splitsOf([a, b, c, d]: Four<Die>, colour: 'white' | 'black'): Split[] {
  const ways: (readonly [Pair, Pair])[] = [
    [pairOf(a, b), pairOf(c, d)],
    [pairOf(a, c), pairOf(b, d)],
    [pairOf(a, d), pairOf(b, c)],
  ];
  return distinct(ways.map(([one, two]) => splitOf(one.sum <= two.sum ? [one, two] : [two, one], colour)));
}

function splitOf(pairs: readonly [Pair, Pair], colour: 'white' | 'black'): Split {
  return { action: splitAction(pairs[0].sum, pairs[1].sum, colour), pairs };
}

function distinct(splits: readonly Split[]): Split[] {
  const first = splits.filter((one, i) => splits.findIndex(other => isAlike(one, other)) === i);
  return first.sort((one, two) => order(one) - order(two));
}

const order = ({ action: { sums } }: Split): number => 16 * sums[0] + sums[1];
const isAlike = (a: Split, b: Split): boolean => order(a) === order(b);

function rollOf(white: Four<number>, black: number): Roll {
  const [a, b, c, d] = white.map((pips, place): Die => ({ place, pips })) as unknown as Four<Die>;
  const stand: Die = { place: BLACK_PLACE, pips: black };
  const hands: readonly Four<Die>[] = [
    [b, c, d, stand],
    [a, c, d, stand],
    [a, b, d, stand],
    [a, b, c, stand],
  ];
  const whites = splitsOf([a, b, c, d], 'white');
  const blacks = distinct(hands.flatMap(hand => splitsOf(hand, 'black')));
  return {
    action: { type: 'roll', white, black },
    odds: orders(white),
    white: whites,
    black: blacks.filter(one => !whites.some(other => isAlike(one, other))),
  };
}

/** In how many orders four dice show these faces. */
function orders(white: Four<number>): number {
  let ways = 24;
  let run = 1;
  for (let i = 1; i < white.length; i++) {
    run = white[i] === white[i - 1] ? run + 1 : 1;
    ways /= run;
  }
  return ways;
}

/** All that four white dice and a black one can show: 126 times 6. */
export const ROLLS: readonly Roll[] = FACES.flatMap(a =>
  FACES.filter(b => b >= a).flatMap(b =>
    FACES.filter(c => c >= b).flatMap(c =>
      FACES.filter(d => d >= c).flatMap(d => FACES.map(black => rollOf([a, b, c, d], black))),
    ),
  ),
);

/** By the faces of five dice read as a number of five digits to the base of 6; those in another order are added when they are first thrown. */
const BY_CODE = new Map(ROLLS.map(roll => [codeOf([...roll.action.white, roll.action.black]), roll]));

function inOrder(code: number): Roll | undefined {
  const dice = [1296, 216, 36, 6].map(unit => 1 + (Math.floor(code / unit) % 6)).sort((a, b) => a - b);
  return BY_CODE.get(codeOf([...dice, 1 + (code % 6)]));
}

function codeOf(dice: readonly number[]): number {
  let code = 0;
  for (const die of dice) code = 6 * code + die - 1;
  return code;
}

const isThrow = (number: number): boolean => Number.isInteger(number) && number >= 0 && number < THROWS;

/** One of the 7,776 throws, each as likely as the next. */
export function thrown(number: number): Roll {
  const roll = BY_CODE.get(number) ?? (isThrow(number) ? inOrder(number) : undefined);
  if (!roll) throw new Error(`no throw has the number ${number}`);
  BY_CODE.set(number, roll);
  return roll;
}

/** The roll that shows these five dice, the black one last. */
export function rollShowing(dice: readonly number[]): Roll {
  return thrown(codeOf(dice));
}

/** The split of a roll that an action means which is legal for it. */
export function splitBy(roll: Roll, { sums, black }: SplitAction): Split {
  const fits = ({ action }: Split): boolean => action.sums[0] === sums[0] && action.sums[1] === sums[1];
  const split = (black ? roll.black : roll.white).find(fits);
  if (!split) throw new Error(`the dice do not make ${sums.join(' and ')}`);
  return split;
}
