// The learnt chance to win: a small net over what standing.ts says, made by `npm run train -- dungeon-pen`.
import { chanceFrom } from './winning.ts';
import { FEATURES, handsIn } from './standing.ts';

/** One hidden unit after the other: a bias, a weight for each number, and what goes out; then a bias and weights that go straight out. */
export type Net = Float64Array;

export const HIDDEN = 8;
const UNIT = FEATURES + 2;
const STRAIGHT = HIDDEN * UNIT;
export const NET_SIZE = STRAIGHT + FEATURES + 1;

/** What comes out of a net before it is made a chance. */
function weightBy(net: Net, row: Float64Array): number {
  let weight = (net[STRAIGHT] as number) + handsIn(row);
  for (let i = 0; i < FEATURES; i++) weight += (net[STRAIGHT + 1 + i] as number) * (row[i] as number);
  for (let unit = 0; unit < STRAIGHT; unit += UNIT) {
    const sum = hiddenSum(net, unit, row);
    weight += ((net[unit + FEATURES + 1] as number) * sum) / (1 + Math.abs(sum));
  }
  return weight;
}

function hiddenSum(net: Net, unit: number, row: Float64Array): number {
  let sum = net[unit] as number;
  for (let i = 0; i < FEATURES; i++) sum += (net[unit + 1 + i] as number) * (row[i] as number);
  return sum;
}

/** The chance of whoever flicks next. */
export const chanceBy = (net: Net, row: Float64Array): number => chanceFrom(weightBy(net, row));

/** How the weight of a row changes with each number of the net; `slopes` is filled. */
export function slopesAt(net: Net, row: Float64Array, slopes: Float64Array): void {
  slopes[STRAIGHT] = 1;
  slopes.set(row.subarray(0, FEATURES), STRAIGHT + 1);
  for (let unit = 0; unit < STRAIGHT; unit += UNIT) {
    const sum = hiddenSum(net, unit, row);
    const flat = 1 + Math.abs(sum);
    const slope = (net[unit + FEATURES + 1] as number) / (flat * flat);
    slopes[unit] = slope;
    for (let i = 0; i < FEATURES; i++) slopes[unit + 1 + i] = slope * (row[i] as number);
    slopes[unit + FEATURES + 1] = sum / flat;
  }
}

export const writeNet = (net: Net): string => Array.from(net, weight => Number(weight.toFixed(4)) || 0).join(' ');

export function readNet(text: string): Net {
  const net = Float64Array.from(text.split(' '), Number);
  if (net.length !== NET_SIZE) throw new Error(`a net has ${NET_SIZE} numbers, not ${net.length}`);
  return net;
}
