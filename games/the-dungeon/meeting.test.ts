import { describe, expect, test } from 'vitest';
import { alone, hero, listed, ofType, play, refusal, stepInto, together, types } from './tests/table.ts';

const TORCH = 0;
const SCROLL = 1;

describe('quiet rooms and the dark', () => {
  test.each(['corridor-1', 'corridor-2', 'corridor-3', 'prison-cell'])('TD-22 nothing happens in a %s', face => {
    const match = alone();
    stepInto(match, face);
    expect(match.state.phase).toBe('rest');
    expect(types(match)).toEqual(['end']);
  });

  test('TD-38 TD-Q14 the dark costs a turn, a torch spares the roll', () => {
    const dark = alone({ craft: 2 });
    stepInto(dark, 'unlit-1');
    expect(play(dark, 'explore; roll 2 3').map(({ type }) => type)).toEqual(['test-rolled', 'turn-forfeited']);
    expect(hero(dark).lost).toBe(true);
    const careful = alone({ craft: 2 });
    stepInto(careful, 'unlit-1');
    play(careful, 'explore; roll 1 1');
    expect(hero(careful).lost).toBe(false);
    const lit = alone({ craft: 2, objects: ['torch'] });
    expect(stepInto(lit, 'unlit-2').at(-1)).toEqual({ type: 'dark-ignored', seat: 0 });
    expect(lit.state.phase).toBe('rest');
  });
});

describe('the torturer', () => {
  test('TD-23 TD-Q16 only what is there can be taken', () => {
    const match = alone({ strength: 1, craft: 3, gold: 0 });
    stepInto(match, 'torture-chamber');
    expect(listed(match)).toEqual([{ type: 'pay', price: 'craft' }]);
    for (const price of ['gold', 'strength', 'life'])
      expect(refusal(match, { type: 'pay', price })).toEqual({
        refused: { type: 'price-not-there', price },
        rule: 'TD-Q16',
      });
    const poor = alone({ strength: 1, craft: 1, gold: 0 });
    stepInto(poor, 'torture-chamber');
    expect(listed(poor)).toEqual([{ type: 'pay', price: 'life' }]);
    play(poor, 'pay life');
    expect(hero(poor).lives).toBe(3);
  });

  test('TD-23 Strength and Craft fall below where they began, gold is gone', () => {
    const match = alone();
    stepInto(match, 'torture-chamber');
    expect(types(match)).toEqual(['pay', 'pay', 'pay']);
    expect(play(match, 'pay strength')).toEqual([{ type: 'tortured', seat: 0, price: 'strength' }]);
    expect(hero(match).strength).toBe(2);
    const payer = alone();
    stepInto(payer, 'torture-chamber');
    play(payer, 'pay gold');
    expect(hero(payer)).toMatchObject({ gold: 0, strength: 3, craft: 3 });
  });

  test('TD-Q17 what was taken stays gone when the tiles are taken up', () => {
    const match = alone();
    play(match, 'roll 1; go N; roll 6; end; roll 1; go S; roll 6; end; roll 1; go W; roll 6; end');
    stepInto(match, 'torture-chamber');
    play(match, 'pay strength; end; roll 1; go E; roll 6; pay gold');
    expect(types(match)).toEqual(['end']);
    play(match, 'end; roll 1; go W; end');
    expect(match.state.faces).toEqual([0]);
    expect(hero(match)).toMatchObject({ strength: 2, gold: 0 });
  });

  test('TD-23 with less Craft, a spell too many is forgotten', () => {
    const match = alone({ craft: 4, spells: 2 });
    play(match, 'learn begone; learn long-arm');
    stepInto(match, 'torture-chamber');
    play(match, 'pay craft');
    expect(refusal(match, { type: 'end' })).toEqual({ refused: { type: 'discard-first', places: 1 }, rule: 'TD-B9' });
    play(match, 'discard begone');
    expect(hero(match).spells).toEqual([11]);
    const dull = alone({ spells: 1 });
    play(dull, 'learn begone');
    stepInto(dull, 'torture-chamber');
    expect(play(dull, 'pay craft').at(-1)).toEqual({ type: 'spell-discarded', seat: 0, spell: 'begone' });
    expect(dull.state.phase).toBe('rest');
  });
});

describe('the stream', () => {
  test('TD-24 entering ends the move; leaving costs gold, metal and torches', () => {
    const match = alone({ gold: 3, objects: ['torch', 'scroll', 'sword', 'pastry'] });
    play(match, 'roll 6; go E; roll 1; draw stream');
    expect(match.state).toMatchObject({ phase: 'rest', moves: 3 });
    expect(hero(match).gold).toBe(3);
    play(match, 'end');
    expect(refusal(match, { type: 'go', side: 1 })).toEqual({ refused: { type: 'in-the-stream' }, rule: 'TD-24' });
    expect(play(match, 'wade')).toEqual([{ type: 'waded', seat: 0, gold: 3, objects: ['torch', 'sword'] }]);
    expect(hero(match)).toMatchObject({ gold: 0, objects: [1, 2] });
    expect(match.state.stock.slice(0, 6)).toEqual([4, 3, 1, 2, 4, 4]);
    expect(match.state.asked).toBe('movement');
  });

  test.each([
    [
      ['sword', 'axe', 'helmet', 'shield'],
      ['sword', 'axe', 'helmet', 'shield'],
      [4, 4, 2, 2, 4, 4, 0, 0, 0, 0],
    ],
    [
      ['armour', { name: 'Bell', metal: true }, { name: 'Rope', metal: false }],
      ['armour', 'Bell'],
      [4, 4, 2, 2, 4, 4, 0, 0, 0, 0, 0, 0],
    ],
    [['scroll', 'pastry', 'fish-cake', 'talisman'], [], [4, 3, 1, 1, 4, 3, 0, 0, 0, 0]],
  ])('TD-Q19 of %j the water takes %j, and cards of the deck go back to it', (objects, lost, deck) => {
    const match = alone({ objects });
    stepInto(match, 'stream');
    expect(play(match, 'end; wade').at(-1)).toMatchObject({ type: 'waded', objects: lost });
    expect(hero(match).objects).toHaveLength(objects.length - lost.length);
    expect(match.state.stock).toEqual(deck);
  });

  test('TD-Q18 one may stay in the water for a turn as long as there is something to try', () => {
    const match = alone();
    play(match, 'roll 6; go E; roll 1; draw stream; end');
    expect(play(match, 'stay')).toEqual([{ type: 'stayed-in-stream', seat: 0 }]);
    expect(types(match)).toEqual(['end']);
    expect(refusal(match, { type: 'stay' })).toEqual({ refused: { type: 'not-in-the-stream' }, rule: 'TD-24' });
    play(match, 'end');
    expect(types(match)).toEqual(['wade', 'stay']);
  });

  test('TD-15 TD-Q18 when everything has been tried, staying is refused', () => {
    const match = alone();
    play(match, 'roll 1; go N; roll 6; end; roll 1; go S; roll 6; end; roll 1; go W; roll 6; end');
    play(match, 'roll 1; go E; roll 1; draw stream; end; wade; roll 1; go E; draw prison-cell; end; roll 1; go W; end');
    expect(types(match)).toEqual(['wade']);
    expect(refusal(match, { type: 'stay' })).toEqual({ refused: { type: 'must-return' }, rule: 'TD-15' });
  });
});

describe('the Guard', () => {
  test('TD-25 TD-6 a bribe opens the door, and the next turn is outside', () => {
    const match = alone({ gold: 2 });
    stepInto(match, 'guard-room');
    expect(types(match)).toEqual(['fight', 'bribe']);
    play(match, 'bribe');
    expect(hero(match)).toMatchObject({ gold: 0, leaving: true, out: 0 });
    expect(play(match, 'end').map(({ type }) => type)).toEqual(['escaped', 'race-won']);
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [1], length: 2 });
  });

  test('TD-Q21 with one gold there is only the fight', () => {
    const match = alone();
    stepInto(match, 'guard-room');
    expect(types(match)).toEqual(['fight']);
    const reason = { type: 'bribe-too-small', gold: 1, asked: 2 };
    expect(refusal(match, { type: 'bribe', gold: 2 })).toEqual({ refused: reason, rule: 'TD-25' });
  });

  test.each([
    ['a stand-off throws back', '4 2', { lives: 4, at: 0, leaving: false }],
    ['a defeat throws back and costs a life', '1 6', { lives: 3, at: 0, leaving: false }],
    ['a victory opens the way', '5 2', { lives: 4, at: 1, leaving: true }],
  ])('TD-Q20 against the Guard %s', (_, dice, after) => {
    const match = alone();
    stepInto(match, 'guard-room');
    play(match, `fight; roll ${dice}`);
    expect(hero(match)).toMatchObject(after);
    expect(match.state.phase).toBe('rest');
    expect(match.state.faces).toHaveLength(2);
  });

  test('without a life there is no way back', () => {
    const match = alone({ lives: 1 });
    stepInto(match, 'guard-room');
    const events = play(match, 'fight; roll 1 6');
    expect(events.map(({ type }) => type)).toEqual(['fought', 'life-lost', 'died', 'dungeon-won']);
    expect(hero(match).at).toBe(1);
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [0], scores: [0] });
  });

  test('TD-25 whoever has won may stay, and meets him again (TD-Q22, TD-Q42)', () => {
    const match = alone({ strength: 9 });
    stepInto(match, 'guard-room');
    expect(types(match)).toEqual(['fight']);
    play(match, 'fight; roll 3 3; decline');
    expect(hero(match).leaving).toBe(false);
    expect(refusal(match, { type: 'decline' })).toEqual({ refused: { type: 'no-way-out' }, rule: 'TD-Q42' });
    play(match, 'end; roll 1; go W; end');
    expect(ofType(play(match, 'roll 1; go E'), 'enemy-met')).toHaveLength(1);
  });

  test('TD-25 entering a Guard Room ends the move (TD-Q8)', () => {
    const match = alone();
    play(match, 'roll 6; go E; roll 1; draw guard-room');
    expect(match.state).toMatchObject({ phase: 'meet', moves: 3 });
  });
});

describe('traps, library, storeroom, passage', () => {
  test('TD-28 two dice at or under Craft pass the flames', () => {
    const passed = alone();
    stepInto(passed, 'flame-trap');
    play(passed, 'explore; roll 1 2');
    expect(hero(passed).lives).toBe(4);
    const burnt = alone();
    stepInto(burnt, 'flame-trap');
    play(burnt, 'explore; roll 2 2');
    expect(hero(burnt).lives).toBe(3);
  });

  test('TD-30 with Craft 6 the spikes never hurt', () => {
    const safe = alone({ craft: 6 });
    stepInto(safe, 'spike-trap');
    expect(safe.rules.view(safe.state, 0).odds).toEqual({ win: 6, draw: 0, saved: 0, loss: 0, of: 6 });
    play(safe, 'explore; roll 6');
    expect(hero(safe).lives).toBe(4);
    const hurt = alone({ craft: 5 });
    stepInto(hurt, 'spike-trap');
    play(hurt, 'explore; roll 6');
    expect(hero(hurt).lives).toBe(3);
  });

  test('TD-29 TD-B13 the pit costs exactly the following turn', () => {
    const match = alone();
    stepInto(match, 'pit-trap');
    play(match, 'explore; roll 6 6');
    expect(hero(match).lost).toBe(true);
    expect(play(match, 'end').map(({ type }) => type)).toEqual(['turn-missed', 'turn-began']);
    expect(match.state.round).toBe(3);
    expect(hero(match).lost).toBe(false);
  });

  test('TD-31 a fifth object has to be left on the tile', () => {
    const match = alone({ craft: 12, objects: ['torch', 'torch', 'pastry', 'sword'] });
    stepInto(match, 'library');
    play(match, 'explore; roll 6 6');
    expect(refusal(match, { type: 'end' })).toEqual({ refused: { type: 'leave-first', most: 4 }, rule: 'TD-Q27' });
    expect(types(match)).toEqual(['leave', 'leave', 'leave', 'leave', 'read']);
    play(match, 'leave torch');
    expect(match.state.things).toEqual([{ tile: 1, thing: 'object', id: TORCH }]);
    expect(hero(match).objects).toEqual([0, 1, 2, 4]);
    expect(match.state.phase).toBe('rest');
  });

  test('TD-31 without a scroll in stock the library has nothing (TD-Q26)', () => {
    const match = alone({ craft: 12 });
    stepInto(match, 'library');
    match.state.stock[SCROLL] = 0;
    play(match, 'explore; roll 6 6');
    expect(hero(match).objects).toEqual([]);
  });

  test('TD-33 TD-Q28 food heals a life, but not above what one began with', () => {
    const full = alone();
    stepInto(full, 'storeroom-1');
    expect(play(full, 'explore; roll 3')).toEqual([{ type: 'found', seat: 0, what: 'food', die: 3 }]);
    expect(hero(full).lives).toBe(4);
    const hurt = alone({ lives: 3 });
    stepInto(hurt, 'storeroom-1');
    play(hurt, 'explore; roll 3');
    expect(hero(hurt).lives).toBe(4);
  });

  test.each([
    [1, []],
    [2, [0]],
    [4, [4]],
    [5, [2]],
    [6, [3]],
  ])('TD-33 a %i in the storeroom', (die, objects) => {
    const match = alone();
    stepInto(match, 'storeroom-2');
    play(match, `explore; roll ${die}`);
    expect(hero(match).objects).toEqual(objects);
  });

  test('TD-32 the Hidden Passage leads out', () => {
    const match = alone();
    const events = stepInto(match, 'hidden-passage');
    expect(events.at(-1)).toEqual({ type: 'way-out-found', seat: 0, room: 'hidden-passage', die: null });
    expect(play(match, 'end').at(0)).toEqual({
      type: 'escaped',
      seat: 0,
      round: 2,
      strength: 3,
      craft: 3,
      lives: 4,
      gold: 1,
      objects: [],
      followers: [],
      spells: 0,
    });
  });

  test('TD-Q23 whoever has found a way out stays on the tile until the next turn begins', () => {
    const match = together([{}, {}]);
    stepInto(match, 'hidden-passage');
    play(match, 'end; roll 1; go N');
    expect(hero(match)).toMatchObject({ at: 1, leaving: true, out: 0 });
    expect(play(match, 'roll 6; end').map(({ type }) => type)).toContain('escaped');
    expect(hero(match).out).toBe(2);
  });

  test('TD-Q23 a lost turn delays the way out', () => {
    const match = alone();
    stepInto(match, 'hidden-passage');
    hero(match).lost = true;
    expect(play(match, 'end').map(({ type }) => type)).toEqual(['turn-missed', 'escaped', 'race-won']);
    expect(hero(match).out).toBe(3);
  });
});
