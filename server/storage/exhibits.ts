import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { GalleryOrder } from '../../wire/limits.ts';
import type { Engine } from './engine.ts';
import { untilWritten } from './locks.ts';
import type { ExhibitRow, ReportRow, Schema } from './schema.ts';

/** So many hang on one page of the gallery. */
export const ON_A_PAGE = 12;
/** More than anybody may show. */
const LISTED_AT_ONCE = 1000;

/** What a page of the gallery is to show, and after which exhibit. */
export interface WantedPage {
  readonly order: GalleryOrder;
  readonly game?: string | undefined;
  readonly after?: Pick<ExhibitRow, 'id' | 'made' | 'plays'> | undefined;
}

/** An exhibit with what others have against it. */
interface ReportedExhibit extends ExhibitRow {
  readonly reports: number;
}

/** By which columns the exhibits stand, the largest first. No two are equal in all of them. */
const COLUMNS = {
  newest: ['made', 'id'],
  'most-played': ['plays', 'made', 'id'],
} as const satisfies Readonly<Record<GalleryOrder, readonly (keyof ExhibitRow)[]>>;

/** The works that people show to each other. */
export class Exhibits {
  readonly #database: Kysely<Schema>;
  readonly #now: () => number;
  readonly #personLock: RawBuilder<unknown>;

  constructor({ database, now, isShared }: Engine) {
    this.#database = database;
    this.#now = now;
    this.#personLock = untilWritten({ isShared });
  }

  /** The exhibit of that id, shown or taken down. */
  async find(id: string): Promise<ExhibitRow | undefined> {
    return this.#database.selectFrom('exhibit').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Those that are shown, one more than a page holds if there are more. */
  async page({ order, game, after }: WantedPage): Promise<ExhibitRow[]> {
    const columns = COLUMNS[order];
    let shown = this.#database.selectFrom('exhibit').selectAll().where('taken', 'is', null);
    if (game !== undefined) shown = shown.where('game', '=', game);
    if (after) {
      const [names, values] = [columns.map(column => sql.ref(column)), columns.map(column => after[column])];
      shown = shown.where(sql<boolean>`(${sql.join(names)}) < (${sql.join(values)})`);
    }
    for (const column of columns) shown = shown.orderBy(column, 'desc');
    return shown.limit(ON_A_PAGE + 1).execute();
  }

  /** All that somebody has published, the newest first. */
  async of(person: string): Promise<ExhibitRow[]> {
    const own = this.#database.selectFrom('exhibit').selectAll().where('person', '=', person);
    return own.orderBy('made', 'desc').orderBy('id', 'desc').limit(LISTED_AT_ONCE).execute();
  }

  /** How many somebody shows. */
  async countOf(person: string): Promise<number> {
    const { shown } = await this.#database
      .selectFrom('exhibit')
      .select(({ fn }) => fn.countAll<number>().as('shown'))
      .where('person', '=', person)
      .where('taken', 'is', null)
      .executeTakeFirstOrThrow();
    return shown;
  }

  /** Shows a work, unless there is one of that id or whoever shows it was deleted meanwhile. */
  async add(work: Pick<ExhibitRow, 'id' | 'game' | 'text' | 'name' | 'author' | 'claimed' | 'par'>, person: string) {
    const { id, game, text, name, author, claimed, par } = work;
    await sql`insert into exhibit (id, game, text, name, author, claimed, person, par, made, plays)
      select ${id}, ${game}, ${text}, ${name}, ${author}, cast(${claimed} as integer), id, cast(${par} as integer),
        cast(${this.#now()} as bigint), 0
      from person where id = ${person} ${this.#personLock}
      on conflict do nothing`.execute(this.#database);
  }

  /** Takes an exhibit away for whoever has published it, with all that is kept of it; whether it was there. */
  async withdraw(id: string, person: string): Promise<boolean> {
    return this.#database.transaction().execute(async transaction => {
      const own = transaction.deleteFrom('exhibit').where('id', '=', id).where('person', '=', person);
      const { numDeletedRows } = await own.where('taken', 'is', null).executeTakeFirst();
      if (numDeletedRows > 0n) await forget(transaction, [id]);
      return numDeletedRows > 0n;
    });
  }

  /** Counts a match that has begun with a work that is shown, once. */
  async play(id: string, match: string): Promise<void> {
    await this.#database.transaction().execute(async transaction => {
      const noted = await sql`insert into play (exhibit, match)
        select id, ${match} from exhibit where id = ${id} and taken is null
        on conflict do nothing`.execute(transaction);
      if (noted.numAffectedRows !== 1n) return;
      const played = transaction.updateTable('exhibit').set(({ eb }) => ({ plays: eb('plays', '+', 1) }));
      await played.where('id', '=', id).execute();
    });
  }

  /** Notes what somebody has against an exhibit; what they say again takes the place of what they said. */
  async report({ exhibit, by, reason }: Omit<ReportRow, 'at'>): Promise<void> {
    const said = { at: this.#now(), reason };
    const report = this.#database.insertInto('report').values({ exhibit, by, ...said });
    await report.onConflict(conflict => conflict.columns(['exhibit', 'by']).doUpdateSet(said)).execute();
  }

  /** All of them, those that most people have something against first. */
  async reported(): Promise<ReportedExhibit[]> {
    const counted = this.#database
      .selectFrom('exhibit')
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('report')
          .select(({ fn }) => fn.countAll<number>().as('reports'))
          .whereRef('report.exhibit', '=', 'exhibit.id')
          .as('reports'),
      );
    const rows = await counted.orderBy('reports', 'desc').orderBy('made', 'desc').limit(LISTED_AT_ONCE).execute();
    return rows.map(row => ({ ...row, reports: row.reports ?? 0 }));
  }

  async reportsOn(exhibit: string): Promise<ReportRow[]> {
    return this.#database.selectFrom('report').selectAll().where('exhibit', '=', exhibit).orderBy('at').execute();
  }

  /** Whether it was shown until now. */
  async takeDown(id: string, reason: string): Promise<boolean> {
    const shown = this.#database.updateTable('exhibit').set({ taken: this.#now(), reason });
    const { numUpdatedRows } = await shown.where('id', '=', id).where('taken', 'is', null).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Shows again what was taken down, and forgets what was said against it; whether there was something left to show. */
  async restore(id: string): Promise<boolean> {
    return this.#database.transaction().execute(async transaction => {
      const taken = transaction.updateTable('exhibit').set({ taken: null, reason: null }).where('id', '=', id);
      const kept = taken.where('taken', 'is not', null).where('text', '!=', '');
      const { numUpdatedRows } = await kept.executeTakeFirst();
      if (numUpdatedRows > 0n) await transaction.deleteFrom('report').where('exhibit', '=', id).execute();
      return numUpdatedRows > 0n;
    });
  }
}

/**
 * Deletes what somebody shows. Of what was taken down only its id stays, by which nobody can be found: deleting oneself
 * must not be a way to show it again.
 */
export async function eraseExhibits(transaction: Transaction<Schema>, person: string): Promise<void> {
  const own = await transaction.selectFrom('exhibit').select(['id', 'taken']).where('person', '=', person).execute();
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  await forget(transaction, ids);
  const shown = own.filter(({ taken }) => taken === null).map(({ id }) => id);
  if (shown.length > 0) await transaction.deleteFrom('exhibit').where('id', 'in', shown).execute();
  const blank = { text: '', name: '', author: '', claimed: 0, person: null };
  await transaction.updateTable('exhibit').set(blank).where('person', '=', person).execute();
}

async function forget(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  for (const table of ['play', 'report'] as const)
    await transaction.deleteFrom(table).where('exhibit', 'in', ids).execute();
}
