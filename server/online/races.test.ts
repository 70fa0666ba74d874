import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listing, type Place } from '../../wire/http.ts';
import { connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { ENTROPY, openPlace, until } from '../tests/place.ts';

const { kinds, server } = useDatabases();
const DOZENS = 36;

const times = <T>(number: number, what: (i: number) => T): T[] => Array.from({ length: number }, (_, i) => what(i));
const ids = async (browser: Browser): Promise<string[]> => {
  const { json } = await browser.ask('GET', '/me/matches');
  return listing.parse(json).matches.map(({ match }) => match);
};

/** Two who have played a match to its end, by resigning. */
async function ended(sites: readonly string[], places: Place[]) {
  const [ada, bob] = [new Browser(sites[0]!), new Browser(sites.at(-1)!)];
  const { match, join } = await ada.create({ game: 'parry', places });
  if (places.some(({ type }) => type === 'open')) await bob.join(match, join, 'Bob');
  const socket = await connect(sites[0]!, { cookie: ada.cookie });
  await socket.say(hello(match));
  await until(() => socket.table?.phase === 'playing');
  socket.send({ type: 'resign', id: 'resign-ada', seat: 0 });
  await until(() => socket.table?.phase === 'ended');
  await socket.close();
  return { ada, bob, match };
}

const asked = (browser: Browser, match: string) =>
  browser.ask('POST', `/matches/${match}/rematch`, { entropy: ENTROPY });

describe.each(kinds)('on %s', (_name, empty) => {
  let site: OpenSite;

  beforeAll(async () => {
    site = await openSite(await empty());
  });

  afterAll(() => site.close());

  test('one person who sits down dozens of times at once has one seat', async () => {
    const [ada, bob] = [new Browser(site.link), new Browser(site.link)];
    const places = [{ type: 'me' as const }, ...times(3, () => ({ type: 'open' as const }))];
    const { match, join } = await ada.create({ places });
    await bob.create({ name: 'Bob' });
    const seats = await Promise.all(times(DOZENS, () => bob.join(match, join, 'Bob')));
    expect(new Set(seats).size).toBe(1);
    const socket = await connect(site.link, { cookie: bob.cookie });
    expect(await socket.say(hello(match))).toMatchObject({ type: 'welcome', own: [seats[0]] });
    expect(socket.table).toMatchObject({ phase: 'gathering' });
    expect(socket.table?.sitters.filter(({ person }) => person)).toHaveLength(2);
    await socket.close();
  });

  test('however the moments of their steps differ', async () => {
    let ahead = 0;
    const place = await openPlace({ env: await empty(), ahead: () => ahead++ });
    const [ada, bob] = [await place.person('Ada'), await place.person('Bob')];
    const { id } = await place.found({ places: [{ type: 'me' }, { type: 'open' }, { type: 'open' }] }, ada);
    const room = await place.room(id);
    const seats = await Promise.all(times(DOZENS, () => room.join(bob, { entropy: ENTROPY })));
    expect(new Set(seats)).toEqual(new Set([1]));
    expect(room.fold.chairs.map(({ person }) => person)).toEqual([ada.id, bob.id, null]);
    await place.close();
  });

  test('of dozens who want the last seat at once one has it', async () => {
    const { match, join } = await new Browser(site.link).create({});
    const wanted = times(DOZENS, i => {
      const body = { key: join, name: `Bob ${i}`, entropy: ENTROPY };
      return new Browser(site.link).ask('POST', `/matches/${match}/seats`, body);
    });
    const answers = (await Promise.all(wanted)).map(({ json }) => json?.['seat'] ?? json?.['fault']);
    expect(answers.filter(answer => answer === 1)).toHaveLength(1);
    expect(answers.filter(answer => answer === 'seat-taken')).toHaveLength(DOZENS - 1);
  });

  test('two who ask dozens of times at once to play again play one match', async () => {
    const { ada, bob, match } = await ended([site.link], [{ type: 'me' }, { type: 'open' }]);
    const answers = await Promise.all(times(DOZENS, i => asked(i % 2 === 0 ? ada : bob, match)));
    expect(new Set(answers.map(({ json }) => json?.['match'])).size).toBe(1);
    const next = answers[0]?.json?.['match'];
    for (const browser of [ada, bob]) expect(new Set(await ids(browser))).toEqual(new Set([match, next]));
  });

  test('one who asks at once and again to play against a bot plays one match', async () => {
    const { ada, match } = await ended([site.link], [{ type: 'me' }, { type: 'bot', bot: 'random' }]);
    const answers = await Promise.all(times(DOZENS, () => asked(ada, match)));
    expect(new Set(answers.map(({ json }) => json?.['match'])).size).toBe(1);
    expect(await ids(ada)).toHaveLength(2);
  });

  test('who did not sit there is led nowhere, asked for or not', async () => {
    const { ada, match } = await ended([site.link], [{ type: 'me' }, { type: 'open' }]);
    const eve = new Browser(site.link);
    await eve.ask('POST', '/me/claim', { name: `Eve ${match}`, passphrase: 'eight signs' });
    expect((await asked(eve, match)).json).toMatchObject({ fault: 'no-such-match' });
    await asked(ada, match);
    expect((await asked(eve, match)).json).toMatchObject({ fault: 'no-such-match' });
    expect(await ids(eve)).toEqual([]);
  });
});

test('one person who sits down at two processes at once has one seat', async () => {
  const env = await server();
  const sites = [await openSite(env), await openSite(env)];
  const [ada, bob] = [new Browser(sites[0]!.link), new Browser(sites[0]!.link)];
  const places: Place[] = [{ type: 'me' }, { type: 'open' }, { type: 'open' }, { type: 'open' }];
  const { match, join } = await ada.create({ places });
  await bob.create({ name: 'Bob' });
  const bobs = times(DOZENS, i => Object.assign(new Browser(sites[i % 2]!.link), { cookie: bob.cookie }));
  const seats = await Promise.all(bobs.map(each => each.join(match, join, 'Bob')));
  expect(new Set(seats).size).toBe(1);
  const socket = await connect(sites[1]!.link, { cookie: bob.cookie });
  expect(await socket.say(hello(match))).toMatchObject({ type: 'welcome', own: [seats[0]] });
  await socket.close();
  for (const site of sites) await site.close();
});

test('two who ask two processes at once to play again play one match', async () => {
  const env = await server();
  const sites = [await openSite(env), await openSite(env)];
  const { ada, bob, match } = await ended(
    sites.map(({ link }) => link),
    [{ type: 'me' }, { type: 'open' }],
  );
  const answers = await Promise.all(times(DOZENS, i => asked(i % 2 === 0 ? ada : bob, match)));
  expect(answers.map(({ status }) => status)).toEqual(times(DOZENS, () => 200));
  expect(new Set(answers.map(({ json }) => json?.['match'])).size).toBe(1);
  for (const browser of [ada, bob]) expect(await ids(browser)).toHaveLength(2);
  for (const site of sites) await site.close();
});
