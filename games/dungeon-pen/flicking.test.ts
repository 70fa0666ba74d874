import { describe, expect, test } from 'vitest';
import { stateHash } from '../../kernel/chance.ts';
import { SPREAD } from './data.ts';
import { QUARTER_TURN } from './direction.ts';
import { squareAt, UNIT } from './square.ts';
import { CHEST, DOWN, draws, flick, idle, LEFT, line, put, RIGHT, tableOf, typesOf, UP, where } from './tests/table.ts';

const HAIR = 1 / UNIT;

describe('the line', () => {
  test('DP-11 DP-13 a line that ends before any wall moves the character and leaves one cross', () => {
    const table = tableOf({}, state => put(state, 0, 6.5, 12.5));
    const crosses = table.state.characters[0].trail.length;
    line(table, 0, RIGHT);
    expect(where(table.state, 0)).toEqual([11.5, 12.5]);
    expect(table.state.characters[0].hp).toBe(15);
    expect(table.state.characters[0].trail.length).toBe(crosses + 3);
    expect(table.state.characters[0].trail.slice(-3)).toEqual([11.5 * UNIT, 12.5 * UNIT, 1]);
  });

  test('DP-14 a line that would cross two walls stops at the first and costs 1 HP', () => {
    const table = tableOf({}, state => {
      put(state, 0, 6.5, 12.5);
      state.walls = [squareAt(9, 12), squareAt(11, 12)];
    });
    line(table, 0, RIGHT);
    expect(where(table.state, 0)).toEqual([9 - HAIR, 12.5]);
    expect(table.state.characters[0].hp).toBe(14);
    expect(table.state.characters[0].hits).toBe(1);
  });

  test('DP-16 DP-Q11 a padded wall stops the line and costs nothing', () => {
    const table = tableOf({}, state => put(state, 0, 6.5, 3.5));
    line(table, 0, LEFT);
    expect(where(table.state, 0)).toEqual([1.5, 3.5]);
    draws(table, 'bolted');
    put(table.state, 1, 15.5, 10.5);
    line(table, 1, DOWN);
    expect(where(table.state, 1)).toEqual([15.5, 13 - HAIR]);
    expect(table.state.characters[1].hp).toBe(15);
    expect(table.state.struck).toBe(false);
  });

  test('DP-Q5 whoever stands at a wall may leave it for nothing; into it costs 1 HP and leads nowhere', () => {
    const table = tableOf({}, state => {
      put(state, 0, 6.5, 12.5);
      state.walls = [squareAt(9, 12)];
    });
    line(table, 0, RIGHT);
    draws(table, 'bolted');
    idle(table, 1);
    line(table, 0, RIGHT);
    expect(where(table.state, 0)).toEqual([9 - HAIR, 12.5]);
    expect(table.state.characters[0].hp).toBe(13);
    draws(table, 'numbness');
    idle(table, 1);
    line(table, 0, LEFT);
    expect(where(table.state, 0)).toEqual([4 - HAIR, 12.5]);
    expect(table.state.characters[0].hp).toBe(13);
  });

  test('DP-Q4 the border stops a line and costs 1 HP', () => {
    const table = tableOf({}, state => put(state, 0, 2.5, 12.5));
    line(table, 0, LEFT);
    expect(where(table.state, 0)).toEqual([HAIR, 12.5]);
    expect(table.state.characters[0].hp).toBe(14);
  });

  test('the same picks give the same place to the bit', () => {
    const ends = [1, 2].map(() => {
      const table = tableOf({ dungeon: 'spiral' });
      table.play(0, { type: 'flick', aim: 10_777, power: 913 });
      table.chance({ type: 'sway', by: 201 }, { type: 'reach', by: 7 });
      return stateHash(table.state);
    });
    expect(ends[0]).toBe(ends[1]);
    const table = tableOf({ dungeon: 'spiral' });
    table.play(0, { type: 'flick', aim: 10_777, power: 913 });
    table.chance({ type: 'sway', by: 201 }, { type: 'reach', by: 7 });
    expect([table.state.characters[0].x, table.state.characters[0].y]).toMatchInlineSnapshot(`
      [
        12289,
        15826,
      ]
    `);
  });

  test('DP-15 DP-Q13 a failed flick moves nothing, draws its event, and the turn passes', () => {
    const table = tableOf({}, state => state.characters[0].effects.push('weak'));
    table.play(0, { type: 'flick', aim: 0, power: 27 });
    expect(typesOf(table)).toContain('flick-failed');
    expect(where(table.state, 0)).toEqual([15.5, 15.5]);
    expect(table.state.characters[0].effects).toEqual(['weak']);
    draws(table, 'bolted');
    expect(table.rules.active(table.state)).toEqual([1]);
  });

  test('DP-Q13 a quarter of a square is the least, and odd numbers are refused', () => {
    const table = tableOf();
    expect(table.refusal(0, { type: 'flick', aim: 14_400, power: 5 }).refused.type).toBe('no-such-aim');
    expect(table.refusal(0, { type: 'flick', aim: 1.5, power: 5 }).refused.type).toBe('no-such-aim');
    expect(table.refusal(0, { type: 'flick', aim: 5, power: 1001 }).refused.type).toBe('no-such-power');
    table.play(0, { type: 'flick', aim: 10_800, power: 28 });
    expect(table.rules.active(table.state)).toEqual([-1]);
    expect(typesOf(table)).not.toContain('flick-failed');
  });
});

describe('things on the way', () => {
  test('DP-18 a chest beyond the wall gives nothing, one before it gives junk', () => {
    const beyond = tableOf({}, state => {
      put(state, 0, 3.5, 7.5);
      state.walls = [squareAt(4, 7)];
    });
    line(beyond, 0, RIGHT);
    expect(typesOf(beyond)).not.toContain('chest-passed');
    const before = tableOf({}, state => {
      put(state, 0, 3.5, 7.5);
      state.walls = [squareAt(6, 7)];
    });
    line(before, 0, RIGHT);
    before.chance({ type: 'junk', card: 'spoon' });
    expect(before.state.characters[0]).toMatchObject({ hand: ['spoon'], hp: 14 });
  });

  test('DP-17 DP-Q6 one line through two chests and a potion gives two cards and 1 HP', () => {
    const table = tableOf({}, state => {
      put(state, 0, 4.5, 7.5);
      state.characters[0].hp = 10;
    });
    flick(table, 0, QUARTER_TURN, 900);
    table.chance({ type: 'junk', card: 'spoon' }, { type: 'junk', card: 'loaf' });
    expect(table.state.characters[0]).toMatchObject({ hand: ['spoon', 'loaf'], hp: 11 });
    expect(typesOf(table).filter(type => type.endsWith('passed'))).toEqual([
      'chest-passed',
      'chest-passed',
      'potion-passed',
    ]);
  });

  test('DP-19 a potion has two strokes, then nothing', () => {
    const table = tableOf({}, state => {
      put(state, 0, 9.5, 7.5);
      state.characters[0].hp = 10;
      state.strokes = [1];
    });
    line(table, 0, RIGHT);
    expect([table.state.strokes, table.state.characters[0].hp]).toEqual([[2], 11]);
    draws(table, 'bolted');
    idle(table, 1);
    line(table, 0, LEFT);
    expect([table.state.strokes, table.state.characters[0].hp]).toEqual([[2], 11]);
  });

  test('DP-22 DP-Q10 at full HP the stroke is made all the same', () => {
    const table = tableOf({}, state => put(state, 0, 9.5, 7.5));
    line(table, 0, RIGHT);
    expect([table.state.strokes, table.state.characters[0].hp]).toEqual([[1], 15]);
  });

  test('DP-Q8 a flick that starts inside a chest does not open it', () => {
    const table = tableOf({}, state => put(state, 0, 5.5, 7.5));
    line(table, 0, LEFT);
    expect(typesOf(table)).not.toContain('chest-passed');
  });

  test('DP-Q9 the same chest gives junk however often it is passed, and to both', () => {
    const table = tableOf({}, state => {
      put(state, 0, 2.5, 7.5);
      put(state, 1, 5.5, 4.5);
    });
    line(table, 0, RIGHT);
    table.chance({ type: 'junk', card: 'coat' });
    draws(table, 'bolted');
    line(table, 1, DOWN);
    table.chance({ type: 'junk', card: 'bane' });
    draws(table, 'fists');
    put(table.state, 0, 2.5, 7.5);
    line(table, 0, RIGHT);
    table.chance({ type: 'junk', card: 'die' });
    expect(table.state.characters.map(({ hand }) => hand)).toEqual([['coat', 'die'], ['bane']]);
    expect(table.events.filter(({ type }) => type === 'chest-passed')).toEqual(
      [0, 1, 0].map(seat => ({ type: 'chest-passed', seat, square: CHEST })),
    );
  });

  test('DP-9 DP-20 DP-F15 the treasure is taken, and in beginner mode worth 5 HP up to the start', () => {
    for (const [beginner, hp] of [
      [false, 8],
      [true, 13],
    ] as const) {
      const table = tableOf({ beginner }, state => {
        put(state, 0, 16.5, 4.5);
        state.characters[0].hp = 8;
      });
      line(table, 0, UP);
      expect(table.state.characters[0]).toMatchObject({ carries: true, hp: hp - 1 });
    }
    const full = tableOf({ beginner: true }, state => put(state, 0, 14.5, 1.5));
    line(full, 0, RIGHT);
    expect(full.state.characters[0]).toMatchObject({ carries: true, hp: 14 });
  });

  test('DP-Q12 the own treasure and the other character are passed without effect', () => {
    const table = tableOf({}, state => {
      put(state, 0, 3.5, 16.5);
      put(state, 1, 2.5, 16.5);
    });
    line(table, 0, LEFT);
    expect(table.state.characters.map(({ carries }) => carries)).toEqual([false, false]);
    expect(where(table.state, 1)).toEqual([2.5, 16.5]);
  });
});

describe('getting home', () => {
  const carrier = (hp: number) => (state: Parameters<typeof put>[0]) => {
    put(state, 0, 11.5, 15.5);
    Object.assign(state.characters[0], { carries: true, hp });
  };

  test('DP-6 DP-Q7 a carrier who enters the own cell has won, whatever comes after it', () => {
    const table = tableOf({}, state => {
      carrier(1)(state);
      put(state, 0, 12.5, 15.5);
      state.walls = [squareAt(15, 15)];
    });
    line(table, 0, RIGHT);
    expect(table.state.end).toEqual({ type: 'treasure', winner: 0 });
    expect(table.rules.outcome(table.state)).toMatchObject({ places: [1, 2], notes: { treasureWins: 1 } });
  });

  test('DP-7 DP-21 a wall before the cell kills a carrier with 1 HP', () => {
    const table = tableOf({}, state => {
      carrier(1)(state);
      state.walls = [squareAt(13, 15)];
    });
    line(table, 0, RIGHT);
    expect(table.state.end).toEqual({ type: 'death', winner: 1 });
    expect(table.rules.outcome(table.state)?.places).toEqual([0, 1]);
  });

  test('after a winning flick no event is drawn', () => {
    const table = tableOf({}, carrier(15));
    line(table, 0, RIGHT);
    expect(table.rules.active(table.state)).toEqual([]);
    expect(typesOf(table)).not.toContain('event-drawn');
  });

  test('DP-Q39 DP-Q23 whoever is sent back into the own cell with the treasure has won', () => {
    const table = tableOf();
    line(table, 0, LEFT);
    table.state.characters[0].carries = true;
    draws(table, 'past');
    expect(table.state.end).toEqual({ type: 'treasure', winner: 0 });
  });
});

describe('extra and spun flicks', () => {
  test('DP-44 DP-Q38 DP-Q21 a sacrifice that hits a wall costs 1 HP, one that does not costs 3, without an event', () => {
    const hp = (place: [number, number], to: number) => {
      const table = tableOf({}, state => put(state, 1, ...place));
      table.play(0, { type: 'flick', aim: 0, power: 0 });
      draws(table, 'sacrifice');
      line(table, 1, to);
      expect(table.rules.active(table.state)).toEqual([1]);
      expect(table.state.agenda.at(-1)).toMatchObject({ type: 'aim', cause: 'turn', seat: 1 });
      return table.state.characters[1].hp;
    };
    expect(hp([2.5, 8.5], LEFT)).toBe(14);
    expect(hp([15.5, 11.5], DOWN)).toBe(12);
    expect(hp([8.5, 8.5], DOWN)).toBe(12);
  });

  test('DP-Q38 a failed sacrifice is no hit', () => {
    const table = tableOf();
    table.play(0, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'sacrifice');
    table.play(1, { type: 'flick', aim: 0, power: 0 });
    expect(table.state.characters[1].hp).toBe(12);
  });

  test('DP-46 DP-Q25 the spun card flies five squares, collects, and the event follows', () => {
    const table = tableOf({}, state => {
      put(state, 1, 3.5, 7.5);
      state.characters[1].effects = ['weak'];
    });
    table.play(0, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'vane');
    expect(table.refusal(1, { type: 'flick', aim: 0, power: 500 })).toMatchObject({
      refused: { type: 'spin-instead' },
    });
    table.play(1, { type: 'spin' });
    table.chance({ type: 'point', to: RIGHT }, { type: 'junk', card: 'spoon' });
    expect(where(table.state, 1)).toEqual([8.5, 7.5]);
    expect(table.state.characters[1].effects).toEqual([]);
    table.chance({ type: 'junk', card: 'loaf' });
    draws(table, 'bolted');
    expect(table.state.characters[1].hand).toEqual(['spoon', 'loaf']);
  });

  test('DP-41 Second Wind grants a flick with the good hand', () => {
    const table = tableOf({}, state => {
      state.characters[0].effects = ['full'];
      put(state, 0, 6.5, 12.5);
    });
    table.play(0, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'second-wind');
    table.play(0, { type: 'flick', aim: QUARTER_TURN, power: 500 });
    expect(table.state.agenda.at(-1)).toMatchObject({ type: 'sway', flick: { angle: SPREAD.angle } });
    table.chance({ type: 'sway', by: 128 }, { type: 'reach', by: 32 });
    expect(table.rules.active(table.state)).toEqual([1]);
  });
});

test('DP-Q8 a line that begins on the rim of a chest or of the plague enters it', () => {
  const table = tableOf({}, state => {
    put(state, 0, 5, 7.5);
    state.plague = { red: 2, black: 3 };
  });
  line(table, 0, RIGHT);
  table.chance({ type: 'junk', card: 'spoon' });
  expect(table.state.characters[0]).toMatchObject({ hp: 15, hand: ['spoon'] });
  const other = tableOf({}, state => {
    put(state, 0, 6, 7.5);
    state.plague = { red: 3, black: 3 };
  });
  line(other, 0, RIGHT);
  expect(other.state.characters[0].hp).toBe(14);
});

test('DP-Q32 the plague costs 1 HP where one stands and where a line enters it', () => {
  const table = tableOf({}, state => {
    put(state, 0, 7.5, 13.5);
    put(state, 1, 7.5, 11.5);
  });
  table.play(0, { type: 'flick', aim: 0, power: 0 });
  draws(table, 'plague');
  table.chance({ type: 'roll', red: 3, black: 4 });
  expect(table.state.characters.map(({ hp }) => hp)).toEqual([15, 14]);
  line(table, 1, LEFT);
  expect(table.state.characters[1].hp).toBe(14);
  draws(table, 'bolted');
  line(table, 0, UP);
  expect(table.state.characters[0].hp).toBe(14);
});
