import type { Action, ActionOf, Node, Pair, Split } from '../../../../games/dice-and-danger/index.ts';
import { heartsDue, livesDue } from '../../../../games/dice-and-danger/readers.ts';
import { actionsIn, after, type Sandbox, draftIn } from './sandbox.ts';

export type Target = ActionOf<'mark'> | ActionOf<'hit'>;
export const isTarget = (action: Action): action is Target => action.type === 'mark' || action.type === 'hit';
export const isSplit = (action: Action): action is ActionOf<'split'> => action.type === 'split';

/** One of the two pairs, and what its sum could do at once. */
export interface Half extends Pair {
  readonly targets: readonly Target[];
}

/** A way to make two pairs, and what it is good for. */
export interface Row {
  readonly action: ActionOf<'split'>;
  readonly halves: readonly [Half, Half];
  /** Armoured rooms that both sums hit together. */
  readonly crushes: readonly Node[];
  readonly price: Price;
}

/** What a round costs that is played without a torch, in lives. */
export interface Price {
  /** When it is played as cheaply as can be. */
  readonly least: number;
  /** What it is then paid for. */
  readonly because: RoundEnd;
  /** When the monsters with the most hearts are defeated in it; not less than `least`. */
  readonly hearts: number;
  /** Sums that cannot be used, however one goes about it. */
  readonly wasted: number;
  /** DDD-S-3: whether a life is lost because no monster can be hurt. */
  readonly isIdle: boolean;
}

/** One way in which a round may end, and the lives that it takes. */
export interface RoundEnd {
  /** DDD-17: for sums that were given up. */
  readonly wasted: number;
  /** DDD-32: for the hearts of monsters that fall. */
  readonly hearts: number;
  /** DDD-S-3: for no monster hurt. */
  readonly isIdle: boolean;
}

/** One row for each split that is legal, in the order of the rules: the white ones first. */
export function rowsOf(sandbox: Sandbox, splits: readonly ActionOf<'split'>[]): readonly Row[] {
  return splits.map(action => rowOf(after(sandbox, action), action));
}

function rowOf(sandbox: Sandbox, action: ActionOf<'split'>): Row {
  const { split } = draftIn(sandbox);
  if (!split) throw new Error(`${action.sums.join(' and ')} were not made`);
  return { ...rowShowing(split, actionsIn(sandbox)), price: priceOf(sandbox) };
}

/** The row of pairs that have been made, and what they can do now; what they cost is another question. */
export function rowShowing({ action, pairs: [one, two] }: Split, actions: readonly Action[]): Row {
  const half = (pair: Pair): Half => ({
    ...pair,
    targets: actions.filter(isTarget).filter(({ sum }) => sum === pair.sum),
  });
  return {
    action,
    halves: [half(one), half(two)],
    crushes: actions.flatMap(each => (each.type === 'crush' ? [each.room] : [])),
    price: { ...PAID, wasted: actions.flatMap(each => (each.type === 'give-up' ? each.sums : [])).length },
  };
}

/** Once pairs have been made, what they cost stands elsewhere. */
const FREE: RoundEnd = { wasted: 0, hearts: 0, isIdle: false };
const PAID: Price = { ...FREE, least: 0, because: FREE };

/** How many lives it takes. */
export const livesIn = ({ wasted, hearts, isIdle }: RoundEnd): number => wasted + hearts + Number(isIdle);

const cheapest = (among: readonly RoundEnd[]): RoundEnd =>
  among.reduce((best, each) => (livesIn(each) < livesIn(best) ? each : best), among[0] ?? FREE);

function priceOf(sandbox: Sandbox): Price {
  const endings = endingsOf(sandbox);
  const because = cheapest(endings);
  const [least, most] = [livesIn(because), Math.max(...endings.map(({ hearts }) => hearts))];
  const dearest = endings.filter(({ hearts }) => hearts === most);
  return {
    least,
    because,
    hearts: most === 0 ? least : Math.max(least, livesIn(cheapest(dearest))),
    wasted: Math.min(...endings.map(({ wasted }) => wasted)),
    isIdle: endings.every(({ isIdle }) => isIdle),
  };
}

/** DDD-17, DDD-32, DDD-S-3: every way to use the sums from here on. */
function endingsOf(sandbox: Sandbox): readonly RoundEnd[] {
  const { rules, state, seat } = sandbox;
  const { content } = rules;
  const draft = draftIn(sandbox);
  const end = (wasted: number): RoundEnd => {
    const hearts = heartsDue(content, state, seat, draft);
    return { wasted, hearts, isIdle: livesDue(content, state, seat, draft) > hearts };
  };
  if (draft.pairs.length === 0 && draft.chests === 0) return [end(0)];
  return actionsIn(sandbox).flatMap((action): readonly RoundEnd[] => {
    if (action.type === 'torch' || action.type === 'free' || action.type === 'done') return [];
    return action.type === 'give-up' ? [end(action.lives)] : endingsOf(after(sandbox, action));
  });
}

/** What a row is worth in a word: for the ears, and for those who glance. */
export type Worth = 'two-hits' | 'hit-and-mark' | 'two-marks' | 'crush' | 'one' | 'nothing';

export function worthOf({ halves, crushes, price: { wasted } }: Row): Worth {
  if (wasted >= 2) return 'nothing';
  if (crushes.length > 0) return 'crush';
  if (wasted === 1) return 'one';
  const hits = halves.filter(({ targets }) => targets.some(({ type }) => type === 'hit')).length;
  if (hits === 2) return 'two-hits';
  return hits === 1 ? 'hit-and-mark' : 'two-marks';
}
