import { describe, expect, test } from 'vitest';
import { endOf, expectedEnds, keptMatch, keptNames } from '../tests/kept.ts';
import { donjonz, en, fr } from './index.ts';
import { playthrough } from './tests/playthrough.ts';

const ends = expectedEnds('donjonz');

describe('finished matches', () => {
  test.each(keptNames('donjonz'))('%s ends as it did', name => {
    expect(endOf(donjonz, keptMatch('donjonz', name))).toEqual(ends[name]);
  });
});

test('a playthrough reads in both languages as it did', async () => {
  const told = playthrough(keptMatch('donjonz', 'a-bit-of-everything.json'), [en, fr]);
  await expect(told).toMatchFileSnapshot('./playthrough.txt');
});
