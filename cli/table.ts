/** A heading and rows as lines of aligned columns: numbers to the right, words to the left. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const [, ...body] = rows;
  const columns = (rows[0] ?? []).map((_, x) => ({
    width: Math.max(...rows.map(row => (row[x] ?? '').length)),
    isNumber: body.every(row => /^-?[\d.]+$/.test(row[x] ?? '')),
  }));
  return rows.map(row => lineOf(row, columns)).join('\n');
}

interface Column {
  readonly width: number;
  readonly isNumber: boolean;
}

function lineOf(row: readonly string[], columns: readonly Column[]): string {
  return columns
    .map(({ width, isNumber }, x) => (isNumber ? (row[x] ?? '').padStart(width) : (row[x] ?? '').padEnd(width)))
    .join('  ')
    .trimEnd();
}
