import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Creation } from '../../wire/http.ts';
import { useDatabases } from '../tests/databases.ts';
import { Listener, openPlace, type Place, shelf, think, until } from '../tests/place.ts';
import { actAnyhow, seatPeople } from '../tests/sitting.ts';
import { BrokenInvariant } from './invariant.ts';
import { Room, type OpenRooms } from './room.ts';

const { kinds } = useDatabases();
const SWEEP_MS = 2;

describe.each(kinds)('on %s', (_name, empty) => {
  let place: Place;
  /** Lets the bots think, who wait for it. */
  let wake: () => void;

  beforeEach(async () => {
    const awake = new Promise<void>(resolve => (wake = resolve));
    const thinkLate = async (turn: Parameters<typeof think>[0]) => awake.then(() => think(turn));
    place = await openPlace({ env: await empty(), think: thinkLate, sweepMs: SWEEP_MS });
  });

  afterEach(() => place.close());

  const withBot: Partial<Creation> = { game: 'parry', places: [{ type: 'bot', bot: 'random' }, { type: 'me' }] };

  test('a room is forgotten when nobody looks at it, but not while a bot of it thinks', async () => {
    const busy = await seatPeople(place, ['Ada'], withBot);
    const idle = await seatPeople(place, ['Bob', 'Cid'], { game: 'parry' });
    for (const { room, listeners } of [busy, idle]) for (const listener of listeners) room.leave(listener);
    await until(() => place.rooms.size === 1);
    expect(idle.room.isClosed).toBe(true);
    expect(await place.room(busy.id)).toBe(busy.room);
    wake();
    await until(() => place.rooms.size === 0);
    expect(busy.room.isClosed).toBe(true);
    expect(place.faults).toEqual([]);
  });

  test('whoever still holds a forgotten room cannot play in it, and finds the match in the next', async () => {
    const { id, room, listeners } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
    for (const listener of listeners) room.leave(listener);
    await until(() => place.rooms.size === 0);
    const late = listeners[0]!;
    await actAnyhow(room, late);
    expect(late.messages.at(-1)).toMatchObject({ type: 'fault', fault: 'closing' });
    await room.enter(late);
    expect(late.dismissed).toBe('closing');
    const next = await place.room(id);
    await next.enter(late);
    await actAnyhow(next, late);
    expect(late.messages.at(-1)).toMatchObject({ type: 'done' });
  });

  test('a second room of one match breaks an invariant: the first is closed, and the second goes on from the rows', async () => {
    const { id, listeners, people } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
    const steps = await place.storage.steps(id);
    const faults: unknown[] = [];
    const report = (error: unknown): number => faults.push(error);
    const around = { storage: place.storage, shelf, think, report, call: () => undefined };
    const open: OpenRooms = new Map();
    const [first, second] = [await Room.open(around, open, id), await Room.open(around, open, id)];
    if (typeof first === 'string' || typeof second === 'string') throw new Error('damaged');
    expect(faults).toEqual([expect.objectContaining({ invariant: 'one-room' })]);
    expect([first.isClosed, second.isClosed]).toEqual([true, false]);
    expect([...open]).toEqual([[id, second]]);
    expect(await place.storage.steps(id)).toEqual(steps);
    const ada = new Listener(people[0], listeners[0]!.seat);
    await second.enter(ada);
    await actAnyhow(second, ada);
    expect(ada.messages.at(-1)).toMatchObject({ type: 'done' });
    await second.close();
    expect(open.size).toBe(0);
  });

  test('a room whose rows do not add up any more breaks an invariant: everybody is sent away, and the rows stay', async () => {
    const { id, room, listeners } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
    const steps = await place.storage.steps(id);
    const forged = { ...steps[0]!, seq: steps.length, client: 'forged', hash: 'forged' };
    await place.storage.journal.write({ step: forged, summary: undefined });
    await actAnyhow(room, listeners[0]!);
    expect(listeners.map(({ dismissed }) => dismissed)).toEqual(['closing', 'closing']);
    expect(place.faults).toEqual([expect.objectContaining({ invariant: 'whole-chain' })]);
    expect(place.faults[0]).toBeInstanceOf(BrokenInvariant);
    expect(await place.rooms.room(id)).toBe('damaged');
    expect(await place.storage.steps(id)).toEqual([...steps, forged]);
  });
});
