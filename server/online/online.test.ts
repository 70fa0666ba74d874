import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { GAMES } from '../../games/index.ts';
import { proves } from '../../kernel/proof.ts';
import { isMisfit, verify } from '../../kernel/transcript.ts';
import { VERSION, WORK_LENGTH } from '../../wire/limits.ts';
import type { Seating } from '../../wire/table.ts';
import { wishIdOf } from '../matches/client-id.ts';
import { openStorage } from '../storage/open.ts';
import { connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { shelf, TERMS, until } from '../tests/place.ts';
import { Player } from '../rig/player.ts';
import { Browser, openSite, type OpenSite, USUAL_LIMITS } from '../tests/site.ts';

const { server } = useDatabases();

/** Sits people down at a table of as many seats, each at one of the sites in turn. */
async function seatAll(sites: readonly OpenSite[], game: string, seats: number) {
  const at = (seat: number) => sites[seat % sites.length]!.link;
  const host = new Browser(at(0));
  const places = Array.from({ length: seats }, (_, seat) => ({
    type: seat === 0 ? ('me' as const) : ('open' as const),
  }));
  const links = await host.create({ game, places });
  const players = [new Player({ site: () => at(0), match: links.match, token: host.token, seat: 0 })];
  for (let i = 1; i < seats; i++) {
    const guest = new Browser(at(i));
    const seat = await guest.join(links.match, links.join, `Guest ${i}`);
    players.push(new Player({ site: () => at(i), match: links.match, token: guest.token, seat }));
  }
  return { host, players, ...links };
}

const TABLES = GAMES.flatMap(({ id, seats: { min, max } }) =>
  [...new Set([Math.max(min, Math.min(2, max)), max])].map(seats => [id, seats] as const),
);

describe.each([
  ['libsql', async () => [await openSite()]],
  [
    'two servers on one PostgreSQL',
    async () => {
      const env = await server();
      return [await openSite(env), await openSite(env)];
    },
  ],
] as const)('%s', (_name, openSites) => {
  let sites: OpenSite[];

  beforeAll(async () => {
    sites = await openSites();
  });

  afterAll(async () => {
    for (const site of sites) await site.close();
    expect(sites.flatMap(({ logged }) => logged)).toEqual([]);
  });

  test.concurrent.each(TABLES)('a whole match of %s by %d', async (game, seats) => {
    const { players, match, watch } = await seatAll(sites, game, seats);
    const ends = await Promise.all(players.map(({ over }) => over));
    expect(players.flatMap(({ refusals }) => refusals)).toEqual([]);
    expect(new Set(ends.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    const { json } = await new Browser(sites.at(-1)!.link).ask('GET', `/matches/${match}/replay?key=${watch}`);
    const verified = verify(shelf(game)!, json?.['transcript']);
    if (isMisfit(verified)) throw new Error(JSON.stringify(verified));
    expect(verified.outcome).toEqual(ends[0]?.outcome);
    expect(proves(verified.match.start, verified.match.start.proof!)).toBe(true);
    const acted = verified.match.log.filter(([seat]) => seat >= 0).length;
    expect(players.flatMap(({ acknowledged }) => acknowledged)).toHaveLength(acted);
    for (const player of players) player.leave();
  });
});

test('who is connected to one server is seen by those of another', async () => {
  const env = await server();
  const sites = [await openSite(env), await openSite(env)] as const;
  const [ada, bob] = [new Browser(sites[0].link), new Browser(sites[1].link)];
  const { match, join } = await ada.create({});
  await bob.join(match, join, 'Bob');
  const here = (table: Seating | undefined) => table?.sitters.map(sitter => sitter.here);
  const adas = await connect(sites[0].link, { cookie: ada.cookie });
  await adas.say(hello(match));
  expect(here(adas.table)).toEqual([true, false]);
  const bobs = await connect(sites[1].link, { cookie: bob.cookie });
  await bobs.say(hello(match));
  await until(() => here(adas.table)?.[1] === true && here(bobs.table)?.[0] === true);
  await bobs.say({ type: 'chat', id: 'remark-1', text: 'Hello' });
  await until(() => adas.heard.some(each => each.type === 'chat'));
  await bobs.close();
  await until(() => here(adas.table)?.[1] === false);
  await adas.close();
  for (const site of sites) await site.close();
});

describe('strangers', () => {
  let site: OpenSite;
  let host: Browser;

  beforeAll(async () => {
    site = await openSite({}, { ...USUAL_LIMITS, requests: { burst: 1000, perSecond: 1000 }, socketsPerAddress: 5 });
    host = new Browser(site.link);
  });

  afterAll(() => site.close());

  const socket = (headers: Record<string, string> = {}) => connect(site.link, headers);

  test('are told the same of a private match as of none', async () => {
    const { match, join, watch } = await host.create({});
    const stranger = new Browser(site.link);
    const wrong = 'A'.repeat(22);
    for (const path of ['/replay', `/replay?key=${wrong}`, '/links']) {
      const [there, nowhere] = [
        await stranger.ask('GET', `/matches/${match}${path}`),
        await stranger.ask('GET', `/matches/nosuchkey2${path}`),
      ];
      expect([there.status, there.json]).toEqual([404, nowhere.json]);
    }
    const body = { name: 'Eve', key: watch, entropy: '0'.repeat(32) };
    expect((await stranger.ask('POST', `/matches/${match}/seats`, body)).json).toMatchObject({
      fault: 'no-such-match',
    });
    const visitor = await socket();
    expect(await visitor.say(hello(match))).toEqual(await visitor.say(hello('nosuchkey2')));
    expect(await visitor.say(hello(match, { key: wrong }))).toMatchObject({ fault: 'no-such-match' });
    expect(await visitor.say(hello(match, { key: watch, seat: 0 }))).toMatchObject({ fault: 'not-your-seat' });
    expect(await visitor.say(hello(match, { key: watch }))).toMatchObject({ type: 'welcome', own: [] });
    await visitor.close();
    expect((await stranger.ask('GET', '/matches')).json).toEqual({ matches: [] });
    expect(join).not.toBe(watch);
  });

  test('who say nonsense are told so, and disturb nobody', async () => {
    const { match } = await host.create({ places: [{ type: 'me' }, { type: 'bot', bot: 'random' }] });
    const own = await socket({ cookie: host.cookie });
    expect(await own.say(hello(match))).toMatchObject({ type: 'welcome', own: [0] });
    const visitor = await socket();
    expect(await visitor.say('{')).toMatchObject({ fault: 'not-json' });
    expect(await visitor.say({ type: 'act' })).toMatchObject({ fault: 'bad-shape' });
    expect(await visitor.say('['.repeat(20) + ']'.repeat(20))).toMatchObject({ fault: 'too-deep' });
    expect(await visitor.say(JSON.stringify('a'.repeat(5000)))).toMatchObject({ fault: 'too-long' });
    expect(await visitor.say({ type: 'look', seat: 0 })).toMatchObject({ fault: 'hello-first' });
    expect(await visitor.say(hello(match, { version: VERSION + 1 }))).toMatchObject({ fault: 'other-version' });
    expect(await visitor.say({ type: 'ping' })).toMatchObject({ type: 'pong' });
    await visitor.close();
    expect(await own.say({ type: 'ping' })).toMatchObject({ type: 'pong' });
    await own.close();
  });

  test('are not listened to for ever', async () => {
    const visitor = await socket();
    for (let i = 0; i < 200; i++) visitor.send({ type: 'ping' });
    expect(await visitor.closed).toBe(1008);
    expect(visitor.heard.at(-1)).toMatchObject({ fault: 'too-fast' });
  });

  test('may open only so many sockets', async () => {
    const visitors = [];
    for (let i = 0; i < 5; i++) visitors.push(await socket());
    const sixth = await socket();
    expect(await sixth.closed).toBe(1013);
    expect(sixth.heard).toMatchObject([{ fault: 'too-many' }]);
    for (const visitor of visitors) await visitor.close();
  });

  test('of other sites are not answered', async () => {
    const elsewhere = { origin: 'https://elsewhere.example' };
    await expect(socket(elsewhere)).rejects.toThrow('403');
    const lost = new WebSocket(site.link.replace('http', 'ws'));
    await expect(new Promise((_, reject) => lost.on('error', reject))).rejects.toThrow(/response/);
    expect(await host.ask('GET', '/me', undefined, elsewhere)).toMatchObject({
      status: 403,
      json: { fault: 'other-origin' },
    });
    expect(await host.ask('GET', '/me', undefined, { origin: site.link })).toMatchObject({ status: 200 });
  });

  test.each([
    ['not-json', '{'],
    ['bad-key', '{"__proto__": {}}'],
    ['too-deep', '['.repeat(17) + ']'.repeat(17)],
    ['too-long', JSON.stringify({ name: 'x'.repeat(70_000) })],
    ['bad-shape', JSON.stringify({ game: 'donjonz' })],
  ])('who create a match badly are told %s', async (fault, body) => {
    expect((await host.ask('POST', '/matches', body)).json).toMatchObject({
      fault,
      sentence: expect.stringMatching(/\.$/),
    });
  });

  test.each([
    [{ game: 'chess' }, 'no-such-game'],
    [{ places: Array.from({ length: 9 }, () => ({ type: 'open' as const })) }, 'bad-seats'],
    [{ options: { rounds: 99 } }, 'bad-options'],
    [{ places: [{ type: 'me' as const }, { type: 'bot' as const, bot: 'nobody' }] }, 'no-such-bot'],
    [{ places: [{ type: 'me' as const }, { type: 'beside' as const, name: 'Victoria' }] }, 'name-taken'],
  ])('who create %j are told %s, and nobody is remembered for it', async (more, fault) => {
    await new Browser(site.link).ask('POST', '/me/claim', { name: 'Victoria', passphrase: 'eight signs' });
    const stranger = new Browser(site.link);
    expect(await stranger.create(more)).toMatchObject({ fault });
    expect(stranger.cookie).toBe('');
  });

  test.each([
    [WORK_LENGTH, 'bad-options'],
    [WORK_LENGTH + 1, 'too-long'],
  ])('who bring a deck of %d signs are told %s', async (signs, fault) => {
    const body = { game: 'donjonz', places: [{ type: 'me' as const }], options: { deck: 'x'.repeat(signs) } };
    expect(await new Browser(site.link).create(body)).toMatchObject({ fault });
  });
});

describe('somebody', () => {
  let site: OpenSite;

  beforeAll(async () => {
    site = await openSite();
  });

  afterAll(() => site.close());

  test('is remembered by a cookie that no script can read', async () => {
    const ada = new Browser(site.link);
    expect((await ada.ask('GET', '/me')).status).toBe(401);
    await ada.create({ name: 'Ada' });
    expect((await ada.ask('GET', '/me')).json).toEqual({ name: 'Ada', claimed: false });
    const { token } = (await ada.ask('POST', '/me/link')).json ?? {};
    const { given } = await new Browser(site.link).ask('POST', '/me', { token });
    expect(given).toMatch(/^oubliette=[\w-]{22}; .*Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('comes back on another device by a personal link, or by a claimed name', async () => {
    const [ada, phone, tablet] = [1, 2, 3].map(() => new Browser(site.link)) as [Browser, Browser, Browser];
    const { match } = await ada.create({ name: 'Ada' });
    const { token } = (await ada.ask('POST', '/me/link')).json ?? {};
    await phone.ask('POST', '/me', { token });
    expect((await phone.ask('GET', '/me/matches')).json).toMatchObject({ matches: [{ match, own: [0], open: 1 }] });
    const claim = { name: 'Countess', passphrase: 'analytical engine' };
    expect((await ada.ask('POST', '/me/claim', claim)).json).toEqual({ name: 'Countess', claimed: true });
    expect((await tablet.ask('POST', '/me/claim', claim)).json).toMatchObject({ fault: 'name-taken' });
    expect((await tablet.ask('POST', '/me/return', { ...claim, passphrase: 'difference engine' })).json).toMatchObject({
      fault: 'wrong-passphrase',
    });
    expect((await tablet.ask('POST', '/me/return', claim)).status).toBe(200);
    expect((await tablet.ask('GET', '/me/matches')).json).toMatchObject({ matches: [{ match }] });
    expect((await tablet.ask('DELETE', '/me')).status).toBe(204);
  });

  test('plays again with those of before, one seat further, however many ask at once', async () => {
    const [ada, bob] = [new Browser(site.link), new Browser(site.link)];
    const { match, join } = await ada.create({});
    await bob.join(match, join, 'Bob');
    const ask = (who: Browser) => who.ask('POST', `/matches/${match}/rematch`, { entropy: '0'.repeat(32) });
    expect((await ask(ada)).json).toMatchObject({ fault: 'not-now' });
    const players = await Promise.all(
      [ada, bob].map(async (who, seat) => new Player({ site: () => site.link, match, token: who.token, seat })),
    );
    await Promise.all(players.map(({ over }) => over));
    for (const player of players) player.leave();
    const [first, second] = await Promise.all([ask(ada), ask(bob)]);
    expect(second.json).toEqual(first.json);
    expect(
      (await new Browser(site.link).ask('POST', `/matches/${match}/rematch`, { entropy: '0'.repeat(32) })).json,
    ).toMatchObject({ fault: 'no-such-match' });
    expect(await bob.join(String(first.json?.['match']), String(first.json?.['join']), 'Bob')).toBe(0);
    expect((await ada.ask('GET', '/me/matches')).json).toMatchObject({ matches: [{ own: [1] }, { own: [0] }] });
  });

  test('finds public tables in the lobby and sits down without a link', async () => {
    const [ada, bob] = [new Browser(site.link), new Browser(site.link)];
    const { match } = await ada.create({ terms: { ...TERMS, listed: true } });
    expect((await bob.ask('GET', '/matches')).json).toMatchObject({
      matches: [{ match, game: 'sealed', phase: 'gathering', open: 1, own: [] }],
    });
    const { json } = await bob.ask('POST', `/matches/${match}/seats`, { name: 'Bob', entropy: '0'.repeat(32) });
    expect(json).toEqual({ match, seat: 1 });
    expect((await bob.ask('GET', `/matches/${match}/links`)).json).toMatchObject({ match, join: expect.any(String) });
  });
});

test('the API describes itself, health and figures are there, and no secret is logged', async () => {
  const site = await openSite();
  const ada = new Browser(site.link);
  const { match } = await ada.create({});
  const { json } = await ada.ask('GET', '/openapi.json');
  expect(json).toMatchObject({ openapi: '3.1.0' });
  expect(Object.keys(json?.['paths'] as object)).toEqual(
    expect.arrayContaining(['/api/matches', '/api/matches/{match}/seats']),
  );
  expect(await (await fetch(`${site.link}/healthz`)).json()).toEqual({ ok: true });
  const figures = await (await fetch(`${site.link}/metrics`)).text();
  expect(figures).toMatch(/^oubliette_matches 1$/m);
  expect(figures).not.toMatch(match);
  await site.close();
  expect(site.logged.join()).not.toMatch(/oubliette=|passphrase|token/);
});

test('a server that closes finishes what is under way: all that it acknowledged is stored', async () => {
  const data = await server();
  const site = await openSite(data);
  const { players, match } = await seatAll([site], 'dice-and-danger', 2);
  await until(() => players.every(({ acknowledged }) => acknowledged.length > 3));
  await site.close();
  for (const player of players) player.leave();
  expect(site.logged).toEqual([]);
  const storage = await openStorage(data);
  if ('unopened' in storage) throw new Error(storage.unopened);
  const stored = (await storage.steps(match)).map(({ client }) => wishIdOf(client));
  expect(stored).toEqual(expect.arrayContaining(players.flatMap(({ acknowledged }) => acknowledged)));
  await storage.close();
});
