import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useDatabases } from '../tests/databases.ts';
import type { Engine } from './engine.ts';
import { migrate, MIGRATION_NAMES, migrationsIn } from './migrations.ts';
import { openEngine, openStorage } from './open.ts';

const { file, bareKinds } = useDatabases();

async function opened(env: Record<string, string>): Promise<Engine> {
  const engine = await openEngine(env, 'visit');
  if ('unopened' in engine) throw new Error(engine.unopened);
  return engine;
}

/** Whether the migrations came through, though the statement of that number fails: as if the process had been killed. */
async function cutShort({ database }: Engine, number: number): Promise<boolean> {
  let statements = 0;
  const cut = database.withPlugin({
    transformQuery: ({ node }) => {
      if (++statements === number) throw new Error('cut short');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return migrate(cut).then(
    () => true,
    error => {
      if (!(error instanceof Error) || error.message !== 'cut short') throw error;
      return false;
    },
  );
}

const isBehind = async ({ database }: Engine): Promise<boolean> =>
  (await migrationsIn(database)).length < MIGRATION_NAMES.length;

/** Whatever is due is done at once: from nothing on it is cut short at every statement, from older tables at some. */
const STRIDE = 3;

describe.each(bareKinds)('on %s', (_name, empty) => {
  test.each([undefined, ...MIGRATION_NAMES.slice(0, -1)])(
    'tables after %s are brought up to date whole or not at all, wherever that is cut short',
    async older => {
      const env = await empty();
      const engine = await opened(env);
      if (older !== undefined) await migrate(engine.database, older);
      const before = await migrationsIn(engine.database);
      const stride = before.length === 0 ? 1 : STRIDE;
      let cuts = 0;
      while (!(await cutShort(engine, 1 + stride * cuts++)) && (await isBehind(engine)))
        expect(await migrationsIn(engine.database)).toEqual(before);
      expect(cuts).toBeGreaterThan(1);
      await engine.close();
      const storage = await openStorage(env);
      if ('unopened' in storage) throw new Error(storage.unopened);
      expect(await storage.latest()).toEqual([]);
      await storage.close();
    },
  );

  test('migrations that were made but not noted are made again, and change nothing', async () => {
    const env = await empty();
    const engine = await opened(env);
    for (const last of MIGRATION_NAMES) {
      await migrate(engine.database, last);
      await engine.database.schema.dropTable('kysely_migration').execute();
    }
    await engine.close();
    const storage = await openStorage(env);
    if ('unopened' in storage) throw new Error(storage.unopened);
    expect(await storage.latest()).toEqual([]);
    await storage.close();
  });

  test('an opening that fails gives back what it holds, and a later one works', async () => {
    const env = await empty();
    const engine = await opened(env);
    await engine.database.schema.createTable('standing').addColumn('match', 'text').execute();
    for (let attempt = 0; attempt < 3; attempt++) await expect(openStorage(env)).rejects.toThrow(/due/);
    await engine.database.schema.dropTable('standing').execute();
    await engine.close();
    const storage = await openStorage(env);
    if ('unopened' in storage) throw new Error(storage.unopened);
    await storage.close();
  });
});

test('strangers on the same machine can neither enter the folder nor read what is in it', async () => {
  const env = await file();
  const storage = await openStorage(env);
  if ('unopened' in storage) throw new Error(storage.unopened);
  const mode = (name: string) => statSync(join(env['OUBLIETTE_DATA'] ?? '', name)).mode & 0o777;
  expect(mode('.')).toBe(0o700);
  for (const name of ['oubliette.sqlite', 'oubliette.sqlite-wal', 'oubliette.sqlite-shm', 'lock.sqlite'])
    expect([name, mode(name)]).toEqual([name, 0o600]);
  await storage.close();
});
