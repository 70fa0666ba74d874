import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo, proves, seedAgain, seedOf } from './proof.ts';

const secret = '000102030405060708090a0b0c0d0e0f';
const entropy = ['aa'.repeat(16), '', 'bb'.repeat(16)];
const seed = createHmac('sha256', Buffer.from(secret, 'hex')).update(entropy.join('/')).digest('hex');
const proof = { commitment: commitmentTo(secret), secret, entropy };

test('the commitment is the hash of the bytes of the secret', () => {
  expect(commitmentTo(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
});

test('the seed is made of the secret and of every entropy in the order of the seats', () => {
  expect(seedOf(secret, entropy)).toBe(seed);
  expect(seedOf(secret, entropy.toReversed())).not.toBe(seed);
});

test('going back past chance gives another seed each time', () => {
  const again = createHmac('sha256', Buffer.from(seed, 'hex')).update('again/2').digest('hex');
  expect(seedAgain(seed, 2)).toBe(again);
});

describe('a proof', () => {
  test('covers the first seed and every later one, in order', () => {
    expect(proves({ seeds: [[0, seed]] }, proof)).toBe(true);
    const twice = [seedAgain(seed, 1), seedAgain(seed, 3)] as const;
    expect(
      proves(
        {
          seeds: [
            [0, seed],
            [4, twice[0]],
            [9, twice[1]],
          ],
        },
        proof,
      ),
    ).toBe(true);
    expect(proves({ seeds: [[0, twice[0]]] }, proof)).toBe(true);
    expect(
      proves(
        {
          seeds: [
            [0, seed],
            [4, twice[1]],
            [9, twice[0]],
          ],
        },
        proof,
      ),
    ).toBe(false);
  });

  test('covers what follows on a beginning of which it shows nothing', () => {
    const brought = (...later: (readonly [number, string | null])[]) => proves({ seeds: [[0, null], ...later] }, proof);
    expect(brought([7, seed])).toBe(true);
    expect(brought([7, seed], [9, seedAgain(seed, 1)])).toBe(true);
    expect(brought([7, seed], [9, null])).toBe(false);
    expect(brought([7, null], [9, seed])).toBe(false);
    expect(brought([7, commitmentTo(seed)])).toBe(false);
  });

  test.each([
    ['another secret', [[0, seed]], { ...proof, secret: `ff${secret.slice(2)}` }],
    ['another commitment', [[0, seed]], { ...proof, commitment: commitmentTo(seed) }],
    ['another entropy', [[0, seed]], { ...proof, entropy: ['aa'.repeat(16)] }],
    ['another seed', [[0, commitmentTo(seed)]], proof],
    [
      'the same seed again',
      [
        [0, seed],
        [4, seed],
      ],
      proof,
    ],
    ['dice typed in', [[0, null]], proof],
  ] as const)('does not cover %s', (_what, seeds, shown) => {
    expect(proves({ seeds }, shown)).toBe(false);
  });
});
