import type { Seat } from '../../kernel/game.ts';
import type { Box, Point } from '../figure.ts';
import { rect, round } from '../figure.ts';
import { type PencilPaint, leadPaint, pencilPaint } from '../paint.ts';
import { stroke } from '../pencil.ts';
import type { Group, Shape, Stroke, Text } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { shortened } from '../text.ts';
import { type Layout, MAP } from './layout.ts';
import { pencilOf } from './trail.ts';

const BUNDLE = 5;
/** How wide a bundle is, in the size of the words. */
const BUNDLE_WIDTH = 2.2;
/** A long name is set so much smaller and no further: then it is cut, and the page tells it whole. */
const SMALLEST = 0.85;

interface Health {
  readonly seat: Seat;
  readonly name: string;
  readonly hp: number;
  readonly most: number;
}

/** Where on the paper a seat keeps its HP: at its own edge. */
function rowBox({ left, height, row }: Layout, seat: Seat): Box {
  return [left, seat === 0 ? height - row - 6 : 6, MAP, row];
}

/** The line on which a seat keeps its HP before anybody has written on it: a heart, and the name of the sheet. */
export function emptyRow(layout: Layout, seat: Seat, title?: string): Group {
  return group({ id: `row/${seat}` }, printedOn(layout, seat, title));
}

/** DP-3: the name of who sits there, and a stroke for every HP, five to a bundle. */
export function healthRow(layout: Layout, { seat, name, hp, most }: Health, title?: string): Group {
  const [left, top, , height] = rowBox(layout, seat);
  const { words } = layout;
  const strokes = left + words * 6.6;
  const fit = words * 4.4;
  return group({ id: `row/${seat}` }, [
    ...printedOn(layout, seat, title),
    write(layout, seat, {
      x: left + words * 1.6,
      say: shortened(name, { face: 'hand', size: words * SMALLEST, fit }),
      fit,
    }),
    ...tally(seat, hp, [strokes, top + height / 2], words),
    write(layout, seat, {
      x: strokes + tallyWidth(most, words),
      say: { key: layout.name === 'narrow' ? 'hp-short' : 'hp', params: { hp, most } },
      face: 'bold',
      size: round(words * 0.9),
    }),
  ]);
}

function printedOn(layout: Layout, seat: Seat, title: string | undefined): Shape[] {
  const box = rowBox(layout, seat);
  const [left, top, width, height] = box;
  const heart: Point = [left + layout.words * 0.7, top + height / 2];
  const name = { key: 'dungeon', params: { name: title ?? '' } };
  return [
    rect(box, {}),
    icon('heart', heart, round(layout.words * 1.25), leadPaint(pencilOf(seat))),
    ...(title === undefined || layout.name === 'narrow'
      ? []
      : [write(layout, seat, { x: left + width, say: name, face: 'title', size: 22, anchor: 'end', fit: 190 })]),
  ];
}

interface Written extends Partial<Text> {
  readonly x: number;
  readonly say: Text['say'];
}

function write(layout: Layout, seat: Seat, { x, say, ...look }: Written): Text {
  const [, top, , height] = rowBox(layout, seat);
  const { words } = layout;
  const base = round(top + height / 2 + words * 0.34);
  return { kind: 'text', at: [x, base], say, face: 'hand', size: words, paint: 'ink', ...look };
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
