// What holds on every page: each function tells what does not.
import type { Point } from '../../art/figure.ts';
import { trace } from '../../art/tests/trace.ts';
import type { Page, Tagged } from '../page.ts';
import { BLEED, SAFE } from '../paper.ts';
import { drawnOn, extentOf, textsOn, wordsOf } from './pages.ts';

/** In millimetres. */
const NEAR = 1;
/** In points. */
const SMALLEST = 8;

export const isCut = ({ items }: Page): boolean => items.some(({ clip }) => clip);

/** What is printed where a printer leaves the paper white. */
export function strayOn({ size: [width, height], items }: Page): readonly unknown[] {
  return items.flatMap(item => {
    const [x, y, across, down] = extentOf(item) ?? [SAFE, SAFE, 0, 0];
    const isInside = x >= SAFE && y >= SAFE && x + across <= width - SAFE && y + down <= height - SAFE;
    return isInside && wordsInside(item, [width, height])
      ? []
      : [{ tag: item.tag, alternative: item.alternative, box: [x, y, across, down] }];
  });
}

const wordsInside = (item: Tagged, [width, height]: Point): boolean =>
  item.clip !== undefined ||
  wordsOf(item).every(({ ends }) =>
    ends.every(([x, y]) => x >= SAFE && y >= SAFE && x <= width - SAFE && y <= height - SAFE),
  );

/** Words that nobody can read without a glass. */
export const smallOn = (page: Page): readonly unknown[] => textsOn(page).filter(({ points }) => points < SMALLEST);

/** Words that come closer to a cut than a steady hand can promise. */
export function endangeredOn(item: Tagged): readonly string[] {
  if (!item.clip || item.tag === 'Artifact') return [];
  const [x, y, width, height] = item.clip;
  const [across, down] = [BLEED + NEAR, BLEED + NEAR];
  const isSafe = ([left, top]: Point): boolean =>
    left > x + NEAR && left < x + width - across && top > y + down && top < y + height - down;
  return wordsOf(item).flatMap(({ words, ends }) => (ends.every(isSafe) ? [] : [words]));
}

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

/** Pieces with a cut at which no mark stands, to a tenth of a millimetre. */
export function unmarkedOn(page: Page): readonly unknown[] {
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
