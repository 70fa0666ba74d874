import { randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { keyOfName } from '../../wire/names.ts';
import { hashOf, idOf, SEEN_MS, type SignedIn } from './devices.ts';
import type { Engine } from './engine.ts';
import { oneByOne } from './locks.ts';
import type { Schema } from './schema.ts';

/** Told from every other secret by its beginning. */
const PREFIX = 'oubliette_';
const TOKEN_BYTES = 32;
/** A robot has no browser. */
const MADE_BY_NOBODY = { browser: null, system: null };

/** A robot as its owner sees it. */
export interface OwnRobot {
  readonly id: string;
  readonly name: string;
  /** When its token was last used, to the hour; null once that is withdrawn. */
  readonly seen: number | null;
}

/** A robot that has just been given a token. Nobody can read it again. */
export interface TokenGiven {
  readonly id: string;
  readonly token: string;
}

/** Whoever comes in by a robot's token. */
export type RobotSignedIn = SignedIn & { readonly owner: string };

/**
 * Programs that people let play: each is somebody of its own who belongs to somebody else, and is let in by a token, one
 * at a time, of which only the hash is stored.
 */
export class Robots {
  readonly #database: Kysely<Schema>;
  readonly #now: () => number;
  readonly #lock: RawBuilder<unknown>;

  constructor({ database, now, isShared }: Engine) {
    this.#database = database;
    this.#now = now;
    this.#lock = oneByOne({ isShared });
  }

  /** A new one; undefined where its owner has as many already, or is deleted meanwhile. */
  async make(owner: string, name: string, most: number): Promise<TokenGiven | undefined> {
    const id = randomBytes(12).toString('base64url');
    return this.#database.transaction().execute(async transaction => {
      const found = await sql`select id from person where id = ${owner} ${this.#lock}`.execute(transaction);
      const { robots } = await transaction
        .selectFrom('person')
        .select(({ fn }) => fn.countAll<number>().as('robots'))
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow();
      if (found.rows.length === 0 || robots >= most) return undefined;
      const row = { id, name, claimed: null, passphrase: null, guessed: 0, owner };
      await transaction.insertInto('person').values(row).execute();
      return { id, token: await this.#giveToken(transaction, id) };
    });
  }

  /** All of somebody's, in the order of their names. */
  async of(owner: string): Promise<OwnRobot[]> {
    return this.#database
      .selectFrom('person')
      .leftJoin('token', 'token.person', 'person.id')
      .select(['person.id', 'person.name', 'token.seen'])
      .where('person.owner', '=', owner)
      .orderBy('person.name')
      .orderBy('person.id')
      .execute();
  }

  /** A robot without an owner is not let in. */
  async byToken(token: string): Promise<RobotSignedIn | undefined> {
    const hash = hashOf(token);
    const row = await this.#database
      .selectFrom('token')
      .innerJoin('person', 'person.id', 'token.person')
      .innerJoin('person as other', 'other.id', 'person.owner')
      .select(['person.id', 'person.name', 'other.name as owner', 'token.seen'])
      .where('token.hash', '=', hash)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id, name, owner, seen } = row;
    if (seen < this.#now() - SEEN_MS) await this.#see(hash);
    return { id, name, claimed: false, owner, device: idOf(hash) };
  }

  async #see(hash: string): Promise<void> {
    await this.#database.updateTable('token').set({ seen: this.#now() }).where('hash', '=', hash).execute();
  }

  /** Whether it is theirs. */
  async rename(owner: string, robot: string, name: string): Promise<boolean> {
    const own = this.#database.updateTable('person').set({ name }).where('id', '=', robot).where('owner', '=', owner);
    return (await own.executeTakeFirst()).numUpdatedRows === 1n;
  }

  /** Whether somebody else has claimed what it is called. */
  async isNameTaken({ id, name }: RobotSignedIn): Promise<boolean> {
    const owners = this.#database.selectFrom('person as other').select('other.id');
    const claimed = owners.where('other.claimed', '=', keyOfName(name)).where('other.id', 'not in', ({ selectFrom }) =>
      selectFrom('person')
        .select(sql<string>`coalesce(owner, id)`.as('owner'))
        .where('id', '=', id),
    );
    return (await claimed.executeTakeFirst()) !== undefined;
  }

  async isOwn(owner: string, robot: string): Promise<boolean> {
    const own = this.#database.selectFrom('person').select('id').where('id', '=', robot).where('owner', '=', owner);
    return (await own.executeTakeFirst()) !== undefined;
  }

  /** Another token; the one before it ends. Undefined when the robot is not theirs. */
  async renew(owner: string, robot: string): Promise<TokenGiven | undefined> {
    return this.#database.transaction().execute(async transaction => {
      const own = sql`select id from person where id = ${robot} and owner = ${owner} ${this.#lock}`;
      if ((await own.execute(transaction)).rows.length === 0) return undefined;
      await transaction.deleteFrom('token').where('person', '=', robot).execute();
      return { id: robot, token: await this.#giveToken(transaction, robot) };
    });
  }

  async #giveToken(database: Kysely<Schema>, robot: string): Promise<string> {
    const token = `${PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    const row = { hash: hashOf(token), person: robot, seen: this.#now(), ...MADE_BY_NOBODY };
    await database.insertInto('token').values(row).execute();
    return token;
  }
}
