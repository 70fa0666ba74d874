import type { Area, Content, Coordinates, Laid, Side } from '../../games/donjonz/index.ts';
import { areasOf, beside, boundsOf, faceOf, numberAt, SIDES } from '../../games/donjonz/readers.ts';
import type { Box, Path, Point } from '../figure.ts';
import { path } from '../figure.ts';
import type { Group } from '../shape.ts';
import { group } from '../shape.ts';
import { cardShapes } from './card.ts';
import { cornerOf, leaning, SPACE } from './units.ts';

/** At most this many degrees askew: cards laid by hand on a grid. */
const ASKEW = 0.32;

/** The cards that lie, each a thing of its own. */
export const ground = (content: Content, laid: readonly Laid[]): readonly Group[] =>
  laid.map(card => laidCard(content, card));

function laidCard(content: Content, laid: Laid): Group {
  const face = faceOf(content, laid.card, laid.turn);
  const id = `card/${laid.card}`;
  const about: Point = [(face.width * SPACE) / 2, (face.height * SPACE) / 2];
  const label = { key: 'card', params: { name: face.name } };
  return group(
    { id, role: 'card', label, at: cornerOf(laid), turn: leaning(id) * ASKEW, about },
    cardShapes(face, 'lying'),
  );
}

/** The part of the table to show: all the areas, centred, at least so many spaces wide and high, with a margin. */
export function boardBox(areas: readonly Area[], [leastWidth, leastHeight]: Point, margin = 0.4): Box {
  const bounds = boundsOf(areas);
  const width = Math.max(leastWidth, bounds.width + 2 * margin) * SPACE;
  const height = Math.max(leastHeight, bounds.height + 2 * margin) * SPACE;
  const [middleX, middleY] = [(bounds.x + bounds.width / 2) * SPACE, (bounds.y + bounds.height / 2) * SPACE];
  return [middleX - width / 2, middleY - height / 2, width, height];
}

const HALO = 9;
const GAP = 6;
const LONG = SPACE - 2 * GAP;

/** A dotted line around all that lies: the next card must touch it. */
export function halo(content: Content, laid: readonly Laid[]): Path {
  const d = areasOf(content, laid)
    .flatMap(spacesOf)
    .flatMap(space => freeSides(content, laid, space).map(side => haloOf(space, side)))
    .join('');
  return path(d, { stroke: 'glow', weight: 2.8, dash: [0.1, 7.4], opacity: 0.95 });
}

export const spacesOf = ({ x, y, width, height }: Area): Coordinates[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));

const freeSides = (content: Content, laid: readonly Laid[], space: Coordinates): readonly Side[] =>
  SIDES.filter(side => numberAt(content, laid, beside(space, side)) === undefined);

function haloOf(space: Coordinates, side: Side): string {
  const [left, top] = cornerOf(space);
  const lines = [
    `M${left + GAP} ${top - HALO}h${LONG}`,
    `M${left + SPACE + HALO} ${top + GAP}v${LONG}`,
    `M${left + GAP} ${top + SPACE + HALO}h${LONG}`,
    `M${left - HALO} ${top + GAP}v${LONG}`,
  ] as const;
  return lines[side];
}
