import type { Figure, Point } from '../figure.ts';
import { rect } from '../figure.ts';
import type { Stamp } from './stamp.ts';
import { arrow, block, cut, dashes, disc, frame, groove, hole, hoop, line, placed, solid, turned } from './stamp.ts';
import { bag, dieFace, heart } from './things.ts';

const HAND =
  'M9 29c-3-4-4-8-5-12-.4-1.7 2-2.6 2.9-.9L9 20V7.5c0-2.2 3-2.2 3.1 0L12.4 14V4.6c0-2.3 3.3-2.3 3.3 0V14l.5-8.4c.1-2.2 3.2-2.1 3.2.1L19.5 15l1.4-6.3c.5-2 3.3-1.5 3 .6-.7 5-.4 9-1.9 13.7-.7 2.3-1.5 4-3 6z';
const rightHand = placed({ at: [2, 0] }, [solid(HAND)]);
const leftHand = placed({ at: [30, 0], scale: [-1, 1] }, [solid(HAND)]);

const bricks: Stamp = [
  block([3, 6, 11, 6], 0.8),
  block([16, 6, 13, 6], 0.8),
  block([3, 13.5, 7, 6], 0.8),
  block([12, 13.5, 11, 6], 0.8),
  block([25, 13.5, 4, 6], 0.8),
  block([3, 21, 11, 6], 0.8),
  block([16, 21, 13, 6], 0.8),
];
const pencil = turned(20, [solid('M13.5 3h5v17l-2.5 6-2.5-6z'), groove('M13.6 19.5h4.8M13.6 6.5h4.8', 1.2)]);

/** A pawn about the origin, 14 wide and 18 high. */
export const pawn = (at: Point, scale: number): Figure =>
  placed({ at, scale }, [solid('M0-10a5 5 0 0 1 3 9c.5 3 4 5 4 9H-7c0-4 3.5-6 4-9a5 5 0 0 1 3-9z')]);

const square = (x: number, y: number, size: number): Figure => block([x, y, size, size], 0.8);
const dashedSquare = (x: number, y: number, size: number): Figure =>
  rect([x + 0.8, y + 0.8, size - 1.6, size - 1.6], { stroke: 'current', weight: 1.3, dash: [2, 1.6] }, 0.6);

const ONE = 'M17.6 12l2.6-1.9v8.6';
const TWO = 'M17.2 12.4c.2-3 5.4-3 5.2.2-.2 2-5.2 3.6-5.3 6.1h5.5';
const THREE = 'M17.2 11.3c1.6-1.9 5.1-1.4 5.1.9 0 1.4-1.2 2-2.6 2 1.7 0 3 .7 3 2.2 0 2.7-4.2 3-5.9 1.1';
const PLUS = 'M9.2 14.4h5.4M11.9 11.7v5.4';
const MINUS = 'M9.2 14.4h5.4';
const counted = (sign: string, digit: string): Stamp => [...heart, groove(sign + digit, 2)];

const atMostThree = (at: Point): Figure =>
  placed({ at }, [
    line('M-2.2-6.4l-5 2.1 5 2.1M-7.2 0h5', 1.5),
    line('M1.4-5.7c1.5-1.5 4.7-1.1 4.7.9 0 1.2-1.1 1.7-2.3 1.7 1.5 0 2.7.6 2.7 1.8 0 2.2-3.9 2.4-5.4.8', 1.6),
  ]);

export const CARDS = {
  die: [
    placed(
      { at: [16, 16] },
      dieFace([
        [-1, -1],
        [0, 0],
        [1, 1],
      ]),
    ),
  ],
  'two-dice': [
    placed(
      { at: [10.5, 11.5], scale: 0.72 },
      dieFace([
        [-1, -1],
        [1, 1],
      ]),
    ),
    placed({ at: [21.5, 21], scale: 0.72 }, [
      block([-11, -11, 22, 22], 4.5),
      hole(-5.5, -5.5, 2.4),
      hole(5.5, -5.5, 2.4),
      hole(-5.5, 5.5, 2.4),
      hole(5.5, 5.5, 2.4),
    ]),
  ],
  'eyes-shut': [
    line('M3 13c6.5 7.5 19.5 7.5 26 0', 2.8),
    line('M6 17l-2.5 4M11.5 19.8l-1.2 4.7M20.5 19.8l1.2 4.7M26 17l2.5 4M16 20.5v5'),
  ],
  'left-hand': [leftHand],
  'right-hand': [rightHand],
  'both-hands': [
    placed({ at: [-1.5, 6], scale: 0.62 }, [leftHand]),
    placed({ at: [13.5, 6], scale: 0.62 }, [rightHand]),
  ],
  'card-left': [
    placed({ at: [-3, 7], scale: 0.78 }, [leftHand]),
    placed({ turn: 14, about: [22, 10] }, [rect([17, 2, 11, 15], { fill: 'cut', stroke: 'current', weight: 2 }, 1.5)]),
  ],
  'card-right': [
    placed({ at: [10, 7], scale: 0.78 }, [rightHand]),
    placed({ turn: -14, about: [10, 10] }, [rect([4, 2, 11, 15], { fill: 'cut', stroke: 'current', weight: 2 }, 1.5)]),
  ],
  self: [pawn([16, 12], 1), ...arrow([16, 22.5], [16, 30], 2.4, 3.6)],
  other: [...arrow([16, 10], [16, 2], 2.4, 3.6), pawn([16, 22], 1)],
  both: [pawn([16, 16], 0.86), ...arrow([16, 5.5], [16, 1.5], 2.2, 2.8), ...arrow([16, 25.5], [16, 30.5], 2.2, 2.8)],
  random: [
    pawn([9.5, 15], 0.8),
    pawn([22.5, 15], 0.8),
    line('M13.8 25.2c0-3 4.6-2.9 4.5-.2-.1 1.6-2.2 1.7-2.2 3.3', 1.8),
    disc(16.1, 30.7, 1.2),
  ],
  position: [hoop([16, 16], 11.5, 2), line('M11 11l10 10M21 11L11 21', 3.2)],
  closest: [
    disc(6.5, 23, 3.6),
    dashes('M10.5 19.5l7-6.5', 2, [2.4, 2.6]),
    frame([18, 3, 10.5, 10.5], 1.5, 2.2),
    line('M4 9a16 16 0 0 1 9-5', 1.6),
    line('M28 19a16 16 0 0 1-7 9', 1.6),
  ],
  'within-3': [
    dashedSquare(2.5, 12.5, 7.4),
    dashedSquare(12.3, 12.5, 7.4),
    dashedSquare(22.1, 12.5, 7.4),
    line('M2.5 25h27M2.5 22.5v5M29.5 22.5v5', 1.8),
    atMostThree([16, 9.5]),
  ],
  'near-wall': [
    placed({ at: [0, 3], scale: [0.42, 0.82] }, bricks),
    line('M15 16h14M29 13v6', 2),
    atMostThree([22.5, 11]),
  ],
  map: [
    solid('M3 6l8.5-3 9 3L29 3v23l-8.5 3-9-3L3 29z'),
    groove('M11.5 3.5v22.5M20.5 6.5V29M3.5 14l8-3 9 3 8-3M3.5 21.5l8-3 9 3 8-3', 1.2),
  ],
  wall: bricks,
  object: bag,
  'draw-wall': [placed({ at: [0, 12.5], scale: 0.72 }, bricks), placed({ at: [14, -1.4], scale: 0.68 }, [pencil])],
  plague: [0, 1, 2].flatMap(row =>
    [0, 1, 2].flatMap(column => [
      frame([3 + column * 9, 3 + row * 9, 8, 8], 1, 1.4),
      disc(7 + column * 9, 7 + row * 9, 2.1),
    ]),
  ),
  three: [square(4, 6, 8.2), square(13.2, 6, 8.2), square(13.2, 15.2, 8.2), line('M4.5 22l5 5M9.5 22l-5 5', 2.4)],
  'four-in-line': [square(2, 12.6, 6.6), square(9.2, 12.6, 6.6), square(16.4, 12.6, 6.6), square(23.6, 12.6, 6.6)],
  'four-bent': [square(9.7, 8, 6.8), square(17.2, 8, 6.8), square(2.2, 15.5, 6.8), square(9.7, 15.5, 6.8)],
  magic: [
    square(11.7, 11.7, 8.6),
    dashedSquare(2.4, 12, 8),
    dashedSquare(21.6, 12, 8),
    dashedSquare(12, 2.4, 8),
    dashedSquare(12, 21.6, 8),
    cut('M16 12.8l.9 2.3 2.3.9-2.3.9-.9 2.3-.9-2.3-2.3-.9 2.3-.9z'),
  ],
  flick: [
    placed({ at: [-5, -2], scale: 0.9 }, [pencil]),
    dashes('M8 28C14 24 20 23 29 23.5', 2.2, [4, 2.6]),
    line('M3.5 24.5l5 5M8.5 24.5l-5 5'),
    line('M17 9c3-1 5-1 7.5.5M18 13.5c2-.6 3.5-.6 5 .2', 1.8),
  ],
  cancel: [hoop([16, 16], 11.5, 3.2), line('M8 24L24 8', 3.2)],
  order: [line('M6 12a11 11 0 0 1 19-3.5M26 20A11 11 0 0 1 7 23.5', 2.6), solid('M27.5 3.5v8h-8zM4.5 28.5v-8h8z')],
  shuffle: [
    frame([4, 10, 13, 18], 2, 2.2),
    line('M20 27c7-2 9-9 6-16', 2.4),
    solid('M21 12.5l4.5-7 4.5 7z'),
    line('M8 16h5M8 20h5', 1.6),
  ],
  'heart-plus-1': counted(PLUS, ONE),
  'heart-plus-2': counted(PLUS, TWO),
  'heart-minus-1': counted(MINUS, ONE),
  'heart-minus-2': counted(MINUS, TWO),
  'heart-minus-3': counted(MINUS, THREE),
  more: [line('M6 20l10-10 10 10', 3.6)],
  less: [line('M6 12l10 10 10-10', 3.6)],
  one: [line('M16.5 5l-1 22', 4)],
  two: [line('M11.5 5l-1 22M21.5 5l-1 22', 4)],
  spin: [
    turned(18, [frame([11, 8, 10, 15], 1.6, 2.2), line('M16 19v-7M13.5 14l2.5-2.5 2.5 2.5', 1.8)]),
    line('M4 20a12.5 12.5 0 0 0 20 6'),
    line('M28 12A12.5 12.5 0 0 0 8 6'),
    solid('M27.5 27.5l-6 .5 3-5.5zM4.5 4.5l6-.5-3 5.5z'),
  ],
  prisoner: [
    disc(16, 15, 9.5),
    hole(12.5, 14, 1.5),
    hole(19.5, 14, 1.5),
    groove('M12.5 19.5c2.2-1.6 4.8-1.6 7 0'),
    line('M5 2.5v27M12.3 2.5v27M19.7 2.5v27M27 2.5v27', 1.9),
    line('M3 3h26M3 29h26', 2.4),
  ],
  trap: [
    line('M3.5 24a12.5 12.5 0 0 1 25 0', 3),
    solid('M5 23.5l3-6 2.5 5 3-6.5 2.5 6.5L18.5 16l3 6.5 2.5-5 3 6z'),
    block([2.5, 24, 27, 4], 1.6),
  ],
} as const satisfies Record<string, Stamp>;
