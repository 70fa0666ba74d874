import { describe, expect, test } from 'vitest';
import { CHANCE, ONLOOKER } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { corridor, deal, HERO, layAll, open, walk } from './tests/table.ts';

function prompt(match: ReturnType<typeof open>, seat = HERO) {
  return match.rules.prompt(match.rules.view(match.state, seat), seat);
}

describe('what is seen', () => {
  test('DZ-Q5 the current card and the next one are seen, of the others only how many there are', () => {
    const match = open('standard');
    deal(match);
    for (const seat of [HERO, ONLOOKER]) {
      const view = match.rules.view(match.state, seat);
      expect(view).toMatchObject({ hand: 1, next: 2, pile: 9 });
      expect(view).toEqual({ ...match.state, pile: 9 });
    }
  });

  test('a view is a copy', () => {
    const match = open('standard');
    const view = match.rules.view(match.state, HERO);
    deal(match);
    layAll(match, [0, 1]);
    expect(view).toMatchObject({ pile: 11, hand: null, laid: [{ card: 0 }] });
  });

  test('the unseen cards are the pile that one imagines', () => {
    const match = open('standard');
    layAll(match, [0, 1], [3, 1]);
    expect(match.rules.imagine(match.rules.view(match.state, HERO), HERO, randomFrom('any'))).toEqual(match.state);
  });
});

describe('prompts', () => {
  test('DZ-5 the one sentence above the table follows the two parts of the game', () => {
    const match = open('Stair\n+ +\n <\n+ +\n\nA\n+ +\n h\n+ +\n\nB\n+ +\n .\n+ +\n\nC\n+ +\n .\n+ +\n');
    expect(prompt(match)).toEqual({ type: 'turn-up' });
    deal(match);
    expect(prompt(match)).toEqual({ type: 'lay', number: 1, of: 3 });
    layAll(match, [1, 0]);
    expect(prompt(match)).toEqual({ type: 'take' });
    layAll(match, [0, 1], [2, 0]);
    expect(prompt(match)).toEqual({ type: 'walk', ways: 2 });
    walk(match, 'E');
    expect(prompt(match)).toEqual({ type: 'weapon', weapon: 'hammer', full: false });
    walk(match, 'take E');
    expect(prompt(match)).toEqual({ type: 'over', score: 0, rank: 1 });
  });

  test('DZ-9 a third weapon is asked for differently', () => {
    const match = corridor('has.');
    walk(match, 'E take E take E');
    expect(prompt(match)).toEqual({ type: 'weapon', weapon: 'sword', full: true });
  });

  test('DZ-15 a fallen hero has no score to be told', () => {
    const match = corridor('H');
    walk(match, 'E');
    expect(prompt(match)).toEqual({ type: 'fallen' });
    expect(prompt(match, ONLOOKER)).toEqual({ type: 'fallen' });
  });

  test('DZ-1 everybody else looks on', () => {
    for (const seat of [ONLOOKER, CHANCE]) expect(prompt(corridor('..'), seat)).toEqual({ type: 'watch' });
  });
});
