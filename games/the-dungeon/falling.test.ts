import { describe, expect, test } from 'vitest';
import { CHANCE, isRefusal } from '../../kernel/game.ts';
import { theDungeon } from './index.ts';
import { act, actor, hero, listed, open, PLAIN, play, refusal, stepInto } from './tests/table.ts';

const RETURNS = { returns: 'on', until: 'all-out' };
const ADA = { ...PLAIN, name: 'Ada', objects: ['torch', 'sword'], followers: ['Bard'], gold: 3 };
const BO = { ...PLAIN, name: 'Bo', begins: 'above', objects: ['scroll'], followers: ['Squire'] };
const LOAD = { strength: 5, craft: 4, lives: 2, gold: 7, objects: ['axe'], followers: ['Squire'], animals: [] };

const table = (characters: readonly unknown[]) => open({ ...RETURNS, characters }, characters.length);
const read = (options: object, seats = 1) => theDungeon.readOptions(options, seats);

/** Ada finds the Hidden Passage and is out; Bo waits above. */
function adaOut() {
  const match = table([ADA, BO]);
  stepInto(match, 'hidden-passage');
  play(match, 'end; stay-above');
  return match;
}

describe('falling in later or again (TD-Q46)', () => {
  test('TD-Q46 whoever begins above is asked on their turn, and may stay', () => {
    const match = table([ADA, BO]);
    expect(hero(match, 1).out).toBe(-1);
    stepInto(match, 'corridor-1');
    play(match, 'end');
    expect(actor(match)).toBe(1);
    expect(match.rules.prompt(match.rules.view(match.state, 1), 1)).toEqual({ type: 'above' });
    expect(listed(match)).toEqual([{ type: 'fall-in' }, { type: 'stay-above' }, { type: 'retire' }]);
    expect(refusal(match, { type: 'end' })).toEqual({ refused: { type: 'above-first' }, rule: 'TD-Q46' });
    expect(play(match, 'stay-above')[0]).toEqual({ type: 'stayed-above', seat: 1 });
    expect(match.state).toMatchObject({ turn: 0, asked: 'movement' });
    expect(refusal(match, { type: 'fall-in' }, 1)).toEqual({ refused: { type: 'chance' }, rule: 'TD-8' });
    play(match, 'roll 1');
    expect(refusal(match, { type: 'fall-in' })).toEqual({ refused: { type: 'not-above' }, rule: 'TD-Q46' });
  });

  test('TD-Q46 the fall is the whole turn; the next one begins in the cell', () => {
    const match = table([ADA, BO]);
    stepInto(match, 'corridor-1');
    expect(play(match, 'end; fall-in')).toContainEqual({ type: 'fell-in', seat: 1 });
    expect(hero(match, 1)).toMatchObject({ out: 0, at: 0, objects: [1], followers: [1] });
    expect(match.state.turn).toBe(0);
    play(match, 'roll 1; go E; draw corridor-1; end; roll 1; go N; roll 6');
    expect(match.state).toMatchObject({ turn: 1, phase: 'rest' });
  });

  test('TD-Q46 TD-7 whoever was out falls in again with what was carried out; the old maze is gone', () => {
    const match = adaOut();
    expect(hero(match)).toMatchObject({ out: 2, gold: 3 });
    expect(actor(match)).toBe(1);
    play(match, 'stay-above');
    expect(actor(match)).toBe(0);
    expect(play(match, 'fall-in').map(({ type }) => type)).toEqual(['tiles-taken-up', 'fell-in', 'turn-began']);
    expect(hero(match)).toMatchObject({ out: 0, at: 0, leaving: false, gold: 3, objects: [0, 4], followers: [0] });
    expect(match.state.faces).toEqual([0]);
  });

  test('TD-Q46 TD-C5 what they have by then is entered, and the purchase deck knows', () => {
    const match = table([ADA, BO]);
    stepInto(match, 'corridor-1');
    play(match, 'end');
    expect(match.state.stock[1]).toBe(3);
    act(match, 1, { type: 'fall-in', load: { ...LOAD, objects: ['axe', 'torch'] } });
    expect(hero(match, 1)).toMatchObject({ strength: 5, craft: 4, lives: 2, gold: 7, objects: [0, 6], followers: [1] });
    expect(match.state.stock.slice(0, 2)).toEqual([2, 4]);
  });

  test('TD-Q46 of two followers of one name each falls in with its own character', () => {
    const match = table([{ ...ADA, followers: ['Squire'] }, BO]);
    stepInto(match, 'corridor-1');
    play(match, 'end');
    act(match, 1, { type: 'fall-in', load: LOAD });
    expect([hero(match, 0).followers, hero(match, 1).followers]).toEqual([[0], [1]]);
  });

  test('TD-2 of more than four objects chance leaves the rest with the animal, then the turn is over', () => {
    const match = table([ADA, BO]);
    stepInto(match, 'corridor-1');
    play(match, 'end');
    act(match, 1, { type: 'fall-in', load: { ...LOAD, objects: Array(5).fill('axe'), animals: ['mule'] } });
    expect(match.rules.active(match.state)).toEqual([CHANCE]);
    play(match, 'fall axe');
    expect(hero(match, 1)).toMatchObject({ objects: [6, 6, 6, 6], above: [6] });
    expect(match.state).toMatchObject({ turn: 0, asked: 'movement' });
  });

  test('TD-C5 what stayed above with the animal is picked up there again, not taken out of the deck twice', () => {
    const objects = ['torch', 'torch', 'axe', 'axe', 'axe'];
    const match = table([{ ...ADA, objects, animals: ['mule'] }, BO]);
    play(match, 'fall torch');
    stepInto(match, 'hidden-passage');
    play(match, 'end; stay-above; stay-above');
    expect(match.state.stock[0]).toBe(2);
    act(match, 0, { type: 'fall-in', load: { ...LOAD, objects: ['torch', 'torch'], followers: [] } });
    expect(hero(match)).toMatchObject({ objects: [0, 0], above: [] });
    expect(match.state.stock[0]).toBe(2);
  });

  test('TD-B9 with less Craft a spell is discarded before the turn is over', () => {
    const match = open({ ...RETURNS, characters: [ADA, { ...BO, craft: 6, spells: 2 }] }, 2);
    play(match, 'learn begone; learn long-arm');
    stepInto(match, 'corridor-1');
    play(match, 'end');
    act(match, 1, { type: 'fall-in', load: { ...LOAD, craft: 3 } });
    expect(listed(match).map(({ type }) => type)).toEqual(['discard', 'discard']);
    play(match, 'discard begone');
    expect(match.state).toMatchObject({ turn: 0, asked: 'movement' });
  });

  test.each([
    [{ strength: 0 }, { type: 'field-range', field: 'strength' }],
    [{ lives: 0 }, { type: 'field-range', field: 'lives' }],
    [{ objects: ['spoon'] }, { type: 'field-value', field: 'objects[0]' }],
    [{ followers: ['Nobody'] }, { type: 'field-value', field: 'followers[0]' }],
    [{ followers: ['Bard'] }, { type: 'field-value', field: 'followers[0]' }],
    [{ followers: ['Squire', 'Squire'] }, { type: 'field-value', field: 'followers[1]' }],
    [{ objects: Array(5).fill('axe') }, { type: 'too-many-objects', most: 4 }],
    [{ mood: 1 }, { type: 'field-unknown', field: 'mood' }],
  ])('TD-Q46 %j is refused, and nothing has changed', (change, refused) => {
    const match = table([ADA, BO]);
    stepInto(match, 'corridor-1');
    play(match, 'end');
    const before = JSON.stringify(match.state);
    expect(refusal(match, { type: 'fall-in', load: { ...LOAD, ...change } })).toMatchObject({
      refused: { seat: 1, ...refused },
    });
    expect(refusal(match, { type: 'fall-in', load: 7 })).toMatchObject({ refused: { type: 'field-missing' } });
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test('TD-Q46 the match ends when nobody is inside and nobody can come', () => {
    const match = adaOut();
    play(match, 'stay-above; retire');
    expect(actor(match)).toBe(1);
    expect(play(match, 'retire').at(-1)).toEqual({ type: 'race-won', winners: [0] });
    expect(match.rules.outcome(match.state)).toMatchObject({ places: [1, 0], notes: { escapes: 1 } });
  });

  test('TD-Q46 the dead do not fall in again, nor do characters of ours', () => {
    const match = table([ADA, { ...BO, begins: 'inside', lives: 1 }, 'porter']);
    stepInto(match, 'tunnel-1');
    play(match, 'explore; roll 6; end; roll 1; go E; explore; roll 5');
    expect(hero(match, 1).lives).toBe(0);
    stepInto(match, 'hidden-passage', 'N');
    play(match, 'end');
    expect(actor(match)).toBe(0);
    play(match, 'retire');
    expect(match.rules.outcome(match.state)).toMatchObject({ notes: { escapes: 2, deaths: 1 } });
  });

  test.each([
    [{ characters: [BO, ADA] }, 'returns'],
    [{ characters: ['drawn', 'drawn'], returns: 'on', until: 'all-out' }, 'returns'],
    [{ characters: [ADA, 'drawn'], returns: 'on', until: 'round' }, 'until'],
    [{ characters: [ADA, 'drawn'], returns: 'maybe' }, 'returns'],
  ])('TD-Q46 %j is refused', (options, option) => {
    expect(read(options, 2)).toMatchObject({ refused: { type: 'no-such-value', option }, rule: 'TD-Q46' });
  });

  test('TD-1 somebody has to begin inside', () => {
    expect(read({ characters: [BO], returns: 'on' })).toEqual({ refused: { type: 'nobody-inside' }, rule: 'TD-1' });
    expect(isRefusal(read({ characters: [BO, ADA], returns: 'on' }, 2))).toBe(false);
  });
});
