import type { Chart } from './chart.ts';
import { chanceOfNone, hitting, meanUnused, opening } from './cover.ts';
import { type FeatureLayout, SUM_COUNT } from './layout.ts';
import { addRow, answerOf, type Net } from './net.ts';
import type { ScratchSheet } from './scratch-sheet.ts';

/** What a sheet still has besides its crosses. */
export type Means = Pick<ScratchSheet, 'green' | 'torches' | 'symbols' | 'rewards' | 'full' | 'near'> & {
  lost: number;
};

/** A net with the rows for what is not crossed out added up beforehand. */
export class Value {
  readonly net: Net;
  readonly layout: FeatureLayout;
  readonly #lost: readonly Float64Array[];
  readonly #green: readonly Float64Array[];
  readonly #torches: readonly Float64Array[];
  readonly #symbols: readonly Float64Array[];
  readonly #rewards: readonly Float64Array[];
  /** By set of sums. */
  readonly #cover: (Float64Array | undefined)[] = [];
  readonly #hits: (Float64Array | undefined)[] = [];
  readonly #sums: Float64Array;

  constructor(net: Net, layout: FeatureLayout) {
    this.net = net;
    this.layout = layout;
    this.#lost = this.#steps(layout.lost, layout.green);
    this.#green = this.#steps(layout.green, layout.torches);
    this.#torches = this.#steps(layout.torches, layout.symbols);
    this.#symbols = this.#steps(layout.symbols, layout.rewards);
    this.#rewards = Array.from({ length: 8 }, (_, bits) => this.#set(layout.rewards, bits, 3));
    this.#sums = new Float64Array(net.hidden + 1);
  }

  /** What is left to be won with a sheet whose crosses add up to `sums`. */
  of(chart: Chart, sums: Float64Array, means: Means): number {
    const all = this.#sums;
    const { near, full } = means;
    const hits = hitting(chart, full, near);
    const [a, b] = [this.#covered(hits | opening(chart, full, near)), this.#hitting(hits)];
    const [c, d] = [at(this.#lost, means.lost), at(this.#green, means.green)];
    const [e, f] = [at(this.#torches, means.torches), at(this.#symbols, means.symbols)];
    const g = at(this.#rewards, means.rewards);
    for (let i = 0; i < all.length; i++) all[i] = sums[i]! + a[i]! + b[i]! + c[i]! + d[i]! + e[i]! + f[i]! + g[i]!;
    return answerOf(this.net, all);
  }

  #covered(sums: number): Float64Array {
    return (this.#cover[sums] ??= this.#weighted(this.layout.cover, sums, meanUnused(sums)));
  }

  #hitting(sums: number): Float64Array {
    return (this.#hits[sums] ??= this.#weighted(this.layout.hits, sums, chanceOfNone(sums)));
  }

  /** The rows of a set of sums, and the one after them so many times. */
  #weighted(first: number, sums: number, times: number): Float64Array {
    const row = this.#set(first, sums, SUM_COUNT);
    const last = this.net.rows[first + SUM_COUNT] as Float64Array;
    for (let i = 0; i < row.length; i++) row[i]! += times * (last[i] as number);
    return row;
  }

  #set(first: number, bits: number, count: number): Float64Array {
    const row = new Float64Array(this.net.hidden + 1);
    for (let i = 0; i < count; i++) if (((bits >>> i) & 1) === 1) addRow(row, this.net.rows[first + i] as Float64Array);
    return row;
  }

  /** By figure: the rows of all its steps. */
  #steps(first: number, end: number): readonly Float64Array[] {
    return Array.from({ length: end - first + 1 }, (_, steps) => this.#set(first, 2 ** steps - 1, steps));
  }
}

const at = (rows: readonly Float64Array[], index: number): Float64Array =>
  rows[Math.min(index, rows.length - 1)] as Float64Array;
