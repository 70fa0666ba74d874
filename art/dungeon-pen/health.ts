import type { Seat } from '../../kernel/game.ts';
import type { Box, Point } from '../figure.ts';
import { rect, round } from '../figure.ts';
import { type PencilPaint, leadPaint, pencilPaint } from '../paint.ts';
import { stroke } from '../pencil.ts';
import type { Group, Shape, Stroke, Text } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { shortened } from '../text.ts';
import { type Layout, MAP } from './layout.ts';
import { pencilOf } from './pencils.ts';

const BUNDLE = 5;
/** How wide a bundle is, in the size of the words. */
const BUNDLE_WIDTH = 2.2;
/** A long name is set so much smaller and no further: then it is cut, and the page tells it whole. */
const SMALLEST = 0.85;

export interface Health {
  readonly seat: Seat;
  readonly name: string;
  readonly hp: number;
  readonly most: number;
}

/** Where on the paper a seat keeps its HP: at its own edge. */
export function rowBox({ left, height, row }: Layout, seat: Seat): Box {
  return [left, seat === 0 ? height - row - 6 : 6, MAP, row];
}

/** DP-3: a heart, a name, and a stroke for every HP, five to a bundle. */
export function healthRow(layout: Layout, { seat, name, hp, most }: Health, title?: string): Group {
  const box = rowBox(layout, seat);
  const [left, top, width, height] = box;
  const { words } = layout;
  const base = round(top + height / 2 + words * 0.34);
  const strokes = left + words * 6.6;
  const fit = words * 4.4;
  const write = (x: number, say: Text['say'], look: Partial<Text>): Text => ({
    kind: 'text',
    at: [x, base],
    say,
    face: 'hand',
    size: words,
    paint: 'ink',
    ...look,
  });
  return group({ id: `row/${seat}` }, [
    rect(box, {}),
    icon('heart', [left + words * 0.7, top + height / 2], round(words * 1.25), leadPaint(pencilOf(seat))),
    write(left + words * 1.6, shortened(name, { face: 'hand', size: words * SMALLEST, fit }), { fit }),
    ...tally(seat, hp, [strokes, top + height / 2], words),
    write(
      strokes + tallyWidth(most, words),
      { key: layout.name === 'narrow' ? 'hp-short' : 'hp', params: { hp, most } },
      { face: 'bold', size: round(words * 0.9) },
    ),
    ...(title === undefined || layout.name === 'narrow'
      ? []
      : [
          write(
            left + width,
            { key: 'dungeon', params: { name: title } },
            { face: 'title', size: 22, anchor: 'end', fit: 190 },
          ),
        ]),
  ]);
}

const tallyWidth = (most: number, words: number): number =>
  Math.ceil(most / BUNDLE) * words * BUNDLE_WIDTH + words * 0.4;

/** Four upright strokes and one across them. */
export function tally(seat: Seat, count: number, [x, y]: Point, size: number): Shape[] {
  const pencil = pencilPaint(pencilOf(seat));
  return Array.from({ length: count }, (_, i) => {
    const id = `hp/${seat}/${i}`;
    const left = x + Math.floor(i / BUNDLE) * size * BUNDLE_WIDTH;
    return group({ id, role: 'mark' }, [tallyStroke(id, i % BUNDLE, [left, y], { size, pencil })]);
  });
}

interface TallyLook {
  readonly size: number;
  readonly pencil: PencilPaint;
}

function tallyStroke(id: string, i: number, [left, y]: Point, { size, pencil }: TallyLook): Stroke {
  const half = size * 0.58;
  const at = left + i * size * 0.48;
  const points: readonly Point[] =
    i === BUNDLE - 1
      ? [
          [left - size * 0.25, y + half * 0.75],
          [left + size * 1.75, y - half * 0.75],
        ]
      : [
          [at, y - half],
          [at + size * 0.05, y],
          [at - size * 0.05, y + half],
        ];
  return stroke(id, points, { pencil, size: round(size * 0.16), jitter: 0.5 });
}
