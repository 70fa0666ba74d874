import type { Content, View } from '../../../../games/donjonz/index.ts';
import { reachOf, spaceNumbers } from '../../../../games/donjonz/readers.ts';

/** What laid cards leave to a hero for good, whatever is laid after them. */
export interface Enclosure {
  /** How many spaces can be entered at all, beside the stair. */
  readonly spaces: number;
  /** Whether cards are still to come, none of which the hero can reach. */
  readonly isEarly: boolean;
}

/** Where all cards lie, it is told of a hero who gets to less than such a part of the dungeon. */
const SMALL_SHARE = 1 / 2;

/** How far the hero is shut in by cards as they lie; undefined where the way is open, or may still be opened. */
function enclosureOf(content: Content, view: View): Enclosure | undefined {
  const { spaces, isOpen } = reachOf(content, view);
  const isEarly = view.laid.length < content.deck.length;
  const isSmall = spaces.size < spaceNumbers(content, view.laid).length * SMALL_SHARE;
  return (isEarly ? !isOpen : isSmall) ? { spaces: spaces.size - 1, isEarly } : undefined;
}

/** What the last of the laid cards has shut; undefined of a hero who was shut in before. */
export function newEnclosureOf(content: Content, view: View): Enclosure | undefined {
  return enclosureOf(content, { ...view, laid: view.laid.slice(0, -1) }) ? undefined : enclosureOf(content, view);
}
