import type { Side, SideState } from '../../games/the-dungeon/index.ts';
import { circle, path, rect } from '../figure.ts';
import type { Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';

/** By shape as well as by colour: shut with a ring, ajar, barred, bricked up. */
export const DOOR_STATES = ['untried', 'open', 'locked', 'blocked'] as const;
export type DoorState = (typeof DOOR_STATES)[number];

/** Walls and doorways have no door. */
export const isDoor = (state: SideState): state is DoorState => state !== 'wall' && state !== 'doorway';

const LONG = 42;
const THICK = 11;

/** Planks and hinges, lying across the way, about the origin. */
export const doorLeaf = (): readonly Shape[] => [
  rect([-LONG / 2, -THICK / 2, LONG, THICK], { fill: 'oak', stroke: 'ink', weight: 2 }, 2.5),
  path(`M${-LONG / 2 + 3} 0h${LONG - 6}M-9 ${-THICK / 2}v${THICK}M9 ${-THICK / 2}v${THICK}`, {
    stroke: 'ink',
    weight: 1,
  }),
];

/** One board of the door swung out of the way. */
const ajar = (): readonly Shape[] => [
  rect([-LONG / 2, -THICK / 2, 8, THICK], { fill: 'oak', stroke: 'ink', weight: 1.6 }, 2),
  rect([LONG / 2 - 8, -THICK / 2, 8, THICK], { fill: 'oak', stroke: 'ink', weight: 1.6 }, 2),
];

const bricks = (): readonly Shape[] => [
  rect([-LONG / 2, -THICK / 2 - 1, LONG, THICK + 2], { fill: 'grey', stroke: 'ink', weight: 2 }, 1.5),
  path(`M${-LONG / 2} 0h${LONG}M-10 -6.5v6.5M4 -6.5v6.5M-16 0v6.5M-3 0v6.5M11 0v6.5`, {
    stroke: 'ink',
    weight: 1.1,
  }),
];

const seal = (paint: 'start' | 'bad' | 'paper', rim: 'ink' | 'paper'): readonly Shape[] => [
  circle([1.2, 3], 13, { fill: 'black', opacity: 0.28 }),
  circle([0, 0], 13, { fill: paint, stroke: 'ink', weight: 1.5 }),
  circle([0, 0], 10.4, { stroke: rim, weight: 0.8, opacity: 0.6 }),
];

/** Upright signs on the door, which lies along the seam. */
const SIGNS: Readonly<Record<DoorState, readonly Shape[]>> = {
  untried: [
    circle([0, 0], 7.5, { fill: 'paper', stroke: 'ink', weight: 1.6 }),
    path('M0-2.6a2.3 2.3 0 1 1 .1 0M-1.5-.5h3l1 4.5h-5z', { fill: 'ink' }),
  ],
  open: [...seal('start', 'ink'), { ...icon('unlock', [0, -0.5], 15.5), cut: 'start' }],
  locked: [
    rect([-11.5, -9, 25, 25], { fill: 'black', opacity: 0.28 }, 5),
    rect([-12.5, -12.5, 25, 25], { fill: 'bad', stroke: 'ink', weight: 1.5 }, 5),
    rect([-10, -10, 20, 20], { stroke: 'white', weight: 0.8, opacity: 0.6 }, 3.5),
    { ...icon('lock', [0, -0.5], 16, 'white'), cut: 'bad' },
  ],
  blocked: [],
};

const LEAVES: Readonly<Record<DoorState, () => readonly Shape[]>> = {
  untried: doorLeaf,
  open: ajar,
  locked: doorLeaf,
  blocked: bricks,
};

/** A door about the middle of the seam that a side of a tile makes. */
export const doorShapes = (state: DoorState, side: Side): readonly Shape[] => [
  group({ turn: side % 2 === 0 ? 0 : 90 }, LEAVES[state]()),
  ...SIGNS[state],
];
