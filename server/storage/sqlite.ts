import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type LibsqlDatabase from 'libsql';
import type { Unopened } from '../address.ts';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';
import { storeInSqlite } from './sqlite-store.ts';
import { dialectOf } from './thread-dialect.ts';
import { Thread } from './thread.ts';

/** The log is folded into the file every 16 MB: most pages have been written several times by then. */
const PRAGMAS = `pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;
  pragma wal_autocheckpoint = 4000`;

type Database = InstanceType<typeof LibsqlDatabase>;

/** One file in `folder`, for one server. Who only comes to look or to copy does not need the lock. */
export async function openSqlite(folder: string, purpose: 'serve' | 'visit' = 'serve'): Promise<Engine | Unopened> {
  const { default: Libsql } = await import('libsql');
  mkdirSync(folder, { recursive: true });
  const lock = new Libsql(join(folder, 'lock.sqlite'));
  if (purpose === 'serve' && !isHeld(lock))
    return { unopened: `Another server keeps its matches in ${folder}; set OUBLIETTE_DATA to another folder.` };
  const thread = await Thread.open(join(folder, 'oubliette.sqlite'), PRAGMAS);
  const database = new Kysely<Schema>({ dialect: dialectOf(thread) });
  return {
    database,
    store: writes => storeInSqlite(database, thread, writes),
    isShared: false,
    now: () => Date.now(),
    tell: async () => undefined,
    listen: () => undefined,
    isPassing: error => isBusy(error),
    close: async () => {
      await database.destroy();
      lock.close();
    },
  };
}

/** A lock of the operating system on a file of its own: it ends with the process, and a backup can read beside it. */
function isHeld(lock: Database): boolean {
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return true;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return false;
    throw error;
  }
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
