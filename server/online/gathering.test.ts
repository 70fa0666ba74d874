import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Creation, Listed, Place } from '../../wire/http.ts';
import { type Connection, connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { ENTROPY, TERMS, until } from '../tests/place.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';

const { kinds } = useDatabases();
const READY = { ...TERMS, begins: 'ready' as const };
const [ME, OPEN]: readonly Place[] = [{ type: 'me' }, { type: 'open' }];
const FOUR: Place[] = [ME!, OPEN!, OPEN!, OPEN!];

let said = 0;
const newId = (): string => `gather-${String(++said).padStart(6, '0')}`;

async function answerTo(who: Connection, message: object): Promise<object> {
  const id = newId();
  who.send({ id, ...message });
  const answer = () => who.heard.find(each => 'id' in each && each.id === id);
  await until(() => answer() !== undefined);
  return answer()!;
}

const phaseSeen = ({ table }: Connection) => table?.phase;

describe.each(kinds)('on %s', (_name, empty) => {
  let site: OpenSite;

  beforeAll(async () => {
    site = await openSite(await empty());
  });

  afterAll(async () => {
    await site.close();
    expect(site.logged).toEqual([]);
  });

  interface Guest {
    readonly browser: Browser;
    readonly socket: Connection;
  }

  async function enter(browser: Browser, match: string): Promise<Guest> {
    const socket = await connect(site.link, { cookie: browser.cookie });
    expect(await socket.say(hello(match))).toMatchObject({ type: 'welcome' });
    return { browser, socket };
  }

  /** A table that Ada has laid, and those who sit there besides her, in the seats that they want. */
  async function table(more: Partial<Creation>, guests: readonly (readonly [name: string, seat: number])[]) {
    const ada = new Browser(site.link);
    const { match, join } = await ada.create({ name: 'Ada', game: 'the-dungeon', terms: READY, ...more });
    const sitting = [await enter(ada, match)];
    for (const [name, seat] of guests) {
      const guest = new Browser(site.link);
      await guest.ask('POST', `/matches/${match}/seats`, { key: join, name, seat, entropy: ENTROPY });
      sitting.push(await enter(guest, match));
    }
    const leave = async () => void (await Promise.all(sitting.map(({ socket }) => socket.close())));
    return {
      match,
      join,
      sitting: sitting.map(({ socket }) => socket) as [Connection, Connection, Connection],
      ada,
      leave,
    };
  }

  test('a full table begins by itself once everybody besides the host has said that they are ready', async () => {
    const { sitting, leave } = await table({ places: [ME!, OPEN!, OPEN!] }, [
      ['Bob', 1],
      ['Cid', 2],
    ]);
    const [ada, bob, cid] = sitting;
    expect(await answerTo(bob, { type: 'ready', seat: 1, isReady: true })).toMatchObject({ type: 'done' });
    await until(() => ada.table?.sitters[1]?.ready === true);
    expect(await answerTo(bob, { type: 'ready', seat: 1, isReady: true })).toMatchObject({ failure: 'nothing' });
    expect(await answerTo(bob, { type: 'ready', seat: 2, isReady: true })).toMatchObject({ fault: 'not-your-seat' });
    expect(await answerTo(bob, { type: 'ready', seat: 1, isReady: false })).toMatchObject({ type: 'done' });
    expect(await answerTo(cid, { type: 'ready', seat: 2, isReady: true })).toMatchObject({ type: 'done' });
    expect(phaseSeen(cid)).toBe('gathering');
    expect(await answerTo(bob, { type: 'ready', seat: 1, isReady: true })).toMatchObject({ type: 'done' });
    await until(() => sitting.every(each => phaseSeen(each) === 'playing'));
    expect(await answerTo(bob, { type: 'ready', seat: 1, isReady: false })).toMatchObject({ fault: 'not-now' });
    await leave();
  });

  test('who gets up is not ready any more when they sit down again', async () => {
    const { match, join, sitting, leave } = await table({ places: FOUR }, [['Bob', 1]]);
    const [ada, bob] = sitting;
    await answerTo(bob, { type: 'ready', seat: 1, isReady: true });
    await answerTo(bob, { type: 'leave', seat: 1 });
    expect(await answerTo(bob, { type: 'ready', seat: 1, isReady: true })).toMatchObject({ fault: 'not-your-seat' });
    const again = new Browser(site.link);
    await again.join(match, join, 'Bea');
    await until(() => ada.table?.sitters[1]?.name === 'Bea');
    expect(ada.table?.sitters[1]?.ready).toBeUndefined();
    await leave();
  });

  test('nobody is asked where a full table begins at once', async () => {
    const { sitting, leave } = await table({ places: FOUR, terms: TERMS }, [['Bob', 1]]);
    expect(await answerTo(sitting[1], { type: 'ready', seat: 1, isReady: true })).toMatchObject({ fault: 'not-now' });
    await leave();
  });

  test('the host begins with those who are there: empty seats go, and what a seat was given stays with it', async () => {
    const { sitting, leave } = await table({ places: FOUR, options: { first: 3 } }, [
      ['Bob', 1],
      ['Dan', 3],
    ]);
    const [ada, bob, dan] = sitting;
    expect(await answerTo(bob, { type: 'begin' })).toMatchObject({ fault: 'not-allowed' });
    expect(await answerTo(ada, { type: 'begin' })).toMatchObject({ type: 'done' });
    await until(() => sitting.every(each => phaseSeen(each) === 'playing'));
    expect(dan.table?.sitters.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Dan']);
    const changed = dan.heard.find(each => each.type === 'table' && each.head !== undefined);
    expect(changed).toMatchObject({ own: [2], head: { seats: 3, options: { first: 2 } } });
    await until(() => dan.heard.some(each => each.type === 'update' && each.now.seat === 2));
    expect(await answerTo(ada, { type: 'begin' })).toMatchObject({ fault: 'not-now' });
    await leave();
  });

  test('a match that was begun with fewer is opened again as it was begun', async () => {
    const { match, sitting, ada, leave } = await table({ places: FOUR }, [['Cid', 2]]);
    await answerTo(sitting[0], { type: 'begin' });
    await until(() => phaseSeen(sitting[0]) === 'playing');
    await leave();
    const { socket } = await enter(ada, match);
    expect(socket.heard[0]).toMatchObject({
      head: { seats: 2 },
      table: { sitters: [{ name: 'Ada' }, { name: 'Cid' }] },
    });
    const { json } = await ada.ask('GET', `/matches/${match}/replay`);
    expect(json).toMatchObject({ type: 'frames', names: ['Ada', 'Cid'], head: { seats: 2 } });
    await socket.close();
  });

  test('a game that needs more than are there does not begin', async () => {
    const { sitting, leave } = await table({ game: 'dungeon-pen', places: [ME!, OPEN!] }, []);
    expect(await answerTo(sitting[0], { type: 'begin' })).toMatchObject({ fault: 'bad-seats' });
    await answerTo(sitting[0], { type: 'leave', seat: 0 });
    expect(await answerTo(sitting[0], { type: 'begin' })).toMatchObject({ fault: 'no-person' });
    await leave();
  });

  test('whoever sits down while the host begins sits there, or is turned away: never both', async () => {
    const { match, join, sitting, leave } = await table({ places: FOUR }, [['Bob', 1]]);
    const guests = Array.from({ length: 4 }, () => new Browser(site.link));
    const [answer, ...joined] = await Promise.all([
      answerTo(sitting[0], { type: 'begin' }),
      ...guests.map((guest, i) =>
        guest.ask('POST', `/matches/${match}/seats`, { key: join, name: `Guest ${i}`, entropy: ENTROPY }),
      ),
    ]);
    expect(answer).toMatchObject({ type: 'done' });
    await until(() => phaseSeen(sitting[0]) === 'playing');
    const names = sitting[0].table?.sitters.map(({ name }) => name) ?? [];
    const seated = joined.flatMap(({ status }, i) => (status === 200 ? [`Guest ${i}`] : []));
    expect(names.slice(2).toSorted()).toEqual(seated.toSorted());
    await leave();
  });

  test('a table that its host closes is over for everybody, takes nobody, and leaves all lists', async () => {
    const { match, join, sitting, ada, leave } = await table({ places: FOUR, terms: { ...READY, listed: true } }, [
      ['Bob', 1],
    ]);
    const listed = async (path: string) => {
      const { json } = await ada.ask('GET', path);
      return ((json as { matches?: Listed[] } | null)?.matches ?? []).map(line => line.match);
    };
    expect(await listed('/matches')).toContain(match);
    expect(await listed('/me/matches')).toContain(match);
    expect(await answerTo(sitting[1], { type: 'close' })).toMatchObject({ fault: 'not-allowed' });
    expect(await answerTo(sitting[0], { type: 'close' })).toMatchObject({ type: 'done' });
    await until(() => sitting.every(each => phaseSeen(each) === 'ended'));
    expect(await listed('/matches')).not.toContain(match);
    expect(await listed('/me/matches')).not.toContain(match);
    const { json } = await new Browser(site.link).ask('POST', `/matches/${match}/seats`, {
      key: join,
      name: 'Eve',
      entropy: ENTROPY,
    });
    expect(json).toMatchObject({ fault: 'not-now' });
    await leave();
  });

  test('lists say how a table is played, and whether its host is there', async () => {
    const clock = { type: 'turn', milliseconds: 86_400_000 } as const;
    const terms = { ...TERMS, pace: 'turns', clock, listed: true, language: 'fr' } as const;
    const { match, sitting, ada, leave } = await table({ game: 'dice-and-danger', places: [ME!, OPEN!], terms }, []);
    const line = async (path = '/matches'): Promise<Listed | undefined> => {
      const { json } = await ada.ask('GET', path);
      return (json as { matches?: Listed[] } | null)?.matches?.find(each => each.match === match);
    };
    expect(await line()).toMatchObject({ isHostHere: true, setting: 'annoyed-animals' });
    expect(await line()).toMatchObject({ terms: { pace: 'turns', clock, language: 'fr' } });
    await sitting[0].close();
    await expect.poll(line).toMatchObject({ isHostHere: false });
    const { json } = await ada.ask('GET', `/matches/${match}/links`);
    await new Browser(site.link).join(match, String(json?.['join']), 'Bob');
    await expect.poll(() => line('/me/matches')).toMatchObject({ phase: 'playing', due: expect.any(Number) });
    const { due = 0, changed = 0 } = (await line('/me/matches')) ?? {};
    expect(due - changed).toBe(clock.milliseconds);
    await leave();
  });
});
