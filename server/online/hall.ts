import type { Logger } from 'pino';
import type { Shelf } from '../matches/head.ts';
import type { Think } from '../matches/keeper.ts';
import { Rooms } from '../matches/rooms.ts';
import type { Storage } from '../storage/storage.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** How a server is set up to play online. */
export interface Setting {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly shelf: Shelf;
  readonly think: Think;
  readonly limits: Limits;
  readonly origins: readonly string[];
  readonly log: Logger;
  /** Ends whatever thinks. */
  close(): Promise<void>;
}

/** What the routes have in common. */
export interface Online {
  readonly setting: Setting;
  readonly doorway: Doorway;
  readonly metrics: Metrics;
}

export interface Hall {
  readonly storage: Storage;
  readonly rooms: Rooms;
}

/** Storage and matches, opened when they are first asked for: who plays alone never needs them. */
export class Doorway {
  readonly #setting: Setting;
  #hall: Promise<Hall | string> | undefined;
  #rooms: Rooms | undefined;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** The open hall, or why it does not open, in one sentence. A hall that did not open is tried again. */
  async open(): Promise<Hall | string> {
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
    const { env, shelf, think, log } = this.#setting;
    const { openStorage } = await import('../storage/open.ts');
    const storage = await openStorage(env);
    if ('unopened' in storage) {
      log.error(storage.unopened);
      return storage.unopened;
    }
    const rooms = new Rooms({ storage, shelf, think, report: error => log.error({ err: error }, 'a match') });
    this.#rooms = rooms;
    return { storage, rooms };
  }

  /** Whether the storage answers, if it was ever opened. */
  async isWell(): Promise<boolean> {
    if (!this.#hall) return true;
    const hall = await this.open();
    return typeof hall !== 'string' && hall.storage.isWell();
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
