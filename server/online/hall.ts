import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { BrokenInvariant } from '../matches/invariant.ts';
import type { Shelf } from '../matches/head.ts';
import type { Think } from '../matches/automation.ts';
import { Rooms } from '../matches/rooms.ts';
import type { Timepiece } from '../storage/steady.ts';
import type { Storage } from '../storage/storage.ts';
import type { Gate } from './gate.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Proxy } from './proxy.ts';
import { rememberedFor } from './remembered.ts';

/** How a server is guarded against strangers. */
export interface Guarding {
  readonly limits: Limits;
  readonly proxy: Proxy;
  /** Pages of other addresses that may talk to this server. */
  readonly origins: readonly string[];
  /** Who may read /metrics: this machine alone, or anybody. */
  readonly figures: 'loopback' | 'open';
}

/** How a server is set up to play online. */
export interface Setting extends Guarding {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly shelf: Shelf;
  readonly think: Think;
  readonly log: Logger;
  /** Where the server's time comes from; the system's when absent. */
  readonly time?: Timepiece;
  /** How often matches are looked after, in milliseconds; every second otherwise. */
  readonly sweepMs?: number;
  /** Ends whatever thinks. */
  close(): Promise<void>;
}

/** What the routes have in common. */
export interface Online {
  readonly setting: Setting;
  readonly doorway: Doorway;
  readonly metrics: Metrics;
  readonly gate: Gate;
}

export interface Hall {
  readonly storage: Storage;
  readonly rooms: Rooms;
}

/** How long it is believed that the storage is well, or is not. */
const AILMENT_MS = 1000;
/** A storage that takes so long to write a row does not answer. */
const SILENCE_MS = 4000;

/** Storage and matches, opened when they are first asked for: who plays alone never needs them. */
export class Doorway {
  readonly #setting: Setting;
  #hall: Promise<Hall | string> | undefined;
  #rooms: Rooms | undefined;
  #isAskedFor = false;
  /** How often an invariant did not hold. */
  brokenInvariants = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** The open hall, or why it does not open, in one sentence. A hall that did not open is tried again. */
  async open(): Promise<Hall | string> {
    this.#isAskedFor = true;
    this.#hall ??= this.#opened();
    const hall = await this.#hall.catch((error: unknown) => {
      this.#setting.log.error({ err: error }, 'storage does not open');
      return 'The storage does not open.';
    });
    if (typeof hall === 'string') this.#hall = undefined;
    return hall;
  }

  /** How many matches are in memory. */
  get matches(): number {
    return this.#rooms?.size ?? 0;
  }

  async #opened(): Promise<Hall | string> {
    const { env, shelf, think, log, time, sweepMs } = this.#setting;
    const { openStorage } = await import('../storage/open.ts');
    const storage = await openStorage(env, time);
    if ('unopened' in storage) {
      log.error(storage.unopened);
      return storage.unopened;
    }
    await storage.uptime.begin().catch(async (error: unknown) => {
      await storage.close();
      throw error;
    });
    const rooms = new Rooms({ storage, shelf, think, report: error => this.#report(error) }, sweepMs);
    this.#rooms = rooms;
    return { storage, rooms };
  }

  #report(error: unknown): void {
    if (error instanceof BrokenInvariant) this.brokenInvariants++;
    this.#setting.log.error({ err: error }, 'a match');
  }

  /** What keeps the server from storing anything, in one sentence; undefined when nothing does, or nobody asked for it. */
  readonly ailment = rememberedFor(AILMENT_MS, async (): Promise<string | undefined> => {
    if (!this.#isAskedFor) return undefined;
    const hall = await this.open();
    if (typeof hall === 'string') return 'The storage does not open; the log says why.';
    const silence = delay(SILENCE_MS, 'The storage does not answer.', { ref: false });
    return Promise.race([hall.storage.touch().then(() => undefined, this.#unwritable), silence]);
  });

  readonly #unwritable = (error: unknown): string => {
    this.#setting.log.error({ err: error }, 'storage cannot be written to');
    return 'The storage cannot be written to; the log says why.';
  };

  /** Begins nothing more by itself. */
  rest(): void {
    this.#rooms?.rest();
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    const hall = await this.#hall?.catch(() => undefined);
    this.#hall = undefined;
    if (hall && typeof hall !== 'string') await hall.rooms.close();
    await this.#setting.close();
    if (hall && typeof hall !== 'string') await hall.storage.close();
  }
}
