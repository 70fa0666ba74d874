import { describe, expect, test } from 'vitest';
import { tilesLeft } from './map.ts';
import { sideOf } from './state.ts';
import { LOCKED, OPEN } from './tiles.ts';
import { alone, hero, listed, open, play, refusal, stepInto, types } from './tests/table.ts';

/** Somebody who knows one spell. */
function knowing(spell: string, change: object = {}) {
  const match = alone({ spells: 1, ...change });
  play(match, `learn ${spell}`);
  return match;
}

describe('spells (TD-C9)', () => {
  test('TD-39 second-wind heals, but not above what one began with', () => {
    const match = knowing('second-wind', { lives: 3 });
    play(match, 'roll 1; cast second-wind');
    expect(hero(match)).toMatchObject({ lives: 4, spells: [] });
    const full = knowing('second-wind');
    play(full, 'roll 1');
    expect(refusal(full, { type: 'cast', spell: 'second-wind' })).toEqual({
      refused: { type: 'not-now', name: 'second-wind' },
      rule: 'TD-Q43',
    });
  });

  test('TD-25 borrowed-muscle adds three in one combat', () => {
    const match = knowing('borrowed-muscle');
    stepInto(match, 'guard-room');
    expect(play(match, 'cast; fight; roll 1 1').at(-2)).toMatchObject({ mine: 7, theirs: 6, result: 'won' });
    expect(match.state.bonus).toBe(0);
  });

  test('TD-28 clear-head adds three in one test', () => {
    const match = knowing('clear-head');
    stepInto(match, 'flame-trap');
    play(match, 'cast clear-head; explore; roll 3 3');
    expect(hero(match).lives).toBe(4);
  });

  test('TD-13 polite-knock opens a locked door', () => {
    const match = knowing('polite-knock');
    play(match, 'roll 1; go E; roll 6; end; roll 1; cast polite-knock E');
    expect(sideOf(match.state, 0, 1)).toBe(OPEN);
    expect(play(match, 'go E; draw corridor-1').at(-1)).toMatchObject({ type: 'moved' });
  });

  test('TD-38 glow-worm is light for two turns, even at the last moment', () => {
    const match = knowing('glow-worm');
    stepInto(match, 'unlit-1');
    expect(play(match, 'cast glow-worm').at(-1)).toEqual({ type: 'dark-ignored', seat: 0 });
    expect(hero(match).light).toBe(2);
    play(match, 'end');
    expect(hero(match).light).toBe(1);
    play(match, 'roll 1; go E; draw corridor-1; end');
    expect(hero(match).light).toBe(0);
  });

  test('TD-17 home-sweet-cell ends the move in the cell', () => {
    const match = knowing('home-sweet-cell');
    play(match, 'roll 6; go E; roll 1; draw corridor-1; cast home-sweet-cell');
    expect(hero(match).at).toBe(0);
    expect(match.state).toMatchObject({ phase: 'rest' });
    expect(match.state.faces).toHaveLength(2);
  });

  test('TD-8 second-thoughts turns a tile, if every tile keeps a way to the cell', () => {
    const match = knowing('second-thoughts');
    play(
      match,
      'roll 2; go E; roll 1; draw corridor-3; lay ESW; go E; draw corridor-1; end; roll 1; go W; end; roll 1; go W; end; roll 1',
    );
    const turns = listed(match).filter(({ type }) => type === 'cast');
    expect(turns).toContainEqual({ type: 'cast', spell: 'second-thoughts', tile: 1, turn: 0 });
    expect(turns).not.toContainEqual({ type: 'cast', spell: 'second-thoughts', tile: 1, turn: 3 });
    expect(turns.every(turn => 'tile' in turn && turn.tile !== 0)).toBe(true);
    play(match, 'cast second-thoughts 1 0');
    expect([0, 1, 2, 3].map(side => sideOf(match.state, 1, side as 0))).toEqual([1, 1, 0, OPEN]);
  });

  test('TD-4 hurried-feet adds two tiles', () => {
    const match = knowing('hurried-feet');
    play(match, 'roll 1; cast hurried-feet');
    expect(match.state.moves).toBe(3);
  });

  test('TD-8 draughty-map turns up three tiles for everyone, and they are laid next', () => {
    const match = knowing('draughty-map');
    play(match, 'roll 1; cast draughty-map; draw crypt; draw lair; draw corridor-1');
    expect(match.state.shown).toEqual([10, 11, 2]);
    expect(tilesLeft(match.state)).toBe(29);
    expect(play(match, 'go E; roll 1').map(({ type }) => type)).toContain('tile-laid');
    expect(match.state.faces).toEqual([0, 10]);
    expect(match.state.shown).toEqual([11, 2]);
  });

  test('TD-34 TD-B6 begone evades an enemy of up to four before the dice, and the tile is free', () => {
    const match = knowing('begone');
    match.state.things.push({ tile: 1, thing: 'gold', id: 1 });
    stepInto(match, 'tunnel-1');
    play(match, 'explore; roll 3');
    expect(play(match, 'cast begone').at(-1)).toEqual({ type: 'enemy-evaded', seat: 0, enemy: 'rat' });
    expect(types(match)).toEqual(['take', 'end']);
    const late = knowing('begone');
    stepInto(late, 'tunnel-1');
    play(late, 'explore; roll 3; fight; roll 1 1');
    expect(refusal(late, { type: 'cast', spell: 'begone' }).refused).toEqual({ type: 'not-now', name: 'begone' });
    const guard = knowing('begone');
    stepInto(guard, 'guard-room');
    expect(refusal(guard, { type: 'cast', spell: 'begone' }).refused).toEqual({ type: 'not-now', name: 'begone' });
  });

  test('TD-29 stolen-hour gives back a lost turn', () => {
    const match = knowing('stolen-hour');
    stepInto(match, 'pit-trap');
    play(match, 'explore; roll 6 6; cast stolen-hour; end');
    expect(match.state).toMatchObject({ round: 2, asked: 'movement' });
  });

  test('TD-7 long-arm fetches an object from afar', () => {
    const match = knowing('long-arm');
    match.state.things.push({ tile: 1, thing: 'object', id: 4 });
    play(match, 'roll 2; go E; roll 1; draw corridor-1; go E; draw corridor-1; cast long-arm sword');
    expect(hero(match).objects).toEqual([4]);
    expect(match.state.things).toEqual([]);
  });

  test('TD-39 unknown spells and spells that one does not hold are refused', () => {
    const match = knowing('begone');
    play(match, 'roll 1');
    expect(refusal(match, { type: 'cast', spell: 'fireball' })).toEqual({
      refused: { type: 'no-such-spell' },
      rule: 'TD-C9',
    });
    expect(refusal(match, { type: 'cast', spell: 'long-arm' })).toEqual({
      refused: { type: 'not-held', name: 'long-arm' },
      rule: 'TD-Q43',
    });
  });
});

describe('abilities (TD-C8)', () => {
  test('TD-5 the farrier tries a locked door again, once a turn', () => {
    const match = open({ characters: ['farrier'] });
    play(match, 'roll 3; go E; roll 6');
    expect(types(match)).toEqual(['go', 'give-up']);
    expect(refusal(match, { type: 'end' })).toEqual({ refused: { type: 'locked' }, rule: 'TD-C8' });
    play(match, 'go E; roll 6');
    expect(match.state.phase).toBe('rest');
    play(match, 'end; roll 3; go E; roll 2; draw corridor-1');
    expect(hero(match).at).toBe(1);
    const patient = open({ characters: ['farrier'] });
    play(patient, 'roll 3; go E; roll 6; give-up');
    expect(sideOf(patient.state, 0, 1)).toBe(LOCKED);
  });

  test('TD-8 the poacher turns up the next tile', () => {
    const match = open({ characters: ['poacher'] });
    play(match, 'roll 3');
    expect(types(match)).toContain('scout');
    expect(play(match, 'scout; draw lair')).toEqual([{ type: 'tile-turned-up', face: 'lair' }]);
    expect(types(match)).not.toContain('scout');
    expect(refusal(match, { type: 'scout' })).toEqual({ refused: { type: 'no-ability' }, rule: 'TD-C8' });
    play(match, 'go E; roll 1');
    expect(match.state.faces).toEqual([0, 11]);
  });

  test('TD-38 the sweep needs no light', () => {
    const match = open({ characters: ['sweep'] });
    expect(stepInto(match, 'unlit-1').at(-1)).toEqual({ type: 'dark-ignored', seat: 0 });
  });

  test('TD-25 the usurer bribes for one gold', () => {
    const match = open({ characters: ['usurer'] });
    stepInto(match, 'guard-room');
    expect(listed(match)).toContainEqual({ type: 'bribe', gold: 1 });
  });

  test('TD-28 the copyist adds one to Craft in tests, not in fights', () => {
    const match = open({ characters: ['copyist'] });
    stepInto(match, 'flame-trap');
    play(match, 'explore; roll 2 3');
    expect(hero(match).lives).toBe(4);
    const crypt = open({ characters: ['copyist'] });
    stepInto(crypt, 'crypt');
    expect(play(crypt, 'explore; roll 1; fight; roll 1 1').at(-1)).toMatchObject({ mine: 5 });
  });

  test('TD-33 the porter carries five objects', () => {
    const match = alone({ ability: 'carries-five', objects: ['torch', 'torch', 'torch', 'torch'] });
    stepInto(match, 'storeroom-1');
    play(match, 'explore; roll 4');
    expect(match.state.phase).toBe('rest');
    expect(hero(match).objects).toHaveLength(5);
  });

  test('TD-25 the umpire wins stand-offs', () => {
    const match = open({ characters: ['umpire'] });
    stepInto(match, 'guard-room');
    play(match, 'fight; roll 3 2');
    expect(hero(match).leaving).toBe(true);
  });

  test('TD-39 the hedge-witch begins with a spell', () => {
    const match = open({ characters: ['hedge-witch'] });
    expect(match.state.phase).toBe('learn');
    play(match, 'learn begone');
    expect(hero(match).spells).toEqual([9]);
  });
});
