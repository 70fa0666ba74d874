import type { TheDungeon } from '../../games/the-dungeon/index.ts';
import type { Art } from '../art.ts';
import { illustrations } from './illustrations.ts';
import { targets } from './lights.ts';
import { pencilOf } from './pieces.ts';
import { sheets } from './sheets.ts';
import { table, thumbnail } from './table.ts';

export const art: Art<TheDungeon> = { sheets, table, thumbnail, targets, illustrations, pencilOf };

// The pieces of which the page composes a table that moves.
export { areaAround, areaOf, doors, tileAt, tileId, tileNamed, tiles } from './board.ts';
export { dice, dieAlone } from './dice.ts';
export { doorLeaf } from './doors.ts';
export { heldTile, pile, tileDrawing } from './hand.ts';
export { farId, knockId, type Light, lights, wayId } from './lights.ts';
export { droppedThings, graves, pawns, pencilOf } from './pieces.ts';
export { portrait } from './portraits.ts';
export { doorsOn, tileShapes } from './tile.ts';
export { HALF, middleOf, STEP, TILE, towards } from './units.ts';
export { ENEMY_ICONS, wareIcon } from './wares.ts';

/** What is printed on the drawings. */
export const PRINTED = ['room', 'left', 'thing', 'ability', 'spell'] as const;
export type PrintedKey = (typeof PRINTED)[number];
