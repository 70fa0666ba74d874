import { describe, expect, test } from 'vitest';
import { ONLOOKER } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { thingsOn, washedAway } from './belongings.ts';
import { characterSheetOf, wareOf } from './content.ts';
import { enemyOf, fightAhead } from './fighting.ts';
import { sideState, tileBeyond, wayBeyond } from './map.ts';
import { drawnTile, lockOdds } from './moving.ts';
import { whereaboutsOf } from './state.ts';
import { alone, hero, open, play, stepInto, together } from './tests/table.ts';
import { findsAsked, findsIn } from './verdict.ts';
import { handOf } from './view.ts';

describe('what a seat may know', () => {
  test('TD-39 others see how many spells one holds, not which (TD-Q43)', () => {
    const match = together([{ spells: 1 }, { craft: 4, spells: 2 }]);
    play(match, 'learn begone; learn long-arm; learn second-wind');
    const view = match.rules.view(match.state, 0);
    expect(handOf(view)).toEqual(['begone']);
    expect(view.characters.map(({ spells }) => spells)).toEqual([1, 2]);
    const learnt = { type: 'spell-learnt', seat: 1, spell: 'long-arm' } as const;
    expect(match.rules.witness?.(learnt, 0)).toEqual({ ...learnt, spell: null });
    expect(match.rules.witness?.(learnt, 1)).toEqual(learnt);
  });

  test('TD-Q43 an imagined match has the spells of one’s own hand, and as many of others', () => {
    const match = together([{ spells: 1 }, { craft: 4, spells: 2 }]);
    play(match, 'learn begone; learn begone; learn second-wind');
    const { rules, state } = match;
    const imagined = rules.imagine(rules.view(state, 0), 0, randomFrom('imagined'));
    expect(imagined.characters[0]?.spells).toEqual(state.characters[0]?.spells);
    expect(imagined.characters[1]?.spells).toHaveLength(2);
    expect(rules.view(imagined, 0)).toEqual(rules.view(state, 0));
  });

  test('TD-Q43 an onlooker has no hand', () => {
    const match = alone({ spells: 1 });
    play(match, 'learn begone');
    expect(match.rules.view(match.state, ONLOOKER).hand).toEqual([]);
  });
});

describe('what a seat is asked', () => {
  const asked = (match: ReturnType<typeof alone>, seat = 0) =>
    match.rules.prompt(match.rules.view(match.state, seat), seat);

  test('TD-8 to step, to turn a tile, to meet what is there, to end', () => {
    const match = alone({ gold: 1 });
    play(match, 'roll 1');
    expect(asked(match)).toEqual({ type: 'step', moves: 1, ways: 4 });
    play(match, 'go E; roll 1; draw corridor-3');
    expect(asked(match)).toEqual({ type: 'lay', face: 'corridor-3', turns: 3 });
    play(match, 'lay ESW');
    expect(asked(match)).toEqual({ type: 'end' });
  });

  test('TD-25 to fight or to pay the Guard', () => {
    const match = alone({ gold: 1 });
    stepInto(match, 'guard-room');
    expect(asked(match)).toEqual({ type: 'guard', bribe: 2, gold: 1 });
  });

  test('TD-18 to wait, or only to watch', () => {
    const match = together([{}, {}]);
    play(match, 'roll 1');
    expect(asked(match, 1)).toEqual({ type: 'wait', seat: 0 });
    expect(asked(match, ONLOOKER)).toEqual({ type: 'watch' });
  });
});

describe('what readers answer', () => {
  test('TD-1 who and where a character is, once it has been drawn', () => {
    const match = open({}, 1);
    expect(characterSheetOf(match.rules.content, hero(match))).toBeUndefined();
    expect(whereaboutsOf(hero(match))).toBeUndefined();
    play(match, 'deal porter');
    expect(characterSheetOf(match.rules.content, hero(match))?.name).toBe('porter');
    expect(whereaboutsOf(hero(match))).toBe('inside');
  });

  test('TD-Q46 above, out and dead are told apart', () => {
    const person = hero(alone());
    expect(whereaboutsOf({ ...person, out: -1 })).toBe('above');
    expect(whereaboutsOf({ ...person, out: 3 })).toBe('out');
    expect(whereaboutsOf({ ...person, lives: 0 })).toBe('dead');
  });

  test('TD-5 what a side is, what lies beyond it, and what its lock is worth', () => {
    const match = alone();
    const { state } = match;
    expect([sideState(state, 0, 1), tileBeyond(state, 0, 1)]).toEqual(['untried', undefined]);
    expect(lockOdds(state, 0, 1)).toMatchObject({ win: 5, loss: 1, of: 6 });
    play(match, 'roll 2; go E; roll 1; draw corridor-1');
    expect([sideState(state, 0, 1), tileBeyond(state, 0, 1), wayBeyond(state, 0, 1)]).toEqual(['open', 1, 1]);
    expect([sideState(state, 1, 0), sideState(state, 1, 1)]).toEqual(['wall', 'doorway']);
    expect(lockOdds(state, 0, 1)).toBeUndefined();
  });

  test('TD-8 the tile in hand, while there is one', () => {
    const match = alone();
    expect(drawnTile(match.state)).toBeUndefined();
    play(match, 'roll 1; go E; roll 1; draw corridor-3');
    expect(drawnTile(match.state)).toEqual({ face: 4, place: (match.state.places[0] ?? 0) + 1 });
  });

  test('TD-B2 the sums of the fight at hand', () => {
    const match = alone({ strength: 4, objects: ['sword', 'pastry'] });
    const { content } = match.rules;
    expect([enemyOf(match.state), fightAhead(content, match.state)]).toEqual([undefined, undefined]);
    stepInto(match, 'guard-room');
    play(match, 'eat');
    expect(fightAhead(content, match.state)).toEqual({
      enemy: 'guard',
      kind: 'strength',
      own: 4,
      gear: 1,
      bonus: 1,
      power: 5,
    });
  });

  test('TD-24 what the water takes', () => {
    const match = alone({ objects: ['torch', 'sword', 'pastry'] });
    const { content } = match.rules;
    expect(washedAway(content, hero(match)).map(id => wareOf(content, id).name)).toEqual(['torch', 'sword']);
  });

  test('TD-7 what lies on a tile, by name', () => {
    const match = alone({ objects: ['torch'], followers: ['Bard'] });
    play(match, 'roll 1; drop torch; drop Bard');
    const lying = thingsOn(match.rules.content, match.state, 0);
    expect(lying).toEqual([
      { thing: 'object', name: 'torch' },
      { thing: 'follower', name: 'Bard' },
    ]);
    expect(thingsOn(match.rules.content, match.state, 1)).toEqual([]);
  });

  test('TD-27 TD-33 TD-34 what a die may find, by its pips', () => {
    expect(findsIn('lair')).toEqual(['dragon', 'dragon', 'worm', 'worm', 'ghoul', 'ghoul']);
    expect([findsIn('storeroom'), findsIn('tunnel')].map(({ length }) => length)).toEqual([6, 6]);
    expect(findsIn('library')).toEqual([]);
    const treasure = ['few-gold', 'torch', 'torch', 'sword', 'scroll', 'much-gold'];
    expect(findsAsked({ asked: 'treasure', power: 7 })).toEqual(treasure);
    expect(findsAsked({ asked: 'movement', power: 0 })).toEqual([]);
  });
});
