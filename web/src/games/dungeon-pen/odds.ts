import {
  type Flick,
  type Ground,
  type Point,
  REACH_PICKS,
  reached,
  SWAY_PICKS,
  swayed,
  trace,
  WALL,
  wayOf,
} from '../../../../games/dungeon-pen/index.ts';

/**
 * How likely a flick touches a wall that hurts, from 0 to 1: the rules' own line, drawn for every sway that chance may
 * pick. The longer of two lines in one direction touches whatever the shorter one does, so the lengths are halved in.
 */
export function wallOdds(ground: Ground, from: Point, flick: Flick): number {
  let touching = 0;
  for (let sway = 0; sway < SWAY_PICKS.length; sway++)
    touching += REACH_PICKS.length - firstTouching(ground, from, flick, sway);
  return touching / (SWAY_PICKS.length * REACH_PICKS.length);
}

/** The shortest reach that touches, or their number if none does. */
function firstTouching(ground: Ground, from: Point, flick: Flick, sway: number): number {
  const aim = swayed(flick, sway);
  const touches = (reach: number): boolean => {
    const way = wayOf(aim, reached(flick, reach));
    return (way.x !== 0 || way.y !== 0) && (trace(ground, from, way).contact & WALL) !== 0;
  };
  let [low, high] = [0, REACH_PICKS.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (touches(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
