import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { undo } from '../../kernel/match.ts';
import { playout } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import { coordinatesOf } from './dungeon.ts';
import { DOOR_WITHOUT_KEY } from './manifest.ts';
import { act, besideStair, corridor, HERO, layAll, open, refusal, stepTowards, stroll, walk } from './tests/table.ts';
import { heroAt } from './walking.ts';

describe('steps', () => {
  test('DZ-7 DZ-5 the hero moves one space at a time once the map is done', () => {
    const match = corridor('...');
    expect(match.state.phase).toBe('walk');
    expect(walk(match, 'E')).toEqual([{ type: 'stepped', x: 1, y: 0, side: 1 }]);
    expect(refusal(match, { type: 'step', x: 3, y: 0 })).toEqual({ refused: { type: 'far' }, rule: 'DZ-7' });
  });

  test('DZ-7 a wall that faces the hero leaves no way', () => {
    expect(besideStair('+ + +\n|. .\n+ + +\n . .\n+ + +').state.phase).toBe('set-out');
  });

  test('a wall between two cards stops the hero, whichever of the two draws it', () => {
    const theirs = open('Stair\n+ +\n <\n+ +\n\nCard\n+ +\n|.\n+ +\n\nWay out\n+ +\n .\n+ +\n');
    layAll(theirs, [1, 0], [0, 1]);
    expect(refusal(theirs, stepTowards(theirs, 'E'))).toEqual({ refused: { type: 'wall' }, rule: 'DZ-Q2' });
    const ours = open('Stair\n+ +\n <|\n+ +\n\nCard\n+ +\n .\n+ +\n\nWay out\n+ +\n .\n+ +\n');
    layAll(ours, [1, 0], [0, 1]);
    expect(refusal(ours, stepTowards(ours, 'E'))).toEqual({ refused: { type: 'wall' }, rule: 'DZ-Q2' });
  });

  test('a space is not entered twice', () => {
    const match = corridor('...');
    walk(match, 'E E');
    expect(refusal(match, stepTowards(match, 'W'))).toEqual({ refused: { type: 'entered' }, rule: 'DZ-7' });
    expect(refusal(match, { type: 'step', x: 2, y: 0 })).toEqual({ refused: { type: 'entered' }, rule: 'DZ-7' });
  });

  test('the hero does not step diagonally', () => {
    const match = besideStair('+ + +\n . .\n+ + +\n . .\n+ + +');
    expect(refusal(match, { type: 'step', x: 1, y: 1 })).toEqual({ refused: { type: 'diagonal' }, rule: 'DZ-7' });
    expect(refusal(match, { type: 'step', x: 2, y: 1 })).toEqual({ refused: { type: 'far' }, rule: 'DZ-7' });
    walk(match, 'E');
    expect(refusal(match, { type: 'step', x: 2, y: 1 })).toEqual({ refused: { type: 'diagonal' }, rule: 'DZ-7' });
  });

  test('DZ-7 two spaces down and one across is far, not diagonal', () => {
    const match = besideStair('+ + +\n . .\n+ + +\n . .\n+ + +\n . .\n+ + +');
    expect(refusal(match, { type: 'step', x: 1, y: 2 })).toEqual({ refused: { type: 'far' }, rule: 'DZ-7' });
    walk(match, 'E S');
    expect(refusal(match, { type: 'step', x: 2, y: 2 })).toEqual({ refused: { type: 'diagonal' }, rule: 'DZ-7' });
  });

  test('DZ-Q16 the stair counts as entered', () => {
    const match = corridor('..');
    walk(match, 'E');
    expect(refusal(match, stepTowards(match, 'W'))).toEqual({ refused: { type: 'entered' }, rule: 'DZ-Q16' });
  });

  test('DZ-7 the rim is a wall (DZ-Q17)', () => {
    const match = corridor('..');
    for (const side of ['N', 'S', 'W'])
      expect(refusal(match, stepTowards(match, side))).toEqual({ refused: { type: 'rim' }, rule: 'DZ-Q17' });
  });

  test('DZ-7 a step has to name a space', () => {
    const match = corridor('..');
    const asked = { type: 'step', x: 1, y: 0, quickly: true };
    for (const input of [{ type: 'step' }, { type: 'step', x: 1.5, y: 0 }, { type: 'step', x: 1, y: null }, asked])
      expect(refusal(match, input)).toEqual({ refused: { type: 'unreadable' }, rule: 'DZ-7' });
  });

  test('DZ-7 steps are offered clockwise from the north', () => {
    const match = open('Stair\n+ + + +\n . < .\n+ + + +\n\nAbove\n+ +\n .\n+ +\n\nBelow\n+ +\n .\n+ +\n');
    layAll(match, [1, -1], [1, 1]);
    const places = match.rules.actions(match.state, HERO).map(action => action.type === 'step' && [action.x, action.y]);
    expect(places).toEqual([
      [1, -1],
      [2, 0],
      [1, 1],
      [0, 0],
    ]);
  });

  test('DZ-Q10 the hero cannot stop in front of a monster that will kill it', () => {
    const match = corridor('H');
    for (const input of [{ type: 'leave' }, { type: 'stop' }, null])
      expect(refusal(match, input)).toEqual({ refused: { type: 'keep-moving' }, rule: 'DZ-14' });
    expect(match.rules.actions(match.state, HERO)).toEqual([{ type: 'step', x: 1, y: 0 }]);
    expect(walk(match, 'E').at(-1)).toEqual({ type: 'hero-fell', weapon: 'hammer' });
  });

  test('DZ-14 DZ-15 the walk ends in the step after which no other is open', () => {
    const match = corridor('.$');
    walk(match, 'E');
    expect(match.state.phase).toBe('walk');
    expect(walk(match, 'E')).toEqual([
      { type: 'stepped', x: 2, y: 0, side: 1 },
      { type: 'pouch-found', pouches: 1 },
      { type: 'walk-ended', score: 2, rank: 1 },
    ]);
    expect(match.rules.active(match.state)).toEqual([]);
    expect(match.rules.actions(match.state, HERO)).toEqual([]);
    expect(refusal(match, stepTowards(match, 'W'))).toEqual({ refused: { type: 'over' }, rule: 'DZ-15' });
  });

  const WALLED_IN = 'Stair\n+-+\n|<|\n+-+\n\nCard\n+ +\n .\n+ +\n';

  test('DZ-15 the walk of a hero who is walled in ends on the stair', () => {
    const match = open(WALLED_IN);
    expect(layAll(match, [1, 0]).slice(1)).toEqual([{ type: 'map-finished' }]);
    expect(match.state.phase).toBe('set-out');
    expect(match.rules.outcome(match.state)).toBeUndefined();
    expect(match.rules.actions(match.state, HERO)).toEqual([{ type: 'set-out' }]);
    expect(act(match, HERO, { type: 'set-out' })).toEqual([{ type: 'walk-ended', score: 0, rank: 1 }]);
    expect(match.rules.outcome(match.state)).toMatchObject({ scores: [0], length: 0 });
  });

  test('DZ-Q6 the last card can be taken back even where it leaves no step', () => {
    const match = open('Stair\n+-+\n|<\n+-+\n\nCard\n+-+\n|.\n+-+\n');
    layAll(match, [1, 0]);
    expect(match.state.phase).toBe('set-out');
    expect(match.rules.prompt(match.rules.view(match.state, HERO), HERO)).toEqual({ type: 'set-out' });
    expect(undo(match, HERO)).toBe(true);
    layAll(match, [1, 0, 2]);
    expect(match.state.phase).toBe('walk');
  });

  test('DZ-Q6 a hero who is walled in can do nothing but set out', () => {
    const match = open(WALLED_IN);
    layAll(match, [1, 0]);
    expect(refusal(match, { type: 'leave' })).toEqual({ refused: { type: 'set-out-first' }, rule: 'DZ-Q6' });
    expect(refusal(match, { type: 'lay', x: 9, y: 9, turn: 0 })).toEqual({
      refused: { type: 'map-lies' },
      rule: 'DZ-5',
    });
    expect(refusal(match, stepTowards(match, 'E'))).toEqual({ refused: { type: 'wall' }, rule: 'DZ-Q2' });
  });

  test('DZ-Q22 steps and weapons are taken back until the walk has ended, and not after', () => {
    const match = corridor('$h.');
    walk(match, 'E E take');
    expect([undo(match, HERO), undo(match, HERO), undo(match, HERO)]).toEqual([true, true, true]);
    expect(match.state).toMatchObject({ phase: 'walk', path: [0], pouches: 0, weapons: [], circled: [] });
    walk(match, 'E E leave E');
    expect(match.state.phase).toBe('over');
    expect(undo(match, HERO)).toBe(false);
    expect(match.state).toMatchObject({ phase: 'over', pouches: 1 });
  });

  test('DZ-5 no card is laid during the walk', () => {
    const match = corridor('..');
    expect(refusal(match, { type: 'lay', x: 9, y: 9, turn: 0 })).toEqual({
      refused: { type: 'map-lies' },
      rule: 'DZ-5',
    });
  });
});

describe('pouches', () => {
  test('DZ-8 each pouch counts one, and twenty are possible', () => {
    const match = corridor('$'.repeat(20));
    walk(match, 'E');
    expect(match.state.pouches).toBe(1);
    const events = stroll(match);
    expect(match.state.pouches).toBe(20);
    expect(events.at(-1)).toEqual({ type: 'walk-ended', score: 40, rank: 2 });
    expect(match.state.circled).toEqual(match.state.path.slice(1));
  });
});

describe('weapons', () => {
  test('DZ-9 a third weapon is taken only in exchange', () => {
    const match = corridor('has.');
    walk(match, 'E take E take E');
    expect(refusal(match, { type: 'pick-up' })).toEqual({ refused: { type: 'hands-full' }, rule: 'DZ-9' });
    expect(refusal(match, { type: 'swap', drop: 'bow' })).toEqual({
      refused: { type: 'not-held', weapon: 'bow' },
      rule: 'DZ-9',
    });
    expect(walk(match, 'drop:hammer')).toEqual([
      { type: 'weapon-dropped', weapon: 'hammer' },
      { type: 'weapon-taken', weapon: 'sword' },
    ]);
    expect(match.state.weapons).toEqual(['axe', 'sword']);
  });

  test('a weapon declined changes nothing and uses up its space', () => {
    const match = corridor('ha');
    expect(walk(match, 'E')).toContainEqual({ type: 'weapon-found', weapon: 'hammer' });
    expect(walk(match, 'leave')).toEqual([{ type: 'weapon-left', weapon: 'hammer' }]);
    expect(match.state).toMatchObject({ weapons: [], circled: [] });
    walk(match, 'E');
    expect(refusal(match, stepTowards(match, 'W'))).toMatchObject({ refused: { type: 'weapon-first' } });
    walk(match, 'take');
    expect(match.state.weapons).toEqual(['axe']);
  });

  test('DZ-10 DZ-11 one hammer beats two golems and stays in hand', () => {
    const match = corridor('hHH');
    walk(match, 'E take');
    expect(walk(match, 'E')).toContainEqual({ type: 'monster-beaten', weapon: 'hammer', monsters: 1 });
    expect(walk(match, 'E')).toContainEqual({ type: 'monster-beaten', weapon: 'hammer', monsters: 2 });
    expect(match.state).toMatchObject({ monsters: 2, weapons: ['hammer'], pouches: 0, lost: false });
    expect(match.state.circled).toEqual(match.state.path.slice(1));
  });

  test('DZ-9 with a hand free nothing is dropped', () => {
    const match = corridor('ha');
    walk(match, 'E take E');
    expect(match.rules.actions(match.state, HERO)).toEqual([{ type: 'pick-up' }, { type: 'leave' }]);
    expect(refusal(match, { type: 'swap', drop: 'hammer' })).toEqual({ refused: { type: 'hands-free' }, rule: 'DZ-9' });
  });

  test('DZ-9 two of a kind are allowed and offered for exchange once (DZ-Q11)', () => {
    const match = corridor('hhb.');
    walk(match, 'E take E take E');
    expect(match.state.weapons).toEqual(['hammer', 'hammer']);
    expect(match.rules.actions(match.state, HERO)).toEqual([{ type: 'swap', drop: 'hammer' }, { type: 'leave' }]);
    walk(match, 'drop:hammer');
    expect(match.state.weapons).toEqual(['hammer', 'bow']);
  });

  test('DZ-9 the weapon is decided on before the next step (DZ-Q11)', () => {
    const match = corridor('h.');
    walk(match, 'E');
    for (const input of [stepTowards(match, 'E'), { type: 'swap', drop: 'club' }, { type: 'lay', drop: 'axe' }, null])
      expect(refusal(match, input)).toEqual({ refused: { type: 'weapon-first' }, rule: 'DZ-Q11' });
  });

  test('DZ-15 a weapon in a dead end is decided on, then the walk ends', () => {
    for (const answer of ['take', 'leave']) {
      const match = corridor('h');
      walk(match, 'E');
      expect(match.state.phase).toBe('weapon');
      expect(walk(match, answer).at(-1)).toEqual({ type: 'walk-ended', score: 0, rank: 1 });
    }
  });
});

describe('monsters', () => {
  test('DZ-12 a fight without the weapon costs all pouches and the walk goes on', () => {
    const match = corridor('$$$$$hA.');
    walk(match, 'E E E E E E take');
    expect(walk(match, 'E')).toEqual([
      { type: 'stepped', x: 7, y: 0, side: 1 },
      { type: 'pouches-lost', weapon: 'axe', pouches: 5 },
    ]);
    expect(match.state).toMatchObject({ pouches: 0, monsters: 0, phase: 'walk', lost: false });
    expect(match.state.circled).not.toContain(match.state.path.at(-1));
  });

  test('DZ-Q12 after a lost fight the hero stands on the monster’s space, which is used up and not circled', () => {
    const match = corridor('$A..');
    walk(match, 'E E');
    expect(heroAt(match.rules.content, match.state)).toEqual({ x: 2, y: 0 });
    expect(match.state.circled).toEqual([match.state.path[1]]);
    walk(match, 'E');
    expect(refusal(match, stepTowards(match, 'W'))).toEqual({ refused: { type: 'entered' }, rule: 'DZ-7' });
  });

  test('DZ-12 DZ-15 a fight without weapon and pouches loses the game', () => {
    const match = corridor('A..');
    expect(walk(match, 'E')).toEqual([
      { type: 'stepped', x: 1, y: 0, side: 1 },
      { type: 'hero-fell', weapon: 'axe' },
    ]);
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [0], scores: [0], length: 1 });
    expect(match.rules.outcome(match.state)).not.toHaveProperty('rank');
  });

  test('without pouches the right weapon is enough', () => {
    const match = corridor('aA.');
    walk(match, 'E take E');
    expect(match.state).toMatchObject({ monsters: 1, lost: false, phase: 'walk' });
  });

  test('DZ-12 the weapon has to be the right one: each beats one kind', () => {
    const signs = { h: 'H', a: 'A', s: 'S', b: 'B' };
    for (const [weapon, beaten] of Object.entries(signs))
      for (const monster of Object.values(signs)) {
        const match = corridor(`${weapon}${monster}.`);
        walk(match, 'E take E');
        expect(match.state.lost).toBe(monster !== beaten);
      }
  });
});

describe('the sheet', () => {
  test('DZ-19 what is gained is circled, what is lost is rubbed out', () => {
    const match = corridor('$hHkaS.');
    walk(match, 'E E take E E E take');
    expect(match.state).toMatchObject({ pouches: 1, weapons: ['hammer', 'axe'], monsters: 1, key: true });
    expect(match.state.circled).toEqual(match.state.path.slice(1));
    walk(match, 'E');
    expect(match.state).toMatchObject({ pouches: 0, weapons: ['hammer', 'axe'], monsters: 1, key: true });
  });
});

test('DZ-14 the hero walks on past what is empty, and nothing happens there', () => {
  const match = corridor('..');
  expect(act(match, HERO, stepTowards(match, 'E'))).toEqual([{ type: 'stepped', x: 1, y: 0, side: 1 }]);
});

test('DZ-7 no walk enters a space twice, and every step leads to a neighbour', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...DOOR_WITHOUT_KEY), (seed, doorWithoutKey) => {
      const { rules, state } = open('standard', doorWithoutKey);
      playout(rules, state, randomFrom(seed));
      const places = state.path.map(number => coordinatesOf(rules.content, state.laid, number));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
      const strides = places.slice(1).map(({ x, y }, i) => Math.abs(x - places[i]!.x) + Math.abs(y - places[i]!.y));
      expect(strides.every(stride => stride === 1)).toBe(true);
    }),
  );
});
