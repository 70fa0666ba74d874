import type { Action, Flick, StepOf, View } from '../../games/dungeon-pen/index.ts';
import {
  characterOf,
  flickOf,
  FULL_LENGTH,
  FULL_POWER,
  FULL_TURN,
  fullPotions,
  GROUND_SIZE,
  groundIndex,
  HALF_TURN,
  indexUnder,
  isFixed,
  mostHp,
  PADDED,
  powerLeft,
  STRIDES,
  UNIT,
  WALL,
  wantedBy,
  wayOf,
} from '../../games/dungeon-pen/readers.ts';
import type { Field, Survey } from './survey.ts';

/** Lines are thought of in so many directions and as so many notches of a quarter of a square. */
const RAYS = 48;
const STEP = FULL_TURN / RAYS;
const NOTCH = UNIT / 4;
const NOTCHES = 48;
const WAYS = Array.from({ length: RAYS }, (_, ray) => wayOf(ray * STEP, NOTCH));
const ACROSS = Int16Array.from(WAYS, ({ x }) => x);
const DOWN = Int16Array.from(WAYS, ({ y }) => y);
/** How far off the square stands in a ground that a line enters by its side, or by its upper or lower end. */
const BESIDE = Int8Array.from(WAYS, ({ x }) => Math.sign(x));
const BEYOND = Int8Array.from(WAYS, ({ y }) => Math.sign(y) * STRIDES[2]);

const POWERS: readonly number[] = [200, 320, 440, 600, 800, 1000];

type FlickAction = Extract<Action, { type: 'flick' }>;

interface Try {
  readonly turn: number;
  readonly stretch: number;
}

/** Where in the spread a flick is tried, in tenths of a sigma of direction and of length: all are equally likely. */
const TENTHS = 10;
const TRIES: readonly Try[] = [
  { turn: 0, stretch: 0 },
  { turn: -6, stretch: 10 },
  { turn: 6, stretch: -10 },
  { turn: -14, stretch: -6 },
  { turn: 14, stretch: 6 },
];

/** Everything is weighed in sixteenths of what a fifth of a square of way is worth. */
const WEIGHT = 16;
/** What things are worth; a potion, for each HP that is missing. */
const WORTH = { treasure: 40 * WEIGHT, home: 120 * WEIGHT, chest: 8 * WEIGHT, potion: 4 * WEIGHT };
/** What a wall is thought to cost: so much by the square of the HP left. */
const CARE = 600 * WEIGHT;
/** What a wall is worth to whoever has to hit one (DP-44). */
const WANTED_WALL = 30 * WEIGHT;

/** What it is worth to stop after so many notches in each direction. Room for one flick at a time. */
const PROSPECTS = new Int32Array(RAYS * (NOTCHES + 1));

/** The flick that on average leaves the least way to go, walls and finds considered. */
export function bestFlick(survey: Survey, view: View, step: StepOf<'aim'>): FlickAction {
  lookAround(survey, view, step);
  const stops = stopsOf(survey, view, step);
  const powers = powersUpTo(powerLeft(characterOf(view, step.seat).effects));
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let ray = 0; ray < RAYS; ray++)
    for (let power = 0; power < powers; power++) {
      const flick = ray * POWERS.length + power;
      const value = expected(stops, flick);
      if (value > highest) [highest, best] = [value, flick];
    }
  const aim = STEP * Math.trunc(best / POWERS.length);
  return { type: 'flick', aim, power: POWERS[best % POWERS.length] as number };
}

/** How many of the powers the effects leave. */
function powersUpTo(most: number): number {
  return POWERS.findLastIndex(power => power <= most) + 1;
}

function expected(stops: Stops, flick: number): number {
  const first = flick * TRIES.length;
  let sum = 0;
  for (let i = first; i < first + TRIES.length; i++) sum += PROSPECTS[stops[i] as number] as number;
  return sum;
}

/** Where in the prospects each try of each power in each direction stops. */
type Stops = Int16Array;

/** By all that a spread depends on: the few hindrances that there are make a few dozen of them. */
const STOPS = new Map<string, Stops>();

function stopsOf({ content }: Survey, view: View, { seat, cause }: StepOf<'aim'>): Stops {
  const flickAt = (aim: number): Flick => flickOf(content, view, seat, { aim, power: FULL_POWER, cause });
  const { angle, wobble } = flickAt(seat === 0 ? 0 : HALF_TURN);
  const spread = `${angle} ${wobble} ${isFixed(view, seat) ? seat : 'free'}`;
  const stops = STOPS.get(spread) ?? Int16Array.from(WAYS.flatMap((_, ray) => stopsAlong(flickAt(ray * STEP), ray)));
  STOPS.set(spread, stops);
  return stops;
}

function stopsAlong({ angle, wobble }: Flick, ray: number): number[] {
  return POWERS.flatMap(power =>
    TRIES.map(({ turn, stretch }) => {
      const turned = ray + Math.round((turn * angle) / (TENTHS * 100 * STEP));
      return ((turned + 2 * RAYS) % RAYS) * (NOTCHES + 1) + notchesOf(power, stretch * wobble);
    }),
  );
}

/** How far a power reaches if the length changes by so many parts of a hundred thousand. */
function notchesOf(power: number, change: number): number {
  const full = FULL_LENGTH / NOTCH;
  return Math.min(NOTCHES, Math.max(0, Math.round((power * full * (100_000 + change)) / (FULL_POWER * 100_000))));
}

/** What a seat sees along its lines. */
interface Sight {
  readonly survey: Survey;
  readonly field: Field;
  readonly x: number;
  readonly y: number;
  readonly hurt: number;
}

/** Writes down the prospects in all directions. */
function lookAround(survey: Survey, view: View, { seat, cause }: StepOf<'aim'>): void {
  const { x, y, hp, carries } = characterOf(view, seat);
  const hurt = cause === 'sacrifice' ? -WANTED_WALL : (CARE / (hp * hp)) | 0;
  const sight: Sight = { survey, field: survey.wayOf({ seat, carries }), x, y, hurt };
  noteFinds(survey, view, seat);
  for (let ray = 0; ray < RAYS; ray++) lookAlong(sight, ray);
}

/** The way left from notch to notch, what is found until there, and the wall at the end. */
function lookAlong({ survey: { ground }, field, x, y, hurt }: Sight, ray: number): void {
  const across = ACROSS[ray] as number;
  const down = DOWN[ray] as number;
  const last = (ray + 1) * (NOTCHES + 1);
  let at = indexUnder(x, y);
  let found = 0;
  let worth = -WEIGHT * (field[at] as number);
  let [toX, toY] = [x, y];
  for (let notch = ray * (NOTCHES + 1); notch < last; notch++) {
    const index = indexUnder(toX, toY);
    if (index !== at) {
      const entered = squareAhead(toX - across, toY - down, ray);
      const contact = ((ground[entered] as number) | (ground[index] as number)) & (WALL | PADDED);
      if (contact !== 0) return endAt(notch, last, worth - (contact & WALL) * hurt);
      found += FINDS[index] as number;
      worth = found - WEIGHT * (field[index] as number);
      at = index;
    }
    PROSPECTS[notch] = worth;
    toX += across;
    toY += down;
  }
}

/** A loop of its own: for so few notches `fill` takes several times as long. */
function endAt(first: number, last: number, worth: number): void {
  for (let notch = first; notch < last; notch++) PROSPECTS[notch] = worth;
}

/** Where the square that a line enters next stands in a ground: a notch may lead over two edges at once. */
function squareAhead(x: number, y: number, ray: number): number {
  const across = ACROSS[ray] as number;
  const down = DOWN[ray] as number;
  const [inX, inY] = [x & (UNIT - 1), y & (UNIT - 1)];
  const toSide = across > 0 ? UNIT - inX : inX;
  const toEnd = down > 0 ? UNIT - inY : inY;
  const isSide = toSide * Math.abs(down) <= toEnd * Math.abs(across);
  return indexUnder(x, y) + ((isSide ? BESIDE[ray] : BEYOND[ray]) as number);
}

/** What is to be had in each square of a ground. */
const FINDS = new Int32Array(GROUND_SIZE);

function noteFinds({ content }: Survey, view: View, seat: number): void {
  const { carries, hp } = characterOf(view, seat);
  const missing = mostHp(content, seat) - hp;
  FINDS.fill(0);
  for (const chest of content.chests) FINDS[groundIndex(chest)] = WORTH.chest;
  for (const potion of fullPotions(content, view)) FINDS[groundIndex(potion)] = WORTH.potion * missing;
  if (!carries) FINDS[groundIndex(wantedBy(content, seat))] = WORTH.treasure;
  else for (const square of content.cells[seat] ?? []) FINDS[groundIndex(square)] = WORTH.home;
}
