import { describe, expect, test } from 'vitest';
import { say } from '../../kernel/words.ts';
import { LOCKED } from './tiles.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { alone, hero, listed, ofType, open, play, refusal, together, types } from './tests/table.ts';

const FATE = { fate: 'on' };
const chancesIn = (match: ReturnType<typeof alone>) => match.rules.view(match.state, 0).fate;

describe('fate (TD-B14)', () => {
  test('TD-5 a point throws one die again, and the second throw counts', () => {
    const match = open({ characters: ['farrier'], fate: 'on' });
    expect(hero(match).fate).toBe(3);
    play(match, 'roll 1');
    expect(types(match)).toEqual(['keep', 'reroll']);
    expect(refusal(match, { type: 'go', side: 1 })).toEqual({ refused: { type: 'fate-first' }, rule: 'TD-B14' });
    play(match, 'reroll 0; roll 6');
    expect(match.state).toMatchObject({ phase: 'step', moves: 4, dice: [6] });
    expect(hero(match).fate).toBe(2);
  });

  test('TD-B14 the throw in question is told to everybody, in both languages, before it counts', () => {
    const match = together([{}, {}], FATE);
    const [thrown] = ofType(play(match, 'roll 3'), 'dice-thrown');
    expect(thrown).toEqual({ type: 'dice-thrown', seat: 0, dice: [3], verdict: { type: 'movement', tiles: 2 } });
    expect(chancesIn(match)).toEqual(match.rules.view(match.state, 1).fate);
    const prompt = match.rules.prompt(match.rules.view(match.state, 0), 0);
    expect(say(en.prompts, prompt, [])).toContain('You threw 3: 2 tiles.');
    expect(say(fr.prompts, prompt, [])).toMatch(/^Vous avez lancé 3\s: 2 tuiles\./);
    expect(say(en.events, thrown ?? { type: 'last-turns' }, ['Ann'])).toContain('Ann throws 3: 2 tiles.');
  });

  test('TD-25 the enemy’s die is not one’s own', () => {
    const match = open({ characters: ['porter'], fate: 'on' });
    play(match, 'roll 6; go E; roll 1; draw guard-room; fight; roll 1 5');
    expect(listed(match)).toEqual([{ type: 'keep' }, { type: 'reroll', die: 0 }]);
    expect(chancesIn(match)).toEqual({
      verdict: { type: 'fight', enemy: 'guard', mine: 5, theirs: 10, result: 'lost' },
      keep: { win: 0, draw: 0, saved: 0, loss: 1, of: 1 },
      again: [{ win: 0, draw: 1, saved: 0, loss: 5, of: 6 }],
    });
    expect(play(match, 'reroll 0; roll 6').at(-1)).toMatchObject({ type: 'thrown-back' });
  });

  test('TD-B3 what armour would save counts in both chances', () => {
    const match = alone({ strength: 4, objects: ['armour'] }, FATE);
    play(match, 'roll 6; go E; roll 1; draw guard-room; fight; roll 1 3');
    expect(chancesIn(match)).toMatchObject({
      keep: { win: 0, draw: 0, saved: 3, loss: 3, of: 6 },
      again: [{ win: 12, draw: 6, saved: 9, loss: 9, of: 36 }],
    });
  });

  test('TD-B4 a stand-off may be thrown again, and is no defeat if it is not', () => {
    const match = alone({ strength: 5, objects: ['armour'] }, FATE);
    play(match, 'roll 6; go E; roll 1; draw guard-room; fight; roll 4 4');
    expect(chancesIn(match)?.keep).toEqual({ win: 0, draw: 6, saved: 0, loss: 0, of: 6 });
  });

  test('TD-28 only the die of a test that a second throw could better is offered, none without fate', () => {
    const match = open({ characters: ['sweep'], fate: 'on' });
    play(match, 'roll 6; go E; roll 1; draw flame-trap; go E; draw pit-trap; explore; roll 1 6');
    expect(listed(match)).toEqual([{ type: 'keep' }, { type: 'reroll', die: 1 }]);
    expect(chancesIn(match)?.again).toEqual([
      { win: 0, draw: 0, saved: 0, loss: 6, of: 6 },
      { win: 2, draw: 0, saved: 0, loss: 4, of: 6 },
    ]);
    play(match, 'reroll 1; roll 2');
    expect(hero(match).lost).toBe(false);
    const off = open({ characters: ['sweep'] });
    play(off, 'roll 1');
    expect(refusal(off, { type: 'reroll', die: 0 })).toEqual({ refused: { type: 'no-fate' }, rule: 'TD-B14' });
  });

  test.each([
    ['the most tiles', 'roll 6', 'step'],
    ['an open door', 'roll 6; go E; roll 5', 'draw'],
    ['a test passed', 'roll 6; go E; roll 1; draw library; explore; roll 1 1', 'rest'],
    ['a test that no die can pass', 'roll 6; go E; roll 1; draw library; explore; roll 5 5', 'rest'],
    ['a fight won', 'roll 6; go E; roll 1; draw guard-room; fight; roll 6 1', 'rest'],
    ['a fight that no die can better', 'roll 6; go E; roll 1; draw guard-room; fight; roll 1 6', 'rest'],
    ['the Keeper’s own die', 'roll 6; go E; roll 1; draw crypt; explore; roll 6', 'meet'],
  ])('TD-B14 nothing is asked about %s', (_, script, phase) => {
    const match = alone({}, FATE);
    play(match, script);
    expect(match.state.phase).toBe(phase);
  });

  test('TD-B14 a door that stays locked, a life not saved and an empty purse may be thrown again', () => {
    const door = alone({}, FATE);
    play(door, 'roll 6; go E; roll 6');
    expect(chancesIn(door)).toEqual({
      verdict: { type: 'lock', isOpen: false },
      keep: { win: 0, draw: 0, saved: 0, loss: 1, of: 1 },
      again: [{ win: 5, draw: 0, saved: 0, loss: 1, of: 6 }],
    });
    const saved = alone({ objects: ['shield'] }, FATE);
    play(saved, 'roll 6; go E; roll 1; draw guard-room; fight; roll 1 6; roll 4');
    expect(chancesIn(saved)).toMatchObject({
      verdict: { type: 'save', saved: false },
      again: [{ win: 2, draw: 0, loss: 4 }],
    });
    const purse = alone({ strength: 6 }, FATE);
    play(purse, 'roll 6; go E; roll 1; draw lair; explore; roll 5; keep; fight; roll 6 1; roll 3; keep; roll 2');
    expect(chancesIn(purse)).toMatchObject({
      verdict: { type: 'gold', gold: 1 },
      again: [{ win: 4, draw: 1, loss: 1, of: 6 }],
    });
  });

  test('TD-34 TD-33 what a die brings forth may be thrown again, if another would bring something else', () => {
    const tunnel = alone({}, FATE);
    play(tunnel, 'roll 1; keep; go E; roll 1; draw tunnel-1; explore; roll 2');
    expect(chancesIn(tunnel)).toEqual({ verdict: { type: 'find', find: 'nothing' }, keep: null, again: [null] });
    const exit = alone({}, FATE);
    play(exit, 'roll 1; keep; go E; roll 1; draw tunnel-1; explore; roll 6');
    expect(exit.state.phase).toBe('rest');
    const shelf = alone({}, FATE);
    play(shelf, 'roll 6; go E; roll 1; draw storeroom-1');
    shelf.state.stock.fill(0);
    play(shelf, 'explore; roll 4');
    expect(shelf.state.phase).toBe('rest');
  });

  test('TD-15 on the way home more tiles than there are to go cannot help', () => {
    const match = alone({}, FATE);
    play(match, 'roll 6; go E; roll 1; draw library; explore; roll 6 6; end');
    match.state.pile.fill(0);
    play(match, 'roll 1');
    expect(match.state).toMatchObject({ phase: 'step', moves: 1 });
  });

  test('TD-Q9 with no way on no number of tiles can help', () => {
    const match = alone({}, FATE);
    play(match, 'roll 6; go E; roll 1; draw library; explore; roll 6 6; end');
    match.state.sides.fill(LOCKED, 4);
    play(match, 'roll 1');
    expect(match.state.phase).toBe('meet');
  });
});
