import { expect, test } from 'vitest';
import type { Creation } from '../../../wire/http.ts';
import { faultOf } from '../../../wire/fault.ts';
import { type Api, apiOver } from './api.ts';
import { USUAL_TERMS } from '../online/creating/terms.ts';

interface Asked {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: unknown;
}

/** A server that answers everything alike, and what it was asked. */
function serverAnswering(status: number, text: string): { readonly api: Api; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const api = apiOver(async (path, { method, body }) => {
    asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return new Response(text === '' ? null : text, { status });
  });
  return { api, asked };
}

const KEY = 'k'.repeat(22);
const ENTROPY = '0'.repeat(32);
const CREATION: Creation = {
  game: 'dungeon-pen',
  options: {},
  places: [{ type: 'me' }, { type: 'open' }],
  terms: USUAL_TERMS,
  name: 'Ada',
  entropy: ENTROPY,
};

const JOINING = { key: KEY, name: 'Bo', entropy: ENTROPY };
const CLAIM = { name: 'Ada', passphrase: 'eight signs' };

interface Route {
  readonly ask: (api: Api) => Promise<unknown>;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const ROUTES: readonly Route[] = [
  { ask: api => api.create(CREATION), method: 'POST', path: '/api/matches', body: CREATION },
  { ask: api => api.join('abc', JOINING), method: 'POST', path: '/api/matches/abc/seats', body: JOINING },
  { ask: api => api.links('abc'), method: 'GET', path: '/api/matches/abc/links' },
  { ask: api => api.lobby(), method: 'GET', path: '/api/matches' },
  { ask: api => api.mine(), method: 'GET', path: '/api/me/matches' },
  { ask: api => api.me(), method: 'GET', path: '/api/me' },
  { ask: api => api.arrive(KEY), method: 'POST', path: '/api/me', body: { token: KEY } },
  { ask: api => api.personalLink(), method: 'POST', path: '/api/me/link' },
  { ask: api => api.claim(CLAIM), method: 'POST', path: '/api/me/claim', body: CLAIM },
  { ask: api => api.comeBack(CLAIM), method: 'POST', path: '/api/me/return', body: CLAIM },
  { ask: api => api.forget(), method: 'DELETE', path: '/api/me' },
  {
    ask: api => api.rematch('abc', ENTROPY),
    method: 'POST',
    path: '/api/matches/abc/rematch',
    body: { entropy: ENTROPY },
  },
  { ask: api => api.replay('abc'), method: 'GET', path: '/api/matches/abc/replay' },
  {
    ask: api => api.replay('abc', { key: KEY, seat: -2 }),
    method: 'GET',
    path: `/api/matches/abc/replay?key=${KEY}&seat=-2`,
  },
];

test.each(ROUTES)('asks where the server listens: $method $path', async ({ ask, method, path, body }) => {
  const { api, asked } = serverAnswering(200, '{}');
  await ask(api);
  expect(asked).toEqual([{ method, path, body }]);
});

test('answers the body', async () => {
  const { api } = serverAnswering(200, '{"name":"Ada","claimed":false}');
  expect(await api.me()).toEqual({ name: 'Ada', claimed: false });
});

test('a fault is a value', async () => {
  const { api } = serverAnswering(401, JSON.stringify(faultOf('not-signed-in')));
  expect(await api.me()).toBe('not-signed-in');
});

test.each([
  ['a page of a proxy', 502, '<html>Bad gateway</html>'],
  ['an error without a code', 404, '{"error":"There is nothing at /api/me."}'],
  ['a code from another world', 400, '{"fault":"toString"}'],
  ['a page instead of an answer', 200, '<html></html>'],
])('whoever does not speak like the server is not the server: %s', async (_what, status, text) => {
  expect(await serverAnswering(status, text).api.me()).toBe('offline');
});

test('a network that fails is a value', async () => {
  const api = apiOver(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await api.lobby()).toBe('offline');
});

test('forgetting answers nothing when it is done', async () => {
  expect(await serverAnswering(204, '').api.forget()).toBeUndefined();
  expect(await serverAnswering(503, JSON.stringify(faultOf('storage'))).api.forget()).toBe('storage');
});
