import type { Engine } from './engine.ts';
import type { UptimeRow } from './schema.ts';

/** A process that has said so within this time is at work. */
const ALIVE_MS = 15_000;
/** How long pages take to connect again once a server is back. */
const RECONNECT_MS = 10_000;
/** Longer than anybody's clock runs at a stretch. */
const REMEMBERED_MS = 60 * 86_400_000;

/** A time in which no server was at work, up to when everybody can be connected again. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** When servers were at work on these matches: what lies between costs nobody any time. */
export class Uptime {
  readonly #engine: Engine;
  readonly #process = crypto.randomUUID();
  #outages: readonly Outage[] = [];

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The outages before this process began, in order. There is none while it is at work. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** A server begins its work. */
  async begin(): Promise<void> {
    const { database, isShared } = this.#engine;
    const others = await database.selectFrom('uptime').selectAll().orderBy('began').execute();
    this.#engine.notBefore(Math.max(0, ...others.map(({ ended }) => ended)));
    const now = this.#engine.now();
    const isJoined = isShared && others.some(({ ended, closed }) => closed === 0 && now - ended < ALIVE_MS);
    const own = { process: this.#process, began: now, ended: now, closed: 0 };
    await database.insertInto('uptime').values(own).execute();
    await database
      .deleteFrom('uptime')
      .where('ended', '<', now - REMEMBERED_MS)
      .execute();
    this.#outages = outagesBetween(isJoined ? others : [...others, own]);
  }

  /** Says that this process is still at work. */
  beat(): Promise<void> {
    return this.#note({ ended: this.#engine.now() });
  }

  /** Says that this process is at work no longer. */
  end(): Promise<void> {
    return this.#note({ ended: this.#engine.now(), closed: 1 });
  }

  async #note(change: Partial<UptimeRow>): Promise<void> {
    await this.#engine.database.updateTable('uptime').set(change).where('process', '=', this.#process).execute();
  }
}

/** What lies between the times of work of all processes, which may overlap. They come in the order of their beginnings. */
export function outagesBetween(worked: readonly Pick<UptimeRow, 'began' | 'ended'>[]): readonly Outage[] {
  let last: number | undefined;
  return worked.flatMap(({ began, ended }) => {
    const since = last;
    last = Math.max(since ?? 0, ended);
    return since !== undefined && since <= began ? [{ since, until: began + RECONNECT_MS }] : [];
  });
}
