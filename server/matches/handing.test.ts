import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDatabases } from '../tests/databases.ts';
import { openPlace, type Place, until } from '../tests/place.ts';
import { act, actAnyhow, seatPeople, wish } from '../tests/sitting.ts';
import { foldRows } from './rows.ts';

const { kinds } = useDatabases();

/** Two decide at once; the die falls when both have. */
const SEALED = { game: 'dice-and-danger' } as const;

describe.each(kinds)('a seat that its person lets a bot play, on %s', (_name, empty) => {
  let place: Place;

  beforeAll(async () => {
    place = await openPlace({ env: await empty() });
  });

  afterAll(async () => {
    await place.close();
    expect(place.faults).toEqual([]);
  });

  const entriesOf = (room: Awaited<ReturnType<Place['room']>>, seat: number): number =>
    room.fold.match?.log.filter(([by]) => by === seat).length ?? 0;

  /** Ada lets a bot play, which has played all that it can before Bob has. */
  async function handed() {
    const sitting = await seatPeople(place, ['Ada', 'Bob'], SEALED);
    const [ada, bob] = sitting.listeners;
    await wish(sitting.room, ada!, { type: 'hand', bot: 'easy' });
    await until(() => !sitting.room.fold.waiting.includes(0));
    return { ...sitting, ada: ada!, bob: bob! };
  }

  test('is as if the bot had never played, while nobody else has acted', async () => {
    const { room, ada, bob, id } = await handed();
    expect(entriesOf(room, 0)).toBeGreaterThan(0);
    expect(bob.table?.sitters[0]).toMatchObject({ bot: 'easy', untouched: true });
    await wish(room, ada, { type: 'return', isUndone: true });
    expect(ada.messages.at(-1)).toMatchObject({ type: 'done' });
    expect(entriesOf(room, 0)).toBe(0);
    expect(room.fold.waiting).toContain(0);
    expect(ada.table?.sitters[0]).toMatchObject({ bot: null });
    expect(ada.table?.sitters[0]).not.toHaveProperty('untouched');
    const folded = foldRows(room.fold.head, await place.storage.steps(id));
    expect(folded?.fold.match?.log).toEqual(room.fold.match?.log);
    await actAnyhow(room, ada);
    expect(ada.messages.at(-1)).toMatchObject({ type: 'done' });
  });

  test('stays played once somebody else has acted; the seat comes back all the same', async () => {
    const { room, ada, bob } = await handed();
    const played = entriesOf(room, 0);
    await actAnyhow(room, bob);
    expect(ada.table?.sitters[0]).not.toHaveProperty('untouched');
    await wish(room, ada, { type: 'return', isUndone: true });
    expect(ada.messages.at(-1)).toMatchObject({ type: 'fault', fault: 'not-now' });
    expect(entriesOf(room, 0)).toBe(played);
    await wish(room, ada, { type: 'return' });
    expect(room.fold.chairs[0]?.bot).toBeNull();
    expect(entriesOf(room, 0)).toBe(played);
  });

  test('is undone by nobody else, and not twice', async () => {
    const { room, ada, bob } = await handed();
    await wish(room, bob, { type: 'return', seat: 0, isUndone: true });
    expect(bob.messages.at(-1)).toMatchObject({ fault: 'not-your-seat' });
    await wish(room, ada, { type: 'return', isUndone: true });
    await wish(room, ada, { type: 'return', isUndone: true });
    expect(ada.messages.at(-1)).toMatchObject({ failure: 'nothing' });
    await act(room, ada, { type: 'fly' });
    expect(ada.messages.at(-1)).toMatchObject({ type: 'refused' });
  });
});
