import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Creation } from '../../wire/http.ts';
import type { Terms } from '../../wire/table.ts';
import { useDatabases } from '../tests/databases.ts';
import { Listener, openPlace, type Place, TERMS, think as botThinks, until } from '../tests/place.ts';
import { actAnyhow, seatPeople, type Sitting, wish } from '../tests/sitting.ts';
import { SetTime } from '../tests/time.ts';
import { turnIn } from './clock.ts';
import { phaseOf } from './fold.ts';
import type { Room } from './room.ts';
import { foldRows } from './rows.ts';

const { kinds, server } = useDatabases();
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const SWEEP_MS = 5;
/** What everybody is given to connect again. */
const RECONNECTED_MS = 10 * SECOND_MS;

let time = new SetTime();

const agreed = (terms: Partial<Terms>): Partial<Creation> => ({ terms: { ...TERMS, ...terms } });
const botAt = (room: Room, seat: number) => room.fold.chairs[seat]?.bot ?? null;

/** Whole seconds that a seat's clock has left at a moment, by what its page was told. */
function secondsLeft({ listeners }: Sitting, seat: number, now: number): number {
  const { left = 0, since = null } = listeners[seat]?.table?.sitters[seat] ?? {};
  return Math.round(((left ?? 0) - (since === null ? 0 : now - since)) / SECOND_MS);
}

describe.each(kinds)('on %s, a clock', (_name, empty) => {
  const clock = { type: 'turn', milliseconds: MINUTE_MS } as const;
  const bank = { type: 'bank', milliseconds: MINUTE_MS, increment: 30 * SECOND_MS } as const;
  let place: Place;

  beforeEach(async () => {
    time = new SetTime();
    place = await openPlace({ env: await empty(), time });
  });

  afterEach(async () => {
    await place.close();
    expect(place.faults).toEqual([]);
  });

  const sit = (game: string, terms: Partial<Terms>) => seatPeople(place, ['Ada', 'Bob'], { game, ...agreed(terms) });

  const left = (sitting: Sitting, seat: number): number => secondsLeft(sitting, seat, place.storage.now());

  /** Whoever is waited for takes ten seconds and does something; whether the turn is still the same, and whose it was. */
  async function think({ room, listeners }: Sitting): Promise<{ seat: number; isSame: boolean }> {
    const [turn, [seat = 0]] = [turnIn(room.fold), room.fold.waiting];
    time.pass(10 * SECOND_MS);
    await actAnyhow(room, listeners[seat]!);
    return { seat, isSame: turnIn(room.fold) === turn };
  }

  /** Thinks until somebody has to decide once more in the same turn. */
  async function thinkIntoTurn(sitting: Sitting): Promise<number> {
    for (;;) {
      const { seat, isSame } = await think(sitting);
      if (isSame && sitting.room.fold.waiting.includes(seat)) return seat;
    }
  }

  test('with a bank runs through all decisions and rolls of a turn, which earns its increment once', async () => {
    const sitting = await sit('the-dungeon', { clock: { ...bank, milliseconds: 30 * MINUTE_MS } });
    const expected = [1800, 1800];
    const decisions = [0];
    while (decisions.length < 9 && phaseOf(sitting.room.fold) === 'playing') {
      const { seat, isSame } = await think(sitting);
      expected[seat]! += isSame ? -10 : 20;
      decisions[decisions.length - 1]!++;
      if (!isSame) decisions.push(0);
      expect([0, 1].map(each => left(sitting, each))).toEqual(expected);
    }
    expect(Math.max(...decisions)).toBeGreaterThan(1);
  });

  test('for a turn runs through all of it, and begins anew with the next', async () => {
    const sitting = await sit('dungeon-pen', { clock: { ...clock, milliseconds: 30 * MINUTE_MS } });
    const seat = await thinkIntoTurn(sitting);
    const before = left(sitting, seat);
    expect(before).toBeLessThanOrEqual(1790);
    for (let spent = 10; (await think(sitting)).isSame; spent += 10) expect(left(sitting, seat)).toBe(before - spent);
    expect(left(sitting, sitting.room.fold.waiting[0]!)).toBe(1800);
  });

  test('that runs out in the middle of a turn lets a bot play the rest of it', async () => {
    const sitting = await sit('dungeon-pen', { clock });
    const { room, id, listeners } = sitting;
    const seat = await thinkIntoTurn(sitting);
    const [turn, acted] = [turnIn(room.fold), (await place.storage.steps(id)).length];
    time.pass(MINUTE_MS);
    await until(() => turnIn(room.fold) > turn);
    await room.settled();
    const late = (await place.storage.steps(id)).slice(acted);
    expect(late.map(({ client }) => client.split('/').slice(0, 2))).toEqual(late.map(() => ['clock', `${seat}`]));
    // Whose turn is next is chance: an hourglass may give it to the same seat once more (DP-Q41).
    expect(left(sitting, room.fold.waiting[0]!)).toBe(60);
    expect(listeners[seat]?.table?.sitters[seat]).toMatchObject({ late: true, bot: null });
  });

  test('that ran out leaves the rest of the turn to the bot, and the next one to the person', async () => {
    let thoughts = 1;
    const slow = await openPlace({
      env: await empty(),
      time,
      think: turn => until(() => thoughts > 0).then(() => (thoughts--, botThinks(turn))),
    });
    const { room, listeners } = await seatPeople(slow, ['Ada', 'Bob'], agreed({ clock }));
    time.pass(30 * SECOND_MS);
    while (room.fold.waiting.includes(1)) await actAnyhow(room, listeners[1]!);
    time.pass(30 * SECOND_MS);
    await until(() => room.fold.late.has(0));
    await actAnyhow(room, listeners[0]!);
    expect(listeners[0]?.messages.at(-1)).toMatchObject({ fault: 'not-now' });
    thoughts = 1;
    await until(() => turnIn(room.fold) === 1);
    await actAnyhow(room, listeners[0]!);
    expect(listeners[0]?.messages.at(-1)).toMatchObject({ type: 'done' });
    await slow.close();
  });

  test('that ran out in a turn which all go back to lets the person play it', async () => {
    const { room, listeners } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry', ...agreed({ clock }) });
    time.pass(MINUTE_MS);
    await until(() => room.fold.waiting.includes(1));
    await wish(room, listeners[0]!, { type: 'ask', back: 1 });
    await wish(room, listeners[1]!, { type: 'allow', asked: room.fold.asked?.asked });
    expect(room.fold.waiting).toEqual([0]);
    expect(listeners[0]?.table?.sitters[0]?.late).toBeUndefined();
    await actAnyhow(room, listeners[0]!);
    expect(listeners[0]?.messages.at(-1)).toMatchObject({ type: 'done' });
  });

  test('whose turn is taken back and ended again earns nothing more', async () => {
    const sitting = await sit('dungeon-pen', { clock: { ...bank, milliseconds: 30 * MINUTE_MS } });
    const { room, listeners } = sitting;
    let { seat, isSame } = await think(sitting);
    while (isSame || !listeners[seat]?.now.canUndo) ({ seat, isSame } = await think(sitting));
    // Mostly the other seat; an hourglass gives the turn to the same one once more (DP-Q41).
    const [before, next] = [left(sitting, seat), room.fold.waiting];
    await wish(room, listeners[seat]!, { type: 'undo' });
    expect(room.fold.waiting).toEqual([seat]);
    await wish(room, listeners[seat]!, { type: 'redo' });
    expect(room.fold.waiting).toEqual(next);
    expect(left(sitting, seat)).toBe(before);
  });

  test('stands still while a bot plays the seat', async () => {
    let mayThink = false;
    const slow = await openPlace({
      env: await empty(),
      time,
      think: turn => until(() => mayThink).then(() => botThinks(turn)),
    });
    const sitting = await seatPeople(slow, ['Ada', 'Bob'], { game: 'parry', ...agreed({ clock: bank }) });
    const { room, listeners } = sitting;
    time.pass(10 * SECOND_MS);
    await wish(room, listeners[0]!, { type: 'hand', bot: 'random' });
    time.pass(5 * MINUTE_MS);
    await wish(room, listeners[0]!, { type: 'return' });
    expect(secondsLeft(sitting, 0, slow.storage.now())).toBe(50);
    mayThink = true;
    await slow.close();
  });

  test('that runs out loses the seat, where the table says so', async () => {
    const more = { game: 'parry', ...agreed({ clock, timeout: 'lost' }) };
    const { room, listeners } = await seatPeople(place, ['Ada', 'Bob'], more);
    time.pass(MINUTE_MS);
    await until(() => phaseOf(room.fold) === 'ended');
    expect(listeners[1]?.now.outcome?.places).toEqual([0, 1]);
    expect(listeners[1]?.table?.sitters[0]).toMatchObject({ forfeited: 'time' });
  });

  test('that runs out lets a bot play the turn, otherwise', async () => {
    const { room, id } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry', ...agreed({ clock }) });
    time.pass(MINUTE_MS);
    await until(() => room.fold.waiting.includes(1));
    expect((await place.storage.steps(id)).at(-1)?.client).toBe('clock/0/1');
    expect(botAt(room, 0)).toBeNull();
  });

  test('that ran out is told until the seat acts by itself', async () => {
    const { room, id, listeners } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry', ...agreed({ clock }) });
    const late = (listener: Listener | undefined) => listener?.table?.sitters.map(sitter => sitter.late === true);
    time.pass(MINUTE_MS);
    await until(() => room.fold.waiting.includes(1));
    for (const listener of listeners) expect(late(listener)).toEqual([true, false]);
    while (!room.fold.waiting.includes(0)) await actAnyhow(room, listeners[1]!);
    const folded = foldRows(room.fold.head, await place.storage.steps(id));
    expect(folded?.fold.late).toEqual(new Map([[0, 0]]));
    await actAnyhow(room, listeners[0]!);
    for (const listener of listeners) expect(late(listener)).toEqual([false, false]);
  });

  describe('beside a time of day that is set', () => {
    const HOURS_MS = 2 * 60 * MINUTE_MS;
    let set: Place;
    let sitting: Sitting;

    beforeEach(async () => {
      set = await openPlace({ env: await empty(), time, sweepMs: SWEEP_MS });
      sitting = await seatPeople(set, ['Ada', 'Bob'], {
        game: 'parry',
        ...agreed({ clock, timeout: 'lost', minding: 'always' }),
      });
    });

    afterEach(() => set.close());

    /** Lets those who look after clocks look a few times. */
    async function look(): Promise<void> {
      for (let i = 0; i < 5; i++) await set.storage.due();
      sitting.room.runDue();
      await sitting.room.settled();
    }

    test.each([HOURS_MS, -HOURS_MS])('by %i ms goes on as before', async by => {
      time.set(by);
      await look();
      expect(phaseOf(sitting.room.fold)).toBe('playing');
      expect(secondsLeft(sitting, 0, set.storage.now())).toBe(60);
      time.pass(50 * SECOND_MS);
      await look();
      expect(phaseOf(sitting.room.fold)).toBe('playing');
      time.pass(11 * SECOND_MS);
      await until(() => phaseOf(sitting.room.fold) === 'ended');
      expect(sitting.listeners[1]?.table?.sitters[0]).toMatchObject({ forfeited: 'time' });
    });

    test('forward leaves a seat to somebody who has just gone', async () => {
      sitting.room.leave(sitting.listeners[1]!);
      time.set(HOURS_MS);
      await actAnyhow(sitting.room, sitting.listeners[0]!);
      await look();
      expect(botAt(sitting.room, 1)).toBeNull();
    });
  });

  test.each([
    ['an hour later', 60 * MINUTE_MS],
    ['with its time of day set back', -60 * MINUTE_MS],
  ])('stands still while no server is at work, which begins again %s', async (_when, later) => {
    const env = await empty();
    const first = await openPlace({ env, time });
    const { id, people } = await seatPeople(first, ['Ada', 'Bob'], {
      game: 'parry',
      ...agreed({ clock: bank, timeout: 'lost' }),
    });
    time.pass(20 * SECOND_MS);
    await first.close();
    time.set(later);
    const again = await openPlace({ env, time, sweepMs: SWEEP_MS });
    const ada = new Listener(people[0], 0);
    const room = await again.room(id);
    await room.enter(ada);
    time.pass(RECONNECTED_MS);
    const sitting = { id, room, people, listeners: [ada] };
    expect(secondsLeft(sitting, 0, again.storage.now())).toBe(40);
    expect((await again.storage.steps(id)).at(-1)?.kind).toBe('outage');
    expect(foldRows(room.fold.head, await again.storage.steps(id))?.fold.clocks).toEqual(room.fold.clocks);
    time.pass(41 * SECOND_MS);
    await until(() => phaseOf(room.fold) === 'ended');
    await again.close();
  });
});

test('two servers at work on one database are no outage for each other', async () => {
  const env = await server();
  const first = await openPlace({ env });
  const clock = { type: 'turn', milliseconds: MINUTE_MS } as const;
  const { id, room } = await seatPeople(first, ['Ada', 'Bob'], { game: 'parry', ...agreed({ clock }) });
  const second = await openPlace({ env });
  expect(second.storage.uptime.outages).toEqual([]);
  expect((await second.room(id)).fold.since).toEqual(room.fold.since);
  for (const place of [second, first]) await place.close();
});
