import { setTimeout as delay } from 'node:timers/promises';
import { addressOf, Caller } from './caller.ts';
import { type Latencies, latenciesOf } from './latencies.ts';
import { ownUse, percentOf, type Served } from './served.ts';
import { PlayingPair } from './playing-pair.ts';

/** How long people wait for the answer to a move. */
export interface Live {
  readonly matches: number;
  readonly movesPerSecond: number;
  readonly setUpSeconds: number;
  readonly milliseconds: Latencies;
  /** Refusals and lost connections. */
  readonly failures: number;
  /** Matches that came to their end meanwhile. */
  readonly ended: number;
  readonly megabytes: number;
  readonly serverCpuPercent: number;
  readonly ownCpuPercent: number;
}

interface LoadPace {
  readonly matches: number;
  readonly movesPerSecond: number;
  readonly seconds: number;
}

const NET = 21;
const AT_ONCE = 20;

/** Two people at each of so many tables, and so many moves a second in all, whatever the server does. */
export async function live(served: Served, pace: LoadPace): Promise<Live> {
  const began = performance.now();
  const tables = await openTables(served.link, pace.matches, NET);
  const setUpSeconds = Math.round((performance.now() - began) / 100) / 10;
  const [start, before, own] = [performance.now(), await served.used(), ownUse()];
  await play(tables, pace);
  const after = await served.used();
  const [serverCpuPercent, ownCpuPercent] = [percentOf(after, before, start), percentOf(ownUse(), own, start)];
  return {
    ...closed(tables),
    ...pace,
    setUpSeconds,
    megabytes: Math.round(after.bytes / 1e6),
    serverCpuPercent,
    ownCpuPercent,
  };
}

export async function openTables(link: string, count: number, net: number): Promise<readonly PlayingPair[]> {
  const tables: PlayingPair[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) => first + i);
    const at = (socket: number): Caller => new Caller(link, addressOf(net, socket));
    tables.push(...(await Promise.all(numbers.map(number => PlayingPair.open(at(number * 2), at(number * 2 + 1))))));
  }
  return tables;
}

/** Every move is due at a time of its own, one table after the other. */
export async function play(
  tables: readonly PlayingPair[],
  { movesPerSecond, seconds }: Omit<LoadPace, 'matches'>,
): Promise<void> {
  const start = performance.now();
  const all = Math.round(movesPerSecond * seconds);
  for (let made = 0; made < all;) {
    for (; made < all && dueOf(made) <= performance.now(); made++) tables[made % tables.length]?.move(dueOf(made));
    await delay(1);
  }
  function dueOf(move: number): number {
    return start + (move / movesPerSecond) * 1000;
  }
}

/** What was measured at the tables, which everybody leaves. */
export function closed(tables: readonly PlayingPair[]): Pick<Live, 'milliseconds' | 'failures' | 'ended'> {
  for (const table of tables) table.leave();
  return {
    milliseconds: latenciesOf(tables.flatMap(({ times }) => times)),
    failures: tables.reduce((sum, table) => sum + table.failures, 0),
    ended: tables.filter(({ isOver }) => isOver).length,
  };
}
