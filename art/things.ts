import { circle, ellipse, path, rect, round } from './figure.ts';
import type { Circle, Figure, Point, Rect } from './figure.ts';
import { cleanMark } from './marks.ts';
import type { Fill, Pencil } from './paint.ts';
import { leadPaint } from './paint.ts';
import type { Shape } from './shape.ts';
import { group } from './shape.ts';

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

const MIDDLE: Point = [0, 0];
const FALLING: readonly Point[] = [
  [-1, -1],
  [1, 1],
];
const RISING: readonly Point[] = [
  [1, -1],
  [-1, 1],
];
const SIDES: readonly Point[] = [
  [-1, 0],
  [1, 0],
];
const PIPS: Readonly<Record<Pips, readonly Point[]>> = {
  1: [MIDDLE],
  2: FALLING,
  3: [...FALLING, MIDDLE],
  4: [...FALLING, ...RISING],
  5: [...FALLING, ...RISING, MIDDLE],
  6: [...FALLING, ...RISING, ...SIDES],
};

const DICE = {
  white: { face: 'die', side: 'die-side', gloss: 'die-gloss', pip: 'ink' },
  black: { face: 'die-dark', side: 'die-dark-side', gloss: 'die-dark-gloss', pip: 'cream' },
  red: { face: 'bad', side: 'box-red', gloss: 'die-dark-gloss', pip: 'cream' },
} as const;
export type DieColour = keyof typeof DICE;

/** A die that lies on the table, about the origin: its lower side shows, its shadow falls to the lower right. */
export function die(pips: Pips, colour: DieColour, size: number, turn = 0): readonly Shape[] {
  const { face, side, gloss, pip } = DICE[colour];
  const layer = (fill: Fill, down: number): Rect =>
    rect([-size / 2, -size / 2 + down, size, size], { fill }, size * 0.2);
  const spot = ([x, y]: Point): Circle =>
    circle([round(x * size * 0.255), round(y * size * 0.255)], round(size * 0.092), { fill: pip });
  return [
    ellipse([size * 0.1, size * 0.3], [size * 0.68, size * 0.5], { fill: 'contact-shadow' }),
    group({ turn }, [layer(side, size * 0.13), layer(face, 0), layer(gloss, 0), ...PIPS[pips].map(spot)]),
  ];
}

/** A printed die, flat, about the origin. */
export function flatDie(pips: Pips, colour: DieColour, size: number): readonly Figure[] {
  const { face, pip } = DICE[colour];
  const half = size / 2;
  return [
    rect([-half, -half, size, size], { fill: face, stroke: 'ink', weight: round(size * 0.06) }, size * 0.2),
    ...PIPS[pips].map(([x, y]) =>
      circle([round(x * size * 0.255), round(y * size * 0.255)], round(size * 0.095), { fill: pip }),
    ),
  ];
}

const PAWN_BODY = 'M-13 0c0-6 5-7 7-14 1-5 1-8 0-11h12c-1 3-1 6 0 11 2 7 7 8 7 14 0 3.6-6 5.4-13 5.4S-13 3.6-13 0z';

/** Turned wood in the colour of a pencil, 46 high, its foot at the origin, the pencil's mark cut into it. */
export function pawn(pencil: Pencil): readonly Shape[] {
  const fill = leadPaint(pencil);
  return [
    ellipse([5, 1], [20, 8], { fill: 'contact-shadow' }),
    path(PAWN_BODY, { fill }),
    path(PAWN_BODY, { fill: 'turned-wood' }),
    circle([0, -31], 9.6, { fill }),
    circle([0, -31], 9.6, { fill: 'ball' }),
    ellipse([0, -23.5], [8.2, 2.7], { fill }),
    ellipse([0, -23.5], [8.2, 2.7], { fill: 'turned-wood' }),
    cleanMark(pencil, [0, -5.5], 4, 'cream'),
  ];
}

const CONE = 24;
const FERRULE = 16;

/** A pencil on the table, with its shadow. */
export function pencilOnTable(pencil: Pencil, length: number, thickness: number): readonly Shape[] {
  const half = round(thickness / 2);
  const shadow = `M2 4L${length} ${half + 5}L${length} ${half + 9}L14 ${half + 6}Z`;
  return [path(shadow, { fill: 'black', opacity: 0.3 }), ...pencilBody(pencil, length, thickness)];
}

/** Its point at the origin, lying to the right. */
export function pencilBody(pencil: Pencil, length: number, thickness: number): readonly Figure[] {
  const half = round(thickness / 2);
  const third = round(thickness / 3);
  const lead = leadPaint(pencil);
  const barrel = length - CONE - FERRULE;
  const wave = `q-3-${round(third / 2)} 0-${third}t0-${third}t0-${third}`;
  return [
    path(`M0 0L${CONE} ${-half}V${half}Z`, { fill: 'cedar' }),
    path(`M0 0H${CONE}V${half}Z`, { fill: 'cedar-shade' }),
    path(`M0 0L8.5 ${-round(half * 0.36)}V${round(half * 0.36)}Z`, { fill: lead }),
    path(`M${CONE} ${-half}h${barrel}v${thickness}H${CONE}${wave}z`, { fill: lead }),
    rect([CONE, -half, barrel, third], { fill: 'white', opacity: 0.28 }),
    rect([CONE, round(thickness / 6), barrel, third], { fill: 'black', opacity: 0.3 }),
    rect([length - FERRULE, -half, 9, thickness], { fill: 'brass-light' }),
    path(`M${length - 14} ${-half}v${thickness}M${length - 10} ${-half}v${thickness}`, {
      stroke: 'brass-dark',
      weight: 1,
    }),
    rect([length - 7, -half, 9, thickness], { fill: 'rubber' }, 3),
  ];
}

const FLAME: readonly Shape[] = [
  path('M0-98c8 12 11 20 11 27a11 11 0 0 1-22 0c0-7 3-15 11-27z', { fill: 'flame' }),
  path('M0-84c4 7 6 11 6 15a6 6 0 0 1-12 0c0-4 2-8 6-15z', { fill: 'flame-heart' }),
];

/** The candle on its plate, 120 wide; the middle of the plate is the origin. */
export function candle(state: 'lit' | 'unlit'): readonly Shape[] {
  const isLit = state === 'lit';
  return [
    ...(isLit ? [circle([0, -78], 170, { fill: 'candlelight' })] : []),
    ellipse([10, 10], [66, 26], { fill: 'contact-shadow' }),
    ellipse([0, 6], [52, 20], { fill: 'brass-dark' }),
    ellipse([0, 2], [52, 20], { fill: 'brass-light' }),
    ellipse([0, 2], [43, 15], { fill: 'brass' }),
    path('M49 2c22-8 30 10 10 14', { stroke: 'brass', weight: 6 }),
    path('M-15 2V-52h30V2c0 4-7 7-15 7s-15-3-15-7z', { fill: 'wax' }),
    path('M5 8V-52h10V2c0 3-4 5.5-10 6z', { fill: 'wax-shade', opacity: 0.28 }),
    ellipse([0, -52], [15, 5.5], { fill: 'wax-light' }),
    path('M-15-50c-1 12 2 22 3 26s3 0 3-6-1-12 1-18zM10-48c1 8-1 12 0 17s4 3 5-4v-15z', { fill: 'wax-light' }),
    path('M0-52v-9', { stroke: 'ink', weight: 2.4 }),
    ...(isLit ? FLAME : []),
  ];
}
