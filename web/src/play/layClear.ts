export type Corners = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export const isOver = (one: Corners, other: Corners): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What a game marks for a hint: buttons beside the board, signs on it. */
const MARKED = '[data-hint="true"], [data-id^="hint/"]';

/** Lays a slip that comes to the table at the other end of its board when it would cover what a hint recommends. */
export function layClear(slip: HTMLElement | null): void {
  const place = slip?.parentElement;
  if (!slip || !place) return;
  place.dataset['away'] = 'false';
  const here = slip.getBoundingClientRect();
  const marks = [...document.querySelectorAll(MARKED)];
  place.dataset['away'] = String(marks.some(mark => isOver(here, mark.getBoundingClientRect())));
}
