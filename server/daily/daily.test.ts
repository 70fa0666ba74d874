import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playDaily } from '../../bots/daily.ts';
import { botsOf } from '../../bots/index.ts';
import { dailyNumberAt, dailyStart } from '../../games/daily.ts';
import { gameById } from '../../games/index.ts';
import type { Kind } from '../../kernel/game.ts';
import type { Transcript } from '../../kernel/match.ts';
import type { DailyResults } from '../../wire/daily.ts';
import type { FaultCode } from '../../wire/fault.ts';
import { readGuarding } from '../online/config.ts';
import { backUp, restore } from '../storage/backup.ts';
import { migrate } from '../storage/migrations.ts';
import { openEngine } from '../storage/open.ts';
import { Storage } from '../storage/storage.ts';
import { GENEROUS } from '../rig/shelf.ts';
import { useDatabases } from '../tests/databases.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { SetTime } from '../tests/time.ts';

const { kinds, file } = useDatabases();

/** Results of today are taken tomorrow, too: midnight may pass meanwhile. */
const TODAY = dailyNumberAt(Date.now());

function runOf(id: string, number: number, level = 'random'): Transcript<Kind> {
  const game = gameById(id);
  const bot = botsOf(id).find(each => each.id === level);
  const run = game && bot && playDaily(game, number, bot);
  if (!run) throw new Error(`nobody plays ${id} ${number}`);
  return run.transcript;
}

const run = runOf('donjonz', TODAY, 'easy');
const poorer = runOf('donjonz', TODAY);

let count = 0;
const newName = (): string => `Ada ${'abcdefghijklmnopqrstuvwxyz'[count++ % 26]}${count}`;

const bring = (who: Browser, transcript: unknown, name = newName(), deal = `donjonz/${TODAY}`) =>
  who.ask('POST', `/daily/${deal}`, { name, transcript });

const tableOf = async (who: Browser, deal = `donjonz/${TODAY}`): Promise<DailyResults> =>
  (await who.ask('GET', `/daily/${deal}`)).json as unknown as DailyResults;

async function storageOf(env: Record<string, string>): Promise<Storage> {
  const engine = await openEngine(env, 'visit');
  if ('unopened' in engine) throw new Error(engine.unopened);
  return Storage.over(engine);
}

test('a server keeps a table of the daily deals unless whoever runs it switches that off', async () => {
  const site = await openSite({ OUBLIETTE_DAILY: 'off' });
  const ada = new Browser(site.link);
  expect((await ada.ask('GET', '/house')).json).toEqual({ gallery: false, daily: false });
  const none = { status: 404, json: { fault: 'no-daily' } };
  expect(await bring(ada, run)).toMatchObject(none);
  for (const path of [`/daily/donjonz/${TODAY}`, `/daily/results/${'0'.repeat(20)}`])
    expect(await ada.ask('GET', path)).toMatchObject(none);
  await site.close();
  expect(readGuarding({})).toMatchObject({ daily: 'on' });
  expect(readGuarding({ OUBLIETTE_DAILY: 'yes' })).toEqual({
    unopened: "OUBLIETTE_DAILY must be 'on' or 'off', not 'yes'.",
  });
});

const [[, seed] = [0, null]] = run.seeds;
const last = run.log.length - 1;

/** Transcripts that somebody has made up, and what is said of each. */
const FORGED: readonly (readonly [what: string, transcript: unknown, fault: FaultCode])[] = [
  ['another seed', { ...run, seeds: [[0, 'ab'.repeat(16)]] }, 'other-deal'],
  ['chance typed in', { ...run, seeds: [[0, null]] }, 'other-deal'],
  [
    'chance typed in from the middle on',
    {
      ...run,
      seeds: [
        [0, seed],
        [10, null],
      ],
    },
    'other-deal',
  ],
  ['other options', { ...run, options: { ...run.options, doorWithoutKey: 'plain' } }, 'other-deal'],
  ['a deck of one’s own', { ...run, options: { ...run.options, deck: 'x' } }, 'other-deal'],
  ['another number', runOf('donjonz', TODAY - 1), 'other-deal'],
  ['another game', runOf('dice-and-danger', TODAY), 'other-deal'],
  ['another version', { ...run, version: 2 }, 'other-deal'],
  ['a proof that says nothing', { ...run, proof: { commitment: seed, secret: seed, entropy: [] } }, 'other-deal'],
  ['no end', { ...run, log: run.log.slice(0, last) }, 'unplayed'],
  ['no beginning', { ...run, log: [] }, 'unplayed'],
  ['more after the end', { ...run, log: [...run.log, run.log[last]] }, 'unplayed'],
  [
    'another card than the seed deals',
    { ...run, log: run.log.map(([by, action], i) => (i === 0 ? [by, { ...action, card: 3 }] : [by, action])) },
    'unplayed',
  ],
  [
    'a step that nobody can make',
    { ...run, log: run.log.map((entry, i) => (i === last ? [0, { type: 'fly' }] : entry)) },
    'unplayed',
  ],
  ['entries that are none', { ...run, log: [null, 7, 'x'] }, 'unplayed'],
  ['far too many entries', { ...run, log: Array.from({ length: 2001 }, () => [0, 0]) }, 'bad-shape'],
  ['no log', { ...run, log: undefined }, 'bad-shape'],
  ['no transcript', 'donjonz', 'bad-shape'],
];

describe.each(kinds)('on %s', (_name, empty) => {
  let site: OpenSite;
  let env: Record<string, string>;

  beforeAll(async () => {
    env = await empty();
    site = await openSite(env, GENEROUS);
  });

  afterAll(async () => {
    await site.close();
    expect(site.logged).toEqual([]);
  });

  test('a result is played again, kept and shown, the best first', async () => {
    const [ada, bob] = [new Browser(site.link), new Browser(site.link)];
    expect(await tableOf(ada, `the-dungeon/${TODAY}`)).toEqual({ results: [], count: 0, own: null, isOpen: true });
    expect(await bring(bob, poorer, 'Bob')).toMatchObject({ status: 200, json: { isNew: true } });
    const { json } = await bring(ada, run, 'Ada Lovelace');
    const table = await tableOf(ada);
    expect(table).toMatchObject({
      results: [
        { name: 'Ada Lovelace', score: json?.['score'], isOwn: true, isClaimed: false },
        { name: 'Bob', isOwn: false },
      ],
      count: 2,
      own: { score: json?.['score'], takenDown: null },
    });
    const [first] = table.results;
    const told = await bob.ask('GET', `/daily/results/${first?.id}`);
    expect(told.json).toEqual({ name: 'Ada Lovelace', transcript: JSON.parse(JSON.stringify(run)) });
    expect((await tableOf(new Browser(site.link))).own).toBeNull();
  });

  test('every game that has daily deals is played again', async () => {
    for (const game of ['dice-and-danger', 'the-dungeon']) {
      const deal = `${game}/${TODAY}`;
      expect(await bring(new Browser(site.link), runOf(game, TODAY), 'Eve', deal)).toMatchObject({ status: 200 });
    }
  });

  test.each(FORGED)('%s is not believed, and nobody is remembered for it', async (_what, transcript, fault) => {
    const eve = new Browser(site.link);
    const before = await tableOf(eve);
    const { status, json } = await bring(eve, transcript);
    expect([status, json]).toMatchObject([400, { fault, sentence: expect.any(String) }]);
    expect(eve.cookie).toBe('');
    expect(await tableOf(eve)).toEqual(before);
  });

  test('what is larger than any run is not read', async () => {
    const fat = { ...run, log: run.log.map(([by, action]) => [by, { ...action, padding: 'x'.repeat(3000) }]) };
    expect((await bring(new Browser(site.link), fat)).json).toMatchObject({ fault: 'too-long' });
  });

  test('the first result of a person stays, also of many that come at once', async () => {
    const ada = new Browser(site.link);
    await ada.create({ name: newName() });
    const answers = await Promise.all([run, poorer, run, poorer, run, poorer].map(each => bring(ada, each)));
    expect(answers.filter(({ json }) => json?.['isNew'] === true)).toHaveLength(1);
    expect(new Set(answers.map(({ json }) => json?.['score'])).size).toBe(1);
    const { results } = await tableOf(ada);
    expect(results.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  });

  test('only deals whose day has come have a table, and only for two days results are taken', async () => {
    const ada = new Browser(site.link);
    for (const deal of [`donjonz/${TODAY + 2}`, 'donjonz/0', 'donjonz/999999', `dungeon-pen/${TODAY}`, 'tarot/1']) {
      const { json } = await ada.ask('GET', `/daily/${deal}`);
      expect(['no-such-daily', 'bad-shape']).toContain(json?.['fault']);
    }
    const old = TODAY - 3;
    expect(await tableOf(ada, `donjonz/${old}`)).toMatchObject({ isOpen: false });
    expect(await bring(ada, runOf('donjonz', old), 'Ada', `donjonz/${old}`)).toMatchObject({
      status: 409,
      json: { fault: 'too-late' },
    });
    const ahead = TODAY + 2;
    expect(await bring(ada, runOf('donjonz', ahead), 'Ada', `donjonz/${ahead}`)).toMatchObject({ status: 404 });
  });

  test('nobody brings a result under a name that is somebody else’s', async () => {
    const owner = new Browser(site.link);
    await owner.create({ name: 'Owner' });
    await owner.ask('POST', '/me/claim', { name: 'Owner', passphrase: 'analytical engine' });
    expect(await bring(new Browser(site.link), run, 'Owner')).toMatchObject({ json: { fault: 'name-taken' } });
  });

  test('whoever deletes themselves takes their results along; a result that is taken down is told why', async () => {
    const [ada, eve] = [new Browser(site.link), new Browser(site.link)];
    await bring(ada, run, 'Short');
    await bring(eve, run, 'Rude');
    const idOf = async (name: string): Promise<string> =>
      (await tableOf(ada)).results.find(result => result.name === name)?.id ?? '';
    const [short, rude] = [await idOf('Short'), await idOf('Rude')];
    expect((await ada.ask('POST', '/me/erase', {})).status).toBe(204);
    expect((await eve.ask('GET', `/daily/results/${short}`)).json).toMatchObject({ fault: 'no-such-result' });
    const storage = await storageOf(env);
    expect(await storage.results.takeDown(rude, 'A rude name')).toBe(true);
    expect(await storage.results.takeDown(rude, 'Again')).toBe(false);
    expect((await tableOf(eve)).own).toMatchObject({ takenDown: 'A rude name' });
    expect((await tableOf(eve)).results.map(({ id }) => id)).not.toContain(rude);
    expect((await eve.ask('GET', `/daily/results/${rude}`)).status).toBe(404);
    expect((await bring(eve, poorer, 'Rude')).json).toMatchObject({ isNew: false });
    expect(await storage.results.restore(rude)).toBe(true);
    expect(await idOf('Rude')).toBe(rude);
    const [best] = await storage.results.best({ game: 'donjonz', number: TODAY });
    expect(best, 'a list holds no runs').not.toHaveProperty('log');
    await storage.close();
  });

  test('results are in a backup, and come back from it', async () => {
    const lines: string[] = [];
    const engine = await openEngine(env, 'visit');
    if ('unopened' in engine) throw new Error(engine.unopened);
    await backUp(engine, line => lines.push(line));
    await engine.close();
    expect(lines.some(line => line.startsWith('["result"'))).toBe(true);
    const other = await openEngine(await file(), 'serve');
    if ('unopened' in other) throw new Error(other.unopened);
    await restore(other, async function* () {
      yield* lines;
    });
    const storage = await Storage.over(other);
    expect((await storage.results.latest('donjonz', TODAY)).length).toBeGreaterThan(0);
    await storage.close();
  });
});

test('one address brings so many results and no more', async () => {
  const site = await openSite({}, { ...GENEROUS, resultsPerAddress: { burst: 2, perSecond: 0.001 } });
  const ada = new Browser(site.link);
  for (let i = 0; i < 2; i++)
    expect((await bring(ada, { ...run, version: 2 })).json).toMatchObject({ fault: 'other-deal' });
  expect(await bring(ada, run)).toMatchObject({ status: 429, json: { fault: 'too-fast' } });
  await site.close();
});

test('one address does not fill the table of a deal, whatever it is called each time', async () => {
  const site = await openSite({}, { ...GENEROUS, resultsPerDeal: { burst: 2, perSecond: 0.001 } });
  const ada = new Browser(site.link);
  const first = await bring(ada, run);
  expect([first.status, (await bring(ada, run)).status]).toEqual([200, 200]);
  const others = await Promise.all(Array.from({ length: 3 }, () => bring(new Browser(site.link), run)));
  expect(others.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 429, 429]);
  expect(await tableOf(new Browser(site.link))).toMatchObject({ count: 2 });
  const other = await bring(
    new Browser(site.link),
    runOf('dice-and-danger', TODAY),
    newName(),
    `dice-and-danger/${TODAY}`,
  );
  expect(other.status).toBe(200);
  await site.close();
});

test('the day is that of the calendar as soon as the time of day is set right, however far it was out', async () => {
  const day = 86_400_000;
  const time = new SetTime(dailyStart(TODAY) + day / 2);
  const site = await openSite({}, GENEROUS, { time });
  const ada = new Browser(site.link);
  expect(await bring(ada, run)).toMatchObject({ status: 200 });
  time.set(400 * day);
  expect(await tableOf(ada)).toMatchObject({ isOpen: false, count: 1 });
  expect(await tableOf(ada, `donjonz/${TODAY + 400}`)).toMatchObject({ isOpen: true });
  time.set(-400 * day);
  expect(await tableOf(ada)).toMatchObject({ isOpen: true, count: 1 });
  await site.close();
});

test('however many results a deal has, they are counted and the best of them found without reading a run', async () => {
  const engine = await openEngine(await file(), 'serve');
  if ('unopened' in engine) throw new Error(engine.unopened);
  await migrate(engine.database);
  const deal = engine.database.selectFrom('result').where('game', '=', 'donjonz').where('number', '=', 5);
  const shown = deal.where('taken', 'is', null);
  const planOf = async (query: { compile(): CompiledQuery }): Promise<string> => {
    const compiled = query.compile();
    const plan = { ...compiled, sql: `explain query plan ${compiled.sql}` };
    return JSON.stringify((await engine.database.executeQuery(plan)).rows[0]);
  };
  expect(await planOf(shown.select(({ fn }) => fn.countAll().as('shown')))).toContain('USING COVERING INDEX');
  expect(await planOf(shown.select('id').orderBy('score', 'desc'))).toContain('(game=? AND number=? AND taken=?)');
  await engine.close();
});
