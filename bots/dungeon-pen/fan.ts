// What lies around a point in all directions, and how a hand spreads what it aims: tables in, tables out, no match.
import type { Ground } from '../../games/dungeon-pen/index.ts';
import {
  FULL_LENGTH,
  FULL_POWER,
  FULL_TURN,
  indexUnder,
  PADDED,
  REACHES,
  STRIDES,
  SWAYS,
  turned,
  UNIT,
  WALL,
  wayOf,
} from '../../games/dungeon-pen/readers.ts';

/** Lines are thought of in so many directions. */
export const RAYS = 48;
export const RAY_STEP = FULL_TURN / RAYS;

export const POWERS: readonly number[] = [120, 200, 290, 390, 500, 640, 800, 1000];
export const POWER_COUNT = POWERS.length;

/** Distances are counted in sixteenths of a square, and nothing is thought of beyond sixteen squares. */
const PART = UNIT / 16;
const FARTHEST = 16 * 16;

/** A line of one square, by direction. */
const RADIUS = 1 << 14;
const ACROSS = Float64Array.from({ length: RAYS }, (_, ray) => wayOf(ray * RAY_STEP, RADIUS).x / RADIUS);
const DOWN = Float64Array.from({ length: RAYS }, (_, ray) => wayOf(ray * RAY_STEP, RADIUS).y / RADIUS);

/** No line of sixteen squares comes through more. */
const MOST_SQUARES = 26;

/**
 * What a point sees: by direction the squares that a line comes through, where it enters each of them, and what stops it.
 * Room for one point, to be used again and again.
 */
export interface Fan {
  readonly counts: Uint8Array;
  readonly squares: Int16Array;
  readonly starts: Int16Array;
  /** By direction: how far off the first wall is, and its bits; none within reach is 0. */
  readonly ends: Int16Array;
  readonly contacts: Uint8Array;
}

export const emptyFan = (): Fan => ({
  counts: new Uint8Array(RAYS),
  squares: new Int16Array(RAYS * MOST_SQUARES),
  starts: new Int16Array(RAYS * MOST_SQUARES),
  ends: new Int16Array(RAYS),
  contacts: new Uint8Array(RAYS),
});

/** Where a direction begins in the lists of a fan. */
export const firstOf = (ray: number): number => ray * MOST_SQUARES;

export function lookAround(fan: Fan, ground: Ground, x: number, y: number): void {
  for (let ray = 0; ray < RAYS; ray++) lookAlong(fan, ground, ray, x, y);
}

/** How far off the next edge is on one axis, in parts. */
function gapTo(at: number, by: number): number {
  if (by === 0) return 1e9;
  const inside = at & (UNIT - 1);
  return by > 0 ? (UNIT - inside) / by / PART : -inside / by / PART;
}

// oxlint-disable-next-line max-params -- the innermost loop: an object for every call would cost more than the walk
function lookAlong(fan: Fan, ground: Ground, ray: number, x: number, y: number): void {
  const across = ACROSS[ray] as number;
  const down = DOWN[ray] as number;
  const first = ray * MOST_SQUARES;
  const [goX, goY] = [across > 0 ? 1 : -1, down > 0 ? STRIDES[2] : STRIDES[0]];
  const [stepX, stepY] = [across === 0 ? 1e9 : UNIT / PART / Math.abs(across), down === 0 ? 1e9 : UNIT / PART / Math.abs(down)];
  let gapX = gapTo(x, across);
  let gapY = gapTo(y, down);
  let index = indexUnder(x, y);
  let count = 0;
  let away = 0;
  for (;;) {
    fan.squares[first + count] = index;
    fan.starts[first + count] = away;
    count++;
    if (gapX < gapY) {
      away = gapX | 0;
      index += goX;
      gapX += stepX;
    } else {
      away = gapY | 0;
      index += goY;
      gapY += stepY;
    }
    const contact = away >= FARTHEST ? 0 : (ground[index] as number) & (WALL | PADDED);
    if (contact === 0 && away < FARTHEST) continue;
    fan.counts[ray] = count;
    fan.ends[ray] = Math.min(away, FARTHEST);
    fan.contacts[ray] = contact;
    return;
  }
}

/** How a hand spreads: by distance and power the share of lines that go at least so far, by direction where they lead. */
export interface Hand {
  readonly shares: Float64Array;
  /** By direction: pairs of another direction and the share of lines that lead there instead. */
  readonly sways: readonly Sways[];
  /** How many of the powers it has. */
  readonly powers: number;
}

interface Sways {
  readonly rays: Int16Array;
  readonly shares: Float64Array;
}

/** What a hand is made of: sigmas as a flick has them, the angle by direction, and the most power. */
export interface Grip {
  readonly angles: readonly number[];
  readonly wobble: number;
  readonly power: number;
}

const HANDS = new Map<string, Hand>();

/** The few hindrances that there are make a few dozen hands. */
export function handOf(grip: Grip): Hand {
  const key = `${grip.angles.join()} ${grip.wobble} ${grip.power}`;
  const known = HANDS.get(key);
  if (known) return known;
  const byAngle = new Map(grip.angles.map(angle => [angle, offsetsOf(angle)]));
  const hand = {
    shares: sharesOf(grip.wobble),
    sways: grip.angles.map((angle, ray) => swaysOf(ray, byAngle.get(angle) as Float64Array)),
    powers: Math.max(1, POWERS.filter(power => power <= grip.power).length),
  };
  HANDS.set(key, hand);
  return hand;
}

/** The quantiles of a table of which the upper half is written down. */
const bothHalves = (upper: readonly number[]): readonly number[] => [...upper.map(each => -each), ...upper];
const ALL_SWAYS = bothHalves(SWAYS);
const ALL_REACHES = bothHalves(REACHES);

/** By how many directions a line leads off, all the way round: which share of lines. */
function offsetsOf(angle: number): Float64Array {
  const offsets = new Float64Array(RAYS);
  for (const sway of ALL_SWAYS) {
    const off = turned(Math.trunc((sway * angle) / (1024 * 100)) + RAY_STEP / 2);
    const ray = Math.floor(off / RAY_STEP);
    offsets[ray] = (offsets[ray] as number) + 1 / ALL_SWAYS.length;
  }
  return offsets;
}

function swaysOf(ray: number, offsets: Float64Array): Sways {
  const led = Array.from(offsets, (share, off) => ({ share, ray: (ray + off) % RAYS })).filter(({ share }) => share > 0);
  return { rays: Int16Array.from(led, each => each.ray), shares: Float64Array.from(led, each => each.share) };
}

function sharesOf(wobble: number): Float64Array {
  const shares = new Float64Array((FARTHEST + 1) * POWER_COUNT);
  for (let power = 0; power < POWER_COUNT; power++) {
    const length = ((POWERS[power] as number) * FULL_LENGTH) / FULL_POWER;
    for (const reach of ALL_REACHES) {
      const far = Math.floor((length + (length * reach * wobble) / (1024 * 10_000)) / PART);
      for (let away = 0; away <= Math.min(far, FARTHEST); away++)
        shares[away * POWER_COUNT + power] = (shares[away * POWER_COUNT + power] as number) + 1 / ALL_REACHES.length;
    }
  }
  return shares;
}
