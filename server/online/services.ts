import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { BrokenInvariant } from '../matches/invariant.ts';
import { Gallery } from '../gallery/gallery.ts';
import type { MatchHead, Shelf } from '../matches/head.ts';
import type { Think } from '../matches/automation.ts';
import { Rooms } from '../matches/rooms.ts';
import type { Timepiece } from '../storage/steady.ts';
import type { PushConfig } from '../push/read-config.ts';
import { Pushes, type TurnCall } from '../push/pushes.ts';
import type { Storage } from '../storage/storage.ts';
import type { TryOut } from '../thinking/trying.ts';
import type { Admission } from './admission.ts';
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
  readonly push: PushConfig;
  /** Whether people may show their works to each other here. */
  readonly gallery: 'on' | 'off';
  /** Whether results on the daily deals are kept here. */
  readonly daily: 'on' | 'off';
}

/** How a server is set up to play online. */
export interface Config extends Guarding {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly shelf: Shelf;
  readonly think: Think;
  readonly tryOut: TryOut;
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
  readonly config: Config;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  readonly admission: Admission;
}

export interface Services {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly pushes: Pushes;
  /** Undefined where the server has none. */
  readonly gallery: Gallery | undefined;
}

/** How long it is believed that the storage is well, or is not. */
const AILMENT_MS = 1000;
/** A storage that takes so long to write a row does not answer. */
const SILENCE_MS = 4000;

/** Storage and matches, opened when they are first asked for: who plays alone never needs them. */
export class Lifecycle {
  readonly #config: Config;
  #services: Promise<Services | string> | undefined;
  #rooms: Rooms | undefined;
  #isAskedFor = false;
  /** How often an invariant did not hold. */
  brokenInvariants = 0;

  constructor(config: Config) {
    this.#config = config;
  }

  /** The open services, or why they do not open, in one sentence. What did not open is tried again the next time. */
  async open(): Promise<Services | string> {
    this.#isAskedFor = true;
    this.#services ??= this.#opened();
    const services = await this.#services.catch((error: unknown) => {
      this.#config.log.error({ err: error }, 'storage does not open');
      return 'The storage does not open.';
    });
    if (typeof services === 'string') this.#services = undefined;
    return services;
  }

  /** How many matches are in memory. */
  get matches(): number {
    return this.#rooms?.size ?? 0;
  }

  async #opened(): Promise<Services | string> {
    const { env, time, log, push, limits } = this.#config;
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
    const report = (error: unknown): void => this.#report(error);
    const pushes = new Pushes(storage, { ...push, rate: limits.callsPerPerson, report });
    const gallery = this.#galleryOver(storage, report);
    const { shelf, think, sweepMs } = this.#config;
    const calls = { call: (turn: TurnCall) => pushes.call(turn), begun: (head: MatchHead) => gallery?.count(head) };
    const rooms = new Rooms({ storage, shelf, think, report, ...calls }, sweepMs);
    this.#rooms = rooms;
    return { storage, rooms, pushes, gallery };
  }

  #galleryOver(storage: Storage, report: (error: unknown) => void): Gallery | undefined {
    const { gallery, tryOut, limits } = this.#config;
    return gallery === 'on' ? new Gallery({ storage, tryOut, limits, report }) : undefined;
  }

  #report(error: unknown): void {
    if (error instanceof BrokenInvariant) this.brokenInvariants++;
    this.#config.log.error({ err: error }, 'a match');
  }

  /** What keeps the server from storing anything, in one sentence; undefined when nothing does, or nobody asked for it. */
  readonly ailment = rememberedFor(AILMENT_MS, async (): Promise<string | undefined> => {
    if (!this.#isAskedFor) return undefined;
    const services = await this.open();
    if (typeof services === 'string') return 'The storage does not open; the log says why.';
    const silence = delay(SILENCE_MS, 'The storage does not answer.', { ref: false });
    return Promise.race([services.storage.touch().then(() => undefined, this.#unwritable), silence]);
  });

  readonly #unwritable = (error: unknown): string => {
    this.#config.log.error({ err: error }, 'storage cannot be written to');
    return 'The storage cannot be written to; the log says why.';
  };

  /** Begins nothing more by itself. */
  rest(): void {
    this.#rooms?.rest();
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    const services = await this.#services?.catch(() => undefined);
    this.#services = undefined;
    if (services && typeof services !== 'string') {
      services.gallery?.rest();
      await services.rooms.close();
      await services.pushes.close();
    }
    await this.#config.close();
    if (!services || typeof services === 'string') return;
    await services.gallery?.settled();
    await services.storage.close();
  }
}
