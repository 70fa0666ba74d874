import { resolve } from 'node:path';
import type { Unopened } from '../address.ts';
import type { Engine } from './engine.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { Storage } from './storage.ts';

/** Where to keep what must not be lost: PostgreSQL by DATABASE_URL, else a file in OUBLIETTE_DATA or `data`. */
export async function openStorage(env: Readonly<Record<string, string | undefined>>): Promise<Storage | Unopened> {
  const engine = await openEngine(env);
  return 'unopened' in engine ? engine : Storage.over(engine);
}

function openEngine(env: Readonly<Record<string, string | undefined>>): Promise<Engine | Unopened> {
  const url = env['DATABASE_URL'];
  return url ? openPostgres(url) : openSqlite(resolve(env['OUBLIETTE_DATA'] || 'data'));
}
