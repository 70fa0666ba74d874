import { describe, expect, test } from 'vitest';
import { type Match, play, start } from './match.ts';
import { parry, type Parry } from './toys/parry.ts';
import { sealed, type Sealed } from './toys/sealed.ts';
import { historyOf, momentsOf, preview, witnessed } from './witness.ts';

const SEED = '00112233445566778899aabbccddeeff';

function sealedOnce(): Match<Sealed> {
  const match = start(sealed, { seats: 2, options: { rounds: 1 }, seeds: [[0, SEED]] });
  const [seal] = match.rules.actions(match.state, 0);
  if (!seal) throw new Error('nothing to seal');
  play(match, 0, seal);
  return match;
}

test('a seat witnesses what it may know, and everything where nothing is secret', () => {
  const event = { type: 'sealed', seat: 0, pip: 4 } as const;
  const { rules } = sealedOnce();
  expect(witnessed(rules, [event], 0)).toEqual([event]);
  expect(witnessed(rules, [event], 1)).toEqual([{ ...event, pip: null }]);
  expect(witnessed<Sealed>({}, [event], 1)).toEqual([event]);
  expect(witnessed<Sealed>({ witness: () => undefined }, [event], 1)).toEqual([]);
});

test('a history tells all events of the match from the first on, as its seat witnessed them', () => {
  const match = sealedOnce();
  expect(historyOf(match, 1).map(({ type }) => type)).toEqual(['rolled', 'sealed']);
  expect(historyOf(match, 1).at(-1)).toMatchObject({ pip: null });
});

test('a match has one moment before its first entry and one after each', () => {
  const match = sealedOnce();
  const moments = momentsOf(match, 0);
  expect(moments.map(({ entry }) => entry?.[1].type)).toEqual([undefined, 'roll', 'seal']);
  expect(moments.map(({ events }) => events.map(({ type }) => type))).toEqual([[], ['rolled'], ['sealed']]);
  expect(moments[0]?.view).toMatchObject({ dice: null });
  expect(moments[2]).toMatchObject({ view: match.rules.view(match.state, 0), waiting: [0, 1], outcome: undefined });
});

test('moments show a seat only what it may know', () => {
  const match: Match<Parry> = start(parry, { seats: 2, options: {}, seeds: [[0, SEED]] });
  const drawn = momentsOf(match, 1).flatMap(({ events }) => events);
  expect(drawn.map(event => event.type === 'drawn' && [event.seat, event.card === null])).toEqual([
    [0, true],
    [0, true],
    [1, false],
    [1, false],
  ]);
});

describe('a preview', () => {
  test('shows what an action leads to and leaves the match as it is', () => {
    const { rules, state } = sealedOnce();
    const before = JSON.stringify(state);
    const seen = preview(rules, { view: rules.view(state, 0), seat: 0 }, { type: 'done' });
    expect(seen).toMatchObject({ view: { done: [true, false] }, events: [] });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('says when chance would have to act first', () => {
    const match = start(sealed, { seats: 1, options: { rounds: 2 }, seeds: [[0, SEED]] });
    const [seal] = match.rules.actions(match.state, 0);
    if (!seal) throw new Error('nothing to seal');
    play(match, 0, seal);
    const { rules, state } = match;
    expect(preview(rules, { view: rules.view(state, 0), seat: 0 }, { type: 'done' })).toBe('chance');
  });
});
