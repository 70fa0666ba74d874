import { type SelectQueryBuilder, sql } from 'kysely';
import { Devices } from './devices.ts';
import type { Engine, Hint } from './engine.ts';
import { Exhibits } from './exhibits.ts';
import { Results } from './results.ts';
import { Journal } from './journal.ts';
import { untilWritten } from './locks.ts';
import { migrate } from './migrations.ts';
import { People } from './people.ts';
import { Presence } from './presence.ts';
import { Retention } from './retention.ts';
import { Robots } from './robots.ts';
import { Subscriptions } from './subscriptions.ts';
import {
  CHAT,
  type ChatRow,
  LEASE_MS,
  type MatchRow,
  type Schema,
  SIGNED_OUT,
  type SummaryRow,
  type StepRow,
} from './schema.ts';
import { Uptime } from './uptime.ts';

const LISTED_AT_ONCE = 100;
/** When a match in a list has gone on last. */
const CHANGED = sql<number>`coalesce(step.at, standing.changed)`;
const REMARKS_KEPT = 200;
/** Nobody, at no match: whom the database is asked to note when somebody asks whether it can. */
const TOUCHED = { match: '', person: '', process: '' };

/** How many steps and remarks a match has. */
export interface Extent {
  readonly steps: number;
  readonly remarks: number;
}

type Summarized = Pick<SummaryRow, 'match' | 'phase' | 'about' | 'changed'>;
type Summaries = SelectQueryBuilder<Schema, 'standing', Summarized>;

/** A match as lists tell of it. */
export interface Overview extends Summarized {
  /** The seats it waits for, by its newest step; null when there is none, or an old one. */
  readonly waiting: string | null;
}

/** Where matches, people and their talk are kept. */
export class Storage {
  readonly journal: Journal;
  readonly people: People;
  readonly devices: Devices;
  readonly retention: Retention;
  readonly presence: Presence;
  readonly uptime: Uptime;
  readonly subscriptions: Subscriptions;
  readonly exhibits: Exhibits;
  readonly results: Results;
  readonly robots: Robots;
  readonly #engine: Engine;

  private constructor(engine: Engine) {
    this.#engine = engine;
    this.journal = new Journal(engine);
    this.people = new People(engine);
    this.devices = new Devices(engine);
    this.retention = new Retention(engine);
    this.presence = new Presence(engine);
    this.uptime = new Uptime(engine);
    this.subscriptions = new Subscriptions(engine);
    this.exhibits = new Exhibits(engine);
    this.results = new Results(engine);
    this.robots = new Robots(engine);
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

  /** Stores a new match, unless there is one of that id: then nothing changes. */
  async create(match: MatchRow, summary: SummaryRow, people: readonly string[]): Promise<void> {
    await this.#engine.database.transaction().execute(async transaction => {
      const inserting = transaction.insertInto('match').values(match);
      const inserted = await inserting.onConflict(conflict => conflict.column('id').doNothing()).executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows !== 1n) return;
      await transaction.insertInto('standing').values(summary).execute();
      const sittings = people.map(person => ({ match: match.id, person }));
      if (sittings.length > 0) await transaction.insertInto('sitting').values(sittings).execute();
    });
  }

  async match(id: string): Promise<MatchRow | undefined> {
    return this.#engine.database.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The matches whose ids come after one, in order, so many at a time. */
  async matchesAfter(id: string): Promise<MatchRow[]> {
    const matches = this.#engine.database.selectFrom('match').selectAll();
    return matches.where('id', '>', id).orderBy('id').limit(LISTED_AT_ONCE).execute();
  }

  /** Of which matches there are steps, but not what they were created with. */
  async headless(): Promise<string[]> {
    const rows = await this.#engine.database
      .selectFrom('step')
      .select('step.match')
      .distinct()
      .where('step.match', 'not in', ({ selectFrom }) => selectFrom('match').select('match.id'))
      .orderBy('step.match')
      .execute();
    return rows.map(({ match }) => match);
  }

  /** Deletes the steps of a match from number `from` on; `summary` is how it stands then. */
  async cut(match: string, from: number, summary: SummaryRow): Promise<void> {
    await this.#engine.database.transaction().execute(async transaction => {
      await transaction.deleteFrom('step').where('match', '=', match).where('seq', '>=', from).execute();
      await transaction.deleteFrom('standing').where('match', '=', match).execute();
      await transaction.insertInto('standing').values(summary).execute();
    });
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
  async lease(match: string): Promise<boolean> {
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
    const open = this.#summaries
      .where('listed', '=', 1)
      .where('phase', 'in', ['gathering', 'playing'])
      .where(({ eb, or }) => or([eb('phase', '=', 'playing'), eb('listed_until', '>', this.now())]));
    return this.#overviews(open.orderBy('changed', 'desc').limit(LISTED_AT_ONCE));
  }

  /** Leaves public tables in the lobby until then, while they wait for somebody. */
  async keepListed(matches: readonly string[], until: number): Promise<void> {
    if (matches.length === 0) return;
    const summaries = this.#engine.database.updateTable('standing').set({ listed_until: until });
    await summaries.where('match', 'in', matches).execute();
  }

  /** At how many tables of the lobby somebody waits for others. */
  async openTables(person: string): Promise<number> {
    const { tables } = await this.#engine.database
      .selectFrom('sitting')
      .innerJoin('standing', 'standing.match', 'sitting.match')
      .select(({ fn }) => fn.countAll<number>().as('tables'))
      .where('person', '=', person)
      .where('listed', '=', 1)
      .where('phase', '=', 'gathering')
      .where('listed_until', '>', this.now())
      .executeTakeFirstOrThrow();
    return tables;
  }

  /** Of all matches those that opened, began, changed hands or ended last. */
  async latest(): Promise<Overview[]> {
    return this.#overviews(this.#summaries.orderBy('changed', 'desc').limit(LISTED_AT_ONCE));
  }

  /** Those that somebody sits or sat in. */
  async matchesOf(person: string): Promise<Overview[]> {
    const own = this.#summaries.where('match', 'in', ({ selectFrom }) =>
      selectFrom('sitting').select('sitting.match').where('person', '=', person),
    );
    return this.#overviews(own);
  }

  /** Those of them that are not over. */
  async runningOf(person: string): Promise<Overview[]> {
    const own = this.#summaries
      .where('phase', 'in', ['gathering', 'playing'])
      .where('match', 'in', ({ selectFrom }) =>
        selectFrom('sitting').select('sitting.match').where('person', '=', person),
      );
    return this.#overviews(own);
  }

  /** Whether somebody sits or sat in a match. */
  async sits(person: string, match: string): Promise<boolean> {
    const sitting = this.#engine.database.selectFrom('sitting').select('match').where('person', '=', person);
    return (await sitting.where('match', '=', match).executeTakeFirst()) !== undefined;
  }

  get #summaries(): Summaries {
    return this.#engine.database.selectFrom('standing').select(['match', 'phase', 'about', 'changed']);
  }

  /** With what the newest step of each says, the last played first. */
  #overviews(summaries: Summaries): Promise<Overview[]> {
    return this.#engine.database
      .selectFrom(summaries.as('standing'))
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

  /** False when a remark with this client id has been made before, or whoever makes it was deleted meanwhile. */
  async remark(remark: ChatRow & { readonly person: string }): Promise<boolean> {
    const { match, client, at, seat, name, text, person } = remark;
    const made = await sql`insert into chat (match, client, at, seat, name, text, person)
      select ${match}, ${client}, ${at}, ${seat}, ${name}, ${text}, id from person where id = ${person} ${untilWritten(this.#engine)}
      on conflict do nothing`.execute(this.#engine.database);
    if (made.numAffectedRows !== 1n) return false;
    // A process that misses the hint reads the chat by itself, later.
    await this.#engine.tell(`${CHAT}${remark.match}`).catch(() => undefined);
    return true;
  }

  /** Who made a remark. */
  async speaker(match: string, client: string): Promise<string | undefined> {
    const remark = this.#engine.database.selectFrom('chat').select('person').where('match', '=', match);
    return (await remark.where('client', '=', client).executeTakeFirst())?.person ?? undefined;
  }

  /** The last remarks, the oldest first. */
  async remarks(match: string): Promise<ChatRow[]> {
    const rows = this.#engine.database.selectFrom('chat').selectAll().where('match', '=', match);
    const last = await rows.orderBy('at', 'desc').orderBy('client', 'desc').limit(REMARKS_KEPT).execute();
    return last.reverse();
  }

  /** Tells other processes that a device of somebody was signed out. */
  async tellSignedOut(person: string): Promise<void> {
    await this.#engine.tell(`${SIGNED_OUT}${person}`);
  }

  /** Writes something small that nobody reads; rejects when the database cannot be written to. */
  async touch(): Promise<void> {
    const until = this.now();
    await this.#engine.database
      .insertInto('presence')
      .values({ ...TOUCHED, until })
      .onConflict(conflict => conflict.columns(['match', 'person', 'process']).doUpdateSet({ until }))
      .execute();
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    await this.journal.settled();
    await this.#engine.close();
  }
}
