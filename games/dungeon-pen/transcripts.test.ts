import { describe, expect, test } from 'vitest';
import { endOf, expectedEnds, keptMatch, keptNames } from '../tests/kept.ts';
import { EVENT_NAMES, JUNK_NAMES } from './cards.ts';
import { dungeonPen } from './index.ts';
import type { DungeonPen } from './kind.ts';

const kept = keptNames('dungeon-pen');
const ends = expectedEnds('dungeon-pen');
const actions = kept.flatMap(name => keptMatch<DungeonPen>('dungeon-pen', name).log.map(([, action]) => action));

describe('finished matches', () => {
  test.each(kept)('%s ends as it did', name => {
    expect(endOf(dungeonPen, keptMatch('dungeon-pen', name))).toEqual(ends[name]);
  });

  test('DP-29 DP-30 every card of both decks turns up at least twice', () => {
    const rare = [...EVENT_NAMES, ...JUNK_NAMES].filter(
      card =>
        actions.filter(action => (action.type === 'draw' || action.type === 'junk') && action.card === card).length < 2,
    );
    expect(rare).toEqual([]);
  });

  test('DP-Q18 DP-Q37 every junk card is used at least twice, by one that wants to or in answer', () => {
    const times = (card: string) =>
      actions.filter(
        action => (action.type === 'use' && action.card === card) || (card === 'die' && action.type === 'set'),
      ).length;
    expect(JUNK_NAMES.filter(card => times(card) < 2)).toEqual([]);
  });
});
