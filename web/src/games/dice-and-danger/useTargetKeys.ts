import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { boxOf, type Layout, nodeId, nodeOf } from '../../../../art/dice-and-danger/index.ts';
import type { Node } from '../../../../games/dice-and-danger/index.ts';
import { type Arrow, ARROWS, towards } from './arrowKeys.ts';
import { useDesk } from './context.ts';
import { type Keys, useKeys } from '../../parts/useKeys.ts';

interface Reach {
  readonly pane: RefObject<HTMLElement | null>;
  readonly layout: Layout;
  readonly press: (node: Node) => void;
  readonly leave: () => void;
  /** Whether words beside a node wait to be taken away. */
  readonly isAsked: boolean;
}

/** Arrows and N, P go from one target to the next; with Shift arrows go everywhere, so that one can ask why not. */
export function useTargetKeys({ pane, layout, press, leave, isAsked }: Reach): void {
  const { offers, play, mode, setMode, shown } = useDesk();
  const lit = offers.map(({ node }) => node);
  const everywhere = [...layout.sheet.spaces, ...layout.sheet.rooms].map((_, node) => node);
  const focus = (node: Node | undefined): void => {
    if (node !== undefined) focusOn(pane, node);
  };
  const go = (arrow: Arrow, nodes: readonly Node[]): void => {
    const from = focused(pane);
    const placed = nodes.filter(node => node !== from).map(item => ({ item, box: boxOf(layout, item) }));
    focus(from === undefined ? nodes[0] : towards(boxOf(layout, from), arrow, placed));
  };
  const step = (by: 1 | -1): void => {
    const at = lit.indexOf(focused(pane) ?? -1);
    focus(lit[(Math.max(at, by === 1 ? -1 : 0) + by + lit.length) % lit.length]);
  };
  const enter = ({ repeat }: KeyboardEvent): void => {
    const node = focused(pane);
    if (node !== undefined && !repeat) press(node);
  };
  const isOwn = play.actions.length > 0 && shown === play.now.seat;
  const arrows = ARROWS.map(arrow => [arrow, () => go(arrow, lit)] as const);
  const shifted = ARROWS.map(arrow => [`Shift+${arrow}`, () => go(arrow, everywhere)] as const);
  const keys: Keys = {
    ...(lit.length > 0 && { ...Object.fromEntries(arrows), n: () => step(1), p: () => step(-1) }),
    ...Object.fromEntries(shifted),
    Enter: enter,
    ' ': enter,
    ...((isAsked || mode === 'torch') && {
      Escape: () => {
        leave();
        setMode('sums');
      },
    }),
  };
  useKeys(isOwn ? keys : {});
  useNextFocus(pane, lit);
}

function focused(pane: RefObject<HTMLElement | null>): Node | undefined {
  const { activeElement } = document;
  return pane.current?.contains(activeElement) ? nodeOf(activeElement?.getAttribute('data-id') ?? '') : undefined;
}

function focusOn(pane: RefObject<HTMLElement | null>, node: Node): void {
  pane.current?.querySelector<SVGElement>(`[data-id="${nodeId(node)}"]`)?.focus({ preventScroll: true });
}

/** Where a key has just done something: whoever pressed it goes on without looking for the way. */
const SPENT = ':is(body, main, .ddd-row:focus-visible, .ddd-reward:focus-visible, .ddd-end:focus-visible)';

/** Whoever has just done something by key finds the next target at hand, or the button that ends the round. */
function useNextFocus(pane: RefObject<HTMLElement | null>, lit: readonly Node[]): void {
  const { play } = useDesk();
  const { decision } = play.now;
  const last = useRef(decision);
  const goOn = useEffectEvent(() => {
    const at = focused(pane);
    const isSpent = document.activeElement?.matches(SPENT) && play.events !== null;
    if (at === undefined ? !isSpent : lit.includes(at)) return;
    if (lit[0] !== undefined) focusOn(pane, lit[0]);
    else document.querySelector<HTMLElement>('.ddd-end')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (last.current !== decision) goOn();
    last.current = decision;
  }, [decision]);
}
