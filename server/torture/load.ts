import type { Creation } from '../../wire/http.ts';
import { check } from '../matches/check.ts';
import { wishIdOf } from '../matches/client-id.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { Browser } from '../rig/browser.ts';
import type { Env } from './killable.ts';
import type { TortureReport } from './part.ts';
import { Player } from '../rig/player.ts';
import { shelf } from '../rig/shelf.ts';
import { until } from '../rig/until.ts';

/** Something with an address that may change. */
interface Site {
  readonly link: string;
}

/** What is played at one table; whoever is not there yet sits down in an open place. */
export type TablePlan = Partial<Creation>;

const PEOPLE = [{ type: 'me' }, { type: 'open' }] as const;
const WITH_BOT = [...PEOPLE, { type: 'bot', bot: 'random' }] as const;
const TABLES: readonly TablePlan[] = [
  { places: [...PEOPLE], options: { rounds: 20 } },
  { places: [...WITH_BOT], options: { rounds: 20 } },
  { places: [...PEOPLE], game: 'parry' },
  { places: [...WITH_BOT], options: { rounds: 20 } },
];
const STEPS_BETWEEN = 10;

/** Tables at which people play, one match after the other, for as long as they are not told to stop. */
export class Load {
  readonly #sites: readonly Site[];
  readonly #tables: readonly TablePlan[];
  readonly #matches: string[] = [];
  readonly #players: Player[] = [];
  readonly #running: readonly Promise<void>[];
  #isStopped = false;

  constructor(sites: readonly Site[], tables = TABLES) {
    this.#sites = sites;
    this.#tables = tables;
    this.#running = tables.map((_, table) => this.#play(table));
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  get acknowledged(): number {
    return this.#players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Resolves when so many more steps were acknowledged. */
  async advance(steps = STEPS_BETWEEN): Promise<void> {
    const enough = this.acknowledged + steps;
    await until(() => this.acknowledged >= enough);
  }

  /** Strikes so many times, each time in the middle of a stream of steps, and lets everybody finish what they began. */
  async endure(times: number, strike: (time: number) => Promise<void>): Promise<void> {
    for (let time = 0; time < times; time++) {
      await this.advance();
      await strike(time);
    }
    this.#isStopped = true;
    await Promise.all(this.#running);
    this.abandon();
  }

  /** Everybody leaves, whatever they are in the middle of. */
  abandon(): void {
    this.#isStopped = true;
    for (const player of this.#players) player.leave();
  }

  /** Walks all chains, and looks for everything that was acknowledged. */
  async report(env: Env): Promise<Omit<TortureReport, 'strikes'>> {
    const storage = await openStorage(env);
    if ('unopened' in storage) throw new Error(storage.unopened);
    const { damaged } = await check({ storage, shelf });
    const stored = await this.#stored(storage);
    await storage.close();
    const ids = this.#players.flatMap(({ acknowledged, match }) => acknowledged.map(id => `${match}/${id}`));
    const refused = this.#players.reduce((sum, { refusals }) => sum + refusals.length, 0);
    return {
      matches: this.#matches.length,
      acknowledged: ids.length,
      lost: ids.filter(id => !stored.has(id)),
      doubled: [...stored].flatMap(([id, times]) => (times > 1 ? [id] : [])),
      broken: damaged.map(({ match, step, why }) => `${match}, step ${step}: ${why}`),
      refused,
    };
  }

  /** How often each step is stored that somebody has wished for. */
  async #stored(storage: Storage): Promise<ReadonlyMap<string, number>> {
    const times = new Map<string, number>();
    for (const match of this.#matches)
      for (const { client } of await storage.steps(match)) {
        const id = `${match}/${wishIdOf(client)}`;
        times.set(id, (times.get(id) ?? 0) + 1);
      }
    return times;
  }

  async #play(table: number): Promise<void> {
    while (!this.#isStopped) {
      // Who wants to create a match while the server is down tries again.
      const players = await this.#sitDown(table).catch(() => []);
      await Promise.all(players.map(({ over }) => over));
    }
  }

  async #sitDown(table: number): Promise<readonly Player[]> {
    const { places = [], ...more } = this.#tables[table] ?? {};
    const at = (seat: number): Site => this.#sites[(table + seat) % this.#sites.length] ?? { link: '' };
    const host = new Browser(at(0).link);
    const { match, join } = await host.create({ ...more, places });
    const tokens: [seat: number, token: string][] = [[0, host.token]];
    for (const [seat, { type }] of places.entries()) {
      if (type !== 'open') continue;
      const guest = new Browser(at(seat).link);
      await guest.join(match, join, `Guest ${seat}`);
      tokens.push([seat, guest.token]);
    }
    const players = tokens.map(([seat, token]) => new Player({ site: () => at(seat).link, match, token, seat }));
    this.#matches.push(match);
    this.#players.push(...players);
    return players;
  }
}
