import { type RefObject, useEffect } from 'react';

/** Where the focus lies when it lies on nothing: a page that has just been opened gives it to its content. */
const NOWHERE = 'body, main';

/** What appears while the focus is nowhere takes it: whoever plays by keys goes on where the question is. */
export function useAtHand(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.matches(NOWHERE)) element.current?.focus({ preventScroll: true });
  }, [element]);
}
