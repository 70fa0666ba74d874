import type { Area, Content, Laid, Lay, Turn } from '../../../../games/donjonz/index.ts';
import { faceOf, TURNS } from '../../../../games/donjonz/readers.ts';
import type { Spot } from '../../board/geometry.ts';

/** A card held over the table, as it would come to lie there. */
export type Held = Laid;

export const layOf = ({ x, y, turn }: Held): Lay => ({ type: 'lay', x, y, turn });

/** Moved by so many spaces, but not out of `reach`. */
export const moved = (held: Held, [across, down]: readonly [number, number], reach: Area): Held => ({
  ...held,
  x: Math.max(reach.x, Math.min(reach.x + reach.width - 1, held.x + across)),
  y: Math.max(reach.y, Math.min(reach.y + reach.height - 1, held.y + down)),
});

/** Turned about its middle, as far as the grid allows; four turns either way bring it back. */
export function turned(content: Content, held: Held, quarters: 1 | -1): Held {
  const turn = TURNS[(held.turn + quarters + 4) % 4] ?? 0;
  const before = faceOf(content, held.card, held.turn);
  const after = faceOf(content, held.card, turn);
  const half = (space: number): number => (before.width > before.height ? Math.floor(space / 2) : Math.ceil(space / 2));
  return {
    ...held,
    turn,
    x: held.x + half(before.width - after.width),
    y: held.y + half(before.height - after.height),
  };
}

const MAGNET = 1;

/** The place on the grid for a card whose middle is at a point; a legal place close by draws it in. */
export function heldAt(content: Content, held: Held, middle: Spot, lays: readonly Lay[]): Held {
  const { width, height } = faceOf(content, held.card, held.turn);
  const corner = { x: middle.x - width / 2, y: middle.y - height / 2 };
  const { lay, distance } = closest(lays, held.turn, corner);
  if (lay && distance <= MAGNET) return { ...held, x: lay.x, y: lay.y };
  return { ...held, x: Math.round(corner.x), y: Math.round(corner.y) };
}

/** The legal place nearest to where the card is held, turned as it is if that is possible at all. */
export function nearest(lays: readonly Lay[], held: Held): Held {
  const { lay } = closest(lays, held.turn, held);
  return lay ? { ...held, x: lay.x, y: lay.y } : held;
}

function closest(lays: readonly Lay[], turn: Turn, to: Spot): { lay: Lay | undefined; distance: number } {
  let found: Lay | undefined;
  let least = Infinity;
  for (const lay of lays) {
    const distance = Math.hypot(lay.x - to.x, lay.y - to.y);
    if (lay.turn !== turn || distance >= least) continue;
    found = lay;
    least = distance;
  }
  return { lay: found, distance: least };
}

/** The next legal place (or the one before), clockwise about the middle of the dungeon. */
export function following(lays: readonly Lay[], held: Held, about: Spot, step: 1 | -1): Held {
  const { lay: start } = closest(lays, held.turn, held);
  if (!start) return held;
  if (start.x !== held.x || start.y !== held.y) return { ...held, x: start.x, y: start.y };
  const round = clockwise(
    lays.filter(({ turn }) => turn === held.turn),
    about,
  );
  const next = round[(round.indexOf(start) + step + round.length) % round.length] ?? start;
  return { ...held, x: next.x, y: next.y };
}

function clockwise(lays: readonly Lay[], about: Spot): readonly Lay[] {
  const angle = ({ x, y }: Lay): number => Math.atan2(y - about.y, x - about.x);
  const reach = ({ x, y }: Lay): number => Math.hypot(y - about.y, x - about.x);
  return lays.toSorted((a, b) => angle(a) - angle(b) || reach(a) - reach(b));
}

export const isLegal = (lays: readonly Lay[], { x, y, turn }: Held): boolean =>
  lays.some(lay => lay.x === x && lay.y === y && lay.turn === turn);
