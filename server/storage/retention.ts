import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { eraseExhibits } from './exhibits.ts';
import type { Schema } from './schema.ts';

const DAY_MS = 86_400_000;
/** So many at once: a statement names each of them. */
const AT_ONCE = 500;

/** For how many days what nobody asks for any more is kept; Infinity for ever. */
export interface KeptDays {
  /** Matches that have ended. */
  readonly ended: number;
  /** Tables at which a match has never begun. */
  readonly gathering: number;
  /** People without a claimed name, once no device of theirs was used. */
  readonly people: number;
  /** Devices that were not used. */
  readonly devices: number;
  /** Results on daily deals. */
  readonly results: number;
}

/** How many of each are too old, or were deleted. */
interface Pruned {
  readonly ended: number;
  readonly gathering: number;
  readonly people: number;
  readonly devices: number;
  readonly links: number;
  readonly results: number;
}

/** What is named a person in seats and heads of matches, without a name. */
type Rewrite = (text: string) => string;

/** Deletes what somebody wants deleted, and what is too old. Nothing of it comes back. */
export class Retention {
  readonly #database: Kysely<Schema>;
  readonly #now: () => number;

  constructor({ database, now }: Engine) {
    this.#database = database;
    this.#now = now;
  }

  /** Everything about these matches; a process that has one of them open closes it within seconds. */
  async deleteMatches(matches: readonly string[]): Promise<void> {
    for (const some of inParts(matches))
      await this.#database.transaction().execute(async transaction => {
        await transaction.deleteFrom('match').where('id', 'in', some).execute();
        for (const table of ['step', 'standing', 'sitting', 'chat', 'presence', 'play'] as const)
          await transaction.deleteFrom(table).where('match', 'in', some).execute();
      });
  }

  /** Which of these matches are stored. */
  async existing(matches: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (const some of inParts(matches)) {
      const rows = await this.#database.selectFrom('match').select('id').where('id', 'in', some).execute();
      for (const { id } of rows) found.add(id);
    }
    return found;
  }

  /** Whether there was such a remark. */
  async deleteRemark(match: string, client: string): Promise<boolean> {
    const remark = this.#database.deleteFrom('chat').where('match', '=', match).where('client', '=', client);
    return (await remark.executeTakeFirst()).numDeletedRows > 0n;
  }

  /** Every match in which somebody has a seat, or has had one. */
  async matchesOf(person: string): Promise<string[]> {
    const rows = await this.#database.selectFrom('sitting').select('match').where('person', '=', person).execute();
    return rows.map(({ match }) => match);
  }

  /** Writes anew how people are called in a match, which is nothing that its hashes hold; whether that changed anything. */
  async rename(match: string, rewrite: Rewrite): Promise<boolean> {
    return this.#database.transaction().execute(async transaction => {
      const heads = await transaction.selectFrom('match').select('head').where('id', '=', match).execute();
      const newHeads = heads.filter(({ head }) => rewrite(head) !== head);
      for (const { head } of newHeads) {
        const renamed = transaction.updateTable('match').set({ head: rewrite(head) });
        await renamed.where('id', '=', match).execute();
      }
      const seats = transaction.selectFrom('step').select(['seq', 'body']).where('match', '=', match);
      const steps = await seats.where('kind', '=', 'seat').execute();
      const newSteps = steps.filter(({ body }) => rewrite(body) !== body);
      for (const { seq, body } of newSteps) {
        const step = transaction
          .updateTable('step')
          .set({ body: rewrite(body) })
          .where('match', '=', match);
        await step.where('seq', '=', seq).execute();
      }
      return newHeads.length + newSteps.length > 0;
    });
  }

  /**
   * All that is stored of a person, but for the seats that they had in matches of others. The person goes first: remarks
   * and works that were under way are there by then, and later ones find nobody. Works that stay have an author, and are
   * nobody's.
   */
  async deletePerson(person: string, works: 'go' | 'stay'): Promise<void> {
    await this.#database.transaction().execute(async transaction => {
      await transaction.deleteFrom('person').where('id', '=', person).execute();
      if (works === 'go') await eraseExhibits(transaction, person);
      await transaction.updateTable('exhibit').set({ person: null }).where('person', '=', person).execute();
      await transaction.deleteFrom('report').where('by', '=', person).execute();
      for (const table of ['chat', 'sitting', 'token', 'link', 'presence', 'guess', 'push', 'result'] as const)
        await transaction.deleteFrom(table).where('person', '=', person).execute();
    });
  }

  /** Deletes what is older than it may be, or only counts it. */
  async prune(keeping: KeptDays, how: 'count' | 'delete'): Promise<Pruned> {
    const found = {
      ended: await this.#unchanged('ended', keeping.ended),
      gathering: await this.#unchanged('gathering', keeping.gathering),
      people: await this.#strangers(keeping.people),
    };
    if (how === 'delete') {
      await this.deleteMatches([...found.ended, ...found.gathering]);
      for (const person of found.people) await this.deletePerson(person, 'stay');
    }
    const devices = await this.#expire('token', 'seen', { before: this.#before(keeping.devices), how });
    if (how === 'delete') await this.#endCalls();
    const links = await this.#expire('link', 'until', { before: this.#now(), how });
    const results = await this.#expire('result', 'made', { before: this.#before(keeping.results), how });
    const { ended, gathering, people } = found;
    return { ended: ended.length, gathering: gathering.length, people: people.length, devices, links, results };
  }

  #before(days: number): number {
    return days === Infinity ? 0 : this.#now() - days * DAY_MS;
  }

  async #unchanged(phase: 'ended' | 'gathering', days: number): Promise<string[]> {
    const summaries = this.#database.selectFrom('standing').select('match').where('phase', '=', phase);
    const rows = await summaries.where('changed', '<', this.#before(days)).orderBy('match').execute();
    return rows.map(({ match }) => match);
  }

  /** People who can come back neither by a name nor by a device that they have used since. */
  async #strangers(days: number): Promise<string[]> {
    if (days === Infinity) return [];
    const rows = await this.#database
      .selectFrom('person')
      .select('id')
      .where('claimed', 'is', null)
      // A robot stays as long as its owner does, be its token withdrawn.
      .where(({ eb, or, selectFrom }) =>
        or([eb('owner', 'is', null), eb('owner', 'not in', selectFrom('person as other').select('other.id'))]),
      )
      .where('id', 'not in', ({ selectFrom }) =>
        selectFrom('token').select('token.person').where('seen', '>=', this.#before(days)),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Browsers in which nobody is signed in any more are not called. */
  async #endCalls(): Promise<void> {
    const signedIn = this.#database.selectFrom('token').select(sql<string>`substr(hash, 1, 16)`.as('device'));
    await this.#database.deleteFrom('push').where('device', 'not in', signedIn).execute();
  }

  async #expire(
    table: 'token' | 'link' | 'result',
    column: 'seen' | 'until' | 'made',
    { before, how }: Expiry,
  ): Promise<number> {
    const { dynamic } = this.#database;
    const old = dynamic.ref<string>(column);
    if (how === 'delete') {
      const { numDeletedRows } = await this.#database.deleteFrom(table).where(old, '<', before).executeTakeFirst();
      return Number(numDeletedRows);
    }
    const { rows } = await this.#database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where(old, '<', before)
      .executeTakeFirstOrThrow();
    return rows;
  }
}

const inParts = (matches: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(matches.length / AT_ONCE) }, (_, i) => matches.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

interface Expiry {
  readonly before: number;
  readonly how: 'count' | 'delete';
}
