import type { DungeonPen, Content, View } from '../../games/dungeon-pen/index.ts';
import type { Art } from '../art.ts';
import type { Drawing } from '../shape.ts';
import { ground } from './ground.ts';
import { LAYOUTS, mapBox } from './layout.ts';
import { marks } from './marks.ts';
import { pencilOf } from './pencils.ts';
import { pieces } from './pieces.ts';

export {
  boxRow,
  type Deck,
  deckBack,
  dicePair,
  eventFace,
  eventStrip,
  junkFace,
  PEN_WORDS,
  type PenKey,
} from './card.ts';
export { along, type Aimed, aimLine, cone, pull } from './cone.ts';
export { CARD_ICONS, JUNK_ICONS, TARGET_ICONS, TYPE_ICONS } from './faces.ts';
export { ground } from './ground.ts';
export { type Health, healthRow, rowBox, tally } from './health.ts';
export { boxAt, type Layout, LAYOUTS, mapBox, middleOf, placeAt, spotAt, SQUARE } from './layout.ts';
export {
  culprits,
  darkness,
  growingSquares,
  heldWall,
  type HeldWall,
  hintAt,
  litSquares,
  rolledSquare,
} from './lights.ts';
export { bolts, type Marked, marks } from './marks.ts';
export { pencilOf } from './pencils.ts';
export type { Flying } from './trail.ts';
export { EFFECT_ICONS, type Held, pieces, spunCard } from './pieces.ts';

const layout = LAYOUTS.wide;

/** The sheet as it lies, with both trails. */
const table = (content: Content, view: View): Drawing => ({
  view: mapBox(layout),
  shapes: [...ground(content.sheet, layout), ...marks({ content, view, layout }), ...pieces(layout, view, undefined)],
});

export const art: Art<DungeonPen> = {
  sheets: ({ sheet }) => [{ view: mapBox(layout), shapes: ground(sheet, layout) }],
  table,
  thumbnail: table,
  targets: () => [],
  pencilOf,
};
