import { describe, expect, test } from 'vitest';
import { currentStep } from './agenda.ts';
import { EVENT_NAMES } from './cards.ts';
import { dungeonPen } from './index.ts';
import { flickOf } from './spread.ts';
import { squareAt } from './square.ts';
import { draws, idle, line, put, RIGHT, tableOf, UP, where } from './tests/table.ts';

describe('setting up', () => {
  test('DP-1 DP-2 DP-3 DP-4 DP-Q2 two characters of 15 HP in their cells, both decks complete', () => {
    const { state, rules } = tableOf();
    expect(state.characters.map(({ hp, hand }) => [hp, hand])).toEqual([
      [15, []],
      [15, []],
    ]);
    expect([where(state, 0), where(state, 1)]).toEqual([
      [15.5, 15.5],
      [2.5, 2.5],
    ]);
    expect(new Set(state.events)).toEqual(new Set(EVENT_NAMES));
    expect(state.events).toHaveLength(27);
    expect(rules.active(state)).toEqual([0]);
    expect(dungeonPen.seats).toEqual({ min: 2, max: 2 });
  });

  test('DP-5 DP-F4 the option says who begins', () => {
    const { rules, state } = tableOf({ first: 1 });
    expect(rules.active(state)).toEqual([1]);
  });

  test('DP-10 DP-Q33 DP-F14 in wilder mode two walls stand before the first turn', () => {
    const table = tableOf({ wilder: true });
    draws(table, 'rampart');
    table.chance({ type: 'roll', red: 6, black: 6 });
    expect(currentStep(table.state)?.type).toBe('roll');
    table.chance({ type: 'roll', red: 3, black: 3 });
    table.play(0, { type: 'place', squares: [6, 7, 8, 9].map(row => squareAt(7, row)) });
    draws(table, 'crooked');
    table.chance({ type: 'roll', red: 4, black: 4 });
    table.play(1, { type: 'place', squares: [squareAt(10, 10), squareAt(11, 10), squareAt(10, 11), squareAt(11, 11)] });
    expect(table.state.walls).toHaveLength(8);
    expect(table.state.discards).toEqual(['rampart', 'crooked']);
    expect(table.state.events).toHaveLength(25);
    expect(currentStep(table.state)).toMatchObject({ type: 'aim', seat: 0, cause: 'turn' });
  });

  test('DP-27 DP-F18 flick, event, then the other', () => {
    const table = tableOf();
    expect(table.refusal(1, { type: 'flick', aim: 0, power: 500 }).refused.type).toBe('not-your-turn');
    expect(table.refusal(0, { type: 'end' }).refused.type).toBe('flick-first');
    idle(table, 0);
    expect(table.rules.active(table.state)).toEqual([1]);
    expect(table.refusal(-2, { type: 'end' }).refused.type).toBe('not-seated');
  });
});

describe('the French characters', () => {
  const french = (
    ...characters: ['turnkey' | 'brute' | 'acrobat' | 'scholar', 'turnkey' | 'brute' | 'acrobat' | 'scholar']
  ) => ({ ruleset: 'fr', characters }) as const;

  test('DP-F1 DP-F2 DP-F3 DP-C8 an acrobat starts with 12 HP and never has more', () => {
    const table = tableOf(french('acrobat', 'brute'), state => put(state, 0, 10.5, 7.5));
    expect(table.state.characters.map(({ hp }) => hp)).toEqual([12, 18]);
    line(table, 0, RIGHT);
    expect(table.state.characters[0].hp).toBe(12);
  });

  test('DP-C8 the first wall touched in an own turn costs an acrobat nothing, the second does', () => {
    const table = tableOf(french('acrobat', 'turnkey'), state => put(state, 0, 8.5, 2.5));
    line(table, 0, UP);
    expect([table.state.characters[0].hp, table.state.struck]).toEqual([12, true]);
    draws(table, 'second-wind');
    line(table, 0, UP);
    expect(table.state.characters[0].hp).toBe(11);
  });

  test('DP-C8 a brute’s lengths spread half as much again', () => {
    const table = tableOf(french('brute', 'turnkey'));
    const [brute, turnkey] = [0, 1].map(seat =>
      flickOf(table.rules.content, table.state, seat, { aim: 0, power: 500, cause: 'turn' }),
    );
    expect(brute?.wobble).toBe((turnkey?.wobble ?? 0) * 1.5);
    expect(brute?.angle).toBe(turnkey?.angle);
  });

  test('DP-C8 a scholar starts with a junk card that can be kept', () => {
    const table = tableOf(french('scholar', 'turnkey'));
    const cards = table.rules.actions(table.state, -1);
    expect(cards).toHaveLength(14);
    table.chance({ type: 'junk', card: 'tonic' });
    expect(table.state.characters[0].hand).toEqual(['tonic']);
    expect(currentStep(table.state)).toMatchObject({ type: 'aim', seat: 0 });
  });
});
