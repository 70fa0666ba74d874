import { expect, test } from 'vitest';
import { SHELF } from '../games/shelf.ts';
import type { Drawing, Text } from './shape.ts';
import { textWidth } from './text.ts';

const boxes = await Promise.all(
  SHELF.map(async id => ((await import(`./${id}/box.ts`)) as { readonly box: () => Drawing }).box()),
);

test('each box has a picture of its own', () => {
  expect(new Set(boxes.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(SHELF.length);
});

test.each(SHELF)('the title of %s fits its frame', id => {
  const titles = boxes[SHELF.indexOf(id)]?.shapes.filter(shape => shape.kind === 'text') ?? [];
  const width = (text: Text): number =>
    typeof text.say === 'string' ? textWidth(text.say, text.face, text.size) : NaN;
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(width(title)).toBeLessThan(220 - 2 * 14);
});
