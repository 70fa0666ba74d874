import {
  type Action,
  type Cause,
  characterOf,
  type Course,
  FULL_LENGTH,
  FULL_POWER,
  FULL_TURN,
  flickOf,
  indexUnder,
  MOST_STROKES,
  mostHp,
  type Point,
  powerLeft,
  type StepOf,
  THING,
  trace,
  UNIT,
  type View,
  WALL,
  wantedBy,
  wayOf,
  CELL_MARK,
  centreOf,
} from '../../games/dungeon-pen/index.ts';
import type { Survey } from './survey.ts';

/** Lines are thought of in so many directions and in lengths of a quarter of a square. */
const RAYS = 48;
const STEP = FULL_TURN / RAYS;
const NOTCH = UNIT / 4;
const NOTCHES = 48;
const WAYS = Array.from({ length: RAYS }, (_, ray) => wayOf(ray * STEP, NOTCHES * NOTCH));

const POWERS = [200, 320, 440, 600, 800, 1000];

/** Where in the spread a flick is tried, in sigmas of direction and of length: all are as likely as each other. */
const TRIES = [
  { turn: 0, stretch: 0 },
  { turn: -0.6, stretch: 1 },
  { turn: 0.6, stretch: -1 },
  { turn: -1.4, stretch: -0.6 },
  { turn: 1.4, stretch: 0.6 },
] as const;

/** What things are worth, in fifths of a square of way; a potion, for each HP that is missing. */
const WORTH = { treasure: 40, home: 120, chest: 8, potion: 4 };
/** What a wall is thought to cost, in fifths of a square of way: so much by the square of the HP left. */
const CARE = 600;
/** What a wall is worth to whoever has to hit one (DP-44). */
const WANTED_WALL = 30;

/** What it is worth to a seat to stop after so many notches in each direction. Room for one flick at a time. */
const PROSPECTS = new Float64Array(RAYS * (NOTCHES + 1));

/** The flick that on average leaves the least way to go, walls and finds considered. */
export function bestFlick(survey: Survey, view: View, { seat, cause }: StepOf<'aim'>): Action {
  const { hp, effects } = characterOf(view, seat);
  const hurt = cause === 'sacrifice' ? -WANTED_WALL : CARE / hp ** 2;
  for (let ray = 0; ray < RAYS; ray++) lookAlong(survey, view, seat, { ray, hurt });
  const most = powerLeft(effects);
  let best = { aim: 0, power: FULL_POWER, value: Number.NEGATIVE_INFINITY };
  let spread = spreadAt(survey, view, seat, { ray: 0, cause });
  for (let ray = 0; ray < RAYS; ray++) {
    if (view.bolted) spread = spreadAt(survey, view, seat, { ray, cause });
    for (const power of POWERS) {
      if (power > most) break;
      const value = expected(ray, (power * FULL_LENGTH) / FULL_POWER / NOTCH, spread);
      if (value > best.value) best = { aim: ray * STEP, power, value };
    }
  }
  return { type: 'flick', aim: best.aim, power: best.power };
}

/** One sigma of direction in rays, and of length as a part of it. */
interface Spread {
  readonly turn: number;
  readonly stretch: number;
}

function spreadAt(
  { material }: Survey,
  view: View,
  seat: number,
  { ray, cause }: { readonly ray: number; readonly cause: Cause },
): Spread {
  const { angle, wobble } = flickOf(material, view, seat, { aim: ray * STEP, power: FULL_POWER, cause });
  return { turn: angle / (100 * STEP), stretch: wobble / 10_000 };
}

function expected(ray: number, notches: number, { turn, stretch }: Spread): number {
  let sum = 0;
  for (let i = 0; i < TRIES.length; i++) {
    const tried = TRIES[i] as (typeof TRIES)[number];
    const at = (ray + Math.round(tried.turn * turn) + 2 * RAYS) % RAYS;
    const length = Math.round(notches * (1 + tried.stretch * stretch));
    sum += PROSPECTS[at * (NOTCHES + 1) + Math.min(NOTCHES, Math.max(0, length))] as number;
  }
  return sum;
}

/** Writes down the prospects of one direction: the way left, what is found until there, and the wall at its end. */
function lookAlong(
  survey: Survey,
  view: View,
  seat: number,
  { ray, hurt }: { readonly ray: number; readonly hurt: number },
): void {
  const character = characterOf(view, seat);
  const field = survey.wayOf(seat, character.carries);
  const way = WAYS[ray] as Point;
  const course = trace(survey.ground, character, way);
  const clear = course.contact === 0 ? NOTCHES + 1 : notchesTo(character, course, way);
  const first = ray * (NOTCHES + 1);
  const last = Math.min(NOTCHES, Math.ceil(clear));
  for (let notch = 0; notch <= last; notch++) {
    const end = Math.min(notch, clear) / NOTCHES;
    PROSPECTS[first + notch] = -(field[indexUnder(character.x + way.x * end, character.y + way.y * end)] as number);
  }
  PROSPECTS.fill(PROSPECTS[first + last] as number, first + last + 1, first + NOTCHES + 1);
  if ((course.contact & WALL) !== 0) addFrom(first, clear, -hurt);
  for (const { square, marks } of course.met) {
    const worth = worthOf(survey, view, seat, { square, marks });
    if (worth > 0) addFrom(first, distanceTo(character, centreOf(square)) / NOTCH, worth);
  }
}

function addFrom(first: number, notch: number, worth: number): void {
  for (let at = Math.ceil(notch); at <= NOTCHES; at++)
    PROSPECTS[first + at] = (PROSPECTS[first + at] as number) + worth;
}

function notchesTo(from: Point, to: Point, way: Point): number {
  const isAcross = Math.abs(way.x) > Math.abs(way.y);
  return (isAcross ? (to.x - from.x) / way.x : (to.y - from.y) / way.y) * NOTCHES;
}

function distanceTo(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y) - NOTCH;
}

function worthOf({ material }: Survey, view: View, seat: number, { square, marks }: Course['met'][number]): number {
  const { carries, hp } = characterOf(view, seat);
  if (carries && (marks & CELL_MARK[seat as 0 | 1]) !== 0) return WORTH.home;
  if ((marks & THING) === 0) return 0;
  if (!carries && square === wantedBy(material, seat)) return WORTH.treasure;
  if (material.chests.includes(square)) return WORTH.chest;
  return isFull(material.potions.indexOf(square), view) ? WORTH.potion * (mostHp(material, seat) - hp) : 0;
}

function isFull(potion: number, { strokes }: View): boolean {
  return (strokes[potion] ?? MOST_STROKES) < MOST_STROKES;
}
