import { describe, expect, test } from 'vitest';
import type { Random } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Place as Chosen } from '../../wire/http.ts';
import type { Wish } from '../../wire/request.ts';
import type { Person } from '../storage/people.ts';
import { useDatabases } from '../tests/databases.ts';
import { ENTROPY, Listener, openPlace, type Place, TERMS } from '../tests/place.ts';
import { newClient } from '../tests/sitting.ts';
import { type Fold, phaseOf } from './fold.ts';
import { headOf } from './head.ts';
import type { Room } from './room.ts';
import { foldRows } from './rows.ts';

const { file, server } = useDatabases();
const ROUNDS = 8;
const BURST = 80;
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'];
const SEATS = 4;

/** The same table, as it is open at one process or at two. */
interface Table {
  readonly id: string;
  readonly places: readonly Place[];
  readonly rooms: readonly Room[];
  readonly people: readonly Person[];
}

async function laid(places: readonly Place[], begins: 'full' | 'ready'): Promise<Table> {
  const people = await Promise.all(NAMES.map(name => places[0]!.person(name)));
  const chosen: Chosen[] = [{ type: 'me' }, ...Array.from({ length: SEATS - 1 }, () => ({ type: 'open' }) as const)];
  const terms = { ...TERMS, begins };
  const { id } = await places[0]!.found({ game: 'dice-and-danger', places: chosen, terms }, people[0]!);
  return { id, places, people, rooms: await Promise.all(places.map(place => place.room(id))) };
}

/** Something that somebody does at a table that gathers, whether they may or not. */
function anything({ rooms, people }: Table, random: Random): Promise<unknown> {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const [room, person] = [pick(rooms), pick(people)];
  const own = room.fold.chairs.findIndex(each => each.person === person.id);
  const seat = random(3) === 0 ? random(SEATS) : Math.max(0, own);
  const wish = (what: object) =>
    room.wish(new Listener(person, seat), { id: newClient(), seat, ...what } as unknown as Wish);
  const host = new Listener(people[0], 0);
  const command = (what: object) => room.wish(host, { id: newClient(), ...what } as unknown as Wish);
  return pick([
    () => room.join(person, { entropy: ENTROPY }),
    () => room.join(person, { entropy: ENTROPY, seat: random(SEATS) }),
    () => wish({ type: 'ready', isReady: random(2) === 0 }),
    () => wish({ type: 'leave' }),
    () => wish({ type: 'move', to: random(SEATS) }),
    () => command({ type: 'fill', seat: random(SEATS), bot: random(2) === 0 ? 'easy' : null }),
    () => (random(4) === 0 ? command({ type: 'remove', seat: random(SEATS) }) : wish({ type: 'ready', isReady: true })),
    () => (random(6) === 0 ? command({ type: 'begin' }) : room.join(person, { entropy: ENTROPY })),
    () => (random(40) === 0 ? command({ type: 'close' }) : room.enter(new Listener(person, -2))),
  ])();
}

/** Whatever has happened: what must hold of a table. */
function hold(fold: Fold): void {
  const seated = fold.chairs.flatMap(({ person }) => person ?? []);
  expect(new Set(seated).size).toBe(seated.length);
  for (const removed of fold.moderation.removed) expect(seated).not.toContain(removed);
  for (const ready of fold.ready) expect([...seated, fold.head.host]).toContain(ready);
  expect(fold.head.chairs).toHaveLength(fold.chairs.length);
  expect([fold.decisions.length, fold.since.length, fold.clocks.length]).toEqual(
    Array.from({ length: 3 }, () => fold.chairs.length),
  );
  if (!fold.match) return;
  expect(fold.match.start.seats).toBe(fold.chairs.length);
  expect(seated.length).toBeGreaterThan(0);
  expect(fold.chairs.every(({ person, bot }) => person !== null || bot !== null)).toBe(true);
}

async function run(table: Table, random: Random): Promise<string> {
  const { id, rooms, places } = table;
  await Promise.all(Array.from({ length: BURST }, () => anything(table, random)));
  for (const room of rooms) await room.settled();
  for (const room of rooms) await room.readOn();
  const { storage } = places[0]!;
  const [row, steps] = [await storage.match(id), await storage.steps(id)];
  const stored = foldRows(headOf(row!)!, steps);
  for (const room of rooms) {
    hold(room.fold);
    expect(stored?.fold.chairs.map(({ person, bot }) => [person, bot])).toEqual(
      room.fold.chairs.map(({ person, bot }) => [person, bot]),
    );
  }
  const kinds = steps.map(({ kind }) => kind);
  expect(kinds.filter(kind => kind === 'start').length).toBeLessThanOrEqual(1);
  const end = kinds.indexOf('end');
  if (end >= 0) expect(kinds.slice(end + 1)).toEqual([]);
  return phaseOf(rooms[0]!.fold);
}

describe.each([
  ['a file', file, 1],
  ['PostgreSQL', server, 1],
  ['PostgreSQL, at two processes', server, 2],
] as const)('on %s', (_name, empty, processes) => {
  test.each(['full', 'ready'] as const)(
    'dozens who come, go, are sent away and begin at once leave a table that holds together (begins: %s)',
    async begins => {
      const env = await empty();
      const places = await Promise.all(Array.from({ length: processes }, () => openPlace({ env })));
      const phases: string[] = [];
      for (let round = 0; round < ROUNDS; round++)
        phases.push(await run(await laid(places, begins), randomFrom(`${begins} ${round}`)));
      expect(phases).toContain('playing');
      for (const place of places) {
        await place.close();
        expect(place.faults).toEqual([]);
      }
    },
  );
});

test('who sits down at a table that is being closed is told that it is too late, or sat there before', async () => {
  const place = await openPlace();
  const [ada, bob] = [await place.person('Ada'), await place.person('Bob')];
  const { id } = await place.found({}, ada);
  const room = await place.room(id);
  const host = new Listener(ada, 0);
  await Promise.all([
    room.wish(host, { type: 'close', id: newClient() }),
    room.join(bob, { entropy: ENTROPY }).then(answer => expect(answer).toBe('not-now')),
  ]);
  expect(room.fold.chairs[1]?.person).toBeNull();
  await place.close();
});
