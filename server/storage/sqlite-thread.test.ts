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

const opened = (file = 'file.sqlite') =>
  SqliteThread.open(join(folder, file), 'create table if not exists door (name text)');
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
