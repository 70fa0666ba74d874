import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Creation } from '../../wire/bodies.ts';
import type { Terms } from '../../wire/table.ts';
import { useDatabases } from '../tests/databases.ts';
import { ENTROPY, Listener, openPlace, type Place, TERMS, think, until, type Wanted } from '../tests/place.ts';
import { actAnyhow, seatPeople, wish } from '../tests/sitting.ts';
import { phaseOf } from './fold.ts';
import { foldRows } from './rows.ts';
import type { Room } from './room.ts';

const { kinds, server } = useDatabases();
const MINUTE_MS = 60_000;

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
const botAt = (room: Room, seat: number) => room.fold.chairs[seat]?.bot ?? null;

describe.each(kinds)('on %s', (_name, empty) => {
  let place: Place;

  beforeEach(async () => {
    place = await open({ env: await empty() });
  });

  test('how a match stands is stored when more has changed than whose turn it is', async () => {
    const { id, room, guests, people } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
    const written = vi.spyOn(place.storage, 'write');
    const waited = async () => (await place.storage.matchesOf(people[0]!.id)).map(({ waiting }) => waiting);
    expect(await waited()).toEqual(['0']);
    await actAnyhow(room, guests[0]!);
    expect(await waited()).toEqual(['1']);
    await wish(room, guests[1]!, { type: 'resign' });
    expect(written.mock.calls.map(([{ standing }]) => standing?.phase)).toEqual([undefined, 'ended']);
    expect(await place.storage.matchesOf(people[1]!.id)).toMatchObject([{ match: id, phase: 'ended', waiting: '' }]);
  });

  describe('a clock', () => {
    const clock = { type: 'turn', milliseconds: MINUTE_MS } as const;

    test('that runs out loses the seat, where the table says so', async () => {
      const more = { game: 'parry', ...agreed({ clock, timeout: 'lost' }) };
      const { room, guests } = await seatPeople(place, ['Ada', 'Bob'], more);
      ahead += MINUTE_MS;
      await until(() => phaseOf(room.fold) === 'ended');
      expect(guests[1]?.now.outcome?.places).toEqual([0, 1]);
      expect(guests[1]?.table?.sitters[0]).toMatchObject({ forfeited: 'time' });
    });

    test('that runs out lets a bot play the turn, otherwise', async () => {
      const { room, id } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry', ...agreed({ clock }) });
      ahead += MINUTE_MS;
      await until(() => room.fold.waiting.includes(1));
      expect((await place.storage.steps(id)).at(-1)?.client).toBe('clock/0/1');
      expect(botAt(room, 0)).toBeNull();
    });

    test('that ran out is told until the seat acts by itself', async () => {
      const { room, id, guests } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry', ...agreed({ clock }) });
      const late = (guest: Listener | undefined) => guest?.table?.sitters.map(sitter => sitter.late === true);
      ahead += MINUTE_MS;
      await until(() => room.fold.waiting.includes(1));
      for (const guest of guests) expect(late(guest)).toEqual([true, false]);
      while (!room.fold.waiting.includes(0)) await actAnyhow(room, guests[1]!);
      const folded = foldRows(room.fold.head, await place.storage.steps(id));
      expect(folded?.fold.late).toEqual(new Set([0]));
      await actAnyhow(room, guests[0]!);
      for (const guest of guests) expect(late(guest)).toEqual([false, false]);
    });

    test('with a bank takes what a turn has cost and adds what it earns', async () => {
      const bank = { type: 'bank', milliseconds: MINUTE_MS, increment: 5000 } as const;
      const { room, guests } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry', ...agreed({ clock: bank }) });
      ahead += 20_000;
      await actAnyhow(room, guests[0]!);
      expect(room.fold.banks[0]).toBeGreaterThan(44_000);
      expect(room.fold.banks[0]).toBeLessThanOrEqual(45_000);
      expect(room.fold.banks[1]).toBe(MINUTE_MS);
    });
  });

  describe('minding by vote', () => {
    const seated = () => seatPeople(place, ['Ada', 'Bob', 'Cid'], agreed({ minding: 'vote' }));

    test('needs somebody to be away, and the word of everybody else', async () => {
      const { room, guests } = await seated();
      const [ada, bob, cid] = guests as [Listener, Listener, Listener];
      await wish(room, ada, { type: 'hand', seat: 2, bot: 'random' });
      expect(ada.news.at(-1)).toMatchObject({ fault: 'not-allowed' });
      room.leave(cid);
      await wish(room, ada, { type: 'hand', id: 'mind-cid-1', seat: 2, bot: 'random' });
      expect(bob.table?.asking).toMatchObject({ by: 0, favour: { type: 'mind', seat: 2 }, waiting: [1] });
      await wish(room, bob, { type: 'decline', asked: 'mind-cid-1' });
      expect([botAt(room, 2), room.fold.asked]).toEqual([null, undefined]);
      await wish(room, bob, { type: 'hand', id: 'mind-cid-2', seat: 2, bot: 'random' });
      await wish(room, ada, { type: 'allow', asked: 'mind-cid-2' });
      expect(botAt(room, 2)).toBe('random');
      await until(() => !room.fold.waiting.includes(2));
    });

    test('ends when the person comes back', async () => {
      const { room, guests, people } = await seated();
      room.leave(guests[2]!);
      await wish(room, guests[0]!, { type: 'hand', id: 'mind-cid-3', seat: 2, bot: 'random' });
      await wish(room, guests[1]!, { type: 'allow', asked: 'mind-cid-3' });
      const back = new Listener(people[2], 2);
      await room.enter(back);
      expect(botAt(room, 2)).toBeNull();
      expect(back.table?.sitters[2]).toMatchObject({ person: true, bot: null, here: true });
    });
  });

  describe('minding always', () => {
    const seated = () => seatPeople(place, ['Ada', 'Bob'], { game: 'parry', ...agreed({ minding: 'always' }) });

    test('begins by itself once somebody has been away for a minute, and ends when they come back', async () => {
      const { room, guests, people } = await seated();
      room.leave(guests[0]!);
      ahead += MINUTE_MS;
      await until(() => room.fold.waiting.includes(1));
      expect(room.fold.chairs[0]).toMatchObject({ person: people[0]?.id, bot: 'random', minded: true });
      const back = new Listener(people[0], 0);
      await room.enter(back);
      expect(room.fold.chairs[0]).toEqual({ person: people[0]?.id, name: 'Ada', entropy: ENTROPY, bot: null });
      expect(guests[1]?.table?.sitters[0]).toMatchObject({ bot: null, here: true });
    });

    test('leaves alone whoever is there and thinks, or has just gone', async () => {
      const { room, guests, id } = await seated();
      ahead += 5 * MINUTE_MS;
      room.care();
      await room.settled();
      room.leave(guests[0]!);
      ahead += MINUTE_MS - 1000;
      room.care();
      await room.settled();
      expect((await place.storage.steps(id)).map(({ kind }) => kind)).toEqual(['seat', 'start']);
    });

    test('is not what somebody does who hands the seat over: that one stays with the bot', async () => {
      const { room, guests, people } = await seated();
      await wish(room, guests[0]!, { type: 'hand', bot: 'random' });
      room.leave(guests[0]!);
      await room.enter(new Listener(people[0], 0));
      expect(botAt(room, 0)).toBe('random');
    });
  });

  describe('a seat of a bot', () => {
    const between = [{ type: 'me' }, { type: 'bot', bot: 'random' }] as const;

    test('is taken by somebody who comes later, where the table allows it', async () => {
      const { room, guests } = await seatPeople(place, ['Ada'], { places: [...between], ...agreed({ joining: true }) });
      await until(() => !room.fold.waiting.includes(1));
      const eve = await place.person('Eve');
      expect(await room.join(eve, { entropy: ENTROPY })).toBe(1);
      expect(guests[0]?.table?.sitters[1]).toMatchObject({ name: 'Eve', person: true, bot: null });
      const guest = new Listener(eve, 1);
      await room.enter(guest);
      while (room.fold.waiting.includes(0)) await actAnyhow(room, guests[0]!);
      await actAnyhow(room, guest);
      expect(guest.news.at(-1)).toMatchObject({ type: 'done' });
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
      const guest = new Listener(eve, 1);
      await room.enter(guest);
      await actAnyhow(room, guest);
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
    for (const { room } of sittings) room.care();
    for (const room of others) room.care();
    await until(() => [...sittings.map(({ room }) => room), ...others].every(({ fold }) => fold.waiting.includes(1)));
    for (const { id } of sittings) {
      const clients = (await here.storage.steps(id)).map(({ client }) => client);
      expect(clients.filter(client => client === 'clock/0/1')).toHaveLength(1);
      expect(new Set(clients).size).toBe(clients.length);
    }
  });

  test('know of each other’s guests: nobody is minded who is connected to the other', async () => {
    const env = await server();
    const [here, there] = [await open({ env }), await open({ env })];
    const more = { game: 'parry', ...agreed({ minding: 'always' }) };
    const { id, room, guests, people } = await seatPeople(here, ['Ada', 'Bob'], more);
    room.leave(guests[0]!);
    const elsewhere = await there.room(id);
    const ada = new Listener(people[0], 0);
    await elsewhere.enter(ada);
    await elsewhere.settled();
    for (let i = 0; i < 12; i++) {
      ahead += MINUTE_MS / 6;
      await there.storage.presence.announce(id, elsewhere.people);
    }
    await until(() => guests[1]?.table?.sitters[0]?.here === true);
    while ((await here.storage.due()).includes(id));
    const left = here.storage.now();
    elsewhere.leave(ada);
    await elsewhere.settled();
    ahead += MINUTE_MS;
    await until(() => room.fold.waiting.includes(1) && elsewhere.fold.waiting.includes(1));
    const minded = (await here.storage.steps(id)).filter(({ client }) => client.startsWith('mind/0/'));
    expect(minded.map(({ at }) => at >= left + MINUTE_MS)).toEqual([true]);
  });

  test('count the onlookers of both, each person once', async () => {
    const env = await server();
    const [here, there] = [await open({ env }), await open({ env })];
    const { id, room, guests } = await seatPeople(here, ['Ada', 'Bob'], {});
    const other = await there.room(id);
    const eve = await here.person('Eve');
    const onlookers = [room, other].flatMap(at =>
      [undefined, eve].map(person => ({ at, guest: new Listener(person, -2) })),
    );
    for (const { at, guest } of onlookers) await at.enter(guest);
    const counted = () => [guests[0]?.table?.onlookers, onlookers.at(-1)?.guest.table?.onlookers];
    await until(() => counted().every(count => count === 3));
    for (const { at, guest } of onlookers.slice(0, 3)) at.leave(guest);
    await until(() => counted().every(count => count === 1));
  });
});
