import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

interface Allowance {
  readonly burst: number;
  readonly everyMs: number;
}

/** So many wrong passphrases for one name in a row from one source, and one more a minute. */
const FROM_ONE: Allowance = { burst: 10, everyMs: 60_000 };
/** From all networks together: more, since whoever uses them up keeps the owner of the name from returning. */
const FROM_ALL: Allowance = { burst: 100, everyMs: 6000 };

/** Of devices in which somebody is signed in already; strangers cannot use up what is counted there. */
const SIGNED_IN = 'signed in';

/** Too short to tell an address by: many share each. */
const SOURCE_LENGTH = 4;

/** A network as it is counted for one person, from which it cannot be found. */
export const sourceOf = (person: string, network: string): string =>
  createHash('sha256').update(`${person} ${network}`).digest('hex').slice(0, SOURCE_LENGTH);

/** The same of a device in which they are signed in: whoever has its cookie elsewhere is counted apart from its owner. */
export const signedInSourceOf = (person: string, network: string): string =>
  `${SIGNED_IN} ${sourceOf(person, network)}`;

/** Counts wrong passphrases: by person and source, and by person from all networks. */
export class Guesses {
  readonly #database: Kysely<Schema>;
  readonly #now: () => number;

  constructor({ database, now }: Engine) {
    this.#database = database;
    this.#now = now;
  }

  /** Counted before the guess is judged, so that many at once are no more than many in a row. */
  async mayGuess(person: string, source: string): Promise<boolean> {
    if (!(await this.#count(person, source, FROM_ONE))) return false;
    return source.startsWith(SIGNED_IN) ? this.#count(person, SIGNED_IN, FROM_ALL) : this.#countFromAll(person);
  }

  /** The last one was right. */
  async forgive(person: string, source: string): Promise<void> {
    const counted = this.#database.deleteFrom('guess').where('person', '=', person);
    await counted.where(({ eb, or }) => or([eb('source', '=', source), eb('until', '<', this.#now())])).execute();
  }

  async #count(person: string, source: string, { burst, everyMs }: Allowance): Promise<boolean> {
    const now = this.#now();
    const counted = await this.#database
      .insertInto('guess')
      .values({ person, source, until: now + everyMs })
      .onConflict(conflict =>
        conflict
          .columns(['person', 'source'])
          .doUpdateSet({
            until: sql<number>`case when guess.until > ${now} then guess.until else ${now} end + ${everyMs}`,
          })
          .where('guess.until', '<=', now + (burst - 1) * everyMs),
      )
      .returning('until')
      .executeTakeFirst();
    return counted !== undefined;
  }

  async #countFromAll(person: string): Promise<boolean> {
    const { burst, everyMs } = FROM_ALL;
    const now = this.#now();
    const counted = await this.#database
      .updateTable('person')
      .set({ guessed: sql<number>`case when guessed > ${now} then guessed else ${now} end + ${everyMs}` })
      .where('id', '=', person)
      .where('guessed', '<=', now + (burst - 1) * everyMs)
      .executeTakeFirst();
    return counted.numUpdatedRows === 1n;
  }
}
