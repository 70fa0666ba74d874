import { AROUND, type Ground, isFree } from './line.ts';

/** The walls of a ground that hang together by sides or corners, under one number each; 0 where none stands. */
export type Masses = Uint8Array;

const KNOWN = new WeakMap<Ground, Masses>();

export function massesOf(ground: Ground): Masses {
  const known = KNOWN.get(ground);
  if (known) return known;
  const masses = numbered(ground);
  KNOWN.set(ground, masses);
  return masses;
}

function numbered(ground: Ground): Masses {
  const masses = new Uint8Array(ground.length);
  let count = 0;
  for (let index = 0; index < ground.length; index++)
    if (masses[index] === 0 && !isFree(ground, index)) number(ground, masses, index, ++count);
  return masses;
}

/** Room for one walk through a mass at a time. */
const VISITED: number[] = [];

function number(ground: Ground, masses: Masses, from: number, mass: number): void {
  masses[from] = mass;
  VISITED.push(from);
  for (let index = VISITED.pop(); index !== undefined; index = VISITED.pop())
    for (let i = 0; i < AROUND.length; i++) {
      const next = index + (AROUND[i] as number);
      if (next < 0 || next >= ground.length || masses[next] !== 0 || isFree(ground, next)) continue;
      masses[next] = mass;
      VISITED.push(next);
    }
}

/** Whether a walk around a wall comes from free squares to walls more than once. */
export function isTorn(ground: Ground, rim: readonly number[]): boolean {
  let wasFree = isFree(ground, rim[rim.length - 1] as number);
  let arcs = 0;
  for (const index of rim) {
    const isFreeHere = isFree(ground, index);
    if (wasFree && !isFreeHere) arcs++;
    wasFree = isFreeHere;
  }
  return arcs > 1;
}

/** The walk in which each mass was met last: cheaper than a set for each of hundreds of walls. */
const LAST_MET = new Float64Array(256);
let walks = 0;

/**
 * Whether a wall would close a ring together with a mass that it touches in two places: only then can a square lie inside
 * and another outside. `rim` is a walk around the wall, each step by a side.
 */
export function closesRing(masses: Masses, rim: readonly number[]): boolean {
  walks++;
  let before = masses[rim[rim.length - 1] as number] as number;
  for (const index of rim) {
    const mass = masses[index] as number;
    if (mass !== 0 && before === 0) {
      if (LAST_MET[mass] === walks) return true;
      LAST_MET[mass] = walks;
    }
    before = mass;
  }
  return false;
}
