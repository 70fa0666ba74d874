import fc from 'fast-check';
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { descriptorsGranted, withinDescriptors } from './descriptors.ts';
import { Bucket, Buckets, Counter, type Rate, USUAL_LIMITS } from './limits.ts';
import { isLoopback, networkOf } from './network.ts';
import { isOwnOrigin } from './origin.ts';
import { readProxy } from './proxy.ts';
import { readLimits, variableOf, writtenLimit } from './read-limits.ts';
import { readGuarding } from './config.ts';

const RATE: Rate = { burst: 5, perSecond: 2 };

describe('a bucket', () => {
  test('lets pass a burst, and then as many as its rate', () => {
    const bucket = new Bucket(RATE, 0);
    const passed = (now: number) => Array.from({ length: 10 }, () => bucket.take(now)).filter(Boolean).length;
    expect([0, 0, 1000, 1400, 1500, 60_000].map(passed)).toEqual([5, 0, 2, 0, 1, 5]);
  });

  test('makes later things wait for what was dearer than it looked', () => {
    const bucket = new Bucket(RATE, 0);
    expect(bucket.take(0)).toBe(true);
    bucket.charge(6);
    expect([0, 1000, 1400, 1500].map(now => bucket.isOpen(now))).toEqual([false, false, false, true]);
    expect([1500, 2000, 60_000].map(now => bucket.fullness(now))).toEqual([0.2, 0.4, 1]);
  });

  test('is one of many, which do not pile up', () => {
    const buckets = new Buckets(RATE);
    const first = buckets.of('first', 0);
    expect(buckets.of('first', 0)).toBe(first);
    for (let i = 0; i < 6; i++) buckets.take('greedy', 0);
    for (let i = 0; i < 1100; i++) buckets.of(`other ${i}`, 1);
    expect(buckets.of('first', 1)).not.toBe(first);
    expect(buckets.take('greedy', 1)).toBe(false);
  });
});

test('a counter counts by key and in all, and what has left makes room', () => {
  const counter = new Counter(2, 3);
  expect(['a', 'a', 'a', 'b', 'b'].map(key => counter.enter(key))).toEqual([true, true, false, true, false]);
  counter.leave('a');
  expect([counter.inAll, counter.enter('b'), counter.inAll]).toEqual([2, true, 3]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('all addresses of a /64 are counted as one, however they are written', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map(number => number.toString(16));
  const groups = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(groups, groups, groups, (head, one, other) => {
      expect(networkOf([...head, ...one].join(':'))).toBe(networkOf([...head, ...other].join(':').toUpperCase()));
      const short = new URL(`http://[${[...head, ...one].join(':')}]`).hostname.slice(1, -1);
      expect(networkOf(short)).toBe(networkOf([...head, ...one].join(':')));
    }),
  );
});

test('this machine is told from others', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['10.0.0.1', '::2', '128.0.0.1', '2001:db8::127.0.0.1'].some(isLoopback)).toBe(false);
});

describe('OUBLIETTE_PROXY', () => {
  test.each([undefined, '', '0'])('%j believes nobody', text => {
    expect(readProxy(text)).toBe(false);
  });

  test.each([1, 2])('%d believes so many hops', hops => {
    const trusts = readProxy(String(hops));
    if (typeof trusts !== 'function') throw new Error('not by hops');
    expect([0, 1, 2].map(hop => trusts('203.0.113.7', hop))).toEqual([0, 1, 2].map(hop => hop < hops));
  });

  test('may be a list of addresses and networks', () => {
    expect(readProxy('10.0.0.1, 10.1.0.0/16,fd00::/8,loopback')).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
      'fd00::/8',
      'loopback',
    ]);
  });

  test.each([
    'yes',
    'true',
    '10',
    '-1',
    '1.5',
    '10.0.0.1,',
    '10.0.0.0/33',
    '10.0.0.1/a',
    'fd00::/129',
    'proxy.example',
  ])('%j is refused in a sentence', text => {
    expect(readProxy(text)).toEqual({
      unopened: `OUBLIETTE_PROXY must be a number of proxies from 0 to 9, or their addresses, separated by commas, not '${text}'.`,
    });
  });
});

describe('limits of the environment', () => {
  test('are the usual ones where it says nothing', () => {
    expect(readLimits({ OUBLIETTE_LIMIT_MESSAGES: '' })).toEqual(USUAL_LIMITS);
  });

  test('are read back as they are written', () => {
    const env = Object.fromEntries(
      Object.entries(USUAL_LIMITS).map(([name, limit]) => [variableOf(name), writtenLimit(limit as number | Rate)]),
    );
    expect(readLimits(env)).toEqual(USUAL_LIMITS);
    expect(readLimits({ ...env, OUBLIETTE_LIMIT_MESSAGES_PER_PERSON: '7, 0.5', OUBLIETTE_LIMIT_SOCKETS: '9' })).toEqual(
      {
        ...USUAL_LIMITS,
        messagesPerPerson: { burst: 7, perSecond: 0.5 },
        sockets: 9,
      },
    );
  });

  test.each([
    ['OUBLIETTE_LIMIT_SOCKETS', '0', 'must be a whole number from 1'],
    ['OUBLIETTE_LIMIT_SOCKETS', '1e3', 'must be a whole number from 1'],
    ['OUBLIETTE_LIMIT_MESSAGES', '60', 'must be two numbers above 0'],
    ['OUBLIETTE_LIMIT_MESSAGES', '60,0', 'must be two numbers above 0'],
    ['OUBLIETTE_LIMIT_MESSAGES', '60,20,1', 'must be two numbers above 0'],
    ['OUBLIETTE_LIMIT_MESAGES', '60,20', 'is not a limit'],
  ])('%s=%s are refused: it %s', (variable, text, why) => {
    const read = readLimits({ [variable]: text });
    expect('unopened' in read && read.unopened).toMatch(new RegExp(`^${variable} ${why}.*\\.$`));
  });

  test('are all listed in running.md, with their usual values', () => {
    const text = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8');
    const listed = [...text.matchAll(/^\| `(OUBLIETTE_LIMIT_\w+)` \| .* \| `([\d.,]+)` \|$/gm)].map(row =>
      row.slice(1, 3),
    );
    expect(listed).toEqual(
      Object.entries(USUAL_LIMITS).map(([name, limit]) => [variableOf(name), writtenLimit(limit as number | Rate)]),
    );
  });

  test('stay within the descriptors that the system grants', () => {
    expect(withinDescriptors(USUAL_LIMITS, 20_000)).toEqual(USUAL_LIMITS);
    const { connections, sockets } = withinDescriptors(USUAL_LIMITS, 1024);
    expect([connections, sockets]).toEqual([192, 576]);
  });

  test.runIf(process.platform === 'linux')('ask the system how many descriptors there are', () => {
    expect(descriptorsGranted()).toBe(Number(execSync('ulimit -n', { encoding: 'utf8' })));
  });
});

test('OUBLIETTE_METRICS is for this machine, or open', () => {
  expect(readGuarding({})).toMatchObject({ figures: 'loopback' });
  expect(readGuarding({ OUBLIETTE_METRICS: 'open' })).toMatchObject({ figures: 'open' });
  expect(readGuarding({ OUBLIETTE_METRICS: '1' })).toEqual({
    unopened: "OUBLIETTE_METRICS must be 'loopback' or 'open', not '1'.",
  });
});

test.each([
  [undefined, true],
  ['https://play.example', true],
  ['https://other.example', true],
  ['http://play.example', false],
  ['https://play.example:8443', false],
  ['https://user@play.example', false],
  ['https://play.example/', false],
  ['null', false],
])('a page of %s may ask https://play.example: %s', (origin, isOwn) => {
  const headers = { host: 'play.example:443', ...(origin !== undefined && { origin }) };
  expect(isOwnOrigin({ headers, protocol: 'https' }, ['https://other.example'])).toBe(isOwn);
});
