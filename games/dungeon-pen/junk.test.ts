import { describe, expect, test } from 'vitest';
import { currentStep } from './agenda.ts';
import { JUNK_NAMES, junkCard } from './cards.ts';
import { junkDeck } from './junk.ts';
import { squareAt, squaresOfLarge } from './square.ts';
import { CHEST, column, drawn, give, hpOf, idle, line, put, tableOf, typesOf, UP, where } from './tests/table.ts';

describe('junk', () => {
  test('DP-22 14 and 2 more make 15', () => {
    const table = tableOf({}, state => {
      give(state, 0, 'tonic');
      state.characters[0].hp = 14;
    });
    table.play(0, { type: 'use', card: 'tonic' });
    expect(table.state.characters[0]).toMatchObject({ hp: 15, hand: [] });
  });

  test('DP-52 DP-Q27 Scatter Rune lands on a free square of the rolled one', () => {
    const rune = (free: readonly number[]) => {
      const table = tableOf({}, state => {
        give(state, 0, 'rune');
        state.walls = squaresOfLarge(3, 3).filter(square => !free.includes(square));
      });
      table.play(0, { type: 'use', card: 'rune' });
      table.chance({ type: 'roll', red: 3, black: 3 });
      return table;
    };
    const forced = rune([squareAt(6, 8)]);
    expect(where(forced.state, 0)).toEqual([6.5, 8.5]);
    const again = rune([]);
    expect(currentStep(again.state)?.type).toBe('roll');
    again.chance({ type: 'roll', red: 2, black: 3 });
    expect(again.refusal(0, { type: 'land', square: 0 }).refused.type).toBe('not-in-large');
    again.play(0, { type: 'land', square: CHEST });
    again.chance({ type: 'junk', card: 'spoon' });
    expect(where(again.state, 0)).toEqual([5.5, 7.5]);
    expect(currentStep(again.state)).toMatchObject({ type: 'aim', cause: 'turn' });
  });

  test('DP-C6 DP-F10 all junk is kept in English; in French loaf and spoon act at once', () => {
    const english = drawn('corpse');
    english.chance({ type: 'junk', card: 'loaf' });
    expect(english.state.characters[0].hand).toEqual(['loaf']);
    const french = drawn(
      'corpse',
      state => {
        state.characters[0].hp = 10;
      },
      { ruleset: 'fr' },
    );
    french.chance({ type: 'junk', card: 'loaf' });
    expect(french.state.characters[0]).toMatchObject({ hand: [], hp: 11 });
    const spoon = drawn('corpse', undefined, { ruleset: 'fr' });
    spoon.chance({ type: 'junk', card: 'spoon' });
    expect(spoon.state.characters[0].hand).toEqual([]);
    expect(junkDeck(spoon.state)).toContain('spoon');
    expect(JUNK_NAMES.filter(name => junkCard(name).now)).toEqual(['loaf', 'spoon']);
  });

  test('DP-30 DP-F11 used junk is back in the deck at once', () => {
    const table = tableOf({}, state => give(state, 0, 'soot', 'glove', 'chain', 'spoon'));
    for (const card of ['soot', 'glove', 'chain', 'spoon'] as const) table.play(0, { type: 'use', card });
    expect(table.state.characters[1].effects).toEqual(['blind', 'weak', 'chain']);
    expect(junkDeck(table.state)).toHaveLength(16);
  });

  test('DP-Q18 each card has its moment', () => {
    const table = tableOf({}, state => give(state, 0, 'guard', 'rune', 'salts', 'bane', 'loaf'));
    expect(table.refusal(0, { type: 'use', card: 'bane' })).toEqual({
      refused: { type: 'not-now', card: 'bane' },
      rule: 'DP-Q18',
    });
    expect(table.refusal(0, { type: 'use', card: 'tonic' }).refused.type).toBe('not-held');
    idle(table, 0);
    expect(currentStep(table.state)).toMatchObject({ type: 'end', seat: 0 });
    for (const card of ['guard', 'rune', 'salts'] as const)
      expect(table.refusal(0, { type: 'use', card }).refused.type).toBe('not-now');
    expect(table.refusal(0, { type: 'flick', aim: 0, power: 500 }).refused.type).toBe('flick-done');
    table.play(0, { type: 'use', card: 'loaf' });
    expect(table.rules.active(table.state)).toEqual([1]);
  });

  test('DP-Q18 Smelling Salts clear hands and eyes, not the chain', () => {
    const table = tableOf({}, state => {
      give(state, 0, 'salts');
      state.characters[0].effects = ['weak', 'blind', 'fists', 'full', 'candle', 'chain'];
    });
    table.play(0, { type: 'use', card: 'salts' });
    expect(table.state.characters[0].effects).toEqual(['chain']);
    expect(table.state.discards).toEqual(['hands-full', 'candle']);
  });

  test('DP-Q18 Bribed Guard skips the event', () => {
    const table = tableOf({}, state => give(state, 0, 'guard'));
    table.play(0, { type: 'use', card: 'guard' });
    table.play(0, { type: 'flick', aim: 0, power: 0 });
    expect(typesOf(table)).toContain('event-skipped');
    expect(table.rules.active(table.state)).toEqual([1]);
  });

  test('DP-Q40 Long Fingers reach three squares and need something to take', () => {
    const table = tableOf({}, state => {
      give(state, 0, 'fingers');
      give(state, 1, 'loaf');
      put(state, 1, 11.5, 8.5);
      put(state, 0, 8.5, 8.5);
    });
    table.play(0, { type: 'use', card: 'fingers' });
    table.chance({ type: 'pilfer', card: 'loaf' });
    expect(table.state.characters.map(({ hand }) => hand)).toEqual([['loaf'], []]);
    const far = tableOf({}, state => give(state, 0, 'fingers'));
    expect(far.refusal(0, { type: 'use', card: 'fingers' }).refused.type).toBe('nobody-to-rob');
  });

  test('DP-Q18 Loaded Die sets one die of an own roll', () => {
    const table = drawn('blade', state => give(state, 0, 'die'));
    table.chance({ type: 'cast', die: 2 });
    expect(table.refusal(0, { type: 'set', die: 0, to: 2 }).refused.type).toBe('die-shows-that');
    expect(table.refusal(0, { type: 'set', die: 1, to: 2 }).refused.type).toBe('no-such-die');
    table.play(0, { type: 'set', die: 0, to: 6 });
    expect(hpOf(table)).toEqual([15, 14]);
    const other = drawn('rats', state => give(state, 1, 'die'));
    other.chance({ type: 'roll', red: 1, black: 1 });
    expect(hpOf(other)).toEqual([15, 14]);
  });

  test('DP-Q14 Mason’s Chalk draws within three squares, under the limits of walls', () => {
    const table = tableOf({}, state => {
      give(state, 0, 'chalk');
      put(state, 0, 8.5, 8.5);
    });
    table.play(0, { type: 'use', card: 'chalk' });
    expect(table.refusal(0, { type: 'place', squares: column(13, 8, 10) }).refused).toEqual({
      type: 'wall-far',
      within: 3,
    });
    table.play(0, { type: 'place', squares: column(11, 8, 10) });
    expect(table.state.walls).toEqual(column(11, 8, 10));
    line(table, 0, UP);
  });
});
