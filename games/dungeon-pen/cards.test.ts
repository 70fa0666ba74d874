import { describe, expect, test } from 'vitest';
import { EVENT_NAMES, EVENT_TYPES, eventCard, JUNK_NAMES, junkCard, SUDDEN_WALLS } from './cards.ts';
import { contentOf } from './content.ts';
import { ICONS, SPREAD } from './data.ts';
import { DEGREE } from './direction.ts';
import { junkDeck } from './junk.ts';
import { flickOf } from './spread.ts';
import { squareAt, UNIT } from './square.ts';
import type { State } from './state.ts';
import {
  BARE,
  CHEST,
  drawn,
  draws,
  give,
  hpOf,
  idle,
  LEFT,
  line,
  put,
  RIGHT,
  SECOND_CHEST,
  type Table,
  tableOf,
  typesOf,
  where,
} from './tests/table.ts';
import { DEFAULTS } from './tests/usual.ts';

describe('the decks', () => {
  test('DP-C4 DP-29 DP-31 27 events of five types, four Sudden Walls, one with a chest', () => {
    const cards = EVENT_NAMES.flatMap(name => Array.from({ length: eventCard(name).copies }, () => eventCard(name)));
    expect(cards).toHaveLength(27);
    expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(EVENT_TYPES));
    expect(SUDDEN_WALLS.reduce((sum, name) => sum + eventCard(name).copies, 0)).toBe(4);
    expect(cards.some(({ boxes }) => boxes.flat().includes('chest'))).toBe(true);
  });

  test('DP-C5 DP-37 DP-26 one to three boxes of known icons, and a target', () => {
    const boxes = [...EVENT_NAMES.map(name => eventCard(name).boxes), ...JUNK_NAMES.map(name => junkCard(name).boxes)];
    for (const card of boxes) {
      expect(card.length).toBeGreaterThanOrEqual(1);
      expect(card.length).toBeLessThanOrEqual(3);
      for (const icon of card.flat()) expect(ICONS).toContain(icon);
    }
  });

  test('DP-41 every icon stands on a card', () => {
    const cards = EVENT_NAMES.map(eventCard);
    const boxes = [
      ...cards.flatMap(card => card.boxes.flat()),
      ...JUNK_NAMES.flatMap(name => junkCard(name).boxes.flat()),
    ];
    const used: readonly string[] = [...boxes, ...cards.map(({ target }) => target)];
    expect(ICONS.filter(icon => !used.includes(icon))).toEqual([]);
  });

  test('DP-C7 losses are 1 to 3, gains 1 or 2', () => {
    expect(ICONS.filter(icon => /^(plus|minus)/.test(icon))).toEqual([
      'plus-1',
      'plus-2',
      'minus-1',
      'minus-2',
      'minus-3',
    ]);
  });

  test('DP-Q20 DP-28 an empty pile is made of the discards', () => {
    const table = tableOf({}, state => {
      state.events = [];
      state.discards = ['corpse', 'whim'];
      state.bolted = true;
    });
    table.play(0, { type: 'flick', aim: 0, power: 0 });
    expect(typesOf(table)).toContain('events-shuffled');
    expect(table.rules.actions(table.state, -1)).toEqual([
      { type: 'draw', card: 'whim' },
      { type: 'draw', card: 'corpse' },
    ]);
  });

  test('DP-34 what goes on working is not among the discards', () => {
    const table = drawn('bolted');
    line(table, 1, RIGHT);
    draws(table, 'plague');
    table.chance({ type: 'roll', red: 6, black: 1 });
    table.play(0, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'stone');
    table.chance({ type: 'roll', red: 3, black: 3 });
    table.play(0, { type: 'place', squares: [squareAt(7, 7)] });
    table.play(1, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'hands-full');
    table.play(1, { type: 'grow', square: squareAt(7, 8) });
    expect(table.state.discards).toEqual([]);
    expect([table.state.bolted, table.state.plague]).toEqual([true, { red: 6, black: 1 }]);
    table.play(0, { type: 'grow', square: squareAt(7, 9) });
    idle(table, 0);
    expect(table.state.discards).toEqual(['blade', 'hands-full']);
  });
});

describe('events', () => {
  test('DP-8 DP-51 DP-Q28 Wall Crawlers bite everyone near a wall, and both may die of it', () => {
    const near = drawn('crawlers', state => {
      put(state, 1, 8.5, 15);
      put(state, 0, 8.5, 8.5);
    });
    expect(hpOf(near)).toEqual([15, 13]);
    const walled = drawn('crawlers', state => {
      put(state, 0, 9.5, 8.5);
      put(state, 1, 9.5, 11.5);
      state.walls = [squareAt(5, 8), squareAt(5, 10)];
    });
    expect(hpOf(walled)).toEqual([15, 15]);
    const both = drawn('crawlers', state => {
      for (const character of state.characters) character.hp = 2;
    });
    expect(both.state.end).toEqual({ type: 'double-defeat' });
    expect(both.rules.outcome(both.state)).toMatchObject({ places: [0, 0], notes: { doubleDefeats: 1 } });
  });

  test('DP-42 DP-Q23 DP-Q24 both return to where their latest turns began', () => {
    const table = tableOf();
    line(table, 0, LEFT);
    draws(table, 'past');
    expect([where(table.state, 0), where(table.state, 1)]).toEqual([
      [15.5, 15.5],
      [2.5, 2.5],
    ]);
    line(table, 1, RIGHT);
    draws(table, 'bolted');
    line(table, 0, LEFT);
    table.state.events.push('past');
    table.state.characters[0].hp = 9;
    draws(table, 'past');
    expect([where(table.state, 0), where(table.state, 1)]).toEqual([
      [15.5, 15.5],
      [2.5, 2.5],
    ]);
    expect(hpOf(table)[0]).toBe(9);
  });

  test('DP-Q36 a past place that is walled up is replaced by the nearest free square', () => {
    const table = tableOf({}, state => put(state, 0, 8.5, 12.5));
    table.state.characters[0].past = { x: 8.5 * UNIT, y: 12.5 * UNIT };
    line(table, 0, RIGHT);
    table.state.walls = [squareAt(8, 12), squareAt(8, 11)];
    draws(table, 'past');
    expect(where(table.state, 0)).toEqual([7.5, 12.5]);
  });

  test('DP-48 DP-Q30 a goblin takes 1 HP, and an object if there is one', () => {
    const poor = drawn('goblin', state => {
      state.characters[0].carries = true;
      put(state, 0, 8.5, 8.5);
    });
    expect([hpOf(poor), poor.state.characters[0].carries]).toEqual([[14, 15], true]);
    const rich = drawn('goblin', state => give(state, 0, 'spoon', 'loaf'));
    rich.chance({ type: 'pilfer', card: 'loaf' });
    expect(rich.state.characters[0]).toMatchObject({ hp: 14, hand: ['spoon'] });
    expect(junkDeck(rich.state)).toContain('loaf');
  });

  test('DP-53 Monster Bane undoes the monster for both, whoever holds it', () => {
    for (const seat of [0, 1]) {
      const table = drawn('goblin', state => give(state, seat, 'bane'));
      table.play(seat, { type: 'use', card: 'bane' });
      expect(hpOf(table)).toEqual([15, 15]);
      expect(table.state.characters[seat as 0 | 1].hand).toEqual([]);
      expect(table.state.discards).toEqual(['goblin']);
    }
    const declined = drawn('crawlers', state => give(state, 1, 'bane'));
    declined.play(1, { type: 'decline' });
    expect(declined.state.characters[1].hand).toEqual(['bane']);
  });

  test('DP-49 DP-Q26 the nearest chest, by choice if two are equally near, and its junk', () => {
    const table = drawn('chute', state => put(state, 0, 7, 7.5));
    expect(table.refusal(0, { type: 'land', square: squareAt(5, 10) }).refused.type).toBe('not-nearest');
    table.play(0, { type: 'land', square: SECOND_CHEST });
    table.chance({ type: 'junk', card: 'spoon' });
    expect(where(table.state, 0)).toEqual([8.5, 7.5]);
    expect(table.state.characters[0].hand).toEqual(['spoon']);
    const sealed = tableOf({}, state => {
      put(state, 0, 6.5, 7.5);
      state.walls = [CHEST];
    });
    sealed.play(0, { type: 'flick', aim: 0, power: 0 });
    draws(sealed, 'chute');
    expect(where(sealed.state, 0)).toEqual([8.5, 7.5]);
  });

  test('DP-50 Masters’ Whim gives or takes 2 HP', () => {
    const change = (state: State) => {
      state.characters[0].hp = 10;
    };
    for (const [heads, hp] of [
      [true, 12],
      [false, 8],
    ] as const) {
      const table = drawn('whim', change);
      table.chance({ type: 'coin', heads });
      expect(hpOf(table)[0]).toBe(hp);
    }
  });

  test('DP-Q40 Rat Tide bites at once where all nine squares have the same nearest', () => {
    const table = drawn('rats', state => put(state, 1, 10.5, 10.5));
    table.chance({ type: 'roll', red: 4, black: 4 });
    expect(hpOf(table)).toEqual([15, 14]);
    expect(typesOf(table)).not.toContain('rats-started');
  });

  /** Both stand in the large square 4, 4, one in its first and one in its last column. */
  const between = (): Table => {
    const table = drawn('rats', state => {
      put(state, 0, 9.5, 10.5);
      put(state, 1, 11.5, 10.5);
    });
    table.chance({ type: 'roll', red: 4, black: 4 });
    return table;
  };

  test('DP-24 DP-Q40 whoever drew Rat Tide chooses its square, and the nearest to it are bitten', () => {
    const bitten = [9, 10, 11].map(across => {
      const table = between();
      expect(table.rules.actions(table.state, 0)).toHaveLength(9);
      table.play(0, { type: 'start', square: squareAt(across, 9) });
      return hpOf(table);
    });
    expect(bitten).toEqual([
      [14, 15],
      [14, 14],
      [15, 14],
    ]);
  });

  test('DP-24 Rat Tide starts in the rolled large square and nowhere else', () => {
    const table = between();
    expect(table.refusal(0, { type: 'start', square: squareAt(8, 9) })).toEqual({
      refused: { type: 'not-in-large' },
      rule: 'DP-24',
    });
    expect(table.refusal(0, { type: 'end' })).toMatchObject({ refused: { type: 'choose-first' }, rule: 'DP-24' });
    expect(table.refusal(1, { type: 'start', square: squareAt(9, 9) }).refused.type).toBe('not-your-turn');
    table.play(0, { type: 'start', square: squareAt(9, 9) });
    expect(table.refusal(1, { type: 'start', square: squareAt(9, 9) })).toMatchObject({ rule: 'DP-27' });
  });

  test('DP-26 DP-25 Head Jailer hits one of the two, Swinging Blade the other on 4 to 6', () => {
    const jailer = drawn('jailer');
    jailer.chance({ type: 'coin', heads: false });
    expect(hpOf(jailer)).toEqual([15, 13]);
    for (const [die, hp] of [
      [3, 15],
      [4, 14],
    ] as const) {
      const blade = drawn('blade');
      blade.chance({ type: 'cast', die });
      expect(hpOf(blade)).toEqual([15, hp]);
    }
  });

  test('DP-32 DP-39 Hands Full holds to the end of the other’s next turn', () => {
    const table = drawn('hands-full');
    expect(table.state.characters[1].effects).toEqual(['full']);
    line(table, 1, RIGHT);
    expect(table.state.characters[1].effects).toEqual(['full']);
    draws(table, 'bolted');
    expect(table.state.characters[1].effects).toEqual([]);
  });

  test('DP-41 DP-Q22 whoever holds the candle cannot turn the sheet to the end of the next own turn', () => {
    const spreadOf = (table: Table, aim: number): number =>
      flickOf(contentOf({ ...DEFAULTS, dungeon: BARE }), table.state, 1, { aim, power: 500, cause: 'turn' }).angle;
    const table = drawn('candle');
    expect(table.state.characters[1].effects).toEqual(['candle']);
    expect(table.state.discards).toEqual([]);
    const [sideways, towards, away] = [90, 0, 180].map(degrees => spreadOf(table, degrees * DEGREE) / SPREAD.angle);
    expect([sideways, towards, away]).toEqual([1.3, 1.6, 1]);
    line(table, 1, RIGHT);
    expect(table.state.characters[1].effects).toEqual(['candle']);
    draws(table, 'bolted');
    expect(table.state.characters[1].effects).toEqual([]);
    expect(table.state.discards).toEqual(['candle']);
  });

  test('DP-Q41 DP-Q43 DP-27 Jammed Hourglass: two turns in a row, then the other', () => {
    const table = drawn('hourglass');
    expect(table.rules.active(table.state)).toEqual([0]);
    expect(table.state.characters.map(({ turns }) => turns)).toEqual([2, 0]);
    expect(table.events.slice(-2)).toEqual([
      { type: 'turn-repeated', seat: 0 },
      { type: 'turn-began', seat: 0, number: 2 },
    ]);
    idle(table, 0);
    expect(table.rules.active(table.state)).toEqual([1]);
    idle(table, 1);
    expect(table.rules.active(table.state)).toEqual([0]);
  });

  test('DP-41 Lights Out and Clenched Fists wait for the other', () => {
    const table = drawn('lights-out');
    expect(table.state.characters[1].effects).toEqual(['blind']);
    table.play(1, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'fists');
    expect(table.state.characters[0].effects).toEqual(['fists']);
    expect(table.rules.prompt(table.state, 0)).toEqual({ type: 'aim', cause: 'turn', effects: ['fists'] });
  });

  test('DP-18 DP-30 Forgotten Corpse yields junk, and an empty deck nothing', () => {
    const table = drawn('corpse');
    expect(table.rules.actions(table.state, -1)).toHaveLength(16);
    table.chance({ type: 'junk', card: 'tonic' });
    expect(table.state.characters[0].hand).toEqual(['tonic']);
    const empty = drawn('corpse', state => give(state, 1, ...JUNK_NAMES));
    expect(typesOf(empty)).toContain('junk-gone');
  });
});
