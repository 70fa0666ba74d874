import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Creation } from '../../wire/http.ts';
import type { Terms } from '../../wire/table.ts';
import { useDatabases } from '../tests/databases.ts';
import { ENTROPY, Listener, openPlace, type Place, TERMS, until } from '../tests/place.ts';
import { actAnyhow, seatPeople, type Sitting, wish } from '../tests/sitting.ts';
import type { Room } from './room.ts';

const { kinds } = useDatabases();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let ahead = 0;

const agreed = (terms: Partial<Terms>): Partial<Creation> => ({ terms: { ...TERMS, ...terms } });
const botAt = (room: Room, seat: number) => room.fold.chairs[seat]?.bot ?? null;

describe.each(kinds)('on %s', (_name, empty) => {
  let place: Place;

  beforeEach(async () => {
    ahead = 0;
    place = await openPlace({ env: await empty(), ahead: () => ahead });
  });

  afterEach(async () => {
    await place.close();
    expect(place.faults).toEqual([]);
  });

  describe('minding by vote', () => {
    const three = () => seatPeople(place, ['Ada', 'Bob', 'Cid'], agreed({ minding: 'vote' }));
    const two = () => seatPeople(place, ['Ada', 'Bob'], agreed({ minding: 'vote' }));

    test('needs somebody to be away for a minute, and the word of everybody else', async () => {
      const { room, listeners } = await three();
      const [ada, bob, cid] = listeners as [Listener, Listener, Listener];
      ahead += MINUTE_MS;
      await wish(room, ada, { type: 'mind', seat: 2 });
      expect(ada.messages.at(-1)).toMatchObject({ fault: 'not-allowed' });
      room.leave(cid);
      expect(bob.table?.sitters[2]).toMatchObject({ here: false, away: expect.any(Number) });
      ahead += MINUTE_MS - 1000;
      await wish(room, ada, { type: 'mind', seat: 2 });
      expect(ada.messages.at(-1)).toMatchObject({ fault: 'not-allowed' });
      ahead += 1000;
      await wish(room, ada, { type: 'mind', id: 'mind-cid-1', seat: 2 });
      expect(bob.table?.asking).toMatchObject({ by: 0, favour: { type: 'mind', seat: 2 }, waiting: [1] });
      await wish(room, bob, { type: 'decline', asked: 'mind-cid-1' });
      expect([botAt(room, 2), room.fold.asked]).toEqual([null, undefined]);
      expect(ada.table?.declined).toBe('mind-cid-1');
      await wish(room, bob, { type: 'mind', id: 'mind-cid-2', seat: 2 });
      await wish(room, ada, { type: 'allow', asked: 'mind-cid-2' });
      expect(botAt(room, 2)).not.toBeNull();
      await until(() => !room.fold.waiting.includes(2));
    });

    test('with two, a rival has no say before the minute is over', async () => {
      const { room, listeners } = await two();
      room.leave(listeners[1]!);
      ahead += MINUTE_MS - 1000;
      await wish(room, listeners[0]!, { type: 'mind', seat: 1 });
      expect(listeners[0]?.messages.at(-1)).toMatchObject({ fault: 'not-allowed' });
      expect(botAt(room, 1)).toBeNull();
      ahead += 1000;
      await wish(room, listeners[0]!, { type: 'mind', seat: 1 });
      expect(botAt(room, 1)).not.toBeNull();
    });

    test('by turns takes a day; it is the easy bot, and no other can be wished for', async () => {
      const more = { game: 'dungeon-pen', ...agreed({ minding: 'vote', pace: 'turns' }) };
      const { room, listeners } = await seatPeople(place, ['Ada', 'Bob'], more);
      room.leave(listeners[1]!);
      ahead += DAY_MS - 1000;
      await wish(room, listeners[0]!, { type: 'mind', seat: 1 });
      expect(botAt(room, 1)).toBeNull();
      ahead += 1000;
      await wish(room, listeners[0]!, { type: 'hand', seat: 1, bot: 'random' });
      expect(listeners[0]?.messages.at(-1)).toMatchObject({ fault: 'not-your-seat' });
      await wish(room, listeners[0]!, { type: 'mind', seat: 1 });
      expect(botAt(room, 1)).toBe('easy');
    });

    test('does not wait for others who are away as long', async () => {
      const { room, listeners } = await three();
      for (const gone of listeners.slice(1)) room.leave(gone);
      ahead += MINUTE_MS;
      for (const seat of [1, 2]) {
        await wish(room, listeners[0]!, { type: 'mind', seat });
        expect(botAt(room, seat)).not.toBeNull();
      }
    });

    test('is over when the person comes back while the others think about it', async () => {
      const { room, listeners, people } = await three();
      room.leave(listeners[2]!);
      ahead += MINUTE_MS;
      await wish(room, listeners[0]!, { type: 'mind', id: 'mind-cid-3', seat: 2 });
      await room.enter(new Listener(people[2], 2));
      await wish(room, listeners[1]!, { type: 'allow', asked: 'mind-cid-3' });
      expect(listeners[1]?.messages.at(-1)).toMatchObject({ failure: 'nothing' });
      expect(botAt(room, 2)).toBeNull();
      expect(listeners[0]?.table).toMatchObject({ asking: null, declined: null });
    });

    test('ends when the person comes back, who is told what was played and who asked', async () => {
      const { room, listeners, people } = await three();
      room.leave(listeners[2]!);
      ahead += MINUTE_MS;
      await wish(room, listeners[0]!, { type: 'mind', id: 'mind-cid-4', seat: 2 });
      await wish(room, listeners[1]!, { type: 'allow', asked: 'mind-cid-4' });
      await until(() => !room.fold.waiting.includes(2));
      const back = new Listener(people[2], 2);
      await room.enter(back);
      expect(botAt(room, 2)).toBeNull();
      const played = room.fold.match?.log.filter(([seat]) => seat === 2).length;
      expect(back.table?.sitters[2]).toMatchObject({ bot: null, here: true, minded: { by: 0, moves: played } });
      for (const listener of listeners.slice(0, 2))
        while (room.fold.waiting.includes(listener.seat)) await actAnyhow(room, listener);
      await actAnyhow(room, back);
      for (const listener of [back, listeners[0]!]) expect(listener.table?.sitters[2]?.minded).toBeUndefined();
    });
  });

  describe('a favour', () => {
    const minded = async (): Promise<Sitting> => {
      const sitting = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry', ...agreed({ minding: 'vote' }) });
      await actAnyhow(sitting.room, sitting.listeners[0]!);
      sitting.room.leave(sitting.listeners[1]!);
      return sitting;
    };

    test('waits for somebody who is away, and can be withdrawn', async () => {
      const { room, listeners } = await minded();
      await wish(room, listeners[0]!, { type: 'ask', id: 'ask-back-1', back: 1 });
      expect(listeners[0]?.table?.asking).toMatchObject({ waiting: [1] });
      expect(room.fold.rewinds).toBe(0);
      await wish(room, listeners[0]!, { type: 'withdraw', asked: 'ask-back-1' });
      expect(listeners[0]?.table).toMatchObject({ asking: null, declined: null });
    });

    test('waits for somebody whose seat a bot minds, and for their word alone', async () => {
      const { room, listeners, people } = await minded();
      ahead += MINUTE_MS;
      await wish(room, listeners[0]!, { type: 'mind', seat: 1 });
      await until(() => room.fold.waiting.includes(0));
      await wish(room, listeners[0]!, { type: 'ask', id: 'ask-back-2', back: 1 });
      expect([room.fold.rewinds, listeners[0]?.table?.asking?.waiting]).toEqual([0, [1]]);
      const back = new Listener(people[1], 1);
      await room.enter(back);
      expect(back.table?.asking).toMatchObject({ asked: 'ask-back-2', waiting: [1] });
      await wish(room, back, { type: 'withdraw', asked: 'ask-back-2' });
      expect(back.messages.at(-1)).toMatchObject({ failure: 'nothing' });
      await wish(room, back, { type: 'allow', asked: 'ask-back-2' });
      expect(room.fold.rewinds).toBe(1);
    });

    test('waits for somebody who let a bot play, too', async () => {
      const { room, listeners } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
      await actAnyhow(room, listeners[0]!);
      await wish(room, listeners[1]!, { type: 'hand', bot: 'random' });
      await until(() => room.fold.waiting.includes(0));
      await wish(room, listeners[0]!, { type: 'ask', id: 'ask-back-3', back: 1 });
      expect(listeners[0]?.table?.asking).toMatchObject({ waiting: [1] });
      await wish(room, listeners[1]!, { type: 'decline', asked: 'ask-back-3' });
      expect(listeners[0]?.table).toMatchObject({ asking: null, declined: 'ask-back-3' });
    });
  });

  describe('a request to go back', () => {
    const asked = async (): Promise<Sitting> => {
      const sitting = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
      await actAnyhow(sitting.room, sitting.listeners[0]!);
      await wish(sitting.room, sitting.listeners[0]!, { type: 'ask', id: 'ask-back-4', back: 1 });
      expect(sitting.listeners[1]?.table?.asking).toMatchObject({ asked: 'ask-back-4' });
      return sitting;
    };

    test('is over when somebody plays on, and everybody is told', async () => {
      const { room, listeners } = await asked();
      await actAnyhow(room, listeners[1]!);
      for (const listener of listeners) expect(listener.table).toMatchObject({ asking: null, declined: null });
      const { length } = room.fold.match!.log;
      await wish(room, listeners[1]!, { type: 'allow', asked: 'ask-back-4' });
      expect(listeners[1]?.messages.at(-1)).toMatchObject({ type: 'failed', failure: 'nothing' });
      expect([room.fold.rewinds, room.fold.match!.log.length]).toEqual([0, length]);
    });

    test('outlives what others seal meanwhile, but not the roll after it', async () => {
      const { room, listeners } = await seatPeople(place, ['Ada', 'Bob'], { game: 'sealed' });
      const [ada, bob] = listeners as [Listener, Listener];
      for (const each of [ada, bob, ada, bob]) await actAnyhow(room, each);
      await wish(room, ada, { type: 'ask', id: 'ask-back-6', back: 1 });
      await actAnyhow(room, bob);
      expect(room.fold.asked).toMatchObject({ asked: 'ask-back-6' });
      for (const each of [ada, ada, bob]) await actAnyhow(room, each);
      expect(room.fold.asked).toBeUndefined();
    });

    test('can be made again then', async () => {
      const { room, listeners } = await asked();
      await actAnyhow(room, listeners[1]!);
      await wish(room, listeners[0]!, { type: 'ask', id: 'ask-back-5', back: 1 });
      await wish(room, listeners[1]!, { type: 'allow', asked: 'ask-back-5' });
      expect(room.fold.rewinds).toBe(1);
    });
  });

  describe('minding always', () => {
    const seated = () => seatPeople(place, ['Ada', 'Bob'], { game: 'parry', ...agreed({ minding: 'always' }) });

    test('lets nobody call a bot before the minute is over either', async () => {
      const { room, listeners } = await seated();
      room.leave(listeners[0]!);
      await wish(room, listeners[1]!, { type: 'mind', seat: 0 });
      expect(listeners[1]?.messages.at(-1)).toMatchObject({ fault: 'not-allowed' });
      expect(botAt(room, 0)).toBeNull();
    });

    test('begins by itself once somebody has been away for a minute, and ends when they come back', async () => {
      const { room, listeners, people } = await seated();
      room.leave(listeners[0]!);
      ahead += MINUTE_MS;
      await until(() => room.fold.waiting.includes(1));
      expect(room.fold.chairs[0]).toMatchObject({ person: people[0]?.id, bot: 'random', minded: true });
      const back = new Listener(people[0], 0);
      await room.enter(back);
      expect(room.fold.chairs[0]).toEqual({ person: people[0]?.id, name: 'Ada', entropy: ENTROPY, bot: null });
      expect(listeners[1]?.table?.sitters[0]).toMatchObject({ bot: null, here: true });
    });

    test('leaves alone whoever is there and thinks, or has just gone', async () => {
      const { room, listeners, id } = await seated();
      ahead += 5 * MINUTE_MS;
      room.runDue();
      await room.settled();
      room.leave(listeners[0]!);
      ahead += MINUTE_MS - 1000;
      room.runDue();
      await room.settled();
      expect((await place.storage.steps(id)).map(({ kind }) => kind)).toEqual(['seat', 'start']);
    });

    test('by turns begins a day after somebody was last there, though the room was forgotten meanwhile', async () => {
      const quick = await openPlace({ env: await empty(), ahead: () => ahead, sweepMs: 2 });
      const more = { game: 'parry', ...agreed({ minding: 'always', pace: 'turns' }) };
      const { id, room, listeners, people } = await seatPeople(quick, ['Ada', 'Bob'], more);
      ahead += DAY_MS / 2;
      for (const listener of listeners) room.leave(listener);
      await until(() => quick.rooms.size === 0);
      ahead += DAY_MS / 2;
      await until(() => quick.rooms.size > 0);
      const bob = new Listener(people[1], 1);
      const again = await quick.room(id);
      await again.enter(bob);
      expect(bob.table?.sitters[0]).toMatchObject({ bot: null, away: expect.any(Number) });
      ahead += DAY_MS / 2;
      await until(() => again.fold.waiting.includes(1));
      expect(again.fold.chairs[0]).toMatchObject({ minded: true });
      await quick.close();
    });

    test('begins no earlier than a minute after a server is back', async () => {
      const env = await empty();
      const first = await openPlace({ env, ahead: () => ahead });
      const more = { game: 'parry', ...agreed({ minding: 'always' }) };
      const { id, people } = await seatPeople(first, ['Ada', 'Bob'], more);
      await first.close();
      ahead += 5 * MINUTE_MS;
      const again = await openPlace({ env, ahead: () => ahead });
      const room = await again.room(id);
      await room.enter(new Listener(people[1], 1));
      ahead += MINUTE_MS / 2;
      room.runDue();
      await room.settled();
      expect(botAt(room, 0)).toBeNull();
      ahead += MINUTE_MS;
      await until(() => botAt(room, 0) !== null);
      await again.close();
    });

    test('is not what somebody does who hands the seat over: that one stays with the bot', async () => {
      const { room, listeners, people } = await seated();
      await wish(room, listeners[0]!, { type: 'hand', bot: 'random' });
      room.leave(listeners[0]!);
      await room.enter(new Listener(people[0], 0));
      expect(botAt(room, 0)).toBe('random');
    });
  });
});
