import { describe, expect, test } from 'vitest';
import { fightOdds, testOdds } from './fighting.ts';
import { alone, play, stepInto, together } from './tests/table.ts';

describe('odds (TD-C10)', () => {
  test.each([
    [2, 1],
    [3, 3],
    [4, 6],
    [5, 10],
    [6, 15],
    [7, 21],
  ])('TD-28 two dice at or under Craft %i: %i in 36', (craft, win) => {
    expect(testOdds(2, craft)).toEqual({ win, draw: 0, saved: 0, loss: 36 - win, of: 36 });
  });

  test.each([
    [-3, 3, 3],
    [-2, 6, 4],
    [-1, 10, 5],
    [0, 15, 6],
    [1, 21, 5],
    [2, 26, 4],
  ])('TD-25 a difference of %i wins %i and draws %i in 36', (difference, win, draw) => {
    expect(fightOdds(difference)).toEqual({ win, draw, saved: 0, loss: 36 - win - draw, of: 36 });
  });

  test('TD-25 the view shows them before the dice, food and ability included', () => {
    const match = alone({ strength: 5, objects: ['sword', 'pastry'] });
    stepInto(match, 'guard-room');
    expect(match.rules.view(match.state, 0).odds).toEqual({ win: 21, draw: 5, saved: 0, loss: 10, of: 36 });
    play(match, 'eat');
    expect(match.rules.view(match.state, 0).odds).toEqual({ win: 26, draw: 4, saved: 0, loss: 6, of: 36 });
    const umpire = alone({ strength: 5, ability: 'wins-stand-offs' });
    stepInto(umpire, 'guard-room');
    expect(umpire.rules.view(umpire.state, 0).odds).toEqual({ win: 21, draw: 0, saved: 0, loss: 15, of: 36 });
  });

  test.each([
    ['armour', 45],
    ['shield', 60],
    ['helmet', 75],
  ])('TD-B3 of 90 defeats in 216 a character with %s loses a life in %i', (object, loss) => {
    const match = alone({ strength: 4, objects: ['sword', object, 'helmet'] });
    stepInto(match, 'guard-room');
    expect(match.rules.view(match.state, 0).odds).toEqual({ win: 90, draw: 36, saved: 90 - loss, loss, of: 216 });
  });

  test('TD-B3 in psychic combat armour changes nothing', () => {
    const match = alone({ craft: 3, objects: ['armour'] });
    stepInto(match, 'crypt');
    play(match, 'explore; roll 3');
    expect(match.rules.view(match.state, 0).odds).toEqual({ win: 15, draw: 6, saved: 0, loss: 15, of: 36 });
  });

  test('TD-38 where light spares the test there are no chances, even if there is somebody to fight', () => {
    const match = together([{}, { objects: ['torch'] }], { encounters: 'on' });
    stepInto(match, 'unlit-1');
    expect(match.rules.view(match.state, 0).odds).toEqual({ win: 3, draw: 0, saved: 0, loss: 33, of: 36 });
    play(match, 'explore; roll 1 1; end; roll 1; go E');
    expect(match.rules.view(match.state, 1)).toMatchObject({ phase: 'meet', odds: null });
  });
});
