import { setTimeout as delay } from 'node:timers/promises';
import { Killable } from '../torture/killable.ts';

/** What a process has used. */
interface Used {
  readonly cpuSeconds: number;
  readonly bytes: number;
}

/** A server in a process of its own, with the usual limits and a folder that goes with it. */
export class Served {
  readonly #process: Killable;

  private constructor(process: Killable) {
    this.#process = process;
  }

  static async start(bundle: string): Promise<Served> {
    const process = new Killable(bundle, { LIMITS: 'usual', OUBLIETTE_LOG: 'error' });
    await process.start();
    return new Served(process);
  }

  /** By number: whoever listens at `localhost` may not be reached from every address of loopback. */
  get link(): string {
    return this.#process.link.replace('localhost', '127.0.0.1');
  }

  /** What it says of itself. */
  async used(): Promise<Used> {
    const text = await (await fetch(`${this.link}/metrics`)).text();
    const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    return { cpuSeconds: figure('process_cpu_seconds_total'), bytes: figure('process_resident_memory_bytes') };
  }

  /** Milliseconds until it says whether it is well. */
  async health(): Promise<number> {
    const began = performance.now();
    await fetch(`${this.link}/healthz`);
    return performance.now() - began;
  }

  /** Of one processor, in percent, while so many seconds pass. */
  async share(seconds: number): Promise<number> {
    const [before, began] = [await this.used(), performance.now()];
    await delay(seconds * 1000);
    return percentOf(await this.used(), before, began);
  }

  async end(): Promise<void> {
    await this.#process.kill();
    this.#process.remove();
  }
}

/** What was used since, of one processor, in percent. */
export const percentOf = (after: Used, before: Used, began: number): number =>
  Math.round(((after.cpuSeconds - before.cpuSeconds) / (performance.now() - began)) * 100_000);

/** What this process has used. */
export function ownUse(): Used {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6, bytes: process.memoryUsage.rss() };
}
