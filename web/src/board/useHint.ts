import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Follows a hint once, when it is given: what it names is taken in hand, and may be changed from there. It is in hand
 * as soon as the hint is read: an effect after painting would leave a moment for Enter to do something else.
 */
export function useHint<A>(hint: A | undefined, follow: (hinted: A) => unknown): void {
  const take = useEffectEvent(follow);
  useLayoutEffect(() => {
    if (hint !== undefined) take(hint);
  }, [hint]);
}

/** Brings the focus to what a hint names, so that Enter does it: for games whose hints take nothing else in hand. */
export function useHintedFocus(hint: object | undefined): void {
  useHint(hint, () => queueMicrotask(focusHinted));
}

/** Once all that the hint changes is drawn, hidden rows too. */
function focusHinted(): void {
  document.querySelector<HTMLElement>('.play-page [data-hint="true"]')?.focus({ preventScroll: true });
}
