import { expect, test } from 'vitest';
import { useDatabases } from '../tests/databases.ts';
import { backUp, restore } from './backup.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './open.ts';
import { Storage } from './storage.ts';

const { file, server } = useDatabases();

async function engine(env: Record<string, string>, purpose: 'serve' | 'visit' = 'visit'): Promise<Engine> {
  const opened = await openEngine(env, purpose);
  if ('unopened' in opened) throw new Error(opened.unopened);
  return opened;
}

async function lines(from: Engine): Promise<string[]> {
  const written: string[] = [];
  expect(await backUp(from, line => written.push(line))).toBe(written.length - 1);
  return written;
}

async function* told(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

async function filled(env: Record<string, string>): Promise<Engine> {
  const opened = await engine(env, 'serve');
  const storage = await Storage.over(opened);
  const { person } = await storage.people.welcome('Ada\u2028"é');
  const standing = { match: 'abc', phase: 'playing', listed: 1, about: '{}', changed: 1, due: null, kept: 0 };
  await storage.create(
    { id: 'abc', game: 'donjonz', head: '{}', secret: 'aa', join_key: 'j', watch_key: 'w' },
    standing,
    [person.id],
  );
  const step = (seq: number) => ({
    match: 'abc',
    seq,
    kind: 'act',
    by: 0,
    client: `c${seq}`,
    at: 1_794_786_897_089,
    body: '{"é":"\\u0000"}',
    version: 1,
    hash: 'h',
    waiting: '0,1',
  });
  await Promise.all(Array.from({ length: 1203 }, (_, seq) => storage.write({ step: step(seq), standing })));
  await storage.remark({ match: 'abc', client: 'r', at: 1, seat: null, name: 'Ada', text: 'Hello' });
  return opened;
}

test.each([
  ['a file', 'PostgreSQL', file, server],
  ['PostgreSQL', 'a file', server, file],
])('what was in %s comes back in %s, byte by byte', async (_from, _to, from, to) => {
  const source = await filled(await from());
  const texts = await lines(source);
  expect(texts).toHaveLength(1 + 1203 + 6);
  const target = await engine(await to());
  expect(await restore(target, told(texts))).toBe(1203 + 6);
  expect(await lines(target)).toEqual(texts);
  expect(await restore(target, told(texts))).toMatch(/already/);
  await Promise.all([source.close(), target.close()]);
});

test('a backup is taken beside a running server', async () => {
  const env = await file();
  const running = await filled(env);
  const visitor = await engine(env);
  expect(await lines(visitor)).toHaveLength(1 + 1203 + 6);
  await Promise.all([running.close(), visitor.close()]);
});

test.each([
  [[], 'This is no backup of Oubliette.'],
  [['hello'], 'This is no backup of Oubliette.'],
  [
    ['oubliette backup 1', '["person",{"id":"a","name":"b"}]', '["sqlite_master",{}]'],
    'Line 3 of the backup cannot be read.',
  ],
  [['oubliette backup 1', '["person"'], 'Line 2 of the backup cannot be read.'],
])('%j leaves nothing behind', async (texts, sentence) => {
  const target = await engine(await file());
  expect(await restore(target, told(texts))).toBe(sentence);
  expect(await lines(target)).toHaveLength(1);
  await target.close();
});
