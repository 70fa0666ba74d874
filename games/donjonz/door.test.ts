import { describe, expect, test } from 'vitest';
import { STANDARD_DECK } from './data.ts';
import { besideStair, corridor, layAll, open, refusal, stepTowards, stroll, walk } from './tests/table.ts';

describe('key and door', () => {
  test('DZ-13 the door doubles what is owned on entering it with the key', () => {
    const match = corridor('$$$$$$$$k#.');
    walk(match, 'E E E E E E E E');
    expect(walk(match, 'E')).toContainEqual({ type: 'key-found' });
    expect(walk(match, 'E')).toContainEqual({ type: 'door-opened', before: 8, pouches: 16 });
    expect(match.state).toMatchObject({ pouches: 16, doorOpened: true, key: true, phase: 'walk' });
    expect(match.state.circled).toEqual(match.state.path.slice(1));
  });

  test('DZ-Q8 pouches found after the door count once', () => {
    const match = corridor('$$$$$$$$k#$$$');
    stroll(match);
    expect(match.state.pouches).toBe(19);
  });

  test('DZ-Q8 a fight lost after the door costs the doubled pouches too', () => {
    const match = corridor('$$$$$$$$k#H.');
    walk(match, 'E E E E E E E E E E');
    expect(match.state.pouches).toBe(16);
    expect(walk(match, 'E')).toContainEqual({ type: 'pouches-lost', weapon: 'hammer', pouches: 16 });
    expect(match.state.pouches).toBe(0);
  });

  test('DZ-Q9 the hero goes on from the door where it has another open side, else the walk ends there', () => {
    const onward = corridor('$k#$');
    walk(onward, 'E E E');
    expect(onward.state.phase).toBe('walk');
    expect(walk(onward, 'E').at(-1)).toEqual({ type: 'walk-ended', score: 6, rank: 1 });
    const closed = besideStair('+ + +\n $ k\n+-+ +\n .|#\n+ + +');
    walk(closed, 'E E');
    expect(walk(closed, 'S').at(-1)).toEqual({ type: 'walk-ended', score: 4, rank: 1 });
  });

  test('before the locked door a hero without the key is stuck', () => {
    const match = corridor('$#k');
    expect(walk(match, 'E').at(-1)).toEqual({ type: 'walk-ended', score: 2, rank: 1 });
    const other = besideStair('+ + +\n . #\n+ + +\n . .\n+ + +');
    walk(other, 'E');
    expect(refusal(other, stepTowards(other, 'E'))).toEqual({ refused: { type: 'locked' }, rule: 'DZ-Q7' });
  });

  test('a plain door is passed without effect and used up', () => {
    const match = open('Stair\n+ +\n <\n+ +\n\nCard\n+ + +\n $ #\n+ + +\n . k\n+ + +\n', 'plain');
    layAll(match, [1, 0]);
    walk(match, 'E');
    expect(walk(match, 'E')).toEqual([{ type: 'stepped', x: 2, y: 0, side: 1 }, { type: 'door-passed' }]);
    expect(match.state).toMatchObject({ pouches: 1, doorOpened: false });
    walk(match, 'S');
    expect(refusal(match, stepTowards(match, 'N'))).toEqual({ refused: { type: 'entered' }, rule: 'DZ-7' });
    expect(stroll(match).at(-1)).toEqual({ type: 'walk-ended', score: 2, rank: 1 });
  });

  test('DZ-13 a plain door still doubles for those who have the key', () => {
    const match = corridor('$k#', 'plain');
    stroll(match);
    expect(match.state).toMatchObject({ pouches: 2, doorOpened: true });
  });

  test('twice nothing is nothing', () => {
    const match = corridor('k#.');
    walk(match, 'E');
    expect(walk(match, 'E')).toContainEqual({ type: 'door-opened', before: 0, pouches: 0 });
    expect(match.state.pouches).toBe(0);
  });

  test('a key found when the door cannot be reached any more is worth nothing', () => {
    const match = corridor('$$k');
    expect(stroll(match).at(-1)).toEqual({ type: 'walk-ended', score: 4, rank: 1 });
    expect(match.state).toMatchObject({ key: true, doorOpened: false, pouches: 2 });
  });

  test('DZ-Q19 the key costs no fight, unless a monster lies before it', () => {
    const free = corridor('k.');
    expect(walk(free, 'E')).toEqual([{ type: 'stepped', x: 1, y: 0, side: 1 }, { type: 'key-found' }]);
    const guarded = corridor('$Hk');
    expect(stroll(guarded).map(({ type }) => type)).toEqual([
      'stepped',
      'pouch-found',
      'stepped',
      'pouches-lost',
      'stepped',
      'key-found',
      'walk-ended',
    ]);
  });

  test('DZ-Q19 on our own card of the key a hero enters its space from outside, past no monster', () => {
    const card = STANDARD_DECK.slice(STANDARD_DECK.indexOf('The Keeper’s Mistake'));
    const match = open(`Stair\n+ +\n <\n+ +\n\n${card}`);
    layAll(match, [1, 0]);
    walk(match, 'E');
    expect(match.state).toMatchObject({ key: true, monsters: 0, lost: false });
  });

  test('DZ-13 a second key does nothing (DZ-Q18)', () => {
    const match = corridor('$kk#');
    stroll(match);
    expect(match.state.pouches).toBe(2);
  });
});
