import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Postgres, RunningPostgres, startPostgres } from '../rig/postgres.ts';

/** A server's environment that names a database in which nothing is stored. */
export type Empty = () => Promise<Record<string, string>>;

type Kinds = readonly (readonly [name: string, empty: Empty])[];

export interface Databases {
  readonly file: Empty;
  /** Its tables are made already, as it takes longer to make them than most tests take. */
  readonly server: Empty;
  /** For `describe.each`: the name of each kind, and how to get one. */
  readonly kinds: Kinds;
  /** Without one table. */
  readonly bareKinds: Kinds;
}

/** Both kinds of database: files for as long as the tests of one file run, and the PostgreSQL of the whole run. */
export function useDatabases(): Databases {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-databases-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const postgres = new RunningPostgres(inject('postgres'));
  const file: Empty = async () => ({ OUBLIETTE_DATA: join(folder, crypto.randomUUID()) });
  const server: Empty = async () => ({ DATABASE_URL: await postgres.copyOf(inject('tables')) });
  return {
    file,
    server,
    kinds: [
      ['libsql', file],
      ['PostgreSQL', server],
    ],
    bareKinds: [
      ['libsql', file],
      ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.empty() })],
    ],
  };
}

/** A PostgreSQL for the tests of one file alone, to be killed. */
export function usePostgres(): () => Postgres {
  let running: Postgres | undefined;
  beforeAll(async () => {
    running = await startPostgres();
  });
  afterAll(() => running?.stop());
  return () => {
    if (!running) throw new Error('PostgreSQL is started before the first test');
    return running;
  };
}
