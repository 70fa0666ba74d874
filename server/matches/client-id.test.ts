import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useDatabases } from '../tests/databases.ts';
import { openPlace, type Place } from '../tests/place.ts';
import { seatPeople, wish } from '../tests/sitting.ts';
import { clientOf, wishIdOf } from './client-id.ts';

const { kinds } = useDatabases();
const ID = 'the-same-id';

describe.each(kinds)('an id that two people use, on %s', (_name, empty) => {
  let place: Place;

  beforeEach(async () => {
    place = await openPlace({ env: await empty() });
  });

  afterEach(async () => {
    await place.close();
    expect(place.faults).toEqual([]);
  });

  test('is another wish of each, happens once for each, and is answered under it', async () => {
    const { id, room, listeners } = await seatPeople(place, ['Ada', 'Bob'], { game: 'sealed' });
    const [ada, bob] = [listeners[0]!, listeners[1]!];
    const { length } = await place.storage.steps(id);
    const { rules, state } = room.fold.match!;
    const seal = rules.actions(state, 0)[0];
    await wish(room, ada, { type: 'act', id: ID, action: seal });
    await wish(room, bob, { type: 'act', id: ID, action: { type: 'fly' } });
    expect(bob.messages.at(-1)).toMatchObject({ type: 'refused', id: ID });
    await wish(room, bob, { type: 'hand', id: ID, bot: 'random' });
    for (const { messages } of [ada, bob]) expect(messages).toContainEqual({ type: 'done', id: ID });
    await room.settled();
    await wish(room, ada, { type: 'act', id: ID, action: seal });
    expect(ada.messages.at(-1)).toEqual({ type: 'done', id: ID });
    const wished = (await place.storage.steps(id)).slice(length).filter(({ client }) => wishIdOf(client) === ID);
    expect(wished.map(({ kind }) => kind)).toEqual(['act', 'seat']);
  });

  test('is another remark of each, made once by each and told under different ids', async () => {
    const { id, room, listeners } = await seatPeople(place, ['Ada', 'Bob'], { game: 'sealed' });
    const [ada, bob] = [listeners[0]!, listeners[1]!];
    for (const [who, text] of [
      [ada, 'Hello'],
      [bob, 'Good evening'],
      [bob, 'Good evening'],
      [ada, 'Hello'],
    ] as const) {
      await room.chat(who, { type: 'chat', id: ID, text });
      expect(who.messages.at(-1)).toEqual({ type: 'done', id: ID });
    }
    const remarks = ada.messages.flatMap(message => (message.type === 'chat' ? [message.remark] : []));
    expect(remarks).toMatchObject([
      { id: ID, text: 'Hello', seat: 0 },
      { text: 'Good evening', seat: 1 },
    ]);
    expect(remarks[1]?.id).not.toBe(ID);
    expect((await place.storage.remarks(id)).map(({ client }) => client)).toEqual(remarks.map(remark => remark.id));
  });
});

test('what others answer by its id has that id alone; what the server wishes is told from it', () => {
  expect(clientOf({ type: 'ask', id: ID }, 'ada')).toBe(ID);
  expect(wishIdOf(clientOf({ type: 'act', id: ID }, 'ada'))).toBe(ID);
  expect(wishIdOf('mind/0/1')).toBe('mind/0/1');
});
