import { rect } from '../figure.ts';
import { pawn } from './cards.ts';
import type { Stamp } from './stamp.ts';
import { block, cut, disc, groove, hoop, line, placed, solid, turned } from './stamp.ts';

const curl: Stamp = [line('M9 12h11a6.5 6.5 0 0 1 0 13h-8', 2.8), solid('M13 4.5v15L4 12z')];
const turn: Stamp = [line('M8 24a10 10 0 1 1 14 1', 2.6), solid('M26 20l-1.5 8-6.5-4.5z')];
const speaker = solid('M4 12h5l8-7v22l-8-7H4z');
const mirrored = (shapes: Stamp): Stamp => [placed({ at: [32, 0], scale: [-1, 1] }, shapes)];

const wedge = (x: number): Stamp[number] => solid(`M${x} 7v18l10-9z`);

export const PAGE = {
  back: [line('M19 6L9 16l10 10', 3)],
  forward: [line('M13 6l10 10-10 10', 3)],
  first: [line('M8 6v20', 3), line('M23 6L13 16l10 10', 3)],
  last: [line('M24 6v20', 3), line('M9 6l10 10L9 26', 3)],
  play: [solid('M9 5.5c0-1 1-1.6 1.9-1.1l16 10.5c.8.5.8 1.7 0 2.2l-16 10.5c-.9.5-1.9-.1-1.9-1.1z')],
  pause: [block([8, 5, 5.5, 22], 1.4), block([18.5, 5, 5.5, 22], 1.4)],
  'pace-calm': [wedge(11)],
  'pace-brisk': [wedge(5), wedge(16)],
  'pace-at-once': [wedge(3), wedge(13), block([24.5, 7, 4, 18], 1.2)],
  undo: curl,
  redo: mirrored(curl),
  hint: [
    solid('M16 3a9 9 0 0 1 5 16.4V23H11v-3.6A9 9 0 0 1 16 3z'),
    block([11.5, 24.5, 9, 2.4]),
    block([13, 28, 6, 2]),
  ],
  tutor: [
    solid('M16 5L1.5 11.8 16 18.6l14.5-6.8z'),
    solid('M7.5 17v6.2c4.5 3.9 12.5 3.9 17 0V17L16 21z'),
    line('M28.5 12.5V22', 2.2),
    disc(28.5, 24.2, 1.9),
  ],
  book: [
    solid('M3 6c5-1.5 9-1 12 1.5V27c-3-2.5-7-3-12-1.5zM29 6c-5-1.5-9-1-12 1.5V27c3-2.5 7-3 12-1.5z'),
    groove(
      'M6 11c2.5-.5 4.5-.3 6.5.6M6 16c2.5-.5 4.5-.3 6.5.6M26 11c-2.5-.5-4.5-.3-6.5.6M26 16c-2.5-.5-4.5-.3-6.5.6',
      1.3,
    ),
  ],
  sound: [speaker, line('M21 11c2 3 2 7 0 10M25 7.5c4 5 4 12 0 17')],
  'sound-off': [speaker, line('M21.5 12l7 8M28.5 12l-7 8', 2.4)],
  candle: [
    block([12.5, 14, 7, 14], 1.2),
    solid('M16 2.5c2.5 3.3 3.8 5 3.8 6.8a3.8 3.8 0 0 1-7.6 0c0-1.8 1.3-3.5 3.8-6.8z'),
    block([8, 28, 16, 2.2]),
  ],
  sun: [
    disc(16, 16, 6.2),
    line(
      'M16 2.5v4M16 25.5v4M2.5 16h4M25.5 16h4M6.5 6.5l2.8 2.8M22.7 22.7l2.8 2.8M6.5 25.5l2.8-2.8M22.7 9.3l2.8-2.8',
      2.6,
    ),
  ],
  rubber: [
    solid('M19.5 4.5l8 7c.9.8 1 2.2.2 3.1L17 26.5H9.3l-4.6-4c-.9-.8-1-2.2-.2-3.1L16.4 4.7c.8-.9 2.2-1 3.1-.2z'),
    groove('M10.5 13.5l10.5 9', 1.8),
    block([6, 27.5, 22, 2], 1),
  ],
  robot: [
    block([6, 11, 20, 15], 3),
    line('M16 10.5V5.5M2.8 16v5M29.2 16v5', 2.4),
    disc(16, 4.5, 2.2),
    cut('M11.5 15.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM20.5 15.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z'),
    groove('M12 23h8', 1.6),
    block([10, 27.5, 12, 2.5], 1),
  ],
  'half-turn': [
    line('M5 14a11.5 11.5 0 0 1 20-5.5M27 18a11.5 11.5 0 0 1-20 5.5', 2.6),
    solid('M27.5 3v8h-8zM4.5 29v-8h8z'),
    disc(16, 16, 2.6),
  ],
  dot: [block([11, 11, 10, 10], 1), line('M4 4h24v24H4z', 1.6)],
  stretch: [block([2, 12.5, 8, 7], 1), block([12, 12.5, 8, 7], 1), block([22, 12.5, 8, 7], 1)],
  area: [line('M4 7h24v18H4z', 2.8)],
  hand: [
    solid(
      'M10 28c-2.5-3-5-7-6-10.5-.6-2 2-3 3.2-1.2L10 20V7.5c0-2.3 3.2-2.3 3.2 0V5.2c0-2.4 3.3-2.4 3.3 0v1.6c0-2.3 3.3-2.3 3.3 0v3c.2-2.2 3.3-2.1 3.3.2V20c0 3.5-1 6-2.5 8z',
    ),
    groove('M13.2 8v7M16.5 7v8M19.8 9.5V15', 1),
  ],
  upload: [line('M16 21V5M9 11l7-7 7 7M5 20v8h22v-8', 2.8)],
  download: [line('M16 4v16M9 14l7 7 7-7M5 22v6h22v-6', 2.8)],
  menu: [line('M6 9h20M6 16h20M6 23h20', 3)],
  close: [line('M7 7l18 18M25 7L7 25', 3.4)],
  help: [line('M10 11c0-8.5 12.5-8 12 0-.2 4.2-6 4.4-6 9.5', 3.4), disc(16, 27, 2.4)],
  warning: [
    solid(
      'M16 3c.9 0 1.7.5 2.1 1.3l11.3 21.4c.9 1.7-.2 3.3-2.1 3.3H4.7c-1.9 0-3-1.6-2.1-3.3L13.9 4.3c.4-.8 1.2-1.3 2.1-1.3z',
    ),
    groove('M16 11.5v8', 3),
    cut('M16 22.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z'),
  ],
  log: [block([6, 3, 20, 26], 2), groove('M10 10h12M10 15h12M10 20h8', 1.7)],
  clock: [hoop([16, 16], 11.5, 2.6), line('M16 9v7l5 3', 2.6)],
  talk: [
    solid('M6 4h20a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H16l-8 7v-7H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z'),
    groove('M8.5 10.5h15M8.5 15.5h10', 2),
  ],
  people: [pawn([10, 17], 1), pawn([21.5, 17], 1)],
  printer: [
    block([4, 12, 24, 11], 2),
    block([9, 3, 14, 7]),
    rect([9, 19, 14, 10], { fill: 'cut', stroke: 'current', weight: 2 }),
  ],
  ruler: [
    turned(-45, [
      block([1, 11, 30, 10], 1.4),
      groove('M6 11.5v4M10 11.5v3M14 11.5v4M18 11.5v3M22 11.5v4M26 11.5v3', 1.3),
    ]),
  ],
  link: [line('M13 19l6-6M10 15l-3 3a5 5 0 0 0 7 7l3-3M22 17l3-3a5 5 0 0 0-7-7l-3 3', 2.6)],
  star: [solid('M16 2.5l4 8.6 9.5 1.2-7 6.5 1.8 9.3L16 23.5 7.7 28.1l1.8-9.3-7-6.5L12 11.1z')],
  check: [line('M6 17l7 7L26 8', 3.6)],
  eye: [line('M2.5 16C8 7.5 24 7.5 29.5 16 24 24.5 8 24.5 2.5 16z', 2.4), disc(16, 16, 4.2)],
  'turn-right': turn,
  'turn-left': mirrored(turn),
  'arrow-right': [line('M4 16h20', 2.6), line('M18 9.5l7 6.5-7 6.5', 2.6)],
} as const satisfies Record<string, Stamp>;
