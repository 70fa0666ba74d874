import { describe, expect, test } from 'vitest';
import { replay, verify } from '../../kernel/transcript.ts';
import { transcriptOf } from '../../kernel/match.ts';
import { theDungeon } from './index.ts';
import { pointsOf, ratingOf } from './scoring.ts';
import { alone, hero, ofType, play, refusal, stepInto, together } from './tests/table.ts';

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
    ['then it is shared', [{}, {}], [1, 1]],
  ])('TD-6 two leave in the same round: %s', (_, changes, places) => {
    const match = bothOut(changes);
    expect(match.rules.outcome(match.state)).toMatchObject({ places, length: 2, notes: { escapes: 2 } });
  });

  test('TD-6 whoever comes out says with what (TD-Q24)', () => {
    const match = alone({ objects: ['sword', 'armour'], followers: ['Squire'], craft: 4, spells: 1 });
    play(match, 'learn begone');
    stepInto(match, 'hidden-passage');
    expect(play(match, 'end')[0]).toMatchObject({ objects: ['sword', 'armour'], followers: ['Squire'], spells: 1 });
  });

  /** Seat 1 finds the passage, seat 0 follows one turn later. */
  function followed(options: object) {
    const match = together([{ gold: 3 }, {}, {}], options);
    play(match, 'roll 1; go N; roll 6; end');
    stepInto(match, 'hidden-passage');
    play(match, 'end; roll 1; go S; roll 6; end; roll 1; go E; end');
    return match;
  }

  test('TD-Q24 once somebody is out, everybody else has one more turn', () => {
    const match = followed({});
    expect(match.state).toMatchObject({ phase: 'roll', turn: 2, round: 2 });
    expect(
      play(match, 'roll 1; go W; roll 6; end')
        .map(({ type }) => type)
        .slice(-2),
    ).toEqual(['escaped', 'race-won']);
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [1, 2, 3], length: 3 });
  });

  test('TD-Q24 with until=round the last seat of the round is the last', () => {
    const match = followed({ until: 'round' });
    play(match, 'roll 1; go W; roll 6; end');
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [2, 1, 2], length: 2 });
  });

  test('TD-Q24 with until=all-out nobody is left inside, and the first one out is the best', () => {
    const match = followed({ until: 'all-out' });
    play(match, 'roll 1; go E; end');
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [2, 1, 3], length: 3 });
  });

  test('TD-Q24 the last turns are announced once', () => {
    const match = together([{}, {}]);
    stepInto(match, 'hidden-passage');
    const events = play(match, 'end; roll 1; go N; roll 6; end').map(({ type }) => type);
    expect(events.slice(-3)).toEqual(['escaped', 'last-turns', 'turn-began']);
  });

  test('TD-Q24 the first one out is the first in the order of turns, not of seats', () => {
    const match = together([{}, {}, {}], { first: 1 });
    play(match, 'roll 1; go N; roll 6; end');
    stepInto(match, 'hidden-passage');
    const events = play(match, 'end; roll 1; go E; end; roll 1; go E; end');
    expect(ofType(events, 'escaped').map(({ seat, round }) => [seat, round])).toEqual([
      [2, 2],
      [0, 2],
      [1, 3],
    ]);
    expect(ofType(events, 'last-turns')).toHaveLength(1);
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [1, 1, 1], length: 3 });
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

  test('TD-Q25 the dead have no more turns, and when all are dead the dungeon wins', () => {
    const match = together([{ lives: 1 }, { lives: 1 }]);
    stepInto(match, 'flame-trap');
    play(match, 'explore; roll 6 6; roll 1; go N; roll 6; end');
    expect(match.state).toMatchObject({ turn: 1, round: 2 });
    const events = play(match, 'roll 1; go E; explore; roll 6 6');
    expect(events.at(-1)).toEqual({ type: 'dungeon-won', cause: 'deaths' });
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [0, 0], scores: [0, 0] });
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

  test('a replay of the log leads to the same board, doors and values', () => {
    const match = bothOut([{ gold: 2 }, {}]);
    const transcript = JSON.parse(JSON.stringify(transcriptOf(match)));
    expect(replay(theDungeon, transcript).state).toEqual(match.state);
    expect(verify(theDungeon, transcript)).toHaveProperty('hash');
  });
});
