import { useEffect, useEffectEvent } from 'react';
import type { Spot } from '../board/geometry.ts';
import { later } from '../stage/clock.ts';

/** A finger that lies still for so long asks what lies under it. */
const HOLD_MS = 600;
const STRAY = 8;
/** A board with an answer of its own to a finger that is held. */
const OWN = '[data-holds]';

/**
 * Tells which of the things that fit a selector a finger is held on. Lifted from there such a press is none: whatever would
 * follow is called off. Moved on, it drags or pulls as if nobody had asked.
 */
export function useHeldFinger(things: string, onHold: (thing: Element, at: Spot) => void): void {
  const ask = useEffectEvent((press: PointerEvent) => {
    const { clientX, clientY } = press;
    const thing = document.elementFromPoint(clientX, clientY)?.closest(things);
    if (!thing || thing.closest(OWN)) return;
    callOff(press);
    onHold(thing, { x: clientX, y: clientY });
  });
  useEffect(() => {
    let held: { readonly x: number; readonly y: number; readonly drop: () => void } | undefined;
    const leaving = new AbortController();
    const drop = (): void => {
      held?.drop();
      held = undefined;
    };
    const hear = <T extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
      type: T,
      act: (event: PointerEvent) => void,
    ): void => addEventListener(type, act, { capture: true, signal: leaving.signal });
    hear('pointerdown', event => {
      drop();
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      held = { x: event.clientX, y: event.clientY, drop: later(HOLD_MS, () => ask(event)) };
    });
    hear('pointermove', ({ clientX, clientY }) => {
      if (held && Math.hypot(clientX - held.x, clientY - held.y) > STRAY) drop();
    });
    hear('pointerup', drop);
    hear('pointercancel', drop);
    return () => {
      drop();
      leaving.abort();
    };
  }, []);
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Nothing hears of a finger that is lifted from what it asked about, until it comes down again. */
function callOff({ clientX, clientY, pointerId, target }: PointerEvent): void {
  const over = new AbortController();
  const hear = <T extends keyof GlobalEventHandlersEventMap>(
    type: T,
    act: (event: GlobalEventHandlersEventMap[T]) => void,
  ): void => addEventListener(type, act as EventListener, { capture: true, signal: over.signal });
  hear('click', stop);
  hear('contextmenu', stop);
  hear('pointerup', event => {
    stop(event);
    target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId }));
  });
  hear('pointermove', event => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > STRAY) over.abort();
  });
  hear('pointerdown', () => over.abort());
}
