import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Content, dungeonPen, type Ground, type Square } from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { groundIndex, isFree, SIDE, STRIDES, WALL, wantedBy } from '../../games/dungeon-pen/readers.ts';
import { isRefusal } from '../../kernel/game.ts';
import { fieldAfter, fieldTo, goalsOf, surveyOf } from './survey.ts';

function contentWith(dungeon: string): Content {
  const options = dungeonPen.readOptions({ dungeon }, 2);
  if (isRefusal(options)) throw new Error(options.rule);
  return dungeonPen.rules({ version: 1, seats: 2, options }).content;
}

/** How far every square is from the goals, lowered again and again until nothing changes. */
function slowly(ground: Ground, goals: readonly Square[]): number[] {
  const field = Array.from(ground, () => 10_000);
  for (const goal of goals) field[groundIndex(goal)] = 0;
  const from = (index: number, stride: number, cost: number): number => (field[index + stride] as number) + cost;
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (let square = 0; square < SIDE * SIDE; square++) {
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
  const content = contentWith(dungeon);
  for (const goals of [goalsOf(content, { seat: 0, carries: false }), goalsOf(content, { seat: 1, carries: true })])
    expect([...fieldTo(content.printed.ground, goals)]).toEqual(slowly(content.printed.ground, goals));
});

/** A printed sheet with walls on some of the squares that may be covered. */
function walled({ printed: { ground }, kept }: Content, walls: readonly Square[]): Ground {
  const drawn = ground.slice();
  for (const square of walls) if (kept[square] === 0) drawn[groundIndex(square)] = WALL;
  return drawn;
}

test.each(MAP_NAMES)('the ways of the %s after walls were drawn and dug away are those of a new survey', dungeon => {
  const content = contentWith(dungeon);
  const walls = fc.array(fc.nat({ max: SIDE * SIDE - 1 }), { maxLength: 40 });
  const property = fc.property(walls, walls, fc.boolean(), (earlier, later, carries) => {
    const goals = goalsOf(content, { seat: 0, carries });
    const before = fieldTo(walled(content, earlier), goals);
    const after = walled(content, later);
    const drawn = later.filter(square => !earlier.includes(square) && !isFree(after, groundIndex(square)));
    const dug = earlier.filter(square => !later.includes(square) && isFree(after, groundIndex(square)));
    expect(fieldAfter(before, after, { goals, drawn, dug })).toEqual(fieldTo(after, goals));
  });
  fc.assert(property);
});

test('a sheet is surveyed once, until something is drawn on it', () => {
  const content = contentWith('hall');
  const view = dungeonPen.rules({ version: 1, seats: 2, options: content.options }).setup();
  const survey = surveyOf(content, view);
  expect(surveyOf(content, { ...view, walls: [] })).toBe(survey);
  const [square] = content.chests as [Square];
  const drawn = surveyOf(content, { ...view, walls: [square] });
  expect(drawn.ground).not.toEqual(survey.ground);
  expect(surveyOf(content, { ...view, walls: [square], plague: { red: 1, black: 1 } })).not.toBe(drawn);
  expect(survey.wayOf({ seat: 0, carries: false })[groundIndex(wantedBy(content, 0))]).toBe(0);
});
