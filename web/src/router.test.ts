import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MATCH_ID } from '../../wire/limits.ts';
import { type PageAddress, pathOf, readRoute, type Route } from './router.ts';

const at = (path: string): Route => {
  const { pathname, search, hash } = new URL(path, 'http://localhost') satisfies PageAddress;
  return readRoute({ pathname, search, hash });
};
const SEED = '00112233445566778899aabbccddeeff';

describe('a path that somebody typed', () => {
  test.each<[path: string, route: Route]>([
    ['/', { page: 'home' }],
    ['/donjonz', { page: 'game', game: 'donjonz' }],
    ['/donjonz/', { page: 'game', game: 'donjonz' }],
    ['/donjonz/rules', { page: 'rules', game: 'donjonz' }],
    ['/donjonz/rules#', { page: 'rules', game: 'donjonz' }],
    ['/donjonz/rules#DZ-7', { page: 'rules', game: 'donjonz', rule: 'DZ-7' }],
    ['/donjonz/play/abc', { page: 'table', game: 'donjonz', match: 'abc' }],
    ['/donjonz/replay/abc', { page: 'replay', game: 'donjonz', match: 'abc' }],
    ['/donjonz/replay/abc?step=12', { page: 'replay', game: 'donjonz', match: 'abc', step: 12 }],
    ['/donjonz/replay/abc?step=-1', { page: 'replay', game: 'donjonz', match: 'abc' }],
    ['/donjonz/replay#aeJy', { page: 'linked-replay', game: 'donjonz', replay: 'aeJy' }],
    ['/donjonz/replay', { page: 'linked-replay', game: 'donjonz', replay: '' }],
    [`/donjonz/deal/${SEED}`, { page: 'deal', game: 'donjonz', seed: SEED, options: {} }],
    [
      `/donjonz/deal/${SEED}?doorWithoutKey=plain`,
      { page: 'deal', game: 'donjonz', seed: SEED, options: { doorWithoutKey: 'plain' } },
    ],
    [`/donjonz/deal/${SEED}#aBc`, { page: 'deal', game: 'donjonz', seed: SEED, options: {}, work: 'aBc' }],
    ['/workshop', { page: 'workshop' }],
    ['/workshop/', { page: 'workshop' }],
    ['/workshop/donjonz', { page: 'workshop', game: 'donjonz' }],
    ['/workshop/donjonz#abc', { page: 'workshop', game: 'donjonz', work: 'abc' }],
    ['/workshop/chess', { page: 'lost', lost: 'game' }],
    ['/workshop/donjonz/abc', { page: 'lost', lost: 'path' }],
    ['/donjonz/work#aBc', { page: 'work', game: 'donjonz', work: 'aBc' }],
    ['/donjonz/work', { page: 'work', game: 'donjonz', work: '' }],
    ['/donjonz/work/abc', { page: 'lost', lost: 'path' }],
    ['/online', { page: 'online' }],
    ['/online/abc', { page: 'lost', lost: 'table' }],
    ['/me/abc', { page: 'lost', lost: 'path' }],
    ['/donjonz/play/%F0%9F', { page: 'lost', lost: 'path' }],
    ['/play/%F0%9F', { page: 'lost', lost: 'path' }],
    ['/me', { page: 'me' }],
    ['/me#secret', { page: 'me', token: 'secret' }],
    ['/donjonz/online/abcdefghij', { page: 'online-table', game: 'donjonz', match: 'abcdefghij' }],
    ['/donjonz/online/abcdefghij#key', { page: 'online-table', game: 'donjonz', match: 'abcdefghij', key: 'key' }],
    [
      '/donjonz/online/abcdefghij/replay#key',
      { page: 'online-replay', game: 'donjonz', match: 'abcdefghij', key: 'key' },
    ],
    [
      '/donjonz/online/abcdefghij/replay?step=3#key',
      { page: 'online-replay', game: 'donjonz', match: 'abcdefghij', key: 'key', step: 3 },
    ],
    ['/donjonz/online/abcdefghij/rewind', { page: 'lost', lost: 'path' }],
    ['/donjonz/online/abcdefghij/replay/2', { page: 'lost', lost: 'path' }],
    ['/donjonz/online/abc', { page: 'lost', lost: 'door' }],
    ['/donjonz/online/ABCDEFGHIJ/replay', { page: 'lost', lost: 'door' }],
    ['/donjonz/online', { page: 'lost', lost: 'path' }],
    ['/chess', { page: 'lost', lost: 'game' }],
    ['/donjonz/deal/monday', { page: 'lost', lost: 'seed' }],
    ['/donjonz/deal', { page: 'lost', lost: 'path' }],
    ['/donjonz/play', { page: 'lost', lost: 'path' }],
    ['/donjonz/play/abc/def', { page: 'lost', lost: 'path' }],
    ['/donjonz/rules/DZ-7', { page: 'lost', lost: 'path' }],
    ['/donjonz/lobby/abc', { page: 'lost', lost: 'path' }],
  ])('%s', (path, route) => {
    expect(at(path)).toEqual(route);
  });
});

test('every page reads back from its own path', () => {
  const game = fc.constant('donjonz' as const);
  const text = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  const options = fc.dictionary(text, fc.string());
  const seed = fc.stringMatching(/^([0-9a-f]{2}){8,64}$/);
  const step = fc.nat({ max: 999_999 });
  const route = fc.oneof(
    fc.record({ page: fc.constant('home' as const) }),
    fc.record({ page: fc.constant('game' as const), game }),
    fc.record({ page: fc.constant('rules' as const), game, rule: text }),
    fc.record({ page: fc.constant('table' as const), game, match: text }),
    fc.record({ page: fc.constant('replay' as const), game, match: text, step }),
    fc.record({ page: fc.constant('linked-replay' as const), game, replay: text, step }),
    fc.record({
      page: fc.constantFrom('online-table' as const, 'online-replay' as const),
      game,
      match: fc.stringMatching(MATCH_ID),
      key: text,
    }),
    fc.record({ page: fc.constant('online' as const) }),
    fc.record({ page: fc.constant('me' as const), token: text }),
    fc.record({ page: fc.constant('deal' as const), game, seed, options }),
  );
  fc.assert(
    fc.property(route, somewhere => {
      expect(at(pathOf(somewhere))).toEqual(somewhere);
    }),
  );
});
