import { encode } from 'uqr';

/** How much of a code may be spoilt: some 15 or 7 hundredths. */
export type Correction = 'M' | 'L';

/**
 * A code as the outline of its dark modules, within a white border of so many modules on a square of `size`. A run of
 * modules is one box: between two a seam would be seen.
 */
export function qrPath(
  text: string,
  border: number,
  ecc: Correction = 'M',
): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc, border });
  return { size, path: data.flatMap((row, y) => runsOf(row).map(([x, length]) => boxAt(x, y, length))).join('') };
}

const boxAt = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v1h-${length}z`;

/** Where dark modules begin in a row, and how many follow each other. */
function runsOf(row: readonly boolean[]): readonly (readonly [x: number, length: number])[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [[x, (end < 0 ? row.length : end) - x] as const];
  });
}
