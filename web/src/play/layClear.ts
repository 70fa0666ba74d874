export type Corners = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export const isOver = (one: Corners, other: Corners): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What a game marks for a hint, buttons beside the board and signs on it, and what can be pressed on the board. */
const MARKED = '[data-hint="true"], [data-id^="hint/"], .play-board svg [role="button"]';

/** Lays a slip that comes to the table at the other end of its place when it would cover what it speaks of. */
export function layClear(slip: HTMLElement | null): void {
  const place = slip?.parentElement;
  if (!slip || !place) return;
  place.dataset['away'] = 'false';
  const here = slip.getBoundingClientRect();
  const marks = [...document.querySelectorAll(MARKED)];
  place.dataset['away'] = String(marks.some(mark => isOver(here, mark.getBoundingClientRect())));
}
