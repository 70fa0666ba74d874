import type { Point } from '../art/figure.ts';
import { round } from '../art/figure.ts';
import type { Face, Text } from '../art/shape.ts';
import { textWidth } from '../art/text.ts';

export interface Typesetting {
  readonly face: Face;
  readonly size: number;
  readonly width: number;
  /** From line to line, in sizes. */
  readonly leading?: number;
}

/** Words in lines of a width. A space that holds its neighbours together is none to break at. */
export function linesOf(words: string, { face, size, width }: Typesetting): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/[ \n]+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || textWidth(longer, face, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const LEADING = 1.3;

/** Lines of words below each other, the first one on the baseline `y`. */
export function textBlock(
  words: string,
  [x, y]: Point,
  setting: Typesetting,
  look: Partial<Text> = {},
): readonly Text[] {
  const { face, size, leading = LEADING } = setting;
  return linesOf(words, setting).map((line, i) => ({
    kind: 'text',
    at: [x, round(y + i * size * leading)],
    say: line,
    face,
    size,
    paint: 'ink',
    ...look,
  }));
}

/** The largest of the sizes at which words take no more lines than there are. */
export function fitted(words: string, most: number, sizes: readonly number[], setting: Typesetting): Typesetting {
  const fitting = sizes.map(size => ({ ...setting, size })).find(each => linesOf(words, each).length <= most);
  return fitting ?? { ...setting, size: Math.min(...sizes) };
}
