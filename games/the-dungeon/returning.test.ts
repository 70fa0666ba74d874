import { describe, expect, test } from 'vitest';
import { mustReturn, tilesLeft } from './map.ts';
import { alone, hero, listed, ofType, play, refusal, together, types } from './tests/table.ts';

const [EAST, WEST] = [1, 3] as const;
const THREE_LOCKED = 'roll 1; go N; roll 6; end; roll 1; go S; roll 6; end; roll 1; go W; roll 6; end';

/** Three doors of the cell are locked; behind the fourth lie a corridor, a trap and a cell. */
function atTheEnd() {
  const match = alone({ followers: ['Bard'] });
  play(match, THREE_LOCKED);
  play(match, 'roll 5; go E; roll 1; draw corridor-1; go E; draw flame-trap; go E; draw prison-cell');
  return match;
}

describe('the way back', () => {
  test('TD-15 TD-16 only steps towards the cell are allowed, without locks, and tiles count', () => {
    const match = atTheEnd();
    expect(mustReturn(match.state)).toBe(true);
    play(match, 'end; roll 1');
    expect(match.rules.prompt(match.rules.view(match.state, 0), 0)).toEqual({ type: 'step-home', moves: 1 });
    expect(listed(match).filter(({ type }) => type === 'go')).toEqual([{ type: 'go', side: WEST }]);
    play(match, 'go W');
    expect(types(match)).toEqual(['explore']);
    play(match, 'explore; roll 6 6; end; roll 4');
    expect(hero(match).lives).toBe(3);
    expect(refusal(match, { type: 'go', side: EAST })).toEqual({ refused: { type: 'must-return' }, rule: 'TD-15' });
  });

  test('TD-17 TD-7 TD-Q39 back in the cell everything is taken up, dropped things are gone', () => {
    const match = atTheEnd();
    match.state.stock[0] = 3;
    match.state.things.push({ tile: 1, thing: 'object', id: 0 }, { tile: 1, thing: 'follower', id: 0 });
    const events = play(match, 'end; roll 6; go W; go W; go W');
    expect(events.slice(-2)).toEqual([{ type: 'came-home', seat: 0 }, { type: 'tiles-taken-up' }]);
    expect(match.state).toMatchObject({ faces: [0], things: [], sides: [2, 2, 2, 2], phase: 'rest', moves: 1 });
    expect(match.state.stock[0]).toBe(4);
    expect(tilesLeft(match.state)).toBe(29);
    play(match, 'end');
    expect(match.state.asked).toBe('movement');
  });

  test('TD-21 nothing is taken up while somebody is still out', () => {
    const match = together([{}, {}]);
    play(match, 'roll 1; go N; roll 6; end; roll 1; go S; roll 6; end; roll 1; go W; roll 6; end');
    play(match, 'roll 2; go E; roll 1; draw corridor-1; go E; draw prison-cell; end');
    expect(mustReturn(match.state)).toBe(true);
    expect(match.state).toMatchObject({ turn: 0, phase: 'rest' });
    expect(match.state.faces).toHaveLength(3);
  });

  test('TD-21 TD-Q39 whoever is home waits, and asking for a reshuffle is refused (TD-Q11)', () => {
    const match = together([{}, {}, {}]);
    play(match, 'roll 1; go N; roll 6; end; roll 1; go S; roll 6; end; roll 1; go W; roll 6; end');
    const events = play(match, 'roll 2; go E; roll 1; draw corridor-1; go E; draw prison-cell; end');
    expect(events.at(-1)).toEqual({ type: 'waited', seat: 1 });
    expect(types(match)).toEqual(['end']);
    expect(refusal(match, { type: 'take-up' })).toEqual({ refused: { type: 'not-everybody-home' }, rule: 'TD-21' });
    play(match, 'end; end');
    expect(match.state.faces).toHaveLength(3);
    expect(match.state.turn).toBe(0);
    const home = play(match, 'roll 2; go W; go W');
    expect(ofType(home, 'tiles-taken-up')).toHaveLength(1);
    play(match, 'end');
    expect(match.state).toMatchObject({ turn: 1, asked: 'movement' });
  });

  test('TD-15 four locked doors are as good as having tried everything (TD-Q10)', () => {
    const match = alone();
    play(match, THREE_LOCKED);
    expect(play(match, 'roll 3; go E; roll 6')).toContainEqual({ type: 'tiles-taken-up' });
    expect(match.state.sides).toEqual([2, 2, 2, 2]);
    play(match, 'end');
    expect(match.state).toMatchObject({ asked: 'movement', round: 5 });
  });

  test('TD-Q3 a door is rolled for once, and again after the tiles were taken up', () => {
    const match = together([{}, {}]);
    play(match, 'roll 1; go N; roll 6; end; roll 1; go S; roll 6; end; roll 1; go W; roll 6; end');
    play(match, 'roll 1; go E; roll 1; draw corridor-1; end; roll 2; go E');
    expect(match.state.asked).toBe('nothing');
    play(match, 'go E; draw prison-cell; end; roll 1; go W; end; roll 2; go W; go W; end; roll 1');
    expect(listed(match).map(action => 'side' in action && action.side)).toEqual([0, 1, 2, 3]);
    play(match, 'go E');
    expect(match.state.asked).toBe('lock');
  });

  test('TD-Q12 one door that nobody has tried leaves everybody free, until somebody tries it', () => {
    const match = together([{}, {}]);
    const ways = () => listed(match).map(action => 'side' in action && action.side);
    play(match, 'roll 1; go N; roll 6; end; roll 1; go S; roll 6; end');
    play(match, 'roll 4; go E; roll 1; draw corridor-1; go E; draw corridor-1; go E; draw prison-cell; end');
    play(match, 'roll 1; go E; end; roll 1; go W; end; roll 1; go W; end; roll 1');
    expect(ways()).toEqual([EAST, WEST]);
    play(match, 'go W; end; roll 1; go W; roll 6; end; roll 1');
    expect(ways()).toEqual([WEST]);
  });

  test('TD-Q12 a way that leads to no tile is something to try while the pile lasts', () => {
    const match = alone();
    play(match, THREE_LOCKED);
    play(match, 'roll 1; go E; roll 1; draw corridor-1');
    expect(mustReturn(match.state)).toBe(false);
    match.state.pile.fill(0);
    expect(mustReturn(match.state)).toBe(true);
  });

  test('TD-15 TD-Q38 without tiles nothing can be tried and everybody goes home', () => {
    const match = alone();
    play(match, 'roll 4; go E; roll 1');
    match.state.pile.fill(0);
    match.state.pile[2] = 1;
    play(match, 'draw corridor-1');
    expect(tilesLeft(match.state)).toBe(0);
    expect(mustReturn(match.state)).toBe(true);
    expect(match.state.phase).toBe('rest');
    play(match, 'end; roll 2');
    expect(refusal(match, { type: 'go', side: EAST })).toEqual({ refused: { type: 'must-return' }, rule: 'TD-15' });
    play(match, 'go W');
    expect(match.state.faces).toEqual([0]);
  });

  test('TD-17 being thrown back by the Guard leaves the tiles (TD-Q40)', () => {
    const match = alone();
    play(match, 'roll 1; go E; roll 1; draw guard-room; fight; roll 1 1');
    expect(match.state.faces).toHaveLength(2);
    const done = alone();
    play(done, THREE_LOCKED);
    expect(play(done, 'roll 1; go E; roll 1; draw guard-room; fight; roll 1 1')).toContainEqual({
      type: 'tiles-taken-up',
    });
  });

  test('TD-7 things in the cell can be taken at the start of a turn (TD-Q36)', () => {
    const match = alone();
    match.state.things.push({ tile: 0, thing: 'object', id: 4 }, { tile: 0, thing: 'gold', id: 2 });
    play(match, 'roll 1; go E; roll 6');
    expect(types(match)).toEqual(['take', 'take', 'end']);
    play(match, 'end');
    expect(match.state.phase).toBe('begin');
    expect(listed(match)).toEqual([
      { type: 'set-out' },
      { type: 'take', thing: 'gold' },
      { type: 'take', thing: 'object', name: 'sword' },
    ]);
    expect(refusal(match, { type: 'end' })).toEqual({ refused: { type: 'set-out-first' }, rule: 'TD-Q36' });
    play(match, 'take gold; take sword; set-out; roll 1');
    expect(refusal(match, { type: 'leave', object: 'sword' })).toEqual({
      refused: { type: 'no-surplus' },
      rule: 'TD-Q36',
    });
    expect(hero(match)).toMatchObject({ gold: 3, objects: [4] });
    expect(refusal(match, { type: 'go', side: EAST })).toEqual({ refused: { type: 'locked' }, rule: 'TD-19' });
    expect(refusal(match, { type: 'take', thing: 'gold' })).toEqual({
      refused: { type: 'no-stopping' },
      rule: 'TD-Q41',
    });
  });
});
