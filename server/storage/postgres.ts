import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { Unopened } from '../address.ts';
import type { Engine, Hint, Purpose } from './engine.ts';
import { SteadyClock, type Timepiece } from './steady.ts';
import { postgresStore } from './postgres-store.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'oubliette';
const AGAIN_MS = 250;
const BIGINT = 20;
/** A lock that all who serve share, and that whoever mends has alone. */
const AT_WORK = 7_582_112_046;

type Driver = typeof pg;

/** A PostgreSQL that several processes may share. */
export async function openPostgres(url: string, purpose: Purpose, time: Timepiece): Promise<Engine | Unopened> {
  const { default: driver } = await import('pg');
  const pool = new driver.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5000,
    types: typesOf(driver),
  });
  // A connection that breaks between two statements is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined).on('connect', client => client.on('error', () => undefined));
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const offset = await offsetOf(database, time).catch((error: unknown) => sentenceFor(error));
  const lock = purpose === 'mend' && typeof offset === 'number' ? await lockOut(driver, url) : NO_LOCK;
  if (typeof offset === 'string' || !lock) {
    await database.destroy();
    return { unopened: typeof offset === 'string' ? offset : 'Servers are at work on this database; stop them first.' };
  }
  const listener = new PgListener(driver, url);
  const clock = new SteadyClock({ ...time, wall: () => time.wall() + offset });
  return {
    database,
    isShared: true,
    now: clock.now,
    notBefore: clock.notBefore,
    store: postgresStore(database, { channel: CHANNEL, name: listener.name }),
    tell: match => tell(database, match, listener.name),
    listen: heard => listener.listen(heard),
    isTransient,
    close: async () => {
      await listener.close();
      await lock.end();
      await database.destroy();
    },
  };
}

type Lock = Pick<pg.Client, 'end'>;

const NO_LOCK: Lock = { end: async () => undefined };

/** A connection that keeps servers from beginning; undefined while one is at work. */
async function lockOut(driver: Driver, url: string): Promise<Lock | undefined> {
  const client = new driver.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${AT_WORK}) as taken`);
  if (rows[0]?.taken) return client;
  await client.end();
  return undefined;
}

function typesOf({ types }: Driver): pg.CustomTypesConfig {
  const parse = types.getTypeParser;
  return {
    getTypeParser: ((oid: number, format: 'text') => (oid === BIGINT ? Number : parse(oid, format))) as typeof parse,
  };
}

/** How far the database's clock is ahead of this process's, so that two processes agree on what is due. */
async function offsetOf(database: Kysely<Schema>, { wall }: Timepiece): Promise<number> {
  const before = wall();
  const { rows } = await sql<{
    now: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(database);
  return (rows[0]?.now ?? before) - (before + wall()) / 2;
}

function sentenceFor(error: unknown): string {
  const message = error instanceof Error ? error.message || String((error as { code?: unknown }).code) : String(error);
  return `DATABASE_URL names a database that cannot be reached: ${message}.`;
}

async function tell(database: Kysely<Schema>, match: string, name: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${name} ${match}`})`.execute(database);
}

/** SQLSTATE classes of a server that is gone, going or overloaded, and of transactions that met. */
const TRANSIENT = /^(?:08|40|53|57)/;

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return TRANSIENT.test(code) || code.startsWith('E') || /connection|timeout/i.test(error.message);
}

/** One connection that listens, and comes back by itself. */
class PgListener {
  readonly name = crypto.randomUUID();
  readonly #driver: Driver;
  readonly #url: string;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(driver: Driver, url: string) {
    this.#driver = driver;
    this.#url = url;
  }

  listen(heard: (hint: Hint) => void): void {
    const client = new this.#driver.Client({ connectionString: this.#url, connectionTimeoutMillis: 5000 });
    this.#client = client;
    let lost = false;
    const again = (): void => {
      if (lost || this.#closed) return;
      lost = true;
      this.#timer = setTimeout(() => this.listen(heard), AGAIN_MS);
    };
    client.on('error', again).on('end', again);
    client.on('notification', ({ payload = '' }) => {
      const [from, ...matches] = payload.split(' ');
      if (from !== this.name) heard(matches);
    });
    client
      .connect()
      .then(() => client.query(`select pg_advisory_lock_shared(${AT_WORK})`))
      .then(() => client.query(`listen ${CHANNEL}`))
      .then(() => heard('all'), again);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }
}
