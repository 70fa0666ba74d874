import type { Seat } from '../kernel/game.ts';

const NAMES = ['Osric', 'Mildred', 'Cuthbert', 'Agnes', 'Wilfrid', 'Grub'] as const;

/** Bots are called by their seats, so that no two at a table share a name. */
export const botName = (seat: Seat): string => NAMES[seat % NAMES.length] ?? '';
