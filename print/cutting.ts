// Pieces on pages, so that a guillotine parts them: rows and columns, every cut from edge to edge of the paper.
import type { Box, Point } from '../art/figure.ts';
import { path, round } from '../art/figure.ts';
import type { Shape, Text } from '../art/shape.ts';
import { group } from '../art/shape.ts';
import { behind } from './backs.ts';
import type { Page, Tagged } from './page.ts';
import { BLEED, SAFE, sizeOf } from './paper.ts';
import { figure, type Press, tagged } from './press.ts';

/** Its upper left corner is the origin; what is drawn beyond its size bleeds. */
export interface Piece {
  readonly size: Point;
  readonly label: string;
  readonly front: readonly Shape[];
}

/**
 * As usual a back lies left of its front and is folded behind it: no printer has to meet both sides of a sheet. Where it
 * shall, backs lie on the other side.
 */
export interface BackedPiece extends Piece {
  readonly back: readonly Shape[];
}

const MARK = 3.5;
const OFF_BLEED = 0.5;
const GUTTER = 2 * BLEED;
const EDGE = SAFE + MARK + OFF_BLEED + BLEED;
const FOOT = 3;
const ROUNDING = 0.01;

/** A stretch between two cuts. */
export interface Strip {
  readonly from: number;
  readonly length: number;
}

/** Where the cuts of a page run: one pair a row, one pair a column. */
export interface Grid {
  readonly columns: readonly Strip[];
  readonly rows: readonly Strip[];
}

interface Row {
  readonly height: number;
  readonly pieces: readonly Piece[];
}

const isBacked = (piece: Piece): piece is BackedPiece => 'back' in piece;
const isFolded = (press: Press, piece: Piece): piece is BackedPiece => press.backs === 'fold' && isBacked(piece);

/** As many columns as a page has, in its middle. */
function columnsOn(page: Point, width: number): readonly Strip[] {
  const count = Math.floor((page[0] - 2 * EDGE + GUTTER) / (width + GUTTER));
  const left = (page[0] - count * (width + GUTTER) + GUTTER) / 2;
  return Array.from({ length: count }, (_, i) => ({ from: round(left + i * (width + GUTTER)), length: width }));
}

/** Pieces of one width, as many pages as they need. Those of another height begin a row of their own. */
export function cutPages(press: Press, pieces: readonly Piece[]): readonly Page[] {
  const page = sizeOf(press.paper, 'upright');
  const widthOf = (piece: Piece): number => piece.size[0] * (isFolded(press, piece) ? 2 : 1);
  const columns = columnsOn(page, Math.max(...pieces.map(widthOf)));
  const height = page[1] - 2 * EDGE - FOOT;
  return pagesOf(rowsOf(pieces, columns.length), height).map(rows => cutPage(press, page, columns, rows));
}

function rowsOf(pieces: readonly Piece[], most: number): readonly Row[] {
  const rows: { height: number; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const last = rows.at(-1);
    if (last && last.height === piece.size[1] && last.pieces.length < most) last.pieces.push(piece);
    else rows.push({ height: piece.size[1], pieces: [piece] });
  }
  return rows;
}

function pagesOf(rows: readonly Row[], height: number): readonly (readonly Row[])[] {
  const pages: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    if (pages.length === 0 || row.height > left + ROUNDING) {
      pages.push([]);
      left = height;
    }
    pages.at(-1)?.push(row);
    left -= row.height + GUTTER;
  }
  return pages;
}

function cutPage(press: Press, size: Point, all: readonly Strip[], rows: readonly Row[]): Page {
  const columns = all.slice(0, Math.max(...rows.map(({ pieces }) => pieces.length)));
  let top = EDGE;
  const strips = rows.map(({ height }): Strip => {
    const from = round(top);
    top += height + GUTTER;
    return { from, length: height };
  });
  const grid: Grid = { columns, rows: strips };
  const lying = lyingOn(grid, rows);
  const folds = lying.some(({ piece }) => isFolded(press, piece)) ? foldMarks(press, grid) : [];
  const figures = lying.flatMap(each => sidesOf(press, each));
  const page = { size, items: [...figures, tagged(press, 'Artifact', [...cropMarks(grid), ...folds])] };
  const backs = press.backs === 'duplex' ? lying.flatMap(each => otherSide(press, size, each)) : [];
  return backs.length > 0 ? { ...page, back: backs } : page;
}

/** A piece with its upper left corner. */
interface Lying {
  readonly piece: Piece;
  readonly at: Point;
}

const lyingOn = ({ columns, rows: strips }: Grid, rows: readonly Row[]): readonly Lying[] =>
  rows.flatMap(({ pieces }, i) =>
    pieces.map((piece, column): Lying => ({ piece, at: [columns[column]?.from ?? 0, strips[i]?.from ?? 0] })),
  );

/** What is seen of a piece from `from` on, `across` wide; above and below it bleeds. */
function side(
  press: Press,
  { piece, at: [, y] }: Lying,
  [left, from, across]: Excerpt,
  shapes: readonly Shape[],
): Tagged {
  const clip: Box = [from, y - BLEED, across, piece.size[1] + 2 * BLEED];
  return figure(press, piece.label, [group({ at: [round(left), round(y)] }, shapes)], clip);
}

type Excerpt = readonly [left: number, from: number, across: number];

/** A front, and its back if that is folded: it ends at the fold. */
function sidesOf(press: Press, lying: Lying): readonly Tagged[] {
  const { piece, at } = lying;
  const [x, width] = [at[0], piece.size[0]];
  if (!isFolded(press, piece)) return [side(press, lying, [x, x - BLEED, width + 2 * BLEED], piece.front)];
  const fold = x + width;
  const back = side(press, lying, [x, x - BLEED, width + BLEED], piece.back);
  return [{ ...back, tag: 'Artifact' }, side(press, lying, [fold, fold, width + BLEED], piece.front)];
}

/** The back of a piece where the sheet is turned over. */
function otherSide(press: Press, size: Point, { piece, at }: Lying): readonly Tagged[] {
  if (!isBacked(piece)) return [];
  const width = piece.size[0];
  const [x, y] = behind(size, at, width, press.offset);
  const back = side(press, { piece, at: [x, y] }, [x, x - BLEED, width + 2 * BLEED], piece.back);
  return [{ ...back, tag: 'Artifact' }];
}

/** The lines that a cut runs along, in the order in which a guillotine makes them: first across the sheet, then down. */
const cutsOf = ({ columns, rows }: Grid): { readonly across: readonly number[]; readonly down: readonly number[] } => ({
  across: rows.flatMap(endsOf),
  down: columns.flatMap(endsOf),
});

const endsOf = ({ from, length }: Strip): readonly [number, number] => [from, round(from + length)];

const LINE = { stroke: 'ink', weight: 0.2 } as const;

function cropMarks(grid: Grid): readonly Shape[] {
  const { across, down } = cutsOf(grid);
  const away = BLEED + OFF_BLEED;
  const [left, right] = [Math.min(...down) - away, Math.max(...down) + away];
  const [top, bottom] = [Math.min(...across) - away, Math.max(...across) + away];
  const level = across.map(y => `M${round(left)} ${round(y)}h${-MARK}M${round(right)} ${round(y)}h${MARK}`);
  const upright = down.map(x => `M${round(x)} ${round(top)}v${-MARK}M${round(x)} ${round(bottom)}v${MARK}`);
  return [
    path([...level, ...upright].join(''), LINE),
    ...across.map((y, i) => cutNumber(i + 1, [left - MARK / 2, i % 2 === 0 ? y + 2.9 : y - 0.9])),
    ...down.map((x, i) => besideCut(across.length + i + 1, i % 2 === 0 ? 'start' : 'end', [x, top - 0.8])),
  ];
}

/** Beside its mark, towards the piece. */
const cutNumber = (number: number, [x, y]: Point): Text => ({
  kind: 'text',
  at: [round(x), round(y)],
  say: String(number),
  face: 'text',
  size: 2.85,
  paint: 'ink',
  anchor: 'middle',
});

/** However many digits it has, it leaves the mark at `x` free. */
const besideCut = (number: number, anchor: 'start' | 'end', [x, y]: Point): Text => ({
  ...cutNumber(number, [anchor === 'start' ? x + 0.9 : x - 0.9, y]),
  anchor,
});

function foldMarks(press: Press, grid: Grid): readonly Shape[] {
  const { across } = cutsOf(grid);
  const [top, bottom] = [Math.min(...across) - BLEED, Math.max(...across) + BLEED];
  return grid.columns.flatMap(({ from, length }) => {
    const fold = round(from + length / 2);
    const word: Text = { ...cutNumber(0, [fold, top - 1.6]), say: press.words.fold };
    return [
      path(`M${fold} ${round(top - 1)}V${round(bottom + 1)}`, { stroke: 'ink-faint', weight: 0.25, dash: [1.2, 1.2] }),
      word,
    ];
  });
}
