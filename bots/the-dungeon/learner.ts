import { COUNT } from './features.ts';
import { Net, sizeOf } from './net.ts';
import type { Random } from '../../kernel/game.ts';

/** Learns by Adam: every weight keeps how it was pushed lately, and how strongly. */
export class Learner {
  readonly net: Net;
  readonly #slope: Float64Array;
  readonly #push: Float64Array;
  readonly #force: Float64Array;
  #steps = 0;

  constructor(hidden: number, random: Random, inputs = COUNT) {
    const weights = new Float64Array(sizeOf(hidden, inputs));
    for (let i = 0; i < hidden * (inputs + 2); i++) weights[i] = (random(2001) - 1000) / 4000;
    this.net = new Net(weights, inputs);
    this.#slope = new Float64Array(weights.length);
    this.#push = new Float64Array(weights.length);
    this.#force = new Float64Array(weights.length);
  }

  /** Notes how far an answer was off, to be learnt from with the next step. */
  note(features: Float64Array, error: number): void {
    const { weights, units, hidden, inputs } = this.net;
    this.net.answerTo(features);
    for (let unit = 0; unit < hidden; unit++) {
      const sum = units[unit] as number;
      if (sum <= 0) continue;
      const first = unit * (inputs + 2);
      const slope = error * (weights[first + inputs + 1] as number);
      this.#noteRow(features, first, slope);
      this.#slope[first + inputs]! += slope;
      this.#slope[first + inputs + 1]! += error * sum;
    }
    const last = hidden * (inputs + 2);
    this.#noteRow(features, last, error);
    this.#slope[last + inputs]! += error;
  }

  #noteRow(features: Float64Array, first: number, slope: number): void {
    const { inputs } = this.net;
    for (let i = 0; i < inputs; i++) this.#slope[first + i]! += slope * (features[i] as number);
  }

  step(rate: number): void {
    this.#steps++;
    const [near, far] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    const { weights } = this.net;
    for (let i = 0; i < weights.length; i++) {
      const slope = this.#slope[i] as number;
      this.#push[i] = 0.9 * (this.#push[i] as number) + 0.1 * slope;
      this.#force[i] = 0.999 * (this.#force[i] as number) + 0.001 * slope * slope;
      weights[i]! -= (rate * (this.#push[i] as number)) / near / (Math.sqrt((this.#force[i] as number) / far) + 1e-6);
      this.#slope[i] = 0;
    }
  }
}
