// How many turns a seat still needs from every square, if it flicks as well as can be: walls, padding and spread considered.
import type { Content, Ground, Point, Square } from '../../games/dungeon-pen/index.ts';
import {
  centreOf,
  GROUND_SIZE,
  groundIndex,
  indexUnder,
  isFree,
  SIDE,
  STRIDES,
  WALL,
  wantedBy,
} from '../../games/dungeon-pen/readers.ts';
import { COARSE, emptyFan, type Fan, firstOf, type Hand, include, lookAround, type SquareBits, WORDS } from './fan.ts';

const RAYS = COARSE.rays;
const POWER_COUNT = COARSE.powers.length;

/** Turns by the squares of a ground; as many as this where no way leads. */
export type Turns = Float64Array;
const NO_WAY = 40;

/** How a seat gets through a sheet. */
export interface Journey {
  readonly seat: number;
  readonly hand: Hand;
  /** What a wall costs, in turns. */
  readonly hurt: number;
  /** With the treasure in hand, and without. */
  readonly home: Turns;
  readonly away: Turns;
  /** By the squares of a ground, what it would flick there: a direction times the powers, plus a power. */
  readonly homeward: Flicks;
  readonly outward: Flicks;
}

export type Flicks = Int16Array;

/** The fans of all free squares of a ground, one after the other. */
export interface Fans {
  readonly sources: Int16Array;
  readonly fans: readonly Fan[];
  /** Which of them the ground before did not have. */
  readonly isNew: Uint8Array;
}

const freeSquares = (ground: Ground): readonly Square[] =>
  Array.from({ length: SIDE * SIDE }, (_, square) => square).filter(square => isFree(ground, groundIndex(square)));

function fanFrom(ground: Ground, square: Square): Fan {
  const fan = emptyFan(COARSE);
  lookAround(fan, ground, centreOf(square));
  for (let ray = 0; ray < RAYS; ray++) {
    const first = firstOf(ray);
    const last = first + (fan.counts[ray] as number);
    for (let at = first; at < last; at++) include(fan.seen, fan.squares[at] as number);
  }
  return fan;
}

export function fansOf(ground: Ground): Fans {
  const free = freeSquares(ground);
  const fans = free.map(square => fanFrom(ground, square));
  return { sources: Int16Array.from(free, groundIndex), fans, isNew: new Uint8Array(free.length).fill(1) };
}

/** The fans of a ground on which walls were drawn since: only where they can be seen from is looked again. */
export function fansBehind(walls: readonly Square[], ground: Ground, before: Fans): Fans {
  const known = new Map(Array.from(before.sources, (source, i) => [source, before.fans[i] as Fan]));
  const drawn: SquareBits = new Int32Array(WORDS);
  for (const index of walls.map(groundIndex)) {
    // DP-F13: where padding stood lines ended already, in one of the squares beside it.
    for (const at of known.has(index) ? [index] : STRIDES.map(stride => index + stride)) include(drawn, at);
  }
  const free = freeSquares(ground);
  const kept = free
    .map(square => known.get(groundIndex(square)))
    .map(fan => (fan && !sees(fan, drawn) ? fan : undefined));
  return {
    sources: Int16Array.from(free, groundIndex),
    fans: kept.map((fan, i) => fan ?? fanFrom(ground, free[i] as Square)),
    isNew: Uint8Array.from(kept, fan => (fan ? 0 : 1)),
  };
}

/** Whether a line of a fan comes through one of some squares. */
function sees({ seen }: Fan, squares: SquareBits): boolean {
  for (let word = 0; word < WORDS; word++) if (((seen[word] as number) & (squares[word] as number)) !== 0) return true;
  return false;
}

/** A leg of a journey: the turns from each square, what ends it, and what comes after. */
interface JourneyLeg {
  readonly turns: Turns;
  /** Where it ends at once, by the squares of a ground. */
  readonly isGoal: Uint8Array;
  /** From there on a line counts by these. */
  readonly after: Turns;
  readonly hurt: number;
  readonly flicks: Flicks;
}

/** Room for one point: by direction and power what a line there leaves, before and after the hand has spread it. */
const RAW = new Float64Array(RAYS * POWER_COUNT);

/** Writes down what lines in all directions leave to go, not yet spread. */
function measure(fan: Fan, leg: JourneyLeg, hand: Hand): void {
  for (let ray = 0; ray < RAYS; ray++) measureAlong(fan, leg, hand, ray);
}

function measureAlong(fan: Fan, leg: JourneyLeg, { shares }: Hand, ray: number): void {
  const { turns, isGoal, after, hurt } = leg;
  const first = firstOf(ray);
  const last = first + (fan.counts[ray] as number);
  const to = ray * POWER_COUNT;
  let counted = turns;
  let value = turns[fan.squares[first] as number] as number;
  for (let power = 0; power < POWER_COUNT; power++) RAW[to + power] = value;
  for (let at = first + 1; at < last; at++) {
    const square = fan.squares[at] as number;
    if (isGoal[square] === 1) counted = after;
    const next = counted[square] as number;
    const change = next - value;
    value = next;
    if (change === 0) continue;
    const from = (fan.starts[at] as number) * POWER_COUNT;
    for (let power = 0; power < POWER_COUNT; power++)
      RAW[to + power] = (RAW[to + power] as number) + change * (shares[from + power] as number);
  }
  if (((fan.contacts[ray] as number) & WALL) === 0) return;
  const end = (fan.ends[ray] as number) * POWER_COUNT;
  for (let power = 0; power < POWER_COUNT; power++)
    RAW[to + power] = (RAW[to + power] as number) + hurt * (shares[end + power] as number);
}

/** The least that is left after one flick, and by which: direction times powers plus power. */
const FOUND = { turns: 0, flick: 0 };

/** Begins with a flick that is likely to be good: the better the first, the sooner the others are given up. */
function findBest(hand: Hand, likely: number): void {
  const least = leastIn(hand);
  FOUND.turns = Number.POSITIVE_INFINITY;
  tryFlick(hand, likely, least);
  for (let ray = 0; ray < RAYS; ray++)
    for (let power = 0; power < hand.powers; power++) tryFlick(hand, ray * POWER_COUNT + power, least);
}

/** No flick leaves less. */
function leastIn({ powers }: Hand): number {
  let least = Number.POSITIVE_INFINITY;
  for (let ray = 0; ray < RAYS; ray++)
    for (let power = 0; power < powers; power++) least = Math.min(least, RAW[ray * POWER_COUNT + power] as number);
  return least;
}

/** Every line of it leaves the least at best: as soon as the sum is no better than what was found, the rest cannot mend it. */
function tryFlick(hand: Hand, flick: number, least: number): void {
  const power = flick % POWER_COUNT;
  const { rays, shares } = hand.sways[(flick / POWER_COUNT) | 0] as Hand['sways'][number];
  let sum = least;
  for (let i = 0; i < rays.length; i++) {
    sum += (shares[i] as number) * ((RAW[(rays[i] as number) * POWER_COUNT + power] as number) - least);
    if (sum >= FOUND.turns) return;
  }
  FOUND.turns = sum;
  FOUND.flick = flick;
}

/** What one flick that has been settled on leaves, with what is known by now. */
function followed(fan: Fan, leg: JourneyLeg, hand: Hand, flick: number): number {
  const ray = Math.floor(flick / POWER_COUNT);
  const power = flick % POWER_COUNT;
  const { rays, shares } = hand.sways[ray] as Hand['sways'][number];
  let sum = 0;
  for (let i = 0; i < rays.length; i++)
    sum += (shares[i] as number) * leftAlong(fan, leg, hand, (rays[i] as number) * POWER_COUNT + power);
  return sum;
}

function leftAlong(fan: Fan, { turns, isGoal, after, hurt }: JourneyLeg, { shares }: Hand, flick: number): number {
  const ray = Math.floor(flick / POWER_COUNT);
  const power = flick % POWER_COUNT;
  const first = firstOf(ray);
  const last = first + (fan.counts[ray] as number);
  let counted = turns;
  let value = turns[fan.squares[first] as number] as number;
  let sum = value;
  for (let at = first + 1; at < last; at++) {
    const square = fan.squares[at] as number;
    if (isGoal[square] === 1) counted = after;
    const next = counted[square] as number;
    sum += (next - value) * (shares[(fan.starts[at] as number) * POWER_COUNT + power] as number);
    value = next;
  }
  if (((fan.contacts[ray] as number) & WALL) === 0) return sum;
  return sum + hurt * (shares[(fan.ends[ray] as number) * POWER_COUNT + power] as number);
}

/** The best flick is sought anew at most so often, and followed so often in between. */
const SEEKING = 8;
const FOLLOWING = 6;
/** Turns that change by less are settled, and by less nobody seeks anew for them. */
const SETTLED = 0.05;
const MOVED = 0.01;

/** Seeks flicks from the squares that ask for it; then from all that see a square whose turns have moved, until nothing changes. */
function travel(all: Fans, leg: JourneyLeg, hand: Hand, isAsked: Uint8Array): void {
  const asked = isAsked.slice();
  for (let round = 0; round < SEEKING; round++) {
    const before = leg.turns.slice();
    if (seek(all, leg, hand, asked) < SETTLED) return;
    for (let again = 0; again < FOLLOWING; again++) follow(all, leg, hand);
    const moved: SquareBits = new Int32Array(WORDS);
    for (let square = 0; square < GROUND_SIZE; square++)
      if (Math.abs((leg.turns[square] as number) - (before[square] as number)) > MOVED) include(moved, square);
    for (let i = 0; i < asked.length; i++) asked[i] = Number(sees(all.fans[i] as Fan, moved));
  }
}

/** The most that the turns of a square have changed by. */
function seek({ sources, fans }: Fans, leg: JourneyLeg, hand: Hand, asked: Uint8Array): number {
  let most = 0;
  for (let i = 0; i < sources.length; i++) {
    if (asked[i] === 0) continue;
    const source = sources[i] as number;
    measure(fans[i] as Fan, leg, hand);
    findBest(hand, leg.flicks[source] as number);
    leg.flicks[source] = FOUND.flick;
    const turns = Math.min(NO_WAY, 1 + FOUND.turns);
    most = Math.max(most, Math.abs(turns - (leg.turns[source] as number)));
    leg.turns[source] = turns;
  }
  return most;
}

function follow({ sources, fans }: Fans, leg: JourneyLeg, hand: Hand): void {
  for (let i = sources.length - 1; i >= 0; i--) {
    const source = sources[i] as number;
    const left = followed(fans[i] as Fan, leg, hand, leg.flicks[source] as number);
    leg.turns[source] = Math.min(NO_WAY, 1 + left);
  }
}

const HERE = emptyFan(COARSE);

/** How many turns are left from a point itself, not from the middle of its square: beside walls that is another matter. */
export function turnsFrom(leg: JourneyLeg, hand: Hand, ground: Ground, at: Point): number {
  lookAround(HERE, ground, at);
  measure(HERE, leg, hand);
  findBest(hand, leg.flicks[indexUnder(at.x, at.y)] as number);
  return Math.min(NO_WAY, 1 + FOUND.turns);
}

const NOTHING: Turns = new Float64Array(GROUND_SIZE);

function goals(squares: readonly Square[]): Uint8Array {
  const isGoal = new Uint8Array(GROUND_SIZE);
  for (const square of squares) isGoal[groundIndex(square)] = 1;
  return isGoal;
}

export interface Legs {
  readonly home: JourneyLeg;
  readonly away: JourneyLeg;
}

/** The two legs of a seat, with what is known of them. */
export function legsOf(content: Content, journey: Journey): Legs {
  const { seat, hurt, home, away, homeward, outward } = journey;
  return {
    home: { turns: home, isGoal: goals(content.cells[seat] ?? []), after: NOTHING, hurt, flicks: homeward },
    away: { turns: away, isGoal: goals([wantedBy(content, seat)]), after: home, hurt, flicks: outward },
  };
}

/** Who travels, with what hand, and what is known from a ground that was nearly the same. */
export interface Traveller {
  readonly seat: number;
  readonly hurt: number;
  readonly hand: Hand;
  readonly carries: boolean;
  readonly known?: Journey | undefined;
}

/** Turns to begin with where nothing is known: about as many as a journey takes. */
const guessFrom = (turns: Turns | undefined): Turns => turns?.slice() ?? new Float64Array(GROUND_SIZE).fill(12);

/** The whole journey over a ground; what is known from an earlier ground saves most of the search. */
export function journeyOver(content: Content, fans: Fans, traveller: Traveller): Journey {
  const { seat, hurt, hand, carries, known } = traveller;
  const journey = {
    seat,
    hand,
    hurt,
    home: guessFrom(known?.home),
    away: guessFrom(known?.away),
    homeward: known?.homeward.slice() ?? new Int16Array(GROUND_SIZE),
    outward: known?.outward.slice() ?? new Int16Array(GROUND_SIZE),
  };
  const legs = legsOf(content, journey);
  const asked = known?.hand === hand ? fans.isNew : new Uint8Array(fans.isNew.length).fill(1);
  travel(fans, legs.home, hand, asked);
  if (carries) return journey;
  const goal: SquareBits = new Int32Array(WORDS);
  include(goal, groundIndex(wantedBy(content, seat)));
  travel(
    fans,
    legs.away,
    hand,
    asked.map((isAsked, i) => isAsked | Number(sees(fans.fans[i] as Fan, goal))),
  );
  return journey;
}

/** So many turns ahead a journey is thought through. */
const HORIZON = 14;
const HARDLY = 0.004;

/** Where a traveller will come through or stop from a square on: by the squares of a ground, how often on average. */
export function tracks(content: Content, { sources, fans }: Fans, traveller: Traveller, from: number): Float64Array {
  const { known: journey, hand } = traveller;
  const often = new Float64Array(GROUND_SIZE);
  if (!journey) return often;
  const legs = legsOf(content, journey);
  const indices = new Int16Array(GROUND_SIZE).fill(-1);
  for (let i = 0; i < sources.length; i++) indices[sources[i] as number] = i;
  let now = { away: new Float64Array(GROUND_SIZE), home: new Float64Array(GROUND_SIZE) };
  (traveller.carries ? now.home : now.away)[from] = 1;
  for (let turn = 0; turn < HORIZON; turn++) {
    const next = { away: new Float64Array(GROUND_SIZE), home: new Float64Array(GROUND_SIZE) };
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i] as number;
      const walk = { fan: fans[i] as Fan, hand, often };
      if ((now.away[source] as number) > HARDLY)
        pass(walk, legs.away, { share: now.away[source] as number, source, stop: next.away, beyond: next.home });
      if ((now.home[source] as number) > HARDLY)
        pass(walk, legs.home, { share: now.home[source] as number, source, stop: next.home, beyond: undefined });
    }
    now = next;
  }
  return often;
}

interface Walk {
  readonly fan: Fan;
  readonly hand: Hand;
  readonly often: Float64Array;
}

/** A share of all journeys that stands on a square, and where it is noted once it has flicked; home is nowhere. */
interface Share {
  readonly share: number;
  readonly source: number;
  readonly stop: Float64Array;
  readonly beyond: Float64Array | undefined;
}

function pass({ fan, hand, often }: Walk, leg: JourneyLeg, { share, source, stop, beyond }: Share): void {
  const flick = leg.flicks[source] as number;
  const power = flick % POWER_COUNT;
  const { rays, shares } = hand.sways[Math.floor(flick / POWER_COUNT)] as Hand['sways'][number];
  for (let i = 0; i < rays.length; i++) {
    const ray = rays[i] as number;
    const first = firstOf(ray);
    const last = first + (fan.counts[ray] as number);
    let counted: Float64Array | undefined = stop;
    let going = share * (shares[i] as number);
    for (let at = first; at < last && counted; at++) {
      const square = fan.squares[at] as number;
      if (at > first && leg.isGoal[square] === 1) counted = beyond;
      often[square] = (often[square] as number) + going;
      const further =
        at + 1 === last
          ? 0
          : share *
            (shares[i] as number) *
            (hand.shares[(fan.starts[at + 1] as number) * POWER_COUNT + power] as number);
      if (counted) counted[square] = (counted[square] as number) + going - further;
      going = further;
    }
  }
}
