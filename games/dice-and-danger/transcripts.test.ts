import { describe, expect, test } from 'vitest';
import { stateHash } from '../../kernel/chance.ts';
import type { Transcript } from '../../kernel/match.ts';
import { replay } from '../../kernel/transcript.ts';
import { endOf, expectedEnds, keptMatch, keptNames } from '../tests/kept.ts';
import type { Event } from './events.ts';
import { diceAndDanger } from './index.ts';
import type { DiceAndDanger } from './kind.ts';
import { ADVENTURES } from './manifest.ts';

const kept = keptNames('dice-and-danger');
const ends = expectedEnds('dice-and-danger');
const keptAs = (name: string): Transcript<DiceAndDanger> => keptMatch('dice-and-danger', name);

describe('finished matches', () => {
  test('there are at least ten for every adventure', () => {
    for (const adventure of ADVENTURES)
      expect(kept.filter(name => name.startsWith(adventure)).length).toBeGreaterThanOrEqual(10);
  });

  test.each(kept)('%s ends as it did', name => {
    expect(endOf(diceAndDanger, keptAs(name))).toEqual(ends[name]);
  });

  test('a replay of the log leads to the same state', () => {
    const [name = ''] = kept;
    expect(stateHash(replay(diceAndDanger, keptAs(name)).state)).toBe(ends[name]?.hash);
  });

  /** All that happened in all of them. */
  const events: Event[] = [];
  for (const name of kept) replay(diceAndDanger, keptAs(name), event => events.push(event));

  test.each(['torch-burnt', 'free-damage', 'deed-done', 'seat-fell', 'portal-opened', 'fist-swung', 'rubble-cleared'])(
    'some match has %s',
    type => {
      expect(events.some(event => event.type === type)).toBe(true);
    },
  );

  test('DDD-Q14 some monster fell to free damage, and some took hearts', () => {
    const byFreeDamage = events.some((event, i) => {
      const next = events[i + 1];
      return event.type === 'free-damage' && next?.type === 'monster-slain' && next.seat === event.seat;
    });
    expect(byFreeDamage).toBe(true);
    expect(events.some(event => event.type === 'monster-slain' && event.hearts > 0)).toBe(true);
  });

  test.each(['last-monster', 'one-left', 'none-left', 'fallen'])('some match ended by %s', cause => {
    expect(events.some(event => event.type === 'game-ended' && event.cause === cause)).toBe(true);
  });
});
