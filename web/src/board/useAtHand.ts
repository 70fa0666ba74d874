import { type RefObject, useEffect } from 'react';

/** What appears while the focus is nowhere takes it: whoever plays by keys goes on where the question is. */
export function useAtHand(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [element]);
}
