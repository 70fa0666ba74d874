// Words in two columns: rulebooks, and what happened in a match.
import type { Point } from '../art/figure.ts';
import type { Shape, Text } from '../art/shape.ts';
import { group } from '../art/shape.ts';
import type { TextRun } from '../games/rulebook.ts';
import type { Page, Tag, Tagged } from './page.ts';
import { sizeOf } from './paper.ts';
import { type Press, tagged } from './press.ts';
import { lineTexts, runLines } from './runs.ts';
import { type Typesetting, textBlock } from './wrap.ts';

const [LEFT, TOP, GAP] = [17, 20, 9] as const;
const LEADING = 1.32;
export const BODY = 3.3;
const HEADINGS: Readonly<Record<number, number>> = { 1: 10, 2: 6.2, 3: 5 };

/** What stays together on a page. Its first baseline is at 0. */
export interface Paragraph {
  readonly tag: Tag;
  readonly texts: readonly Text[];
  readonly height: number;
  readonly before: number;
  /** A heading does not stand alone at the foot of a column. */
  readonly isHeading: boolean;
  readonly picture?: Shape;
}

export const columnWidth = ({ paper }: Pick<Press, 'paper'>): number =>
  (sizeOf(paper, 'upright')[0] - 2 * LEFT - GAP) / 2;

export function heading(level: number, words: string, width: number): Paragraph {
  const size = HEADINGS[level] ?? BODY;
  const setting: Typesetting = { face: 'title', size, width };
  const texts = textBlock(words, [0, size * 0.8], setting);
  const height = texts.length * size * LEADING;
  return { tag: level === 1 ? 'H1' : 'H2', texts, height, before: level === 1 ? 0 : 4, isHeading: true };
}

/** Runs from `x` on to the right end of a column. */
export function paragraph(runs: readonly TextRun[], [x, width]: Point): Paragraph {
  const lines = runLines(runs, { face: 'text', size: BODY, width: width - x });
  const texts = lines.flatMap((line, i) => lineTexts(line, [x, BODY * (0.8 + i * LEADING)], BODY));
  return { tag: 'P', texts, height: lines.length * BODY * LEADING, before: 1.1, isHeading: false };
}

/** How closely words are set: what a page leaves white below them, and how much of the space between paragraphs there is. */
interface Closeness {
  readonly bottom: number;
  readonly gaps: number;
}

/** From the usual one to the closest. */
const CLOSENESSES: readonly Closeness[] = [
  { bottom: 16, gaps: 1 },
  { bottom: 12, gaps: 1 },
  { bottom: 12, gaps: 0.5 },
];

/** Set a little closer where that saves a page with a line or two on it; the columns of the last page end at one height. */
export function columnPages(press: Press, paragraphs: readonly Paragraph[]): readonly Page[] {
  const size = sizeOf(press.paper, 'upright');
  const width = columnWidth(press);
  const tries = CLOSENESSES.map(({ bottom, gaps }) => columnsOf(paragraphs, size[1] - TOP - bottom, gaps));
  const fewest = Math.min(...tries.map(pagesFor));
  const columns = levelled(tries.find(each => pagesFor(each) === fewest) ?? []);
  return Array.from({ length: fewest }, (_, i) => ({
    size,
    items: columns.slice(2 * i, 2 * i + 2).flatMap((column, side) => laid(press, column, LEFT + side * (width + GAP))),
  }));
}

interface SetParagraph extends Paragraph {
  readonly top: number;
}
type Column = readonly SetParagraph[];

const pagesFor = (columns: readonly Column[]): number => Math.ceil(columns.length / 2);

function columnsOf(paragraphs: readonly Paragraph[], height: number, gaps: number): readonly Column[] {
  const columns: SetParagraph[][] = [[]];
  let end = 0;
  paragraphs.forEach((each, i) => {
    const before = each.before * gaps;
    const next = each.isHeading ? paragraphs[i + 1] : undefined;
    const needed = each.height + (next ? next.before * gaps + next.height : 0);
    if (end > 0 && end + before + needed > height) {
      columns.push([]);
      end = 0;
    }
    const top = end === 0 ? 0 : end + before;
    columns.at(-1)?.push({ ...each, before, top });
    end = top + each.height;
  });
  return columns;
}

/** The last page again, with columns as low as two can be. */
function levelled(columns: readonly Column[]): readonly Column[] {
  const kept = 2 * (pagesFor(columns) - 1);
  const left = columns.slice(kept).flat();
  const whole = left.reduce((sum, { before, height }) => sum + before + height, 0);
  let height = whole / 2;
  let last = columnsOf(left, height, 1);
  while (last.length > 2) last = columnsOf(left, (height += LEVEL), 1);
  return [...columns.slice(0, kept), ...last];
}

const LEVEL = 2;

const laid = (press: Press, column: readonly SetParagraph[], left: number): readonly Tagged[] =>
  column.flatMap(({ tag, texts, picture, top }) => {
    const at = (shapes: readonly Shape[]): readonly Shape[] => [group({ at: [left, TOP + top] }, shapes)];
    return [tagged(press, tag, at(texts)), ...(picture ? [tagged(press, 'Artifact', at([picture]))] : [])];
  });
