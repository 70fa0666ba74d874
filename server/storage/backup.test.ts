import { expect, test } from 'vitest';
import { useDatabases } from '../tests/databases.ts';
import { backUp, restore } from './backup.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './open.ts';
import { Storage } from './storage.ts';

const { file, server } = useDatabases();
const LOST_OR_CHANGED = 'The backup is not as it was written: a line was lost or changed.';

async function engine(env: Record<string, string>, purpose: 'serve' | 'visit' = 'visit'): Promise<Engine> {
  const opened = await openEngine(env, purpose);
  if ('unopened' in opened) throw new Error(opened.unopened);
  return opened;
}

async function lines(from: Engine): Promise<string[]> {
  const written: string[] = [];
  expect(await backUp(from, line => written.push(line))).toBe(written.length - 2);
  return written;
}

const told = (texts: readonly string[]) =>
  async function* tell(): AsyncGenerator<string> {
    yield* texts;
  };

async function filled(env: Record<string, string>): Promise<Engine> {
  const opened = await engine(env, 'serve');
  const storage = await Storage.over(opened);
  const person = await storage.people.welcome('Ada\u2028"é');
  await storage.devices.signIn(person.id, { browser: 'Firefox', system: null });
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
  await Promise.all(
    Array.from({ length: 1203 }, (_, seq) => storage.journal.write({ step: step(seq), summary: standing })),
  );
  const remark = { match: 'abc', client: 'r', at: 1, seat: null, name: 'Ada', text: 'Hello', person: person.id };
  await storage.remark(remark);
  return opened;
}

test.each([
  ['a file', 'PostgreSQL', file, server],
  ['PostgreSQL', 'a file', server, file],
])('what was in %s comes back in %s, byte by byte', async (_from, _to, from, to) => {
  const source = await filled(await from());
  const texts = await lines(source);
  expect(texts).toHaveLength(1 + 1203 + 6 + 1);
  const target = await engine(await to());
  expect(await restore(target, told(texts))).toBe(1203 + 6);
  expect(await lines(target)).toEqual(texts);
  expect(await restore(target, told(texts))).toMatch(/already/);
  await Promise.all([source.close(), target.close()]);
});

test('a backup does not go where people are known, though nobody has played yet', async () => {
  const source = await filled(await file());
  const texts = await lines(source);
  const target = await engine(await file(), 'serve');
  const storage = await Storage.over(target);
  await storage.people.welcome('Bob');
  expect(await restore(target, told(texts))).toMatch(/already/);
  expect(await storage.people.latest()).toHaveLength(1);
  await Promise.all([source.close(), target.close()]);
});

test('a backup is taken beside a running server', async () => {
  const env = await file();
  const running = await filled(env);
  const visitor = await engine(env);
  expect(await lines(visitor)).toHaveLength(1 + 1203 + 6 + 1);
  await Promise.all([running.close(), visitor.close()]);
});

const FLAWS: Readonly<Record<string, readonly [flaw: (texts: string[]) => readonly string[], sentence: string]>> = {
  'an empty file': [() => [], 'This is no backup of Oubliette.'],
  'another file': [() => ['hello'], 'This is no backup of Oubliette.'],
  'a backup without its last line': [texts => texts.slice(0, -1), 'The backup is cut off: its last line is missing.'],
  'a backup without its second half': [
    texts => texts.slice(0, 600),
    'The backup is cut off: its last line is missing.',
  ],
  'the head alone': [texts => texts.slice(0, 1), 'The backup is cut off: its last line is missing.'],
  'a backup that lost a line in the middle': [texts => texts.toSpliced(700, 1), LOST_OR_CHANGED],
  'a backup with a line twice': [texts => texts.toSpliced(700, 0, texts[700] ?? ''), LOST_OR_CHANGED],
  'a backup in which a letter is another': [
    texts => texts.with(3, texts[3]!.replace('donjonz', 'donjonx')),
    LOST_OR_CHANGED,
  ],
  'a backup that goes on after its end': [texts => [...texts, texts[1]!], 'Line 1211 of the backup cannot be read.'],
  'a table that is none of ours': [
    texts => texts.toSpliced(2, 0, '["sqlite_master",{}]'),
    'Line 3 of the backup cannot be read.',
  ],
  'half a line': [texts => texts.with(1, '["person"'), 'Line 2 of the backup cannot be read.'],
};

test('what is not a whole backup is refused in a sentence, and nothing is written', async () => {
  const source = await filled(await file());
  const texts = await lines(source);
  await source.close();
  for (const [name, [flaw, sentence]] of Object.entries(FLAWS)) {
    const target = await engine(await file());
    expect([name, await restore(target, told(flaw(texts)))]).toEqual([name, sentence]);
    expect(await target.database.introspection.getTables()).toEqual([]);
    await target.close();
  }
});
