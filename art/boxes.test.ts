import { expect, test } from 'vitest';
import type { BoxName } from './boxes.ts';
import { gameBox } from './boxes.ts';
import type { Text } from './shape.ts';
import { textWidth } from './text.ts';

const NAMES: readonly BoxName[] = ['donjonz', 'dice-and-danger', 'dungeon-pen', 'the-dungeon'];

test('four boxes, four pictures', () => {
  expect(new Set(NAMES.map(name => JSON.stringify(gameBox(name).shapes))).size).toBe(NAMES.length);
});

test.each(NAMES)('the title of %s fits its frame', name => {
  const titles = gameBox(name).shapes.filter(shape => shape.kind === 'text');
  const width = (text: Text): number =>
    typeof text.say === 'string' ? textWidth(text.say, text.face, text.size) : NaN;
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(width(title)).toBeLessThan(220 - 2 * 14);
});
