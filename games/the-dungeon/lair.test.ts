import { describe, expect, test } from 'vitest';
import { TILES } from './data.ts';
import type { Event } from './events.ts';
import { act, actor, alone, hero, listed, ofType, play, stepInto, together, types } from './tests/table.ts';

const TORCH = 0;
const SCROLL = 1;
const SWORD = 4;
const TALISMAN = 5;

/** All that a tile does to somebody strong for whom every die shows the same. */
function endured(face: string, die: number): Event[] {
  const match = alone({ strength: 12, craft: 12 });
  const events = stepInto(match, face);
  while (match.state.phase !== 'rest') {
    const actions = listed(match);
    const thrown = actions.find(action => action.type === 'roll' && action.dice.every(each => each === die));
    events.push(...act(match, actor(match), thrown ?? actions[0]));
  }
  return events;
}

describe('crypt, lair, tunnel', () => {
  test('TD-26 TD-Q33 the Keeper throws for his Craft first; beating him brings nothing', () => {
    const match = alone();
    stepInto(match, 'crypt');
    expect(play(match, 'explore; roll 4')).toEqual([{ type: 'enemy-met', seat: 0, enemy: 'keeper', power: 4, die: 4 }]);
    const before = structuredClone(hero(match));
    expect(play(match, 'fight; roll 6 2')).toEqual([
      { type: 'fought', seat: 0, enemy: 'keeper', dice: [6, 2], mine: 9, theirs: 6, result: 'won' },
    ]);
    expect(hero(match)).toEqual(before);
  });

  test('TD-26 psychic combat uses Craft, and armour does not help (TD-B3)', () => {
    const match = alone({ craft: 2, objects: ['armour'] });
    stepInto(match, 'crypt');
    play(match, 'explore; roll 6; fight; roll 1 1');
    expect(hero(match).lives).toBe(3);
  });

  test('TD-B3 armour may save a life in combat; TD-B2 only one weapon counts', () => {
    const match = alone({ objects: ['armour', 'helmet', 'sword', 'axe'] });
    stepInto(match, 'guard-room');
    expect(play(match, 'fight; roll 1 6')[0]).toMatchObject({ mine: 5, theirs: 11 });
    const saved = play(match, 'roll 4');
    expect(saved).toEqual([
      { type: 'save-rolled', seat: 0, object: 'armour', die: 4, saved: true },
      { type: 'thrown-back', seat: 0 },
    ]);
    expect(hero(match).lives).toBe(4);
    const lost = alone({ objects: ['helmet'] });
    stepInto(lost, 'guard-room');
    play(lost, 'fight; roll 1 6; roll 5');
    expect(hero(lost).lives).toBe(3);
  });

  test('TD-B12 a Sword adds one in combat only, a Talisman nothing anywhere', () => {
    const sums = ['guard-room', 'crypt'].map(room =>
      [[], ['sword'], ['talisman']].map(objects => {
        const match = alone({ strength: 6, craft: 6, objects });
        stepInto(match, room);
        if (room === 'crypt') play(match, 'explore; roll 1');
        return ofType(play(match, 'fight; roll 2 1'), 'fought')[0]?.mine;
      }),
    );
    expect(sums).toEqual([
      [8, 9, 8],
      [8, 8, 8],
    ]);
    const tested = alone({ objects: ['talisman'] });
    stepInto(tested, 'flame-trap');
    expect(play(tested, 'explore; roll 1 3')[0]).toMatchObject({ craft: 3, passed: false });
  });

  test.each(TILES.slice(1).map(([face]) => face))('TD-B5 in a %s there is one enemy at most, with one die', face => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const events = endured(face, die);
      const met = ofType(events, 'enemy-met');
      expect(met.length).toBeLessThanOrEqual(1);
      expect(ofType(events, 'fought').map(({ theirs }) => theirs)).toEqual(met.map(({ power }) => power + die));
    }
  });

  test('TD-27 a Dragon and a six are a Talisman', () => {
    const match = alone({ strength: 12 });
    stepInto(match, 'lair');
    expect(play(match, 'explore; roll 2')).toEqual([{ type: 'enemy-met', seat: 0, enemy: 'dragon', power: 8, die: 2 }]);
    play(match, 'fight; roll 6 1; roll 6');
    expect(hero(match).objects).toEqual([TALISMAN]);
    expect(match.state.stock[TALISMAN]).toBe(3);
  });

  test('a Ghoul and a two are nothing', () => {
    const match = alone({ strength: 12 });
    stepInto(match, 'lair');
    expect(play(match, 'explore; roll 5; fight; roll 6 1; roll 2').at(-1)).toEqual({
      type: 'found',
      seat: 0,
      what: 'nothing',
      die: 2,
    });
  });

  test('a Worm and a one are a die less one in gold, perhaps none', () => {
    const poor = alone({ strength: 12 });
    stepInto(poor, 'lair');
    play(poor, 'explore; roll 3; fight; roll 6 1; roll 1; roll 1');
    expect(hero(poor).gold).toBe(1);
    const rich = alone({ strength: 12 });
    stepInto(rich, 'lair');
    play(rich, 'explore; roll 4; fight; roll 6 1; roll 1; roll 6');
    expect(hero(rich).gold).toBe(6);
  });

  test.each([
    [1, 1, { objects: [TORCH] }],
    [1, 3, { objects: [SWORD] }],
    [1, 4, { objects: [SCROLL] }],
    [3, 5, { objects: [SWORD] }],
    [5, 6, { objects: [TORCH] }],
  ])('TD-27 beast %i and treasure %i', (beast, die, after) => {
    const match = alone({ strength: 12 });
    stepInto(match, 'lair');
    play(match, `explore; roll ${beast}; fight; roll 6 1; roll ${die}`);
    expect(hero(match)).toMatchObject(after);
  });

  test('TD-27 thirteen is a die and two in gold', () => {
    const match = alone({ strength: 12 });
    stepInto(match, 'lair');
    play(match, 'explore; roll 1; fight; roll 6 1; roll 5; roll 3');
    expect(hero(match).gold).toBe(6);
  });

  test('a treasure that is not in stock is nothing', () => {
    const match = alone({ strength: 12 });
    stepInto(match, 'lair');
    match.state.stock[TORCH] = 0;
    expect(play(match, 'explore; roll 1; fight; roll 6 1; roll 1').at(-1)).toEqual({
      type: 'none-available',
      seat: 0,
      object: 'torch',
      die: 1,
    });
  });

  test('TD-27 a stand-off or a defeat brings no treasure (TD-Q32) and bars the tile (TD-Q36)', () => {
    const match = alone();
    stepInto(match, 'lair');
    play(match, 'explore; roll 5; fight; roll 2 1');
    expect(match.state).toMatchObject({ phase: 'rest', barred: true });
    expect(hero(match)).toMatchObject({ lives: 4, at: 1 });
  });

  test('TD-20 TD-34 TD-Q34 a Secret Exit serves the finder only; others roll for themselves', () => {
    const match = together([{}, {}]);
    stepInto(match, 'tunnel-1');
    play(match, 'explore; roll 6; end');
    expect(hero(match).leaving).toBe(true);
    play(match, 'roll 1; go E');
    expect(types(match)).toEqual(['explore']);
    play(match, 'explore; roll 1');
    expect(hero(match, 1)).toMatchObject({ at: 1, leaving: false });
  });

  test('TD-Q35 a cave-in takes a life, then the next turn, and never more than one', () => {
    const dead = alone({ lives: 1 });
    stepInto(dead, 'tunnel-2');
    expect(play(dead, 'explore; roll 5').map(({ type }) => type)).toEqual([
      'cave-in',
      'life-lost',
      'died',
      'dungeon-won',
    ]);
    const match = alone({ lives: 2 });
    stepInto(match, 'tunnel-2');
    hero(match).lost = true;
    expect(play(match, 'explore; roll 5').map(({ type }) => type)).toEqual(['cave-in', 'life-lost', 'turn-forfeited']);
    expect(hero(match)).toMatchObject({ lives: 1, lost: true });
    expect(play(match, 'end').map(({ type }) => type)).toEqual(['turn-missed', 'turn-began']);
  });

  test('TD-34 a Giant Rat and a Ghost', () => {
    const rat = alone();
    stepInto(rat, 'tunnel-1');
    expect(play(rat, 'explore; roll 3; fight; roll 1 6').map(({ type }) => type)).toEqual([
      'enemy-met',
      'fought',
      'life-lost',
    ]);
    const ghost = alone({ craft: 5, strength: 1 });
    stepInto(ghost, 'tunnel-1');
    expect(play(ghost, 'explore; roll 4; fight; roll 1 1').at(-1)).toMatchObject({ result: 'won', mine: 6, theirs: 4 });
  });

  test('TD-35 no trophy is kept', () => {
    const match = alone({ strength: 12 });
    stepInto(match, 'tunnel-1');
    const before = structuredClone(hero(match));
    play(match, 'explore; roll 3; fight; roll 6 1');
    expect(hero(match)).toEqual(before);
    expect(Object.keys(before)).not.toContain('trophies');
  });
});
