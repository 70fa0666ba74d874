import type { Area, Laid, Content, Place } from '../../games/donjonz/index.ts';
import { areaOf, faceOf, numberAt } from '../../games/donjonz/index.ts';
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

export const areasOf = (content: Content, laid: readonly Laid[]): readonly Area[] =>
  laid.map(card => areaOf(faceOf(content, card.card, card.turn), card));

/** The part of the table to show: all the areas, centred, at least so many spaces wide and high, with a margin. */
export function boardBox(areas: readonly Area[], [leastWidth, leastHeight]: Point, margin = 0.4): Box {
  const left = Math.min(...areas.map(({ x }) => x));
  const top = Math.min(...areas.map(({ y }) => y));
  const right = Math.max(...areas.map(({ x, width }) => x + width));
  const bottom = Math.max(...areas.map(({ y, height }) => y + height));
  const width = Math.max(leastWidth, right - left + 2 * margin) * SPACE;
  const height = Math.max(leastHeight, bottom - top + 2 * margin) * SPACE;
  const [middleX, middleY] = [((left + right) / 2) * SPACE, ((top + bottom) / 2) * SPACE];
  return [middleX - width / 2, middleY - height / 2, width, height];
}

const HALO = 9;
const GAP = 6;
const LONG = SPACE - 2 * GAP;

/** A dotted line around all that lies: the next card must touch it. */
export function halo(content: Content, laid: readonly Laid[]): Path {
  const isFree = ({ x, y }: Place): boolean => numberAt(content, laid, x, y) === undefined;
  const d = areasOf(content, laid)
    .flatMap(spacesOf)
    .map(place => haloOf(place, isFree))
    .join('');
  return path(d, { stroke: 'glow', weight: 2.8, dash: [0.1, 7.4], opacity: 0.95 });
}

export const spacesOf = ({ x, y, width, height }: Area): Place[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));

function haloOf(place: Place, isFree: (place: Place) => boolean): string {
  const { x, y } = place;
  const [left, top] = cornerOf(place);
  let d = '';
  if (isFree({ x, y: y - 1 })) d += `M${left + GAP} ${top - HALO}h${LONG}`;
  if (isFree({ x, y: y + 1 })) d += `M${left + GAP} ${top + SPACE + HALO}h${LONG}`;
  if (isFree({ x: x - 1, y })) d += `M${left - HALO} ${top + GAP}v${LONG}`;
  if (isFree({ x: x + 1, y })) d += `M${left + SPACE + HALO} ${top + GAP}v${LONG}`;
  return d;
}
