import type { Ground, Square, View } from '../../games/dungeon-pen/index.ts';
import { AROUND, characterOf, GROUND_SIZE, groundIndex, indexUnder, otherOf } from '../../games/dungeon-pen/readers.ts';
import { type Field, fieldAfter, fieldAt, goalsOf, type Survey } from './survey.ts';

interface Outlook {
  readonly survey: Survey;
  readonly view: View;
  readonly step: { readonly seat: number };
}

/** Room for one decision at a time. */
const HINDERS = new Int8Array(GROUND_SIZE);

/** How much more a wall on each square of a ground would stand in the other's way than in the own. */
export function hindrances({ survey, view, step: { seat } }: Outlook): Int8Array {
  HINDERS.fill(0);
  for (const index of wayFrom(survey, view, otherOf(seat))) HINDERS[index] = 1;
  for (const index of wayFrom(survey, view, seat)) HINDERS[index] = (HINDERS[index] as number) - 1;
  return HINDERS;
}

/** The squares of a ground over which a seat would walk to what it is after. */
export function wayFrom(survey: Survey, view: View, seat: number): number[] {
  const { x, y, carries } = characterOf(view, seat);
  const field = survey.wayOf({ seat, carries });
  const way = [indexUnder(x, y)];
  for (const index of way) {
    const next = nearestAround(field, index);
    if (next !== index) way.push(next);
  }
  return way;
}

function nearestAround(field: Field, index: number): number {
  let nearest = index;
  for (const stride of AROUND)
    if ((field[index + stride] as number) < (field[nearest] as number)) nearest = index + stride;
  return nearest;
}

/** How much shorter the way of a seat would be without the wall on a square. */
export function shortened({ survey, view, step: { seat } }: Outlook, square: Square): number {
  const { content, ground } = survey;
  const character = characterOf(view, seat);
  const dug: Ground = ground.slice();
  dug[groundIndex(square)] = content.printed.ground[groundIndex(square)] ?? 0;
  const field = survey.wayOf({ seat, carries: character.carries });
  const changes = { goals: goalsOf(content, { seat, carries: character.carries }), drawn: [], dug: [square] };
  return fieldAt(field, character) - fieldAt(fieldAfter(field, dug, changes), character);
}
