// What lies around a point in all directions, and how a hand spreads what it aims: tables in, tables out, no match.
import type { Ground, Point } from '../../games/dungeon-pen/index.ts';
import {
  FULL_LENGTH,
  FULL_POWER,
  FULL_TURN,
  GROUND_SIZE,
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

/** In how many directions, and with which powers, lines are thought of. */
export interface Grid {
  readonly rays: number;
  /** From one direction to the next. */
  readonly step: number;
  readonly powers: readonly number[];
  /** A line of one square, by direction. */
  readonly across: Float64Array;
  readonly down: Float64Array;
}

const RADIUS = 1 << 14;

function gridOf(rays: number, powers: readonly number[]): Grid {
  const step = FULL_TURN / rays;
  const ways = Array.from({ length: rays }, (_, ray) => wayOf(ray * step, RADIUS));
  return {
    rays,
    step,
    powers,
    across: Float64Array.from(ways, ({ x }) => x / RADIUS),
    down: Float64Array.from(ways, ({ y }) => y / RADIUS),
  };
}

/** For all squares of a sheet, for a flick among many, and for the one that is to be made. */
export const COARSE = gridOf(36, [130, 230, 350, 500, 720, 1000]);
export const ROUGH = gridOf(30, [180, 340, 600, 1000]);
export const FINE = gridOf(144, [120, 170, 230, 290, 350, 420, 500, 600, 720, 860, 1000]);

/** Distances are counted in sixteenths of a square, and nothing is thought of beyond sixteen squares. */
const PART = UNIT / 16;
const FARTHEST = 16 * 16;

/** No line of sixteen squares comes through more. */
const MOST_SQUARES = 26;

/** Some squares of a ground, a bit each. */
export type SquareBits = Int32Array;
export const WORDS = Math.ceil(GROUND_SIZE / 32);

export function include(marked: SquareBits, square: number): void {
  marked[square >> 5] = (marked[square >> 5] as number) | (1 << (square & 31));
}

/**
 * What a point sees: by direction the squares that a line comes through, where it enters each of them, and what stops it.
 * Room for one point, to be used again and again.
 */
export interface Fan {
  readonly grid: Grid;
  readonly counts: Uint8Array;
  readonly squares: Int16Array;
  readonly starts: Int16Array;
  /** By direction: how far off the first wall is, and its bits; none within reach is 0. */
  readonly ends: Int16Array;
  readonly contacts: Uint8Array;
  /** All squares that its lines come through, once somebody has marked them. */
  readonly seen: SquareBits;
}

export const emptyFan = (grid: Grid): Fan => ({
  grid,
  counts: new Uint8Array(grid.rays),
  squares: new Int16Array(grid.rays * MOST_SQUARES),
  starts: new Int16Array(grid.rays * MOST_SQUARES),
  ends: new Int16Array(grid.rays),
  contacts: new Uint8Array(grid.rays),
  seen: new Int32Array(WORDS),
});

/** Where a direction begins in the lists of a fan. */
export const firstOf = (ray: number): number => ray * MOST_SQUARES;

export function lookAround(fan: Fan, ground: Ground, from: Point): void {
  for (let ray = 0; ray < fan.grid.rays; ray++) lookAlong(fan, ground, ray, from);
}

/** How far off the next edge is on one axis, in parts. */
function gapTo(at: number, by: number): number {
  if (by === 0) return 1e9;
  const inside = at & (UNIT - 1);
  return by > 0 ? (UNIT - inside) / by / PART : -inside / by / PART;
}

function lookAlong(fan: Fan, ground: Ground, ray: number, { x, y }: Point): void {
  const across = fan.grid.across[ray] as number;
  const down = fan.grid.down[ray] as number;
  const first = ray * MOST_SQUARES;
  const [goX, goY] = [across > 0 ? 1 : -1, down > 0 ? STRIDES[2] : STRIDES[0]];
  const [stepX, stepY] = [
    across === 0 ? 1e9 : UNIT / PART / Math.abs(across),
    down === 0 ? 1e9 : UNIT / PART / Math.abs(down),
  ];
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
export function handOf(grid: Grid, { angles, wobble, power }: Grip): Hand {
  const key = `${angles.join()} ${wobble} ${power}`;
  const known = HANDS.get(key);
  if (known) return known;
  const byAngle = new Map(angles.map(angle => [angle, offsetsOf(grid, angle)]));
  const hand = {
    shares: sharesOf(grid, wobble),
    sways: angles.map((angle, ray) => swaysOf(ray, byAngle.get(angle) as Float64Array)),
    powers: Math.max(1, grid.powers.filter(each => each <= power).length),
  };
  HANDS.set(key, hand);
  return hand;
}

/** The quantiles of a table of which the upper half is written down. */
const bothHalves = (upper: readonly number[]): readonly number[] => [...upper.map(each => -each), ...upper];
const ALL_SWAYS = bothHalves(SWAYS);
const ALL_REACHES = bothHalves(REACHES);

/** By how many directions a line leads off, all the way round: which share of lines. */
function offsetsOf({ rays, step }: Grid, angle: number): Float64Array {
  const offsets = new Float64Array(rays);
  for (const sway of ALL_SWAYS) {
    const ray = Math.floor(turned(Math.trunc((sway * angle) / (1024 * 100)) + step / 2) / step);
    offsets[ray] = (offsets[ray] as number) + 1 / ALL_SWAYS.length;
  }
  return offsets;
}

/** The greatest shares first: whoever adds them up knows most soonest. */
function swaysOf(ray: number, offsets: Float64Array): Sways {
  const led = Array.from(offsets, (share, off) => ({ share, ray: (ray + off) % offsets.length }));
  const some = led.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  return { rays: Int16Array.from(some, each => each.ray), shares: Float64Array.from(some, each => each.share) };
}

function sharesOf({ powers }: Grid, wobble: number): Float64Array {
  const shares = new Float64Array((FARTHEST + 1) * powers.length);
  for (const [i, power] of powers.entries()) {
    const length = (power * FULL_LENGTH) / FULL_POWER;
    for (const reach of ALL_REACHES) {
      const far = Math.floor((length + (length * reach * wobble) / (1024 * 10_000)) / PART);
      for (let away = 0; away <= Math.min(far, FARTHEST); away++)
        shares[away * powers.length + i] = (shares[away * powers.length + i] as number) + 1 / ALL_REACHES.length;
    }
  }
  return shares;
}
