import type { Action, Content, Turn } from '../../games/donjonz/index.ts';
import { faceOf } from '../../games/donjonz/index.ts';
import type { Drawing } from '../shape.ts';
import { group } from '../shape.ts';
import { cardShapes } from './card.ts';
import { SPACE } from './units.ts';
import { spaceId } from './walk.ts';

export { areasOf, boardBox, ground, halo } from './board.ts';
export { heldCard, type Held } from './held.ts';
export { sheet, SHEET_WORDS, type SheetKey } from './sheet.ts';
export { strip } from './strip.ts';
export { placeAt, SPACE } from './units.ts';
export { bubble, HERO_PENCIL, lights, marks, spaceId, type Step } from './walk.ts';

const MARGIN = 6;

/** One card by itself: in hand, or next on the pile. */
export function cardDrawing(content: Content, card: number, turn: Turn): Drawing {
  const face = faceOf(content, card, turn);
  return {
    view: [-MARGIN, -MARGIN, face.width * SPACE + 2 * MARGIN, face.height * SPACE + 2 * MARGIN],
    shapes: [group({ id: `card/${card}`, role: 'card' }, cardShapes(face, 'lying'))],
  };
}

/** The things that an action is done on: lit when it is legal, pressed to do it. None where only a button does it. */
export function targets(action: Action): readonly string[] {
  switch (action.type) {
    case 'step':
      return [spaceId(action)];
    case 'lay':
      return ['held'];
    case 'swap':
      return [`weapon/${action.drop}`];
    case 'turn-up':
    case 'take':
    case 'set-out':
    case 'pick-up':
    case 'leave':
      return [];
  }
}
