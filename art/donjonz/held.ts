import type { Area, Laid, Content, Misfit, Place, Side } from '../../games/donjonz/index.ts';
import { ACROSS, areaOf, DOWN, faceOf, numberAt, opposite, SIDES, spaceOf } from '../../games/donjonz/index.ts';
import type { Box, Look } from '../figure.ts';
import { circle, path, rect } from '../figure.ts';
import type { Group, Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { spacesOf } from './board.ts';
import { cardShapes } from './card.ts';
import { cornerOf, SPACE } from './units.ts';

/** A card held over the table, where it would come to lie. */
export interface Held extends Laid {
  /** Why it may not lie there; without it, it may. */
  readonly misfit?: Misfit | undefined;
}

const LIFT = 8;

/** The card in hand: what it touches, whether it may lie there, and if not, where it fails. */
export function heldCard(content: Content, laid: readonly Laid[], held: Held): Group {
  const face = faceOf(content, held.card, held.turn);
  const [width, height] = [face.width * SPACE, face.height * SPACE];
  const [x, y] = cornerOf(held);
  const placing = { id: 'held', role: 'card', label: { key: 'held', params: { name: face.name } } } as const;
  return group({ ...placing, at: [x, y], hit: [-8, -LIFT - 8, width + 16, height + 16] }, [
    group({ at: [0, -LIFT] }, cardShapes(face, 'lifted')),
    ...outline([-3, -LIFT - 3, width + 6, height + 6], held.misfit),
    ...contacts(content, laid, held),
  ]);
}

/** Dashed and bright where the card may lie; solid, dark and barred where it may not. */
function outline(box: Box, misfit: Misfit | undefined): Shape[] {
  const glow = rect(box, { stroke: 'glow', weight: 6.5 }, 8);
  if (misfit === undefined) return [glow, rect(box, { stroke: 'lead-2', weight: 2.6, dash: [7, 5] }, 8)];
  const [right, top] = [box[0] + box[2], box[1]];
  return [
    rect(box, { fill: 'paper', opacity: 0.35 }, 8),
    rect(box, { stroke: 'paper', weight: 6.5 }, 8),
    rect(box, { stroke: 'bad', weight: 3.2 }, 8),
    circle([right - 4, top + 4], 17, { fill: 'paper', stroke: 'bad', weight: 2.6 }),
    icon('cancel', [right - 4, top + 4], 23, 'bad'),
  ];
}

function contacts(content: Content, laid: readonly Laid[], held: Held): Shape[] {
  const area = areaOf(faceOf(content, held.card, held.turn), held);
  const isTaken = (x: number, y: number): boolean => numberAt(content, laid, x, y) !== undefined;
  if (held.misfit === 'overlap')
    return spacesOf(area)
      .filter(({ x, y }) => isTaken(x, y))
      .map(place => blot(place, held));
  if (held.misfit === 'corner')
    return corners(area, isTaken).map(([x, y]) => circle([x, y], 13, { stroke: 'bad', weight: 3.2 }));
  return touching(content, laid, held);
}

/** A space that is taken already. */
function blot({ x, y }: Place, held: Place): Shape {
  const [left, top] = [(x - held.x) * SPACE + 12, (y - held.y) * SPACE + 12 - LIFT];
  const size = SPACE - 24;
  return path(`M${left} ${top}l${size} ${size}M${left + size} ${top}l${-size} ${size}`, { stroke: 'bad', weight: 4.5 });
}

type IsTaken = (x: number, y: number) => boolean;

/** The edges along which the held card touches a laid one: solid where one can pass, dotted where a wall stands. */
function touching(content: Content, laid: readonly Laid[], held: Held): Shape[] {
  const face = faceOf(content, held.card, held.turn);
  const found = { open: '', shut: '' };
  for (const [index, { walls }] of face.spaces.entries())
    for (const side of SIDES) {
      const [column, row] = [index % face.width, Math.floor(index / face.width)];
      const beyond = numberAt(content, laid, held.x + column + ACROSS[side], held.y + row + DOWN[side]);
      if (beyond === undefined) continue;
      const isShut = walls[side] || spaceOf(content, laid, beyond).walls[opposite(side)];
      found[isShut ? 'shut' : 'open'] += edgeOf(column, row, side);
    }
  return [
    ...lit(found.open, { stroke: 'good', weight: 5 }),
    ...lit(found.shut, { stroke: 'ink', weight: 4, dash: [0.1, 8] }),
  ];
}

const lit = (d: string, look: Look): Shape[] =>
  d === '' ? [] : [path(d, { stroke: 'paper', weight: 9 }), path(d, look)];

function edgeOf(column: number, row: number, side: Side): string {
  const [left, top, long] = [column * SPACE, row * SPACE, SPACE - 24];
  const edges = [
    `M${left + 12} ${top}h${long}`,
    `M${left + SPACE} ${top + 12}v${long}`,
    `M${left + 12} ${top + SPACE}h${long}`,
    `M${left} ${top + 12}v${long}`,
  ] as const;
  return edges[side];
}

/** The corners of the held card that meet the corner of a laid one. */
function corners({ x, y, width, height }: Area, isTaken: IsTaken): (readonly [number, number])[] {
  const [right, bottom] = [width * SPACE, height * SPACE];
  const found = [
    { taken: isTaken(x - 1, y - 1), at: [0, 0] },
    { taken: isTaken(x + width, y - 1), at: [right, 0] },
    { taken: isTaken(x + width, y + height), at: [right, bottom] },
    { taken: isTaken(x - 1, y + height), at: [0, bottom] },
  ] as const;
  return found.filter(({ taken }) => taken).map(({ at }) => at);
}
