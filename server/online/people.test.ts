import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { deviceOf, devicesOf, linkOf } from '../tests/devices.ts';
import { ENTROPY, openPlace } from '../tests/place.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { GENEROUS } from '../rig/shelf.ts';

const { kinds } = useDatabases();
const PASSPHRASE = 'analytical engine';
const AGENT = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const MINUTE_MS = 60_000;
const HOME = '127.0.0.1';

const statusOf = async (who: Browser): Promise<number> => (await who.ask('GET', '/me')).status;

/** Whatever a browser is given instead, the cookie that it had before. */
function copyOf(who: Browser, site: OpenSite): Browser {
  const copy = new Browser(site.link);
  copy.cookie = who.cookie;
  return copy;
}

/** The status of a wrong passphrase for a name, tried from another address of loopback. */
function guessFrom(localAddress: string, site: OpenSite, name: string): Promise<number | undefined> {
  const { port } = new URL(site.link);
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request({ host: HOME, port, localAddress, method: 'POST', path: '/api/me/return', headers }, answer =>
      resolve(answer.resume().statusCode),
    )
      .on('error', reject)
      .end(JSON.stringify({ name, passphrase: 'not the engine' }));
  });
}

let people = 0;
/** No two of them look alike, or the second could not be claimed. */
const newName = (): string => `Countess ${String(++people).replaceAll(/\d/g, digit => 'abdefgjkps'[Number(digit)]!)}`;

describe.each(kinds)('on %s', (_name, empty) => {
  let site: OpenSite;

  beforeAll(async () => {
    site = await openSite(await empty());
  });

  afterAll(async () => {
    await site.close();
    expect(site.logged).toEqual([]);
  });

  async function somebody(name = newName()): Promise<Browser> {
    const who = new Browser(site.link);
    await who.create({ name });
    return who;
  }

  async function somebodyClaimed(name = newName()): Promise<Browser> {
    const who = new Browser(site.link);
    expect((await who.ask('POST', '/me/claim', { name, passphrase: PASSPHRASE })).status).toBe(200);
    return who;
  }

  describe('a personal link', () => {
    test('signs somebody in once, however many try at the same moment', async () => {
      const ada = await somebody();
      const token = await linkOf(ada);
      const thieves = Array.from({ length: 8 }, () => new Browser(site.link));
      const answers = await Promise.all(thieves.map(thief => thief.ask('POST', '/me', { token })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(7);
      expect((await new Browser(site.link).ask('POST', '/me', { token })).json).toMatchObject({
        fault: 'no-such-link',
      });
    });

    test('ends with the next one', async () => {
      const ada = await somebody();
      const [first, second] = [await linkOf(ada), await linkOf(ada)];
      const phone = new Browser(site.link);
      expect((await phone.ask('POST', '/me', { token: first })).status).toBe(404);
      expect((await phone.ask('POST', '/me', { token: second })).status).toBe(200);
    });

    test('is no cookie, and says no hello', async () => {
      const ada = new Browser(site.link);
      const { match } = await ada.create({});
      const thief = new Browser(site.link);
      const token = await linkOf(ada);
      thief.cookie = `oubliette=${token}`;
      expect(await statusOf(thief)).toBe(401);
      const socket = await connect(site.link);
      expect(await socket.say(hello(match, { token }))).toMatchObject({ fault: 'no-such-match' });
      await socket.close();
    });

    test('tells who would be replaced, and stays as it is until it is used', async () => {
      const [ada, bob] = [await somebody('Ada'), await somebody('Bob')];
      const token = await linkOf(ada);
      const look = (who: Browser) => who.ask('POST', '/me/link/look', { token });
      const person = { name: 'Ada', claimed: false };
      expect((await look(bob)).json).toEqual({ person, instead: { name: 'Bob', claimed: false, matches: 1 } });
      expect((await look(new Browser(site.link))).json).toEqual({ person, instead: null });
      expect((await look(ada)).json).toEqual({ person, instead: null });
      expect((await bob.ask('GET', '/me')).json).toMatchObject({ name: 'Bob' });
      expect((await bob.ask('POST', '/me', { token })).json).toEqual(person);
      expect((await look(bob)).json).toMatchObject({ fault: 'no-such-link' });
    });
  });

  describe('a device', () => {
    test('is listed by browser and system, and no more', async () => {
      const ada = new Browser(site.link);
      await ada.ask('POST', '/me/claim', { name: newName(), passphrase: PASSPHRASE }, AGENT);
      const { json } = await ada.ask('GET', '/me/devices');
      expect(json).toEqual({
        devices: [
          { id: expect.any(String), browser: 'Firefox', system: 'Linux', seen: expect.any(Number), isThis: true },
        ],
      });
    });

    test('that is forgotten is signed out, whoever has its cookie', async () => {
      const ada = await somebody();
      const copy = copyOf(ada, site);
      expect((await ada.ask('DELETE', '/me')).status).toBe(204);
      expect(await statusOf(copy)).toBe(401);
    });

    test('is signed out by another one, and its sockets end', async () => {
      const ada = new Browser(site.link);
      const { match } = await ada.create({ name: newName() });
      const phone = await deviceOf(ada, site);
      const [kept, lost] = await Promise.all([ada, phone].map(({ cookie }) => connect(site.link, { cookie })));
      for (const socket of [kept!, lost!]) expect(await socket.say(hello(match))).toMatchObject({ type: 'welcome' });
      const other = (await devicesOf(ada)).find(({ isThis }) => !isThis)!;
      expect((await ada.ask('DELETE', `/me/devices/${other.id}`)).status).toBe(204);
      await lost!.closed;
      expect(lost!.heard.at(-1)).toMatchObject({ fault: 'signed-out' });
      expect(await statusOf(phone)).toBe(401);
      expect(await kept!.say({ type: 'ping' })).toMatchObject({ type: 'pong' });
      await kept!.close();
      expect((await ada.ask('DELETE', `/me/devices/${other.id}`)).json).toMatchObject({ fault: 'no-such-device' });
    });

    test('of somebody else is out of reach', async () => {
      const [ada, eve] = [await somebody(), await somebody()];
      const [device] = await devicesOf(ada);
      expect((await eve.ask('DELETE', `/me/devices/${device!.id}`)).status).toBe(404);
      expect((await new Browser(site.link).ask('DELETE', '/me/devices')).status).toBe(401);
      expect((await eve.ask('DELETE', '/me/devices/%25')).status).toBe(400);
      expect(await statusOf(ada)).toBe(200);
    });

    test('and all others are signed out everywhere, links included', async () => {
      const ada = await somebody();
      const [phone, copy] = [await deviceOf(ada, site), copyOf(ada, site)];
      const token = await linkOf(ada);
      expect((await phone.ask('DELETE', '/me/devices')).status).toBe(204);
      expect(await Promise.all([copy, phone].map(statusOf))).toEqual([401, 401]);
      expect((await new Browser(site.link).ask('POST', '/me', { token })).status).toBe(404);
    });
  });

  describe('a passphrase', () => {
    test('is changed by who knows the old one, which ends all other devices', async () => {
      const name = newName();
      const ada = await somebodyClaimed(name);
      const phone = await deviceOf(ada, site);
      const change = (old: string) => ada.ask('POST', '/me/passphrase', { old, passphrase: 'difference engine' });
      expect((await change('not the engine')).json).toMatchObject({ fault: 'wrong-passphrase' });
      expect(await statusOf(phone)).toBe(200);
      expect((await change(PASSPHRASE)).json).toEqual({ name, claimed: true });
      expect([await statusOf(ada), await statusOf(phone)]).toEqual([200, 401]);
      const back = (passphrase: string) => new Browser(site.link).ask('POST', '/me/return', { name, passphrase });
      expect((await back(PASSPHRASE)).status).toBe(401);
      expect((await back('difference engine')).status).toBe(200);
    });

    test('is still the owner’s to use when a stranger has guessed at it from elsewhere', async () => {
      const name = newName();
      const ada = await somebodyClaimed(name);
      for (let i = 0; i < 10; i++) expect(await guessFrom('127.0.0.2', site, name)).toBe(401);
      expect(await guessFrom('127.0.0.2', site, name)).toBe(429);
      const back = await new Browser(site.link).ask('POST', '/me/return', { name, passphrase: PASSPHRASE });
      expect(back.status).toBe(200);
      const change = { old: PASSPHRASE, passphrase: 'difference engine' };
      expect((await ada.ask('POST', '/me/passphrase', change)).status).toBe(200);
    });

    test('keeps whoever has a device of somebody from taking their name over', async () => {
      const name = newName();
      const ada = await somebodyClaimed(name);
      const thief = await deviceOf(ada, site);
      const claim = { name: 'Thief', passphrase: 'stolen at night' };
      expect((await thief.ask('POST', '/me/claim', claim)).json).toMatchObject({ fault: 'wrong-passphrase' });
      expect((await ada.ask('GET', '/me')).json).toEqual({ name, claimed: true });
      const another = { name: newName(), passphrase: PASSPHRASE };
      expect((await ada.ask('POST', '/me/claim', another)).json).toEqual({ name: another.name, claimed: true });
    });
  });

  describe('a claimed name', () => {
    test.each(['Vict0ria', 'VICTORIA', 'Víctoria', 'Ｖictoria'])('is nobody else’s, neither as %s', async name => {
      const owner = new Browser(site.link);
      await owner.ask('POST', '/me/claim', { name: 'Victoria', passphrase: PASSPHRASE });
      const { match, join } = await (await somebody()).create({ places: [{ type: 'open' }, { type: 'open' }] });
      const eve = new Browser(site.link);
      const taken = { status: 409, json: { fault: 'name-taken' } };
      expect(await eve.ask('POST', `/matches/${match}/seats`, { key: join, name, entropy: ENTROPY })).toMatchObject(
        taken,
      );
      expect(await eve.create({ name })).toMatchObject(taken.json);
      const places = [{ type: 'me' as const }, { type: 'beside' as const, name }];
      expect(await eve.create({ name: 'Eve', places })).toMatchObject(taken.json);
      expect(await eve.ask('POST', '/me/claim', { name, passphrase: PASSPHRASE })).toMatchObject(taken);
    });

    test('is not what anybody without a name is called', async () => {
      const eve = new Browser(site.link);
      const claim = { name: 'Player 2', passphrase: PASSPHRASE };
      expect((await eve.ask('POST', '/me/claim', claim)).json).toMatchObject({ fault: 'name-taken' });
      const places = [{ type: 'me' as const }, { type: 'beside' as const, name: 'Player 2' }];
      expect(await eve.create({ name: 'Eve', places })).toHaveProperty('match');
    });

    test.each(['V\u200bictoria', 'V\u0456ctoria', '\u3164', `a${'\u0301'.repeat(23)}`, ''])(
      'cannot be %j, and is told so',
      async name => {
        const eve = new Browser(site.link);
        const bad = { status: 400, json: { fault: 'bad-name' } };
        expect(await eve.ask('POST', '/me/claim', { name, passphrase: PASSPHRASE })).toMatchObject(bad);
        expect(await eve.create({ name })).toMatchObject(bad.json);
      },
    );
  });
});

test('what an address has tried keeps nobody who is signed in there from their own passphrase', async () => {
  const site = await openSite({}, { ...GENEROUS, passphrases: { burst: 2, perSecond: 0.001 } });
  const ada = new Browser(site.link);
  const name = newName();
  await ada.ask('POST', '/me/claim', { name, passphrase: PASSPHRASE });
  expect(await guessFrom(HOME, site, name)).toBe(401);
  expect(await guessFrom(HOME, site, name)).toBe(429);
  const passphrase = 'difference engine';
  const wrong = { old: 'not the engine', passphrase };
  expect((await ada.ask('POST', '/me/passphrase', wrong)).json).toMatchObject({ fault: 'wrong-passphrase' });
  expect((await ada.ask('POST', '/me/passphrase', { old: PASSPHRASE, passphrase })).status).toBe(200);
  expect((await ada.ask('POST', '/me/erase', { passphrase: PASSPHRASE })).status).toBe(401);
  expect((await ada.ask('POST', '/me/erase', { passphrase })).status).toBe(204);
  await site.close();
});

test('passphrases of those who are signed in at one address have a rate, which nobody without one uses up', async () => {
  const site = await openSite({}, { ...GENEROUS, proofs: { burst: 2, perSecond: 0.001 } });
  const [ada, eve] = [new Browser(site.link), new Browser(site.link)];
  await ada.ask('POST', '/me/claim', { name: newName(), passphrase: PASSPHRASE });
  await eve.create({ name: newName() });
  const change = { old: PASSPHRASE, passphrase: PASSPHRASE };
  for (const stranger of [eve, new Browser(site.link)])
    for (let i = 0; i < 3; i++) expect((await stranger.ask('POST', '/me/passphrase', change)).status).toBe(401);
  for (let i = 0; i < 2; i++) expect((await ada.ask('POST', '/me/passphrase', change)).status).toBe(200);
  expect((await ada.ask('POST', '/me/passphrase', change)).status).toBe(429);
  expect((await ada.ask('POST', '/me/erase', { passphrase: PASSPHRASE })).status).toBe(429);
  await site.close();
});

describe.each(kinds)('time, on %s', (_name, empty) => {
  test('a personal link works for ten minutes', async () => {
    let ahead = 0;
    const place = await openPlace({ env: await empty(), ahead: () => ahead });
    const ada = await place.person('Ada');
    const { token } = await place.storage.devices.makeLink(ada.id);
    ahead = 9 * MINUTE_MS;
    expect(await place.storage.devices.byLink(token)).toEqual(ada);
    ahead = 11 * MINUTE_MS;
    expect(await place.storage.devices.byLink(token)).toBeUndefined();
    expect(await place.storage.devices.useLink(token)).toBeUndefined();
    await place.close();
  });

  test('wrong passphrases for one name are counted, many at once as many in a row', async () => {
    let ahead = 0;
    const place = await openPlace({ env: await empty(), ahead: () => ahead });
    const { people: known } = place.storage;
    const ada = await place.person('Ada');
    await known.claim(ada.id, 'Ada', PASSPHRASE);
    const guesses = await Promise.all(Array.from({ length: 14 }, () => known.byPassphrase('Ada', 'wrong', HOME)));
    expect(guesses.filter(guess => guess === 'wrong-passphrase')).toHaveLength(10);
    expect(guesses.filter(guess => guess === 'too-fast')).toHaveLength(4);
    expect(await known.byPassphrase('ADA', PASSPHRASE, HOME)).toBe('too-fast');
    ahead = MINUTE_MS + 1000;
    expect(await known.byPassphrase('Ada', PASSPHRASE, HOME)).toMatchObject({ id: ada.id });
    expect(await known.byPassphrase('Ada', 'wrong', HOME)).toBe('wrong-passphrase');
    await place.close();
  });

  test('wrong passphrases for one name are counted from all networks together, apart from devices', async () => {
    let ahead = 0;
    const place = await openPlace({ env: await empty(), ahead: () => ahead });
    const { people: known } = place.storage;
    const ada = await place.person('Ada');
    await known.claim(ada.id, 'Ada', PASSPHRASE);
    const strangers = Array.from({ length: 130 }, (_, i) => known.byPassphrase('Ada', 'wrong', `10.0.0.${i}`));
    const owner = known.byPassphrase('Ada', PASSPHRASE, HOME);
    const guesses = await Promise.all(strangers);
    expect(guesses.filter(guess => guess === 'too-fast').length).toBeGreaterThan(20);
    expect(await owner).toBe('too-fast');
    expect(await known.isProven(ada.id, PASSPHRASE, HOME)).toBe(true);
    for (let i = 0; i < 10; i++) expect(await known.isProven(ada.id, 'wrong', HOME)).toBe('wrong-passphrase');
    expect(await known.isProven(ada.id, PASSPHRASE, HOME)).toBe('too-fast');
    // Whoever has taken a cookie somewhere else does not use up what its owner may try.
    expect(await known.isProven(ada.id, PASSPHRASE, '203.0.113.7')).toBe(true);
    ahead = MINUTE_MS;
    expect(await known.byPassphrase('Ada', PASSPHRASE, HOME)).toMatchObject({ id: ada.id });
    await place.close();
  });

  test('who has no passphrase proves none, however often they try', async () => {
    const place = await openPlace({ env: await empty() });
    const ada = await place.person('Ada');
    for (let i = 0; i < 12; i++)
      expect(await place.storage.people.isProven(ada.id, PASSPHRASE, HOME)).toBe('wrong-passphrase');
    await place.close();
  });

  test('a device is seen to the hour', async () => {
    let ahead = 0;
    const place = await openPlace({ env: await empty(), ahead: () => ahead });
    const { devices } = place.storage;
    const ada = await place.person('Ada');
    const token = await devices.signIn(ada.id, { browser: 'Firefox', system: 'Linux' });
    const [first] = await devices.of(ada.id);
    ahead = 10 * MINUTE_MS;
    await devices.byToken(token);
    expect(await devices.of(ada.id)).toEqual([first]);
    ahead = 70 * MINUTE_MS;
    await devices.byToken(token);
    expect((await devices.of(ada.id))[0]?.seen).toBeGreaterThan(first!.seen);
    await place.close();
  });
});
