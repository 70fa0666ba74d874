import { describe, expect, test } from 'vitest';
import { MOVEMENT } from './data.ts';
import { coordinatesOf, tilesLeft } from './map.ts';
import { sideOf } from './state.ts';
import { BLOCKED, DOOR, DOORWAY, LOCKED, OPEN } from './tiles.ts';
import {
  act,
  actor,
  alone,
  hero,
  listed,
  ofType,
  open,
  play,
  refusal,
  stepInto,
  together,
  types,
} from './tests/table.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

describe('setting up', () => {
  test('TD-1 TD-8 the cell lies alone, everything else is in the pile, and a turn begins with a die', () => {
    const match = alone();
    expect(match.state.faces).toEqual([0]);
    expect(tilesLeft(match.state)).toBe(29);
    expect(match.state.asked).toBe('movement');
    expect(hero(match)).toMatchObject({ at: 0, lives: 4, gold: 1, strength: 3, craft: 3 });
  });

  test('TD-18 everybody begins in the same cell; the first seat begins, and turns go clockwise', () => {
    const match = together([{}, {}, {}], { first: 1 });
    const seats = [];
    for (let turn = 0; turn < 7; turn++) {
      seats.push(match.state.turn);
      expect(hero(match, match.state.turn).at).toBe(0);
      play(match, 'roll 1');
      const [go] = listed(match);
      act(match, actor(match), go);
      play(match, 'roll 6');
      if (match.state.phase === 'rest') play(match, 'end');
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0, 1]);
  });

  test('TD-B1 characters of ours are dealt when none is chosen', () => {
    const match = open({}, 2);
    expect(match.rules.actions(match.state, -1)).toHaveLength(8);
    expect(play(match, 'deal farrier')).toEqual([{ type: 'character-drawn', seat: 0, character: 'farrier' }]);
    expect(match.rules.actions(match.state, -1)).toHaveLength(7);
    play(match, 'deal usurer');
    expect(hero(match, 1)).toMatchObject({ strength: 2, craft: 4, lives: 4, gold: 1 });
  });
});

describe('movement', () => {
  test.each([1, 2, 3, 4, 5, 6])('TD-4 a %i moves as far as the table says', die => {
    const match = alone();
    const [rolled] = ofType(play(match, `roll ${die}`), 'movement-rolled');
    expect(rolled?.tiles).toBe([1, 2, 2, 3, 3, 4][die - 1]);
    expect(match.state.moves).toBe(MOVEMENT[die]);
  });

  test('TD-Q1 within a move doors are chosen and rolled for again, the movement is not', () => {
    const match = alone();
    const events = play(match, 'roll 2; go E; roll 1; draw torture-chamber; go E; roll 1; draw corridor-1');
    const laid = ['door-unlocked', 'tile-drawn', 'tile-laid', 'moved'];
    expect(events.map(({ type }) => type)).toEqual(['movement-rolled', ...laid, ...laid]);
    expect(match.state).toMatchObject({ phase: 'rest', moves: 0 });
  });

  test('TD-Q4 a tile costs one, known or new; a locked door costs nothing and gives nothing back', () => {
    const match = alone({ ability: 'retries-locks' });
    play(match, 'roll 4; go E; roll 6');
    expect(match.state.moves).toBe(3);
    play(match, 'go E; roll 1; draw corridor-1');
    expect(match.state.moves).toBe(2);
    play(match, 'go E; draw prison-cell; end; roll 6; go W');
    expect(match.state.moves).toBe(3);
  });

  test('TD-5 a locked door ends the move, and the tile is encountered', () => {
    const match = alone();
    stepInto(match, 'storeroom-2', 'E', 'SW');
    play(match, 'explore; roll 1; end; roll 5; go S');
    const events = play(match, 'roll 6');
    expect(events).toEqual([{ type: 'door-locked', seat: 0, side: SOUTH, die: 6 }]);
    expect(match.state).toMatchObject({ phase: 'meet', moves: 3 });
    expect(types(match)).toEqual(['explore']);
    expect(sideOf(match.state, 1, SOUTH)).toBe(LOCKED);
  });

  test('the same tile is encountered again', () => {
    const match = alone();
    stepInto(match, 'storeroom-2', 'E', 'SW');
    play(match, 'explore; roll 2; end; roll 1; go S; roll 6; explore; roll 2');
    expect(hero(match).objects).toEqual([0, 0]);
  });

  test('an open door lets in, and a tile comes to lie', () => {
    const match = alone();
    const events = play(match, 'roll 4; go E; roll 5; draw corridor-1');
    expect(events.map(({ type }) => type)).toEqual([
      'movement-rolled',
      'door-unlocked',
      'tile-drawn',
      'tile-laid',
      'moved',
    ]);
    expect(sideOf(match.state, 0, EAST)).toBe(OPEN);
    expect(sideOf(match.state, 1, WEST)).toBe(OPEN);
    expect(match.state).toMatchObject({ phase: 'step', moves: 2 });
    expect(hero(match).at).toBe(1);
    expect(coordinatesOf(match.state.places[1] ?? 0)).toEqual({ x: 1, y: 0 });
  });

  test('TD-Q2 a doorway has no lock, even when the new tile has a door there', () => {
    const match = alone();
    play(match, 'roll 6; go E; roll 1; draw corridor-1; go E; draw crypt');
    expect(sideOf(match.state, 2, WEST)).toBe(OPEN);
    expect(sideOf(match.state, 1, EAST)).toBe(OPEN);
  });

  test('TD-Q2 TD-Q6 a door and a doorway make a door; behind it lies the cell, and no tile is drawn for its place', () => {
    const match = alone();
    play(match, 'roll 6; go E; roll 1; draw corridor-3; lay ESW; go S; draw tunnel-2; lay NW; go W; draw corridor-2');
    expect([sideOf(match.state, 0, SOUTH), sideOf(match.state, 3, NORTH)]).toEqual([DOOR, DOOR]);
    play(match, 'go N');
    expect(match.state.asked).toBe('lock');
    play(match, 'roll 1');
    expect(hero(match).at).toBe(0);
    expect(match.state.places.map(coordinatesOf)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ]);
  });

  test('TD-16 TD-Q13 an open door is passed again without a roll, by anybody', () => {
    const match = together([{}, {}]);
    play(match, 'roll 1; go E; roll 1; draw corridor-1; end; roll 1; go E');
    expect(match.state.phase).toBe('rest');
    expect(hero(match, 1).at).toBe(1);
  });

  test('TD-13 TD-19 a door locked for one is locked for everyone', () => {
    const match = together([{}, {}]);
    play(match, 'roll 1; go E; roll 6; end; roll 6');
    expect(refusal(match, { type: 'go', side: EAST })).toEqual({ refused: { type: 'locked' }, rule: 'TD-19' });
    expect(sideOf(match.state, 0, EAST)).toBe(LOCKED);
  });

  test('TD-Q5 a tile is turned as one likes, if an opening meets the way', () => {
    const match = alone();
    play(match, 'roll 4; go E; roll 1; draw corridor-3');
    expect(match.state.phase).toBe('lay');
    expect(listed(match)).toEqual([
      { type: 'lay', turn: 0 },
      { type: 'lay', turn: 2 },
      { type: 'lay', turn: 3 },
    ]);
    expect(refusal(match, { type: 'lay', turn: 1 })).toEqual({ refused: { type: 'opening-astray' }, rule: 'TD-8' });
    expect(refusal(match, { type: 'lay', turn: 4 })).toEqual({ refused: { type: 'unreadable' }, rule: 'TD-Q5' });
    expect(refusal(match, { type: 'end' })).toEqual({ refused: { type: 'lay-first' }, rule: 'TD-8' });
    play(match, 'lay ESW');
    expect([0, 1, 2, 3].map(side => sideOf(match.state, 1, side as 0))).toEqual([0, DOORWAY, DOORWAY, OPEN]);
  });

  test('TD-Q5 turns that look the same are offered once', () => {
    const match = alone();
    play(match, 'roll 4; go E; roll 1; draw corridor-1');
    expect(match.state.phase).toBe('step');
    expect(match.state.turns).toEqual([0, 1]);
    const other = alone();
    play(other, 'roll 4; go N; roll 1; draw corridor-2');
    expect(other.state.turns).toEqual([0, 0]);
  });

  test('TD-9 a door that faces a blank wall is blocked, without a roll', () => {
    const match = alone();
    play(match, 'roll 6; go E; roll 1; draw corridor-3; lay ESW; go S; draw tunnel-2; lay NW; go W; draw corridor-1');
    expect(sideOf(match.state, 0, SOUTH)).toBe(BLOCKED);
    expect(sideOf(match.state, 3, NORTH)).toBe(0);
    expect(match.state.dice).toEqual([1]);
    const home = alone();
    play(home, 'roll 6; go E; roll 1; draw corridor-3; lay ESW; go S; draw tunnel-2; lay NW; go W; draw corridor-1');
    play(home, 'go W; draw prison-cell; end; roll 6; go E; go E; go N; go W');
    expect(refusal(home, { type: 'go', side: SOUTH })).toEqual({ refused: { type: 'turn-over' }, rule: 'TD-11' });
    play(home, 'end; roll 1');
    expect(refusal(home, { type: 'go', side: SOUTH })).toEqual({ refused: { type: 'blocked' }, rule: 'TD-9' });
  });

  test('TD-10 two doors face to face are one, with one roll', () => {
    const match = alone();
    play(
      match,
      'roll 6; go E; roll 1; draw corridor-3; lay ESW; go S; draw tunnel-2; lay NW; go W; draw torture-chamber',
    );
    expect(sideOf(match.state, 3, WEST)).toBe(DOOR);
    const around = alone();
    play(
      around,
      'roll 6; go E; roll 1; draw corridor-3; lay ESW; go S; draw tunnel-2; lay NW; go W; draw storeroom-2; lay NE',
    );
    expect(sideOf(around.state, 0, SOUTH)).toBe(DOOR);
    expect(sideOf(around.state, 3, NORTH)).toBe(DOOR);
    play(around, 'go N; roll 2');
    expect(sideOf(around.state, 0, SOUTH)).toBe(OPEN);
    expect(sideOf(around.state, 3, NORTH)).toBe(OPEN);
    expect(hero(around).at).toBe(0);
  });

  test('TD-10 a door that was tried keeps its state against a new tile (TD-Q37)', () => {
    const match = alone();
    play(
      match,
      'roll 6; go S; roll 6; end; roll 6; go E; roll 1; draw corridor-3; lay ESW; go S; draw tunnel-2; lay NW; go W',
    );
    play(match, 'draw storeroom-2; lay NE');
    expect(sideOf(match.state, 3, NORTH)).toBe(LOCKED);
    expect(refusal(match, { type: 'go', side: NORTH })).toEqual({
      refused: { type: 'encounter-first' },
      rule: 'TD-12',
    });
  });

  test('TD-11 TD-14 TD-Q15 a Prison Cell is a dead end, which ends the move; next turn one goes on', () => {
    const match = alone();
    const events = play(match, 'roll 5; go E; roll 1; draw prison-cell');
    expect(events.at(-1)).toEqual({ type: 'dead-end', seat: 0 });
    expect(match.state).toMatchObject({ phase: 'rest', moves: 2 });
    play(match, 'end; roll 4');
    expect(listed(match)).toEqual([{ type: 'go', side: WEST }]);
    play(match, 'go W');
    expect(listed(match).map(action => 'side' in action && action.side)).toEqual([NORTH, SOUTH, WEST]);
  });

  test('TD-Q7 a door not tried yet is a way on, a locked one is none', () => {
    const match = alone();
    play(match, 'roll 2; go E; roll 1; draw storeroom-2; lay SW');
    expect(match.state.phase).toBe('step');
    play(match, 'go S; roll 6; explore; roll 1; end; roll 1; go W; end');
    expect(play(match, 'roll 6; go E').at(-1)).toEqual({ type: 'dead-end', seat: 0 });
  });

  test('TD-Q7 a doorway into the unknown is a way on, a blocked one is none', () => {
    const match = alone();
    stepInto(match, 'corridor-1');
    play(match, 'end; roll 1; go W; end; roll 6; go S; roll 1; draw corridor-3; lay NES');
    expect(match.state.phase).toBe('step');
    expect(play(match, 'go E; draw tunnel-2; lay NW').at(-1)).toEqual({ type: 'dead-end', seat: 0 });
    expect(sideOf(match.state, 3, NORTH)).toBe(BLOCKED);
  });

  test('TD-12 a trap that is passed does nothing', () => {
    const match = alone();
    const events = play(match, 'roll 2; go E; roll 1; draw flame-trap; go E; draw corridor-1');
    expect(ofType(events, 'test-rolled')).toEqual([]);
    expect(match.state.phase).toBe('rest');
    expect(hero(match).lives).toBe(4);
  });

  test('TD-11 a move is not ended early, nor does one turn back (TD-Q41)', () => {
    const match = alone();
    play(match, 'roll 4; go E; roll 1; draw corridor-1');
    expect(refusal(match, { type: 'end' })).toEqual({ refused: { type: 'no-stopping' }, rule: 'TD-Q41' });
    expect(refusal(match, { type: 'go', side: WEST })).toEqual({
      refused: { type: 'no-turning-back' },
      rule: 'TD-Q41',
    });
    expect(refusal(match, { type: 'go', side: NORTH })).toEqual({ refused: { type: 'wall' }, rule: 'TD-8' });
    expect(refusal(match, { type: 'go', side: 'up' })).toEqual({ refused: { type: 'unreadable' }, rule: 'TD-8' });
  });
});
