import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEnding } from '../rig/ending.ts';
import type { Env } from './killable.ts';
import type { Postgres } from '../rig/postgres.ts';

/** Where storages are made, copied and thrown away. */
export interface Yard {
  empty(): Promise<Env>;
  copyOf(env: Env): Promise<Env>;
  remove(env: Env): Promise<void>;
  close(): void;
}

export function folders(): Yard {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-yard-'));
  const tidy = (): void => rmSync(folder, { recursive: true, maxRetries: 10 });
  const forget = beforeEnding(tidy);
  const empty = async (): Promise<Env> => ({ OUBLIETTE_DATA: join(folder, crypto.randomUUID()) });
  return {
    empty,
    copyOf: async ({ OUBLIETTE_DATA = '' }) => {
      const copy = await empty();
      if (existsSync(OUBLIETTE_DATA)) cpSync(OUBLIETTE_DATA, copy['OUBLIETTE_DATA'] ?? '', { recursive: true });
      return copy;
    },
    remove: async ({ OUBLIETTE_DATA = '' }) => rmSync(OUBLIETTE_DATA, { recursive: true, force: true }),
    close: () => {
      forget();
      tidy();
    },
  };
}

/** The databases go with their PostgreSQL. */
export const databasesOf = (postgres: Postgres): Yard => ({
  empty: async () => ({ DATABASE_URL: await postgres.empty() }),
  copyOf: async ({ DATABASE_URL = '' }) => ({ DATABASE_URL: await postgres.copyOf(DATABASE_URL) }),
  remove: async ({ DATABASE_URL = '' }) => postgres.drop(DATABASE_URL),
  close: () => undefined,
});
