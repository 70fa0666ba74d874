import type { Seat } from '../../kernel/game.ts';
import type { Pencil } from '../paint.ts';

export const pencilOf = (seat: Seat): Pencil => (seat === 0 ? 1 : 2);
