import { expect, test } from 'vitest';
import type { Box } from '../../../art/figure.ts';
import { ringed } from './rings.ts';

const SHEET = { view: [0, 0, 1000, 600] as Box, shapes: [] };
const holds = ([x, y, width, height]: Box, [left, top, across, down]: Box): boolean =>
  left >= x && top >= y && left + across <= x + width && top + down <= y + height;

test('what was done and what was better are ringed, one unlike the other, and seen from near by', () => {
  const [played, better]: [Box, Box] = [
    [900, 500, 60, 60],
    [700, 400, 60, 60],
  ];
  const { view, shapes } = ringed(SHEET, { played, better });
  expect(shapes).toMatchObject([{ stroke: 'bad' }, { stroke: 'good', dash: expect.anything() as unknown }]);
  expect(holds(view, played) && holds(view, better) && holds(SHEET.view, view)).toBe(true);
  expect(view[2]).toBeLessThan(600);
});

test('where no place tells anything the whole sheet is seen', () => {
  expect(ringed(SHEET, { played: undefined, better: undefined })).toBe(SHEET);
});
