import { isInside, NONE } from '../../../../games/the-dungeon/index.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { characterAt, type Desk } from './context.ts';
import { roomName } from './names.ts';

/** How somebody stands, in a few words: "in the Crypt", "loses a turn". */
export function statusOf(desk: Desk, seat: Seat): string {
  const { words } = desk;
  const person = characterAt(desk, seat);
  if (person.sheet === NONE) return '';
  if (person.lives === 0) return words.status.dead;
  if (!isInside(person)) return person.out > 0 ? words.status.out : words.status.above;
  if (person.leaving) return words.status.leaving;
  if (person.lost) return words.status.lost;
  return words.status.at(roomName(desk, person.at));
}
