import type { Face, Room, Side } from '../../games/the-dungeon/index.ts';
import type { Box, Point } from '../figure.ts';
import { circle, ellipse, path, rect } from '../figure.ts';
import { ink, inkEllipse } from '../ink.ts';
import type { Paint } from '../paint.ts';
import type { Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { HALF, towards } from './units.ts';

/** What stands in a room, upright however the tile is turned, about its middle. Only what flows follows the open sides. */
type Furnish = (open: readonly Side[]) => readonly Shape[];

const LINE = { weight: 1.6, roughness: 0.5 } as const;
const FINE = { weight: 1.1, roughness: 0.5 } as const;

/** A body with a drawn rim: the line of a hand wavers, what it encloses does not. */
const body = (id: string, d: string, fill: Paint, weight = 1.6): Shape =>
  group({}, [path(d, { fill }), ink(id, d, { ...LINE, weight })]);

const box = (id: string, [x, y, width, height]: Box, fill: Paint = 'paper'): Shape =>
  body(id, `M${x} ${y}h${width}v${height}h${-width}z`, fill);

const oval = (id: string, [x, y]: Point, [across, down]: Point, fill: Paint = 'paper'): Shape =>
  group({}, [ellipse([x, y], [across, down], { fill }), inkEllipse(id, [x, y], [across, down], LINE)]);

const straw = (id: string, [x, y]: Point): Shape =>
  ink(
    id,
    `M${x} ${y}l16 3M${x - 2} ${y + 6}l20-2M${x + 4} ${y + 10}l12-10M${x - 4} ${y + 1}l14 10M${x + 2} ${y - 3}l6 14`,
    { ...FINE, opacity: 0.75 },
  );

const barredWindow = (id: string, [x, y]: Point): Shape =>
  ink(id, `M${x} ${y}h22M${x} ${y + 20}h22M${x + 3} ${y}v20M${x + 9} ${y}v20M${x + 15} ${y}v20M${x + 20} ${y}v20`, {
    weight: 1.9,
    roughness: 0.4,
  });

/** Days counted on the wall. */
const tally = ([x, y]: Point): Shape =>
  path(`M${x} ${y}v9M${x + 4} ${y}v9M${x + 8} ${y}v9M${x + 12} ${y}v9M${x - 2} ${y + 8}l17-7`, {
    stroke: 'ink',
    weight: 1.3,
    opacity: 0.75,
  });

const startCell: Furnish = () => [
  barredWindow('start-window', [-41, -42]),
  tally([22, -40]),
  straw('start-straw', [20, 14]),
  oval('start-bowl', [-32, 24], [8, 5]),
  ink('start-spoon', 'M-35 23l12-5', FINE),
];

const prisonCell: Furnish = () => [
  barredWindow('cell-window', [-11, -43]),
  box('cell-bed', [-42, -14, 22, 40]),
  ink('cell-pillow', 'M-39-10h16v9h-16z', FINE),
  straw('cell-straw', [-40, 8]),
  ink('cell-chain', 'M34-40v10M34-30a3 3 0 1 0 .1 0M34-24v4M34-20a3 3 0 1 0 .1 0M34-14v4M28-10h12v7H28z', LINE),
  tally([18, -34]),
];

const corridor: Furnish = () => [
  ink('corridor-crack', 'M-14-12l6 5-2 6 7 4M8 9l6 3', { ...FINE, opacity: 0.5 }),
  path('M9-10l3 2M-12 12l2-3', { stroke: 'ink', weight: 1.2, opacity: 0.5 }),
];

const crossing: Furnish = () => [
  inkEllipse('crossing-ring', [0, 0], [17, 17], { ...LINE, opacity: 0.8 }),
  path('M0-14l3.6 10.4L14 0 3.6 3.6 0 14-3.6 3.6-14 0l10.4-3.6z', { fill: 'ink', opacity: 0.8 }),
];

const fork: Furnish = () => [
  oval('fork-well', [0, 0], [11, 9], 'paper-2'),
  ellipse([0, 1], [7, 5.5], { fill: 'ink', opacity: 0.75 }),
];

const eyes = ([x, y]: Point): readonly Shape[] => [
  ellipse([x - 4, y], [2.6, 2], { fill: 'paper' }),
  ellipse([x + 4, y], [2.6, 2], { fill: 'paper' }),
  circle([x - 3.6, y + 0.3], 0.9, { fill: 'ink' }),
  circle([x + 4.4, y + 0.3], 0.9, { fill: 'ink' }),
];

const snuffed: Furnish = () => [
  { ...icon('torch', [0, -1], 27, 'ink'), opacity: 0.85 },
  ink('smoke', 'M1-17c4-4-3-7 1-12', { ...FINE, paint: 'paper', opacity: 0.8 }),
  ...eyes([14, 12]),
  ...eyes([-15, -13]),
];

const tortureChamber: Furnish = () => [
  oval('wheel', [-20, -14], [19, 19]),
  ink('spokes', 'M-39-14h38M-20-33v38M-33.5-27.5l27 27M-6.5-27.5l-27 27', FINE),
  circle([-20, -14], 4, { fill: 'ink' }),
  body('maiden', 'M20 24v-38c0-9 5-14 11-14s11 5 11 14v38z', 'paper'),
  ink('maiden-seam', 'M31-27v51M24-12l4 2M38-12l-4 2M24 0h4M38 0h-4M24 12h4M38 12h-4', FINE),
  ink('tongs', 'M-38 14l24 5M-38 20l22-6', { ...LINE, weight: 1.9 }),
];

const wave = (x: number): string => `M${x} ${-HALF + 4}q7 11 0 21.3t0 21.3t0 21.3t0 21.3t0 21.3t0 21.3`;

/** Water crosses the way, from wall to wall of the tile. */
function stream(open: readonly Side[]): readonly Shape[] {
  const along = open.includes(0) ? 90 : 0;
  return [
    group({ turn: along }, [
      path(`M-19 ${-HALF + 2}q6 11 0 22t0 22t0 22t0 22t0 22t0 22h38q6-11 0-22t0-22t0-22t0-22t0-22t0-22z`, {
        fill: 'gem',
        opacity: 0.3,
      }),
      path([-15, -8, -1, 6, 13].map(wave).join(''), { stroke: 'gem', weight: 2.1, opacity: 0.9 }),
      oval('stone-1', [-13, 3], [6, 4.5], 'paper-2'),
      oval('stone-2', [2, -5], [6.5, 4.5], 'paper-2'),
      oval('stone-3', [15, 4], [5.5, 4], 'paper-2'),
    ]),
  ];
}

const guardRoom: Furnish = () => [
  box('guard-table', [-39, -36, 32, 22]),
  oval('soup', [-25, -26], [8, 5.5]),
  ellipse([-25, -26.5], [5, 3], { fill: 'ink', opacity: 0.65 }),
  ink('steam', 'M-28-32c2-3-2-4 0-7M-23-32c2-3-2-4 0-7', { ...FINE, opacity: 0.7 }),
  oval('stool', [-24, -5], [7, 5]),
  icon('helm', [33, -30], 24),
  group({ at: [-30, 16] }, [icon('sword', [0, 0], 28)]),
];

const crypt: Furnish = () => [
  body('coffin', 'M-33-38h22l6 13-6 48h-22l-6-48z', 'paper-2', 2),
  icon('skull', [-22, -17], 19),
  ink('coffin-cross', 'M-22-2v18M-28 4h12', LINE),
  body('tomb', 'M14 4v-22c0-7 5-11 11-11s11 4 11 11V4z', 'paper'),
  ink('epitaph', 'M19-14h12M19-8h12M19-2h8', FINE),
  icon('candle', [4, -35], 15),
];

const lair: Furnish = () => [
  icon('monster', [-8, -12], 46),
  ink('bone-1', 'M-40 24l14 6M-41 22a2 2 0 1 0 .1 3M-25 28a2 2 0 1 1-.1 4', { ...LINE, weight: 2.2 }),
  ink('bone-2', 'M26-38l10 8M24-37a2 2 0 1 1 2-3M38-31a2 2 0 1 0 1 3', { ...LINE, weight: 2.2 }),
  icon('skull', [32, 6], 15),
  ink('claws', 'M24-14l6 10M30-16l6 10M36-18l5 9', { ...FINE, opacity: 0.7 }),
];

const flameTrap: Furnish = () => [
  icon('torch', [0, -4], 34, 'bad'),
  group({ at: [-17, 8], scale: 0.62 }, [icon('torch', [0, 0], 34, 'bad')]),
  group({ at: [17, 8], scale: 0.62 }, [icon('torch', [0, 0], 34, 'bad')]),
  path('M-23 19h9M-4 19h8M14 19h9', { stroke: 'ink', weight: 2.4 }),
];

const pitTrap: Furnish = () => [
  oval('pit', [0, 1], [21, 17], 'ink'),
  ellipse([0, 5], [15, 10], { stroke: 'paper', weight: 1, opacity: 0.45 }),
  ellipse([0, 8], [9, 5], { stroke: 'paper', weight: 0.8, opacity: 0.3 }),
  box('plank-1', [-23, -13, 15, 5]),
  group({ turn: 24, about: [16, -9] }, [box('plank-2', [9, -12, 16, 5])]),
];

const SPIKES: readonly Point[] = [
  [-15, -2],
  [0, -6],
  [15, -2],
  [-15, 17],
  [0, 13],
  [15, 17],
];

const spikeTrap: Furnish = () => [
  box('grate', [-23, -20, 46, 40], 'paper-2'),
  ...SPIKES.flatMap(([x, y], i) => [
    ellipse([x, y], [5.5, 2.5], { fill: 'ink', opacity: 0.6 }),
    body(`spike-${i}`, `M${x - 4} ${y}l4-16 4 16z`, 'grey', 1.1),
  ]),
];

const BOOKS = [15, 13, 15, 11, 14, 15, 12, 14, 13] as const;

const shelf = (y: number, row: number): readonly Shape[] => [
  box(`shelf-${row}`, [-41, y, 62, 20]),
  ...BOOKS.map((_, i) => {
    const high = BOOKS[(i * 2 + row * 4) % BOOKS.length] ?? 12;
    return rect([-38 + i * 6.4, y + 18.5 - high, 4.8, high], {
      fill: 'ink',
      opacity: 0.5 + ((i * 5 + row) % 3) * 0.22,
    });
  }),
];

const library: Furnish = () => [
  ...shelf(-42, 0),
  ...shelf(-18, 1),
  ...shelf(6, 2),
  ink('ladder', 'M28-42l6 70M38-42l6 70M29-32h10M30-20h10M31-8h10M32 4h10M33 16h10', { ...LINE, weight: 1.5 }),
];

const hiddenPassage: Furnish = () => [
  body('opening', 'M-16 22v-38c0-10 7-16 16-16s16 6 16 16v38z', 'ink', 2.4),
  icon('sun', [0, -12], 22, 'box-gold'),
  path('M-13 21h26M-10 15h20M-8 9h16', { stroke: 'paper', weight: 2.4 }),
  body('false-wall', 'M20 22V-34h22V22zM20-20h22M20-6h22M20 8h22M31-34v14M26-20v14M35-6v14M29 8v14', 'paper'),
  ink('scrapes', 'M-2 28c10 5 22 5 32 0', { ...FINE, opacity: 0.7 }),
  straw('passage-straw', [-40, 6]),
];

const barrel = (id: string, [x, y]: Point): readonly Shape[] => [
  oval(`${id}-rim`, [x, y], [12, 12]),
  inkEllipse(`${id}-lid`, [x, y], [8, 8], FINE),
  path(`M${x - 8} ${y}h16M${x - 6} ${y - 5}h12M${x - 6} ${y + 5}h12`, { stroke: 'ink', weight: 0.9 }),
];

const crate = (id: string, [x, y]: Point): readonly Shape[] => [
  box(id, [x - 11, y - 11, 22, 22]),
  ink(`${id}-boards`, `M${x - 11} ${y - 11}l22 22M${x + 11} ${y - 11}l-22 22`, FINE),
];

const storeroom: Furnish = () => [
  ...barrel('barrel-1', [-32, -32]),
  ...barrel('barrel-2', [-7, -34]),
  ...barrel('barrel-3', [-22, -12]),
  ...crate('crate-1', [30, -30]),
  icon('sack', [-34, 16], 24),
  icon('bread', [26, -8], 17),
];

const cellar: Furnish = () => [
  ...crate('crate-2', [-32, -30]),
  ...crate('crate-3', [-9, -32]),
  ...crate('crate-4', [-32, -6]),
  ...barrel('barrel-4', [28, 26]),
  icon('sack', [-32, 26], 24),
  icon('fishcake', [-9, -10], 18),
];

/** Pit props: two posts and a beam at every opening. */
function tunnel(open: readonly Side[]): readonly Shape[] {
  const props = open.map(side => {
    const [from, to] = [towards(side, 40, -21), towards(side, 40, 21)];
    return ink(`prop-${side}`, `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, { weight: 5, roughness: 0.8, paint: 'oak' });
  });
  return [
    ...props,
    oval('rubble-1', [-12, -10], [6, 4.5], 'paper-2'),
    oval('rubble-2', [-5, -14], [4, 3], 'paper-2'),
    oval('rubble-3', [15, 13], [5, 4], 'paper-2'),
    icon('pick', [3, 2], 20),
  ];
}

/** TD-22: corridors of the box have three shapes; any other one is furnished by its openings as well. */
const passage: Furnish = open => [corridor, corridor, corridor, fork, crossing][open.length]?.(open) ?? [];

const BY_ROOM: Readonly<Record<Room, Furnish>> = {
  cell: prisonCell,
  corridor: passage,
  unlit: snuffed,
  'torture-chamber': tortureChamber,
  stream,
  'guard-room': guardRoom,
  crypt,
  lair,
  'flame-trap': flameTrap,
  'pit-trap': pitTrap,
  'spike-trap': spikeTrap,
  library,
  'hidden-passage': hiddenPassage,
  storeroom,
  tunnel,
};

/** Tiles that have furniture of their own. */
const BY_FACE: Partial<Readonly<Record<Face, Furnish>>> = { 'start-cell': startCell, 'storeroom-2': cellar };

export const furnitureOf = (face: Face, room: Room, open: readonly Side[]): readonly Shape[] =>
  (BY_FACE[face] ?? BY_ROOM[room])(open);
