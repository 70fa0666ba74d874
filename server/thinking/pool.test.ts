import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlace, until } from '../tests/place.ts';
import { actAnyhow, seatPeople } from '../tests/sitting.ts';
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

/** One bot answers, against the rules, one throws, one thinks until it is told to stop. */
function workerFile(): string {
  const file = join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `import { existsSync } from 'node:fs';
     export default ({ bot }) => {
       if (bot === 'clumsy') throw new Error('stumbled');
       while (bot === 'slow' && !existsSync(${JSON.stringify(flag())}));
       return { type: 'seal', pip: 9 };
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
  luck: 'luck',
});

test('a bot that throws is told of, and the next one is asked all the same', async () => {
  thinkers = openThinkers(workerFile());
  await expect(thinkers.think(turnOf('clumsy'))).rejects.toThrow('stumbled');
  expect(await thinkers.think(turnOf('quick'))).toEqual({ type: 'seal', pip: 9 });
});

test('a bot lost in thought is given up, and the next one is asked all the same', async () => {
  thinkers = openThinkers(workerFile(), 2000);
  await expect(thinkers.think(turnOf('slow'))).rejects.toThrow(/abort/i);
  expect(await thinkers.think(turnOf('quick'))).toEqual({ type: 'seal', pip: 9 });
});

test('nobody waits for a bot that thinks: a step of a person is stored meanwhile', async () => {
  thinkers = openThinkers(workerFile());
  const place = await openPlace({ think: turn => thinkers.think({ ...turn, bot: 'slow' }) });
  const places = [{ type: 'me' as const }, { type: 'bot' as const, bot: 'random' }];
  const { room, guests } = await seatPeople(place, ['Ada'], { places });
  await actAnyhow(room, guests[0]!);
  await actAnyhow(room, guests[0]!);
  expect(guests[0]?.all('done')).toHaveLength(2);
  expect(room.fold.waiting).toEqual([1]);
  writeFileSync(flag(), '');
  await until(() => room.fold.waiting.includes(0));
  await place.close();
});

test.each([
  ['fail', 'clumsy', [expect.objectContaining({ message: 'stumbled' })]],
  ['break a rule', 'quick', []],
])('a bot whose thoughts %s plays anything legal, and the match goes on', async (_how, bot, faults) => {
  thinkers = openThinkers(workerFile());
  const place = await openPlace({ think: turn => thinkers.think({ ...turn, bot }) });
  const places = [{ type: 'bot' as const, bot: 'random' }, { type: 'me' as const }];
  const { room } = await seatPeople(place, ['Ada'], { game: 'parry', places });
  await until(() => room.fold.waiting.includes(1));
  expect(place.faults).toEqual(faults);
  await place.close();
});
