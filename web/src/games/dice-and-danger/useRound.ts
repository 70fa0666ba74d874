import { useMemo } from 'react';
import type { Action, View } from '../../../../games/dice-and-danger/index.ts';
import { beforeSplit, isBlackFree } from '../../../../games/dice-and-danger/readers.ts';
import { same } from '../../../../kernel/plain.ts';
import { openSums, type OpenSum } from './offers.ts';
import { isSplit, type Row, rowShowing, rowsOf } from './rows.ts';
import { actionsIn, type Sandbox, sandboxFor } from './sandbox.ts';

/** The pairs of this round: what can be chosen, what was, and what is left of it. */
export interface Round {
  readonly rows: readonly Row[];
  readonly chosen: Row | undefined;
  /** The sums that are still to be used. */
  readonly left: readonly OpenSum[];
  /** Whether another row may still take the place of the chosen one. */
  readonly isOpen: boolean;
  readonly price: 'free' | 'symbol';
}

export function useRound(sandbox: Sandbox | undefined, view: View): Round {
  return useMemo(() => roundOf(sandbox, view), [sandbox, view]);
}

const NO_ROWS: readonly Row[] = [];
const NO_ACTIONS: readonly Action[] = [];

export function roundOf(sandbox: Sandbox | undefined, view: View): Round {
  const rows = sandbox ? rowsNow(sandbox, view) : NO_ROWS;
  const made = view.draft?.split ?? undefined;
  const chosen =
    made &&
    (rows.find(({ action }) => same(action, made.action)) ??
      rowShowing(made, sandbox ? actionsIn(sandbox) : NO_ACTIONS));
  return {
    rows,
    chosen,
    left: openSums(made?.pairs ?? [], view.draft?.pairs ?? []),
    isOpen: rows.length > 0,
    price: sandbox && isBlackFree(sandbox.rules.content, view, sandbox.seat) ? 'free' : 'symbol',
  };
}

/** The rows among which one may choose; none once something was crossed out with the pairs. */
function rowsNow(sandbox: Sandbox, view: View): readonly Row[] {
  const { rules, seat } = sandbox;
  if (!view.draft?.split) return listed(sandbox);
  const before = beforeSplit(view, seat);
  return before ? listed(sandboxFor(rules, before, seat)) : NO_ROWS;
}

const listed = (sandbox: Sandbox): readonly Row[] => rowsOf(sandbox, actionsIn(sandbox).filter(isSplit));
