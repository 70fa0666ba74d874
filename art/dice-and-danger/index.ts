import type { DiceAndDanger } from '../../games/dice-and-danger/index.ts';
import type { Language } from '../../kernel/words.ts';
import type { Art } from '../art.ts';
import { pencilOf } from './hand.ts';
import { illustrations } from './illustrations.ts';
import { layoutOf } from './layout.ts';
import { nodeId, nodeOf, targets } from './lights.ts';
import { boxOf } from './marks.ts';
import { sheets, table, thumbnail } from './sheet.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import type { SheetWords } from './words.ts';

export const art: Art<DiceAndDanger> = {
  sheets,
  table,
  thumbnail,
  targets,
  placeOf: ({ sheet }, _, action) => {
    const [node] = targets(action).map(nodeOf);
    return node === undefined ? undefined : boxOf(layoutOf(sheet, 'landscape'), node);
  },
  pressable: ({ sheet }) => [...sheet.spaces, ...sheet.rooms].map((_, node) => nodeId(node)),
  illustrations,
  pencilOf,
};

export { faceOf, nameOfFace } from './faces.ts';
export { draftGround, ground } from './ground.ts';
export { type Hand, handOf, pencilOf } from './hand.ts';
export { type Layout, layoutOf, type Orientation, ORIENTATIONS, squareIn } from './layout.ts';
export { ledger, margin, SHEET_WORDS, type SheetKey } from './ledger.ts';
export {
  doubtSign,
  type Flag,
  flagOf,
  FLAGS,
  hintBulb,
  hintRing,
  type Light,
  lights,
  markToBe,
  nodeId,
  nodeOf,
  spots,
  targets,
} from './lights.ts';
export { boxOf, fresh, type Marked, marks, rivals } from './marks.ts';
export { spaceShapes } from './space.ts';
export { lotsOf, tray } from './tray.ts';
export type { SheetWords } from './words.ts';

/** Page and paper print the same words. */
export const PRINTED: Readonly<Record<Language, SheetWords>> = { en, fr };
