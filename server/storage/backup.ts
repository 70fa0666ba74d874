import { type Kysely, sql } from 'kysely';
import { isRecord } from '../../kernel/plain.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Who is connected is not worth keeping. */
type Table = Exclude<keyof Schema, 'presence'>;
type Row = Readonly<Record<string, unknown>>;

/** Every table with the columns of its key. */
const TABLES: Readonly<Record<Table, readonly string[]>> = {
  person: ['id'],
  token: ['hash'],
  match: ['id'],
  standing: ['match'],
  sitting: ['person', 'match'],
  step: ['match', 'seq'],
  chat: ['match', 'client'],
};

const HEADER = 'oubliette backup 1';
const PAGE = 500;

/** All that is stored, as it was at one moment, line by line; how many rows. The same lines fit either database. */
export async function backUp({ database }: Engine, write: (line: string) => void): Promise<number> {
  await migrate(database);
  let rows = 0;
  write(HEADER);
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async transaction => {
      for (const table of Object.keys(TABLES) as Table[])
        for await (const row of rowsOf(transaction, table)) {
          write(JSON.stringify([table, row]));
          rows++;
        }
    });
  return rows;
}

async function* rowsOf(database: Kysely<Schema>, table: Table): AsyncGenerator<Row> {
  let page: readonly Row[] = await pageAfter(database, table, undefined);
  while (page.length > 0) {
    yield* page;
    page = await pageAfter(database, table, page.at(-1));
  }
}

async function pageAfter(database: Kysely<Schema>, table: Table, last: Row | undefined): Promise<readonly Row[]> {
  const keys = TABLES[table];
  const columns = sql.join(keys.map(key => sql.ref(key)));
  const after = last ? sql`where (${columns}) > (${sql.join(keys.map(key => last[key]))})` : sql``;
  const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}`;
  return (await page.execute(database)).rows;
}

/** Puts a backup into an empty database, all of it or nothing; how many rows, or why not, in one sentence. */
export async function restore({ database }: Engine, lines: AsyncIterable<string>): Promise<number | string> {
  await migrate(database);
  const held = await database.selectFrom('match').select('id').limit(1).execute();
  if (held.length > 0) return 'There are matches here already; a backup goes into an empty place.';
  try {
    return await database.transaction().execute(transaction => fill(transaction, lines));
  } catch (error) {
    if (error instanceof Misshapen) return error.message;
    throw error;
  }
}

/** Thrown out of the transaction, so that nothing of it stays. */
class Misshapen extends Error {}

async function fill(database: Kysely<Schema>, lines: AsyncIterable<string>): Promise<number> {
  let [number, group] = [0, { table: 'person' as Table, rows: [] as Row[] }];
  for await (const line of lines) {
    if (number++ === 0) {
      if (line !== HEADER) throw new Misshapen('This is no backup of Oubliette.');
      continue;
    }
    const [table, row] = read(line, number);
    if (table !== group.table || group.rows.length === PAGE) {
      await insert(database, group);
      group = { table, rows: [] };
    }
    group.rows.push(row);
  }
  if (number === 0) throw new Misshapen('This is no backup of Oubliette.');
  await insert(database, group);
  return number - 1;
}

function read(line: string, number: number): readonly [Table, Row] {
  try {
    const [table, row] = JSON.parse(line) as readonly [unknown, unknown];
    if (typeof table === 'string' && Object.hasOwn(TABLES, table) && isRecord(row)) return [table as Table, row];
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof TypeError)) throw error;
  }
  throw new Misshapen(`Line ${number} of the backup cannot be read.`);
}

async function insert(
  database: Kysely<Schema>,
  { table, rows }: { table: Table; rows: readonly Row[] },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map(name => sql.ref(name)));
  const values = sql.join(rows.map(row => sql`(${sql.join(names.map(name => row[name]))})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(database);
}
