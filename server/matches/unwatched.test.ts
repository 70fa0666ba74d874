import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ONLOOKER } from '../../kernel/game.ts';
import type { Place as Seat } from '../../wire/http.ts';
import type { Terms } from '../../wire/table.ts';
import { useDatabases } from '../tests/databases.ts';
import { Listener, openPlace, type Place, TERMS, think, until } from '../tests/place.ts';
import { seatPeople, wish } from '../tests/sitting.ts';
import { phaseOf } from './fold.ts';

const { kinds } = useDatabases();
const MINUTE_MS = 60_000;
const SWEEP_MS = 2;
const ME: Seat = { type: 'me' };
const BOT: Seat = { type: 'bot', bot: 'random' };

describe.each(kinds)('on %s, a table that nobody looks at', (_name, empty) => {
  let place: Place;
  let ahead: number;
  let thoughts: number;
  /** How often somebody has looked at the clock: whoever looks after matches does so every time. */
  let looks: number;

  beforeEach(async () => {
    [ahead, thoughts, looks] = [0, 0, 0];
    place = await openPlace({
      env: await empty(),
      ahead: () => (looks++, ahead),
      think: turn => (thoughts++, think(turn)),
      sweepMs: SWEEP_MS,
    });
  });

  afterEach(async () => {
    await place.close();
    expect(place.faults).toEqual([]);
  });

  async function laid(places: Seat[], terms: Partial<Terms> = {}) {
    const host = await place.person('Ada');
    const { id } = await place.found({ game: 'parry', places, terms: { ...TERMS, ...terms } }, host);
    const room = await place.room(id);
    await room.settled();
    return { id, room, host };
  }

  async function sweep(times: number): Promise<void> {
    const enough = looks + times;
    await until(() => looks > enough);
  }

  test('waits: its bots do not think, and it is no work for anybody', async () => {
    const { id, room } = await laid([BOT, ME]);
    ahead += 5 * MINUTE_MS;
    await sweep(20);
    expect([thoughts, room.fold.waiting]).toEqual([0, [0]]);
    expect(await place.storage.due()).toEqual([]);
    expect((await place.storage.steps(id)).map(({ kind }) => kind)).toEqual(['start']);
  });

  test('goes on as soon as somebody looks on', async () => {
    const { room } = await laid([BOT, ME]);
    await room.enter(new Listener(undefined, ONLOOKER));
    await until(() => room.fold.waiting.includes(1));
  });

  test('goes on by the clock of whoever sits there', async () => {
    const { id, room } = await laid([ME, BOT], { clock: { type: 'turn', milliseconds: MINUTE_MS } });
    ahead += MINUTE_MS;
    await until(() => room.fold.waiting.includes(1));
    await sweep(20);
    expect((await place.storage.steps(id)).map(({ client }) => client)).toEqual(['start', 'clock/0/1']);
  });

  test('goes on by turns, as long as somebody plays there', async () => {
    const { room } = await laid([BOT, ME], { pace: 'turns' });
    await until(() => room.fold.waiting.includes(1));
    const watched = await seatPeople(place, ['Bob'], {
      game: 'parry',
      places: [ME, BOT],
      terms: { ...TERMS, pace: 'turns' },
    });
    const [bob] = watched.listeners;
    watched.room.leave(bob!);
    await wish(watched.room, bob!, { type: 'hand', bot: 'random' });
    await watched.room.settled();
    thoughts = 0;
    await sweep(20);
    expect([thoughts, phaseOf(watched.room.fold)]).toEqual([0, 'playing']);
    await watched.room.enter(bob!);
    await until(() => phaseOf(watched.room.fold) === 'ended');
  });

  test('has a person: bots alone are dealt nothing', async () => {
    const host = await place.person('Ada');
    await expect(place.found({ game: 'parry', places: [BOT, BOT] }, host)).rejects.toThrow('no-person');
    const { id } = await place.found({ game: 'parry', places: [BOT, { type: 'open' }] }, host);
    const room = await place.room(id);
    const listener = new Listener(host, ONLOOKER);
    await room.enter(listener);
    await room.wish(listener, { type: 'fill', id: 'fill-last-1', seat: 1, bot: 'random' });
    expect(listener.messages.at(-1)).toMatchObject({ fault: 'no-person' });
    expect(phaseOf(room.fold)).toBe('gathering');
  });
});
