import { describe, expect, test } from 'vitest';
import type { SvgElement } from '../art/svg.ts';
import { SHELF } from '../games/shelf.ts';
import { brightnessOf, INKS } from './ink.ts';
import type { Page, Tagged } from './page.ts';
import { PAPERS } from './paper.ts';
import { endangeredOn, isCut, smallOn, strayOn, unmarkedOn } from './tests/checks.ts';
import { ORDERS, toldOf } from './tests/order.ts';
import { drawnOn, pagesFor, SITE, textsOn, withoutColours } from './tests/pages.ts';

describe.each(SHELF)('%s', id => {
  describe.each(ORDERS.map(order => [toldOf(order), order] as const))('on %s', (_, order) => {
    test('every page is as large as the paper, upright or sideways', async () => {
      for (const { size } of await pagesFor(id, order))
        expect([...size].sort((a, b) => a - b)).toEqual([...PAPERS[order.paper]].sort((a, b) => a - b));
    });

    test('nothing is printed where a printer leaves the paper white', async () => {
      for (const page of await pagesFor(id, order)) expect(strayOn(page)).toEqual([]);
    });

    test('a mark stands at every cut of every piece, to a tenth of a millimetre', async () => {
      const cut = (await pagesFor(id, order)).filter(isCut);
      expect(cut.length).toBeGreaterThan(0);
      for (const page of cut) expect(unmarkedOn(page)).toEqual([]);
    });

    test('letters are large enough to be read, and no knife comes near them', async () => {
      for (const page of await pagesFor(id, order)) {
        expect(smallOn(page)).toEqual([]);
        expect(page.items.flatMap(endangeredOn)).toEqual([]);
      }
    });
  });

  test.each(INKS.filter(ink => ink !== 'colour'))(
    'in %s ink words are black or white and nothing has a hue',
    async ink => {
      const pages = await pagesIn(id, ink);
      const fills = new Set(pages.flatMap(textsOn).map(({ fill }) => brightnessOf(fill)));
      expect([...fills].filter(level => level !== 0 && level !== 255)).toEqual([]);
      expect([...coloursOn(pages)].filter(hasHue)).toEqual([]);
    },
  );

  test('in low ink nothing is filled but codes, which would not be read', async () => {
    const looks = (await pagesIn(id, 'low'))
      .flatMap(({ items }) => items.filter(item => !isCode(item)).flatMap(drawnOn))
      .flatMap(({ element: { name, attributes } }) => (name === 'text' ? [] : [attributes]));
    expect(looks.filter(({ fill }) => fill !== 'none' && fill !== '#ffffff')).toEqual([]);
  });

  test('no figure goes untold', async () => {
    const figures = (await pagesFor(id)).flatMap(({ items }) => items.filter(({ tag }) => tag === 'Figure'));
    expect(figures.filter(({ alternative = '' }) => alternative === '')).toEqual([]);
  });

  test('no two things that are cut differ by their colours alone', async () => {
    const pages = await pagesFor(
      id,
      ORDERS.find(({ backs, ink }) => backs === 'duplex' && ink === 'colour'),
    );
    const looks = new Map<string, Set<string>>();
    for (const piece of pages.flatMap(piecesOn)) {
      const shape = JSON.stringify(piece.map(withoutColours));
      looks.set(shape, (looks.get(shape) ?? new Set()).add(JSON.stringify(piece)));
    }
    expect(looks.size).toBeGreaterThan(0);
    expect([...looks.values()].filter(({ size }) => size > 1)).toEqual([]);
  });
});

/** In the first order that has such an ink. */
const pagesIn = (id: (typeof SHELF)[number], ink: (typeof INKS)[number]) =>
  pagesFor(
    id,
    ORDERS.find(order => order.ink === ink),
  );

const isCode = ({ alternative = '' }: Tagged): boolean => alternative.includes(SITE.address);

/** What is drawn on every piece that is cut, wherever it lies. */
const piecesOn = ({ items }: Page): readonly SvgElement['children'][] =>
  items.flatMap(({ tag, clip, elements }) =>
    tag === 'Figure' && clip ? [elements.flatMap(({ children }) => children)] : [],
  );

const coloursOn = (pages: readonly Page[]): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap(({ items }) => items.flatMap(drawnOn))
      .flatMap(({ element: { attributes } }) =>
        [attributes['fill'], attributes['stroke']].map(each => String(each ?? 'none')),
      ),
  );

const hasHue = (colour: string): boolean => colour !== 'none' && !/^#(..)\1\1$/.test(colour);
