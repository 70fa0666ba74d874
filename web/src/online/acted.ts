import type { Seat } from '../../../kernel/game.ts';
import type { Drawer } from './outbox.ts';

const keyOf = (match: string): string => `oubliette/acted/${match}`;

/** The seat that took the last step from this page, a reload ago or several. */
export function keptActed(drawer: () => Drawer, match: string): Seat | undefined {
  try {
    const kept = drawer().getItem(keyOf(match));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

/** Where nothing may be kept, it is known as long as the page is there. */
export function keepActed(drawer: () => Drawer, match: string, seat: Seat): void {
  try {
    drawer().setItem(keyOf(match), String(seat));
  } catch {
    return;
  }
}
