import {
  type Action,
  type ActionOf,
  type DiceAndDanger,
  shelved,
  type State,
} from '../../../../../games/dice-and-danger/index.ts';
import { roomAt, rollShowing } from '../../../../../games/dice-and-danger/readers.ts';
import { CHANCE } from '../../../../../kernel/game.ts';
import { randomFrom } from '../../../../../kernel/random.ts';
import type { Occasion } from '../../pad.ts';

/** Two white dice that are in, and what their sum can do on the sheet of whoever looks. */
export interface Prospect {
  readonly dice: readonly [number, number];
  readonly sum: number;
  readonly spaces: number;
  /** The monsters that it hits. */
  readonly monsters: readonly string[];
}

const WHITE = 4;

/** By sum, rising, each once. Nothing is known of dice that are still to be typed. */
export function prospectsOf(occasion: Occasion<DiceAndDanger>, faces: readonly number[]): readonly Prospect[] {
  const white = faces.slice(0, WHITE);
  const pairs = white.flatMap((one, i) => white.slice(i + 1).map(two => [one, two] as const));
  const sums = new Map(pairs.map(pair => [pair[0] + pair[1], pair]));
  return [...sums].sort(([a], [b]) => a - b).map(([sum, dice]) => ({ dice, sum, ...targetsOf(occasion, dice) }));
}

/** The rules say what two dice may cross out, in a round in which they are rolled. */
function targetsOf(
  { rules, view, seat, language }: Occasion<DiceAndDanger>,
  [one, two]: readonly [number, number],
): Pick<Prospect, 'spaces' | 'monsters'> {
  const state: State = rules.imagine(view, seat, randomFrom('prospect'));
  rules.apply(state, CHANCE, rollShowing([one, one, two, two, 1]).action);
  const split = rules.actions(state, seat).find(action => isSplitInto(action, one + two));
  if (!split) return { spaces: 0, monsters: [] };
  rules.apply(state, seat, split);
  const found = rules.actions(state, seat);
  const { monster: nameOf } = shelved.words[language];
  const hits = found.filter(action => action.type === 'hit');
  return {
    spaces: found.filter(action => action.type === 'mark').length,
    monsters: hits.map(({ room }) => nameOf(roomAt(rules.content.sheet, room).name)),
  };
}

/** Both pairs of such a split are made of the two dice. */
const isSplitInto = (action: Action, sum: number): action is ActionOf<'split'> =>
  action.type === 'split' && !action.black && action.sums.every(each => each === sum);
