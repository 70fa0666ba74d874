import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useDatabases } from '../tests/databases.ts';
import { backUp, restore } from './backup.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import { openEngine } from './open.ts';
import type { Schema } from './schema.ts';

const { file, kinds } = useDatabases();

/** Every version of the backup that was ever released, and the one that is written today. */
const VERSIONS = [2];
const TODAY = 2;
const AT = 1_794_786_897_089;

const pathOf = (version: number): URL => new URL(`../tests/backup-${version}.txt`, import.meta.url);
const frozen = (version: number): readonly string[] => readFileSync(pathOf(version), 'utf8').trimEnd().split('\n');

type Rows = { readonly [T in Exclude<keyof Schema, 'presence' | 'guess'>]: Readonly<Record<keyof Schema[T], unknown>> };

/** A row of every table that a backup holds, all of its columns filled. */
const ROWS: Rows = {
  person: { id: 'p1', name: 'Ada\u2028"é', claimed: 'ada', passphrase: '$argon2id$', guessed: 7, owner: null },
  token: { hash: 't1', person: 'p1', seen: AT, browser: 'Firefox', system: 'Linux' },
  link: { hash: 'l1', person: 'p1', until: AT },
  match: { id: 'm1', game: 'donjonz', head: '{}', secret: 'aa', join_key: 'j', watch_key: 'w' },
  standing: {
    match: 'm1',
    phase: 'playing',
    listed: 1,
    about: '{}',
    changed: AT,
    due: AT,
    kept: 0,
    listed_until: AT,
  },
  sitting: { match: 'm1', person: 'p1' },
  step: {
    match: 'm1',
    seq: 0,
    kind: 'start',
    by: -1,
    client: 'c0',
    at: AT,
    body: '{"é":"\\u0000"}',
    version: 1,
    hash: 'h',
    waiting: '0,1',
  },
  chat: { match: 'm1', client: 'r1', at: AT, seat: null, name: 'Ada', text: 'Hello', person: 'p1' },
  uptime: { process: 'u1', began: AT, ended: AT, closed: 1 },
  push: {
    device: 'd1',
    person: 'p1',
    endpoint: 'https://example.org/1',
    p256dh: 'k',
    auth: 'a',
    language: 'fr',
    made: AT,
  },
  setting: { name: 'push', value: '{}' },
  exhibit: {
    id: 'e1',
    game: 'donjonz',
    text: 'a deck',
    name: 'Cellars',
    author: 'Ada',
    claimed: 1,
    person: 'p1',
    par: 53,
    made: AT,
    plays: 3,
    taken: AT,
    reason: 'a copy',
  },
  play: { exhibit: 'e1', match: 'm1' },
  report: { exhibit: 'e1', by: 'p1', at: AT, reason: 'a copy' },
  result: {
    id: 'r1',
    game: 'donjonz',
    number: 40,
    person: 'p1',
    score: 53,
    log: '[]',
    made: AT,
    taken: null,
    reason: null,
  },
};

async function engine(env: Record<string, string>): Promise<Engine> {
  const opened = await openEngine(env, 'visit');
  if ('unopened' in opened) throw new Error(opened.unopened);
  return opened;
}

async function lines(from: Engine): Promise<readonly string[]> {
  const written: string[] = [];
  await backUp(from, line => written.push(line));
  return written;
}

async function* told(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

/** By table and in no order: columns that came later are in a row of today and not in an older one. */
const rowsIn = (texts: readonly string[]): readonly (readonly [table: string, row: object])[] =>
  texts.slice(1, -1).map(line => JSON.parse(line) as [string, object]);

// FREEZE=1 keeps what is written here as the file of a new version. What was kept under a version stays as it is.
test('a backup is written today as those of today’s version were', async () => {
  const from = await engine(await file());
  await migrate(from.database);
  for (const [table, row] of Object.entries(ROWS))
    await from.database
      .insertInto(table as 'setting')
      .values(row as never)
      .execute();
  const made = await lines(from);
  await from.close();
  if (process.env['FREEZE'] && !existsSync(pathOf(TODAY))) writeFileSync(pathOf(TODAY), `${made.join('\n')}\n`);
  expect(made).toEqual(frozen(TODAY));
});

for (const [name, empty] of kinds)
  test.each(VERSIONS)(`a backup of version %i is restored whole, on ${name}`, async version => {
    const target = await engine(await empty());
    const texts = frozen(version);
    expect(await restore(target, () => told(texts))).toBe(texts.length - 2);
    const restored = new Map(rowsIn(await lines(target)));
    for (const [table, row] of rowsIn(texts)) expect([table, restored.get(table)]).toMatchObject([table, row]);
    await target.close();
  });
