import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Unopened } from '../address.ts';
import type { Engine, Purpose } from './engine.ts';
import type { Schema } from './schema.ts';
import { SteadyClock, type Timepiece } from './steady.ts';
import { sqliteStore } from './sqlite-store.ts';
import { dialectOf } from './sqlite-dialect.ts';
import { SqliteThread } from './sqlite-thread.ts';

/** The log is folded into the file every 16 MB: most pages have been written several times by then. */
const PRAGMAS = `pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;
  pragma wal_autocheckpoint = 4000`;

/** One file in `folder`, for one server. Who only comes to look or to copy does not need the lock. */
export async function openSqlite(folder: string, purpose: Purpose, time: Timepiece): Promise<Engine | Unopened> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'oubliette.sqlite');
  keepPrivate(file);
  const lock = purpose === 'visit' ? NO_LOCK : await lockIn(folder);
  if (!lock) return { unopened: takenSentence(folder, purpose) };
  const thread = await SqliteThread.open(file, PRAGMAS).catch((error: unknown) => {
    lock.close();
    throw error;
  });
  const database = new Kysely<Schema>({ dialect: dialectOf(thread) });
  const clock = new SteadyClock(time);
  return {
    database,
    store: sqliteStore(database, thread),
    isShared: false,
    now: clock.now,
    notBefore: clock.notBefore,
    tell: async () => undefined,
    listen: () => undefined,
    isTransient: error => isBusy(error),
    close: async () => {
      await database.destroy();
      lock.close();
    },
  };
}

function takenSentence(folder: string, purpose: Purpose): string {
  if (purpose === 'mend') return `A server keeps its matches in ${folder}; stop it first.`;
  return `Another server keeps its matches in ${folder}; set OUBLIETTE_DATA to another folder.`;
}

/** What strangers must not read: secrets of dice and hashes of passphrases. SQLite gives its other files the same mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

interface Lock {
  close(): void;
}

const NO_LOCK: Lock = { close: () => undefined };

/**
 * A lock of the operating system on a file of its own: it ends with the process, and a backup can read beside it.
 * Undefined while another process has it.
 */
async function lockIn(folder: string): Promise<Lock | undefined> {
  const { default: Libsql } = await import('libsql');
  const file = join(folder, 'lock.sqlite');
  keepPrivate(file);
  const lock = new Libsql(file);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
