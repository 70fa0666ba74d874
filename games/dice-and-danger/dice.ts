/** DDD-10: two dice and what they add up to. */
export interface Pair {
  readonly sum: number;
  readonly dice: readonly [number, number];
}

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

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const THROWS = 6 ** 5;

export function isDouble({ dice }: Pair): boolean {
  return dice[0] === dice[1];
}

/** Two dice as one shared object, whatever their order. */
const PAIRS: readonly (readonly Pair[])[] = [0, ...FACES].map(a =>
  [0, ...FACES].map(b => ({ sum: a + b, dice: [Math.min(a, b), Math.max(a, b)] })),
);

function pairOf(a: number, b: number): Pair {
  const pair = PAIRS[Math.min(a, b)]?.[Math.max(a, b)];
  if (!pair) throw new Error(`no dice show ${a} and ${b}`);
  return pair;
}

/** Every split action once, so that the same one is the same object in all rolls. */
const SPLITS: readonly SplitAction[] = SUMS.flatMap(a =>
  SUMS.filter(b => a <= b).flatMap(b => [false, true].map(black => ({ type: 'split', sums: [a, b], black }) as const)),
);

function splitAction(a: number, b: number, colour: 'white' | 'black'): SplitAction {
  const action = SPLITS.find(({ sums, black }) => sums[0] === a && sums[1] === b && black === (colour === 'black'));
  if (!action) throw new Error(`no split into ${a} and ${b}`);
  return action;
}

type Four = readonly [number, number, number, number];

/** DDD-10: the three ways to make two pairs of four dice; equal ones once, the lower sum first. */
function splitsOf([a, b, c, d]: Four, colour: 'white' | 'black'): Split[] {
  const ways: (readonly [Pair, Pair])[] = [
    [pairOf(a, b), pairOf(c, d)],
    [pairOf(a, c), pairOf(b, d)],
    [pairOf(a, d), pairOf(b, c)],
  ];
  return distinct(ways.map(([one, two]) => splitInto(one.sum <= two.sum ? [one, two] : [two, one], colour)));
}

function splitInto(pairs: readonly [Pair, Pair], colour: 'white' | 'black'): Split {
  return { action: splitAction(pairs[0].sum, pairs[1].sum, colour), pairs };
}

function distinct(splits: readonly Split[]): Split[] {
  const first = splits.filter((one, i) => splits.findIndex(other => isAlike(one, other)) === i);
  return first.sort((one, two) => order(one) - order(two));
}

const order = ({ action: { sums } }: Split): number => 16 * sums[0] + sums[1];
const isAlike = (a: Split, b: Split): boolean => order(a) === order(b);

function rollOf(white: Four, black: number): Roll {
  const whites = splitsOf(white, 'white');
  const four = white.map((_, out) => white.map((die, i) => (i === out ? black : die)) as unknown as Four);
  const blacks = distinct(four.flatMap(dice => splitsOf(dice, 'black')));
  return {
    action: { type: 'roll', white, black },
    odds: orders(white),
    white: whites,
    black: blacks.filter(one => !whites.some(other => isAlike(one, other))),
  };
}

/** In how many orders four dice show these faces. */
function orders(white: Four): number {
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

/** By the faces of five dice read as a number of five digits to the base of 6. */
const BY_CODE: readonly Roll[] = rollsByCode();

function rollsByCode(): Roll[] {
  const known = new Map(ROLLS.map(roll => [codeOf([...roll.action.white, roll.action.black]), roll]));
  return Array.from({ length: THROWS }, (_, code) => {
    const dice = [1296, 216, 36, 6].map(unit => 1 + (Math.floor(code / unit) % 6)).sort((a, b) => a - b);
    return known.get(codeOf([...dice, 1 + (code % 6)])) as Roll;
  });
}

function codeOf(dice: readonly number[]): number {
  let code = 0;
  for (const die of dice) code = 6 * code + die - 1;
  return code;
}

/** One of the 7,776 throws, each as likely as the next. */
export function thrown(number: number): Roll {
  const roll = BY_CODE[number];
  if (!roll) throw new Error(`no throw has the number ${number}`);
  return roll;
}

/** The roll that shows these five dice, the black one last. */
export function rollShowing(dice: readonly number[]): Roll {
  return thrown(codeOf(dice));
}
