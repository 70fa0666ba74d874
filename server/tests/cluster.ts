import type { TestProject } from 'vitest/node';
import { FLEETING, startPostgres } from '../rig/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL of a run. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for all files of a run: to start one takes longer than most of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(FLEETING);
  project.provide('postgres', postgres.url);
  return () => postgres.stop();
}
