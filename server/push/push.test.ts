import { lookup } from 'node:dns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pushMessage } from '../../wire/http.ts';
import type { Terms } from '../../wire/table.ts';
import { connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { TERMS, until } from '../tests/place.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { deliver, endpointOf, isPublic, lookUpPublic } from './endpoint.ts';
import { readPushConfig } from './read-config.ts';
import { claimsOf, openPushService, PushBrowser, type PushService } from './tests/browser.ts';

const { kinds } = useDatabases();
const BY_TURNS: Terms = { ...TERMS, pace: 'turns' };
const CONTACT = 'mailto:host@example.org';

describe.each(kinds)('on %s', (_name, empty) => {
  let service: PushService;
  let site: OpenSite;

  beforeAll(async () => {
    service = await openPushService();
    site = await openSite({ ...(await empty()), OUBLIETTE_PUSH: CONTACT, OUBLIETTE_PUSH_HOSTS: service.host });
  });

  afterAll(async () => {
    await site.close();
    await service.close();
    expect(site.logged).toEqual([]);
  });

  /** Ada is at a table that she plays at with Bob, whose browser wants to be called. */
  async function table(bob: PushBrowser, terms = BY_TURNS) {
    const [ada, guest] = [new Browser(site.link), new Browser(site.link)];
    const { match, join } = await ada.create({ name: 'Ada', game: 'the-dungeon', terms });
    const socket = await connect(site.link, { cookie: ada.cookie });
    await socket.say(hello(match));
    // Whoever is at no table yet is nobody who could be called.
    expect(await guest.ask('POST', '/me/push', bob.subscription)).toMatchObject({ status: 401 });
    await guest.join(match, join, 'Bob');
    expect(await guest.ask('POST', '/me/push', bob.subscription)).toMatchObject({ status: 204 });
    return { ada: { browser: ada, socket }, bob: guest, match };
  }

  const of = (path: string) => service.received.filter(each => each.path === path);

  /** A bot plays Ada's seat: it is Bob's turn before long. */
  const passTurn = ({ socket }: { readonly socket: Awaited<ReturnType<typeof connect>> }): void =>
    socket.send({ type: 'hand', id: `hand-${crypto.randomUUID().slice(0, 8)}`, seat: 0, bot: 'easy' });

  test('who is not there is called to their turn, in their language, by a message that only their browser can read', async () => {
    const bob = new PushBrowser(service, '/bob', 'fr');
    const { ada, bob: guest, match } = await table(bob);
    passTurn(ada);
    await until(() => of('/bob').length > 0);
    const [received] = of('/bob');
    const message = pushMessage.parse(bob.read(received!));
    expect(message).toEqual({
      title: 'The Dungeon',
      body: 'C’est à vous de jouer.',
      tag: match,
      path: `/the-dungeon/online/${match}`,
    });
    const { key, claims } = claimsOf(received!);
    expect(claims).toEqual({ aud: `http://${service.host}`, exp: expect.any(Number), sub: CONTACT });
    expect((await guest.ask('GET', '/me/push')).json).toEqual({ key, isOn: true });
    expect(received!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: match, ttl: '86400' });
    await ada.socket.close();
  });

  test('nobody is called who is at the table, or plays live, or has switched it off', async () => {
    const browsers = ['/here', '/live', '/off'].map(path => new PushBrowser(service, path));
    const here = await table(browsers[0]!);
    const socket = await connect(site.link, { cookie: here.bob.cookie });
    await socket.say(hello(here.match));
    const live = await table(browsers[1]!, TERMS);
    const off = await table(browsers[2]!);
    expect(await off.bob.ask('DELETE', '/me/push')).toMatchObject({ status: 204 });
    expect((await off.bob.ask('GET', '/me/push')).json).toMatchObject({ isOn: false });
    const called = await table(new PushBrowser(service, '/called'));
    for (const { ada } of [here, live, off, called]) passTurn(ada);
    await until(() => of('/called').length > 0);
    await until(() => [here, live, off].every(({ ada }) => ada.socket.table?.sitters[1]?.since !== null));
    expect(['/here', '/live', '/off'].flatMap(of)).toEqual([]);
    for (const each of [here.ada.socket, live.ada.socket, off.ada.socket, called.ada.socket, socket])
      await each.close();
  });

  test('a browser that does not want to be called any more is forgotten', async () => {
    const { ada, bob } = await table(new PushBrowser(service, '/gone'));
    service.answer(410);
    passTurn(ada);
    await until(() => of('/gone').length > 0);
    const isOn = async () => (await bob.ask('GET', '/me/push')).json?.['isOn'];
    while (await isOn());
    service.answer(201);
    await ada.socket.close();
  });

  test('who is signed out, or deleted, or became another in this browser, is not called there', async () => {
    const [first, second] = [new PushBrowser(service, '/shared'), new PushBrowser(service, '/erased')];
    const one = await table(first);
    const two = await table(second);
    // The same browser, under a cookie of somebody else.
    const other = new Browser(site.link);
    await other.create({ name: 'Cleo', terms: BY_TURNS });
    expect(await other.ask('POST', '/me/push', first.subscription)).toMatchObject({ status: 204 });
    expect((await one.bob.ask('GET', '/me/push')).json).toMatchObject({ isOn: false });
    expect(await two.bob.ask('POST', '/me/erase', {})).toMatchObject({ status: 204 });
    expect(await other.ask('DELETE', '/me')).toMatchObject({ status: 204 });
    const called = await table(new PushBrowser(service, '/after'));
    for (const { ada } of [one, called]) passTurn(ada);
    await until(() => of('/after').length > 0);
    expect(['/shared', '/erased'].flatMap(of)).toEqual([]);
    for (const { ada } of [one, two, called]) await ada.socket.close();
  });

  test('no server is made to knock at doors around it', async () => {
    const { bob, ada } = await table(new PushBrowser(service, '/doors'));
    const { subscription } = new PushBrowser(service, '/doors');
    for (const endpoint of [
      'http://push.example.org/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://localhost/a',
      'https://push.example.org:8443/a',
      'https://me:secret@push.example.org/a',
      'file:///etc/passwd',
      'nonsense',
    ])
      expect((await bob.ask('POST', '/me/push', { ...subscription, endpoint })).json).toMatchObject({
        fault: 'bad-endpoint',
      });
    const bent = { ...subscription, keys: { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` } };
    expect((await bob.ask('POST', '/me/push', bent)).json).toMatchObject({ fault: 'bad-endpoint' });
    await ada.socket.close();
  });
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['nonsense', false],
])('whether %s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test('a name that leads to this machine is not followed, whatever it is called', async () => {
  const found = await new Promise<Error | null>(resolve =>
    lookUpPublic('localhost', { all: true }, error => resolve(error)),
  );
  expect(found?.message).toBe('localhost is not a public address');
  await new Promise(resolve => lookup('localhost', resolve));
  const outgoing = { headers: {}, body: Buffer.alloc(0), signal: new AbortController().signal };
  expect(await deliver(new URL('https://localhost/a'), outgoing, new Set())).toBe('failed');
});

test('where messages go, and who is trusted besides', () => {
  const trusted = new Set(['127.0.0.1:4000']);
  expect(endpointOf('https://updates.push.services.mozilla.com/wpush/v2/abc', trusted)?.host).toBe(
    'updates.push.services.mozilla.com',
  );
  expect(endpointOf('http://127.0.0.1:4000/a', trusted)?.host).toBe('127.0.0.1:4000');
  expect(endpointOf('http://127.0.0.1:4001/a', trusted)).toBeUndefined();
});

test('what the environment says of calls', () => {
  expect(readPushConfig({})).toEqual({ isOn: true, contact: undefined, hosts: new Set() });
  expect(readPushConfig({ OUBLIETTE_PUSH: 'off' })).toMatchObject({ isOn: false });
  expect(readPushConfig({ OUBLIETTE_PUSH: CONTACT, OUBLIETTE_PUSH_HOSTS: 'a:1, b:2' })).toEqual({
    isOn: true,
    contact: CONTACT,
    hosts: new Set(['a:1', 'b:2']),
  });
  expect(readPushConfig({ OUBLIETTE_PUSH: 'yes' })).toHaveProperty('unopened');
});
