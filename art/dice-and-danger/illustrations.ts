import {
  type Adventure,
  diceAndDanger,
  type Node,
  type Sheet,
  type SpaceKind,
} from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import { isRoom } from '../../games/dice-and-danger/readers.ts';
import type { Illustrations } from '../art.ts';
import type { Box, Point } from '../figure.ts';
import { path } from '../figure.ts';
import { around, beside, contentOf, stamps } from '../illustration.ts';
import { remembered } from '../remembered.ts';
import type { Drawing } from '../shape.ts';
import { layoutOf } from './layout.ts';
import { cornerOf, grown, roomId, roomShapes, wall } from './room.ts';
import { spaceShapes } from './space.ts';
import { tray } from './tray.ts';

const sheetOf = remembered(
  ADVENTURES.length,
  (adventure: Adventure): Sheet => contentOf(diceAndDanger, { adventure }).sheet,
);

/** The first space of a kind, on whichever map has one. */
function space(kind: SpaceKind): Drawing {
  const sheets = ADVENTURES.map(adventure => sheetOf(adventure));
  const sheet = sheets.find(({ spaces }) => spaces.some(each => each.kind === kind)) ?? sheetOf('annoyed-animals');
  const layout = layoutOf(sheet, 'landscape');
  const node = sheet.spaces.findIndex(each => each.kind === kind);
  return around(layout.spaces[node] as Point, layout.radius * 1.4, spaceShapes(layout, node));
}

/** The first room on the map of an adventure that is of this sort. */
function room(adventure: Adventure, isIt: (sheet: Sheet, node: Node) => boolean): Drawing {
  const layout = layoutOf(sheetOf(adventure), 'landscape');
  const { sheet } = layout;
  const nodes = Array.from({ length: sheet.spaces.length + sheet.rooms.length }, (_, node) => node);
  const node = nodes.find(each => isRoom(sheet, each) && isIt(sheet, each)) ?? 0;
  const box = layout.rooms[node - sheet.spaces.length] as Box;
  const id = roomId(layout, node);
  const floor = path(wall(id, box, cornerOf(layout)), { fill: 'paper', stroke: 'ink', weight: 2 });
  return { view: grown(box, 4), shapes: [floor, ...roomShapes(layout, node)] };
}

const roomOf = (sheet: Sheet, node: Node) => sheet.rooms[node - sheet.spaces.length];

export const illustrations: Illustrations = {
  'DDD-6': () => beside(space('left-start'), space('regular'), space('grey'), space('gold')),
  'DDD-7': () => room('annoyed-animals', (sheet, node) => roomOf(sheet, node)?.role === 'monster'),
  'DDD-13': () => tray([2, 2, 4, 5, 1], [], ['portrait', 1]),
  'DDD-18': stamps('heart-line', 'skull'),
  'DDD-21': stamps('coin'),
  'DDD-22': stamps('gem'),
  'DDD-25': () => space('grey'),
  'DDD-32': stamps('heart-line'),
  'DDD-33': () => space('chest'),
  'DDD-35': stamps('torch', 'torch'),
  'DDD-37': stamps('die', 'die', 'die'),
  'DDD-AA-1': () => space('fist'),
  'DDD-Q36': () => space('doubles'),
  'DDD-CC-2': () => space('rubble'),
  'DDD-PP-1': () => space('cloud'),
  'DDD-PP-4': () => space('blank'),
  'DDD-DD-1': () => space('claw'),
  'DDD-DD-2': () => room('defiant-dinosaurs', (sheet, node) => roomOf(sheet, node)?.armoured === true),
};
