import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../kernel/game.ts';
import { SPELLS } from './data.ts';
import { alone, hero, listed, play, refusal, stepInto, together, types } from './tests/table.ts';

const SEVEN = ['torch', 'torch', 'scroll', 'sword', 'helmet', 'talisman', 'pastry'];

describe('through the trapdoor', () => {
  test('TD-2 TD-3 four of seven objects come along, followers too, the mule does not', () => {
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

  test('TD-36 nothing from above touches anybody below', () => {
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
  test('TD-40 TD-Q29 a pastry adds one in that fight only, and goes back', () => {
    const match = alone({ objects: ['pastry', 'pastry'], strength: 4 });
    stepInto(match, 'guard-room');
    expect(play(match, 'eat')).toEqual([{ type: 'eaten', seat: 0, object: 'pastry' }]);
    expect(refusal(match, { type: 'eat', object: 'pastry' })).toEqual({
      refused: { type: 'not-now', name: 'pastry' },
      rule: 'TD-Q29',
    });
    expect(play(match, 'fight; roll 3 3')[0]).toMatchObject({ mine: 8, theirs: 8 });
    expect(match.state).toMatchObject({ bonus: 0 });
    expect(refusal(match, { type: 'eat', object: 'pastry' }).rule).toBe('TD-Q29');
    expect(match.state.stock[2]).toBe(1);
    expect(hero(match).objects).toEqual([2]);
  });

  test('TD-C5 what is brought along comes out of the deck, which never holds more than its cards', () => {
    const match = alone({ objects: Array(5).fill('scroll'), ability: 'carries-five', craft: 6 });
    expect(match.state.stock).toEqual([4, 0, 2, 2, 4, 4, 0, 0, 0, 0]);
    play(match, 'roll 1; read; learn begone; read; learn begone; read; learn long-arm; read; learn long-arm');
    expect(match.state.stock[1]).toBe(4);
    play(match, 'discard long-arm; read; learn glow-worm');
    expect(match.state.stock[1]).toBe(4);
  });

  test('TD-41 TD-Q29 a fish cake helps in psychic combat, not against flames', () => {
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

  test('TD-39 with Craft 2 the spell is lost at once', () => {
    const match = alone({ craft: 2, objects: ['scroll'] });
    play(match, 'roll 1; read');
    expect(play(match, 'learn begone')).toEqual([
      { type: 'spell-learnt', seat: 0, spell: 'begone' },
      { type: 'spell-discarded', seat: 0, spell: 'begone' },
    ]);
    expect(hero(match)).toMatchObject({ spells: [], objects: [] });
    expect(match.state.phase).toBe('step');
    expect(match.state.stock[1]).toBe(4);
  });

  test('with Craft 4 and one spell there are two', () => {
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

describe('a scroll at any time (TD-Q45)', () => {
  const atTheMercyOf = (victor: object) => {
    const match = together(
      [
        { craft: 4, objects: ['scroll', 'sword'] },
        { strength: 6, ...victor },
      ],
      {
        encounters: 'on',
      },
    );
    play(match, 'roll 1; go E; roll 1; draw corridor-1; end; roll 1; go E; attack; roll 6 1');
    return match;
  };

  test('TD-Q45 whoever is beaten may read before the winner takes something', () => {
    const match = atTheMercyOf({});
    expect(match.rules.active(match.state)).toEqual([0]);
    expect(match.rules.prompt(match.rules.view(match.state, 0), 0)).toEqual({ type: 'beaten', rival: 1 });
    expect(listed(match)).toEqual([{ type: 'submit' }, { type: 'read' }]);
    expect(refusal(match, { type: 'end' })).toEqual({ refused: { type: 'scroll-first' }, rule: 'TD-Q45' });
    play(match, 'read; learn begone');
    expect(match.state).toMatchObject({ phase: 'spoils', victor: 1 });
    expect(listed(match)).not.toContainEqual({ type: 'rob', what: 'object', object: 'scroll' });
    expect(hero(match)).toMatchObject({ spells: [9], objects: [4] });
    expect(hero(match, 1).spells).toEqual([]);
  });

  test('TD-Q45 whoever does not may lose it', () => {
    const match = atTheMercyOf({});
    play(match, 'submit; rob scroll');
    expect(hero(match, 1).objects).toEqual([1]);
    expect(refusal(match, { type: 'submit' })).toEqual({ refused: { type: 'not-beaten' }, rule: 'TD-Q45' });
  });

  test('TD-Q45 nobody is asked when the winner has no hand for it, or would have to read one first', () => {
    const full = atTheMercyOf({ objects: Array(4).fill('torch') });
    expect(full.state.phase).toBe('spoils');
    const reader = atTheMercyOf({ objects: ['torch', 'torch', 'torch', 'scroll'] });
    expect(reader.state.phase).toBe('beaten');
    play(reader, 'submit; read; learn long-arm; rob scroll');
    expect(hero(reader, 1)).toMatchObject({ objects: [0, 0, 0, 1], spells: [11] });
  });

  test('TD-Q45 a spell too many is forgotten by whoever has read', () => {
    const match = together([{ craft: 3, spells: 1, objects: ['scroll'] }, { strength: 6 }], { encounters: 'on' });
    play(match, 'learn begone; roll 1; go E; roll 1; draw corridor-1; end; roll 1; go E; attack; roll 6 1; read');
    play(match, 'learn long-arm');
    expect(match.rules.active(match.state)).toEqual([0]);
    play(match, 'discard begone');
    expect(match.state.phase).toBe('spoils');
    expect(hero(match).spells).toEqual([11]);
  });

  test.each([
    ['turning a tile', 'roll 1; go E; roll 1; draw corridor-3', 'lay'],
    ['trying a lock again', 'roll 1; go E; roll 6', 'retry'],
  ])('TD-39 a scroll is read while %s', (_, script, phase) => {
    const match = alone({ craft: 3, objects: ['scroll'], ability: 'retries-locks' });
    play(match, script);
    expect(match.state.phase).toBe(phase);
    play(match, 'read; learn begone');
    expect(match.state.phase).toBe(phase);
    expect(hero(match).spells).toEqual([9]);
  });

  test('TD-Q27 with a fifth object, reading the scroll makes a hand free', () => {
    const match = alone({ craft: 6, objects: ['torch', 'torch', 'sword', 'sword'] });
    stepInto(match, 'library');
    play(match, 'explore; roll 1 1');
    expect(types(match)).toEqual(['leave', 'leave', 'leave', 'read']);
    play(match, 'read; learn begone');
    expect(match.state.phase).toBe('rest');
    expect(hero(match).objects).toEqual([0, 0, 4, 4]);
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

  test('TD-B7 the spells of the dead go back to the others unseen', () => {
    const match = together([{ lives: 1, spells: 1 }, { objects: ['scroll'] }]);
    play(match, 'learn begone');
    stepInto(match, 'flame-trap');
    expect(play(match, 'explore; roll 6 6').map(({ type }) => type)).not.toContain('spell-discarded');
    expect(hero(match).spells).toEqual([]);
    play(match, 'roll 1; read');
    expect(match.rules.odds?.(match.state)).toEqual(SPELLS.map(() => 2));
  });

  test('TD-B7 nobody is healed above the lives they began with', () => {
    const match = alone({ lives: 2, fullLives: 3 });
    const feast = 'explore; roll 3; end; roll 1; go W; end; roll 1; go E';
    stepInto(match, 'storeroom-1');
    play(match, feast);
    expect(hero(match).lives).toBe(3);
    play(match, feast);
    expect(hero(match).lives).toBe(3);
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

  test('TD-7 an object is dropped where one stands, and another can pick it up', () => {
    const match = together([{ objects: ['sword', 'sword', 'torch'] }, {}]);
    play(match, 'roll 1');
    expect(listed(match).filter(({ type }) => type === 'drop')).toEqual([
      { type: 'drop', thing: 'object', name: 'torch' },
      { type: 'drop', thing: 'object', name: 'sword' },
    ]);
    expect(play(match, 'drop sword')).toEqual([{ type: 'object-left', seat: 0, object: 'sword' }]);
    expect(hero(match).objects).toEqual([0, 4]);
    play(match, 'go E; roll 1; draw corridor-1; drop sword; end; take sword; set-out; roll 1; go E; take sword');
    expect(hero(match).objects).toEqual([0]);
    expect(hero(match, 1).objects).toEqual([4, 4]);
  });

  test('TD-B9 without room for any spell both cards of one spell are discarded', () => {
    const match = alone({ craft: 2, spells: 2, followers: [{ name: 'Clerk', craft: 2 }] });
    play(match, 'learn begone; learn begone; roll 6');
    expect(play(match, 'drop Clerk').map(({ type }) => type)).toEqual([
      'follower-left',
      'spell-discarded',
      'spell-discarded',
    ]);
    expect(hero(match).spells).toEqual([]);
    expect(match.state.phase).toBe('step');
  });

  test('TD-7 a follower is left in a Prison Cell only, and may be fetched again', () => {
    const match = alone({ craft: 3, spells: 2, followers: [{ name: 'Clerk', craft: 1 }] });
    play(match, 'learn begone; learn long-arm; roll 6; go E; roll 1; draw corridor-1');
    expect(refusal(match, { type: 'drop', thing: 'follower', name: 'Clerk' })).toEqual({
      refused: { type: 'only-in-cells' },
      rule: 'TD-7',
    });
    play(match, 'go E; draw prison-cell');
    expect(play(match, 'drop Clerk')).toEqual([{ type: 'follower-left', seat: 0, name: 'Clerk' }]);
    expect(types(match)).toEqual(['discard', 'discard']);
    play(match, 'discard begone; take Clerk');
    expect(hero(match)).toMatchObject({ followers: [0], spells: [11] });
  });

  test('TD-Q36 nothing is dropped in the water, before an encounter, or that one does not have', () => {
    const match = alone({ objects: ['torch'] });
    const drop = { type: 'drop', thing: 'object', name: 'torch' };
    stepInto(match, 'stream');
    expect(refusal(match, drop)).toEqual({ refused: { type: 'not-now', name: 'torch' }, rule: 'TD-Q36' });
    const trapped = alone({ objects: ['torch'] });
    stepInto(trapped, 'pit-trap');
    expect(refusal(trapped, drop)).toEqual({ refused: { type: 'not-now', name: 'torch' }, rule: 'TD-Q36' });
    expect(refusal(trapped, { ...drop, name: 'sword' })).toMatchObject({ refused: { type: 'not-held' } });
    expect(refusal(trapped, { type: 'drop', thing: 'gold' })).toMatchObject({ refused: { type: 'unreadable' } });
  });

  test('TD-7 what falls into the stream is gone (TD-Q36)', () => {
    const match = together([{ lives: 1, objects: ['sword', 'scroll'], gold: 2 }, {}], { encounters: 'on' });
    play(match, 'roll 1; go E; roll 1; draw stream; end; roll 1; go E; attack; roll 6 1; submit; rob life');
    expect(hero(match).lives).toBe(0);
    expect(match.state.things).toEqual([]);
    expect(match.state.stock.slice(0, 6)).toEqual([4, 4, 2, 2, 4, 4]);
  });
});
