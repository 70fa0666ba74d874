// What a seat can be told of its lines before it draws them: where they would stop, what there is to aim at, what might hurt.
import type { Seat } from '../../kernel/game.ts';
import { type Content, groundNow, wantedBy } from './content.ts';
import { MOST_STROKES } from './data.ts';
import { wayOf } from './direction.ts';
import type { Contact } from './events.ts';
import { REACH_PICKS, SWAY_PICKS } from './flicking.ts';
import { isFloor } from './floor.ts';
import { type Course, type Ground, trace, WALL } from './line.ts';
import { reached, swayed } from './spread.ts';
import { centreOf, LARGE, type Point, SPAN, type Square, UNIT } from './square.ts';
import { characterOf, type Flick, otherOf } from './state.ts';
import type { View } from './view.ts';

/** The line of a flick when chance picks so. */
export function courseOf(
  ground: Ground,
  from: Point,
  flick: Flick,
  { sway, reach }: { readonly sway: number; readonly reach: number },
): Course {
  return trace(ground, from, wayOf(swayed(flick, sway), reached(flick, reach)));
}

/** Where a seat would stop if it went straight on, and at what. */
export interface Stop extends Point {
  readonly contact: Exclude<Contact, 'none'>;
}

export function straightOn(content: Content, view: View, seat: Seat, aim: number): Stop {
  const { x, y, contact } = trace(groundNow(content, view), characterOf(view, seat), wayOf(aim, 2 * SPAN));
  return { x, y, contact: (contact & WALL) === 0 ? 'padded' : 'wall' };
}

export interface Thing extends Point {
  readonly thing: 'treasure' | 'home' | 'opponent' | 'chest' | 'potion' | 'plague';
}

/** DP-17 to DP-20: what is there for a seat. A treasure in hand, an empty potion and what a wall covers are not. */
export function thingsFor(content: Content, view: View, seat: Seat): readonly Thing[] {
  const ground = groundNow(content, view);
  const onFloor = (thing: Thing['thing'], squares: readonly Square[]): Thing[] =>
    squares.filter(square => isFloor(ground, square)).map(square => ({ thing, ...centreOf(square) }));
  const { x, y } = characterOf(view, otherOf(seat));
  const wanted = characterOf(view, seat).carries ? [] : [wantedBy(content, seat)];
  return [
    ...wanted.map(square => ({ thing: 'treasure', ...centreOf(square) }) as const),
    { thing: 'home', ...(content.homes[seat] as Point) },
    { thing: 'opponent', x, y },
    ...onFloor('chest', content.chests),
    ...onFloor('potion', fullPotions(content, view)),
    ...(view.plague ? [{ thing: 'plague', ...middleOfLarge(view.plague) } as const] : []),
  ];
}

/** DP-19: the potions in which something is left. */
export function fullPotions({ potions }: Content, { strokes }: View): Square[] {
  return potions.filter((_, potion) => (strokes[potion] as number) < MOST_STROKES);
}

function middleOfLarge({ red, black }: { readonly red: number; readonly black: number }): Point {
  const half = (LARGE * UNIT) / 2;
  return { x: (2 * red - 1) * half, y: (2 * black - 1) * half };
}

/** Of so many outcomes that chance may pick for a flick, how many touch a wall that hurts. */
interface WallOdds {
  readonly touching: number;
  readonly outcomes: number;
}

/**
 * The odds of the line itself, drawn for every sway. The longer of two lines in one direction touches whatever the
 * shorter one does, so the lengths are halved in.
 */
export function wallOdds(content: Content, view: View, seat: Seat, flick: Flick): WallOdds {
  const ground = groundNow(content, view);
  const from = characterOf(view, seat);
  let touching = 0;
  for (let sway = 0; sway < SWAY_PICKS.length; sway++)
    touching += REACH_PICKS.length - firstTouching(ground, from, flick, sway);
  return { touching, outcomes: SWAY_PICKS.length * REACH_PICKS.length };
}

/** The shortest reach that touches, or their number if none does. */
function firstTouching(ground: Ground, from: Point, flick: Flick, sway: number): number {
  let [low, high] = [0, REACH_PICKS.length];
  while (low < high) {
    const reach = (low + high) >> 1;
    if ((courseOf(ground, from, flick, { sway, reach }).contact & WALL) !== 0) high = reach;
    else low = reach + 1;
  }
  return low;
}
