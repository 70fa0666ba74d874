import { describe, expect, test } from 'vitest';
import { squareAt, UNIT } from './square.ts';
import type { State } from './state.ts';
import { CHEST, draws, give, line, NORTH_TREASURE, put, RIGHT, type Table, tableOf, UP } from './tests/table.ts';

/** Seat 0 slips on its flick and draws a card. */
function slips(card: Parameters<typeof draws>[1], change?: (state: State) => void): Table {
  const table = tableOf({}, change);
  table.play(0, { type: 'flick', aim: 40, power: 0 });
  draws(table, card);
  return table;
}

const at = (squares: number): number => squares * UNIT;

describe('events', () => {
  test('DP-11 DP-15 DP-28 a flick, how it went, and the card that follows', () => {
    expect(slips('bolted').events).toEqual([
      { type: 'flicked', seat: 0, aim: 40, power: 0, cause: 'turn' },
      { type: 'flick-failed', seat: 0 },
      { type: 'event-drawn', seat: 0, card: 'bolted' },
      { type: 'table-bolted' },
      { type: 'turn-began', seat: 1, number: 1 },
    ]);
  });

  test('DP-46 DP-14 DP-18 DP-21 a spun line through a chest into a wall', () => {
    const table = tableOf({}, state => {
      put(state, 0, 3.5, 7.5);
      state.characters[0].hp = 1;
      state.walls = [squareAt(7, 7)];
    });
    line(table, 0, RIGHT);
    table.chance({ type: 'junk', card: 'spoon' });
    const [x, y, toX] = [at(3.5), at(7.5), at(7) - 1];
    expect(table.events).toEqual([
      { type: 'relieved', seat: 0, effect: 'vane' },
      { type: 'card-spun', seat: 0, to: RIGHT },
      { type: 'line-drawn', seat: 0, x, y, toX, toY: y, contact: 'wall' },
      { type: 'chest-passed', seat: 0, square: CHEST },
      { type: 'junk-drawn', seat: 0, card: 'spoon' },
      { type: 'hp-lost', seat: 0, by: 1, hp: 0, cause: 'wall' },
      { type: 'character-died', seat: 0 },
      { type: 'game-ended', end: { type: 'death', winner: 1 } },
    ]);
  });

  test('DP-14 DP-16 what a line ran into: nothing, padding, or a wall', () => {
    const contactFrom = (across: number, down: number): unknown => {
      const table = tableOf({}, state => put(state, 0, across, down));
      line(table, 0, UP);
      return table.events.find(({ type }) => type === 'line-drawn');
    };
    expect(contactFrom(9.5, 12.5)).toMatchObject({ contact: 'none', toY: at(7.5) });
    expect(contactFrom(2.5, 6.5)).toMatchObject({ contact: 'padded', toY: at(5) + 1 });
    expect(contactFrom(9.5, 2.5)).toMatchObject({ contact: 'wall', toY: 1 });
  });

  test('DP-9 DP-20 the treasure, and in beginner mode what it gives', () => {
    const table = tableOf({ beginner: true }, state => {
      put(state, 0, (NORTH_TREASURE % 18) + 0.5, 4.5);
      state.characters[0].hp = 12;
    });
    line(table, 0, UP);
    expect(table.events.slice(3, 5)).toEqual([
      { type: 'treasure-taken', seat: 0 },
      { type: 'hp-gained', seat: 0, by: 3, hp: 15, cause: 'treasure' },
    ]);
  });

  test('DP-50 DP-26 a coin, and whom it meant', () => {
    const told = (heads: boolean): unknown[] => {
      const table = slips('jailer');
      table.chance({ type: 'coin', heads });
      return table.events.slice(3, 5);
    };
    expect(told(true)).toEqual([
      { type: 'coin-tossed', seat: 0, heads: true },
      { type: 'hp-lost', seat: 0, by: 2, hp: 13, cause: 'jailer' },
    ]);
    expect(told(false)[1]).toMatchObject({ seat: 1, hp: 13 });
  });

  test('the plague, and who stands in it', () => {
    const table = slips('plague', state => put(state, 1, 7.5, 7.5));
    table.chance({ type: 'roll', red: 3, black: 3 });
    expect(table.events.slice(3, 6)).toEqual([
      { type: 'dice-rolled', seat: 0, dice: [3, 3] },
      { type: 'plague-drawn', red: 3, black: 3 },
      { type: 'hp-lost', seat: 1, by: 1, hp: 14, cause: 'plague' },
    ]);
  });

  test('DP-47 DP-Q29 the magic wall: drawn, dug away, over', () => {
    const table = slips('stone');
    table.chance({ type: 'roll', red: 3, black: 3 });
    table.play(0, { type: 'place', squares: [squareAt(7, 7)] });
    expect(table.events).toContainEqual({ type: 'wall-drawn', seat: 0, squares: [squareAt(7, 7)], shape: 'stone' });
    give(table.state, 1, 'pick');
    put(table.state, 1, 9.5, 7.5);
    table.play(1, { type: 'use', card: 'pick' });
    table.play(1, { type: 'dig', square: squareAt(7, 7) });
    expect(table.events.slice(-3)).toEqual([
      { type: 'junk-used', seat: 1, card: 'pick' },
      { type: 'wall-removed', seat: 1, square: squareAt(7, 7) },
      { type: 'stone-gone' },
    ]);
  });

  test('Long Fingers: who takes what from whom', () => {
    const table = tableOf({}, state => {
      put(state, 0, 8.5, 8.5);
      put(state, 1, 9.5, 8.5);
      give(state, 0, 'fingers');
      give(state, 1, 'spoon', 'loaf');
    });
    table.play(0, { type: 'use', card: 'fingers' });
    table.chance({ type: 'pilfer', card: 'loaf' });
    expect(table.events.at(-1)).toEqual({ type: 'junk-stolen', seat: 0, card: 'loaf', from: 1 });
  });

  test('DP-C8 DP-Q37 what spared somebody a touch: a coat, or the own feet', () => {
    const walled = (state: State): void => {
      put(state, 0, 3.5, 12.5);
      state.walls = [squareAt(6, 12)];
    };
    const acrobat = tableOf({ ruleset: 'fr', characters: ['acrobat', 'turnkey'] }, walled);
    line(acrobat, 0, RIGHT);
    expect(acrobat.events).toContainEqual({ type: 'touch-spared', seat: 0, how: 'acrobat' });
    const coated = tableOf({}, walled);
    give(coated.state, 0, 'coat');
    line(coated, 0, RIGHT);
    coated.play(0, { type: 'use', card: 'coat' });
    expect(coated.events).toContainEqual({ type: 'touch-spared', seat: 0, how: 'coat' });
  });
});
