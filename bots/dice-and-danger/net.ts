import type { Node } from '../../games/dice-and-danger/index.ts';
import { readNumbers, writeNumbers } from '../numbers.ts';
import type { FeatureLayout } from './layout.ts';
import type { Margin } from './scratch-sheet.ts';

/**
 * A small net: what is left to be won with a sheet, in points. Every feature has a row of weights, one for each hidden
 * unit and a last one that goes straight into the answer.
 */
export interface Net {
  readonly hidden: number;
  /** One row a feature. */
  readonly rows: readonly Float64Array[];
  readonly bias: Float64Array;
  /** By hidden unit. */
  readonly out: Float64Array;
}

/** The text of a net: bias first, then what goes out, then the rows. */
export const writeNet = ({ rows, bias, out }: Net): string =>
  writeNumbers([bias, out, ...rows].flatMap(row => Array.from(row)));

export function readNet(text: string, features: number): Net {
  const numbers = readNumbers(text);
  const hidden = (numbers.length - 1 - features) / (2 + features);
  if (!Number.isInteger(hidden)) throw new Error(`no net for ${features} features has ${numbers.length} numbers`);
  let at = 0;
  const take = (width: number): Float64Array => numbers.slice(at, (at += width));
  const [bias, out] = [take(hidden + 1), take(hidden)];
  return { hidden, bias, out, rows: Array.from({ length: features }, () => take(hidden + 1)) };
}

export function addRow(sums: Float64Array, row: Float64Array): void {
  for (let i = 0; i < row.length; i++) sums[i]! += row[i] as number;
}

/** What the net answers to the sum of its bias and some rows. */
export function answerOf({ hidden, out }: Net, sums: Float64Array): number {
  let answer = sums[hidden] as number;
  for (let i = 0; i < hidden; i++) if ((sums[i] as number) > 0) answer += (sums[i] as number) * (out[i] as number);
  return answer;
}

/** What a sketch means to its own seat and to each rival, kept up while it is written on. */
export class Sums implements Margin {
  readonly #net: Net;
  readonly #layout: FeatureLayout;
  readonly own: Float64Array;
  readonly rivals: readonly Float64Array[];
  /** By rival and node: how far the others have come whom that rival has to fear, this seat left out. */
  readonly #others: readonly Uint8Array[];

  constructor(net: Net, layout: FeatureLayout, others: readonly Uint8Array[]) {
    this.#net = net;
    this.#layout = layout;
    this.#others = others;
    this.own = new Float64Array(net.hidden + 1);
    this.rivals = others.map(() => new Float64Array(net.hidden + 1));
  }

  crossed(node: Node, boxes: number): void {
    const { rows } = this.#net;
    addRow(this.own, rows[(this.#layout.boxes[node] as number) + boxes - 1] as Float64Array);
    const rival = this.#layout.rivals[node] as number;
    if (rival === 0) return;
    for (let i = 0; i < this.rivals.length; i++)
      if (boxes > ((this.#others[i] as Uint8Array)[node] as number))
        addRow(this.rivals[i] as Float64Array, rows[rival + boxes - 1] as Float64Array);
  }

  neared(node: Node): void {
    addRow(this.own, this.#net.rows[this.#layout.near + node] as Float64Array);
  }

  copyFrom(other: Sums): void {
    copy(other.own, this.own);
    for (let i = 0; i < this.rivals.length; i++) copy(other.rivals[i] as Float64Array, this.rivals[i] as Float64Array);
  }
}

function copy(from: Float64Array, to: Float64Array): void {
  for (let i = 0; i < to.length; i++) to[i] = from[i] as number;
}
