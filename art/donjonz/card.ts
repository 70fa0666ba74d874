import type { Card, Coordinates, Side } from '../../games/donjonz/index.ts';
import { EAST, SIDES, SOUTH } from '../../games/donjonz/readers.ts';
import type { Box, Path, Point } from '../figure.ts';
import { path, rect, spot } from '../figure.ts';
import { inkLine } from '../ink.ts';
import type { Tremor } from '../random.ts';
import { tremor } from '../random.ts';
import { hatch, toSegment } from '../rock.ts';
import type { Group, Shape } from '../shape.ts';
import { group } from '../shape.ts';
import { thingShapes } from './thing.ts';
import { centreOf, SPACE } from './units.ts';

type Shadow = NonNullable<Group['shadow']>;

const SPACES_OF_HALF_CARD = 3;
const printed = new WeakMap<Card, readonly Shape[]>();

/** A card as it lies or is held, its upper left corner at the origin. What is printed on a face is drawn once. */
export function cardShapes(card: Card, shadow: Shadow): readonly Shape[] {
  const print = printed.get(card) ?? printOf(card);
  printed.set(card, print);
  return [...paper(card, shadow), ...print];
}

const coordinatesOn = (card: Card, index: number): Coordinates => ({
  x: index % card.width,
  y: Math.floor(index / card.width),
});

const boxOf = (card: Card): Box => [0, 0, card.width * SPACE, card.height * SPACE];

/** Only the paper throws the shadow: what is printed stays sharp. */
function paper(card: Card, shadow: Shadow): readonly Shape[] {
  const [, , width, height] = boxOf(card);
  const sheet: Box = [0.5, 0.5, width - 1, height - 1];
  return [
    group({ shadow }, [rect(sheet, { fill: 'paper' }, 5)]),
    rect(sheet, { fill: 'grain' }, 5),
    rect([1.2, 1.2, width - 2.4, height - 2.4], { stroke: 'paper-edge', weight: 1.6 }, 4.5),
  ];
}

function printOf(card: Card): readonly Shape[] {
  const box = boxOf(card);
  const things = card.spaces.flatMap((_, index) => thingOn(card, index));
  const frame = card.spaces.length === SPACES_OF_HALF_CARD ? [doubleFrame(box)] : [];
  return [...frame, flagstones(card, box), cracks(card), ...walls(card, box), ...things];
}

/** What lies on a space of a card is found by the card and the space, counted as the card is turned. */
function thingOn(card: Card, index: number): readonly Shape[] {
  const shapes = thingShapes(card.spaces[index]?.thing ?? { type: 'nothing' }, centreOf(coordinatesOn(card, index)));
  return shapes.length === 0 ? [] : [group({ id: `on/${card.name}/${index}` }, shapes)];
}

const doubleFrame = ([, , width, height]: Box): Shape =>
  rect([4, 4, width - 8, height - 8], { stroke: 'ink', weight: 0.9, opacity: 0.5 }, 4);

function flagstones(card: Card, [, , width, height]: Box): Path {
  let d = '';
  for (let x = 1; x < card.width; x++) d += `M${x * SPACE} 4V${height - 4}`;
  for (let y = 1; y < card.height; y++) d += `M4 ${y * SPACE}H${width - 4}`;
  return path(d, { stroke: 'ink', weight: 1, dash: [1.2, 4.2], opacity: 0.75 });
}

/** Wear on the floor, so faint that it is seen only when looked for. */
function cracks(card: Card): Path {
  const random = tremor(`cracks/${card.name}`);
  const d = card.spaces.map((_, index) => crack(coordinatesOn(card, index), random)).join('');
  return path(d, { stroke: 'ink', weight: 0.9, opacity: 0.3 });
}

function crack({ x, y }: Coordinates, random: Tremor): string {
  const [left, top, size] = [x * SPACE + 5, y * SPACE + 5, SPACE - 10];
  const from = (across: number, down: number): string => `M${spot(left + size * across, top + size * down)}`;
  const chips = `${from(random(), random())}l3 1${from(random(), random())}l-2 2.5`;
  const kind = Math.floor(random() * 3);
  const along = 0.3 + 0.3 * random();
  const bend = (random() - 0.5) * 8;
  if (kind === 0) return `${chips}${from(along, 0)}l${spot(bend, size * 0.25)}`;
  if (kind === 1) return `${chips}${from(0, along)}l${spot(size * 0.22, bend)}`;
  return chips;
}

/** A wall on the rim of the card stands a little inside it, one between two spaces on their common edge. */
function walls(card: Card, box: Box): Shape[] {
  const lines = card.spaces.flatMap(({ walls: standing }, index) =>
    SIDES.filter(side => standing[side] && isDrawnHere(card, index, side)).map(side => wallLine(card, index, side)),
  );
  return lines.flatMap(([from, to], i) => {
    const id = `wall/${card.name}/${card.width}/${i}`;
    return [rubble(id, from, to, box), inkLine(id, from, to, { weight: 4.2, roughness: 0.8 })];
  });
}

const isRim = (card: Card, index: number, side: Side): boolean => {
  const { x, y } = coordinatesOn(card, index);
  return [y === 0, x === card.width - 1, y === card.height - 1, x === 0][side] === true;
};

/** A wall between two spaces stands on both of them; the left or upper one draws it. */
const isDrawnHere = (card: Card, index: number, side: Side): boolean =>
  isRim(card, index, side) || side === EAST || side === SOUTH;

const INSET = 4;
const END = 3;

function wallLine(card: Card, index: number, side: Side): readonly [from: Point, to: Point] {
  const { x, y } = coordinatesOn(card, index);
  const inset = isRim(card, index, side) ? INSET : 0;
  const [left, right] = [x * SPACE, (x + 1) * SPACE];
  const [top, bottom] = [y * SPACE, (y + 1) * SPACE];
  const level = (at: number): readonly [Point, Point] => [
    [left + END, at],
    [right - END, at],
  ];
  const upright = (at: number): readonly [Point, Point] => [
    [at, top + END],
    [at, bottom - END],
  ];
  const lines = [level(top + inset), upright(right - inset), level(bottom - inset), upright(left + inset)] as const;
  return lines[side];
}

function rubble(id: string, from: Point, to: Point, [, , width, height]: Box): Path {
  const far = toSegment(from, to);
  const isOnCard = (x: number, y: number): boolean => x > 2 && y > 2 && x < width - 2 && y < height - 2;
  const [left, top] = [Math.min(from[0], to[0]) - 8, Math.min(from[1], to[1]) - 8];
  return hatch(id, {
    box: [left, top, Math.abs(to[0] - from[0]) + 16, Math.abs(to[1] - from[1]) + 16],
    distance: (x, y) => (isOnCard(x, y) ? far(x, y) - 1 : -1),
    band: 7,
    inner: 0,
    gap: 4.6,
    length: 3.6,
    spacing: 1.7,
    weight: 0.7,
    opacity: 0.7,
  });
}
