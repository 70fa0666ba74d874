import { expect, test } from 'vitest';
import {
  dungeonPen,
  type Ground,
  groundIndex,
  isFree,
  MAP_NAMES,
  type Material,
  type Square,
  SQUARES,
  STRIDES,
  unpack,
  wantedBy,
} from '../../games/dungeon-pen/index.ts';
import { isRefusal } from '../../kernel/game.ts';
import { fieldTo, goalsOf, surveyOf } from './survey.ts';

function materialOf(dungeon: string): Material {
  const options = dungeonPen.readOptions({ dungeon }, 2);
  if (isRefusal(options)) throw new Error(options.rule);
  return unpack(options);
}

/** How far every square is from the goals, lowered again and again until nothing changes. */
function slowly(ground: Ground, goals: readonly Square[]): number[] {
  const field = Array.from(ground, () => 10_000);
  for (const goal of goals) field[groundIndex(goal)] = 0;
  const from = (index: number, stride: number, cost: number): number => (field[index + stride] as number) + cost;
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (let square = 0; square < SQUARES; square++) {
      const index = groundIndex(square);
      if (!isFree(ground, index)) continue;
      const isOpen = (stride: number): boolean => isFree(ground, index + stride);
      const ways = STRIDES.flatMap((stride, side) => {
        const turn = STRIDES[(side + 1) % 4] as number;
        const isSlanted = isOpen(stride) && isOpen(turn) && isOpen(stride + turn);
        return [
          ...(isOpen(stride) ? [from(index, stride, 5)] : []),
          ...(isSlanted ? [from(index, stride + turn, 7)] : []),
        ];
      });
      const least = Math.min(field[index] as number, ...ways);
      if (least < (field[index] as number)) [field[index], hasChanged] = [least, true];
    }
  }
  return field;
}

test.each(MAP_NAMES)('the shortest ways of the %s: five a square, seven across a corner that is free', dungeon => {
  const material = materialOf(dungeon);
  for (const goals of [goalsOf(material, 0, false), goalsOf(material, 1, true)])
    expect([...fieldTo(material.ground, goals)]).toEqual(slowly(material.ground, goals));
});

test('a sheet is surveyed once, until something is drawn on it', () => {
  const material = materialOf('hall');
  const view = dungeonPen.rules({ version: 1, seats: 2, options: material.options }).setup();
  const survey = surveyOf(material, view);
  expect(surveyOf(material, { ...view, walls: [] })).toBe(survey);
  const [square] = material.chests as [Square];
  const walled = surveyOf(material, { ...view, walls: [square] });
  expect(walled.ground).not.toEqual(survey.ground);
  expect(surveyOf(material, { ...view, walls: [square], plague: { red: 1, black: 1 } })).not.toBe(walled);
  expect(survey.wayOf(0, false)[groundIndex(wantedBy(material, 0))]).toBe(0);
});
