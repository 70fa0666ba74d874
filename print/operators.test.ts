import { expect, test } from 'vitest';
import { boxOperators, ellipseOperators, lookOperators, moveOperator, paintOperator } from './operators.ts';

test('moves become matrices', () => {
  expect(moveOperator({ type: 'translate', by: [1.5, -2] })).toBe('1 0 0 1 1.5 -2 cm');
  expect(moveOperator({ type: 'scale', by: [2, 3] })).toBe('2.000000 0 0 3.000000 0 0 cm');
  expect(moveOperator({ type: 'rotate', degrees: 90 })).toBe('0.000000 1.000000 -1.000000 0.000000 0 0 cm');
});

test('what has neither fill nor stroke is not drawn', () => {
  expect(lookOperators({ fill: 'none' })).toBeUndefined();
  expect(lookOperators({})).toBeUndefined();
});

test('colours, width and dashes stand before the outline, and only those that are used', () => {
  expect(lookOperators({ fill: '#ff0000' })).toBe('1 0 0 rg');
  expect(lookOperators({ fill: 'none', stroke: '#000' })).toBe('0 0 0 RG 1 w');
  const look = { fill: '#336699', stroke: '#ffffff', 'stroke-width': 0.25, 'stroke-dasharray': '1.2 0.6' };
  expect(lookOperators(look)).toBe('0.2 0.4 0.6 rg 1 1 1 RG 0.25 w [1.2 0.6] 0 d');
});

test.each([
  [{ fill: '#fff' }, 'f'],
  [{ fill: '#fff', stroke: '#000' }, 'B'],
  [{ fill: 'none', stroke: '#000' }, 'S'],
])('%j is painted by %s', (look, operator) => {
  expect(paintOperator(look)).toBe(operator);
});

test('a box has square corners, or round ones that meet in the middle at most', () => {
  expect(boxOperators([1, 2, 30, 4], 0)).toBe('1 2 30 4 re');
  expect(boxOperators([0, 0, 10, 4], 9).split('\n')[0]).toBe('2 0 m 8 0 l');
});

test('numbers are written without exponents', () => {
  expect(boxOperators([1e-7, 123456.78901, 1e-5, 0.1 + 0.2], 0)).toBe('0 123456.789 0 0.3 re');
});

test('an ellipse touches its box and comes back to where it began', () => {
  const operators = ellipseOperators([10, 20], [3, 2]);
  expect(operators.split('\n')).toHaveLength(5);
  expect(operators.startsWith('7 20 m')).toBe(true);
  expect(operators.endsWith('7 20 c h')).toBe(true);
  for (const spot of ['10 18 c', '13 20 c', '10 22 c']) expect(operators).toContain(spot);
});
