import { type Kysely, sql } from 'kysely';
import type { Language } from '../../kernel/words.ts';
import type { Engine } from './engine.ts';
import type { PushRow, Schema } from './schema.ts';

/** Where and how one browser is called. */
export type Subscription = Pick<PushRow, 'endpoint' | 'p256dh' | 'auth'> & { readonly language: Language };

/** Of more devices than this, those that asked last are called. */
const MOST_DEVICES = 10;
const SERVER_KEY = 'push-key';

/** The browsers that want to be told when it is somebody's turn: one for a device at most, and as long as it is signed in. */
export class Subscriptions {
  readonly #database: Kysely<Schema>;
  readonly #now: () => number;

  constructor({ database, now }: Engine) {
    this.#database = database;
    this.#now = now;
  }

  /** Calls a device from now on; a browser that was called for another one is so no longer. */
  async keep(person: string, device: string, subscription: Subscription): Promise<void> {
    const { endpoint } = subscription;
    await this.#database.transaction().execute(async transaction => {
      await transaction
        .deleteFrom('push')
        .where(({ eb, or }) => or([eb('device', '=', device), eb('endpoint', '=', endpoint)]))
        .execute();
      await transaction
        .insertInto('push')
        .values({ device, person, ...subscription, made: this.#now() })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    });
  }

  async isKept(device: string): Promise<boolean> {
    const row = this.#database.selectFrom('push').select('device').where('device', '=', device);
    return (await row.executeTakeFirst()) !== undefined;
  }

  async drop(device: string): Promise<void> {
    await this.#database.deleteFrom('push').where('device', '=', device).execute();
  }

  /** A browser does not want to be called any more. */
  async end(endpoint: string): Promise<void> {
    await this.#database.deleteFrom('push').where('endpoint', '=', endpoint).execute();
  }

  /** Where somebody is called: only in devices in which they are signed in. */
  async of(person: string): Promise<Subscription[]> {
    const rows = await this.#database
      .selectFrom('push')
      .innerJoin('token', 'token.person', 'push.person')
      .select(['endpoint', 'p256dh', 'auth', 'language'])
      .where('push.person', '=', person)
      .where(sql`substr(token.hash, 1, 16)`, '=', sql.ref('push.device'))
      .orderBy('made', 'desc')
      .limit(MOST_DEVICES)
      .execute();
    return rows.map(row => ({ ...row, language: row.language === 'fr' ? 'fr' : 'en' }));
  }

  /** The server's key; of several processes that make one at once, all get the same. */
  async serverKey(make: () => string): Promise<string> {
    const stored = this.#database.selectFrom('setting').select('value').where('name', '=', SERVER_KEY);
    const known = await stored.executeTakeFirst();
    if (known) return known.value;
    const made = this.#database.insertInto('setting').values({ name: SERVER_KEY, value: make() });
    await made.onConflict(conflict => conflict.column('name').doNothing()).execute();
    return (await stored.executeTakeFirstOrThrow()).value;
  }
}
