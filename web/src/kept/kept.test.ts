import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { playDaily } from '../../../bots/daily.ts';
import { botsOf } from '../../../bots/index.ts';
import { gameById } from '../../../games/index.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import { clone } from '../../../kernel/plain.ts';
import { memoryStore } from '../table/memory.ts';
import { openTable } from '../table/local.ts';
import { deal } from '../table/matches.ts';
import { personCalled } from '../table/sitters.ts';
import type { Kept, Store } from '../table/store.ts';
import { silent } from '../table/tests/thinkers.ts';
import type { KeptWork } from '../workshop/works.ts';
import { isFlaw, type KeptFile, readFile } from './file.ts';
import { travellingMatches } from './stores.ts';
import { type Browser, emptyBrowser } from './tests/lived.ts';
import { type Arrived, fileOf, type Places, takeFile } from './travel.ts';

function browser(...works: readonly KeptWork[]): Browser {
  const empty = emptyBrowser();
  for (const work of works) void empty.works.put(work);
  return empty;
}

const donjonz = gameById('donjonz') as Game<Kind>;
const seed = 'ab'.repeat(16);
const dealIn = (store: Store): Promise<string> =>
  deal(store, donjonz, { options: readOptions(), seed, sitters: [personCalled('Ada')] });
const readOptions = (): object => donjonz.readOptions({}, 1);

/** Plays so many steps of a match, always the first action that is legal. */
async function playOn(store: Store, id: string, steps: number): Promise<void> {
  const table = await openTable(store, donjonz, id, silent);
  if (typeof table === 'string') throw new Error(table);
  for (let i = 0; i < steps; i++) await table.act(table.actions()[0]);
}

const fileFrom = async (places: Places): Promise<KeptFile> => {
  const read = readFile(JSON.stringify(await fileOf(places, '2026-11-18T00:00:00Z')));
  if (isFlaw(read)) throw new Error(JSON.stringify(read));
  return read;
};

const cameOf = (arrived: readonly Arrived[]): Record<string, string> =>
  Object.fromEntries(arrived.map(({ place, taken }) => [place, taken]));

const work: KeptWork = { id: 'w1', game: 'donjonz', text: 'a deck', changed: 1 };

test('everything travels into an empty browser, and a second time nothing changes', async () => {
  const from = browser(work);
  const id = await dealIn(from.store);
  await playOn(from.store, id, 3);
  from.drawer.write('settings', { language: 'fr' });
  from.drawer.write('lessons', { first: { stars: 2 } });
  from.drawer.write('known', true);
  const to = browser();
  const file = await fileFrom(from);
  expect(cameOf(await takeFile(to, file))).toEqual({
    'matches 1': 'new',
    'works 1': 'new',
    settings: 'new',
    lessons: 'new',
  });
  expect(await to.store.load(id)).toEqual(await from.store.load(id));
  expect(await to.works.list()).toEqual([work]);
  expect([to.drawer.read('lessons'), to.drawer.read('known')]).toEqual([{ first: { stars: 2 } }, undefined]);
  expect(Object.values(cameOf(await takeFile(to, file)))).toEqual(['here', 'here', 'here', 'here']);
});

describe('a match that is here and there', () => {
  let here: Browser;
  let id: string;
  let file: KeptFile;

  beforeAll(async () => {
    here = browser();
    id = await dealIn(here.store);
    await playOn(here.store, id, 2);
    file = await fileFrom(here);
  });

  test('goes on where the file has more of it', async () => {
    const there = browser();
    await takeFile(there, file);
    await playOn(there.store, id, 3);
    const more = await fileFrom(there);
    const again = browser();
    await takeFile(again, file);
    expect(cameOf(await takeFile(again, more))).toEqual({ 'matches 1': 'longer' });
    expect(await again.store.load(id)).toEqual(await there.store.load(id));
    expect(cameOf(await takeFile(there, file))).toEqual({ 'matches 1': 'here' });
  });

  test('stays as it is where they went different ways', async () => {
    const there = browser();
    await takeFile(there, file);
    const table = await openTable(there.store, donjonz, id, silent);
    if (typeof table === 'string') throw new Error(table);
    await table.act(table.actions().at(-1));
    const before = await there.store.load(id);
    await playOn(here.store, id, 1);
    expect(cameOf(await takeFile(there, await fileFrom(here)))).toEqual({ 'matches 1': 'differs' });
    expect(await there.store.load(id)).toEqual(before);
  });

  test('is not taken where a step, the seed or the game was changed', async () => {
    const [match] = file.stores['matches'] as [Kept];
    const changes: readonly ((kept: Kept) => unknown)[] = [
      kept => ({ ...kept, steps: kept.steps.slice(1) }),
      kept => ({ ...kept, steps: kept.steps.map(step => ({ ...step, entries: step.entries.slice(1) })) }),
      kept => ({ ...kept, head: { ...kept.head, opening: { ...kept.head.opening, seeds: [[0, 'cd'.repeat(16)]] } } }),
      kept => ({ ...kept, head: { ...kept.head, opening: { ...kept.head.opening, game: 'tarot' } } }),
      kept => ({ ...kept, head: { ...kept.head, session: 99 } }),
      kept => ({ ...kept, head: { ...kept.head, id: 'another' } }),
      kept => ({ ...kept, head: null }),
    ];
    for (const change of changes) {
      const to = browser();
      const changed = { ...file, stores: { matches: [change(clone(match))] } };
      expect(cameOf(await takeFile(to, changed))).toEqual({ 'matches 1': 'unreadable' });
      expect(await to.store.list()).toEqual([]);
    }
  });

  test('is not taken where it was changed at a moment that no calendar has', async () => {
    const [match] = file.stores['matches'] as [Kept];
    for (const changed of [Number.MAX_SAFE_INTEGER, -1, 8.64e15 + 1, 0.5, '5', null]) {
      const to = browser();
      const moved = {
        ...file,
        stores: { matches: [{ ...match, head: { ...match.head, changed } }], works: [{ ...work, changed }] },
      };
      expect(cameOf(await takeFile(to, moved))).toEqual({ 'matches 1': 'unreadable', 'works 1': 'unreadable' });
    }
  });

  test('keeps who sits there, and is another where it was dealt otherwise', async () => {
    const there = browser();
    await takeFile(there, file);
    await playOn(there.store, id, 2);
    const [longer] = (await fileFrom(there)).stores['matches'] as [Kept];
    const arrive = async (head: object): Promise<[Browser, Record<string, string>]> => {
      const again = browser();
      await takeFile(again, file);
      const forged = { ...longer, head: { ...longer.head, ...head } };
      return [again, cameOf(await takeFile(again, { ...file, stores: { matches: [forged] } }))];
    };
    const [renamed, cameRenamed] = await arrive({ sitters: [personCalled('Eve')], deal: null, fixed: 9 });
    expect(cameRenamed).toEqual({ 'matches 1': 'longer' });
    const { changed, outcome } = longer.head;
    const [before] = file.stores['matches'] as [Kept];
    expect((await renamed.store.load(id))?.head).toEqual({ ...before.head, changed, outcome });
    const entries = longer.steps.flatMap(step => step.entries).length;
    const seeds = [
      [0, seed],
      [entries, null],
    ];
    const [, cameOtherwise] = await arrive({ opening: { ...longer.head.opening, seeds } });
    expect(cameOtherwise).toEqual({ 'matches 1': 'differs' });
  });

  test('has the outcome that its steps lead to, whatever the file says', async () => {
    const [match] = file.stores['matches'] as [Kept];
    const to = browser();
    const outcome = { places: [1], scores: [999], length: 1, notes: {} };
    await takeFile(to, { ...file, stores: { matches: [{ ...match, head: { ...match.head, outcome } }] } });
    expect(await to.store.list()).toMatchObject([{ id, outcome: null }]);
  });
});

test('an ended match has its outcome only once all of it is there', async () => {
  const easy = botsOf('donjonz').find(({ id }) => id === 'easy');
  const run = easy && playDaily(donjonz, 1, easy);
  if (!run) throw new Error('nobody plays it');
  const from = browser();
  const { log, ...opening } = run.transcript;
  const head = { id: 'ended', session: 1, opening, deal: null, changed: 5, outcome: run.outcome };
  await from.store.create(head, { match: 'ended', seq: 0, kind: 'start', by: -1, entries: log });
  const to = browser();
  expect(cameOf(await takeFile(to, await fileFrom(from)))).toEqual({ 'matches 1': 'new' });
  expect(await to.store.list()).toMatchObject([{ outcome: run.outcome }]);
});

test('a work that was drawn on in both places becomes two, once', async () => {
  const to = browser({ ...work, text: 'another deck' });
  const file = await fileFrom(browser(work));
  expect(cameOf(await takeFile(to, file))).toEqual({ 'works 1': 'new' });
  expect((await to.works.list()).map(({ text }) => text)).toEqual(['another deck', 'a deck']);
  expect(cameOf(await takeFile(to, file))).toEqual({ 'works 1': 'here' });
});

test('the other one may be drawn on as well: reading the file once more does not undo that', async () => {
  const to = browser({ ...work, text: 'another deck' });
  const file = await fileFrom(browser(work));
  await takeFile(to, file);
  const [, other] = await to.works.list();
  if (!other) throw new Error('there is one work only');
  await to.works.put({ ...other, text: 'a deck, drawn on' });
  expect(cameOf(await takeFile(to, file))).toEqual({ 'works 1': 'new' });
  expect((await to.works.list()).map(({ text }) => text)).toEqual(['another deck', 'a deck, drawn on', 'a deck']);
  expect(cameOf(await takeFile(to, file))).toEqual({ 'works 1': 'here' });
});

test('what cannot be taken over holds nothing up', async () => {
  const from = browser(work);
  from.drawer.write('settings', { language: 'fr' });
  const file = await fileFrom(from);
  const to = browser();
  const deep: unknown = JSON.parse(`${'['.repeat(6000)}${']'.repeat(6000)}`);
  const failing = { ...travellingMatches(to.store), take: () => Promise.reject(new Error('no network')) };
  const places = { ...to, stores: { ...to.stores, matches: failing } };
  const odd = { ...file, stores: { matches: [1], works: [work] }, drawer: { deep, ...file.drawer } };
  expect(cameOf(await takeFile(places, odd))).toMatchObject({
    'matches 1': 'unreadable',
    'works 1': 'new',
    settings: 'new',
  });
});

test('of what lies in the drawer, what is here stays and what is missing is added', async () => {
  const [from, to] = [browser(), browser()];
  from.drawer.write('settings', { language: 'fr', light: 'candle' });
  from.drawer.write('names', ['Bo']);
  from.drawer.write('daily', { 'donjonz/1': { match: 'a', day: 1, score: 9 }, 'donjonz/2': { match: 'b', day: 2 } });
  to.drawer.write('settings', { language: 'en' });
  to.drawer.write('names', ['Ada']);
  to.drawer.write('daily', { 'donjonz/1': { match: 'c', day: 1 } });
  const arrived = cameOf(await takeFile(to, await fileFrom(from)));
  expect(arrived).toEqual({ settings: 'longer', names: 'differs', daily: 'longer' });
  expect(to.drawer.read('settings')).toEqual({ language: 'en', light: 'candle' });
  expect(to.drawer.read('names')).toEqual(['Ada']);
  expect(to.drawer.read('daily')).toMatchObject({ 'donjonz/1': { match: 'a', score: 9 }, 'donjonz/2': { match: 'b' } });
});

test('a storage that is full is told, and what was written is a match', async () => {
  const from = browser();
  const id = await dealIn(from.store);
  await playOn(from.store, id, 3);
  const to = memoryStore();
  const full: Store = {
    ...to,
    add: async (step, head) => {
      if (step.seq > 1) throw new DOMException('full', 'QuotaExceededError');
      return to.add(step, head);
    },
  };
  const places = { ...browser(), stores: { matches: travellingMatches(full) } };
  expect(cameOf(await takeFile(places, await fileFrom(from)))).toEqual({ 'matches 1': 'unwritten' });
  expect((await to.load(id))?.steps).toHaveLength(2);
});

test.each([
  ['', 'not-json'],
  ['{"oubliette": 1', 'not-json'],
  ['null', 'not-ours'],
  ['[]', 'not-ours'],
  ['{"game": "donjonz"}', 'not-ours'],
  ['{"oubliette": 0}', 'not-ours'],
  ['{"oubliette": 2}', 'newer'],
  ['{"oubliette": 1, "stores": {}}', 'part'],
  ['{"oubliette": 1, "drawer": {}, "stores": {"matches": {}}}', 'part'],
])('%s is refused: %s', (text, flaw) => {
  expect(readFile(text)).toMatchObject({ flaw });
});

test('a part that is not what it should be is named', () => {
  expect(readFile('{"oubliette": 1, "drawer": {}, "stores": {"works": 3}}')).toEqual({
    flaw: 'part',
    part: 'stores.works',
  });
});

test('whatever was done to a file, reading it never throws and never takes over what does not add up', async () => {
  const from = browser(work);
  await playOn(from.store, await dealIn(from.store), 3);
  from.drawer.write('daily', { 'donjonz/1': { match: 'a', day: 1 } });
  const text = JSON.stringify(await fileFrom(from));
  const cut = fc.nat({ max: text.length });
  const mutation = fc.record({ at: cut, length: fc.nat({ max: 6 }), put: fc.string({ maxLength: 6 }) });
  await fc.assert(
    fc.asyncProperty(mutation, async ({ at, length, put }) => {
      const read = readFile(text.slice(0, at) + put + text.slice(at + length));
      if (isFlaw(read)) return;
      const to = browser();
      await takeFile(to, read);
      for (const { id } of await to.store.list())
        expect(typeof (await openTable(to.store, donjonz, id, silent))).toBe('object');
    }),
    { numRuns: 150 },
  );
});

test('anything at all can stand in the parts of a file', async () => {
  const anything = fc.record({
    stores: fc.dictionary(fc.string(), fc.array(fc.jsonValue())),
    drawer: fc.dictionary(fc.string(), fc.jsonValue()),
  });
  await fc.assert(
    fc.asyncProperty(anything, async parts => {
      const read = readFile(
        JSON.stringify({
          oubliette: 1,
          made: '',
          ...parts,
          stores: { ...parts.stores, matches: Object.values(parts.drawer), works: Object.values(parts.drawer) },
        }),
      );
      if (!isFlaw(read)) await takeFile(browser(), read);
    }),
    { numRuns: 100 },
  );
});
