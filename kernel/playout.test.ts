import { describe, expect, test } from 'vitest';
import { type Game, type Kind, type Rules } from './game.ts';
import { perft } from './perft.ts';
import { draw, playout } from './playout.ts';
import { choose, indexAt, pick, randomFrom } from './random.ts';
import { parry } from './toys/parry.ts';
import { sealed } from './toys/sealed.ts';
import { shove } from './toys/shove.ts';

function rulesOf<K extends Kind>(game: Game<K>, seats: number, options: K['options']): Rules<K> {
  return game.rules({ version: game.version, seats, options });
}

describe('playout', () => {
  test('plays to the end in the given state', () => {
    const rules = rulesOf(sealed, 3, { rounds: 4 });
    const state = rules.setup();
    expect(playout(rules, state, randomFrom('a'))).toBe(4 * (1 + 3 * 2));
    expect(rules.outcome(state)?.length).toBe(4);
  });

  test('the same stream gives the same playout', () => {
    const rules = rulesOf(parry, 2, {});
    const ends = ['a', 'a', 'b'].map(name => {
      const state = rules.setup();
      playout(rules, state, randomFrom(name));
      return state;
    });
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).not.toEqual(ends[2]);
  });

  test('builds no events, views or copies', () => {
    const forbidden = () => {
      throw new Error('not in a playout');
    };
    const straight = rulesOf(shove, 2, {});
    const rules: Rules<Kind> = {
      ...(straight as unknown as Rules<Kind>),
      view: forbidden,
      imagine: forbidden,
      clone: forbidden,
      apply(state, seat, action, emit) {
        expect(emit).toBeUndefined();
        straight.apply(state as never, seat, action as never);
      },
    };
    expect(playout(rules, rules.setup(), randomFrom('a'))).toBe(18);
  });

  test('gives up on a match without end', () => {
    const rules = rulesOf(sealed, 1, { rounds: 20 });
    expect(() => playout(rules, rules.setup(), randomFrom('a'), 10)).toThrow('no end after 10 actions');
  });

  test('chance without `draw` follows its odds', () => {
    const rules = rulesOf(shove, 2, {});
    const state = rules.setup();
    rules.apply(state, 0, { type: 'shove', power: 100 });
    const random = randomFrom('odds');
    const still = Array.from({ length: 4000 }, () => draw(rules, state, random)).filter(
      action => 'by' in action && action.by === 0,
    );
    expect(Math.abs(still.length - 2000)).toBeLessThan(200);
  });
});

describe('perft', () => {
  test('counts chance: 21 rolls, 15 of them with two pips to seal and 6 with one', () => {
    const rules = rulesOf(sealed, 2, { rounds: 1 });
    const state = rules.setup();
    const seals = 15 * 2 + 6;
    expect([0, 1, 2, 3].map(depth => perft(rules, state, depth))).toEqual([1, 21, seals, seals]);
    const both = 15 * 4 + 6;
    expect([4, 5, 6].map(depth => perft(rules, state, depth))).toEqual([both, both, 0]);
  });

  test('leaves the state alone and uses a clone of the game where there is one', () => {
    const straight = rulesOf(shove, 2, {});
    let clones = 0;
    const rules = {
      ...straight,
      clone: (state: ReturnType<typeof straight.setup>) => (clones++, structuredClone(state)),
    };
    const state = Object.freeze(rules.setup());
    expect(perft(rules, state, 3)).toBe(4 * 3 * 4);
    expect(clones).toBe(4 + 4 * 3 + 4 * 3 * 4);
  });
});

describe('random', () => {
  test('a stream is named by its text', () => {
    const numbers = (name: string) =>
      Array.from(
        { length: 20 },
        (
          random => () =>
            random(1000)
        )(randomFrom(name)),
      );
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
  });

  test('an index is the first whose cumulated odds exceed the number', () => {
    expect([0, 1, 2, 3, 4, 5].map(at => indexAt([1, 2, 3], at))).toEqual([0, 1, 1, 2, 2, 2]);
  });

  test('picks follow the odds', () => {
    const random = randomFrom('picks');
    const counts = [0, 0, 0];
    for (let i = 0; i < 6000; i++) counts[pick([1, 2, 3], random)]!++;
    expect(counts.map(count => Math.round(count / 500))).toEqual([2, 4, 6]);
  });

  test('nothing can be chosen from nothing', () => {
    expect(() => choose([], () => 0)).toThrow('nothing to choose from');
  });
});
