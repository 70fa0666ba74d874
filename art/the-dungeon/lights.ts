import type { Action, QuarterTurn, Side } from '../../games/the-dungeon/index.ts';
import { circle, type Point, rect } from '../figure.ts';
import type { Pencil } from '../paint.ts';
import { leadPaint } from '../paint.ts';
import type { Group, Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { isNamedAtHead, plateOn } from './tile.ts';
import { HALF, middleOf, TILE, TILE_BOX } from './units.ts';

/** A place that can be gone to in this turn, or that a spell can reach. */
export interface Light {
  readonly id: string;
  readonly place: number;
  /** A tile that lies there, or nobody knows what. */
  readonly ground: 'known' | 'unknown';
  /** The tile that lies there: its name lies over the light. */
  readonly tile?: { readonly face: number; readonly turn: QuarterTurn };
  /** How many tiles the move is shorter by. */
  readonly cost?: number;
  /** Per cent, where a lock decides. */
  readonly chance?: number;
  /** What a bot would do. */
  readonly isHinted?: boolean;
}

export const wayId = (side: Side): string => `way/${side}`;
export const farId = (tile: number): string => `far/${tile}`;
export const knockId = (side: Side): string => `knock/${side}`;

/** The things that an action is done on; none where only a button does it. */
export function targets(action: Action): readonly string[] {
  switch (action.type) {
    case 'go':
      return [wayId(action.side)];
    case 'lay':
      return ['held'];
    case 'cast':
      return 'tile' in action ? [farId(action.tile)] : 'side' in action ? [knockId(action.side)] : [];
    default:
      return [];
  }
}

export const lights = (lit: readonly Light[], pencil: Pencil): readonly Group[] =>
  lit.map(light =>
    group({ id: light.id, role: 'target', at: middleOf(light.place), hit: TILE_BOX }, [
      ...(light.ground === 'unknown' ? shroud() : []),
      ...frame(light, pencil),
      ...(light.tile ? [plateOn(light.tile.face, light.tile.turn)] : []),
      ...(light.cost === undefined ? [] : [group({ at: badgeAt(light) }, costBadge(light.cost, pencil))]),
      ...(light.chance === undefined ? [] : chanceTag(light.chance)),
    ]),
  );

/** The dark beyond a door. */
const shroud = (): readonly Shape[] => [
  rect([-HALF + 5, -HALF + 5, TILE - 10, TILE - 10], { fill: 'black', opacity: 0.22 }, 8),
  { kind: 'text', at: [0, 16], say: '?', face: 'title', size: 50, paint: 'on-wood', anchor: 'middle' },
];

function frame({ ground, isHinted }: Light, pencil: Pencil): readonly Shape[] {
  const inset = 5;
  const box = [-HALF + inset, -HALF + inset, TILE - 2 * inset, TILE - 2 * inset] as const;
  const paint = leadPaint(pencil);
  return [
    rect(box, { stroke: 'glow', weight: isHinted ? 11 : 7, opacity: isHinted ? 1 : 0.85 }, 8),
    rect(box, { stroke: paint, weight: 2.5, ...(ground === 'unknown' && { dash: [7, 6] }) }, 8),
  ];
}

/** In a corner that no name takes up. */
const badgeAt = ({ tile }: Light): Point => [
  HALF - 17,
  tile && isNamedAtHead(tile.face, tile.turn) ? HALF - 17 : -HALF + 17,
];

const costBadge = (cost: number, pencil: Pencil): readonly Shape[] => [
  circle([0, 0], 14.5, { fill: leadPaint(pencil), stroke: 'glow', weight: 2.5 }),
  {
    kind: 'text',
    at: [0, 6.5],
    say: String(cost),
    face: 'bold',
    size: 18,
    paint: 'white',
    anchor: 'middle',
  },
];

const chanceTag = (chance: number): readonly Shape[] => [
  rect([-36, 28, 72, 25], { fill: 'paper', stroke: 'ink', weight: 1 }, 4),
  icon('unlock', [-21, 40], 16),
  { kind: 'text', at: [-8, 46], say: `${chance} %`, face: 'bold', size: 16, paint: 'ink' },
];
