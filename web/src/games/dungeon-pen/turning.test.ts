import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAYOUTS } from '../../../../art/dungeon-pen/index.ts';
import { lieOf, paperAt, seenAt, straightened, turnBetween, wayTo } from './turning.ts';

const ROOM = { width: 704, height: 716 };

test('the shortest way round', () => {
  expect(wayTo(350, 10)).toBe(20);
  expect(wayTo(10, 350)).toBe(-20);
  expect(wayTo(0, 180)).toBe(180);
  expect(wayTo(-720, 90)).toBe(90);
});

test('a sheet that lies nearly straight is straightened', () => {
  expect(straightened(94)).toBe(90);
  expect(straightened(-3)).toBe(-0);
  expect(straightened(45)).toBe(45);
  expect(straightened(356)).toBe(360);
});

test('whichever way the sheet is turned, all of it is seen, and every point of it can be found again', () => {
  const turns = fc.double({ min: -720, max: 720, noNaN: true });
  fc.assert(
    fc.property(turns, fc.constantFrom(...Object.values(LAYOUTS)), (turn, layout) => {
      const lie = lieOf(layout, ROOM, turn);
      for (const corner of [
        [0, 0],
        [layout.width, 0],
        [layout.width, layout.height],
        [0, layout.height],
      ] as const) {
        const seen = seenAt(lie, corner);
        expect(Math.min(seen.x, seen.y)).toBeGreaterThanOrEqual(-1e-6);
        expect(seen.x).toBeLessThanOrEqual(ROOM.width + 1e-6);
        expect(seen.y).toBeLessThanOrEqual(ROOM.height + 1e-6);
        const found = paperAt(lie, seen);
        expect(found[0]).toBeCloseTo(corner[0]);
        expect(found[1]).toBeCloseTo(corner[1]);
      }
    }),
  );
});

test('a sheet turned clockwise by a quarter shows its upper edge on the right', () => {
  const lie = lieOf(LAYOUTS.wide, ROOM, 90);
  const { x, y } = seenAt(lie, [LAYOUTS.wide.width / 2, 0]);
  expect(x).toBeGreaterThan(ROOM.width / 2 + 300);
  expect(y).toBeCloseTo(ROOM.height / 2);
});

test('two fingers turn by the angle between where they were and where they are', () => {
  expect(turnBetween({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 10 })).toBeCloseTo(90);
  expect(turnBetween({ x: 0, y: 0 }, { x: -10, y: -1 }, { x: -10, y: 1 })).toBeCloseTo(-11.42, 1);
});
