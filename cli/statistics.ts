export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly p10: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p90: number;
  readonly max: number;
}

/** How at least one number is spread. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    mean: round(meanOf(values), 3),
    sd: round(deviationOf(values), 3),
    min: quantile(sorted, 0),
    p10: quantile(sorted, 0.1),
    p25: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    p75: quantile(sorted, 0.75),
    p90: quantile(sorted, 0.9),
    max: quantile(sorted, 1),
  };
}

/** The value below which `portion` of the sorted numbers lie; between two of them, in proportion. */
export function quantile(sorted: readonly number[], portion: number): number {
  const at = (sorted.length - 1) * portion;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new Error('no numbers, no quantile');
  return round(below + (above - below) * (at - Math.floor(at)), 3);
}

export function meanOf(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Of a sample: one number alone deviates by 0. */
export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.map(value => (value - mean) ** 2);
  return Math.sqrt(sum(squares) / Math.max(1, values.length - 1));
}

export function round(value: number, places: number): number {
  return Number(value.toFixed(places));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
