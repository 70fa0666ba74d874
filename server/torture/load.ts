import { headOf } from '../matches/head.ts';
import { foldRows } from '../matches/rows.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { Browser } from './browser.ts';
import { Player } from './player.ts';
import { shelf } from './shelf.ts';
import { until } from './until.ts';

/** What was found in the storage after it was over. */
export interface Report {
  readonly matches: number;
  readonly acknowledged: number;
  /** Acknowledged, but not stored. */
  readonly lost: readonly string[];
  /** Matches in which something is stored twice, or whose hashes do not hold. */
  readonly broken: readonly string[];
  /** What players were refused, though they did nothing wrong. */
  readonly refused: number;
}

/** Something with an address that may change. */
interface Site {
  readonly link: string;
}

const TABLES = 4;
const STEPS_BETWEEN = 10;

/** Tables at which two people play, one match after the other, for as long as they are not told to stop. */
export class Load {
  readonly #sites: readonly Site[];
  readonly #matches: string[] = [];
  readonly #players: Player[] = [];
  readonly #running: readonly Promise<void>[];
  #isStopped = false;

  constructor(sites: readonly Site[]) {
    this.#sites = sites;
    this.#running = Array.from({ length: TABLES }, (_, table) => this.#play(table));
  }

  get acknowledged(): number {
    return this.#players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Strikes so many times, each time in the middle of a stream of steps, and lets everybody finish what they began. */
  async endure(times: number, strike: (time: number) => Promise<void>): Promise<void> {
    for (let time = 0; time < times; time++) {
      const enough = this.acknowledged + STEPS_BETWEEN;
      await until(() => this.acknowledged > enough);
      await strike(time);
    }
    this.#isStopped = true;
    await Promise.all(this.#running);
    for (const player of this.#players) player.leave();
  }

  async report(env: Readonly<Record<string, string>>): Promise<Report> {
    const storage = await openStorage(env);
    if ('unopened' in storage) throw new Error(storage.unopened);
    const stored = new Set<string>();
    const broken: string[] = [];
    for (const match of this.#matches) {
      const clients = await clientsOf(storage, match);
      if (!clients || new Set(clients).size < clients.length) broken.push(match);
      for (const client of clients ?? []) stored.add(`${match}/${client}`);
    }
    await storage.close();
    const ids = this.#players.flatMap(({ acknowledged, match }) => acknowledged.map(id => `${match}/${id}`));
    const refused = this.#players.reduce((sum, { refusals }) => sum + refusals.length, 0);
    const lost = ids.filter(id => !stored.has(id));
    return { matches: this.#matches.length, acknowledged: ids.length, lost, broken, refused };
  }

  async #play(table: number): Promise<void> {
    while (!this.#isStopped) {
      // Who wants to create a match while the server is down tries again.
      const players = await this.#sitDown(table).catch(() => []);
      await Promise.all(players.map(({ over }) => over));
    }
  }

  async #sitDown(table: number): Promise<readonly Player[]> {
    const at = (seat: number): Site => this.#sites[(table + seat) % this.#sites.length] ?? { link: '' };
    const [ada, bob] = [new Browser(at(0).link), new Browser(at(1).link)];
    const { match, join } = await ada.create({ options: { rounds: 20 } });
    await bob.join(match, join, 'Bob');
    const tokens = [await ada.token(), await bob.token()];
    const players = tokens.map((token, seat) => new Player({ site: () => at(seat).link, match, token, seat }));
    this.#matches.push(match);
    this.#players.push(...players);
    return players;
  }
}

/** The client ids of a match in order; undefined when its steps do not add up. */
async function clientsOf(storage: Storage, match: string): Promise<readonly string[] | undefined> {
  const [row, steps] = [await storage.match(match), await storage.steps(match)];
  const head = row && headOf(row, shelf);
  return head && foldRows(head, steps) ? steps.map(({ client }) => client) : undefined;
}
