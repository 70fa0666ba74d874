import { afterEach, describe, expect, test } from 'vitest';
import type { Message } from '../../wire/messages.ts';
import { openEngine } from '../storage/open.ts';
import { type Connection, connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { TERMS, until } from '../tests/place.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { GENEROUS } from '../rig/shelf.ts';
import type { Limits } from './limits.ts';

const { kinds } = useDatabases();

let site: OpenSite | undefined;
const connections: Connection[] = [];

afterEach(async () => {
  for (const { socket } of connections.splice(0)) socket.terminate();
  await site?.close();
  site = undefined;
});

async function open(limits: Partial<Limits>, env: Record<string, string> = {}): Promise<string> {
  site = await openSite(env, { ...GENEROUS, ...limits });
  return site.link;
}

async function dial(link: string, who?: Browser, from?: string): Promise<Connection> {
  const connection = await connect(link, who ? { cookie: who.cookie } : {}, from);
  connections.push(connection);
  return connection;
}

const count = (heard: readonly Message[], isOne: (message: Message) => boolean): number => heard.filter(isOne).length;
const isPong = ({ type }: Message): boolean => type === 'pong';
const isFaulty = (code: string) => (message: Message) => message.type === 'fault' && message.fault === code;
const isTooFast = isFaulty('too-fast');

const PING = JSON.stringify({ type: 'ping' });
const FEW = { burst: 10, perSecond: 20 };
/** As good as never more than a burst. */
const ONCE = { burst: 10, perSecond: 0.001 };

describe('a socket', () => {
  test('that is too fast is told once, and everything it said is answered in time', async () => {
    const visitor = await dial(await open({ messages: FEW }));
    for (let i = 0; i < 18; i++) visitor.send(PING);
    await until(() => count(visitor.heard, isPong) === 18);
    expect(count(visitor.heard, isTooFast)).toBe(1);
    expect(await visitor.say(PING)).toMatchObject({ type: 'pong' });
  });

  test.each<[string, (visitor: Connection) => void]>([
    ['messages', visitor => visitor.send(PING)],
    ['nonsense', visitor => visitor.send('{')],
    ['bytes', visitor => visitor.socket.send(Buffer.alloc(100))],
    ['pings', visitor => visitor.socket.ping()],
    ['pongs', visitor => visitor.socket.pong()],
  ])('that floods with %s is told so and closed with 1008', async (_what, send) => {
    const visitor = await dial(await open({ messages: FEW }));
    for (let i = 0; i < 2000; i++) send(visitor);
    expect(await visitor.closed).toBe(1008);
    expect(count(visitor.heard, isTooFast)).toBeLessThanOrEqual(2);
    expect(visitor.heard.length).toBeLessThan(50);
  });

  test('that sends a message in crumbs is closed', async () => {
    const visitor = await dial(await open({}));
    for (let i = 0; i < 20; i++) visitor.socket.send('', { fin: false });
    expect(await visitor.closed).toBe(1008);
  });

  test('that pings within its rate is ponged', async () => {
    const visitor = await dial(await open({ messages: FEW }));
    const ponged = new Promise(resolve => visitor.socket.once('pong', data => resolve(data.toString())));
    visitor.socket.ping('are you there?');
    expect(await ponged).toBe('are you there?');
  });

  test('pays more for what costs more', async () => {
    const link = await open({ messages: { burst: 20, perSecond: 0.001 } });
    const host = new Browser(link);
    const { match } = await host.create({ places: [{ type: 'me' }, { type: 'bot', bot: 'random' }] });
    const own = await dial(link, host);
    await own.say(hello(match));
    for (let i = 0; i < 5; i++) own.send({ type: 'history', id: `history-${i}`, seat: 0 });
    await until(() => count(own.heard, isTooFast) === 1);
    expect(count(own.heard, ({ type }) => type === 'history')).toBe(2);
  });
});

describe('what is sent from one address', () => {
  test('waits for what it has sent through other sockets; other addresses do not', async () => {
    const link = await open({ messagesPerAddress: ONCE });
    const [one, two] = [await dial(link), await dial(link)];
    for (let i = 0; i < 9; i++) await one.say(PING);
    expect(await two.say(PING)).toMatchObject({ type: 'pong' });
    expect(await two.say(PING)).toMatchObject({ fault: 'too-fast' });
    const other = await dial(link, undefined, '127.0.0.2');
    expect(await other.say(PING)).toMatchObject({ type: 'pong' });
    expect(two.heard.filter(isPong)).toHaveLength(1);
  });
});

describe('one person', () => {
  test('shares a rate over all devices; others beside do not', async () => {
    const link = await open({ messagesPerPerson: ONCE });
    const [ada, bob] = [new Browser(link), new Browser(link)];
    const { match, join } = await ada.create({});
    await bob.join(match, join, 'Bob');
    const [desk, phone, bobs] = [await dial(link, ada), await dial(link, ada), await dial(link, bob)];
    for (const each of [desk, phone, bobs]) await each.say(hello(match));
    for (let i = 0; i < 10; i++) desk.send(PING);
    await until(() => count(desk.heard, isPong) === 10);
    phone.send(PING);
    await until(() => count(phone.heard, isTooFast) === 1);
    expect(count(phone.heard, isPong)).toBe(0);
    bobs.send(PING);
    await until(() => count(bobs.heard, isPong) === 1);
  });

  test('has so many sockets, wherever from; one that closes makes room', async () => {
    const link = await open({ socketsPerPerson: 2 });
    const ada = new Browser(link);
    const { match } = await ada.create({});
    const [first, second, third] = [
      await dial(link, ada),
      await dial(link, ada, '127.0.0.2'),
      await dial(link, ada, '127.0.0.3'),
    ];
    for (const each of [first, second]) expect(await each.say(hello(match))).toMatchObject({ type: 'welcome' });
    expect(await third.say(hello(match))).toMatchObject({ fault: 'too-many' });
    expect(await third.closed).toBe(1013);
    await first.close();
    const again = await dial(link, ada);
    await until(() => again.heard.some(({ type }) => type === 'welcome') || (again.send(hello(match)), false));
  });

  test('says so much to a table, and is told under its id what was too much', async () => {
    const link = await open({ remarksPerPerson: { burst: 2, perSecond: 0.001 } });
    const ada = new Browser(link);
    const { match } = await ada.create({});
    const own = await dial(link, ada);
    await own.say(hello(match));
    for (let i = 0; i < 4; i++) own.send({ type: 'chat', id: `remark-${i}`, text: 'Hello' });
    await until(() => count(own.heard, isTooFast) === 2);
    expect(own.heard.filter(isTooFast).map(message => 'id' in message && message.id)).toEqual(['remark-2', 'remark-3']);
    expect(count(own.heard, ({ type }) => type === 'chat')).toBe(2);
  });
});

const ONLOOKERS = 70;

describe.each(kinds)('a crowd, on %s', (_name, empty) => {
  test('comes and goes almost unnoticed, and misses nothing', { timeout: 60_000 }, async () => {
    const link = await open({}, await empty());
    const ada = new Browser(link);
    const places = [{ type: 'me' as const }, { type: 'bot' as const, bot: 'random' }];
    const { match, watch } = await ada.create({ places, game: 'parry' });
    const own = await dial(link, ada);
    await own.say(hello(match));
    const crowd = await Promise.all(Array.from({ length: ONLOOKERS }, () => dial(link)));
    const began = performance.now();
    for (const each of crowd) each.send(hello(match, { key: watch }));
    await until(() => own.table?.onlookers === ONLOOKERS);
    const seconds = Math.ceil((performance.now() - began) / 1000);
    expect(count(own.heard, ({ type }) => type === 'table')).toBeLessThanOrEqual(seconds + 1);
    own.send({ type: 'chat', id: 'remark-1', text: 'Welcome, all' });
    await until(() => crowd.every(({ heard }) => heard.some(({ type }) => type === 'chat')));
    for (const each of crowd.slice(0, ONLOOKERS - 1)) void each.close();
    await until(() => own.table?.onlookers === 1);
    expect(site?.logged).toEqual([]);
  });
});

test.each([
  ['hello-first', { type: 'resign', id: 'wish-0001', seat: 0 }],
  ['hello-first', { type: 'chat', id: 'wish-0001', text: 'Hello' }],
  ['hello-first', { type: 'history', id: 'wish-0001', seat: -2 }],
  ['bad-shape', { type: 'act', id: 'wish-0001' }],
  ['bad-shape', { type: 'dance', id: 'wish-0001' }],
])('%s is told under the id of %j', async (fault, message) => {
  const visitor = await dial(await open({}));
  expect(await visitor.say(message)).toMatchObject({ type: 'fault', fault, id: 'wish-0001' });
});

describe.each(kinds)('a match that is damaged, on %s', (_name, empty) => {
  test('is so for those who may look at it, and none for others', { timeout: 60_000 }, async () => {
    const env = await empty();
    const before = await openSite(env);
    const ada = new Browser(before.link);
    const places = [{ type: 'me' as const }, { type: 'bot' as const, bot: 'random' }];
    const hidden = await ada.create({ places });
    const listed = await ada.create({ places, terms: { ...TERMS, listed: true } });
    const adas = await connect(before.link, { cookie: ada.cookie });
    await adas.say(hello(hidden.match));
    await until(() => adas.heard.some(message => 'now' in message && message.now !== null));
    await adas.close();
    await before.close();
    const engine = await openEngine(env);
    if ('unopened' in engine) throw new Error(engine.unopened);
    await engine.database.updateTable('step').set({ hash: 'gone' }).execute();
    await engine.close();
    const link = await open({}, env);
    const [stranger, owner] = [await dial(link), await dial(link, ada)];
    expect(await stranger.say(hello(hidden.match))).toEqual(await stranger.say(hello('nosuchkey2')));
    expect(await stranger.say(hello(hidden.match, { key: hidden.watch }))).toMatchObject({ fault: 'damaged' });
    expect(await stranger.say(hello(listed.match))).toMatchObject({ fault: 'damaged' });
    expect(await owner.say(hello(hidden.match))).toMatchObject({ fault: 'damaged' });
  });
});
