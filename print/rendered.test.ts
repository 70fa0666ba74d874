import { describe, expect, test } from 'vitest';
import { SHELF } from '../games/shelf.ts';
import type { Page } from './page.ts';
import { BLEED, type Paper, PAPERS, SAFE } from './paper.ts';
import { pagesFor } from './tests/pages.ts';
import { coverageOf, darknessAt, type Rendered, rendered } from './tests/rendered.ts';

const papers = Object.keys(PAPERS) as Paper[];
const DOTS = 10;
/** The first page that is cut and the last, which is rarely full. That all others have their marks, pages.test.ts reads. */
const CUT = [
  ['a4', 'fold', 0],
  ['letter', 'duplex', -1],
] as const;
/** Of the marks, in millimetres: how far they stand off a cut, and where they are surely dark. */
const AWAY = BLEED + 0.5 + 3;

const isCut = ({ items }: Page): boolean => items.some(({ clip, tag }) => clip && tag === 'Figure');

/** Where the pieces of a page are cut, across and down. */
function cutsOf({ items }: Page): { readonly x: readonly number[]; readonly y: readonly number[] } {
  const clips = items.flatMap(({ clip, tag }) => (clip && tag === 'Figure' ? [clip] : []));
  return {
    x: clips.map(([x, , width]) => x + width - BLEED),
    y: clips.flatMap(([, y, , height]) => [y + BLEED, y + height - BLEED]),
  };
}

/** The middles of the dark stretches along a line, in millimetres. */
function middlesAlong(length: number, darkness: (at: number) => number): readonly number[] {
  const middles: number[] = [];
  let from = -1;
  for (let at = 0; at <= length; at++) {
    const isDark = at < length && darkness(at) > 100;
    if (isDark && from < 0) from = at;
    if (isDark || from < 0) continue;
    middles.push((from + at) / 2 / DOTS);
    from = -1;
  }
  return middles;
}

function unmarked(page: Page, picture: Rendered): readonly number[] {
  const { x, y } = cutsOf(page);
  const lefts = page.items.flatMap(({ clip }) => (clip ? [clip[0] + BLEED] : []));
  const column = Math.round((Math.min(...lefts) - AWAY) * DOTS);
  const row = Math.round((Math.min(...y) - AWAY) * DOTS);
  const across = middlesAlong(picture.height, at => darknessAt(picture, column, at));
  const down = middlesAlong(picture.width, at => darknessAt(picture, at, row));
  const isFar = (cut: number, marks: readonly number[]): boolean => marks.every(mark => Math.abs(mark - cut) > 0.1);
  return [...y.filter(cut => isFar(cut, across)), ...x.filter(cut => isFar(cut, down))];
}

describe.each(SHELF)('%s, as it comes out of the printer', id => {
  test.each(CUT)(
    'marks stand at the cuts to a tenth of a millimetre, on %s with %s backs',
    async (paper, backs, at) => {
      const page = (await pagesFor(id, { paper, backs })).filter(isCut).at(at);
      if (!page) throw new Error('nothing is cut');
      const [picture] = await rendered([page], { dots: DOTS, colours: 'grey' });
      expect(picture && unmarked(page, picture)).toEqual([]);
    },
  );

  test.each(papers)('the outer 5 mm stay white, on %s', async paper => {
    const pictures = await rendered(await pagesFor(id, { paper, backs: 'duplex', offset: [2, -2] }), {
      dots: 2,
      colours: 'grey',
    });
    for (const [i, picture] of pictures.entries()) expect([i, ...strayDots(picture)]).toEqual([i]);
  });

  test('in grey ink no dot has a hue', async () => {
    for (const { dots } of await rendered(await pagesFor(id, { ink: 'grey' }), { dots: 1, colours: 'all' })) {
      const hues = dots.reduce((sum, dot, i) => sum + (i % 3 > 0 && dot !== dots[i - (i % 3)] ? 1 : 0), 0);
      expect(hues).toBe(0);
    }
  });

  test('low ink takes less ink than colour, and half of it where backs are dark', async () => {
    const hasBacks = (await pagesFor(id)).some(({ items }) =>
      items.some(({ clip, tag }) => clip && tag === 'Artifact'),
    );
    const inkOf = async (ink: 'colour' | 'low'): Promise<number> => {
      const cut = (await pagesFor(id, { ink })).filter(isCut);
      const pictures = await rendered(cut, { dots: 1, colours: 'grey' });
      return pictures.reduce((sum, picture) => sum + coverageOf(picture), 0);
    };
    expect((await inkOf('low')) / (await inkOf('colour'))).toBeLessThan(hasBacks ? 0.5 : 1);
  });
});

function strayDots(picture: Rendered): readonly unknown[] {
  const { width, height } = picture;
  const edge = SAFE * 2 - 1;
  const stray: unknown[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isOuter = x < edge || y < edge || x >= width - edge || y >= height - edge;
      if (isOuter && darknessAt(picture, x, y) > 8) stray.push([x / 2, y / 2]);
    }
  return stray.slice(0, 3);
}
