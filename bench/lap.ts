import { randomFrom } from '../kernel/random.ts';
import type { Play } from './on-kernel.ts';

/** What a process tells the one that started it. */
export interface Lap {
  readonly count: number;
  readonly cpuSeconds: number;
}

/** Large games take this long until the compiler has settled. */
const WARM_UP = 4;
const MEASURED = 3;
/** How often the clock is read: reading it costs as much as a short match. */
const READING = 0.01;

/**
 * Plays for a while to warm up, then for as long as is measured, and says so on stdout. `each` is what one play counts
 * for.
 */
export function lap(play: Play, each = 1): void {
  const random = randomFrom('bench');
  const warmUp = playFor(WARM_UP, 1, () => play(random));
  const batch = Math.max(1, Math.round((warmUp.count / warmUp.cpuSeconds) * READING));
  const { count, cpuSeconds } = playFor(MEASURED, batch, () => play(random));
  const measured: Lap = { count: each * count, cpuSeconds };
  process.stdout.write(`${JSON.stringify(measured)}\n`);
}

function playFor(seconds: number, batch: number, once: () => unknown): Lap {
  const before = spentSeconds();
  for (let count = batch; ; count += batch) {
    for (let i = 0; i < batch; i++) once();
    const spent = spentSeconds() - before;
    if (spent >= seconds) return { count, cpuSeconds: spent };
  }
}

/** Of all threads of this process: collecting garbage and compiling are part of the price. */
function spentSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
