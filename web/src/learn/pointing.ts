import { overlap } from '../board/beside.ts';
import { middleOf } from '../board/camera.ts';
import type { Area, Size, Spot } from '../board/geometry.ts';

/** Where a ring lies, and where a hand shows what to do with what is in it: an arrow ends or begins at the finger. */
export interface Pointed {
  readonly ring: Ring;
  readonly arrow: readonly [from: Spot, to: Spot];
  /** The tip of the finger, and by how many degrees it is turned from pointing up. */
  readonly hand: Spot & { readonly turn: number };
}

/** Round what is small a circle, round what is large a box with round corners. */
export interface Ring extends Area {
  readonly corner: number;
}

/** What lies on the table, in pixels of what the ring is drawn in. */
interface Surroundings {
  readonly viewport: Size;
  /** What is ringed. */
  readonly at: Area;
  /** What is pulled, if anything is. */
  readonly pull: Area | undefined;
  /** What a hand should not hide. */
  readonly avoid: readonly Area[];
}

const GAP = 7;
const LEAST = 48;
/** Larger than this, a circle would take in what it is not about. */
const MOST = 84;
const CORNER = 16;
const ARROW = 38;
/** How far a hand reaches back from the tip of its finger, and how broad it is. */
const HAND = { long: 70, broad: 48 };
const PULL = 96;

export function pointAt(laid: Surroundings): Pointed {
  const ring = ringAround(laid.at);
  return { ring, ...(laid.pull ? pulling(ring, laid.pull) : tapping(ring, laid)) };
}

function ringAround(at: Area): Ring {
  const longest = Math.max(LEAST, Math.max(at.width, at.height) + 2 * GAP);
  const isSmall = longest <= MOST;
  const width = isSmall ? longest : at.width + 2 * GAP;
  const height = isSmall ? longest : at.height + 2 * GAP;
  const { x, y } = middleOf(at);
  return { x: x - width / 2, y: y - height / 2, width, height, corner: isSmall ? longest / 2 : CORNER };
}

/** How far it is from the middle of a ring to its edge. */
function reachOf({ width, height, corner }: Ring, angle: number): number {
  if (2 * corner >= width) return corner;
  return Math.min(width / 2 / Math.abs(Math.cos(angle)), height / 2 / Math.abs(Math.sin(angle)));
}

/** Away from what is aimed at, beginning beside the piece. */
function pulling(ring: Ring, piece: Area): Omit<Pointed, 'ring'> {
  const from = middleOf(piece);
  const goal = middleOf(ring);
  const angle = Math.atan2(from.y - goal.y, from.x - goal.x);
  const begun = Math.max(piece.width, piece.height) / 2;
  const end = along(from, angle, begun + PULL);
  return {
    arrow: [along(from, angle, begun), end],
    hand: { ...along(from, angle, begun + PULL + GAP), turn: turnTo(end, from) },
  };
}

const along = ({ x, y }: Spot, angle: number, far: number): Spot => ({
  x: x + Math.cos(angle) * far,
  y: y + Math.sin(angle) * far,
});

/** From below before all, as hands come; then from the sides, from above at last. */
const ANGLES = [75, 105, 15, 165, -45, -135, -90].map(degrees => (degrees * Math.PI) / 180);

/** From the side on which hand and arrow hide least. */
function tapping(ring: Ring, { viewport, avoid }: Surroundings): Omit<Pointed, 'ring'> {
  const costs = ANGLES.map(angle => hiddenBy(handArea(ring, angle), viewport, avoid));
  const angle = ANGLES[costs.indexOf(Math.min(...costs))] ?? 0;
  const [middle, reach] = [middleOf(ring), reachOf(ring, angle)];
  const tip = along(middle, angle, reach + ARROW);
  return { arrow: [tip, along(middle, angle, reach + GAP)], hand: { ...tip, turn: turnTo(tip, middle) } };
}

function handArea(ring: Ring, angle: number): Area {
  const [middle, reach] = [middleOf(ring), reachOf(ring, angle)];
  const near = along(middle, angle, reach + GAP);
  const far = along(middle, angle, reach + ARROW + HAND.long);
  const half = HAND.broad / 2;
  return {
    x: Math.min(near.x, far.x) - half,
    y: Math.min(near.y, far.y) - half,
    width: Math.abs(far.x - near.x) + HAND.broad,
    height: Math.abs(far.y - near.y) + HAND.broad,
  };
}

/** What is not in sight cannot be seen pointing. */
function hiddenBy(area: Area, viewport: Size, avoid: readonly Area[]): number {
  const seen = overlap(area, { x: 0, y: 0, ...viewport });
  const lost = area.width * area.height - seen;
  return 2 * lost + avoid.reduce((sum, each) => sum + overlap(area, each), 0);
}

/** The turn of a finger at `from` that points to `to`. */
const turnTo = (from: Spot, to: Spot): number => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
