import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Random } from './game.ts';
import { digest } from './chance.ts';

/** A fast stream of uniform integers named by `text`. For bots, playouts and tests; matches draw from `chance.ts`. */
export function randomFrom(text: string): Random {
  const generator = xoroshiro128plus(Number.parseInt(digest(text).slice(0, 8), 16));
  return n => uniformInt(generator, 0, n - 1);
}

export function choose<T>(items: readonly T[], random: Random): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** The index picked when chances are proportional to `odds`. */
export function pick(odds: readonly number[], random: Random): number {
  return indexAt(odds, random(total(odds)));
}

export function total(odds: readonly number[]): number {
  let sum = 0;
  for (const odd of odds) sum += odd;
  return sum;
}

/** The first index at which the cumulated odds exceed `at`. */
export function indexAt(odds: readonly number[], at: number): number {
  let index = 0;
  for (let rest = at - (odds[0] ?? 0); rest >= 0; rest -= odds[index] ?? 0) index++;
  return index;
}
