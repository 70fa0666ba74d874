import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../kernel/game.ts';
import { alone, hero, listed, play, refusal, stepInto, together, types } from './tests/table.ts';

const SEVEN = ['torch', 'torch', 'scroll', 'sword', 'helmet', 'talisman', 'pastry'];

describe('through the trapdoor', () => {
  test('TD-T39 TD-2 TD-3 four of seven objects come along, followers too, the mule does not', () => {
    const match = alone({ objects: SEVEN, animals: ['mule'], followers: ['Bard', { name: 'Squire', strength: 1 }] });
    expect(match.rules.odds?.(match.state)).toEqual([2, 1, 1, 1, 1, 1]);
    expect(match.rules.actions(match.state, CHANCE)).toHaveLength(6);
    play(match, 'fall torch; fall helmet; fall talisman');
    expect(hero(match)).toMatchObject({ objects: [0, 1, 2, 4], above: [0, 7, 5], followers: [0, 1] });
    expect(match.state.asked).toBe('movement');
  });

  test('TD-2 four objects come along without a throw', () => {
    const match = alone({ objects: SEVEN.slice(0, 4), animals: ['mule'] });
    expect(hero(match)).toMatchObject({ objects: [0, 0, 1, 4], above: [] });
  });

  test('TD-T43 TD-36 nothing from above touches anybody below', () => {
    const match = alone({ objects: SEVEN, animals: ['horse'] });
    play(match, 'fall torch; fall helmet; fall talisman; roll 1');
    for (const input of [
      { type: 'event', name: 'storm' },
      { type: 'give', gold: 5 },
      { type: 'take', thing: 'object', name: 'helmet' },
    ])
      expect(refusal(match, input).rule).toMatch(/^TD-(8|Q41)$/);
    expect(hero(match).gold).toBe(1);
  });
});

describe('food and scrolls', () => {
  test('TD-T40 TD-40 a pastry adds one in that fight only, and goes back', () => {
    const match = alone({ objects: ['pastry', 'pastry'], strength: 4 });
    stepInto(match, 'guard-room');
    expect(play(match, 'eat')).toEqual([{ type: 'eaten', seat: 0, object: 'pastry' }]);
    expect(refusal(match, { type: 'eat', object: 'pastry' })).toEqual({
      refused: { type: 'not-now', name: 'pastry' },
      rule: 'TD-Q29',
    });
    expect(play(match, 'fight; roll 3 3')[0]).toMatchObject({ mine: 8, theirs: 8 });
    expect(match.state).toMatchObject({ bonus: 0 });
    expect(match.state.stock[2]).toBe(3);
    expect(hero(match).objects).toEqual([2]);
  });

  test('TD-T40 TD-41 a fish cake helps in psychic combat, not against flames', () => {
    const match = alone({ objects: ['fish-cake'] });
    stepInto(match, 'flame-trap');
    expect(types(match)).toEqual(['explore']);
    expect(refusal(match, { type: 'eat', object: 'fish-cake' })).toEqual({
      refused: { type: 'not-now', name: 'fish-cake' },
      rule: 'TD-Q29',
    });
    const crypt = alone({ objects: ['fish-cake'] });
    stepInto(crypt, 'crypt');
    expect(play(crypt, 'explore; roll 3; eat; fight; roll 3 3').at(-1)).toMatchObject({ mine: 7, result: 'won' });
  });

  test('TD-T41 TD-39 with Craft 2 the spell is lost at once', () => {
    const match = alone({ craft: 2, objects: ['scroll'] });
    play(match, 'roll 1; read');
    expect(play(match, 'learn begone')).toEqual([
      { type: 'spell-learnt', seat: 0, spell: 'begone' },
      { type: 'spell-discarded', seat: 0, spell: 'begone' },
    ]);
    expect(hero(match)).toMatchObject({ spells: [], objects: [] });
    expect(match.state.phase).toBe('step');
    expect(match.state.stock[1]).toBe(5);
  });

  test('TD-T41 with Craft 4 and one spell there are two', () => {
    const match = alone({ craft: 4, objects: ['scroll'], spells: 1 });
    play(match, 'learn begone; roll 1; read; learn long-arm');
    expect(hero(match).spells).toEqual([9, 11]);
  });

  test('TD-39 without a place, one of the spells is chosen (TD-Q30)', () => {
    const match = alone({ objects: ['scroll'], spells: 1 });
    play(match, 'learn begone; roll 1; read; learn long-arm');
    expect(listed(match)).toEqual([
      { type: 'discard', spell: 'begone' },
      { type: 'discard', spell: 'long-arm' },
    ]);
    play(match, 'discard long-arm');
    expect(match.state).toMatchObject({ phase: 'step' });
    expect(match.state.spent[11]).toBe(1);
    expect(refusal(match, { type: 'read' })).toEqual({
      refused: { type: 'not-held', name: 'scroll' },
      rule: 'TD-39',
    });
  });

  test('TD-39 when the spells have run out, the used ones are shuffled', () => {
    const match = alone({ craft: 4, objects: ['scroll'] });
    match.state.spent.fill(2);
    play(match, 'roll 1; read; learn begone');
    expect(match.state.spent).toEqual(Array.from({ length: 12 }, () => 0));
  });
});

describe('what is left behind', () => {
  test('TD-7 the dead leave gold, objects and followers, and others take them', () => {
    const match = together([{ lives: 1, gold: 3, objects: ['sword'], followers: ['Bard'] }, {}]);
    stepInto(match, 'flame-trap');
    play(match, 'explore; roll 6 6');
    expect(match.state.things).toEqual([
      { tile: 1, thing: 'gold', id: 3 },
      { tile: 1, thing: 'object', id: 4 },
      { tile: 1, thing: 'follower', id: 0 },
    ]);
    play(match, 'roll 1; go E; explore; roll 1 1');
    expect(types(match)).toEqual(['take', 'take', 'take', 'end']);
    play(match, 'take gold; take sword; take Bard');
    expect(hero(match, 1)).toMatchObject({ gold: 4, objects: [4], followers: [0] });
    expect(refusal(match, { type: 'take', thing: 'gold' })).toEqual({
      refused: { type: 'nothing-lies-here' },
      rule: 'TD-Q36',
    });
  });

  test('TD-7 hands that are full take nothing (TD-B8), and an unbeaten enemy bars the tile (TD-Q36)', () => {
    const match = alone({ objects: ['torch', 'torch', 'torch', 'torch'] });
    match.state.things.push({ tile: 1, thing: 'object', id: 4 });
    stepInto(match, 'corridor-1');
    expect(refusal(match, { type: 'take', thing: 'object', name: 'sword' })).toEqual({
      refused: { type: 'hands-full', most: 4 },
      rule: 'TD-B8',
    });
    const barred = alone();
    barred.state.things.push({ tile: 1, thing: 'object', id: 4 });
    stepInto(barred, 'lair');
    play(barred, 'explore; roll 5; fight; roll 2 1');
    expect(types(barred)).toEqual(['end']);
    expect(refusal(barred, { type: 'take', thing: 'object', name: 'sword' })).toEqual({
      refused: { type: 'barred' },
      rule: 'TD-Q36',
    });
  });

  test('TD-7 what falls into the stream is gone (TD-Q36)', () => {
    const match = together([{ lives: 1, objects: ['sword', 'scroll'], gold: 2 }, {}], { encounters: 'on' });
    play(match, 'roll 1; go E; roll 1; draw stream; end; roll 1; go E; attack; roll 6 1; rob life');
    expect(hero(match).lives).toBe(0);
    expect(match.state.things).toEqual([]);
    expect(match.state.stock.slice(0, 6)).toEqual([4, 5, 2, 2, 5, 4]);
  });
});
