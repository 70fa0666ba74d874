import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Figure, median, rounded } from './figure.ts';
import type { Lap } from './lap.ts';
import { BUILD } from './place.ts';

/** Something that is counted per CPU second in a process of its own: the bundle of `file`. */
export interface Variant {
  readonly name: string;
  readonly file: string;
  readonly unit: string;
  /** The name of the variant it is compared with. */
  readonly against?: string;
}

const ROUNDS = 3;

/**
 * Measures all variants by turns, one process after the other, because a busy machine drifts: values are medians over
 * the rounds, ratios are medians of what stood side by side in one round.
 */
export async function measure(variants: readonly Variant[]): Promise<Figure[]> {
  const rates = new Map(variants.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { name, file } of variants) {
      process.stderr.write(`bench: round ${round} of ${ROUNDS}, ${name}\n`);
      rates.get(name)?.push(await rateOf(file));
    }
  }
  return variants.map(variant => figureOf(variant, rates));
}

function figureOf({ name, unit, against }: Variant, rates: ReadonlyMap<string, readonly number[]>): Figure {
  const own = rates.get(name) ?? [];
  const figure = { name, value: rounded(median(own)), unit };
  if (against === undefined) return { ...figure, against: null, ratio: null };
  return { ...figure, against, ratio: rounded(median(ratios(own, rates.get(against) ?? []))) };
}

function ratios(own: readonly number[], others: readonly number[]): number[] {
  return own.map((rate, round) => rate / (others[round] ?? Number.NaN));
}

async function rateOf(file: string): Promise<number> {
  const { count, cpuSeconds } = JSON.parse(await run(file)) as Lap;
  return count / cpuSeconds;
}

/** Runs a bundle to its end; answers what it wrote. */
export async function run(file: string): Promise<string> {
  const child = spawn(process.execPath, [join(BUILD, `${file}.js`)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`${file} ended with exit code ${code}`);
  return output;
}
