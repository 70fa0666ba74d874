import { timingSafeEqual } from 'node:crypto';
import type { Person } from '../storage/people.ts';
import { type MatchHead, headOf, seatsOf, type Shelf } from '../matches/head.ts';
import type { Room } from '../matches/room.ts';
import type { Storage } from '../storage/storage.ts';

/** Equal, found out in the same time wherever they differ. */
function isSame(given: string | undefined, kept: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether somebody may look at a match: it is public, they sit in it, or they were given one of its links. */
export function mayLook({ fold }: Room, person: Person | undefined, key: string | undefined): boolean {
  return fold.head.terms.listed || isExpected(fold, person) || isKeyOf(fold.head, key);
}

export function mayJoin({ fold }: Room, person: Person | undefined, key: string | undefined): boolean {
  return fold.head.terms.listed || isExpected(fold, person) || isSame(key, fold.head.keys.join);
}

/** By the link as people are; in the lobby where the table is open to robots. */
export function mayRobotJoin({ fold }: Room, robot: Person, key: string | undefined): boolean {
  const { listed, robots } = fold.head.terms;
  return (listed && robots === true) || isExpected(fold, robot) || isSame(key, fold.head.keys.join);
}

/** Whether somebody sits there, or sat in the match before. */
const isExpected = ({ head, chairs }: Room['fold'], person: Person | undefined): boolean =>
  seatsOf(chairs, person?.id).length + seatsOf(head.former?.chairs ?? [], person?.id).length > 0;

/** The same of a match that does not open, as far as is known of it without its steps. */
export async function mayHear({ storage, shelf }: Known, match: string, { person, key }: Visitor): Promise<boolean> {
  const row = await storage.match(match);
  const head = row && headOf(row, shelf);
  if (!head) return false;
  return head.terms.listed || isKeyOf(head, key) || (person !== undefined && (await storage.sits(person.id, match)));
}

interface Known {
  readonly storage: Storage;
  readonly shelf: Shelf;
}

interface Visitor {
  readonly person: Person | undefined;
  readonly key: string | undefined;
}

function isKeyOf({ keys }: MatchHead, key: string | undefined): boolean {
  const [mayJoinBy, mayWatchBy] = [isSame(key, keys.join), isSame(key, keys.watch)];
  return mayJoinBy || mayWatchBy;
}
