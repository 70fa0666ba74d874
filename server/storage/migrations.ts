import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Schema } from './schema.ts';

/** Never edited once released: a change of the tables is a migration of its own. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches': { up: createTables },
  '0002-lobby': { up: narrowLobby },
  '0003-turns': { up: tellTurns },
};

/** Brings the tables up to date. Several processes may do so at once. */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw error instanceof Error ? error : new Error('the tables cannot be brought up to date', { cause: error });
}

async function createTables(database: Kysely<unknown>): Promise<void> {
  await createMatches(database);
  await createSteps(database);
  await createStandings(database);
  await createChat(database);
  await createPeople(database);
}

async function createMatches({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('match')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('head', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('join_key', 'text', column => column.notNull())
    .addColumn('watch_key', 'text', column => column.notNull())
    .execute();
}

async function createSteps({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('step')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('by', 'integer', column => column.notNull())
    .addColumn('client', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('step_key', ['match', 'seq'])
    .addUniqueConstraint('step_client', ['match', 'client'])
    .execute();
}

async function createStandings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('standing')
    .addColumn('match', 'text', column => column.primaryKey())
    .addColumn('phase', 'text', column => column.notNull())
    .addColumn('listed', 'integer', column => column.notNull())
    .addColumn('about', 'text', column => column.notNull())
    .addColumn('changed', 'bigint', column => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('kept', 'bigint', column => column.notNull())
    .execute();
  await schema.createIndex('standing_due').on('standing').column('due').where('due', 'is not', null).execute();
  await schema.createIndex('standing_lobby').on('standing').columns(['listed', 'phase', 'changed']).execute();
  await schema
    .createTable('sitting')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('sitting_key', ['person', 'match'])
    .execute();
}

async function createChat({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('client', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match', 'client'])
    .execute();
  await schema.createIndex('chat_order').on('chat').columns(['match', 'at']).execute();
  await schema
    .createTable('presence')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('process', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['match', 'person', 'process'])
    .execute();
}

async function createPeople({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('person')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('claimed', 'text', column => column.unique())
    .addColumn('passphrase', 'text')
    .execute();
  await schema
    .createTable('token')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .execute();
}

/** Every step changes when a match was changed: an index that holds the time would be rewritten with each of them. */
async function narrowLobby({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('standing_lobby').execute();
  await schema.createIndex('standing_lobby').on('standing').columns(['listed', 'phase']).execute();
}

/** Whose turn it is changes with every step: told by the step itself, it spares writing anew how the match stands. */
async function tellTurns({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('step').addColumn('waiting', 'text').execute();
}
