import type { SumRow } from './result.ts';

/** What each seat has after each row. */
export function runningSums(rows: readonly SumRow[], seats: number): readonly (readonly number[])[] {
  let sums: readonly number[] = Array.from({ length: seats }, () => 0);
  return rows.map(({ amounts }) => (sums = sums.map((sum, seat) => sum + (amounts[seat]?.amount ?? 0))));
}

/** With a true minus, and a plus before what is gained. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : amount > 0 ? `+${amount}` : '0');
