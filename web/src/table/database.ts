import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { memoryStore } from './memory.ts';
import type { Head, Step, Store } from './store.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: Head; indexes: { changed: number } };
  steps: { key: [match: string, seq: number]; value: Step };
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
    },
    add: (step, changed) => add(database, step, changed),
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

async function add(database: Database, step: Step, changed: Pick<Head, 'changed' | 'outcome'>): Promise<boolean> {
  const transaction = database.transaction(['matches', 'steps'], 'readwrite');
  const steps = transaction.objectStore('steps');
  const [head, taken] = await Promise.all([
    transaction.objectStore('matches').get(step.match),
    steps.getKey([step.match, step.seq]),
  ]);
  if (!head || taken) return false;
  await Promise.all([
    steps.add(step),
    transaction.objectStore('matches').put({ ...head, ...changed }),
    transaction.done,
  ]);
  return true;
}
