import { useMemo, useState } from 'react';
import { type ActionOf, isBlackFree, rollShowing, type View } from '../../../../games/dice-and-danger/index.ts';
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

const NO_ROWS: readonly Row[] = [];

interface Kept {
  readonly round: string;
  readonly row: Row;
}

/** A view forgets which pairs were made once one of them is used: what was chosen is remembered here. */
export function useRound(lab: Lab | undefined, view: View): Round {
  const now = useMemo(() => lab && roundOf(lab, view), [lab, view]);
  const [kept, keep] = useState<Kept>();
  const round = `${lab?.seat}/${view.round}`;
  const isNew = now?.chosen !== undefined && (kept?.round !== round || kept.row.action !== now.chosen.action);
  if (isNew && now?.chosen) keep({ round, row: now.chosen });
  const remembered = kept?.round === round ? kept.row : undefined;
  const known = now?.chosen ?? (view.pencil?.split ? (remembered ?? now?.guess) : undefined);
  const sums = useMemo((): Sums => {
    const left = view.pencil?.pairs.map(({ sum }) => sum) ?? [];
    return { chosen: known?.action.sums ?? left, left };
  }, [view, known]);
  return {
    rows: now?.rows ?? NO_ROWS,
    chosen: known,
    sums,
    isOpen: now?.isOpen ?? false,
    price: lab && isBlackFree(lab.board, view, lab.seat) ? 'free' : 'symbol',
  };
}

type Found = Pick<Round, 'rows' | 'chosen' | 'isOpen'> & { readonly guess?: Row | undefined };

function roundOf(lab: Lab, view: View): Found {
  const { pencil } = view;
  if (!pencil || view.phase !== 'cross' || pencil.chests > 0) return { rows: [], chosen: undefined, isOpen: false };
  if (!pencil.split) return { rows: listed(lab), chosen: undefined, isOpen: true };
  if (!isUntouched(view, lab.seat)) return { rows: [], chosen: undefined, isOpen: false, guess: guessed(lab, view) };
  const before = unsplit(lab, view);
  const rows = listed(before);
  return { rows, chosen: rows.find(({ action }) => isMade(action, pencil.pairs)), isOpen: true };
}

const listed = (lab: Lab): readonly Row[] => rowsOf(lab, actionsIn(lab).filter(isSplit));

const isMade = ({ sums }: ActionOf<'split'>, pairs: readonly { readonly sum: number }[]): boolean =>
  sums.every((sum, i) => pairs[i]?.sum === sum);

/** Nothing was crossed out in this round: the pairs are the newest step. */
function isUntouched({ papers, pencil }: View, seat: number): boolean {
  const settled = papers[seat]?.crosses ?? [];
  return pencil?.paper.crosses.every((crosses, node) => crosses === settled[node]) ?? true;
}

/** Pairs that may have been made, for a page that was not there when they were. */
function guessed(lab: Lab, { dice, pencil }: View): Row | undefined {
  const [left] = pencil?.pairs ?? [];
  const { white, black } = rollShowing(dice);
  const splits = pencil?.black ? black : white;
  const split = splits.find(({ action }) => left !== undefined && action.sums.includes(left.sum));
  return split && rowShowing(lab, split);
}

/** The lab as it was before the pairs were made. */
function unsplit(lab: Lab, view: View): Lab {
  const { pencil } = view;
  if (!pencil) return lab;
  const paid = pencil.black && !isBlackFree(lab.board, view, lab.seat) ? 1 : 0;
  const paper = { ...pencil.paper, symbols: pencil.paper.symbols + paid };
  const before: View = { ...view, pencil: { ...pencil, paper, split: false, black: false, pairs: [] } };
  return labFor(lab.board, lab.rules, before, lab.seat);
}
