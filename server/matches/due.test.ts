import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Creation } from '../../wire/http.ts';
import type { Terms } from '../../wire/table.ts';
import { openEngine } from '../storage/open.ts';
import { useDatabases } from '../tests/databases.ts';
import { ENTROPY, Listener, openPlace, type Place, TERMS, think, until, type Wanted } from '../tests/place.ts';
import { actAnyhow, seatPeople, wish } from '../tests/sitting.ts';

const { kinds, server } = useDatabases();
const MINUTE_MS = 60_000;
/** A room that nobody looks at is forgotten after sixty of them. */
const SWEEP_MS = 50;

let ahead = 0;
let places: Place[] = [];

beforeEach(() => {
  ahead = 0;
  places = [];
});

afterEach(async () => {
  for (const place of places) await place.close();
  expect(places.flatMap(({ faults }) => faults)).toEqual([]);
});

async function open(wanted: Wanted): Promise<Place> {
  const place = await openPlace({ ...wanted, ahead: () => ahead });
  places.push(place);
  return place;
}

const agreed = (terms: Partial<Terms>): Partial<Creation> => ({ terms: { ...TERMS, ...terms } });

describe.each(kinds)('on %s', (_name, empty) => {
  let env: Record<string, string>;
  let place: Place;

  beforeEach(async () => {
    env = await empty();
    place = await open({ env });
  });

  /** The summary of a match, as the database has it. */
  async function summaryOf(match: string) {
    const engine = await openEngine(env, 'visit');
    if ('unopened' in engine) throw new Error(engine.unopened);
    const row = await engine.database.selectFrom('standing').selectAll().where('match', '=', match).executeTakeFirst();
    await engine.close();
    return row;
  }

  test('the summary of a match is stored when more has changed than whose turn it is', async () => {
    const { id, room, listeners, people } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
    const waited = async () => (await place.storage.matchesOf(people[0]!.id)).map(({ waiting }) => waiting);
    const before = await summaryOf(id);
    expect(before).toMatchObject({ phase: 'playing' });
    expect(await waited()).toEqual(['0']);
    ahead += MINUTE_MS;
    await actAnyhow(room, listeners[0]!);
    expect(await waited()).toEqual(['1']);
    expect(await summaryOf(id)).toEqual(before);
    await wish(room, listeners[1]!, { type: 'resign' });
    expect(await summaryOf(id)).toMatchObject({ phase: 'ended' });
    expect(await place.storage.matchesOf(people[1]!.id)).toMatchObject([{ match: id, phase: 'ended', waiting: '' }]);
  });

  describe('a seat of a bot', () => {
    const between = [{ type: 'me' }, { type: 'bot', bot: 'random' }] as const;

    test('is taken by somebody who comes later, where the table allows it', async () => {
      const { room, listeners } = await seatPeople(place, ['Ada'], {
        places: [...between],
        ...agreed({ joining: true }),
      });
      await until(() => !room.fold.waiting.includes(1));
      const eve = await place.person('Eve');
      expect(await room.join(eve, { entropy: ENTROPY })).toBe(1);
      expect(listeners[0]?.table?.sitters[1]).toMatchObject({ name: 'Eve', person: true, bot: null });
      const listener = new Listener(eve, 1);
      await room.enter(listener);
      while (room.fold.waiting.includes(0)) await actAnyhow(room, listeners[0]!);
      await actAnyhow(room, listener);
      expect(listener.messages.at(-1)).toMatchObject({ type: 'done' });
    });

    test('is the bot’s otherwise', async () => {
      const { room } = await seatPeople(place, ['Ada'], { places: [...between] });
      expect(await room.join(await place.person('Eve'), { entropy: ENTROPY })).toBe('seat-taken');
    });

    test('that thinks while somebody sits down there does not play any more', async () => {
      let isOver = false;
      const slow = await open({ env: await empty(), think: turn => until(() => isOver).then(() => think(turn)) });
      const { room, id } = await seatPeople(slow, ['Ada'], { places: [...between], ...agreed({ joining: true }) });
      const eve = await slow.person('Eve');
      await room.join(eve, { entropy: ENTROPY });
      isOver = true;
      const listener = new Listener(eve, 1);
      await room.enter(listener);
      await actAnyhow(room, listener);
      expect(
        (await slow.storage.steps(id)).map(({ client }) => client).filter(client => client.startsWith('bot')),
      ).toEqual([]);
    });
  });
});

describe('two processes on one PostgreSQL', () => {
  test('look after what is due, and it happens once', async () => {
    const env = await server();
    const [here, there] = [await open({ env }), await open({ env })];
    const clock = { type: 'turn', milliseconds: MINUTE_MS } as const;
    const more = { game: 'parry', ...agreed({ clock }) };
    const sittings = await Promise.all([1, 2, 3, 4].map(() => seatPeople(here, ['Ada', 'Bob'], more)));
    const others = await Promise.all(sittings.map(({ id }) => there.room(id)));
    ahead += MINUTE_MS;
    for (const { room } of sittings) room.runDue();
    for (const room of others) room.runDue();
    await until(() => [...sittings.map(({ room }) => room), ...others].every(({ fold }) => fold.waiting.includes(1)));
    for (const { id } of sittings) {
      const clients = (await here.storage.steps(id)).map(({ client }) => client);
      expect(clients.filter(client => client === 'clock/0/1')).toHaveLength(1);
      expect(new Set(clients).size).toBe(clients.length);
    }
  });

  test('know of each other’s listeners: nobody is minded who is connected to the other', async () => {
    const env = await server();
    const [here, there] = [await open({ env, sweepMs: SWEEP_MS }), await open({ env, sweepMs: SWEEP_MS })];
    const more = { game: 'parry', ...agreed({ minding: 'always' }) };
    const { id, room, listeners, people } = await seatPeople(here, ['Ada', 'Bob'], more);
    room.leave(listeners[0]!);
    const elsewhere = await there.room(id);
    const ada = new Listener(people[0], 0);
    await elsewhere.enter(ada);
    await elsewhere.settled();
    for (let i = 0; i < 12; i++) {
      ahead += MINUTE_MS / 6;
      await there.storage.presence.announce(id, elsewhere.people);
    }
    await until(() => listeners[1]?.table?.sitters[0]?.here === true);
    while ((await here.storage.due()).includes(id));
    const left = here.storage.now();
    elsewhere.leave(ada);
    await until(() => listeners[1]?.table?.sitters[0]?.here === false);
    ahead += MINUTE_MS;
    await until(() => room.fold.waiting.includes(1));
    await expect.poll(async () => (await there.room(id)).fold.waiting, { timeout: MINUTE_MS / 2 }).toContain(1);
    const minded = (await here.storage.steps(id)).filter(({ client }) => client.startsWith('mind/0/'));
    expect(minded.map(({ at }) => at >= left + MINUTE_MS)).toEqual([true]);
  });

  test('count the onlookers of both, each person once', async () => {
    const env = await server();
    const [here, there] = [await open({ env }), await open({ env })];
    const { id, room, listeners } = await seatPeople(here, ['Ada', 'Bob'], {});
    const other = await there.room(id);
    const eve = await here.person('Eve');
    const onlookers = [room, other].flatMap(at =>
      [undefined, eve].map(person => ({ at, listener: new Listener(person, -2) })),
    );
    for (const { at, listener } of onlookers) await at.enter(listener);
    const counted = () => [listeners[0]?.table?.onlookers, onlookers.at(-1)?.listener.table?.onlookers];
    await until(() => counted().every(count => count === 3));
    for (const { at, listener } of onlookers.slice(0, 3)) at.leave(listener);
    await until(() => counted().every(count => count === 1));
  });
});
