export {
  areaAround,
  areaOf,
  type Door,
  doors,
  doorsOn,
  type Maze,
  placeBeyond,
  tileAt,
  tileId,
  tileNamed,
  tiles,
} from './board.ts';
export { dice } from './dice.ts';
export { DOOR_STATES, type DoorState, doorState } from './doors.ts';
export { type Held, heldTile, pile, tileDrawing } from './held.ts';
export { farId, knockId, type Light, lights, sideOfWay, targets, wayId } from './lights.ts';
export { droppedThings, graves, pawnId, pawns, pencilOf } from './pieces.ts';
export { portrait } from './portraits.ts';
export { exitSide } from './tile.ts';
export { middleOf, placeAt, STEP, TILE, towards } from './units.ts';
export { ENEMY_ICONS, wareIcon } from './wares.ts';

/** What is printed on the drawings. */
export const PRINTED = ['room', 'left'] as const;
export type PrintedKey = (typeof PRINTED)[number];
