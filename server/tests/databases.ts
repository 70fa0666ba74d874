import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Postgres, startPostgres } from '../torture/postgres.ts';

/** A server's environment that names a database with nothing in it. */
export type Empty = () => Promise<Record<string, string>>;

export interface Databases {
  readonly file: Empty;
  readonly server: Empty;
  /** For `describe.each`: the name of each kind, and how to get one. */
  readonly kinds: readonly (readonly [name: string, empty: Empty])[];
  /** The PostgreSQL behind `server`, to be killed. */
  postgres(): Postgres;
}

/** Both kinds of database, for as long as the tests of one file run. */
export function useDatabases(): Databases {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-databases-'));
  let running: Postgres | undefined;
  const postgres = (): Postgres => {
    if (!running) throw new Error('PostgreSQL is started before the first test');
    return running;
  };
  beforeAll(async () => {
    running = await startPostgres();
  });
  afterAll(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true });
  });
  const file: Empty = async () => ({ OUBLIETTE_DATA: join(folder, crypto.randomUUID()) });
  const server: Empty = async () => ({ DATABASE_URL: await postgres().empty() });
  return {
    file,
    server,
    kinds: [
      ['libsql', file],
      ['PostgreSQL', server],
    ],
    postgres,
  };
}
