import type { Area, Content, Coordinates, Laid, Misfit, Side } from '../../games/donjonz/index.ts';
import { areaOf, commonEdges, faceOf, numberAt } from '../../games/donjonz/readers.ts';
import type { Box, Look } from '../figure.ts';
import { circle, path, rect } from '../figure.ts';
import type { Group, Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { spacesOf } from './board.ts';
import { cardShapes } from './card.ts';
import { cornerOf, SPACE } from './units.ts';

const LIFT = 8;

/** The card in hand where it would come to lie: what it touches, and where it fails if it may not lie there. */
export function heldCard(content: Content, laid: readonly Laid[], held: Laid, misfit?: Misfit): Group {
  const face = faceOf(content, held.card, held.turn);
  const [width, height] = [face.width * SPACE, face.height * SPACE];
  const [x, y] = cornerOf(held);
  const placing = { id: 'held', role: 'card', label: { key: 'held', params: { name: face.name } } } as const;
  return group({ ...placing, at: [x, y], hit: [-8, -LIFT - 8, width + 16, height + 16] }, [
    group({ at: [0, -LIFT] }, cardShapes(face, 'lifted')),
    ...outline([-3, -LIFT - 3, width + 6, height + 6], misfit),
    ...contacts(content, laid, held, misfit),
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

function contacts(content: Content, laid: readonly Laid[], held: Laid, misfit: Misfit | undefined): Shape[] {
  const area = areaOf(content, held);
  const isTaken = (at: Coordinates): boolean => numberAt(content, laid, at) !== undefined;
  if (misfit === 'overlap')
    return spacesOf(area)
      .filter(isTaken)
      .map(space => blot(space, held));
  if (misfit === 'corner')
    return corners(area, isTaken).map(([x, y]) => circle([x, y], 13, { stroke: 'bad', weight: 3.2 }));
  return touching(content, laid, held);
}

/** A space that is taken already. */
function blot({ x, y }: Coordinates, held: Coordinates): Shape {
  const [left, top] = [(x - held.x) * SPACE + 12, (y - held.y) * SPACE + 12 - LIFT];
  const size = SPACE - 24;
  return path(`M${left} ${top}l${size} ${size}M${left + size} ${top}l${-size} ${size}`, { stroke: 'bad', weight: 4.5 });
}

/** The edges along which the held card touches a laid one: solid where one can pass, dotted where a wall stands. */
function touching(content: Content, laid: readonly Laid[], held: Laid): Shape[] {
  const { width } = faceOf(content, held.card, held.turn);
  const found = { open: '', shut: '' };
  for (const { index, side, isWalled } of commonEdges(content, laid, held))
    found[isWalled ? 'shut' : 'open'] += edgeOf(index % width, Math.floor(index / width), side);
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
function corners({ x, y, width, height }: Area, isTaken: (at: Coordinates) => boolean): (readonly [number, number])[] {
  const [right, bottom] = [width * SPACE, height * SPACE];
  const found = [
    { taken: isTaken({ x: x - 1, y: y - 1 }), at: [0, 0] },
    { taken: isTaken({ x: x + width, y: y - 1 }), at: [right, 0] },
    { taken: isTaken({ x: x + width, y: y + height }), at: [right, bottom] },
    { taken: isTaken({ x: x - 1, y: y + height }), at: [0, bottom] },
  ] as const;
  return found.filter(({ taken }) => taken).map(({ at }) => at);
}
