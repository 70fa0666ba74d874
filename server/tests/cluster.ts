import type { TestProject } from 'vitest/node';
import { FLEETING, type Postgres, startPostgres } from '../rig/postgres.ts';
import { openStorage } from '../storage/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL of a run. */
    readonly postgres: string;
    /** The address of one of its databases that has the tables of today and nothing in them, to be copied. */
    readonly tables: string;
  }
}

/** One PostgreSQL for all files of a run: to start one takes longer than most of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(FLEETING);
  project.provide('postgres', postgres.url);
  project.provide('tables', await withTables(postgres));
  return () => postgres.stop();
}

async function withTables(postgres: Postgres): Promise<string> {
  const url = await postgres.empty();
  const storage = await openStorage({ DATABASE_URL: url });
  if ('unopened' in storage) throw new Error(storage.unopened);
  await storage.close();
  return url;
}
