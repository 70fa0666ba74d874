import { resolve } from 'node:path';
import type { Unopened } from '../address.ts';
import type { Engine } from './engine.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { Storage } from './storage.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where to keep what must not be lost: PostgreSQL by DATABASE_URL, else a file in OUBLIETTE_DATA or `data`. */
export async function openStorage(env: Env): Promise<Storage | Unopened> {
  const engine = await openEngine(env);
  return 'unopened' in engine ? engine : Storage.over(engine);
}

/** The database itself; a visitor may open it beside a server. */
export function openEngine(env: Env, purpose: 'serve' | 'visit' = 'serve'): Promise<Engine | Unopened> {
  const url = env['DATABASE_URL'];
  return url ? openPostgres(url) : openSqlite(resolve(env['OUBLIETTE_DATA'] || 'data'), purpose);
}
