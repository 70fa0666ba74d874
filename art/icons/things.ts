import type { Figure } from '../figure.ts';
import { circle } from '../figure.ts';
import type { Stamp } from './stamp.ts';
import { block, cut, disc, frame, groove, hole, hoop, line, placed, solid, turned } from './stamp.ts';

const HEART =
  'M16 28C6 21 3 16 3 11c0-4.5 3-7 6.5-7 3 0 5 1.7 6.5 4 1.5-2.3 3.5-4 6.5-4 3.5 0 6.5 2.5 6.5 7 0 5-3 10-13 17z';
const STAR_OF_FOUR = 'M16 2l2.8 9.2L28 14l-9.2 2.8L16 26l-2.8-9.2L4 14l9.2-2.8z';

export const heart: Stamp = [solid(HEART)];

export const bag: Stamp = [
  solid('M16 11c-7.5 3.5-11 8.5-11 13 0 4 4.5 5.5 11 5.5S27 28 27 24c0-4.5-3.5-9.5-11-13z'),
  solid('M10.5 3.5l3 1.8L16 3l2.5 2.3 3-1.8-1.9 6.5h-7.2z'),
  groove('M11.8 11h8.4', 1.7),
];

const padlock: Stamp = [block([5.5, 14, 21, 15], 2.4), hole(16, 20, 2.3), cut('M15 20.5h2l.9 5h-3.8z')];

/** An outlined die of 22 units about the origin; pips in steps of a quarter face. */
export const dieFace = (pips: readonly (readonly [number, number])[]): Stamp => [
  frame([-11, -11, 22, 22], 4.5, 2.4),
  ...pips.map(([x, y]): Figure => disc(x * 5.5, y * 5.5, 2.4)),
];
const THREE = [
  [-1, -1],
  [0, 0],
  [1, 1],
] as const;

export const THINGS = {
  pouch: [...bag, hole(16, 20.5, 4.8), line('M17.9 18.8a2.6 2.6 0 1 0 .7 2h-2.1', 1.5)],
  sack: bag,
  key: [hoop([10, 10], 5.4, 3.4), line('M14 14L27 27', 3.4), line('M21.5 21.5l4-4M25.5 25.5l3.5-3.5', 3)],
  hammer: [
    turned(38, [block([14.4, 11, 3.2, 20], 1.4), block([6.5, 3.5, 19, 9], 1.6), groove('M10.5 3.5v9M21.5 3.5v9', 1.3)]),
  ],
  axe: [
    placed({ at: [-1, 0.5], turn: 32, about: [16, 16] }, [
      block([14.4, 2, 3.2, 29], 1.4),
      solid('M17.6 5c4-.5 7.5-2 9-3.5 2.5 5 2.5 11 0 16-1.5-1.5-5-3-9-3.5z'),
      solid('M14.4 6.5h-3l-1.5 3 1.5 3h3z'),
    ]),
  ],
  sword: [
    turned(45, [
      solid('M16-1l3.2 4.5V20h-6.4V3.5z'),
      groove('M16 3v16', 1.2),
      block([8, 20, 16, 3.2], 1.4),
      block([14.5, 23, 3, 6], 0.8),
      disc(16, 30.6, 2.3),
    ]),
  ],
  bow: [
    line('M10 2.5c12 3.5 12 23.5 0 27', 3.2),
    line('M10 2.5v27', 1.2),
    line('M3 16h20'),
    solid('M21.5 11l8.5 5-8.5 5z'),
    line('M3 16l3-3M3 16l3 3', 1.8),
  ],
  chest: [
    solid('M3.5 14.5h25V27a1.6 1.6 0 0 1-1.6 1.6H5.1A1.6 1.6 0 0 1 3.5 27z'),
    solid('M3.5 13c0-5 2.7-8 7-8h11c4.3 0 7 3 7 8z'),
    cut('M13 10.8h6v7.5h-6z'),
    disc(16, 13.8, 1.5),
    solid('M15.3 14h1.4l.5 3h-2.4z'),
    groove('M8.2 5.8v22.5M23.8 5.8v22.5', 1.4),
  ],
  potion: [
    solid('M12.5 8.5h7v5.2c4.7 1.7 7.5 5 7.5 9 0 4.8-4.5 7.3-11 7.3S5 27.5 5 22.7c0-4 2.8-7.3 7.5-9z'),
    block([11, 2, 10, 4.5], 1.6),
    groove('M9 21c3-2.5 5 1.5 8 0s4-1.5 6 0', 1.6),
    hole(12.5, 25, 1.3),
    hole(19, 26, 1),
    groove('M12.5 9.5h7', 1.2),
  ],
  treasure: [
    solid('M3.5 8.5l7 6L16 4l5.5 10.5 7-6L26 24H6z'),
    block([6, 25.5, 20, 3.2]),
    hole(16, 19, 2.1),
    hole(10.5, 20.3, 1.4),
    hole(21.5, 20.3, 1.4),
  ],
  gem: [
    solid('M9 5h14l6.5 8.5L16 28.5 2.5 13.5z'),
    groove('M2.8 13.5h26.4M10.8 13.5L16 27.5l5.2-14L16 5.5l-5.2 8', 1.3),
  ],
  coin: [
    disc(16, 16, 12.5),
    circle([16, 16], 9.2, { stroke: 'cut', weight: 1.4 }),
    groove('M12 20.5V13l2.7 2.5L16 12l1.3 3.5L20 13v7.5z'),
  ],
  heart,
  'heart-line': [line(HEART)],
  skull: [
    solid(
      'M16 2.5C8.5 2.5 4 7.5 4 14c0 4.5 1.8 7 4.2 8.3V27c0 1.2.8 2 2 2h11.6c1.2 0 2-.8 2-2v-4.7C26.2 21 28 18.5 28 14c0-6.5-4.5-11.5-12-11.5z',
    ),
    hole(11, 14.5, 3.3),
    hole(21, 14.5, 3.3),
    cut('M16 18.5l1.8 3.5h-3.6z'),
    groove('M13 25v4M16 25v4M19 25v4', 1.3),
  ],
  torch: [
    solid('M12 15.5h8L18 30h-4z'),
    solid(
      'M16 1c.8 4 6.5 6 6.5 11 0 1.4-.4 2.5-1.2 3.3H10.7c-.8-.8-1.2-1.9-1.2-3.3 0-2.6 1.5-3.7 2.3-5.5.9 1 1.2 1.6 1.4 2.7C15 7.5 16 4.5 16 1z',
    ),
    groove('M12.5 18.5h7', 1.3),
  ],
  scroll: [
    solid('M8 5h16v17.5H8z'),
    block([5, 2.5, 22, 4.5], 2.2),
    block([5, 22, 22, 4.5], 2.2),
    groove('M11.5 11h9M11.5 14.5h9M11.5 18h6', 1.4),
  ],
  spell: [solid(STAR_OF_FOUR), solid('M25 21l1.2 3.3L29.5 25.5l-3.3 1.2L25 30l-1.2-3.3-3.3-1.2 3.3-1.2z')],
  fist: [
    block([6, 9, 5, 11], 2.4),
    block([11.6, 7, 5, 12], 2.4),
    block([17.2, 8, 5, 11], 2.4),
    block([22.6, 10, 4.6, 9], 2.2),
    solid('M6 17h21v5c0 4-3 7-7 7h-6c-4.5 0-8-3-8-7z'),
    groove('M8 19.5c5-2 8-1 10 1.5'),
  ],
  double: [
    placed({ at: [10.5, 11], scale: 0.68 }, dieFace(THREE)),
    placed({ at: [21.5, 21], scale: 0.68 }, dieFace(THREE)),
  ],
  lock: [...padlock, line('M10 14v-4.5a6 6 0 0 1 12 0V14', 3.2)],
  unlock: [...padlock, line('M22 13V8.5a6 6 0 0 0-11.7-1.9', 3.2)],
  door: [
    solid('M6 30V13a10 10 0 0 1 20 0v17z'),
    groove('M11 5v25M16 3.5V30M21 5v25', 1.2),
    groove('M6.5 14h19M6.5 23h19', 1.7),
    hole(22.8, 18.5, 1.4),
  ],
  stair: [solid('M3 29V24h6v-5.5h6V13h6V7.5h8V29z'), groove('M9.5 24v4.5M15.5 18.5v10M21.5 13v15.5', 1.1)],
  bread: [
    solid('M4 19c0-6 5-11 12-11s12 5 12 11c0 4-3 6-12 6S4 23 4 19z'),
    groove('M11 12l2 5M16 11l2 5M21 12l2 5', 1.7),
  ],
  pastry: [
    solid('M4 20c3-10 8-13 12-13s9 3 12 13c-2 1.5-4 1-5-1-4-6-10-6-14 0-1 2-3 2.5-5 1z'),
    groove('M12 9l1 5M16 8v5M20 9l-1 5', 1.4),
  ],
  fishcake: [solid('M3 17c5-7 12-8 18-2l7-5v14l-7-5C15 25 8 24 3 17z'), hole(9, 15.5, 1.3)],
  pick: [turned(40, [block([14.5, 6, 3, 25], 1.3), solid('M2 12C7 3.5 25 3.5 30 12 24 8 8 8 2 12z')])],
  coat: [
    solid('M10 4l6 3 6-3 7 7-4 5-2-1.5V28H9V14.5L7 16l-4-5z'),
    groove('M16 8v19.5M11 15h10M11 20h10M11 25h10', 1.2),
  ],
  strength: [
    solid('M4 20c1-8 4-14 7-15 2.5-.6 4 .8 3.5 3L13 13c5-3 14-1 15 6 .7 6-4 10-12 10-6 0-12-2-12-9z'),
    groove('M13 13c-1 2-1.5 3.5-1.3 5.5'),
  ],
  craft: [solid(STAR_OF_FOUR), disc(25.5, 25.5, 2), disc(7, 26, 1.5)],
} as const satisfies Record<string, Stamp>;
