import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { TERMS } from '../tests/place.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { playDaily } from '../../bots/daily.ts';
import { botsOf } from '../../bots/index.ts';
import { dailyNumberAt } from '../../games/daily.ts';
import { gameById } from '../../games/index.ts';
import type { DailyResults } from '../../wire/daily.ts';
import { dungeonCalled } from '../gallery/tests/works.ts';
import { owner } from '../tests/robot.ts';
import { PushBrowser } from '../push/tests/browser.ts';
import { GENEROUS } from '../rig/shelf.ts';
import { Player } from '../rig/player.ts';

interface Described {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Operation {
  readonly summary: string;
  readonly responses: Readonly<Record<string, Described>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: object; readonly schemas: Readonly<Record<string, object>> };
}

const ajv = new Ajv2020({ strict: false, formats: { int32: true } });
const ENTROPY = '0'.repeat(32);
const PLACES = [{ type: 'me' as const }, { type: 'bot' as const, bot: 'random' }];

let site: OpenSite;
let document: Document;
/** The operations that were answered as they should be. */
const served = new Set<string>();

beforeAll(async () => {
  site = await openSite(
    { OUBLIETTE_ORIGINS: '', OUBLIETTE_GALLERY: 'on' },
    { ...GENEROUS, passphrases: { burst: 20, perSecond: 1 } },
  );
  document = (await new Browser(site.link).ask('GET', '/openapi.json')).json as unknown as Document;
});

afterAll(async () => {
  await site.close();
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  );
  expect([...served].toSorted()).toEqual(all.toSorted());
});

const parametersIn = (path: string): number => path.split('{').length;

/** The path of the document that a path is one of: as OpenAPI has it, the one that names most of it. */
function operationAt(method: string, path: string): [string, Operation] {
  const [plain = ''] = path.split('?');
  const found = Object.keys(document.paths)
    .filter(each => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(`/api${plain}`))
    .toSorted((a, b) => parametersIn(a) - parametersIn(b))[0];
  const operation = document.paths[found ?? '']?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return [`${method} ${found}`, operation];
}

/** Asks, and holds the answer to the document. */
async function ask(who: Browser, [method, path]: readonly [string, string], body?: unknown, headers = {}) {
  const answer = await who.ask(method, path, body, headers);
  const [name, { responses }] = operationAt(method, path);
  const response = responses[String(answer.status)];
  expect(response, `${name} answers ${answer.status} ${JSON.stringify(answer.json)}`).toBeDefined();
  const schema = response?.content?.['application/json']?.schema;
  if (answer.status === 204) expect(answer.json).toBeNull();
  else expect(schema && ajv.validate(schema, answer.json), `${name}: ${JSON.stringify(ajv.errors)}`).toBe(true);
  if (answer.status < 300) served.add(name);
  return answer;
}

const create = (who: Browser, more: object = {}) =>
  ask(who, ['POST', '/matches'], {
    game: 'sealed',
    options: {},
    places: PLACES,
    terms: TERMS,
    name: 'Ada',
    entropy: ENTROPY,
    ...more,
  });

describe('the document is true', () => {
  test('of who one is', async () => {
    const [ada, phone] = [new Browser(site.link), new Browser(site.link)];
    expect((await ask(ada, ['GET', '/me'])).status).toBe(401);
    await create(ada);
    expect((await ask(ada, ['GET', '/me'])).status).toBe(200);
    const token = (await ask(ada, ['POST', '/me/link'])).json?.['token'];
    expect((await ask(phone, ['POST', '/me/link/look'], { token })).status).toBe(200);
    expect((await ask(phone, ['POST', '/me'], { token })).status).toBe(200);
    expect((await ask(phone, ['POST', '/me'], { token })).status).toBe(404);
    const { json } = await ask(ada, ['GET', '/me/devices']);
    const devices = json?.['devices'] as { id: string; isThis: boolean }[];
    const other = devices.find(({ isThis }) => !isThis);
    expect((await ask(ada, ['DELETE', `/me/devices/${other?.id}`])).status).toBe(204);
    expect((await ask(ada, ['DELETE', `/me/devices/${other?.id}`])).status).toBe(404);
    expect((await ask(phone, ['DELETE', '/me'])).status).toBe(204);
    const { subscription } = new PushBrowser({ host: 'push.example.org' }, '/ada');
    const endpoint = 'https://push.example.org/ada';
    expect((await ask(ada, ['POST', '/me/push'], subscription)).json).toMatchObject({ fault: 'bad-endpoint' });
    expect((await ask(ada, ['POST', '/me/push'], { ...subscription, endpoint })).status).toBe(204);
    expect((await ask(ada, ['GET', '/me/push'])).json).toMatchObject({ isOn: true });
    expect((await ask(ada, ['DELETE', '/me/push'])).status).toBe(204);
    expect((await ask(ada, ['DELETE', '/me/devices'])).status).toBe(204);
    for (const route of [
      ['GET', '/me/devices'],
      ['POST', '/me/link'],
      ['DELETE', '/me/devices'],
    ] as const)
      expect((await ask(ada, route)).status).toBe(401);
  });

  test('of names and passphrases', async () => {
    const [ada, eve] = [new Browser(site.link), new Browser(site.link)];
    const claim = { name: 'Countess', passphrase: 'analytical engine' };
    expect((await ask(ada, ['POST', '/me/claim'], claim)).status).toBe(200);
    expect((await ask(eve, ['POST', '/me/claim'], claim)).status).toBe(409);
    expect((await ask(eve, ['POST', '/me/return'], { ...claim, passphrase: 'difference engine' })).status).toBe(401);
    expect((await ask(eve, ['POST', '/me/return'], claim)).status).toBe(200);
    const next = { old: claim.passphrase, passphrase: 'difference engine' };
    expect((await ask(ada, ['POST', '/me/passphrase'], { ...next, old: 'something else' })).status).toBe(401);
    expect((await ask(ada, ['POST', '/me/passphrase'], next)).status).toBe(200);
    expect((await create(new Browser(site.link), { name: 'Countess' })).status).toBe(409);
    expect((await ask(ada, ['POST', '/me/erase'], {})).status).toBe(401);
    expect((await ask(ada, ['POST', '/me/erase'], { passphrase: next.passphrase })).status).toBe(204);
  });

  test('of the gallery', async () => {
    const ada = new Browser(site.link);
    const work = { game: 'dungeon-pen', text: dungeonCalled('The Document') };
    expect((await ask(ada, ['GET', '/house'])).json).toEqual({ gallery: true, daily: true });
    expect((await ask(ada, ['POST', '/gallery'], work)).status).toBe(401);
    await create(ada, { name: 'Painter' });
    const { json } = await ask(ada, ['POST', '/gallery'], work);
    const { id } = (json as unknown as { exhibit: { id: string } }).exhibit;
    expect((await ask(ada, ['POST', '/gallery'], { ...work, text: 'x' })).status).toBe(400);
    expect((await ask(ada, ['GET', '/gallery?order=most-played'])).json).toMatchObject({ exhibits: [{ id }] });
    expect((await ask(ada, ['GET', `/gallery/${id}`])).status).toBe(200);
    expect((await ask(ada, ['GET', '/me/gallery'])).json).toMatchObject({ exhibits: [{ id, takenDown: null }] });
    expect((await ask(ada, ['POST', `/gallery/${id}/reports`], { reason: 'Too green' })).status).toBe(204);
    expect((await ask(ada, ['DELETE', `/gallery/${id}`])).status).toBe(204);
    expect((await ask(ada, ['GET', `/gallery/${id}`])).status).toBe(404);
  });

  test('of the daily deals', async () => {
    const ada = new Browser(site.link);
    const game = gameById('donjonz');
    const [bot] = botsOf('donjonz');
    const number = dailyNumberAt(Date.now());
    const run = game && bot && playDaily(game, number, bot);
    const deal = `/daily/donjonz/${number}`;
    expect((await ask(ada, ['POST', deal], { name: 'Runner', transcript: run?.transcript })).status).toBe(200);
    const { json } = await ask(ada, ['GET', deal]);
    const [result] = (json as unknown as DailyResults).results;
    expect((await ask(ada, ['GET', `/daily/results/${result?.id}`])).status).toBe(200);
    expect((await ask(ada, ['GET', `/daily/results/${'0'.repeat(20)}`])).status).toBe(404);
  });

  test('of matches, from the table to the replay and the next one', { timeout: 60_000 }, async () => {
    const [ada, bob, eve] = [new Browser(site.link), new Browser(site.link), new Browser(site.link)];
    const { json } = await create(ada, {
      places: [{ type: 'me' }, { type: 'open' }],
      terms: { ...TERMS, listed: true },
    });
    const match = String(json?.['match']);
    expect((await ask(eve, ['GET', '/matches'])).json).toMatchObject({ matches: [{ match }] });
    expect((await ask(eve, ['GET', '/me/matches'])).json).toEqual({ matches: [] });
    const joining = { name: 'Bob', entropy: ENTROPY };
    expect((await ask(bob, ['POST', `/matches/${match}/seats`], joining)).status).toBe(200);
    expect((await ask(eve, ['POST', `/matches/${match}/seats`], { ...joining, name: 'Eve' })).status).toBe(409);
    expect((await ask(ada, ['GET', `/matches/${match}/links`])).status).toBe(200);
    expect((await ask(eve, ['GET', `/matches/${match}/links`])).status).toBe(404);
    expect((await ask(ada, ['GET', `/matches/${match}/replay`])).json).toMatchObject({ type: 'frames' });
    expect((await ask(eve, ['GET', `/matches/${match}/replay?seat=0`])).status).toBe(400);
    expect((await ask(ada, ['POST', `/matches/${match}/rematch`], { entropy: ENTROPY })).status).toBe(400);
    const players = [ada, bob].map(
      (who, seat) => new Player({ site: () => site.link, match, token: tokenOf(who), seat }),
    );
    await Promise.all(players.map(({ over }) => over));
    for (const player of players) player.leave();
    expect((await ask(ada, ['GET', `/matches/${match}/replay`])).json).toMatchObject({ type: 'transcript', own: [0] });
    expect((await ask(ada, ['POST', `/matches/${match}/rematch`], { entropy: ENTROPY })).status).toBe(200);
    expect((await ask(eve, ['POST', `/matches/${match}/rematch`], { entropy: ENTROPY })).status).toBe(404);
  });

  test('of robots and their owners', async () => {
    const [ada, host] = [await owner(site.link), new Browser(site.link)];
    expect((await ask(host, ['POST', '/me/robots'], { name: 'Fido' })).status).toBe(401);
    const made = (await ask(ada, ['POST', '/me/robots'], { name: 'Fido' })).json;
    const robot = `/me/robots/${String(made?.['id'])}`;
    expect((await ask(ada, ['POST', robot], { name: 'Rex' })).json).toMatchObject({ name: 'Rex' });
    const { json: given } = await ask(ada, ['POST', `${robot}/token`]);
    const known = { authorization: `Bearer ${String(given?.['token'])}` };
    expect((await ask(host, ['GET', '/robot'], undefined, known)).json).toEqual({ name: 'Rex', owner: ada.name });
    const { match, join } = await host.create({ places: [{ type: 'open' }, { type: 'bot', bot: 'random' }] });
    const at = `/robot/matches/${match}`;
    expect((await ask(host, ['POST', `${at}/seat`], { key: join }, known)).status).toBe(200);
    const act = { id: 'out-of-turn', decision: 99, action: { type: 'done' } };
    expect((await ask(host, ['POST', `${at}/act`], act, known)).json).toMatchObject({ failure: 'stale' });
    expect((await ask(host, ['GET', `${at}/replay`], undefined, known)).json).toMatchObject({ type: 'frames' });
    expect((await ask(host, ['DELETE', `${at}/seat`], undefined, known)).status).toBe(204);
    const stream = await fetch(`${site.link}/api/robot/stream`, { headers: known });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    await stream.body?.cancel();
    served.add('GET /api/robot/stream');
    expect((await ask(ada, ['GET', '/me/robots'])).json).toMatchObject({ robots: [{ name: 'Rex' }] });
    expect((await ask(ada, ['DELETE', `${robot}/token`])).status).toBe(204);
    expect((await ask(host, ['GET', '/robot/stream'], undefined, known)).status).toBe(401);
    expect((await ask(ada, ['DELETE', robot])).status).toBe(204);
    expect((await ask(ada, ['DELETE', robot])).status).toBe(404);
  });

  test.each([
    [{ game: 'chess' }, 400],
    [{ places: Array.from({ length: 9 }, () => ({ type: 'open' })) }, 400],
    [{ places: [{ type: 'me' }, { type: 'bot', bot: 'nobody' }] }, 400],
    [
      {
        places: [
          { type: 'bot', bot: 'random' },
          { type: 'bot', bot: 'random' },
        ],
      },
      400,
    ],
    [{ options: { rounds: 99 } }, 400],
    [{ name: '' }, 400],
    [{ more: 1 }, 400],
  ])('of bad tables such as %j', async (more, status) => {
    expect((await create(new Browser(site.link), more)).status).toBe(status);
  });

  test.each([
    ['{', {}, 400],
    ['{"__proto__": {}}', {}, 400],
    ['['.repeat(17) + ']'.repeat(17), {}, 400],
    [JSON.stringify('x'.repeat(70_000)), {}, 413],
    ['name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['{}', { origin: 'https://elsewhere.example' }, 403],
  ])('of bad bodies such as %.20s with %j', async (body, headers, status) => {
    expect((await ask(new Browser(site.link), ['POST', '/matches'], body, headers)).status).toBe(status);
  });

  test('of who asks too fast', async () => {
    const tries = Array.from({ length: 30 }, () =>
      ask(new Browser(site.link), ['POST', '/me/return'], { name: 'Nobody', passphrase: 'nothing at all' }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
  });
});

const tokenOf = ({ cookie }: Browser): string => cookie.slice(cookie.indexOf('=') + 1);

test('other methods are nothing, too', async () => {
  expect(await new Browser(site.link).ask('PUT', '/me', {})).toMatchObject({ status: 404 });
});

test.each(['/nowhere', '/matches/a/b/c', '/me/nothing', '/', ''])(
  'nothing at /api%s is said as a fault',
  async path => {
    expect(await new Browser(site.link).ask('GET', path)).toMatchObject({
      status: 404,
      json: { fault: 'no-such-address', sentence: 'The server has nothing at this address.' },
    });
  },
);

test('every operation has its words, and a cookie may tell who asks', () => {
  for (const methods of Object.values(document.paths))
    for (const { summary, responses } of Object.values(methods)) {
      expect(summary).toMatch(/^[A-Z].{6}/);
      expect(responses['429']?.description).toMatch(/^Refused: too-fast\b/);
    }
  expect(document.components.securitySchemes).toEqual({
    cookie: { type: 'apiKey', in: 'cookie', name: 'oubliette' },
    robot: { type: 'http', scheme: 'bearer', description: expect.any(String) },
  });
});

describe('the options of a new match', () => {
  test.each(GAMES.map(game => [game.id, game] as const))('of %s are described as they are read', (id, game) => {
    const fits = ajv.compile(document.components.schemas[`options-${id}`] ?? false);
    const usual = game.readOptions({}, game.seats.max);
    expect(fits(usual)).toBe(true);
    expect(fits({ ...usual, dragons: 3 })).toBe(false);
    for (const { name, type } of game.options)
      if (type !== 'own') expect(fits({ ...usual, [name]: { no: 'such value' } }), name).toBe(false);
  });
});
