import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isAnybodys, keyOfName } from '../../wire/names.ts';
import type { Engine } from './engine.ts';
import { Guesses, signedInSourceOf, sourceOf } from './guesses.ts';
import type { PersonRow, Schema } from './schema.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether the name is theirs alone. */
  readonly claimed: boolean;
}

const LISTED_AT_ONCE = 100;

/** Who is known to this server, how they are called, and what proves it. */
export class People {
  readonly #database: Kysely<Schema>;
  readonly #guesses: Guesses;

  constructor(engine: Engine) {
    this.#database = engine.database;
    this.#guesses = new Guesses(engine);
  }

  /** Somebody new. */
  async welcome(name: string): Promise<Person> {
    const id = randomBytes(12).toString('base64url');
    const row = { id, name, claimed: null, passphrase: null, guessed: 0 };
    await this.#database.insertInto('person').values(row).execute();
    return { id, name, claimed: false };
  }

  async isKnown(id: string): Promise<boolean> {
    const person = this.#database.selectFrom('person').select('id').where('id', '=', id);
    return (await person.executeTakeFirst()) !== undefined;
  }

  /** The people whose devices were used last, with when that was; null for a person without a device. */
  async latest(): Promise<(Person & { readonly seen: number | null })[]> {
    const rows = await this.#database
      .selectFrom('person')
      .leftJoin('token', 'token.person', 'person.id')
      .selectAll('person')
      .select(({ fn }) => fn.max('token.seen').as('seen'))
      .groupBy('person.id')
      .orderBy(sql`coalesce(max(token.seen), 0)`, 'desc')
      .orderBy('person.id')
      .limit(LISTED_AT_ONCE)
      .execute();
    return rows.map(row => ({ ...personOf(row), seen: row.seen }));
  }

  async rename(id: string, name: string): Promise<void> {
    const person = this.#database.updateTable('person').set({ name }).where('id', '=', id);
    await person.where('claimed', 'is', null).execute();
  }

  /** Whether one of these names is claimed by somebody else than `id`. */
  async areTaken(names: readonly string[], id: string | undefined): Promise<boolean> {
    if (names.length === 0) return false;
    const keys = [...new Set(names.map(keyOfName))];
    const owners = await this.#database.selectFrom('person').select('id').where('claimed', 'in', keys).execute();
    return owners.some(owner => owner.id !== id);
  }

  /** Gives a person a name that nobody else can claim; false when somebody has one that looks like it, or everybody may. */
  async claim(id: string, name: string, passphrase: string): Promise<boolean> {
    const { hash } = await import('@node-rs/argon2');
    return this.#own(id, { name, claimed: keyOfName(name), passphrase: await hash(passphrase) });
  }

  /** Another name for somebody who has claimed one. */
  async claimAnother(id: string, name: string): Promise<boolean> {
    return this.#own(id, { name, claimed: keyOfName(name) });
  }

  async #own(id: string, row: Partial<PersonRow> & Pick<PersonRow, 'name'>): Promise<boolean> {
    if (isAnybodys(row.name) || (await this.areTaken([row.name], id))) return false;
    const owned = this.#database.updateTable('person').set(row).where('id', '=', id).execute();
    return owned.then(
      () => true,
      async error => {
        if (await this.areTaken([row.name], id)) return false;
        throw error;
      },
    );
  }

  /** Who has claimed a name, for whoever knows the passphrase. Unknown names take as long as known ones. */
  async byPassphrase(
    name: string,
    passphrase: string,
    network: string,
  ): Promise<Person | 'wrong-passphrase' | 'too-fast'> {
    const people = this.#database.selectFrom('person').selectAll();
    const row = await people.where('claimed', '=', keyOfName(name)).executeTakeFirst();
    return this.#proven(row, passphrase, row ? sourceOf(row.id, network) : '');
  }

  /** Whether a passphrase is somebody's, for a device on which they are signed in. Who has none is told so at once. */
  async isProven(id: string, passphrase: string, network: string): Promise<true | 'wrong-passphrase' | 'too-fast'> {
    const people = this.#database.selectFrom('person').selectAll();
    const row = await people.where('id', '=', id).executeTakeFirst();
    if (!row?.passphrase) return 'wrong-passphrase';
    const proven = await this.#proven(row, passphrase, signedInSourceOf(id, network));
    return typeof proven === 'string' ? proven : true;
  }

  async #proven(
    row: PersonRow | undefined,
    passphrase: string,
    source: string,
  ): Promise<Person | 'wrong-passphrase' | 'too-fast'> {
    const { verify } = await import('@node-rs/argon2');
    if (row && !(await this.#guesses.mayGuess(row.id, source))) return 'too-fast';
    const fits = await verify(row?.passphrase ?? NOBODYS, passphrase);
    if (!row || !fits) return 'wrong-passphrase';
    await this.#guesses.forgive(row.id, source);
    return personOf(row);
  }

  async changePassphrase(id: string, passphrase: string): Promise<void> {
    const { hash } = await import('@node-rs/argon2');
    const row = { passphrase: await hash(passphrase) };
    await this.#database.updateTable('person').set(row).where('id', '=', id).execute();
  }
}

export const personOf = ({ id, name, claimed }: PersonRow): Person => ({ id, name, claimed: claimed !== null });

/** A hash of the usual cost that no passphrase is known for. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
