import { createInterface } from 'node:readline';
import pino from 'pino';
import type { Think } from '../matches/automation.ts';
import type { Config } from '../online/services.ts';
import { readGuarding } from '../online/config.ts';
import { closeOnSignal, open } from '../open.ts';
import { SYSTEM_TIME, type Timepiece } from '../storage/steady.ts';
import { GENEROUS, shelf, think } from '../rig/shelf.ts';

/**
 * A server to be killed: ROOT is its page, PORT its port, LIMITS=usual its limits; the link is its first line. With SWEEP_MS
 * its rooms are swept, and so forgotten, as often as that. What it hears from `Killable` comes line by line.
 */
export async function serve(env: Config['env']): Promise<void> {
  const guarding = readGuarding(env);
  if ('unopened' in guarding) throw new Error(guarding.unopened);
  const { SWEEP_MS, LIMITS, ROOT = '', PORT = '0' } = env;
  const [bots, time] = [new Bots(), new MovedTime()];
  const online: Config = {
    env,
    shelf,
    think: bots.think,
    tryOut: async () => undefined,
    time,
    ...guarding,
    limits: LIMITS === 'usual' ? guarding.limits : GENEROUS,
    ...(SWEEP_MS !== undefined && { sweepMs: Number(SWEEP_MS) }),
    log: pino({ level: env['OUBLIETTE_LOG'] ?? 'fatal' }, pino.destination(2)),
    close: async () => undefined,
  };
  const opened = await open({ root: ROOT, online }, { host: '127.0.0.1', port: Number(PORT) });
  if ('unopened' in opened) throw new Error(opened.unopened);
  createInterface({ input: process.stdin }).on('line', line => obey(JSON.parse(line) as TortureOrder, { bots, time }));
  console.log(opened.link);
  await closeOnSignal(opened.server);
  process.stdin.destroy();
}

/** What a server is told while it runs: its bots starve from now on, or all those that wait may think; its clock moves. */
export type TortureOrder =
  | { readonly order: 'starve' | 'feed' }
  | { readonly order: 'clock'; readonly milliseconds: number };

function obey(order: TortureOrder, { bots, time }: { readonly bots: Bots; readonly time: MovedTime }): void {
  switch (order.order) {
    case 'starve':
      return bots.starve();
    case 'feed':
      return bots.feed();
    case 'clock':
      return time.move(order.milliseconds);
  }
}

/** Bots in the same thread; while they starve, they think only when they are fed, all at once. */
class Bots {
  readonly #waiting: (() => void)[] = [];
  #isStarving = false;

  readonly think: Think = async turn => {
    if (this.#isStarving) await new Promise<void>(resolve => this.#waiting.push(resolve));
    return think(turn);
  };

  starve(): void {
    this.#isStarving = true;
  }

  feed(): void {
    for (const thinkOn of this.#waiting.splice(0)) thinkOn();
  }
}

/** The system's time, by as much ahead of it as it was moved. */
class MovedTime implements Timepiece {
  #ahead = 0;

  readonly wall = (): number => SYSTEM_TIME.wall() + this.#ahead;
  readonly monotonic = SYSTEM_TIME.monotonic;

  move(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
