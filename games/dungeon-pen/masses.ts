import { AROUND, type Ground, isFree } from './line.ts';

/** The walls of a ground that hang together by sides or corners, under one number each; 0 where none stands. */
export type Masses = Uint8Array;

export function massesOf(ground: Ground): Masses {
  const masses = new Uint8Array(ground.length);
  let count = 0;
  for (let index = 0; index < ground.length; index++)
    if (masses[index] === 0 && !isFree(ground, index)) number(ground, masses, index, ++count);
  return masses;
}

function number(ground: Ground, masses: Masses, from: number, mass: number): void {
  masses[from] = mass;
  const visited = [from];
  for (let index = visited.pop(); index !== undefined; index = visited.pop())
    for (let i = 0; i < AROUND.length; i++) {
      const next = index + (AROUND[i] as number);
      if (next < 0 || next >= ground.length || masses[next] !== 0 || isFree(ground, next)) continue;
      masses[next] = mass;
      visited.push(next);
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

/**
 * Whether a wall would close a ring together with a mass that it touches in two places: only then can a square lie inside
 * and another outside. `rim` is a walk around the wall, each step by a side.
 */
export function closesRing(masses: Masses, rim: readonly number[]): boolean {
  for (let i = 1; i < rim.length; i++) {
    const mass = massMet(masses, rim, i);
    if (mass !== 0) for (let j = 0; j < i; j++) if (massMet(masses, rim, j) === mass) return true;
  }
  return false;
}

/** The mass to which a walk comes at one of its steps, from a free square; 0 where it comes to none. */
function massMet(masses: Masses, rim: readonly number[], i: number): number {
  const before = rim[i === 0 ? rim.length - 1 : i - 1] as number;
  return masses[before] === 0 ? (masses[rim[i] as number] as number) : 0;
}
