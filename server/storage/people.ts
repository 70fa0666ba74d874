import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PersonRow, Schema } from './schema.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly claimed: boolean;
}

/** 128 bits for whoever holds it; only its hash is stored. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Looked up by its hash, so that no comparison takes longer for a better guess. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export class People {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  /** Somebody new, and the token that says so from now on. */
  async welcome(name: string): Promise<{ person: Person; token: string }> {
    const id = randomBytes(12).toString('base64url');
    await this.#database.insertInto('person').values({ id, name, claimed: null, passphrase: null }).execute();
    return { person: { id, name, claimed: false }, token: await this.tokenFor(id) };
  }

  /** Another token for the same person: the cookie of one device, the personal link for the next. */
  async tokenFor(person: string): Promise<string> {
    const token = newToken();
    await this.#database
      .insertInto('token')
      .values({ hash: hashOf(token), person })
      .execute();
    return token;
  }

  async byToken(token: string): Promise<Person | undefined> {
    const row = await this.#database
      .selectFrom('token')
      .innerJoin('person', 'person.id', 'token.person')
      .selectAll('person')
      .where('token.hash', '=', hashOf(token))
      .executeTakeFirst();
    return row && personOf(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#database
      .updateTable('person')
      .set({ name })
      .where('id', '=', id)
      .where('claimed', 'is', null)
      .execute();
  }

  /** Gives a person a name that nobody else can claim; false when somebody has. */
  async claim(id: string, name: string, passphrase: string): Promise<boolean> {
    const { hash } = await import('@node-rs/argon2');
    const row = { name, claimed: name.toLowerCase(), passphrase: await hash(passphrase) };
    const taken = await this.#claimant(name);
    if (taken && taken.id !== id) return false;
    return this.#database
      .updateTable('person')
      .set(row)
      .where('id', '=', id)
      .execute()
      .then(
        () => true,
        async error => {
          if (await this.#claimant(name)) return false;
          throw error;
        },
      );
  }

  /** Who has claimed a name, for whoever knows the passphrase. Unknown names take as long as known ones. */
  async byPassphrase(name: string, passphrase: string): Promise<Person | undefined> {
    const { verify } = await import('@node-rs/argon2');
    const row = await this.#claimant(name);
    const fits = await verify(row?.passphrase ?? NOBODYS, passphrase);
    return row && fits ? personOf(row) : undefined;
  }

  async #claimant(name: string): Promise<PersonRow | undefined> {
    const people = this.#database.selectFrom('person').selectAll();
    return people.where('claimed', '=', name.toLowerCase()).executeTakeFirst();
  }
}

const personOf = ({ id, name, claimed }: PersonRow): Person => ({ id, name, claimed: claimed !== null });

/** A hash of the usual cost that no passphrase is known for. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
