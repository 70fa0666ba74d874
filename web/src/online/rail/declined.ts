import type { Seat } from '../../../../kernel/game.ts';
import type { Seating } from '../../../../wire/table.ts';

/** Whether what a seat of `own` had asked for was declined between two tables. */
export const wasDeclined = ({ asking }: Seating, after: Seating, own: readonly Seat[]): boolean =>
  asking !== null && own.includes(asking.by) && after.declined === asking.asked;
