import { describe, expect, test } from 'vitest';
import type { Action, Options } from './action.ts';
import { currentStep } from './agenda.ts';
import { contentOf } from './content.ts';
import { LINES, TETROMINOES, TROMINOES } from './polyomino.ts';
import { columnOf, isInLarge, NEIGHBOURS, SIDE, type Square, squareAt, squaresOfLarge } from './square.ts';
import type { State } from './state.ts';
import {
  BARE,
  CHEST,
  column,
  draws,
  give,
  idle,
  line,
  NORTH_TREASURE,
  put,
  RIGHT,
  SOUTH_TREASURE,
  type Table,
  tableOf,
  typesOf,
  UP,
} from './tests/table.ts';
import { DEFAULTS } from './tests/usual.ts';
import { placements } from './walls.ts';

const content = contentOf({ ...DEFAULTS, dungeon: BARE });

/** Seat 0 has drawn a wall card and rolled. */
function wallCard(
  red: number,
  black: number,
  change: (state: State) => void = () => {},
  { card = 'rampart', ...options }: Partial<Options> & { readonly card?: 'rampart' | 'crooked' } = {},
): Table {
  const table = tableOf(options, change);
  table.play(0, { type: 'flick', aim: 0, power: 0 });
  draws(table, card);
  table.chance({ type: 'roll', red, black });
  return table;
}

const FRENCH = { ruleset: 'fr' } as const;

const place = (squares: readonly Square[]) => ({ type: 'place', squares }) as const;

describe('the shapes', () => {
  test('DP-35 DP-41 two lines, six trominoes, nineteen tetrominoes', () => {
    expect([LINES.length, TROMINOES.length, TETROMINOES.length]).toEqual([2, 6, 19]);
  });

  test('DP-23 DP-24 DP-F12 red 2, black 5 is columns 4 to 6, rows 13 to 15', () => {
    const squares = squaresOfLarge(2, 5);
    expect(squares).toEqual([12, 13, 14].flatMap(row => [3, 4, 5].map(across => squareAt(across, row))));
  });

  test('DP-36 DP-Q15 DP-F13 every wall with a square in the large one is listed, and once', () => {
    const table = wallCard(3, 3);
    const lines = table.rules.actions(table.state, 0);
    expect(lines).toHaveLength(36);
    const crooked = wallCard(4, 3, undefined, { card: 'crooked' });
    const walls = crooked.rules.actions(crooked.state, 0);
    expect(new Set(walls.map(wall => JSON.stringify(wall))).size).toBe(walls.length);
    expect(walls.length).toBeGreaterThan(300);
    expect(table.refusal(0, place(column(12, 6, 9)))).toEqual({
      refused: { type: 'wall-off-dice', red: 3, black: 3 },
      rule: 'DP-36',
    });
  });

  test('DP-35 squares in another order are the same wall; another shape is refused', () => {
    const table = wallCard(3, 3);
    expect(table.refusal(0, place([squareAt(6, 6), squareAt(7, 6)])).refused.type).toBe('wall-shape');
    expect(table.refusal(0, place([squareAt(6, 6), squareAt(7, 6), squareAt(6, 7), squareAt(7, 7)])).refused.type).toBe(
      'wall-shape',
    );
    expect(table.refusal(0, { type: 'place', squares: 'here' }).refused.type).toBe('wall-off-sheet');
    expect(table.refusal(0, { type: 'end' })).toMatchObject({ refused: { type: 'place-first' } });
    table.play(0, place(column(6, 6, 9).toReversed()));
    expect(table.state.walls).toEqual(column(6, 6, 9));
  });
});

describe('the limits', () => {
  test('DP-36 a wall over a character is refused', () => {
    const table = wallCard(3, 3, state => put(state, 1, 7.5, 7.5));
    expect(table.refusal(0, place(column(7, 6, 9)))).toEqual({
      refused: { type: 'wall-on-character', seat: 1, squares: [squareAt(7, 7)] },
      rule: 'DP-36',
    });
    const onEdge = wallCard(3, 3, state => put(state, 1, 7, 7.5));
    expect(onEdge.refusal(0, place(column(7, 6, 9))).refused.type).toBe('wall-on-character');
    expect(onEdge.refusal(0, place(column(6, 6, 9))).refused.type).toBe('wall-on-character');
  });

  test('DP-Q14 a wall that cuts somebody off is refused, one with a detour is not', () => {
    const row = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => squareAt(from + i, 9));
    const gap = (state: State) => {
      state.walls = [...row(0, 5), ...row(10, 17)];
    };
    const shut = wallCard(3, 4, gap);
    expect(shut.refusal(0, place(row(6, 9)))).toEqual({
      refused: { type: 'wall-shuts-in', seat: 0, squares: row(6, 9) },
      rule: 'DP-36',
    });
    const detour = wallCard(3, 4, state => {
      gap(state);
      state.walls = state.walls.filter(square => square !== squareAt(17, 9));
    });
    detour.play(0, place(row(6, 9)));
    expect(detour.state.walls).toContain(squareAt(7, 9));
  });

  test('DP-F13 by the French rules walls cover cells, padding and treasures', () => {
    const table = wallCard(1, 1, undefined, FRENCH);
    const walls = table.rules.actions(table.state, 0) as readonly { readonly squares: readonly Square[] }[];
    for (const square of [squareAt(1, 2), squareAt(4, 0)])
      expect(walls.some(({ squares }) => squares.includes(square))).toBe(true);
    const far = wallCard(6, 1, undefined, FRENCH);
    far.play(0, place(column(16, 0, 3)));
    put(far.state, 0, 13.5, 1.5);
    idle(far, 1);
    line(far, 0, RIGHT);
    expect(far.state.characters[0].carries).toBe(false);
    expect(far.state.characters[0].hp).toBe(14);
  });

  test('DP-F13 DP-16 padding under a wall hurts, and is padding again once that is dug away', () => {
    const padding = squareAt(4, 4);
    const hurt = (change: (state: State) => void): number => {
      const table = tableOf(FRENCH, state => {
        put(state, 0, 4.5, 8.5);
        change(state);
      });
      line(table, 0, UP);
      return table.state.characters[0].hp;
    };
    const table = wallCard(2, 2, undefined, FRENCH);
    table.play(0, place(column(4, 2, 5)));
    expect(table.state.walls).toContain(padding);
    expect(hurt(state => (state.walls = [padding]))).toBe(14);
    expect(hurt(() => {})).toBe(15);
  });

  /** A wall across the whole sheet below the third row but for columns 7 to 10; seat 1 is above it. */
  const acrossSheet = (state: State): void => {
    state.walls = Array.from({ length: SIDE }, (_, across) => squareAt(across, 4)).filter(
      square => columnOf(square) < 6 || columnOf(square) > 9,
    );
  };
  const gate = [6, 7, 8, 9].map(across => squareAt(across, 4));

  test('DP-F13 by the French rules a way may be cut, but nobody is left on the smaller part', () => {
    const both = wallCard(
      3,
      2,
      state => {
        acrossSheet(state);
        put(state, 1, 9.5, 9.5);
      },
      FRENCH,
    );
    both.play(0, place(gate));
    expect(both.state.walls).toEqual(expect.arrayContaining(gate));
    const above = wallCard(3, 2, acrossSheet, FRENCH);
    expect(above.refusal(0, place(gate))).toEqual({
      refused: { type: 'wall-shuts-in', seat: 1, squares: gate },
      rule: 'DP-36',
    });
  });

  test('DP-Q42 safe walls: the English limits hold by the French rules, too', () => {
    const table = wallCard(
      3,
      2,
      state => {
        acrossSheet(state);
        put(state, 1, 9.5, 9.5);
      },
      { ...FRENCH, safeWalls: true },
    );
    expect(table.refusal(0, place(gate)).refused.type).toBe('wall-shuts-in');
    const treasure = wallCard(6, 1, undefined, { ...FRENCH, safeWalls: true });
    expect(treasure.refusal(0, place(column(16, 0, 3))).refused.type).toBe('wall-on-treasure');
  });

  test('DP-F13 DP-Q36 by the French rules one lands on the floor where one stands', () => {
    const table = tableOf(FRENCH, state => {
      acrossSheet(state);
      state.walls.push(...gate);
      put(state, 1, 9.5, 9.5);
      give(state, 0, 'rune');
    });
    table.play(0, { type: 'use', card: 'rune' });
    table.chance({ type: 'roll', red: 3, black: 1 });
    expect(currentStep(table.state)).toEqual({ type: 'roll', seat: 0 });
    table.chance({ type: 'roll', red: 3, black: 2 });
    expect(table.rules.actions(table.state, 0)).toHaveLength(3);
  });

  test('DP-Q14 a carrier no longer needs the way to the treasure', () => {
    const pocket = (state: State) => {
      state.walls = [squareAt(15, 0), squareAt(15, 1), squareAt(15, 2), squareAt(16, 3), squareAt(17, 2)];
      state.walls.pop();
    };
    const wanted = wallCard(6, 1, pocket);
    const lid = [squareAt(17, 2), squareAt(17, 3), squareAt(17, 4), squareAt(17, 5)];
    expect(wanted.refusal(0, place(lid)).refused.type).toBe('wall-shuts-in');
    const carried = wallCard(6, 1, state => {
      pocket(state);
      state.characters[0].carries = true;
    });
    carried.play(0, place(lid));
    expect(carried.state.walls).toContain(squareAt(17, 2));
  });

  test('a wall may seal a chest but not a treasure, a cell or a padded wall', () => {
    const table = wallCard(2, 3);
    table.play(0, place(column(5, 6, 9)));
    put(table.state, 1, 3.5, 7.5);
    line(table, 1, RIGHT);
    expect(typesOf(table)).not.toContain('chest-passed');
    expect(table.state.walls).toContain(CHEST);
    const treasure = wallCard(6, 1);
    expect(treasure.refusal(0, place(column(16, 1, 4)))).toEqual({
      refused: { type: 'wall-on-treasure', squares: [NORTH_TREASURE] },
      rule: 'DP-Q14',
    });
    const cell = wallCard(2, 2);
    expect(cell.refusal(0, place(column(3, 1, 4))).refused.type).toBe('wall-on-cell');
    expect(cell.refusal(0, place(column(4, 4, 7))).refused.type).toBe('wall-on-padding');
  });

  test('DP-Q16 without room the card does nothing', () => {
    const walled = tableOf({}, state => {
      state.walls = squaresOfLarge(3, 3);
    });
    walled.play(0, { type: 'flick', aim: 0, power: 0 });
    draws(walled, 'stone');
    walled.chance({ type: 'roll', red: 3, black: 3 });
    expect(typesOf(walled)).toContain('card-fizzled');
    expect(walled.state.discards).toContain('stone');
    expect(walled.rules.active(walled.state)).toEqual([1]);
  });

  test('DP-Q17 whoever drew the card draws the wall, and nobody else', () => {
    const table = wallCard(3, 3);
    const first = place(column(6, 6, 9));
    expect(table.rules.active(table.state)).toEqual([0]);
    expect(table.refusal(1, first).refused.type).toBe('not-your-turn');
    table.play(0, first);
    table.play(1, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'crooked');
    table.chance({ type: 'roll', red: 3, black: 3 });
    const second = table.rules.actions(table.state, 1)[0];
    expect(table.rules.active(table.state)).toEqual([1]);
    expect(table.refusal(0, second).refused.type).toBe('not-your-turn');
    table.play(1, second as Action);
    expect(table.events.filter(({ type }) => type === 'wall-drawn')).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  });

  test('DP-Q40 Rising Rubble lies within two squares of the other, and not on anybody', () => {
    const table = tableOf({}, state => put(state, 1, 8.5, 8.5));
    table.play(0, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'rubble');
    expect(currentStep(table.state)).toMatchObject({ type: 'place', shape: 'rubble', seat: 0 });
    expect(table.refusal(0, place(column(12, 8, 10))).refused).toEqual({ type: 'wall-far', within: 2 });
    table.play(0, place(column(10, 8, 10)));
    expect(table.state.walls).toHaveLength(3);
  });

  test('DP-Q14 what the near look accepts, a full search accepts, and the other way round', () => {
    const table = tableOf({}, state => {
      state.walls = [...column(9, 0, 5), ...column(9, 9, 17), ...column(4, 6, 12), ...column(13, 3, 9)];
    });
    const wrong = ROLLS.flatMap(([red, black]) => {
      table.state.dice = [red, black];
      const listed = new Set(placements(content, table.state, 0, 'tetromino').map(({ squares }) => squares.join()));
      return tetrominoesIn(red, black).filter(squares => listed.has(squares.join()) !== isLegal(table.state, squares));
    });
    expect(wrong).toEqual([]);
  });
});

/** Every third of the 36 rolls, all over the sheet: the slow search takes its time. */
const ROLLS = Array.from({ length: 36 }, (_, i) => [Math.floor(i / 6) + 1, (i % 6) + 1] as const).filter(
  ([red, black]) => (red + black) % 3 === 0,
);

/** Tetrominoes with the upper left corner of their bounding box in a large square, and a square of their own too. */
function tetrominoesIn(red: number, black: number): Square[][] {
  return squaresOfLarge(red, black).flatMap(corner =>
    TETROMINOES.filter(form => form.every(([x, y]) => (corner % 18) + x < 18 && Math.floor(corner / 18) + y < 18))
      .map(form => form.map(([across, down]) => corner + across + 18 * down))
      .filter(squares => squares.some(square => isInLarge(square, red, black))),
  );
}

/** DP-36 and DP-Q14 once more, slowly. */
function isLegal(state: State, squares: readonly Square[]): boolean {
  if (squares.some(square => content.kept[square] === 1)) return false;
  const solid = new Set([
    ...state.walls,
    ...squares,
    ...content.sheet.features.flatMap((feature, i) => (feature === 'padded' ? [i] : [])),
  ]);
  const under = state.characters.map(({ x, y }) => squareAt(Math.floor(x / 1024), Math.floor(y / 1024)));
  if (under.some(square => squares.includes(square))) return false;
  const goals = [
    [squareAt(15, 15), under[0], NORTH_TREASURE],
    [squareAt(2, 2), under[1], SOUTH_TREASURE],
  ] as Square[][];
  return goals.every(([cell, ...others]) => {
    const reached = new Set([cell as Square]);
    for (const square of reached)
      for (const next of NEIGHBOURS[square] as readonly Square[]) if (!solid.has(next)) reached.add(next);
    return others.every(goal => reached.has(goal));
  });
}

describe('the magic wall', () => {
  const stone = () => {
    const table = tableOf();
    table.play(0, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'stone');
    table.chance({ type: 'roll', red: 3, black: 3 });
    table.play(0, place([squareAt(7, 7)]));
    return table;
  };

  test('DP-47 DP-Q29 it grows from the turn after, one square a turn, beside the last one', () => {
    const table = stone();
    expect(table.rules.active(table.state)).toEqual([1]);
    expect(table.refusal(1, { type: 'grow', square: squareAt(9, 9) }).refused.type).toBe('stone-apart');
    table.play(1, { type: 'grow', square: squareAt(7, 8) });
    expect(table.refusal(1, { type: 'grow', square: squareAt(7, 9) }).refused.type).toBe('stone-grown');
    idle(table, 1);
    expect(currentStep(table.state)).toMatchObject({ type: 'aim', seat: 0 });
    table.play(0, { type: 'grow', square: squareAt(7, 9) });
    expect(table.state.walls).toEqual([squareAt(7, 7), squareAt(7, 8), squareAt(7, 9)]);
  });

  test('whoever ends a turn without it has forgotten it for good', () => {
    const table = stone();
    idle(table, 1);
    expect(currentStep(table.state)).toMatchObject({ type: 'end', seat: 1 });
    table.play(1, { type: 'end' });
    expect(typesOf(table)).toContain('stone-forgotten');
    expect(table.state.discards).toContain('stone');
    expect(table.refusal(0, { type: 'grow', square: squareAt(7, 8) }).refused.type).toBe('stone-resting');
  });

  test('boxed in, it rests, and asks again next turn', () => {
    const table = stone();
    const around = [squareAt(7, 6), squareAt(8, 7), squareAt(7, 8), squareAt(6, 7)];
    table.state.walls.push(...around);
    expect(table.refusal(1, { type: 'grow', square: squareAt(7, 8) }).refused.type).toBe('wall-on-wall');
    idle(table, 1);
    expect(table.state.stone).not.toBeNull();
    expect(currentStep(table.state)).toMatchObject({ type: 'aim', seat: 0 });
    table.state.walls = table.state.walls.filter(square => square !== squareAt(8, 7));
    expect(table.rules.actions(table.state, 0)).toContainEqual({ type: 'grow', square: squareAt(8, 7) });
  });

  test('DP-Q29 Sapper’s Pick takes its last square, and with the first the whole of it', () => {
    const table = stone();
    table.play(1, { type: 'grow', square: squareAt(7, 8) });
    idle(table, 1);
    give(table.state, 0, 'pick');
    put(table.state, 0, 9.5, 8.5);
    table.play(0, { type: 'use', card: 'pick' });
    expect(table.refusal(0, { type: 'dig', square: squareAt(1, 1) }).refused.type).toBe('not-drawn');
    table.play(0, { type: 'dig', square: squareAt(7, 8) });
    expect(table.state.stone?.squares).toEqual([squareAt(7, 7)]);
    give(table.state, 0, 'pick');
    table.play(0, { type: 'use', card: 'pick' });
    table.play(0, { type: 'dig', square: squareAt(7, 7) });
    expect([table.state.stone, table.state.walls]).toEqual([null, []]);
    expect(table.state.discards).toContain('stone');
  });
});
