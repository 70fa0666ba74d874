/** Milliseconds, as a table tells them. */
export interface Latencies {
  readonly count: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

export function latenciesOf(times: readonly number[]): Latencies {
  const rising = [...times].sort((a, b) => a - b);
  const at = (share: number): number => rounded(rising[Math.ceil(share * rising.length) - 1] ?? 0);
  return { count: rising.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
