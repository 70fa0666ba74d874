import type { Choices } from '../router.ts';
import type { Choice } from './module.ts';

/** Who begins, for a game with the option `first`: a seat. */
export const whoBegins = (seats: number): Choice => ({
  name: 'first',
  values: Array.from({ length: seats }, (_, seat) => String(seat)),
  isSeat: true,
});

/** The choices with the seat as the rules read it; what is no seat is left as it is, for the rules to refuse. */
export function readFirst({ first, ...rest }: Choices): object {
  if (first === undefined) return rest;
  return { ...rest, first: /^\d$/.test(first) ? Number(first) : first };
}
