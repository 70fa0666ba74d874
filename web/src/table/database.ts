import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { askToKeep } from './permanence.ts';
import { memoryStore } from './memory.ts';
import type { KeptHead, StoredStep, Store } from './store.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: KeptHead; indexes: { changed: number } };
  steps: { key: [match: string, seq: number]; value: StoredStep };
}
type Database = IDBPDatabase<Schema>;

const NAME = 'oubliette';
const VERSION = 1;

let opened: Promise<Store> | undefined;

/** The browser's database, or memory where it is blocked. Opened once per page. */
export function openStore(): Promise<Store> {
  opened ??= open().then(databaseStore, memoryStore);
  return opened;
}

/** Where it is blocked, some browsers reject and others throw. */
const open = async (): Promise<Database> =>
  openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
      database.createObjectStore('steps', { keyPath: ['match', 'seq'] });
    },
    // A newer page wants to upgrade: an open connection would make it wait for ever.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });

const stepsOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);

function databaseStore(database: Database): Store {
  return {
    lasting: true,
    create: async (head, start) => {
      const transaction = database.transaction(['matches', 'steps'], 'readwrite');
      await Promise.all([
        transaction.objectStore('matches').add(head),
        transaction.objectStore('steps').add(start),
        transaction.done,
      ]);
      void askToKeep().catch(reportError);
    },
    add: (step, head) => add(database, step, head),
    load: async match => {
      const transaction = database.transaction(['matches', 'steps']);
      const head = await transaction.objectStore('matches').get(match);
      return head && { head, steps: await transaction.objectStore('steps').getAll(stepsOf(match)) };
    },
    list: async () => (await database.getAllFromIndex('matches', 'changed')).reverse(),
    remove: async match => {
      const transaction = database.transaction(['matches', 'steps'], 'readwrite');
      await Promise.all([
        transaction.objectStore('matches').delete(match),
        transaction.objectStore('steps').delete(stepsOf(match)),
        transaction.done,
      ]);
    },
  };
}

/** Asked all at once, and undone if the match is gone: to read first is to wait once more, at every step. */
async function add(database: Database, step: StoredStep, head: KeptHead): Promise<boolean> {
  const transaction = database.transaction(['matches', 'steps'], 'readwrite');
  const matches = transaction.objectStore('matches');
  let isGone = false;
  const undoIfGone = (found: string | undefined): void => {
    isGone = found === undefined;
    if (isGone) transaction.abort();
  };
  try {
    await Promise.all([
      matches.getKey(head.id).then(undoIfGone),
      transaction.objectStore('steps').add(step),
      matches.put(head),
      transaction.done,
    ]);
    return true;
  } catch (error) {
    if (isGone || isTaken(error)) return false;
    throw error;
  }
}

const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';
