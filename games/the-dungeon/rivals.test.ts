import { describe, expect, test } from 'vitest';
import { hero, listed, play, refusal, stepInto, together, types } from './tests/table.ts';

const ON = { encounters: 'on' };

/** Two in a corridor, the second to act. */
function face(changes: readonly object[]) {
  const match = together(changes, ON);
  stepInto(match, 'corridor-1');
  play(match, 'end; roll 1; go E');
  return match;
}

describe('encounters with others', () => {
  test('either the tile or the rival, not both', () => {
    const match = together([{}, {}], ON);
    stepInto(match, 'flame-trap');
    play(match, 'explore; roll 1 1; end; roll 1; go E');
    expect(types(match)).toEqual(['explore', 'attack']);
    play(match, 'attack; roll 1 1');
    expect(match.state.phase).toBe('rest');
    expect(hero(match, 1).lives).toBe(4);
  });

  test('not in the start cell, and not when it was not agreed on', () => {
    const home = together([{}, {}], ON);
    play(home, 'roll 1; go E; roll 6');
    expect(types(home)).toEqual(['end']);
    expect(refusal(home, { type: 'attack', rival: 1 }).rule).toBe('TD-11');
    const off = together([{}, {}]);
    stepInto(off, 'flame-trap');
    expect(refusal(off, { type: 'attack', rival: 1 })).toEqual({ refused: { type: 'no-encounters' }, rule: 'TD-Q31' });
    const apart = together([{}, {}], ON);
    stepInto(apart, 'flame-trap');
    expect(refusal(apart, { type: 'attack', rival: 1 })).toEqual({ refused: { type: 'no-rival' }, rule: 'TD-Q31' });
  });

  test('in a quiet room one may fight nobody', () => {
    const match = face([{}, {}]);
    expect(types(match)).toEqual(['pass', 'attack']);
    play(match, 'pass');
    expect(match.state.phase).toBe('rest');
  });

  test('TD-12 the winner takes gold, an object or a life (TD-Q31)', () => {
    const gold = face([{ gold: 2, objects: ['sword', 'torch'] }, {}]);
    play(gold, 'attack; roll 6 1');
    expect(listed(gold)).toEqual([
      { type: 'rob', what: 'life' },
      { type: 'rob', what: 'gold' },
      { type: 'rob', what: 'object', object: 'torch' },
      { type: 'rob', what: 'object', object: 'sword' },
    ]);
    expect(refusal(gold, { type: 'end' })).toEqual({ refused: { type: 'spoils-first' }, rule: 'TD-Q31' });
    expect(refusal(gold, { type: 'rob', what: 'object', object: 'axe' }).refused.type).toBe('not-there-to-take');
    play(gold, 'rob gold');
    expect([hero(gold).gold, hero(gold, 1).gold]).toEqual([1, 2]);
    const object = face([{ objects: ['sword'] }, {}]);
    play(object, 'attack; roll 6 1; rob sword');
    expect([hero(object).objects, hero(object, 1).objects]).toEqual([[], [4]]);
  });

  test('TD-12 the chances against a rival are shown (TD-C10)', () => {
    const match = face([{ strength: 5 }, { strength: 4, objects: ['sword'] }]);
    const view = match.rules.view(match.state, 1);
    expect(view.odds).toBeNull();
    expect(view.rivals).toEqual([{ rival: 0, win: 15, draw: 6, saved: 0, loss: 15, of: 36 }]);
    const umpire = face([{ ability: 'wins-stand-offs' }, {}]);
    expect(umpire.rules.view(umpire.state, 1).rivals).toEqual([
      { rival: 0, win: 15, draw: 0, saved: 0, loss: 21, of: 36 },
    ]);
    const both = face([{ ability: 'wins-stand-offs' }, { ability: 'wins-stand-offs' }]);
    expect(both.rules.view(both.state, 1).rivals).toEqual([{ rival: 0, win: 15, draw: 6, saved: 0, loss: 15, of: 36 }]);
    const winning = face([{}, { ability: 'wins-stand-offs' }]);
    expect(winning.rules.view(winning.state, 1).rivals).toEqual([
      { rival: 0, win: 21, draw: 0, saved: 0, loss: 15, of: 36 },
    ]);
    play(winning, 'attack; roll 3 3');
    expect(winning.state.victor).toBe(1);
  });

  test('TD-12 a clear head is for tests, not for rivals', () => {
    const match = together([{}, { spells: 1 }], ON);
    play(match, 'learn clear-head');
    stepInto(match, 'flame-trap');
    play(match, 'explore; roll 1 1; end; roll 1; go E; cast clear-head');
    expect(match.rules.view(match.state, 1)).toMatchObject({ odds: { win: 15 }, rivals: [{ win: 15, draw: 6 }] });
    expect(play(match, 'attack; roll 3 4')[0]).toMatchObject({ mine: 6, theirs: 7, result: 'lost' });
  });

  test('TD-12 the one who was attacked may win', () => {
    const match = face([{}, { lives: 1 }]);
    play(match, 'attack; roll 1 6');
    expect(match.rules.active(match.state)).toEqual([0]);
    expect(refusal(match, { type: 'end' }, 1)).toEqual({ refused: { type: 'not-your-turn' }, rule: 'TD-18' });
    play(match, 'rob life');
    expect(hero(match, 1).lives).toBe(0);
    expect(match.state.turn).toBe(0);
  });

  test('TD-12 attacking instead of the Guard leaves him unmet and the tile barred', () => {
    const match = together([{}, {}], ON);
    stepInto(match, 'guard-room');
    hero(match).at = 1;
    play(match, 'fight; roll 6 1; end; roll 1; go E');
    expect(types(match)).toEqual(['fight', 'attack']);
    play(match, 'attack; roll 1 1');
    expect(match.state).toMatchObject({ phase: 'rest', barred: true });
    expect(hero(match, 1).at).toBe(1);
  });

  test.each([
    ['lair', true],
    ['crypt', true],
    ['storeroom-1', false],
  ])('TD-12 attacking instead of meeting the tile: in %s the things are barred: %s (TD-Q36)', (room, barred) => {
    const match = together([{}, {}], ON);
    stepInto(match, room);
    play(match, room === 'lair' ? 'explore; roll 6; fight; roll 1 1' : 'explore; roll 1');
    if (room === 'crypt') play(match, 'fight; roll 6 1');
    play(match, 'end; roll 1; go E; attack; roll 3 3');
    expect(match.state).toMatchObject({ phase: 'rest', barred });
  });

  test('TD-32 with a rival there, the Hidden Passage is a choice', () => {
    const match = together([{}, {}], ON);
    stepInto(match, 'hidden-passage');
    play(match, 'end; roll 1; go E');
    expect(types(match)).toEqual(['explore', 'attack']);
    play(match, 'explore');
    expect(hero(match, 1).leaving).toBe(true);
  });
});
