import { describe, expect, test } from 'vitest';
import { endOf, expectedEnds, keptMatch, keptNames } from '../tests/kept.ts';
import { donjonz } from './index.ts';

const ends = expectedEnds('donjonz');

describe('finished matches', () => {
  test.each(keptNames('donjonz'))('%s ends as it did', name => {
    expect(endOf(donjonz, keptMatch('donjonz', name))).toEqual(ends[name]);
  });
});
