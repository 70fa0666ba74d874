import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { untilWritten } from './locks.ts';
import type { ResultRow, Schema } from './schema.ts';

/** So many are listed of one deal: the best. */
const LISTED_AT_ONCE = 100;
/** Signs of the digest in an id. */
const ID_LENGTH = 20;

/** A daily deal. */
export interface DailyDeal {
  readonly game: string;
  readonly number: number;
}

/** A result with whose it is, as they are called now. */
interface NamedResult extends ResultRow {
  readonly name: string;
  readonly claimed: string | null;
}

/** What a list shows of it: the logs of a hundred would be most of a megabyte. */
type ListedResult = Pick<NamedResult, 'id' | 'person' | 'score' | 'name' | 'claimed'>;

/** Of a person and a deal there is one result: however often and at how many processes it is brought. */
export const resultIdOf = ({ game, number }: DailyDeal, person: string): string =>
  createHash('sha256').update(`${person}\n${game}\n${number}`).digest('hex').slice(0, ID_LENGTH);

/** What people have reached on the daily deals. */
export class Results {
  readonly #database: Kysely<Schema>;
  readonly #now: () => number;
  readonly #personLock: RawBuilder<unknown>;

  constructor({ database, now, isShared }: Engine) {
    this.#database = database;
    this.#now = now;
    this.#personLock = untilWritten({ isShared });
  }

  /** The result of that id, shown or taken down. */
  async find(id: string): Promise<NamedResult | undefined> {
    return this.#named().where('result.id', '=', id).executeTakeFirst();
  }

  #named() {
    return this.#withPerson().selectAll('result').select(['person.name', 'person.claimed']);
  }

  #withPerson() {
    return this.#database.selectFrom('result').innerJoin('person', 'person.id', 'result.person');
  }

  /** Those that are shown, the best first, and of equal ones the earlier. */
  async best({ game, number }: DailyDeal): Promise<ListedResult[]> {
    const shown = this.#withPerson().where('game', '=', game).where('number', '=', number).where('taken', 'is', null);
    return shown
      .select(['result.id', 'result.person', 'result.score', 'person.name', 'person.claimed'])
      .orderBy('score', 'desc')
      .orderBy('made')
      .orderBy('result.id')
      .limit(LISTED_AT_ONCE)
      .execute();
  }

  /** How many are shown. */
  async count({ game, number }: DailyDeal): Promise<number> {
    const { shown } = await this.#database
      .selectFrom('result')
      .select(({ fn }) => fn.countAll<number>().as('shown'))
      .where('game', '=', game)
      .where('number', '=', number)
      .where('taken', 'is', null)
      .executeTakeFirstOrThrow();
    return shown;
  }

  /** Keeps a result, unless this person has one already or was deleted meanwhile; whether it is new. */
  async add({ game, number }: DailyDeal, person: string, { score, log }: Pick<ResultRow, 'score' | 'log'>) {
    const id = resultIdOf({ game, number }, person);
    const added = await sql`insert into result (id, game, number, person, score, log, made)
      select ${id}, ${game}, cast(${number} as integer), id, cast(${score} as integer), ${log}, cast(${this.#now()} as bigint)
      from person where id = ${person} ${this.#personLock}
      on conflict do nothing`.execute(this.#database);
    return added.numAffectedRows === 1n;
  }

  /** All of one deal, or the newest of any, those that were taken down included: for whoever runs the server. */
  async latest(game: string | undefined, number: number | undefined): Promise<NamedResult[]> {
    let all = this.#named();
    if (game !== undefined) all = all.where('game', '=', game);
    if (number !== undefined) all = all.where('number', '=', number);
    return all.orderBy('made', 'desc').orderBy('result.id').limit(LISTED_AT_ONCE).execute();
  }

  /** Whether it was shown until now. */
  async takeDown(id: string, reason: string): Promise<boolean> {
    const shown = this.#database.updateTable('result').set({ taken: this.#now(), reason });
    const { numUpdatedRows } = await shown.where('id', '=', id).where('taken', 'is', null).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Whether it was taken down until now. */
  async restore(id: string): Promise<boolean> {
    const taken = this.#database.updateTable('result').set({ taken: null, reason: null });
    const { numUpdatedRows } = await taken.where('id', '=', id).where('taken', 'is not', null).executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
