import type { Point } from '../art/figure.ts';
import type { Text } from '../art/shape.ts';
import type { Tagged } from './page.ts';
import { SAFE } from './paper.ts';
import { type Press, tagged } from './press.ts';
import type { PrintedPage, Leaf } from './print.ts';

const SIZE = 2.85;

/** The lowest line of every page: which game, which part, which paper and ink, which page. */
export function footed(press: Press, title: string, sheets: readonly Leaf[]): readonly PrintedPage[] {
  return sheets.map(({ name, ink, size, items, part }, i) => {
    const { paper } = press;
    const told = press.words.foot({ title, name, paper, ink, page: i + 1, pages: sheets.length });
    return { size, part, items: [...items, foot(press, size, told)] };
  });
}

const foot = (press: Press, [width, height]: Point, told: string): Tagged => {
  const text: Text = {
    kind: 'text',
    at: [width / 2, height - SAFE - 0.6],
    say: told,
    face: 'text',
    size: SIZE,
    paint: 'ink-soft',
    anchor: 'middle',
    fit: width - 30,
  };
  return tagged(press, 'Artifact', [text]);
};
