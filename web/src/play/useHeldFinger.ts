import { useEffect, useEffectEvent } from 'react';
import { later } from './clock.ts';

/** A finger that lies still for so long asks what lies under it. */
const HOLD_MS = 600;
const STRAY = 8;
/** A board with an answer of its own to a finger that is held. */
const OWN = '[data-holds]';

/** Tells which of the things that fit a selector a finger is held on. Such a press is none: whatever would follow is called off. */
export function useHeldFinger(things: string, onHold: (thing: Element) => void): void {
  const ask = useEffectEvent(({ clientX, clientY, pointerId, target }: PointerEvent) => {
    const thing = document.elementFromPoint(clientX, clientY)?.closest(things);
    if (!thing || thing.closest(OWN)) return;
    target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId }));
    callOff();
    onHold(thing);
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

/** The finger is lifted from what it asked about: until it comes down again nothing hears of it. */
function callOff(): void {
  const over = new AbortController();
  for (const type of ['pointerup', 'click', 'contextmenu'])
    addEventListener(type, stop, { capture: true, signal: over.signal });
  addEventListener('pointerdown', () => over.abort(), { capture: true, signal: over.signal });
}
