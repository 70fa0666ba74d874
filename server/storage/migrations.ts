import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { keyOfName } from '../../wire/names.ts';
import type { Schema } from './schema.ts';

/**
 * Never edited once released: a change of the tables is a migration of its own. All that are missing happen in one
 * transaction, and each finds its way on from a part of itself: files from before that was so may hold one.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches': { up: createTables },
  '0002-lobby': { up: narrowLobby },
  '0003-turns': { up: tellTurns },
  '0004-devices': { up: knowDevices },
  '0005-moderation': { up: knowSpeakers },
  '0006-uptime': { up: noteUptime },
  '0007-guesses': { up: countGuesses },
  '0008-push': { up: callBrowsers },
  '0009-gallery': { up: showWorks },
  '0010-robots': { up: knowRobots },
  '0011-results': { up: keepResults },
};

/** By age: what older tables can be told by. */
export const MIGRATION_NAMES = Object.keys(MIGRATIONS);

/** Brings the tables up to date, or only as far as one migration. Several processes may do so at once. */
export async function migrate(database: Kysely<Schema>, last?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error)
    throw error instanceof Error ? error : new Error('the tables cannot be brought up to date', { cause: error });
}

/** The names of the migrations that were made, by age. */
export async function migrationsIn(database: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const made = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  return made.rows.map(({ name }) => name);
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
    .ifNotExists()
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
    .ifNotExists()
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
    .ifNotExists()
    .addColumn('match', 'text', column => column.primaryKey())
    .addColumn('phase', 'text', column => column.notNull())
    .addColumn('listed', 'integer', column => column.notNull())
    .addColumn('about', 'text', column => column.notNull())
    .addColumn('changed', 'bigint', column => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('kept', 'bigint', column => column.notNull())
    .execute();
  await schema
    .createIndex('standing_due')
    .ifNotExists()
    .on('standing')
    .column('due')
    .where('due', 'is not', null)
    .execute();
  await schema
    .createIndex('standing_lobby')
    .ifNotExists()
    .on('standing')
    .columns(['listed', 'phase', 'changed'])
    .execute();
  await schema
    .createTable('sitting')
    .ifNotExists()
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('sitting_key', ['person', 'match'])
    .execute();
}

async function createChat({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat')
    .ifNotExists()
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('client', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match', 'client'])
    .execute();
  await schema.createIndex('chat_order').ifNotExists().on('chat').columns(['match', 'at']).execute();
  await schema
    .createTable('presence')
    .ifNotExists()
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
    .ifNotExists()
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('claimed', 'text', column => column.unique())
    .addColumn('passphrase', 'text')
    .execute();
  await schema
    .createTable('token')
    .ifNotExists()
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .execute();
}

/** Every step changes when a match was changed: an index that holds the time would be rewritten with each of them. */
async function narrowLobby({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('standing_lobby').ifExists().execute();
  await schema.createIndex('standing_lobby').ifNotExists().on('standing').columns(['listed', 'phase']).execute();
}

/** Whose turn it is changes with every step: told by the step itself, it spares writing anew how the match stands. */
async function tellTurns(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'step', { waiting: 'text' });
}

/** Tokens become devices that can be signed out; personal links are no tokens any more. */
async function knowDevices(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await addColumns(database, 'token', { seen: 'bigint not null default 0', browser: 'text', system: 'text' });
  await sql`update token set seen = ${Date.now()} where seen = 0`.execute(database);
  await schema.createIndex('token_person').ifNotExists().on('token').column('person').execute();
  await schema
    .createTable('link')
    .ifNotExists()
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute();
  await addColumns(database, 'person', { guessed: 'bigint not null default 0' });
  await compareNames(database);
}

/** Remarks are somebody's, who can be silenced and can take them back; open tables leave the lobby after a while. */
async function knowSpeakers(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'chat', { person: 'text' });
  await database.schema.createIndex('chat_person').ifNotExists().on('chat').column('person').execute();
  await addColumns(database, 'standing', { listed_until: 'bigint not null default 0' });
}

/** Time in which no server is at work costs nobody a seat. */
async function noteUptime({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('uptime')
    .ifNotExists()
    .addColumn('process', 'text', column => column.primaryKey())
    .addColumn('began', 'bigint', column => column.notNull())
    .addColumn('ended', 'bigint', column => column.notNull())
    .addColumn('closed', 'integer', column => column.notNull())
    .execute();
}

/** Whoever tries passphrases for a name from elsewhere does not use up what its owner may try. */
async function countGuesses({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('guess')
    .ifNotExists()
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('source', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('guess_key', ['person', 'source'])
    .execute();
}

/** Browsers that want to be told when it is somebody's turn, and what a server has made for itself once: its key for them. */
async function callBrowsers({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('push')
    .ifNotExists()
    .addColumn('device', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('endpoint', 'text', column => column.notNull().unique())
    .addColumn('p256dh', 'text', column => column.notNull())
    .addColumn('auth', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('made', 'bigint', column => column.notNull())
    .execute();
  await schema.createIndex('push_person').ifNotExists().on('push').column('person').execute();
  await schema
    .createTable('setting')
    .ifNotExists()
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute();
}

/** Works that people show to each other, the matches that were begun with them, and what others have against them. */
async function showWorks({ schema }: Kysely<unknown>): Promise<void> {
  await createExhibits(schema);
  await schema
    .createTable('play')
    .ifNotExists()
    .addColumn('exhibit', 'text', column => column.notNull())
    .addColumn('match', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('play_key', ['match', 'exhibit'])
    .execute();
  await schema
    .createTable('report')
    .ifNotExists()
    .addColumn('exhibit', 'text', column => column.notNull())
    .addColumn('by', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('report_key', ['exhibit', 'by'])
    .execute();
}

async function createExhibits(schema: Kysely<unknown>['schema']): Promise<void> {
  await schema
    .createTable('exhibit')
    .ifNotExists()
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('claimed', 'integer', column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('par', 'integer', column => column.notNull())
    .addColumn('made', 'bigint', column => column.notNull())
    .addColumn('plays', 'integer', column => column.notNull())
    .addColumn('taken', 'bigint')
    .addColumn('reason', 'text')
    .execute();
  await schema.createIndex('exhibit_person').ifNotExists().on('exhibit').column('person').execute();
  await schema.createIndex('exhibit_newest').ifNotExists().on('exhibit').columns(['made', 'id']).execute();
  await schema
    .createIndex('exhibit_most_played')
    .ifNotExists()
    .on('exhibit')
    .columns(['plays', 'made', 'id'])
    .execute();
}

/** Somebody may own programs that sit down as people do. */
async function knowRobots(database: Kysely<unknown>): Promise<void> {
  await addColumns(database, 'person', { owner: 'text' });
  await database.schema.createIndex('person_owner').ifNotExists().on('person').column('owner').execute();
}

/** What people have reached on the daily deals. */
async function keepResults({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('result')
    .ifNotExists()
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('score', 'integer', column => column.notNull())
    .addColumn('log', 'text', column => column.notNull())
    .addColumn('made', 'bigint', column => column.notNull())
    .addColumn('taken', 'bigint')
    .addColumn('reason', 'text')
    .execute();
  await schema
    .createIndex('result_shown')
    .ifNotExists()
    .on('result')
    .columns(['game', 'number', 'taken', 'score'])
    .execute();
  await schema.createIndex('result_person').ifNotExists().on('result').column('person').execute();
}

/** Columns that the table has already stay as they are. */
async function addColumns(database: Kysely<unknown>, table: string, types: Record<string, string>): Promise<void> {
  const known = (await database.introspection.getTables()).find(({ name }) => name === table)?.columns ?? [];
  for (const [column, type] of Object.entries(types))
    if (!known.some(({ name }) => name === column))
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(type)}`.execute(database);
}

/** Of names that look alike the first stays claimed by its look; whoever has another one stays signed in, no more. */
async function compareNames(database: Kysely<unknown>): Promise<void> {
  const claimed = sql<{ id: string; name: string }>`select id, name from person where claimed is not null order by id`;
  const { rows } = await claimed.execute(database);
  await sql`update person set claimed = '/' || id where claimed is not null`.execute(database);
  const firsts = new Map(rows.toReversed().map(({ id, name }) => [keyOfName(name), id]));
  for (const [key, id] of firsts) await sql`update person set claimed = ${key} where id = ${id}`.execute(database);
}
