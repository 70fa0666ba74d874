import { backUp } from '../storage/backup.ts';
import type { Engine } from '../storage/engine.ts';
import { migrate } from '../storage/migrations.ts';
import { openEngine } from '../storage/open.ts';
import type { Schema } from '../storage/schema.ts';
import type { Env } from './killable.ts';

type Row = Readonly<Record<string, unknown>>;

async function engineOf(env: Env): Promise<Engine> {
  const engine = await openEngine(env, 'visit');
  if ('unopened' in engine) throw new Error(engine.unopened);
  return engine;
}

/** All that a storage holds, brought up to date, as a backup tells it. */
export async function contentsOf(env: Env): Promise<readonly string[]> {
  const engine = await engineOf(env);
  const lines: string[] = [];
  await backUp(engine, line => lines.push(line));
  await engine.close();
  return lines;
}

/** Makes tables as they were after an older migration, and fills them with what they could hold of a backup. */
export async function fillOlder(env: Env, last: string, backup: readonly string[]): Promise<void> {
  const engine = await engineOf(env);
  const { database } = engine;
  await migrate(database, last);
  const tables = new Map((await database.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  for (const line of backup.slice(1, -1)) {
    const [name, row] = JSON.parse(line) as [keyof Schema, Row];
    const columns = tables.get(name)?.filter(column => column.name in row);
    const values = Object.fromEntries(columns?.map(column => [column.name, row[column.name]]) ?? []);
    if (columns) await database.insertInto(name).values(values).execute();
  }
  await engine.close();
}
