import { describe, expect, test } from 'vitest';
import type { Point } from '../art/figure.ts';
import { trace } from '../art/tests/trace.ts';
import { SHELF } from '../games/shelf.ts';
import { brightnessOf, INKS } from './ink.ts';
import type { Page, Tagged } from './page.ts';
import { BLEED, type Paper, PAPERS, SAFE } from './paper.ts';
import { drawnOn, extentOf, pagesFor, SITE, textsOn, wordsOf } from './tests/pages.ts';

/** In millimetres. */
const NEAR = 1;
/** In points. */
const SMALLEST = 8;
const papers = Object.keys(PAPERS) as Paper[];

describe.each(SHELF)('%s', id => {
  describe.each(papers)('on %s', paper => {
    test('every page is as large as the paper, upright or sideways', async () => {
      for (const { size } of await pagesFor(id, { paper }))
        expect([...size].sort((a, b) => a - b)).toEqual([...PAPERS[paper]].sort((a, b) => a - b));
    });

    test('nothing is printed where a printer leaves the paper white', async () => {
      for (const page of await pagesFor(id, { paper })) expect(strayOn(page)).toEqual([]);
    });

    test('a mark stands at every cut of every piece, to a tenth of a millimetre', async () => {
      const cut = (await pagesFor(id, { paper })).filter(isCut);
      expect(cut.length).toBeGreaterThan(0);
      for (const page of cut) expect(unmarkedOn(page)).toEqual([]);
    });
  });

  test.each(['en', 'fr'] as const)('letters are large enough to be read, in %s', async language => {
    const texts = (await pagesFor(id, { language })).flatMap(textsOn);
    expect(texts.filter(({ points }) => points < SMALLEST)).toEqual([]);
  });

  test.each(INKS.filter(ink => ink !== 'colour'))(
    'in %s ink words are black or white and nothing has a hue',
    async ink => {
      const pages = await pagesFor(id, { ink });
      const fills = new Set(pages.flatMap(textsOn).map(({ fill }) => brightnessOf(fill)));
      expect([...fills].filter(level => level !== 0 && level !== 255)).toEqual([]);
      expect([...coloursOn(pages)].filter(hasHue)).toEqual([]);
    },
  );

  test('in low ink nothing is filled but codes, which would not be read', async () => {
    const looks = (await pagesFor(id, { ink: 'low' }))
      .flatMap(({ items }) => items.filter(item => !isCode(item)).flatMap(drawnOn))
      .flatMap(({ element: { name, attributes } }) => (name === 'text' ? [] : [attributes]));
    expect(looks.filter(({ fill }) => fill !== 'none' && fill !== '#ffffff')).toEqual([]);
  });

  test.each(['en', 'fr'] as const)('no knife comes near a word, in %s', async language => {
    const pages = await pagesFor(id, { language });
    expect(pages.flatMap(({ items }) => items.flatMap(endangeredOn))).toEqual([]);
  });

  test('no figure goes untold', async () => {
    const figures = (await pagesFor(id)).flatMap(({ items }) => items.filter(({ tag }) => tag === 'Figure'));
    expect(figures.filter(({ alternative = '' }) => alternative === '')).toEqual([]);
  });
});

const isCode = ({ alternative = '' }: Tagged): boolean => alternative.includes(SITE.address);

function strayOn({ size: [width, height], items }: Page): readonly unknown[] {
  return items.flatMap(item => {
    const [x, y, across, down] = extentOf(item) ?? [SAFE, SAFE, 0, 0];
    const isInside = x >= SAFE && y >= SAFE && x + across <= width - SAFE && y + down <= height - SAFE;
    return isInside ? [] : [{ tag: item.tag, alternative: item.alternative, box: [x, y, across, down] }];
  });
}

/** Words that come closer to a cut than a steady hand can promise. */
function endangeredOn(item: Tagged): readonly string[] {
  if (!item.clip || item.tag === 'Artifact') return [];
  const [x, y, width, height] = item.clip;
  const [across, down] = [BLEED + NEAR, BLEED + NEAR];
  const isSafe = ([left, top]: Point): boolean =>
    left > x + NEAR && left < x + width - across && top > y + down && top < y + height - down;
  return wordsOf(item).flatMap(({ words, ends }) => (ends.every(isSafe) ? [] : [words]));
}

const isCut = ({ items }: Page): boolean => items.some(({ clip }) => clip);

/** The lines of the marks as they are drawn: where they stand across and down the page. */
function marksOn({ items }: Page): { readonly x: readonly number[]; readonly y: readonly number[] } {
  const ends = items
    .filter(({ tag, clip }) => tag === 'Artifact' && !clip)
    .flatMap(drawnOn)
    .filter(({ element: { name, attributes } }) => name === 'path' && attributes['stroke-dasharray'] === undefined)
    .flatMap(({ element }) => trace(String(element.attributes['d'])));
  const lines = ends.flatMap((from, i) => (i % 2 === 0 ? [[from, ends[i + 1] ?? from] as const] : []));
  return {
    x: lines.flatMap(([from, to]) => (from[0] === to[0] ? [from[0]] : [])),
    y: lines.flatMap(([from, to]) => (from[1] === to[1] ? [from[1]] : [])),
  };
}

function unmarkedOn(page: Page): readonly unknown[] {
  const marks = marksOn(page);
  const isMarked = (at: number, along: readonly number[]): boolean =>
    along.filter(mark => Math.abs(mark - at) < 0.1).length >= 2;
  return page.items.flatMap(({ tag, clip, alternative }) => {
    if (tag !== 'Figure' || !clip) return [];
    const [x, y, width, height] = clip;
    const cuts = [
      isMarked(x + width - BLEED, marks.x),
      isMarked(y + BLEED, marks.y),
      isMarked(y + height - BLEED, marks.y),
    ];
    return cuts.every(Boolean) ? [] : [{ alternative, clip }];
  });
}

const coloursOn = (pages: readonly Page[]): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap(({ items }) => items.flatMap(drawnOn))
      .flatMap(({ element: { attributes } }) =>
        [attributes['fill'], attributes['stroke']].map(each => String(each ?? 'none')),
      ),
  );

const hasHue = (colour: string): boolean => colour !== 'none' && !/^#(..)\1\1$/.test(colour);
