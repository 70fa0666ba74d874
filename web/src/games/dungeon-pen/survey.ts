import type { Seat } from '../../../../kernel/game.ts';
import {
  centreOf,
  characterOf,
  FULL_TURN,
  groundNow,
  isFloor,
  type Content,
  MOST_STROKES,
  otherOf,
  type Point,
  SIDE,
  type Square,
  trace,
  UNIT,
  type View,
  WALL,
  wantedBy,
  wayOf,
} from '../../../../games/dungeon-pen/index.ts';

export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof WINDS)[number];

/** How far something is, in tenths of a square, and in which direction. */
export interface Bearing {
  readonly wind: Wind;
  readonly tenths: number;
}

/** What one would meet by going straight on. */
export interface Reach extends Bearing {
  readonly stops: 'wall' | 'padded';
}

export type ThingName = 'treasure' | 'home' | 'opponent' | 'chest' | 'potion' | 'plague';

export interface Found extends Bearing {
  readonly thing: ThingName;
}

export interface Survey {
  readonly reaches: readonly Reach[];
  readonly found: readonly Found[];
}

const FARTHEST = 2 * SIDE * UNIT;

/** The room around a seat as one hears it: walls in eight directions, then what lies where, the nearest first. */
export function surveyOf(content: Content, view: View, seat: Seat): Survey {
  const ground = groundNow(content, view);
  const here = characterOf(view, seat);
  const reaches = WINDS.map((wind, i): Reach => {
    const course = trace(ground, here, wayOf((i * FULL_TURN) / WINDS.length, FARTHEST));
    return { wind, tenths: tenthsTo(here, course), stops: (course.contact & WALL) === 0 ? 'padded' : 'wall' };
  });
  const found = thingsOf(content, view, seat).map(([thing, at]) => ({ thing, ...bearingTo(here, at) }));
  return { reaches, found: found.toSorted((a, b) => a.tenths - b.tenths) };
}

const tenthsTo = (from: Point, to: Point): number => Math.round((Math.hypot(to.x - from.x, to.y - from.y) * 10) / UNIT);

export function bearingTo(from: Point, to: Point): Bearing {
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI);
  const wind = WINDS[(Math.round(turn * WINDS.length) + WINDS.length) % WINDS.length] as Wind;
  return { wind, tenths: tenthsTo(from, to) };
}

/** What is there for the seat: sealed chests and empty potions are not. */
function thingsOf(content: Content, view: View, seat: Seat): (readonly [ThingName, Point])[] {
  const ground = groundNow(content, view);
  const isOpen = (square: Square): boolean => isFloor(ground, square);
  const isFull = (_: Square, potion: number): boolean => (view.strokes[potion] ?? 0) < MOST_STROKES;
  const home = content.homes[seat];
  return [
    ...(characterOf(view, seat).carries ? [] : [['treasure', centreOf(wantedBy(content, seat))] as const]),
    ...(home ? [['home', home] as const] : []),
    ['opponent', characterOf(view, otherOf(seat))],
    ...content.chests.filter(isOpen).map(square => ['chest', centreOf(square)] as const),
    ...content.potions
      .filter(isFull)
      .filter(isOpen)
      .map(square => ['potion', centreOf(square)] as const),
    ...(view.plague ? [['plague', middleOfLarge(view.plague)] as const] : []),
  ];
}

const middleOfLarge = ({ red, black }: { readonly red: number; readonly black: number }): Point => ({
  x: (3 * red - 1.5) * UNIT,
  y: (3 * black - 1.5) * UNIT,
});
