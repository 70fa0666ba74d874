import { readNumbers, writeNumbers } from '../numbers.ts';
import { COUNT } from './features.ts';

/** A small net from the features of one seat to one number. All weights stand in one array, so that they learn as one. */
export class Net {
  readonly hidden: number;
  /** Of each hidden unit its weights, its bias and what goes out of it; then what goes straight out, and the last bias. */
  readonly weights: Float64Array;
  /** What the hidden units came to at the last answer. */
  readonly units: Float64Array;

  constructor(weights: Float64Array) {
    this.hidden = (weights.length - COUNT - 1) / (COUNT + 2);
    if (!Number.isInteger(this.hidden)) throw new Error(`no net has ${weights.length} weights`);
    this.weights = weights;
    this.units = new Float64Array(this.hidden);
  }

  answerTo(features: Float64Array): number {
    const { weights, units, hidden } = this;
    let at = 0;
    for (let unit = 0; unit < hidden; unit++, at += COUNT + 2) units[unit] = weights[at + COUNT] as number;
    let answer = weights[at + COUNT] as number;
    for (let i = 0; i < COUNT; i++) {
      const feature = features[i] as number;
      if (feature === 0) continue;
      answer += feature * (weights[at + i] as number);
      for (let unit = 0; unit < hidden; unit++) units[unit]! += feature * (weights[unit * (COUNT + 2) + i] as number);
    }
    for (let unit = 0; unit < hidden; unit++) {
      const sum = units[unit] as number;
      if (sum > 0) answer += sum * (weights[unit * (COUNT + 2) + COUNT + 1] as number);
    }
    return answer;
  }
}

export const sizeOf = (hidden: number): number => hidden * (COUNT + 2) + COUNT + 1;
export const readNet = (text: string): Net => new Net(readNumbers(text));
export const writeNet = ({ weights }: Net): string => writeNumbers(weights);
