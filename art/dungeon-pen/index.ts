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
