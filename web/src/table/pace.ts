import type { Kind } from '../../../kernel/game.ts';
import type { Update } from './table.ts';

/** How long one looks at what another seat has done before the next thing happens. */
export const PACE_MS = 800;

/**
 * How long the next update has to wait, `since` milliseconds after the last one was shown. Only who watches others is
 * given time: what one does oneself, and whatever happens while one has to decide, is shown at once.
 */
export function pauseBefore<K extends Kind>(next: Update<K>, last: Update<K>, since: number): number {
  const isWatching = !last.now.waiting.includes(last.now.seat);
  const isNews = next.events !== null && next.events.length > 0 && last.events !== null && last.events.length > 0;
  return isWatching && isNews ? Math.max(0, PACE_MS - since) : 0;
}
