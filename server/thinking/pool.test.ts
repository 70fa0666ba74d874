import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Listener, openPlace, until } from '../tests/place.ts';
import { creation } from '../rig/shelf.ts';
import { actAnyhow, seatPeople, wish } from '../tests/sitting.ts';
import type { Thinking } from '../matches/automation.ts';
import { openThinkers, type Thinkers } from './pool.ts';

let folder: string;
let thinkers: Thinkers;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oubliette-thinking-'));
});

afterEach(async () => {
  await thinkers.close();
  rmSync(folder, { recursive: true });
});

const flag = () => join(folder, 'thought-enough');
const begun = () => join(folder, 'begun');

/** One bot answers, against the rules, one throws, one takes its time, one thinks until it is told to stop. */
function workerFile(): string {
  const file = join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
     export default ({ bot }) => {
       if (bot === 'endless') for (writeFileSync(${JSON.stringify(begun())}, ''); ; );
       if (bot === 'clumsy') throw new Error('stumbled');
       for (const end = Date.now() + 300; bot === 'steady' && Date.now() < end; );
       while (bot === 'slow' && !existsSync(${JSON.stringify(flag())}));
       return { type: 'seal', pip: 9 };
     };
     export const tryOut = ({ number }) => {
       while (number === 99 && !existsSync(${JSON.stringify(flag())}));
       return { length: number };
     };`,
  );
  return file;
}

const turnOf = (bot: string) => ({
  game: 'sealed',
  start: { version: 1, seats: 2, options: {} },
  bot,
  seat: 1,
  view: {},
  decision: 1,
  luck: 'luck',
});

const asker = (more: Partial<Thinking> = {}): Thinking => ({
  match: 'm',
  share: 1,
  unwanted: new AbortController().signal,
  ...more,
});

test('a bot that throws is told of, and the next one is asked all the same', async () => {
  thinkers = openThinkers(workerFile());
  await expect(thinkers.think(turnOf('clumsy'), asker())).rejects.toThrow('stumbled');
  expect(await thinkers.think(turnOf('quick'), asker())).toEqual({ type: 'seal', pip: 9 });
});

test('a bot lost in thought is given up, and the next one is asked all the same', async () => {
  thinkers = openThinkers(workerFile(), { budget: 2000 });
  await expect(thinkers.think(turnOf('slow'), asker())).rejects.toThrow(/abort/i);
  expect(await thinkers.think(turnOf('quick'), asker())).toEqual({ type: 'seal', pip: 9 });
});

test('whoever closes does not wait for a bot that thinks', async () => {
  thinkers = openThinkers(workerFile(), { threads: 1 });
  const thought = expect(thinkers.think(turnOf('slow'), asker())).rejects.toThrow(/terminat|destroy/i);
  const queued = expect(thinkers.think(turnOf('quick'), asker())).resolves.toBeUndefined();
  await thinkers.close();
  await Promise.all([thought, queued]);
});

/** Milliseconds from the wish to stop a bot in the middle of an endless thought until its thread has ended. */
async function stopped(): Promise<number> {
  thinkers = openThinkers(workerFile(), { threads: 1 });
  const thought = expect(thinkers.think(turnOf('endless'), asker())).rejects.toThrow(/terminat|destroy/i);
  await until(() => existsSync(begun()));
  rmSync(begun());
  const from = performance.now();
  await thinkers.close();
  const lasted = performance.now() - from;
  await thought;
  return lasted;
}

test('a bot is stopped in the middle of an endless thought; five times slower than the 50 ms it may take is forgiven', async () => {
  const waits = [await stopped(), await stopped(), await stopped(), await stopped(), await stopped()];
  expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(250);
});

test('a bot is given its budget to think, however long it has waited', async () => {
  thinkers = openThinkers(workerFile(), { budget: 3000 });
  await thinkers.think(turnOf('quick'), asker());
  const thoughts = Array.from({ length: 12 }, () => thinkers.think(turnOf('steady'), asker()));
  expect(await Promise.all(thoughts)).toEqual(thoughts.map(() => ({ type: 'seal', pip: 9 })));
});

test('while one thread is lost in thought the others answer, and whoever waits gets the first that is free', async () => {
  thinkers = openThinkers(workerFile(), { budget: 60_000, threads: 2 });
  const slow = thinkers.think(turnOf('slow'), asker());
  const quick = Array.from({ length: 5 }, () => thinkers.think(turnOf('quick'), asker({ match: 'other' })));
  expect(await Promise.all(quick)).toHaveLength(5);
  writeFileSync(flag(), '');
  expect(await slow).toEqual({ type: 'seal', pip: 9 });
});

test('what nobody wants to know any more is not thought about', async () => {
  thinkers = openThinkers(workerFile());
  expect(await thinkers.think(turnOf('clumsy'), asker({ unwanted: AbortSignal.abort() }))).toBeUndefined();
});

test('a bot is stopped in the middle of a thought about a seat that has resigned, and nobody is woken for it', async () => {
  thinkers = openThinkers(workerFile(), { budget: 3_600_000, threads: 1 });
  const place = await openPlace({ think: (turn, thinking) => thinkers.think({ ...turn, bot: 'endless' }, thinking) });
  const { room, listeners } = await seatPeople(place, ['Ada', 'Bob'], {});
  await wish(room, listeners[0]!, { type: 'hand', bot: 'random' });
  await until(() => existsSync(begun()));
  await wish(room, listeners[0]!, { type: 'resign' });
  expect(await thinkers.think(turnOf('quick'), asker())).toEqual({ type: 'seal', pip: 9 });
  expect(place.faults).toEqual([]);
  await place.close();
});

test('nobody waits for a bot that thinks: a step of a person is stored meanwhile', async () => {
  thinkers = openThinkers(workerFile());
  const place = await openPlace({ think: (turn, thinking) => thinkers.think({ ...turn, bot: 'slow' }, thinking) });
  const places = [{ type: 'me' as const }, { type: 'bot' as const, bot: 'random' }];
  const { room, listeners } = await seatPeople(place, ['Ada'], { places });
  await actAnyhow(room, listeners[0]!);
  await actAnyhow(room, listeners[0]!);
  expect(listeners[0]?.all('done')).toHaveLength(2);
  expect(room.fold.waiting).toEqual([1]);
  writeFileSync(flag(), '');
  await until(() => room.fold.waiting.includes(0));
  await place.close();
});

test.each([
  ['fail', 'clumsy', [expect.objectContaining({ message: 'stumbled' })]],
  [
    'break a rule',
    'quick',
    [expect.objectContaining({ message: expect.stringMatching(/^random plays parry against P/) })],
  ],
])('a bot whose thoughts %s plays anything legal, and the match goes on', async (_how, bot, faults) => {
  thinkers = openThinkers(workerFile());
  const place = await openPlace({ think: (turn, thinking) => thinkers.think({ ...turn, bot }, thinking) });
  const places = [{ type: 'bot' as const, bot: 'random' }, { type: 'me' as const }];
  const { room } = await seatPeople(place, ['Ada'], { game: 'parry', places });
  await until(() => room.fold.waiting.includes(1));
  expect(place.faults).toEqual(faults);
  await place.close();
});

test('the bots of one host do not starve those of another, however many matches they have', async () => {
  thinkers = openThinkers(workerFile(), { budget: 60_000, threads: 1 });
  const asked: number[] = [];
  const answered: number[] = [];
  const place = await openPlace({
    think: (turn, thinking) => {
      asked.push(thinking.share);
      return thinkers.think({ ...turn, bot: 'slow' }, thinking).finally(() => answered.push(thinking.share));
    },
  });
  const bots = Array.from({ length: 3 }, () => ({ type: 'bot' as const, bot: 'random' }));
  const flood = { places: [{ type: 'me' as const }, ...bots], options: { rounds: 20 } };
  const laid = async (share: number) => {
    const host = await place.person('Host');
    const head = await place.rooms.create(creation(flood), host, { share });
    if (typeof head === 'string') throw new Error(head);
    const room = await place.room(head.id);
    await room.settled();
    return { room, listener: new Listener(host, 0) };
  };
  const flooding = await Promise.all(Array.from({ length: 30 }, () => laid(1)));
  const honest = await laid(2);
  for (const { room, listener } of [...flooding, honest]) await room.enter(listener);
  await until(() => asked.includes(2));
  expect(asked.filter(share => share === 1).length).toBeGreaterThan(30);
  writeFileSync(flag(), '');
  await until(() => answered.includes(2));
  expect(answered.indexOf(2)).toBeLessThanOrEqual(2);
  await place.close();
});

test('matches on somebody’s work are played among the turns of bots, and one without an end is given up', async () => {
  thinkers = openThinkers(workerFile(), { threads: 1 });
  const match = { game: 'sealed', options: {}, seed: 'work', number: 7 };
  expect(await thinkers.tryOut(match, asker())).toEqual({ length: 7 });
  const endless = expect(thinkers.tryOut({ ...match, number: 99 }, asker({ match: 'work', share: 2 }))).rejects.toThrow(
    /abort/i,
  );
  expect(await thinkers.think(turnOf('quick'), asker())).toEqual({ type: 'seal', pip: 9 });
  await endless;
  expect(await thinkers.tryOut(match, asker({ unwanted: AbortSignal.abort() }))).toBeUndefined();
});
