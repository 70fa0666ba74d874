import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteThread } from './sqlite-thread.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oubliette-thread-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const opened = (file = 'file.sqlite', silentMs?: number) =>
  SqliteThread.open(join(folder, file), 'create table if not exists door (name text)', silentMs);
const enter = (name: string) => ({ sql: 'insert into door values (?)', parameters: [name] });
const names = { sql: 'select name from door', parameters: [] };

test('statements run in the order in which they were given', async () => {
  const thread = await opened();
  const [first, second, all] = await Promise.all([
    thread.run(enter('oak')),
    thread.run(enter('iron')),
    thread.run(names),
  ]);
  expect([first.changes, second.changes]).toEqual([1, 1]);
  expect(all.rows).toEqual([{ name: 'oak' }, { name: 'iron' }]);
  await thread.close();
});

test('a statement that fails says why, and the next one runs', async () => {
  const thread = await opened();
  const wrong = thread.run({ sql: 'insert into window values (1)', parameters: [] });
  const right = thread.run(enter('oak'));
  await expect(wrong).rejects.toMatchObject({ message: 'no such table: window', code: 'SQLITE_ERROR' });
  expect((await right).changes).toBe(1);
  await thread.close();
});

test('whoever begins a transaction has the file for themselves until its end, and others go on in their order', async () => {
  const thread = await opened();
  const say = (sql: string, connection: number) => thread.run({ sql, parameters: [] }, connection);
  await say('begin', 1);
  const group = thread.commit([enter('iron')]);
  const seen = say('select name from door', 2);
  const other = say('begin', 3);
  const last = thread.run(enter('straw'), 4);
  await thread.run(enter('oak'), 1);
  await say('rollback', 1);
  expect([(await group)[0]?.changes, (await seen).rows]).toEqual([1, [{ name: 'iron' }]]);
  await other;
  await thread.run(enter('glass'), 3);
  await say('commit', 3);
  await last;
  expect((await thread.run(names)).rows).toEqual([{ name: 'iron' }, { name: 'glass' }, { name: 'straw' }]);
  await thread.close();
});

test('nobody is forgotten who waits while others begin and end in one go', async () => {
  const thread = await opened();
  const say = (sql: string, connection: number) => thread.run({ sql, parameters: [] }, connection);
  await say('begin', 1);
  const others = [
    say('begin', 2),
    thread.run(enter('last'), 3),
    thread.run(enter('oak'), 2),
    say('commit', 2),
    thread.run(enter('first'), 1),
    say('commit', 1),
  ];
  await Promise.all(others);
  expect((await thread.run(names)).rows).toEqual([{ name: 'first' }, { name: 'oak' }, { name: 'last' }]);
  await thread.close();
});

test('a transaction that does not begin holds nobody up', async () => {
  const thread = await opened();
  await thread.run({ sql: 'begin', parameters: [] }, 1);
  await expect(thread.run({ sql: 'begin', parameters: [] }, 1)).rejects.toThrow('within a transaction');
  const waiting = thread.run(names, 2);
  await thread.run({ sql: 'commit', parameters: [] }, 1);
  await expect(thread.run({ sql: 'commit', parameters: [] }, 1)).rejects.toThrow('no transaction');
  expect([(await waiting).rows, (await thread.run(names, 2)).rows]).toEqual([[], []]);
  await thread.close();
});

test('a transaction whose holder has fallen silent is taken back when others ask, and nothing more of it happens', async () => {
  const thread = await opened('file.sqlite', 0);
  const say = (sql: string, connection: number) => thread.run({ sql, parameters: [] }, connection);
  await say('begin', 1);
  await thread.run(enter('oak'), 1);
  expect((await thread.run(names, 2)).rows).toEqual([]);
  for (const late of [thread.run(enter('iron'), 1), say('commit', 1)])
    await expect(late).rejects.toMatchObject({ code: 'SQLITE_ABORT' });
  await say('begin', 3);
  await thread.run(enter('glass'), 3);
  await say('commit', 3);
  expect((await thread.run(names)).rows).toEqual([{ name: 'glass' }]);
  await thread.close();
});

test('what was stored is there for whoever opens the file next', async () => {
  const first = await opened();
  await first.run(enter('oak'));
  await first.close();
  const second = await opened();
  expect((await second.run(names)).rows).toEqual([{ name: 'oak' }]);
  await second.close();
});

test('whoever waits for a thread that ends, or asks it later, is told', async () => {
  const thread = await opened();
  const closing = thread.close();
  await expect(thread.run(names)).rejects.toThrow('has ended');
  await closing;
  await expect(thread.run(names)).rejects.toThrow('has ended');
  await thread.close();
});

test('a file that does not open is told of', async () => {
  await expect(opened('no/such/folder')).rejects.toThrow('Unable to open');
});
