import type { Action, Content, Donjonz, Turn, View } from '../../games/donjonz/index.ts';
import { areasOf, faceOf, isMapping } from '../../games/donjonz/readers.ts';
import type { Language } from '../../kernel/words.ts';
import type { Art } from '../art.ts';
import type { Box } from '../figure.ts';
import type { Drawing } from '../shape.ts';
import { group } from '../shape.ts';
import { boardBox, ground } from './board.ts';
import { cardShapes } from './card.ts';
import { illustrations } from './illustrations.ts';
import { blankSheet, sheet } from './sheet.ts';
import { cornerOf, SPACE } from './units.ts';
import { HERO_PENCIL, marks, spaceId } from './walk.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import type { SheetWords } from './words.ts';

export { ground, halo } from './board.ts';
export { cardShapes } from './card.ts';
export { heldCard } from './held.ts';
export { sheet, type SheetKey } from './sheet.ts';
export { strip } from './strip.ts';
export { thingShapes } from './thing.ts';
export { cornerOf, SPACE } from './units.ts';
export { lights, marks, spaceId } from './walk.ts';
export { beside, otherWalk, ownWalk } from './walks.ts';
export type { SheetWords } from './words.ts';

/** Page and paper print the same words. */
export const PRINTED: Readonly<Record<Language, SheetWords>> = { en, fr };

export const art: Art<Donjonz> = {
  sheets: content => [blankSheet(), ...content.deck.map((_, card) => cardDrawing(content, card, 0))],
  table: (content, view) => inRow([dungeon(content, view), ...besideDungeon(content, view)]),
  thumbnail: dungeon,
  targets,
  placeOf,
  illustrations,
  pencilOf: () => HERO_PENCIL,
};

/** The space that is entered, or the spaces that the card in hand would cover. */
function placeOf(content: Content, { hand }: View, action: Action): Box | undefined {
  if (action.type === 'step') return [...cornerOf(action), SPACE, SPACE];
  if (action.type !== 'lay' || hand === null) return undefined;
  const { width, height } = faceOf(content, hand, action.turn);
  return [...cornerOf(action), width * SPACE, height * SPACE];
}

const LEAST_SPACES = [9, 6] as const;

/** The dungeon as it lies, with the walk so far. */
function dungeon(content: Content, view: View): Drawing {
  return {
    view: boardBox(areasOf(content, view.laid), LEAST_SPACES),
    shapes: [...ground(content, view.laid), ...marks(content, view)],
  };
}

/** While the map is laid, the card in hand and the next one; then the inventory. */
function besideDungeon(content: Content, view: View): readonly Drawing[] {
  if (!isMapping(view)) return [sheet(view)];
  return [view.hand, view.next].filter(card => card !== null).map(card => cardDrawing(content, card, 0));
}

function inRow(drawings: readonly Drawing[]): Drawing {
  const height = Math.max(...drawings.map(({ view }) => view[3]));
  let width = 0;
  const shapes = drawings.map(({ view: [left, top, ...size], shapes: drawn }) => {
    const placed = group({ at: [width - left, -top] }, drawn);
    width += size[0];
    return placed;
  });
  return { view: [0, 0, width, height], shapes };
}

const MARGIN = 6;

/** One card by itself: in hand, or next on the pile. */
export function cardDrawing(content: Content, card: number, turn: Turn): Drawing {
  const face = faceOf(content, card, turn);
  return {
    view: [-MARGIN, -MARGIN, face.width * SPACE + 2 * MARGIN, face.height * SPACE + 2 * MARGIN],
    shapes: [group({ id: `card/${card}`, role: 'card' }, cardShapes(face, 'lying'))],
  };
}

function targets(action: Action): readonly string[] {
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
