import { type SelectQueryBuilder, sql } from 'kysely';
import type { Engine, Hint, Write } from './engine.ts';
import { Journal, type Written } from './journal.ts';
import { migrate } from './migrations.ts';
import { People } from './people.ts';
import { Presence } from './presence.ts';
import { CHAT, type ChatRow, LEASE_MS, type MatchRow, type Schema, type StandingRow, type StepRow } from './schema.ts';

const LISTED_AT_ONCE = 100;
/** When a match in a list has gone on last. */
const CHANGED = sql<number>`coalesce(step.at, standing.changed)`;
const REMARKS_KEPT = 200;

/** How many steps and remarks a match has. */
export interface Extent {
  readonly steps: number;
  readonly remarks: number;
}

type Stood = Pick<StandingRow, 'match' | 'phase' | 'about' | 'changed'>;
type Standings = SelectQueryBuilder<Schema, 'standing', Stood>;

/** A match as lists tell of it. */
export interface Overview extends Stood {
  /** The seats it waits for, by its newest step; null when there is none, or an old one. */
  readonly waiting: string | null;
}

/** Where matches, people and their talk are kept. */
export class Storage {
  readonly people: People;
  readonly presence: Presence;
  readonly #engine: Engine;
  readonly #journal: Journal;

  private constructor(engine: Engine) {
    this.#engine = engine;
    this.#journal = new Journal(engine);
    this.people = new People(engine.database);
    this.presence = new Presence(engine);
  }

  static async over(engine: Engine): Promise<Storage> {
    await migrate(engine.database);
    return new Storage(engine);
  }

  /** Whether other processes may write, too. */
  get isShared(): boolean {
    return this.#engine.isShared;
  }

  /** The database's clock, in milliseconds. */
  now(): number {
    return this.#engine.now();
  }

  listen(heard: (hint: Hint) => void): void {
    this.#engine.listen(heard);
  }

  async create(match: MatchRow, standing: StandingRow, people: readonly string[]): Promise<void> {
    await this.#engine.database.transaction().execute(async transaction => {
      await transaction.insertInto('match').values(match).execute();
      await transaction.insertInto('standing').values(standing).execute();
      const sittings = people.map(person => ({ match: match.id, person }));
      if (sittings.length > 0) await transaction.insertInto('sitting').values(sittings).execute();
    });
  }

  async match(id: string): Promise<MatchRow | undefined> {
    return this.#engine.database.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The steps of a match from number `from` on, in order. */
  async steps(match: string, from = 0): Promise<StepRow[]> {
    const steps = this.#engine.database.selectFrom('step').selectAll();
    return steps.where('match', '=', match).where('seq', '>=', from).orderBy('seq').execute();
  }

  /** How much there is of each of these matches. */
  async extents(matches: readonly string[]): Promise<ReadonlyMap<string, Extent>> {
    if (matches.length === 0) return new Map();
    const rows = await this.#engine.database
      .selectFrom('standing')
      .select(({ selectFrom }) => [
        'match',
        selectFrom('step')
          .select(({ fn }) => fn.max('seq').as('last'))
          .whereRef('step.match', '=', 'standing.match')
          .as('last'),
        selectFrom('chat')
          .select(({ fn }) => fn.countAll<number>().as('remarks'))
          .whereRef('chat.match', '=', 'standing.match')
          .as('remarks'),
      ])
      .where('match', 'in', matches)
      .execute();
    return new Map(rows.map(({ match, last, remarks }) => [match, { steps: (last ?? -1) + 1, remarks: remarks ?? 0 }]));
  }

  /** Stores a step if its number and its client id are still free. */
  write(write: Write): Promise<Written> {
    return this.#journal.write(write);
  }

  /** Matches in which something is due that nobody looks after. */
  async due(): Promise<string[]> {
    const now = this.now();
    const rows = await this.#engine.database
      .selectFrom('standing')
      .select('match')
      .where('due', '<=', now)
      .where('kept', '<', now)
      .orderBy('due')
      .limit(LISTED_AT_ONCE)
      .execute();
    return rows.map(({ match }) => match);
  }

  /** Whether this process may look after what is due in a match, for as long as a lease lasts. */
  async keep(match: string): Promise<boolean> {
    const now = this.now();
    const { numUpdatedRows } = await this.#engine.database
      .updateTable('standing')
      .set({ kept: now + LEASE_MS })
      .where('match', '=', match)
      .where('due', '<=', now)
      .where('kept', '<', now)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** The public tables that are not over: those that opened, began or changed hands last. */
  async lobby(): Promise<Overview[]> {
    const open = this.#standings.where('listed', '=', 1).where('phase', 'in', ['gathering', 'playing']);
    return this.#overviews(open.orderBy('changed', 'desc').limit(LISTED_AT_ONCE));
  }

  /** Of all matches those that opened, began, changed hands or ended last. */
  async latest(): Promise<Overview[]> {
    return this.#overviews(this.#standings.orderBy('changed', 'desc').limit(LISTED_AT_ONCE));
  }

  /** Those that somebody sits or sat in. */
  async matchesOf(person: string): Promise<Overview[]> {
    const own = this.#standings.where('match', 'in', ({ selectFrom }) =>
      selectFrom('sitting').select('sitting.match').where('person', '=', person),
    );
    return this.#overviews(own);
  }

  get #standings(): Standings {
    return this.#engine.database.selectFrom('standing').select(['match', 'phase', 'about', 'changed']);
  }

  /** With what the newest step of each says, the last played first. */
  #overviews(standings: Standings): Promise<Overview[]> {
    return this.#engine.database
      .selectFrom(standings.as('standing'))
      .leftJoin('step', join =>
        join.onRef('step.match', '=', 'standing.match').on('seq', '=', ({ selectFrom }) =>
          selectFrom('step as newer')
            .select(({ fn }) => fn.max('newer.seq').as('last'))
            .whereRef('newer.match', '=', 'standing.match'),
        ),
      )
      .select(['standing.match', 'phase', 'about', 'waiting', CHANGED.as('changed')])
      .orderBy(CHANGED, 'desc')
      .limit(LISTED_AT_ONCE)
      .execute();
  }

  /** False when a remark with this client id has been made before. */
  async remark(remark: ChatRow): Promise<boolean> {
    const chat = this.#engine.database.insertInto('chat').values(remark);
    const made = await chat.onConflict(conflict => conflict.doNothing()).executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) return false;
    // Who misses the hint reads on by itself.
    await this.#engine.tell(`${CHAT}${remark.match}`).catch(() => undefined);
    return true;
  }

  /** The last remarks, the oldest first. */
  async remarks(match: string): Promise<ChatRow[]> {
    const rows = this.#engine.database.selectFrom('chat').selectAll().where('match', '=', match);
    const last = await rows.orderBy('at', 'desc').orderBy('client', 'desc').limit(REMARKS_KEPT).execute();
    return last.reverse();
  }

  /** Whether the database answers. */
  async isWell(): Promise<boolean> {
    const asked = this.#engine.database.selectFrom('standing').select('match').limit(1).execute();
    return asked.then(
      () => true,
      () => false,
    );
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    await this.#journal.settled();
    await this.#engine.close();
  }
}
