import { readNumbers, writeNumbers } from '../numbers.ts';
import { COUNT } from './features.ts';

/** A small net from features to one number. All weights stand in one array, so that they learn as one. */
export class Net {
  /** How many features it sees. */
  readonly inputs: number;
  readonly hidden: number;
  /** Of each hidden unit its weights, its bias and what goes out of it; then what goes straight out, and the last bias. */
  readonly weights: Float64Array;
  /** What the hidden units came to at the last answer. */
  readonly units: Float64Array;

  constructor(weights: Float64Array, inputs = COUNT) {
    this.inputs = inputs;
    this.hidden = (weights.length - inputs - 1) / (inputs + 2);
    if (!Number.isInteger(this.hidden)) throw new Error(`no net has ${weights.length} weights`);
    this.weights = weights;
    this.units = new Float64Array(this.hidden);
  }

  answerTo(features: Float64Array): number {
    const { weights, units, hidden, inputs } = this;
    let at = 0;
    for (let unit = 0; unit < hidden; unit++, at += inputs + 2) units[unit] = weights[at + inputs] as number;
    let answer = weights[at + inputs] as number;
    for (let i = 0; i < inputs; i++) {
      const feature = features[i] as number;
      if (feature === 0) continue;
      answer += feature * (weights[at + i] as number);
      for (let unit = 0; unit < hidden; unit++) units[unit]! += feature * (weights[unit * (inputs + 2) + i] as number);
    }
    for (let unit = 0; unit < hidden; unit++) {
      const sum = units[unit] as number;
      if (sum > 0) answer += sum * (weights[unit * (inputs + 2) + inputs + 1] as number);
    }
    return answer;
  }
}

export const sizeOf = (hidden: number, inputs = COUNT): number => hidden * (inputs + 2) + inputs + 1;
export const readNet = (text: string, inputs = COUNT): Net => new Net(readNumbers(text), inputs);
export const writeNet = ({ weights }: Net): string => writeNumbers(weights);
