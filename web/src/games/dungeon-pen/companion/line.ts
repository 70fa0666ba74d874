import type { Action, Event, Point, View } from '../../../../../games/dungeon-pen/index.ts';
import {
  characterOf,
  currentStep,
  FULL_POWER,
  FULL_TURN,
  POINTS,
  powerOver,
  SIDE,
  turned,
  UNIT,
} from '../../../../../games/dungeon-pen/readers.ts';
import { CHANCE, type Seat } from '../../../../../kernel/game.ts';
import type { TypedInput } from '../../../table/table.ts';

const SPAN = SIDE * UNIT;
/** How far an arrow moves the mark: a tenth of a square, and a whole one. */
export const NUDGE = UNIT / 10;
/** The least power that does not fail, whatever was seen on the paper. */
const LEAST_POWER = 30;

/** Whose flick it is, and where it began. */
export function flickerOf(view: View): { readonly seat: Seat; readonly from: Point } {
  const seat = currentStep(view)?.seat ?? 0;
  const { x, y } = characterOf(view, seat);
  return { seat, from: { x, y } };
}

const within = (value: number): number => Math.max(0, Math.min(SPAN, Math.round(value)));

/** The place of the sheet that is meant by a point on it or beside it: what ran off the paper ended at its border. */
export const onSheet = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });

export const lengthTo = (from: Point, end: Point): number => Math.hypot(end.x - from.x, end.y - from.y);

const aimAt = (from: Point, end: Point): number =>
  turned(Math.round((Math.atan2(end.x - from.x, from.y - end.y) * FULL_TURN) / (2 * Math.PI)));

/** On real paper nobody has aimed: the flick is told as if it had gone where it was meant to. */
export function flickTo(from: Point, end: Point): Action {
  const power = Math.min(FULL_POWER, Math.max(LEAST_POWER, powerOver(lengthTo(from, end))));
  return { type: 'flick', aim: aimAt(from, end), power };
}

/** What is typed in when a line ended there: the flick first, if nobody has made it yet. */
export function typedFor(view: View, end: Point): readonly TypedInput[] {
  const { seat, from } = flickerOf(view);
  const stop = [CHANCE, { type: 'stop', ...end }] as const;
  return currentStep(view)?.type === 'aim' ? [[seat, flickTo(from, end)], stop] : [stop];
}

/** Which of the ways of the arrow on the spun card leads nearest to a place. */
export const pointAt = (from: Point, to: Point): number => Math.round((aimAt(from, to) * POINTS) / FULL_TURN) % POINTS;

export const hasTouched = (events: readonly Event[]): boolean =>
  events.some(event => event.type === 'line-drawn' && event.contact === 'wall');

const RINGS = [1, 2, 3, 4].map(ring => ring * NUDGE);
const AROUND = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

/** Places around a mark, the nearest first. */
const placesAround = ({ x, y }: Point): readonly Point[] =>
  RINGS.flatMap(far => AROUND.map(way => onSheet({ x: x + far * Math.sin(way), y: y - far * Math.cos(way) })));

/** A place so near that a finger cannot tell it from the mark, from which the rules judge a wall otherwise. */
export function judgedOtherwise(end: Point, touches: (place: Point) => boolean): Point | undefined {
  const isTouched = touches(end);
  return placesAround(end).find(place => touches(place) !== isTouched);
}
