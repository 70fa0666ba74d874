import { expect, test } from 'vitest';
import { dungeonPen } from '../../../../../games/dungeon-pen/index.ts';
import { UNIT } from '../../../../../games/dungeon-pen/readers.ts';
import { CHANCE } from '../../../../../kernel/game.ts';
import { accept, append, start } from '../../../../../kernel/match.ts';
import { flickerOf, flickTo, hasTouched, judgedOtherwise, onSheet, pointAt, typedFor } from './line.ts';

const match = () => {
  const options = dungeonPen.readOptions({}, 2);
  if ('refused' in options) throw new Error('usual options are refused');
  return start(dungeonPen, { seats: 2, options, seeds: [[0, null]] });
};

test('a line that was seen is a flick and its end, and the rules take both', () => {
  const { rules, state } = match();
  const { from, seat } = flickerOf(state);
  const end = onSheet({ x: from.x, y: from.y - 2 * UNIT });
  const typed = typedFor(state, end);
  expect(typed).toEqual([
    [seat, flickTo(from, end)],
    [CHANCE, { type: 'stop', ...end }],
  ]);
  for (const [by, input] of typed) rules.apply(state, by, accept(rules, state, by, input) as never);
  expect(state.characters[0]).toMatchObject({ x: end.x });
});

test('who has flicked already, as a bot has, is asked for the end alone', () => {
  const played = match();
  append(played, [0, { type: 'flick', aim: 0, power: 500 }]);
  expect(typedFor(played.state, { x: 1, y: 2 })).toEqual([[CHANCE, { type: 'stop', x: 1, y: 2 }]]);
});

test('what ran off the sheet ended at its border, and the mark is a whole number', () => {
  expect(onSheet({ x: -3.7, y: 99_999 })).toEqual({ x: 0, y: 18 * UNIT });
  expect(onSheet({ x: 12.4, y: 12.6 })).toEqual({ x: 12, y: 13 });
});

test('a flick that was short or long is told within the powers that there are', () => {
  expect(flickTo({ x: 0, y: 0 }, { x: 18 * UNIT, y: 18 * UNIT })).toMatchObject({ power: 1000, aim: 5400 });
  expect(flickTo({ x: 0, y: 0 }, { x: 260, y: 0 })).toMatchObject({ power: 30, aim: 3600 });
});

test('the arrow of the spun card is one of its sixty-four ways', () => {
  const from = { x: 5 * UNIT, y: 5 * UNIT };
  expect(pointAt(from, { x: 5 * UNIT, y: 0 })).toBe(0);
  expect(pointAt(from, { x: 9 * UNIT, y: 5 * UNIT })).toBe(16);
  expect(pointAt(from, { x: 5 * UNIT - 1, y: 0 })).toBe(0);
});

test('a wall nearby is asked about, and the other answer is a place from which the rules judge so', () => {
  const isPast = ({ x }: { readonly x: number }): boolean => x >= 2000;
  expect(judgedOtherwise({ x: 1900, y: 500 }, isPast)?.x).toBeGreaterThanOrEqual(2000);
  expect(judgedOtherwise({ x: 2100, y: 500 }, isPast)?.x).toBeLessThan(2000);
  expect(judgedOtherwise({ x: 1000, y: 500 }, isPast)).toBeUndefined();
});

test('whether a wall was touched is what the rules say of the line', () => {
  expect(hasTouched([{ type: 'line-drawn', seat: 0, x: 0, y: 0, toX: 1, toY: 1, contact: 'wall' }])).toBe(true);
  expect(hasTouched([{ type: 'line-drawn', seat: 0, x: 0, y: 0, toX: 1, toY: 1, contact: 'padded' }])).toBe(false);
});
