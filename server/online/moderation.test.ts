import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { ENTROPY, openPlace, TERMS, until } from '../tests/place.ts';
import { seatPeople } from '../tests/sitting.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { GENEROUS } from '../rig/shelf.ts';

const { kinds } = useDatabases();
const LISTED = { ...TERMS, listed: true };
const MINUTE_MS = 60_000;
const THREE = [{ type: 'me' as const }, { type: 'open' as const }, { type: 'open' as const }];

let said = 0;
const newId = (): string => `wish-${String(++said).padStart(6, '0')}`;

/** What a wish or a remark was answered with. */
async function answerTo(who: Connection, message: object): Promise<object> {
  const id = newId();
  who.send({ id, ...message });
  const answer = () => who.heard.find(each => 'id' in each && each.id === id);
  await until(() => answer() !== undefined);
  return answer()!;
}

const speak = (who: Connection, text = 'Hello'): Promise<object> => answerTo(who, { type: 'chat', text });
const remarks = (who: Connection) => who.heard.flatMap(each => (each.type === 'chat' ? [each.remark] : []));

describe.each(kinds)('on %s', (_name, empty) => {
  let site: OpenSite;

  beforeAll(async () => {
    site = await openSite(await empty(), { ...GENEROUS, tablesPerPerson: 5 });
  });

  afterAll(async () => {
    await site.close();
    expect(site.logged).toEqual([]);
  });

  async function enter(who: Browser, match: string): Promise<Connection> {
    const socket = await connect(site.link, { cookie: who.cookie });
    expect(await socket.say(hello(match))).toMatchObject({ type: 'welcome' });
    return socket;
  }

  /** A public table that Ada laid and where Bob sits; Eve is known, and only looks on. */
  async function table() {
    const [ada, bob, eve] = [1, 2, 3].map(() => new Browser(site.link)) as [Browser, Browser, Browser];
    const { match, join } = await ada.create({ name: 'Ada', places: THREE, terms: LISTED });
    await bob.join(match, join, 'Bob');
    await eve.create({ name: 'Eve' });
    const sockets = await Promise.all([ada, bob, eve].map(who => enter(who, match)));
    return { match, join, people: [ada, bob, eve] as const, sockets: sockets as [Connection, Connection, Connection] };
  }

  const leave = async (sockets: readonly Connection[]) => Promise.all(sockets.map(socket => socket.close()));

  test('who looks on may talk only where the host lets them', async () => {
    const { sockets } = await table();
    const [ada, bob, eve] = sockets;
    expect(await speak(eve)).toMatchObject({ fault: 'not-seated' });
    expect(await speak(bob)).toMatchObject({ type: 'done' });
    expect(await answerTo(bob, { type: 'talk', to: 'everybody' })).toMatchObject({ fault: 'not-allowed' });
    expect(await answerTo(ada, { type: 'talk', to: 'everybody' })).toMatchObject({ type: 'done' });
    await until(() => eve.table?.talk === 'everybody');
    expect(await speak(eve)).toMatchObject({ type: 'done' });
    await until(() => remarks(bob).length === 2);
    expect(new Set(remarks(bob).map(({ by }) => by)).size).toBe(2);
    await leave(sockets);
  });

  test('the host silences one person, and lets them talk again', async () => {
    const { sockets } = await table();
    const [ada, bob, eve] = sockets;
    await speak(bob);
    await until(() => remarks(ada).length === 1);
    const { id: remark, by } = remarks(ada)[0]!;
    expect(await answerTo(eve, { type: 'silence', remark, isSilent: true })).toMatchObject({ fault: 'not-allowed' });
    expect(await answerTo(ada, { type: 'silence', remark, isSilent: true })).toMatchObject({ type: 'done' });
    await until(() => bob.table?.silenced.includes(by) === true);
    expect(await speak(bob)).toMatchObject({ fault: 'silenced' });
    expect(await speak(ada)).toMatchObject({ type: 'done' });
    await answerTo(ada, { type: 'silence', remark, isSilent: false });
    expect(await speak(bob)).toMatchObject({ type: 'done' });
    expect(await answerTo(ada, { type: 'silence', remark: 'nobody-said-it', isSilent: true })).toMatchObject({
      failure: 'nothing',
    });
    await leave(sockets);
  });

  test('the host removes somebody from a table that gathers, for good', async () => {
    const { match, join, people, sockets } = await table();
    const [ada, bob, eve] = sockets;
    expect(await answerTo(eve, { type: 'remove', seat: 1 })).toMatchObject({ fault: 'not-allowed' });
    expect(await answerTo(ada, { type: 'remove', seat: 0 })).toMatchObject({ failure: 'nothing' });
    expect(await answerTo(ada, { type: 'remove', seat: 1 })).toMatchObject({ type: 'done' });
    await until(() => bob.table?.sitters[1]?.person === false);
    expect(bob.heard.findLast(each => each.type === 'table')).toMatchObject({ own: [] });
    const again = { key: join, name: 'Bob', entropy: ENTROPY };
    expect((await people[1].ask('POST', `/matches/${match}/seats`, again)).json).toMatchObject({
      fault: 'sent-away',
    });
    expect(await speak(bob)).toMatchObject({ fault: 'sent-away' });
    expect(await people[2].join(match, join, 'Eve')).toBe(1);
    await leave(sockets);
  });

  test('who was removed from a rematch does not come back by asking for it once more', async () => {
    const { match, join, people, sockets } = await table();
    const [ada, bob, eve] = sockets;
    await people[2].join(match, join, 'Eve');
    await until(() => ada.table?.phase === 'playing');
    for (const [socket, seat] of [
      [bob, 1],
      [eve, 2],
    ] as const)
      await answerTo(socket, { type: 'resign', seat });
    const again = (who: Browser) => who.ask('POST', `/matches/${match}/rematch`, { entropy: ENTROPY });
    const next = String((await again(people[0])).json?.['match']);
    await again(people[1]);
    const host = await enter(people[0], next);
    const seat = host.table?.sitters.findIndex(({ name }) => name === 'Bob');
    expect(await answerTo(host, { type: 'remove', seat })).toMatchObject({ type: 'done' });
    await again(people[1]);
    const looking = await enter(people[0], next);
    expect(looking.table?.sitters.map(({ name }) => name)).not.toContain('Bob');
    await leave([...sockets, host, looking]);
  });

  test('a claimed name is marked at the table, a borrowed one is not', async () => {
    const ada = new Browser(site.link);
    await ada.ask('POST', '/me/claim', { name: 'Ada the First', passphrase: 'analytical engine' });
    const places = [{ type: 'me' as const }, { type: 'beside' as const, name: 'Bea' }, { type: 'open' as const }];
    const { match, join } = await ada.create({ places });
    await new Browser(site.link).join(match, join, 'Bob');
    const socket = await enter(ada, match);
    expect(socket.table?.sitters.map(({ name, claimed = false }) => [name, claimed])).toEqual([
      ['Ada the First', true],
      ['Bea', false],
      ['Bob', false],
    ]);
    await socket.close();
  });

  test('somebody who looks on cannot talk under a name that was claimed since', async () => {
    const { sockets } = await table();
    const [ada, , eve] = sockets;
    await answerTo(ada, { type: 'talk', to: 'everybody' });
    const owner = new Browser(site.link);
    expect((await owner.ask('POST', '/me/claim', { name: 'Eve', passphrase: 'forbidden fruit' })).status).toBe(200);
    expect(await speak(eve)).toMatchObject({ fault: 'name-taken' });
    await leave(sockets);
  });

  test('one person has so many open tables in the lobby, however many are laid at once', async () => {
    const ada = new Browser(site.link);
    await ada.create({ name: 'Ada Tables' });
    const lay = () => ada.create({ name: 'Ada Tables', terms: LISTED });
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await lay());
    expect(answers.filter(answer => 'match' in answer)).toHaveLength(5);
    expect(answers.at(-1)).toMatchObject({ fault: 'too-many-tables' });
    const bob = new Browser(site.link);
    await bob.create({ name: 'Bob Tables' });
    const rush = await Promise.all(Array.from({ length: 20 }, () => bob.create({ name: 'Bob Tables', terms: LISTED })));
    expect(rush.filter(answer => 'match' in answer).length).toBeLessThanOrEqual(5);
    expect(await ada.create({ name: 'Ada Tables' })).toHaveProperty('match');
  });
});

test('one address lays public tables at a rate', async () => {
  const site = await openSite({}, { ...GENEROUS, tablesPerAddress: { burst: 3, perSecond: 0.001 } });
  const lay = () => new Browser(site.link).create({ terms: LISTED });
  for (let i = 0; i < 3; i++) expect(await lay()).toHaveProperty('match');
  expect(await lay()).toMatchObject({ fault: 'too-fast' });
  expect(await new Browser(site.link).create({})).toHaveProperty('match');
  await site.close();
});

describe.each(kinds)('the lobby, on %s', (_name, empty) => {
  test('loses a table some minutes after its host is gone, and has it again with them', async () => {
    let ahead = 0;
    const place = await openPlace({ env: await empty(), ahead: () => ahead, sweepMs: 5 });
    const listed = async () => (await place.storage.lobby()).map(({ match }) => match);
    const { id, room, listeners } = await seatPeople(place, ['Ada'], { places: THREE, terms: LISTED });
    const turns = await seatPeople(place, ['Bob'], { places: THREE, terms: { ...LISTED, pace: 'turns' } });
    for (const listener of turns.listeners) turns.room.leave(listener);
    const later = await place.person('Late');
    const { id: running } = await place.found(
      { places: [{ type: 'me' }, { type: 'bot', bot: 'random' }], terms: LISTED },
      later,
    );
    ahead = 60 * MINUTE_MS;
    await expect.poll(listed).toContain(id);
    for (const listener of listeners) room.leave(listener);
    ahead = 70 * MINUTE_MS;
    await expect.poll(listed).not.toContain(id);
    expect(await listed()).toEqual(expect.arrayContaining([turns.id, running]));
    for (const listener of listeners) await room.enter(listener);
    await expect.poll(listed).toContain(id);
    ahead = 5 * 24 * 60 * MINUTE_MS;
    await expect.poll(listed).not.toContain(turns.id);
    await place.close();
  });
});
