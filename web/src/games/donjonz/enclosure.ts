import type { Content, Laid } from '../../../../games/donjonz/index.ts';
import { beyond, SIDES, spaceNumbers, spaceOf } from '../../../../games/donjonz/readers.ts';

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
function enclosureOf(content: Content, laid: readonly Laid[]): Enclosure | undefined {
  const numbers = spaceNumbers(content, laid);
  const stair = numbers.find(number => spaceOf(content, laid, number).thing.type === 'stair');
  if (stair === undefined) return undefined;
  const reached = reachOf(content, laid, stair);
  const isEarly = laid.length < content.deck.length;
  if (isEarly ? hasOpenRim(content, laid, reached) : reached.size >= numbers.length * SMALL_SHARE) return undefined;
  return { spaces: reached.size - 1, isEarly };
}

/** What the last of these cards has shut; undefined of a hero who was shut in before. */
export function newEnclosureOf(content: Content, laid: readonly Laid[]): Enclosure | undefined {
  return enclosureOf(content, laid.slice(0, -1)) ? undefined : enclosureOf(content, laid);
}

/** DZ-13, DZ-Q7: through the door, too, where the key can be had on this side of it. */
function reachOf(content: Content, laid: readonly Laid[], stair: number): ReadonlySet<number> {
  const isThing = (type: 'door' | 'key', number: number): boolean => spaceOf(content, laid, number).thing.type === type;
  const all = flood(content, laid, stair, () => true);
  const before = flood(content, laid, stair, number => !isThing('door', number));
  const opens = content.doorWithoutKey === 'plain' || [...before].some(number => isThing('key', number));
  return opens ? all : before;
}

function flood(
  content: Content,
  laid: readonly Laid[],
  from: number,
  isOpen: (number: number) => boolean,
): ReadonlySet<number> {
  const reached = new Set([from]);
  for (const number of reached)
    for (const side of SIDES) {
      const next = beyond(content, laid, number, side);
      if (next && !next.isWalled && isOpen(next.number)) reached.add(next.number);
    }
  return reached;
}

/** Whether a card that is laid later may be entered from here. */
const hasOpenRim = (content: Content, laid: readonly Laid[], reached: ReadonlySet<number>): boolean =>
  [...reached].some(number =>
    SIDES.some(side => !spaceOf(content, laid, number).walls[side] && !beyond(content, laid, number, side)),
  );
