import {
  characterOf,
  type Ground,
  groundIndex,
  indexUnder,
  otherOf,
  type Square,
  STRIDES,
  type View,
} from '../../games/dungeon-pen/index.ts';
import { best } from './best.ts';
import { fieldAt, fieldTo, goalsOf, type Survey } from './survey.ts';

interface Outlook {
  readonly survey: Survey;
  readonly view: View;
  readonly step: { readonly seat: number };
}

/** How much more a wall on each square of a ground would stand in the other's way than in the own. */
export function hindrances({ survey, view, step: { seat } }: Outlook): Int8Array {
  const hinders = new Int8Array(survey.ground.length);
  for (const index of wayFrom(survey, view, otherOf(seat))) hinders[index] = 1;
  for (const index of wayFrom(survey, view, seat)) hinders[index] = (hinders[index] as number) - 1;
  return hinders;
}

/** The squares of a ground over which a seat would walk to what it is after. */
function wayFrom(survey: Survey, view: View, seat: number): number[] {
  const { x, y, carries } = characterOf(view, seat);
  const field = survey.wayOf(seat, carries);
  const way = [indexUnder(x, y)];
  for (const index of way) {
    const next = best(AROUND, stride => -(field[index + stride] as number)) + index;
    if ((field[next] as number) < (field[index] as number)) way.push(next);
  }
  return way;
}

/** Where the eight squares around one stand in a ground. */
const AROUND = STRIDES.flatMap((stride, side) => [stride, stride + (STRIDES[(side + 1) % STRIDES.length] as number)]);

/** How much shorter the way of a seat would be without the wall on a square. */
export function shortened({ survey, view, step: { seat } }: Outlook, square: Square): number {
  const { material, ground } = survey;
  const character = characterOf(view, seat);
  const dug: Ground = ground.slice();
  dug[groundIndex(square)] = material.ground[groundIndex(square)] ?? 0;
  const way = fieldTo(dug, goalsOf(material, seat, character.carries));
  return fieldAt(survey.wayOf(seat, character.carries), character) - fieldAt(way, character);
}
