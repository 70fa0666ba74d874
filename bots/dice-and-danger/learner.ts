import type { Active } from './features.ts';
import { answerOf, type Net } from './net.ts';

/** A sheet, and what was still won with it. */
export interface Sample {
  readonly features: readonly Active[];
  readonly target: number;
}

export function answerTo(net: Net, features: readonly Active[]): number {
  return answerOf(net, sumOf(net, features));
}

function sumOf({ bias, rows }: Net, features: readonly Active[]): Float64Array {
  const sums = bias.slice();
  for (const [feature, amount] of features) {
    const row = rows[feature] as Float64Array;
    for (let i = 0; i < sums.length; i++) sums[i]! += amount * row[i]!;
  }
  return sums;
}

/** No error counts for more than so many points. */
const MOST_WRONG = 20;

/** Adam: every weight keeps how it was pushed lately, and how strongly. Only weights of features that are there move. */
export class Learner {
  readonly net: Net;
  readonly #push: readonly Float64Array[];
  readonly #force: readonly Float64Array[];
  readonly #all: readonly Float64Array[];

  constructor(net: Net) {
    this.net = net;
    this.#all = [net.bias, net.out, ...net.rows];
    this.#push = this.#all.map(row => new Float64Array(row.length));
    this.#force = this.#all.map(row => new Float64Array(row.length));
  }

  learn(samples: readonly Sample[], rate: number): void {
    for (const { features, target } of samples) this.teach(features, answerTo(this.net, features) - target, rate);
  }

  /** Moves the answer against the error. */
  teach(features: readonly Active[], error: number, rate: number): void {
    // One wild outcome does not overthrow what was learnt.
    this.#teach(features, Math.max(-MOST_WRONG, Math.min(MOST_WRONG, error)), rate);
  }

  #teach(features: readonly Active[], error: number, rate: number): void {
    const sums = sumOf(this.net, features);
    const { hidden, out } = this.net;
    const slope = new Float64Array(hidden + 1);
    const above = new Float64Array(hidden);
    for (let i = 0; i < hidden; i++) {
      if (sums[i]! <= 0) continue;
      slope[i] = error * out[i]!;
      above[i] = error * sums[i]!;
    }
    slope[hidden] = error;
    this.#move(0, slope, 1, rate);
    this.#move(1, above, 1, rate);
    for (const [feature, amount] of features) this.#move(2 + feature, slope, amount, rate);
  }

  #move(index: number, slope: Float64Array, amount: number, rate: number): void {
    const [row, push, force] = [this.#all[index]!, this.#push[index]!, this.#force[index]!];
    for (let i = 0; i < row.length; i++) {
      const pull = amount * slope[i]!;
      push[i] = 0.9 * push[i]! + 0.1 * pull;
      force[i] = 0.999 * force[i]! + 0.001 * pull * pull;
      row[i]! -= (rate * push[i]!) / (Math.sqrt(force[i]!) + 1e-3);
    }
  }
}
