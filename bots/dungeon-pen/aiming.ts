import {
  type Action,
  characterOf,
  type Flick,
  FULL_LENGTH,
  FULL_POWER,
  FULL_TURN,
  flickOf,
  GROUND_SIZE,
  groundIndex,
  indexUnder,
  type Material,
  MOST_STROKES,
  mostHp,
  PADDED,
  powerLeft,
  type StepOf,
  STRIDES,
  UNIT,
  type View,
  WALL,
  wantedBy,
  wayOf,
} from '../../games/dungeon-pen/index.ts';
import type { Field, Survey } from './survey.ts';

/** Lines are thought of in so many directions and as so many notches of a quarter of a square. */
const RAYS = 48;
const STEP = FULL_TURN / RAYS;
const NOTCH = UNIT / 4;
const NOTCHES = 48;
const WAYS = Array.from({ length: RAYS }, (_, ray) => wayOf(ray * STEP, NOTCH));
const ACROSS = Int16Array.from(WAYS, ({ x }) => x);
const DOWN = Int16Array.from(WAYS, ({ y }) => y);

const POWERS: readonly number[] = [200, 320, 440, 600, 800, 1000];

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
export function bestFlick(survey: Survey, view: View, step: StepOf<'aim'>): Action {
  lookAround(survey, view, step);
  const spreads = spreadsOf(survey, view, step);
  const most = powerLeft(characterOf(view, step.seat).effects);
  let best: Action = { type: 'flick', aim: 0, power: FULL_POWER };
  let highest = Number.NEGATIVE_INFINITY;
  for (let ray = 0; ray < RAYS; ray++) {
    turnTo(ray, spreads[ray] as Spread);
    for (let i = 0; i < POWERS.length && (POWERS[i] as number) <= most; i++) {
      const value = expected(i);
      if (value <= highest) continue;
      highest = value;
      best = { type: 'flick', aim: ray * STEP, power: POWERS[i] as number };
    }
  }
  return best;
}

/** One sigma of direction and of length in the units of a flick. */
type Spread = Pick<Flick, 'angle' | 'wobble'>;

/** The spread in each direction: as long as the sheet may be turned, one for all. */
function spreadsOf({ material }: Survey, view: View, { seat, cause }: StepOf<'aim'>): readonly Spread[] {
  const { effects } = characterOf(view, seat);
  const key = `${seat} ${cause} ${view.bolted} ${effects.join()}`;
  const known = SPREADS.get(material) ?? new Map<string, readonly Spread[]>();
  SPREADS.set(material, known);
  const found =
    known.get(key) ??
    WAYS.map((_, ray) => flickOf(material, view, seat, { aim: ray * STEP, power: FULL_POWER, cause }));
  known.set(key, found);
  return found;
}

/** What has been found out about spreads at each table. */
const SPREADS = new WeakMap<Material, Map<string, readonly Spread[]>>();

/** The spread for which the tables below stand. */
let expectation: Spread = { angle: 0, wobble: 0 };
/** By how many rays each try turns away, and where its row of the prospects begins for the ray in question. */
const TURNS = new Int32Array(TRIES.length);
const ROWS = new Int32Array(TRIES.length);
/** How many notches each try of each power reaches. */
const REACHES = new Int32Array(POWERS.length * TRIES.length);

function expectSpread(spread: Spread): void {
  const { angle, wobble } = spread;
  expectation = spread;
  for (let i = 0; i < TRIES.length; i++) {
    const { turn, stretch } = TRIES[i] as Try;
    TURNS[i] = Math.round((turn * angle) / (TENTHS * 100 * STEP));
    for (let j = 0; j < POWERS.length; j++)
      REACHES[j * TRIES.length + i] = notchesOf(POWERS[j] as number, stretch * wobble);
  }
}

/** How far a power reaches if the length changes by so many parts of a hundred thousand. */
function notchesOf(power: number, change: number): number {
  const full = FULL_LENGTH / NOTCH;
  return Math.min(NOTCHES, Math.max(0, Math.round((power * full * (100_000 + change)) / (FULL_POWER * 100_000))));
}

function turnTo(ray: number, spread: Spread): void {
  if (spread.angle !== expectation.angle || spread.wobble !== expectation.wobble) expectSpread(spread);
  for (let i = 0; i < TRIES.length; i++) ROWS[i] = ((ray + (TURNS[i] as number) + 2 * RAYS) % RAYS) * (NOTCHES + 1);
}

function expected(power: number): number {
  let sum = 0;
  for (let i = 0; i < TRIES.length; i++)
    sum += PROSPECTS[(ROWS[i] as number) + (REACHES[power * TRIES.length + i] as number)] as number;
  return sum;
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
  const hurt = cause === 'sacrifice' ? -WANTED_WALL : Math.trunc(CARE / (hp * hp));
  const sight: Sight = { survey, field: survey.wayOf(seat, carries), x, y, hurt };
  noteFinds(survey, view, seat);
  for (let ray = 0; ray < RAYS; ray++) lookAlong(sight, ray);
}

/** The way left from notch to notch, what is found until there, and the wall at the end. */
function lookAlong({ survey: { ground }, field, x, y, hurt }: Sight, ray: number): void {
  const across = ACROSS[ray] as number;
  const down = DOWN[ray] as number;
  const first = ray * (NOTCHES + 1);
  let at = indexUnder(x, y);
  let found = 0;
  for (let notch = 0; notch <= NOTCHES; notch++) {
    const index = indexUnder(x + notch * across, y + notch * down);
    if (index !== at) {
      const entered = squareAhead(x + (notch - 1) * across, y + (notch - 1) * down, ray);
      const contact = ((ground[entered] as number) | (ground[index] as number)) & (WALL | PADDED);
      if (contact !== 0) {
        const end = found - WEIGHT * (field[at] as number) - (contact & WALL) * hurt;
        PROSPECTS.fill(end, first + notch, first + NOTCHES + 1);
        return;
      }
      found += FINDS[index] as number;
      at = index;
    }
    PROSPECTS[first + notch] = found - WEIGHT * (field[at] as number);
  }
}

/** Where the square that a line enters next stands in a ground: a notch may lead over two edges at once. */
function squareAhead(x: number, y: number, ray: number): number {
  const across = ACROSS[ray] as number;
  const down = DOWN[ray] as number;
  const toSide = across > 0 ? UNIT - (x % UNIT) : x % UNIT;
  const toEnd = down > 0 ? UNIT - (y % UNIT) : y % UNIT;
  const isSide = toSide * Math.abs(down) <= toEnd * Math.abs(across);
  return indexUnder(x, y) + (isSide ? Math.sign(across) : Math.sign(down) * STRIDES[2]);
}

/** What is to be had in each square of a ground. */
const FINDS = new Int32Array(GROUND_SIZE);

function noteFinds({ material }: Survey, view: View, seat: number): void {
  const { carries, hp } = characterOf(view, seat);
  const missing = mostHp(material, seat) - hp;
  FINDS.fill(0);
  for (const chest of material.chests) FINDS[groundIndex(chest)] = WORTH.chest;
  for (const [i, potion] of material.potions.entries())
    if ((view.strokes[i] ?? MOST_STROKES) < MOST_STROKES) FINDS[groundIndex(potion)] = WORTH.potion * missing;
  if (!carries) FINDS[groundIndex(wantedBy(material, seat))] = WORTH.treasure;
  else for (const square of material.cells[seat] ?? []) FINDS[groundIndex(square)] = WORTH.home;
}
