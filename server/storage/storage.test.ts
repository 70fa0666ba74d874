import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDatabases, usePostgres } from '../tests/databases.ts';
import type { Write } from './engine.ts';
import type { SummaryRow } from './schema.ts';
import { openStorage } from './open.ts';
import type { Storage } from './storage.ts';

const { file, server, kinds } = useDatabases();
const postgres = usePostgres();

async function opened(env: Record<string, string>): Promise<Storage> {
  const storage = await openStorage(env);
  if ('unopened' in storage) throw new Error(storage.unopened);
  return storage;
}

let written = 0;
const match = () => `match${String(++written).padStart(5, '0')}`;

const summaryOf = (id: string, more: Partial<SummaryRow> = {}): SummaryRow => {
  return { match: id, phase: 'playing', listed: 1, about: '{}', changed: 0, due: null, kept: 0, ...more };
};

function write(id: string, seq: number, client: string, summary: Partial<SummaryRow> = {}): Write {
  const step = { match: id, seq, kind: 'act', by: 0, client, at: 1, body: '{}', version: 1, waiting: '1' };
  return { step: { ...step, hash: `${seq}-${client}` }, summary: summaryOf(id, { changed: seq, ...summary }) };
}

describe.each(kinds)('%s', (_name, empty) => {
  let env: Record<string, string>;
  let storage: Storage;

  beforeAll(async () => {
    env = await empty();
    storage = await opened(env);
  });

  afterAll(() => storage.close());

  test('what is stored comes back in order, from any number on', async () => {
    const id = match();
    for (const seq of [0, 1, 2]) expect(await storage.journal.write(write(id, seq, `client-${seq}`))).toBe('stored');
    expect(await storage.steps(id)).toEqual([0, 1, 2].map(seq => write(id, seq, `client-${seq}`).step));
    expect((await storage.steps(id, 2)).map(({ seq }) => seq)).toEqual([2]);
    expect(await storage.steps(match())).toEqual([]);
  });

  test('how much there is of many matches is found at once', async () => {
    const [long, short, none] = [match(), match(), match()];
    for (const seq of [0, 1, 2]) await storage.journal.write(write(long, seq, `client-${seq}`));
    await storage.journal.write(write(short, 0, 'first'));
    const { id: person } = await storage.people.welcome('Ada');
    await storage.remark({ match: short, client: 'first', at: 1, seat: null, name: 'Ada', text: 'Hello', person });
    expect(await storage.extents([long, short, none])).toEqual(
      new Map([
        [long, { steps: 3, remarks: 0 }],
        [short, { steps: 1, remarks: 1 }],
      ]),
    );
    expect(await storage.extents([])).toEqual(new Map());
  });

  test('a number is taken once, a client id happens once', async () => {
    const id = match();
    expect(await storage.journal.write(write(id, 0, 'first'))).toBe('stored');
    expect(await storage.journal.write(write(id, 0, 'second'))).toBe('lost');
    expect(await storage.journal.write({ ...write(id, 1, 'first') })).toBe('repeated');
    expect(await storage.journal.write(write(id, 1, 'second'))).toBe('stored');
    expect((await storage.steps(id)).map(({ client }) => client)).toEqual(['first', 'second']);
  });

  test('a step whose first answer was lost is found again', async () => {
    const id = match();
    await storage.journal.write(write(id, 0, 'first'));
    expect(await storage.journal.write(write(id, 0, 'first'))).toBe('stored');
    expect(await storage.steps(id)).toHaveLength(1);
  });

  test('of many that want one number at once, one gets it', async () => {
    const id = match();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => storage.journal.write(write(id, 0, `client-${i}`))),
    );
    expect(answers.filter(answer => answer === 'stored')).toHaveLength(1);
    expect(answers.filter(answer => answer === 'lost')).toHaveLength(49);
    expect(await storage.steps(id)).toHaveLength(1);
  });

  test('of two in one group with the same number and client id, one is told that it is stored', async () => {
    const id = match();
    const { step, summary } = write(id, 0, 'first');
    const [one, other] = ['one', 'other'].map(hash => ({
      step: { ...step, hash },
      summary: summary && { ...summary, about: JSON.stringify(hash) },
      person: `${hash}/${id}`,
    })) as [Write, Write];
    const answers = await Promise.all([one, other].map(each => storage.journal.write(each)));
    expect(answers.toSorted()).toEqual(['repeated', 'stored']);
    const winner = answers[0] === 'stored' ? 'one' : 'other';
    expect((await storage.steps(id)).map(({ hash }) => hash)).toEqual([winner]);
    expect((await storage.latest()).find(each => each.match === id)?.about).toBe(JSON.stringify(winner));
    const sat = await Promise.all(['one', 'other'].map(hash => storage.matchesOf(`${hash}/${id}`)));
    expect(sat.map(({ length }) => length)).toEqual(winner === 'one' ? [1, 0] : [0, 1]);
  });

  test('a thousand steps of as many matches are stored in groups', async () => {
    const ids = Array.from({ length: 1000 }, match);
    const answers = await Promise.all(ids.map(id => storage.journal.write(write(id, 0, 'client'))));
    expect(new Set(answers)).toEqual(new Set(['stored']));
  });

  test('what loses leaves no trace', async () => {
    const id = match();
    await storage.journal.write(write(id, 0, 'first', { about: '"mine"', changed: 9 }));
    await storage.journal.write({ ...write(id, 0, 'second', { about: '"other"', due: 1 }), person: 'eve' });
    expect((await storage.latest()).find(each => each.match === id)?.about).toBe('"mine"');
    expect(await storage.due()).not.toContain(id);
    expect(await storage.matchesOf('eve')).toEqual([]);
  });

  test('a list tells of the newest step, and of how its match stood when that was last stored', async () => {
    const [one, other, fresh] = [match(), match(), match()];
    const row = { id: fresh, game: 'donjonz', head: '{}', secret: 'aa', join_key: 'j', watch_key: 'w' };
    await storage.create(row, summaryOf(fresh, { changed: 2 }), ['zoe']);
    await storage.journal.write({ ...write(one, 0, 'first', { about: '"one"' }), person: 'zoe' });
    await storage.journal.write({ ...write(other, 0, 'first', { about: '"other"' }), person: 'zoe' });
    const { step } = write(one, 1, 'second');
    await storage.journal.write({ step: { ...step, at: 3, waiting: '0,1' }, summary: undefined });
    expect(await storage.matchesOf('zoe')).toEqual([
      { match: one, phase: 'playing', about: '"one"', changed: 3, waiting: '0,1' },
      { match: fresh, phase: 'playing', about: '{}', changed: 2, waiting: null },
      { match: other, phase: 'playing', about: '"other"', changed: 1, waiting: '1' },
    ]);
  });

  test('what is due is kept by one at a time', async () => {
    const id = match();
    await storage.journal.write(write(id, 0, 'first', { due: storage.now() - 1 }));
    expect(await storage.due()).toContain(id);
    const kept = await Promise.all([1, 2, 3].map(() => storage.lease(id)));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await storage.due()).not.toContain(id);
    await storage.journal.write(write(id, 1, 'second', { due: storage.now() + 60_000 }));
    expect(await storage.lease(id)).toBe(false);
  });

  test('a match is known by what it was created with, and listed', async () => {
    const id = match();
    const row = { id, game: 'donjonz', head: '{}', secret: 'aa', join_key: 'j', watch_key: 'w' };
    await storage.create(row, summaryOf(id, { phase: 'gathering', listed: 0 }), ['ada']);
    expect(await storage.match(id)).toEqual(row);
    expect(await storage.match(match())).toBeUndefined();
    expect((await storage.matchesOf('ada')).map(each => each.match)).toEqual([id]);
    expect((await storage.lobby()).map(each => each.match)).not.toContain(id);
    await storage.journal.write({ ...write(id, 0, 'first'), person: 'bob' });
    expect((await storage.matchesOf('bob')).map(each => each.match)).toEqual([id]);
  });

  test('a remark is made once and read in order', async () => {
    const id = match();
    const { id: person } = await storage.people.welcome('Ada');
    const remark = (client: string, at: number) => ({
      match: id,
      client,
      at,
      seat: null,
      name: 'Ada',
      text: client,
      person,
    });
    expect(await storage.remark(remark('later', 2))).toBe(true);
    expect(await storage.remark(remark('sooner', 1))).toBe(true);
    expect(await storage.remark(remark('later', 3))).toBe(false);
    expect((await storage.remarks(id)).map(({ text }) => text)).toEqual(['sooner', 'later']);
  });

  test('nobody who is deleted leaves a remark, however many are under way', async () => {
    const id = match();
    const { id: person } = await storage.people.welcome('Ada');
    const remark = (i: number) =>
      storage.remark({ match: id, client: `remark-${i}`, at: i, seat: null, name: 'Ada', text: 'Hm', person });
    const under = Array.from({ length: 40 }, (_, i) => remark(i));
    const deleted = storage.retention.deletePerson(person, 'go');
    const late = Array.from({ length: 40 }, (_, i) => remark(40 + i));
    await Promise.all([...under, deleted, ...late]);
    expect(await remark(80)).toBe(false);
    expect(await storage.remarks(id)).toEqual([]);
  });

  test('somebody is known by any token of theirs, and by no other', async () => {
    const person = await storage.people.welcome('Ada');
    const make = { browser: null, system: null };
    const [token, other] = [
      await storage.devices.signIn(person.id, make),
      await storage.devices.signIn(person.id, make),
    ];
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(await storage.devices.byToken(token)).toMatchObject(person);
    expect(await storage.devices.byToken(other)).toMatchObject(person);
    expect(await storage.devices.byToken(token.slice(1) + token[0])).toBeUndefined();
  });

  test('a name is claimed by one, whose passphrase opens it', async () => {
    const ada = await storage.people.welcome('Ada');
    const eve = await storage.people.welcome('Eve');
    expect(await storage.people.claim(ada.id, 'Ada L', 'correct horse')).toBe(true);
    expect(await storage.people.claim(eve.id, 'ada l', 'battery staple')).toBe(false);
    const claimed = { ...ada, name: 'Ada L', claimed: true };
    expect(await storage.people.byPassphrase('ADA L', 'correct horse', '127.0.0.1')).toEqual(claimed);
    expect(await storage.people.byPassphrase('Ada L', 'battery staple', '127.0.0.1')).toBe('wrong-passphrase');
    expect(await storage.people.byPassphrase('nobody', 'battery staple', '127.0.0.1')).toBe('wrong-passphrase');
  });

  test('what is stored is there after closing, and the tables are made once', async () => {
    const id = match();
    await storage.journal.write(write(id, 0, 'first'));
    await storage.close();
    storage = await opened(env);
    expect(await storage.steps(id)).toHaveLength(1);
    await storage.touch();
    await storage.touch();
  });
});

test('a second server on one file is told so in a sentence', async () => {
  const env = await file();
  const first = await opened(env);
  expect(await openStorage(env)).toEqual({
    unopened: `Another server keeps its matches in ${env['OUBLIETTE_DATA']}; set OUBLIETTE_DATA to another folder.`,
  });
  await first.close();
  await (await opened(env)).close();
});

test('a database that does not answer is told so in a sentence', async () => {
  const answer = await openStorage({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(answer).toEqual({ unopened: expect.stringMatching(/^DATABASE_URL names .*ECONNREFUSED.*\.$/) });
});

test('two servers on one PostgreSQL share numbers, and hear of each other', async () => {
  const env = await server();
  const [here, there] = await Promise.all([opened(env), opened(env)]);
  const id = match();
  const heard = new Promise<readonly string[]>(resolve => {
    there.listen(hint => {
      if (hint !== 'all') resolve(hint);
      else void here.journal.write(write(id, 0, 'first'));
    });
  });
  expect(await heard).toEqual([id]);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => (i % 2 ? here : there).journal.write(write(id, 1 + (i % 5), `client-${i}`))),
  );
  expect(answers.filter(answer => answer === 'stored')).toHaveLength(5);
  expect(Math.abs(here.now() - there.now())).toBeLessThan(1000);
  await Promise.all([here.close(), there.close()]);
});

test('groups that overlap in opposite orders do not wait for each other for ever', async () => {
  const env = await server();
  const [here, there] = await Promise.all([opened(env), opened(env)]);
  const ids = Array.from({ length: 100 }, match);
  const writes = (storage: Storage, all: readonly string[]) =>
    all.map(id => storage.journal.write(write(id, 0, storage === here ? 'here' : 'there')));
  const answers = await Promise.all([...writes(here, ids), ...writes(there, ids.toReversed())]);
  expect(answers.filter(answer => answer === 'stored')).toHaveLength(ids.length);
  await Promise.all([here.close(), there.close()]);
});

test('a PostgreSQL that is killed in between loses nothing and doubles nothing', async () => {
  const storage = await opened({ DATABASE_URL: await postgres().empty() });
  const id = match();
  for (let seq = 0; seq < 60; seq++) {
    const answer = storage.journal.write(write(id, seq, `client-${seq}`));
    if (seq % 20 === 10) {
      await postgres().kill();
      await postgres().restart();
    }
    expect(await answer).toBe('stored');
  }
  expect((await storage.steps(id)).map(({ client }) => client)).toEqual(
    Array.from({ length: 60 }, (_, seq) => `client-${seq}`),
  );
  await storage.close();
});
