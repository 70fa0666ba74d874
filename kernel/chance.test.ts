import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digest, isSeed, numberFor, seedFrom, stateHash } from './chance.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';

describe('the number behind a roll', () => {
  /*
   * Worked by hand. HMAC-SHA-256(key 00 01 ... 0f, message "0/0") begins with f3 57 0b 54 3f cd; big-endian they
   * make v = 267555177775053. 2^48 = 281474976710656; for six equal outcomes 2^48 mod 6 = 4, so v is below 2^48 - 4 and v mod 6 = 3.
   */
  test('a worked example', () => {
    const bytes = createHmac('sha256', Buffer.from(SEED, 'hex')).update('0/0').digest();
    expect(bytes.subarray(0, 6).toString('hex')).toBe('f3570b543fcd');
    const v = Number.parseInt('f3570b543fcd', 16);
    expect(v).toBeLessThan(281474976710652);
    expect(numberFor(SEED, 0, 6)).toBe(v % 6);
    expect(numberFor(SEED, 0, 6)).toBe(3);
  });

  test('a number too high to be fair is thrown again', () => {
    const span = 2 ** 47 + 1;
    const tries = [0, 1, 2, 3].map(k => sixBytes(7, k));
    const first = tries.findIndex(v => v < span);
    expect(first).toBeGreaterThan(0);
    expect(numberFor(SEED, 7, span)).toBe(tries[first]);
  });

  test('every face comes up about equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 6000; n++) counts[numberFor(SEED, n, 6)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('it lies in the span and depends on seed and count alone', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 2 ** 40 }), (n, span) => {
        const number = numberFor(SEED, n, span);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(span);
        expect(numberFor(SEED, n, span)).toBe(number);
      }),
    );
  });
});

test('seeds asked for by turns do not get in each other’s way', () => {
  const other = seedFrom('other');
  const alone = Array.from({ length: 20 }, (_, n) => numberFor(other, n, 1000));
  const mixed = alone.map((_, n) => (numberFor(SEED, n, 6), numberFor(other, n, 1000)));
  expect(mixed).toEqual(alone);
  expect(mixed[3]).toBe(createHmac('sha256', Buffer.from(other, 'hex')).update('3/0').digest().readUIntBE(0, 6) % 1000);
});

function sixBytes(n: number, k: number): number {
  return createHmac('sha256', Buffer.from(SEED, 'hex')).update(`${n}/${k}`).digest().readUIntBE(0, 6);
}

test('a seed is 8 to 64 bytes of lower-case hex', () => {
  expect([SEED, seedFrom('monday'), 'ab'.repeat(8), 'ab'.repeat(64)].every(isSeed)).toBe(true);
  expect(['', 'ab'.repeat(7), 'ab'.repeat(65), `${SEED}0`, SEED.toUpperCase(), null, 7].some(isSeed)).toBe(false);
});

test('a digest is SHA-256 in hex', () => {
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(seedFrom('abc')).toBe('ba7816bf8f01cfea414140de5dae2223');
});

test('a state hash does not see the order of keys', () => {
  expect(stateHash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(stateHash({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
});
