import { describe, expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import type { IconName } from './icons.ts';
import { ICONS, ICON_GRID } from './icons.ts';
import { reach } from './tests/trace.ts';

const names = Object.keys(ICONS) as IconName[];
const flat = (figures: readonly Figure[]): Figure[] =>
  figures.flatMap(figure => (figure.kind === 'group' ? flat(figure.shapes) : [figure]));

describe.each(names)('icon %s', name => {
  test('keeps within the grid', () => {
    const points = ICONS[name].flatMap(reach);
    const outside = points.filter(([x, y]) => Math.min(x, y) < 0 || Math.max(x, y) > ICON_GRID);
    expect(outside).toEqual([]);
  });

  test('fills the grid: at least half of it in one direction', () => {
    const points = ICONS[name].flatMap(reach);
    const spread = (axis: 0 | 1): number =>
      Math.max(...points.map(point => point[axis])) - Math.min(...points.map(point => point[axis]));
    expect(Math.max(spread(0), spread(1))).toBeGreaterThanOrEqual(ICON_GRID / 2);
  });

  test('is stamped in two paints only', () => {
    const paints = flat(ICONS[name]).flatMap(figure =>
      figure.kind === 'group' ? [] : [figure.fill, figure.stroke].filter(paint => paint !== undefined),
    );
    expect(paints).toContain('current');
    expect(paints.filter(paint => paint !== 'current' && paint !== 'cut')).toEqual([]);
  });
});

test('no two icons are the same, but the sack that also means "keep this object"', () => {
  const bytes = names.filter(name => name !== 'object').map(name => JSON.stringify(ICONS[name]));
  expect(new Set(bytes).size).toBe(bytes.length);
  expect(ICONS.object).toBe(ICONS.sack);
});
