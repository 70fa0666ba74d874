import type { Box } from '../art/figure.ts';
import { describe, expect, test } from 'vitest';
import { loadPrinted } from './load.ts';
import type { Page } from './page.ts';
import { BLEED, sizeOf } from './paper.ts';
import type { Order } from './press.ts';
import { USUAL_ORDER } from './tests/order.ts';
import { printPages } from './print.ts';
import { drawnOn, extentOf } from './tests/pages.ts';

const printed = await loadPrinted('dungeon-pen');
const duplex: Order = { ...USUAL_ORDER, backs: 'duplex' };
const pagesIn = (order: Order) => printPages(printed, order, { rules: '# Rules', parts: ['events', 'rules'] });
const clipsOn = (page: Page | undefined): readonly Box[] =>
  (page?.items ?? []).flatMap(({ clip }) => (clip ? [clip] : []));
const cornerOf = (page: Page | undefined): Box => clipsOn(page)[0] ?? [0, 0, 0, 0];

describe.each(['a4', 'letter'] as const)('on %s', paper => {
  const pages = pagesIn({ ...duplex, paper });
  const sheets = pages.filter(({ part }) => part === 'events');

  test('a back lies behind its front when the sheet is turned over its long edge', () => {
    const [width] = sizeOf(paper, 'upright');
    expect(sheets.length % 2).toBe(0);
    for (let i = 0; i < sheets.length; i += 2) {
      const [front, back] = [clipsOn(sheets[i]), clipsOn(sheets[i + 1])];
      expect(front.length).toBeGreaterThan(0);
      const behind = front.map(([x, y, across, down]) => [width - x - across, y, across, down].map(Math.round));
      expect(back.map(clip => clip.map(Math.round))).toEqual(behind);
    }
  });

  test('what was measured moves the backs, and nothing on the fronts', () => {
    const moved = pagesIn({ ...duplex, paper, offset: [1.5, -2] }).filter(({ part }) => part === 'events');
    expect(clipsOn(moved[0])).toEqual(clipsOn(sheets[0]));
    const [before, after] = [cornerOf(sheets[1]), cornerOf(moved[1])];
    expect([after[0] - before[0], after[1] - before[1]].map(each => Math.round(each * 100) / 100)).toEqual([1.5, -2]);
  });

  test('fronts bleed on all four sides and are cut from the front alone', () => {
    expect(cornerOf(sheets[0]).slice(2)).toEqual([44 + 2 * BLEED, 63 + 2 * BLEED]);
    const marks = (sheets[1]?.items ?? []).filter(({ clip }) => !clip).flatMap(drawnOn);
    expect(marks.filter(({ element }) => element.name === 'path')).toEqual([]);
  });

  test('the cross of the other side falls into the middle of the scales, or where it was moved to', () => {
    const [width] = sizeOf(paper, 'upright');
    const middle = (offset: Order['offset']): number => {
      const [, back] = pagesIn({ ...duplex, paper, offset });
      const cross = back?.items.find(({ tag }) => tag === 'Artifact');
      const [x, , across] = (cross && extentOf(cross)) ?? [0, 0, 0, 0];
      return x + across / 2;
    };
    expect(middle([0, 0])).toBeCloseTo(width / 2, 2);
    expect(middle([2, 0])).toBeCloseTo(width / 2 + 2, 2);
  });
});

test('rules are read on both sides; a sheet that is cut or written on has its other side to itself', () => {
  const pages = printPages(printed, duplex, { rules: '# Rules', parts: ['sheets', 'rules'] });
  expect(pages.map(({ part }) => part)).toEqual([undefined, undefined, ...Array(8).fill('sheets'), 'rules']);
  expect(pages[3]?.items).toHaveLength(1);
});

test('without backs there are fronts alone, and more of them on a page', () => {
  const count = (backs: Order['backs']): number =>
    pagesIn({ ...duplex, backs }).filter(({ part }) => part === 'events').length;
  expect([count('fold'), count('none'), count('duplex')]).toEqual([4, 3, 6]);
});
