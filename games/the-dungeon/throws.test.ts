import { describe, expect, test } from 'vitest';
import { alone, ofType, open, play, stepInto, together } from './tests/table.ts';
import { fightOdds } from './fighting.ts';
import { throwIn } from './throws.ts';
import { throwsLike } from './verdict.ts';

const thrownBy = (events: ReturnType<typeof play>) => events.map(throwIn).filter(thrown => thrown !== undefined);

describe('the dice that an event has thrown', () => {
  test('TD-B2 in a fight are both, and the sums are told', () => {
    const match = alone({ strength: 5 });
    stepInto(match, 'lair');
    const [beast, fight] = thrownBy(play(match, 'explore; roll 3; fight; roll 6 1'));
    expect(beast).toEqual({ dice: [3], isFight: false, verdict: null });
    expect(fight).toMatchObject({ dice: [6, 1], isFight: true, verdict: { type: 'fight', enemy: 'worm', mine: 11 } });
  });

  test('TD-25 none brings the Guard: he is always at home', () => {
    const match = alone();
    expect(thrownBy(play(match, 'roll 1; go E; roll 2; draw guard-room')).map(({ verdict }) => verdict)).toEqual([
      { type: 'movement', tiles: 1 },
      { type: 'lock', isOpen: true },
    ]);
  });

  test('TD-34 a six finds the secret exit', () => {
    const match = alone();
    stepInto(match, 'tunnel-1');
    expect(thrownBy(play(match, 'explore; roll 6'))).toEqual([{ dice: [6], isFight: false, verdict: null }]);
  });

  test('TD-27 gold has a die of its own', () => {
    const match = alone({ strength: 12 });
    stepInto(match, 'lair');
    const events = play(match, 'explore; roll 1; fight; roll 6 1; roll 5; roll 3');
    expect(events.at(-1)).toEqual({ type: 'gold-found', seat: 0, gold: 5, die: 3 });
  });

  test('TD-Q31 in a fight between two, each has one', () => {
    const match = together([{}, {}], { encounters: 'on' });
    stepInto(match, 'corridor-1');
    expect(thrownBy(play(match, 'end; roll 1; go E; attack; roll 4 2')).at(-1)).toMatchObject({
      dice: [4, 2],
      isFight: true,
      verdict: { type: 'fight', mine: 7, theirs: 5, result: 'won' },
    });
  });
});

describe('the 36 throws of a fight', () => {
  const countIn = (table: ReturnType<typeof throwsLike>, result: string): number =>
    table.flat().filter(each => each === result).length;

  test('TD-C10 are those of the odds, and the one that fell is among them', () => {
    const match = alone({ strength: 4 });
    stepInto(match, 'lair');
    const [fought] = ofType(play(match, 'explore; roll 3; fight; roll 5 2'), 'fought');
    if (!fought) throw new Error('nobody fought');
    const table = throwsLike(match.rules.content, match.state, fought);
    const { win, draw, loss } = fightOdds(fought.mine - 5 - (fought.theirs - 2));
    expect([countIn(table, 'won'), countIn(table, 'drawn'), countIn(table, 'lost')]).toEqual([win, draw, loss]);
    expect(table[4]?.[1]).toBe(fought.result);
  });

  test('TD-C8 the umpire wins what would be a stand-off', () => {
    const match = open({ characters: ['umpire'] });
    play(match, 'roll 1; go E; roll 2; draw guard-room');
    const [fought] = ofType(play(match, 'fight; roll 1 1'), 'fought');
    if (!fought) throw new Error('nobody fought');
    expect(countIn(throwsLike(match.rules.content, match.state, fought), 'drawn')).toBe(0);
  });

  test('TD-Q31 between two count the same for both', () => {
    const match = together([{ strength: 2 }, { strength: 4 }], { encounters: 'on' });
    stepInto(match, 'corridor-1');
    const [fought] = ofType(play(match, 'end; roll 1; go E; attack; roll 4 2'), 'rival-fought');
    if (!fought) throw new Error('nobody fought');
    expect(countIn(throwsLike(match.rules.content, match.state, fought), 'won')).toBe(fightOdds(2).win);
  });
});
