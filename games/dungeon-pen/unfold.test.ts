import { expect, test } from 'vitest';
import { replay } from '../../kernel/transcript.ts';
import { momentsOf } from '../../kernel/witness.ts';
import { keptMatch, keptNames } from '../tests/kept.ts';
import { dungeonPen } from './index.ts';
import type { DungeonPen } from './kind.ts';
import { unfold } from './unfold.ts';
import type { View } from './view.ts';

/** What of a view lies open on the table. */
const shownOf = ({ characters, strokes, events, walls, stone, plague, bolted, dice }: View): readonly unknown[] => [
  characters.map(({ x, y, hp, hand, carries, effects, turns, trail }) => [
    x,
    y,
    hp,
    hand,
    carries,
    turns,
    trail,
    effects.toSorted(),
  ]),
  events.toSorted(),
  stone?.squares,
  [strokes, walls, plague, bolted, dice],
];

const kept = keptNames('dungeon-pen').map(name => keptMatch<DungeonPen>('dungeon-pen', name));

test.each(kept)('events one by one lead to the table that the rules lead to', transcript => {
  const match = replay(dungeonPen, transcript);
  const moments = momentsOf(match, 0);
  for (const [i, { events, view }] of moments.entries()) {
    const before = moments[i - 1]?.view ?? view;
    const types = events.map(({ type }) => type).join(' ');
    expect(shownOf(unfold(match.rules.content, before, events).at(-1) ?? before), types).toEqual(shownOf(view));
  }
});
