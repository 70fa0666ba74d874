import { resolve } from 'node:path';
import type { Unopened } from '../address.ts';
import type { Engine, Purpose } from './engine.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { SYSTEM_TIME, type Timepiece } from './steady.ts';
import { Storage } from './storage.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where to keep what must not be lost: PostgreSQL by DATABASE_URL, else a file in OUBLIETTE_DATA or `data`. */
export async function openStorage(env: Env, time: Timepiece = SYSTEM_TIME): Promise<Storage | Unopened> {
  const engine = await openEngine(env, 'serve', time);
  return 'unopened' in engine ? engine : storageOver(engine);
}

/** An engine that does not open gives back what it holds, its lock above all: the next attempt must find it free. */
async function storageOver(engine: Engine): Promise<Storage> {
  try {
    return await Storage.over(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * The database itself. A visitor may open it beside a server; whoever mends must be alone, for a server does not expect
 * that steps go.
 */
export function openEngine(
  env: Env,
  purpose: Purpose = 'serve',
  time: Timepiece = SYSTEM_TIME,
): Promise<Engine | Unopened> {
  const url = env['DATABASE_URL'];
  return url ? openPostgres(url, purpose, time) : openSqlite(resolve(env['OUBLIETTE_DATA'] || 'data'), purpose, time);
}
