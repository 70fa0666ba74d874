import { timingSafeEqual } from 'node:crypto';
import type { Person } from '../storage/people.ts';
import type { Head } from '../matches/head.ts';
import { seatsOf } from '../matches/head.ts';
import type { Room } from '../matches/room.ts';

/** Equal, found out in the same time wherever they differ. */
export function isSame(given: string | undefined, kept: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether somebody may look at a match: it is public, they sit in it, or they were given one of its links. */
export function mayLook({ fold }: Room, person: Person | undefined, key: string | undefined): boolean {
  const { head, chairs } = fold;
  return head.terms.listed || seatsOf(chairs, person?.id).length > 0 || isKeyOf(head, key);
}

export function mayJoin({ fold }: Room, person: Person | undefined, key: string | undefined): boolean {
  const { head, chairs } = fold;
  return head.terms.listed || seatsOf(chairs, person?.id).length > 0 || isSame(key, head.keys.join);
}

function isKeyOf({ keys }: Head, key: string | undefined): boolean {
  const [mayJoinBy, mayWatchBy] = [isSame(key, keys.join), isSame(key, keys.watch)];
  return mayJoinBy || mayWatchBy;
}
