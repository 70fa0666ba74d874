import { describe, expect, test } from 'vitest';
import { replay, verify } from '../../kernel/transcript.ts';
import { transcriptOf } from '../../kernel/match.ts';
import { pointsOf, ratingOf, theDungeon } from './index.ts';
import { alone, hero, play, refusal, stepInto, together } from './tests/table.ts';

/** Both leave in the second round: the first through the passage, the second after it. */
function bothOut(changes: readonly object[]) {
  const match = together(changes);
  stepInto(match, 'hidden-passage');
  play(match, 'end; roll 1; go E; end');
  return match;
}

describe('the end', () => {
  test.each([
    ['more lives', [{ lives: 3 }, { gold: 0 }], [2, 1]],
    ['then more gold', [{ gold: 2 }, { gold: 3 }], [2, 1]],
    ['then who saw daylight first', [{}, {}], [1, 2]],
  ])('TD-T44 TD-6 two leave in the same round: %s', (_, changes, places) => {
    const match = bothOut(changes);
    expect(match.rules.outcome(match.state)).toMatchObject({ places, length: 2, notes: { escapes: 2 } });
  });

  test('TD-6 the living inside share the next place, the dead have none (TD-Q24)', () => {
    const match = together([{}, {}, { lives: 1 }]);
    stepInto(match, 'hidden-passage');
    play(match, 'end; roll 1; go N; roll 6; end; roll 1; go S; roll 1; draw flame-trap; explore; roll 6 6');
    play(match, 'roll 1; go W; roll 6; end');
    expect(match.rules.outcome(match.state)).toMatchObject({
      places: [1, 2, 0],
      scores: [76, 0, 0],
      notes: { escapes: 1, deaths: 1, gold: 1 },
    });
    expect(refusal(match, { type: 'end' }, 0)).toEqual({ refused: { type: 'over' }, rule: 'TD-Q24' });
  });

  test('TD-6 alone one is rated by lives and turns (TD-Q24)', () => {
    expect(pointsOf({ ...hero(alone()), out: 8, lives: 3 })).toBe(54);
    expect(pointsOf({ ...hero(alone()), out: 0 })).toBe(0);
    expect([34, 35, 50, 62, 72].map(ratingOf)).toEqual([1, 2, 3, 4, 5]);
    const match = alone();
    stepInto(match, 'hidden-passage');
    play(match, 'end');
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [1], scores: [76], rank: 5 });
  });

  test('TD-6 after a hundred rounds the dungeon wins (TD-Q44)', () => {
    const match = alone();
    stepInto(match, 'stream');
    play(match, 'end');
    while (match.state.phase !== 'over') play(match, 'stay; end');
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [0], length: 100 });
  });

  test('TD-T46 a replay of the log leads to the same board, doors and values', () => {
    const match = bothOut([{ gold: 2 }, {}]);
    const transcript = JSON.parse(JSON.stringify(transcriptOf(match)));
    expect(replay(theDungeon, transcript).state).toEqual(match.state);
    expect(verify(theDungeon, transcript)).toHaveProperty('hash');
  });
});
