import type { DungeonPen } from '../../games/dungeon-pen/index.ts';
import type { Art } from '../art.ts';
import { aims } from './aims.ts';
import { illustrations } from './illustrations.ts';
import { targets } from './lights.ts';
import { sheets, table, thumbnail } from './sheet.ts';
import { pencilOf } from './trail.ts';

export const art: Art<DungeonPen> = { sheets, table, thumbnail, aims, targets, illustrations, pencilOf };

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
export { along, type Aimed, blindLine, cone, pull, type Sight } from './cone.ts';
export { JUNK_ICONS, TARGET_ICONS, TYPE_ICONS } from './faces.ts';
export { draftGround, ground } from './ground.ts';
export { healthRow, tally } from './health.ts';
export { boxAt, type Layout, LAYOUTS, mapBox, middleOf, placeAt, spotAt, SQUARE } from './layout.ts';
export { culprits, darkness, growingSquares, heldWall, hintAt, litSquares, rolledSquare } from './lights.ts';
export { bolts, marks } from './marks.ts';
export { closeShave, coin, type CoinSide, type Measure, measure, wantedCell, wantedTreasure } from './moments.ts';
export { EFFECT_ICONS, type HeldPencil, pieces, spunCard } from './pieces.ts';
export { lineAhead, pencilOf } from './trail.ts';
