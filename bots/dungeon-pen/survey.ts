import {
  type Ground,
  groundIndex,
  groundNow,
  indexUnder,
  isFree,
  type Material,
  type Point,
  type Square,
  STRIDES,
  type View,
  wantedBy,
} from '../../games/dungeon-pen/index.ts';

const STRAIGHT = 5;
const SLANTED = 7;
const NO_WAY = 10_000;

/** How far every square of a ground is from a goal, in fifths of a square; more than any way where none leads. */
export type Field = Int16Array;

/** What a seat knows of the sheet: the ground, and how far it is to what each of the two is after. */
export interface Survey {
  readonly material: Material;
  readonly ground: Ground;
  /** To the own cell with the treasure in hand, else to the treasure. */
  wayOf(seat: number, carries: boolean): Field;
}

/** Surveys the sheet anew only when something has been drawn on it or dug away. */
export function surveyor(material: Material): (view: View) => Survey {
  let latest: { readonly drawn: string; readonly survey: Survey } | undefined;
  return view => {
    const drawn = `${view.walls.join()} ${view.plague?.red} ${view.plague?.black}`;
    if (latest?.drawn !== drawn) latest = { drawn, survey: surveyOf(material, groundNow(material, view)) };
    return latest.survey;
  };
}

export function surveyOf(material: Material, ground: Ground): Survey {
  const fields: (Field | undefined)[] = [];
  return {
    material,
    ground,
    wayOf: (seat, carries) =>
      (fields[2 * seat + Number(carries)] ??= fieldTo(ground, goalsOf(material, seat, carries))),
  };
}

/** The squares that a seat is after. */
export function goalsOf(material: Material, seat: number, carries: boolean): readonly Square[] {
  return carries ? (material.cells[seat] ?? []) : [wantedBy(material, seat)];
}

/** Lines do not squeeze through corners: a slanted step needs both squares beside it. */
export function fieldTo(ground: Ground, goals: readonly Square[]): Field {
  const field = new Int16Array(ground.length).fill(NO_WAY);
  const queue = goals.map(groundIndex);
  for (const index of queue) field[index] = 0;
  for (let at = 0; at < queue.length; at++) {
    const from = queue[at] as number;
    const way = field[from] as number;
    for (let side = 0; side < 4; side++) {
      const ahead = from + (STRIDES[side] as number);
      if (!isFree(ground, ahead)) continue;
      if (way + STRAIGHT < (field[ahead] as number)) queue.push(lowered(field, ahead, way + STRAIGHT));
      const turn = STRIDES[(side + 1) & 3] as number;
      const slanted = ahead + turn;
      if (way + SLANTED < (field[slanted] as number) && isFree(ground, slanted) && isFree(ground, from + turn))
        queue.push(lowered(field, slanted, way + SLANTED));
    }
  }
  return field;
}

function lowered(field: Field, index: number, way: number): number {
  field[index] = way;
  return index;
}

export function fieldAt(field: Field, { x, y }: Point): number {
  return field[indexUnder(x, y)] as number;
}
