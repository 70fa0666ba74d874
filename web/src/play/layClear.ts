export type Corners = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export const isOver = (one: Corners, other: Corners): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * By how bad it is to cover one of them: what a game marks for a hint, buttons beside the board and signs on it; what can
 * be pressed on the board; what else lies there.
 */
const COVERED: readonly (readonly [things: string, weight: number])[] = [
  ['[data-hint="true"], [data-id^="hint/"]', 1_000_000],
  ['.play-board svg [role="button"]', 1000],
  ['.play-board svg [data-role="card"]', 1],
];

/** Lays a slip that comes to the table at the end of its place where it covers least of what it may speak of. */
export function layClear(slip: HTMLElement | null): void {
  const place = slip?.parentElement;
  if (!slip || !place) return;
  const [near, away] = ['false', 'true'].map(end => {
    place.dataset['away'] = end;
    return coveredBy(slip.getBoundingClientRect());
  }) as [number, number];
  place.dataset['away'] = String(away < near);
}

function coveredBy(slip: DOMRect): number {
  const under = (things: string): number =>
    [...document.querySelectorAll(things)].filter(thing => isOver(slip, thing.getBoundingClientRect())).length;
  return COVERED.reduce((sum, [things, weight]) => sum + weight * under(things), 0);
}
