import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { HALF_TURN, QUARTER_TURN } from './direction.ts';
import { squareAt } from './square.ts';
import { draws, flick, give, idle, line, put, RIGHT, type Table, tableOf, where } from './tests/table.ts';

/** Another junk card, if the line has passed another chest. */
function junkLeft({ state }: Table): Action[] {
  return state.agenda.at(-1)?.type === 'junk' ? [{ type: 'junk', card: 'spoon' }] : [];
}

describe('answers to a flick', () => {
  test('Spare Pencil undoes the flick and all it did before the second one', () => {
    const table = tableOf({}, state => {
      put(state, 0, 3.5, 7.5);
      give(state, 0, 'pencil', 'coat');
      state.walls = [squareAt(7, 7)];
    });
    line(table, 0, RIGHT);
    table.chance({ type: 'junk', card: 'spoon' });
    table.play(0, { type: 'use', card: 'coat' });
    table.play(0, { type: 'use', card: 'pencil' });
    expect(where(table.state, 0)).toEqual([3.5, 7.5]);
    expect(table.state.characters[0]).toMatchObject({ hp: 15, hand: ['coat'], effects: ['vane'], hits: 0 });
    expect(table.state.agenda.at(-1)).toMatchObject({ type: 'aim', cause: 'turn' });
  });

  test('DP-Q37 a pencil drawn on the very line does not help it', () => {
    const table = tableOf({}, state => put(state, 0, 3.5, 7.5));
    line(table, 0, RIGHT);
    table.chance({ type: 'junk', card: 'pencil' }, { type: 'junk', card: 'spoon' });
    expect(table.rules.active(table.state)).toEqual([-1]);
    expect(table.state.agenda.at(-1)?.type).toBe('draw');
  });

  test('DP-Q37 DP-Q34 not even where the flick can be quibbled about', () => {
    const table = tableOf({ quibble: true }, state => put(state, 0, 3.5, 7.5));
    flick(table, 0, QUARTER_TURN, 500);
    table.chance({ type: 'junk', card: 'pencil' }, ...junkLeft(table));
    expect(table.state.agenda.at(-1)?.type).toBe('quibble');
  });

  test('DP-C8 DP-Q37 Spare Pencil gives back the free touch of an acrobat', () => {
    const table = tableOf({ ruleset: 'fr', characters: ['acrobat', 'turnkey'] }, state => {
      put(state, 0, 3.5, 12.5);
      give(state, 0, 'pencil');
      state.walls = [squareAt(6, 12)];
    });
    line(table, 0, RIGHT);
    expect(table.state.tumbled).toBe(true);
    table.play(0, { type: 'use', card: 'pencil' });
    expect(table.state).toMatchObject({ tumbled: false, before: null });
  });

  test('DP-Q37 Quilted Coat answers the wall, even one just drawn', () => {
    const table = tableOf({}, state => {
      put(state, 0, 3.5, 7.5);
      state.walls = [squareAt(6, 7)];
    });
    line(table, 0, RIGHT);
    table.chance({ type: 'junk', card: 'coat' });
    expect(table.refusal(0, { type: 'end' })).toMatchObject({ refused: { type: 'answer-first' }, rule: 'DP-Q37' });
    table.play(0, { type: 'use', card: 'coat' });
    expect(table.state.characters[0]).toMatchObject({ hp: 15, hand: [], hits: 1 });
  });

  test('DP-38 DP-Q34 a quibble rolls the spread again, once a game', () => {
    const table = tableOf({ quibble: true }, state => put(state, 0, 6.5, 12.5));
    flick(table, 0, QUARTER_TURN, 500);
    const first = where(table.state, 0);
    table.play(1, { type: 'quibble' });
    table.chance({ type: 'sway', by: 3 }, { type: 'reach', by: 60 });
    expect(where(table.state, 0)).not.toEqual(first);
    expect(table.state.characters[0].flicks).toBe(1);
    draws(table, 'bolted');
    idle(table, 1);
    flick(table, 0, HALF_TURN, 300);
    expect(table.rules.active(table.state)).toEqual([-1]);
  });
});
