/** One line of the bench. `ratio` is how many times `value` is that of `against`, taken in the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly against: string | null;
  readonly ratio: number | null;
}

export function figure(name: string, value: number, unit: string): Figure {
  return { name, value: rounded(value), unit, against: null, ratio: null };
}

/** What the measurement is worth: four digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

export function median(values: readonly number[]): number {
  const rising = [...values].sort((a, b) => a - b);
  const middle = rising.length / 2;
  const [low, high] = [rising[Math.ceil(middle) - 1], rising[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('no median of nothing');
  return (low + high) / 2;
}

/** The value that such a part of all values does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const rising = [...values].sort((a, b) => a - b);
  const found = rising[Math.max(0, Math.ceil(part * rising.length) - 1)];
  if (found === undefined) throw new Error('no quantile of nothing');
  return found;
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, against, ratio }) => {
    const comparison = against === null || ratio === null ? '' : `${written(ratio)} times ${against}`;
    return [name, written(value), unit, comparison] as const;
  });
  const [names, values, units] = [widest(rows, 0), widest(rows, 1), widest(rows, 2)];
  const lines = rows.map(([name, value, unit, comparison]) =>
    `${name.padEnd(names)}  ${value.padStart(values)} ${unit.padEnd(units)}  ${comparison}`.trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function written(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 4 });
}

function widest(rows: readonly (readonly string[])[], column: number): number {
  return Math.max(...rows.map(row => row[column]?.length ?? 0));
}
