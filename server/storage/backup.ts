import { createHash, type Hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isRecord } from '../../kernel/plain.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** The tables of a backup: presence and guesses at passphrases are over when it is read. */
type TableName = Exclude<keyof Schema, 'presence' | 'guess'>;
type Row = Readonly<Record<string, unknown>>;

/** Every table with the columns of its key. */
const TABLES: Readonly<Record<TableName, readonly string[]>> = {
  person: ['id'],
  token: ['hash'],
  link: ['hash'],
  match: ['id'],
  standing: ['match'],
  sitting: ['person', 'match'],
  step: ['match', 'seq'],
  chat: ['match', 'client'],
  uptime: ['process'],
  push: ['device'],
  setting: ['name'],
  exhibit: ['id'],
  play: ['match', 'exhibit'],
  report: ['exhibit', 'by'],
  result: ['id'],
};

const HEADER = 'oubliette backup 2';
const PAGE = 500;

/** The last line: without it, or with another, something is missing or was changed. */
const footerFor = (rows: number, digest: Hash): string =>
  JSON.stringify(['end', { rows, sha256: digest.digest('hex') }]);

/** Takes one line. */
export type WriteLine = (line: string) => unknown;

/** All that is stored, as it was at one moment, line by line; how many rows. The same lines fit either database. */
export async function backUp({ database }: Engine, write: WriteLine): Promise<number> {
  await migrate(database);
  let rows = 0;
  const digest = createHash('sha256');
  const writeOn = async (line: string): Promise<void> => {
    digest.update(`${line}\n`);
    await write(line);
  };
  await writeOn(HEADER);
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async transaction => {
      for (const table of Object.keys(TABLES) as TableName[])
        for await (const row of rowsOf(transaction, table)) {
          await writeOn(JSON.stringify([table, row]));
          rows++;
        }
    });
  await write(footerFor(rows, digest));
  return rows;
}

async function* rowsOf(database: Kysely<Schema>, table: TableName): AsyncGenerator<Row> {
  let page: readonly Row[] = await pageAfter(database, table, undefined);
  while (page.length > 0) {
    yield* page;
    page = await pageAfter(database, table, page.at(-1));
  }
}

async function pageAfter(database: Kysely<Schema>, table: TableName, last: Row | undefined): Promise<readonly Row[]> {
  const keys = TABLES[table];
  const columns = sql.join(keys.map(key => sql.ref(key)));
  const after = last ? sql`where (${columns}) > (${sql.join(keys.map(key => last[key]))})` : sql``;
  const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}`;
  return (await page.execute(database)).rows;
}

/** A backup, read from its first line as often as it is asked for. */
export type Lines = () => AsyncIterable<string>;

/**
 * Puts a backup into an empty database, all of it or nothing; how many rows, or why not, in one sentence. It is read to
 * its end before anything is written.
 */
export async function restore({ database }: Engine, lines: Lines): Promise<number | string> {
  const flaw = await flawIn(lines());
  if (flaw !== undefined) return flaw;
  await migrate(database);
  if (await isInUse(database)) return 'Something is kept here already; a backup goes into an empty place.';
  return database.transaction().execute(transaction => fill(transaction, lines()));
}

/** Whether more is kept there than when a server was at work, which every start leaves behind. */
async function isInUse(database: Kysely<Schema>): Promise<boolean> {
  for (const table of Object.keys(TABLES) as TableName[]) {
    const held = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database);
    if (table !== 'uptime' && held.rows.length > 0) return true;
  }
  return false;
}

/** What is wrong with a backup, in one sentence. */
async function flawIn(lines: AsyncIterable<string>): Promise<string | undefined> {
  const digest = createHash('sha256');
  let [number, before] = [0, ''];
  for await (const line of lines) {
    if (number === 0 && line !== HEADER) return 'This is no backup of Oubliette.';
    if (number > 1 && !rowIn(before)) return `Line ${number} of the backup cannot be read.`;
    if (number > 0) digest.update(`${before}\n`);
    before = line;
    number++;
  }
  if (number === 0) return 'This is no backup of Oubliette.';
  if (!before.startsWith('["end",')) return 'The backup is cut off: its last line is missing.';
  if (before !== footerFor(number - 2, digest))
    return 'The backup is not as it was written: a line was lost or changed.';
  return undefined;
}

async function fill(database: Kysely<Schema>, lines: AsyncIterable<string>): Promise<number> {
  let [rows, group] = [0, { table: 'person' as TableName, rows: [] as Row[] }];
  for await (const line of lines) {
    const [table, row] = rowIn(line) ?? [];
    if (!table || !row) continue;
    if (table !== group.table || group.rows.length === PAGE) {
      await insert(database, group);
      group = { table, rows: [] };
    }
    group.rows.push(row);
    rows++;
  }
  await insert(database, group);
  return rows;
}

function rowIn(line: string): readonly [TableName, Row] | undefined {
  try {
    const [table, row] = JSON.parse(line) as readonly [unknown, unknown];
    const isKnown = typeof table === 'string' && Object.hasOwn(TABLES, table) && isRecord(row);
    return isKnown ? [table as TableName, row] : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

async function insert(
  database: Kysely<Schema>,
  { table, rows }: { table: TableName; rows: readonly Row[] },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map(name => sql.ref(name)));
  const values = sql.join(rows.map(row => sql`(${sql.join(names.map(name => row[name]))})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(database);
}
