import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { type Person, personOf } from './people.ts';
import type { Schema, TokenRow } from './schema.ts';

const MINUTE_MS = 60_000;
/** For how long a personal link works, unless it is used before. */
export const LINK_MS = 10 * MINUTE_MS;
/** How exactly it is known when a device was last seen. */
const SEEN_MS = 60 * MINUTE_MS;
const ID_LENGTH = 16;
/** So many people are named in one statement. */
const AT_ONCE = 500;

/** What a browser says of itself; null where it says nothing that is known here. */
export type Make = Pick<TokenRow, 'browser' | 'system'>;

/** A browser in which somebody is signed in. */
export interface Device extends Make {
  readonly id: string;
  /** When it last asked for something, to the hour. */
  readonly seen: number;
}

export interface SignedIn extends Person {
  /** The device that said so. */
  readonly device: string;
}

/** 128 bits for whoever holds it; only its hash is stored. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Looked up by its hash, so that no comparison takes longer for a better guess. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Named by the beginning of a hash, from which its token cannot be found. */
const idOf = (hash: string): string => hash.slice(0, ID_LENGTH);

/** Where people are signed in, and the personal links that sign them in elsewhere. */
export class Devices {
  readonly #database: Kysely<Schema>;
  readonly #now: () => number;

  constructor({ database, now }: Engine) {
    this.#database = database;
    this.#now = now;
  }

  /** The token that a device keeps from now on. */
  async signIn(person: string, { browser, system }: Make): Promise<string> {
    const token = newToken();
    const row = { hash: hashOf(token), person, seen: this.#now(), browser, system };
    await this.#database.insertInto('token').values(row).execute();
    return token;
  }

  async byToken(token: string): Promise<SignedIn | undefined> {
    const hash = hashOf(token);
    const row = await this.#database
      .selectFrom('token')
      .innerJoin('person', 'person.id', 'token.person')
      .selectAll('person')
      .select('token.seen')
      .where('token.hash', '=', hash)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.seen < this.#now() - SEEN_MS) await this.#see(hash);
    return { ...personOf(row), device: idOf(hash) };
  }

  async #see(hash: string): Promise<void> {
    await this.#database.updateTable('token').set({ seen: this.#now() }).where('hash', '=', hash).execute();
  }

  /** The devices of a person, the one that was seen last first. */
  async of(person: string): Promise<Device[]> {
    const rows = this.#database.selectFrom('token').selectAll().where('person', '=', person);
    const devices = await rows.orderBy('seen', 'desc').orderBy('hash').execute();
    return devices.map(({ hash, seen, browser, system }) => ({ id: idOf(hash), seen, browser, system }));
  }

  /** The devices of all these people. */
  async among(people: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let i = 0; i < people.length; i += AT_ONCE) {
      const some = this.#database
        .selectFrom('token')
        .select('hash')
        .where('person', 'in', people.slice(i, i + AT_ONCE));
      for (const { hash } of await some.execute()) found.add(idOf(hash));
    }
    return found;
  }

  /** Whether there was such a device. */
  async signOut(person: string, id: string): Promise<boolean> {
    const device = this.#database.deleteFrom('token').where('person', '=', person).where('hash', 'like', `${id}%`);
    const { numDeletedRows } = await device.executeTakeFirst();
    await this.#database.deleteFrom('push').where('person', '=', person).where('device', '=', id).execute();
    return numDeletedRows > 0n;
  }

  /** Everywhere but on one device, where one is named; personal links end as well. */
  async signOutEverywhere(person: string, but?: string): Promise<void> {
    const devices = this.#database.deleteFrom('token').where('person', '=', person);
    await (but === undefined ? devices : devices.where('hash', 'not like', `${but}%`)).execute();
    const called = this.#database.deleteFrom('push').where('person', '=', person);
    await (but === undefined ? called : called.where('device', '!=', but)).execute();
    await this.#database.deleteFrom('link').where('person', '=', person).execute();
  }

  /** A personal link; the one before it ends. */
  async makeLink(person: string): Promise<{ token: string; until: number }> {
    const [token, until] = [newToken(), this.#now() + LINK_MS];
    await this.#database.transaction().execute(async transaction => {
      await transaction
        .deleteFrom('link')
        .where(({ eb, or }) => or([eb('person', '=', person), eb('until', '<', this.#now())]))
        .execute();
      await transaction
        .insertInto('link')
        .values({ hash: hashOf(token), person, until })
        .execute();
    });
    return { token, until };
  }

  /** Whom a personal link signs in, while it works. */
  async byLink(token: string): Promise<Person | undefined> {
    const row = await this.#database
      .selectFrom('link')
      .innerJoin('person', 'person.id', 'link.person')
      .selectAll('person')
      .where('link.hash', '=', hashOf(token))
      .where('link.until', '>', this.#now())
      .executeTakeFirst();
    return row && personOf(row);
  }

  /** Uses a personal link up; of two who try at once, one succeeds. */
  async useLink(token: string): Promise<Person | undefined> {
    const person = await this.byLink(token);
    if (!person) return undefined;
    const used = this.#database.deleteFrom('link').where('hash', '=', hashOf(token));
    return (await used.executeTakeFirst()).numDeletedRows === 1n ? person : undefined;
  }
}
