import type { Action, ActionOf, Node, Pair, Split } from '../../../../games/dice-and-danger/index.ts';
import { isDouble } from '../../../../games/dice-and-danger/index.ts';
import { actionsIn, after, type Lab, pencilIn } from './lab.ts';
import { type Die, diceOf } from './dice.ts';

export type Target = ActionOf<'mark'> | ActionOf<'hit'>;
export const isTarget = (action: Action): action is Target => action.type === 'mark' || action.type === 'hit';
export const isSplit = (action: Action): action is ActionOf<'split'> => action.type === 'split';

/** One of the two sums, and what it could do at once. */
export interface Half {
  readonly sum: number;
  readonly isDouble: boolean;
  readonly dice: readonly [Die, Die];
  readonly targets: readonly Target[];
}

/** A way to make two pairs, and what it is good for. */
export interface Row {
  readonly action: ActionOf<'split'>;
  readonly halves: readonly [Half, Half];
  /** Armoured rooms that both sums hit together. */
  readonly crushes: readonly Node[];
  /** The lives it costs even when it is played as well as can be, no torch burnt. */
  readonly loses: number;
  /** Whether a monster can be hurt. */
  readonly hurts: boolean;
}

/** One row for each split that is legal, in the order of the rules: the white ones first. */
export function rowsOf(lab: Lab, splits: readonly ActionOf<'split'>[]): readonly Row[] {
  return splits.map(action => rowOf(after(lab, action), action));
}

function rowOf(lab: Lab, action: ActionOf<'split'>): Row {
  const row = rowShowing(lab, { action, pairs: pencilIn(lab).pairs as [Pair, Pair] });
  return { ...row, ...prospect(lab) };
}

/** The row of pairs that have been made, and what they can do now; what they cost is another question. */
export function rowShowing(lab: Lab, { action, pairs: [one, two] }: Split): Row {
  const actions = actionsIn(lab);
  const { dice } = lab.state;
  const lots = diceOf(dice, [one, two], action.black ? 'black' : 'white');
  const half = (pair: Pair, held: readonly [Die, Die]): Half => ({
    sum: pair.sum,
    isDouble: isDouble(pair),
    dice: held,
    targets: actions.filter(isTarget).filter(({ sum }) => sum === pair.sum),
  });
  return {
    action,
    halves: [half(one, lots[0]), half(two, lots[1])],
    crushes: actions.flatMap(each => (each.type === 'crush' ? [each.room] : [])),
    loses: 0,
    hurts: true,
  };
}

interface Prospect {
  readonly loses: number;
  readonly hurts: boolean;
}

/** DDD-17, DDD-S-3: the least that a round costs from here on, and whether some monster can be hurt in it. */
function prospect(lab: Lab): Prospect {
  const { damage, pairs } = pencilIn(lab);
  const actions = actionsIn(lab).filter(({ type }) => type !== 'torch');
  const isAlone = lab.board.everyone.length === 1;
  const idle = isAlone && damage === 0 ? 1 : 0;
  if (pairs.length === 0 && pencilIn(lab).chests === 0) return { loses: idle, hurts: damage > 0 };
  const ends = actions.flatMap((action): Prospect[] => {
    if (action.type === 'give-up') return [{ loses: action.lives + idle, hurts: damage > 0 }];
    return action.type === 'done' ? [] : [prospect(after(lab, action))];
  });
  return { loses: Math.min(...ends.map(({ loses }) => loses)), hurts: ends.some(({ hurts }) => hurts) };
}

/** What a row is worth in a word: for the ears, and for those who glance. */
export type Worth = 'two-hits' | 'hit-and-mark' | 'two-marks' | 'crush' | 'one' | 'nothing';

/** How many of the two sums cannot be used, however one goes about it. */
export const wastedBy = ({ loses, hurts }: Row, seats: number): number => loses - (seats === 1 && !hurts ? 1 : 0);

export function worthOf(row: Row, seats: number): Worth {
  const { halves, crushes } = row;
  const wasted = wastedBy(row, seats);
  if (wasted >= 2) return 'nothing';
  if (crushes.length > 0) return 'crush';
  if (wasted === 1) return 'one';
  const hits = halves.filter(({ targets }) => targets.some(({ type }) => type === 'hit')).length;
  if (hits === 2) return 'two-hits';
  return hits === 1 ? 'hit-and-mark' : 'two-marks';
}
