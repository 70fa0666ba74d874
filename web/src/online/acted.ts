import type { Seat } from '../../../kernel/game.ts';
import type { Drawer } from '../drawer.ts';

const nameOf = (match: string): string => `acted/${match}`;

/** The seat that took the last step from this page, a reload ago or several. */
export function keptActed(drawer: Drawer, match: string): Seat | undefined {
  const kept = drawer.read(nameOf(match));
  return typeof kept === 'number' ? kept : undefined;
}

export const keepActed = (drawer: Drawer, match: string, seat: Seat): void => drawer.write(nameOf(match), seat);
