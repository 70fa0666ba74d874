import { useEffectEvent, useLayoutEffect } from 'react';
import { later } from '../stage/clock.ts';
import { GUARD_MS } from '../stage/lapse.ts';

/** Keys that mean something else, whatever moves. */
const OTHERS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'p', 'P'];
/** Where a key or a press is meant for what moves: beside it lie the tools, which work at any time. */
const DESK = '.play-board, .play-side';

/** As long as something is watched, any key and any tap on the table skips it; what skips does nothing else. */
export function useSkips(skip: () => void, watched: unknown): void {
  const skipNow = useEffectEvent(skip);
  useLayoutEffect(() => (watched ? listen(skipNow) : undefined), [watched]);
}

function listen(skip: () => void): () => void {
  const hear = (event: Event): void => {
    if (!isMeant(event)) return;
    swallow(event);
    swallowClickOf(event);
    skip();
  };
  addEventListener('keydown', hear, true);
  addEventListener('pointerdown', hear, true);
  return () => {
    removeEventListener('keydown', hear, true);
    removeEventListener('pointerdown', hear, true);
  };
}

function isMeant(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('dialog, [data-unskipped]')) return false;
  if (target !== document.body && !target.closest(DESK)) return false;
  if (!(event instanceof KeyboardEvent)) return true;
  return !OTHERS.includes(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The click that ends a press comes when it is let go, and the table may already offer something there. */
function swallowClickOf(press: Event): void {
  const release = swallowClicks();
  for (const end of press instanceof KeyboardEvent ? ['keyup'] : ['pointerup', 'pointercancel'])
    addEventListener(end, () => void later(GUARD_MS, release), { capture: true, once: true });
}

/** What is pressed twice in a hurry was meant once. */
export function swallowClicksFor(ms: number): void {
  later(ms, swallowClicks());
}

/** Until they are given free again. */
function swallowClicks(): () => void {
  const giving = new AbortController();
  addEventListener('click', event => swallow(event), { capture: true, signal: giving.signal });
  return () => giving.abort();
}
