import type { Point } from '../../art/figure.ts';
import { circle } from '../../art/figure.ts';
import type { IconName } from '../../art/icons.ts';
import { cleanMark } from '../../art/marks.ts';
import { leadPaint, type Paint, type Pencil } from '../../art/paint.ts';
import type { Shape, Text } from '../../art/shape.ts';
import { icon } from '../../art/shape.ts';
import type { Piece } from '../cutting.ts';
import type { Press } from '../press.ts';
import { WORDS } from './words.ts';

const SIZE: Point = [18, 18];
const MIDDLE: Point = [9, 9];

interface Look {
  readonly count: number;
  readonly sign: IconName;
  readonly fill: Paint;
  readonly paint: Paint;
}

/** What doors, purses and veins are marked with. */
const COUNTERS = {
  open: { count: 24, sign: 'unlock', fill: 'start', paint: 'ink' },
  locked: { count: 8, sign: 'lock', fill: 'bad', paint: 'white' },
  gold: { count: 16, sign: 'coin', fill: 'paper', paint: 'gold' },
  life: { count: 24, sign: 'heart', fill: 'paper', paint: 'bad' },
} as const satisfies Readonly<Record<string, Look>>;
export type Counter = keyof typeof COUNTERS;

const PENCILS = [1, 2, 3, 4, 5, 6] as const satisfies readonly Pencil[];

export function counterPieces({ language }: Press): readonly Piece[] {
  const words = WORDS[language];
  const counters = Object.entries(COUNTERS).flatMap(([name, look]) =>
    Array.from({ length: look.count }, () => counter(words.counters[name as Counter], look)),
  );
  return [...counters, ...PENCILS.map(pencil => pawn(words.pawn(pencil), pencil))];
}

const counter = (word: string, { sign, fill, paint }: Look): Piece => ({
  size: SIZE,
  label: word,
  front: [
    circle(MIDDLE, 8.2, { fill, stroke: 'ink', weight: 0.4 }),
    { ...icon(sign, [9, 7.6], 8, paint), cut: fill },
    caption(word, paint === 'white' ? 'white' : 'ink'),
  ],
});

const caption = (say: string, paint: Paint): Text => ({
  kind: 'text',
  at: [9, 14.6],
  say,
  face: 'text',
  size: 2.85,
  paint,
  anchor: 'middle',
});

/** Told apart by its mark as well as by its colour. */
const pawn = (label: string, pencil: Pencil): Piece => {
  const ring: Shape = circle(MIDDLE, 8.2, { fill: leadPaint(pencil), stroke: 'ink', weight: 0.4 });
  const disc: Shape = circle(MIDDLE, 6.4, { fill: 'paper', stroke: 'ink', weight: 0.3 });
  return { size: SIZE, label, front: [ring, disc, cleanMark(pencil, MIDDLE, 3, 'ink')] };
};
