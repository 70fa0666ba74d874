import { useMemo } from 'react';
import {
  type Action,
  type ActionOf,
  hasSplit,
  isBlackFree,
  rollShowing,
  type Split,
  type View,
} from '../../../../games/dice-and-danger/index.ts';
import { actionsIn, type Lab, labFor } from './lab.ts';
import type { Sums } from './lit.ts';
import { isSplit, type Row, rowShowing, rowsOf } from './rows.ts';

/** The pairs of this round: what can be chosen, what was, and what is left of it. */
export interface Round {
  readonly rows: readonly Row[];
  readonly chosen: Row | undefined;
  readonly sums: Sums;
  /** Whether another row may still take the place of the chosen one. */
  readonly isOpen: boolean;
  readonly price: 'free' | 'symbol';
}

export function useRound(lab: Lab | undefined, view: View): Round {
  return useMemo(() => roundOf(lab, view), [lab, view]);
}

const NO_ROWS: readonly Row[] = [];
const NO_ACTIONS: readonly Action[] = [];

export function roundOf(lab: Lab | undefined, view: View): Round {
  const rows = lab ? rowsNow(lab, view) : NO_ROWS;
  const made = splitIn(view);
  const chosen = made && (rows.find(({ action }) => isAlike(action, made.action)) ?? shownAlone(view, made, lab));
  const left = view.pencil?.pairs.map(({ sum }) => sum) ?? [];
  return {
    rows,
    chosen,
    sums: { chosen: chosen?.action.sums ?? left, left },
    isOpen: rows.length > 0,
    price: lab && isBlackFree(lab.content, view, lab.seat) ? 'free' : 'symbol',
  };
}

/** The rows among which one may choose; none once something was crossed out with the pairs. */
function rowsNow(lab: Lab, view: View): readonly Row[] {
  const { pencil } = view;
  if (!pencil || view.phase !== 'cross' || pencil.chests > 0) return NO_ROWS;
  if (!hasSplit(pencil)) return listed(lab);
  return isUntouched(view, lab.seat) ? listed(unsplit(lab, view)) : NO_ROWS;
}

const listed = (lab: Lab): readonly Row[] => rowsOf(lab, actionsIn(lab).filter(isSplit));

/** The pairs that were made in this round. */
function splitIn({ phase, dice, pencil }: View): Split | undefined {
  if (!pencil || phase !== 'cross' || !hasSplit(pencil)) return undefined;
  const { white, black } = rollShowing(dice);
  return (pencil.black ? black : white).find(({ action }) => action.sums.every((sum, i) => sum === pencil.sums[i]));
}

const shownAlone = ({ dice }: View, made: Split, lab: Lab | undefined): Row =>
  rowShowing(dice, made, lab ? actionsIn(lab) : NO_ACTIONS);

const isAlike = (one: ActionOf<'split'>, other: ActionOf<'split'>): boolean =>
  one.black === other.black && one.sums.every((sum, i) => sum === other.sums[i]);

/** Nothing was crossed out in this round: the pairs are the newest step. */
function isUntouched({ papers, pencil }: View, seat: number): boolean {
  const settled = papers[seat]?.crosses ?? [];
  return pencil?.paper.crosses.every((crosses, node) => crosses === settled[node]) ?? true;
}

/** The lab as it was before the pairs were made. */
function unsplit(lab: Lab, view: View): Lab {
  const { pencil } = view;
  if (!pencil) return lab;
  const paid = pencil.black && !isBlackFree(lab.content, view, lab.seat) ? 1 : 0;
  const paper = { ...pencil.paper, symbols: pencil.paper.symbols + paid };
  const before: View = { ...view, pencil: { ...pencil, paper, sums: [], black: false, pairs: [] } };
  return labFor(lab.content, lab.rules, before, lab.seat);
}
