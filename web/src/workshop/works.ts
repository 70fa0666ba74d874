import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameId } from '../../../games/shelf.ts';
import type { Trial } from './trial.ts';
import type { Patch } from './patch.ts';

/** A work as the browser keeps it: its text is all of it, but for what can be taken back. */
export interface KeptWork {
  readonly id: string;
  readonly game: GameId;
  readonly text: string;
  /** When it was drawn on last, in milliseconds. */
  readonly changed: number;
  /** Of this text or of one before it: see `isProved`. */
  readonly trial?: Trial;
  /** What was drawn before, to be taken back: the newest stroke first. */
  readonly past?: readonly Patch[];
}

/** Where works are kept. `lasting` is false where they are gone when the page is closed. */
export interface WorkStore {
  readonly lasting: boolean;
  /** The one that was drawn on last comes first. */
  list(): Promise<readonly KeptWork[]>;
  put(work: KeptWork): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  works: { key: string; value: KeptWork };
}

const NAME = 'oubliette-workshop';
const VERSION = 1;

let opened: Promise<WorkStore> | undefined;

/** The browser's database, or memory where it is blocked. Opened once per page. */
export function openWorks(): Promise<WorkStore> {
  opened ??= open().then(databaseWorks, memoryWorks);
  return opened;
}

/** Where it is blocked, some browsers reject and others throw. */
const open = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, VERSION, {
    upgrade: database => void database.createObjectStore('works', { keyPath: 'id' }),
    // A newer page wants to upgrade: an open connection would make it wait for ever.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });

const latestFirst = (works: readonly KeptWork[]): readonly KeptWork[] =>
  works.toSorted((a, b) => b.changed - a.changed);

const databaseWorks = (database: IDBPDatabase<Schema>): WorkStore => ({
  lasting: true,
  list: async () => latestFirst(await database.getAll('works')),
  put: async work => void (await database.put('works', work)),
  remove: id => database.delete('works', id),
});

/** For as long as the page is open. */
export function memoryWorks(): WorkStore {
  const works = new Map<string, KeptWork>();
  return {
    lasting: false,
    list: async () => latestFirst([...works.values()]),
    put: async work => void works.set(work.id, work),
    remove: async id => void works.delete(id),
  };
}
