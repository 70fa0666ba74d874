import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../kernel/game.ts';
import { undo, undoable } from '../../kernel/match.ts';
import { playout } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import { TURNS } from './deck.ts';
import { type Coordinates, coordinatesOf, spaceNumbers } from './dungeon.ts';
import { donjonz } from './index.ts';
import { lays } from './laying.ts';
import { act, deal, HERO, layAll, open, refusal, stepTowards, turnUp } from './tests/table.ts';

const CARD = '+ + + +\n . . .\n+ + + +\n . . .\n+ + + +\n';
const HALF = 'Half\n+ + + +\n < .|#\n+ + + +\n';
const DECK = [HALF, ...Array.from({ length: 11 }, (_, i) => `Card ${i + 1}\n${CARD}`)].join('\n');

function dealt() {
  const match = open(DECK);
  deal(match);
  return match;
}

describe('setting up', () => {
  test('DZ-4 eleven cards in the pile, the half-card laid, the hero on the stair, nothing in the inventory', () => {
    const { state, rules } = open('standard');
    expect(state).toEqual({
      phase: 'turn-up',
      pile: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      hand: null,
      next: null,
      laid: [{ card: 0, x: 0, y: 0, turn: 0 }],
      path: [0],
      circled: [],
      weapons: [],
      key: false,
      pouches: 0,
      monsters: 0,
      doorOpened: false,
      lost: false,
    });
    expect(rules.active(state)).toEqual([CHANCE]);
  });

  test('DZ-1 there is one seat', () => {
    expect(donjonz.seats).toEqual({ min: 1, max: 1 });
    expect(refusal(dealt(), { type: 'take' }, 1)).toEqual({ refused: { type: 'not-seated' }, rule: 'DZ-1' });
  });

  test('DZ-4 the hero stands on the stair wherever the half-card has it', () => {
    expect(open(DECK.replace(' < .|#', ' # .|<')).state.path).toEqual([2]);
  });

  test('DZ-Q4 the half-card lies as it is drawn, in every match and to the end', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { rules, state } = open('standard');
      expect(state.laid).toEqual([{ card: 0, x: 0, y: 0, turn: 0 }]);
      playout(rules, state, randomFrom(seed));
      expect(state.laid[0]).toEqual({ card: 0, x: 0, y: 0, turn: 0 });
    }
  });

  test('DZ-2 without a deck there is no match', () => {
    expect(() => open('nonsense')).toThrow('no deck: deck-without-drawing at line 1, column 1');
  });

  test('DZ-4 chance turns up two cards, each of the pile as likely as the next', () => {
    const match = open(DECK);
    expect(match.rules.actions(match.state, CHANCE)).toHaveLength(11);
    expect(turnUp(match, 7)).toEqual([
      { type: 'card-turned-up', card: 7, name: 'Card 7' },
      { type: 'card-taken', card: 7, name: 'Card 7' },
    ]);
    expect(turnUp(match, 2)).toEqual([{ type: 'card-turned-up', card: 2, name: 'Card 2' }]);
    expect(match.state).toMatchObject({ hand: 7, next: 2, phase: 'lay', pile: [1, 3, 4, 5, 6, 8, 9, 10, 11] });
  });

  test('DZ-4 while a card is turned up the hero waits', () => {
    expect(refusal(open(DECK), { type: 'take' })).toEqual({ refused: { type: 'pile' }, rule: 'DZ-4' });
    expect(refusal(open(DECK), { type: 'turn-up', card: 12 }, CHANCE)).toEqual({
      refused: { type: 'pile' },
      rule: 'DZ-4',
    });
  });
});

describe('laying', () => {
  test('a card that touches only by a corner is refused', () => {
    for (const [x, y] of [
      [3, 1],
      [-3, 1],
      [3, -2],
      [-3, -2],
    ])
      expect(refusal(dealt(), { type: 'lay', x, y, turn: 0 })).toEqual({ refused: { type: 'corner' }, rule: 'DZ-Q1' });
  });

  test('a card that covers a single space is refused', () => {
    for (const [x, y] of [
      [2, 0],
      [-2, 0],
      [2, -1],
      [-2, -1],
    ])
      expect(refusal(dealt(), { type: 'lay', x, y, turn: 0 })).toEqual({ refused: { type: 'overlap' }, rule: 'DZ-Q1' });
  });

  test('a card shifted until one edge of one space touches is accepted', () => {
    for (const [x, y] of [
      [2, 1],
      [-2, 1],
      [3, -1],
      [-3, -1],
      [2, -2],
      [-2, -2],
    ]) {
      const match = dealt();
      act(match, HERO, { type: 'lay', x, y, turn: 0 });
      expect(match.state.laid.at(-1)).toEqual({ card: 1, x, y, turn: 0 });
    }
  });

  test('DZ-6 a card that touches nothing is refused', () => {
    for (const [x, y] of [
      [4, 0],
      [0, 2],
      [-4, 0],
      [0, -3],
      [50, 50],
    ])
      expect(refusal(dealt(), { type: 'lay', x, y, turn: 0 })).toEqual({ refused: { type: 'apart' }, rule: 'DZ-6' });
  });

  test('DZ-6 a lay names a place and one of four turns (DZ-Q3)', () => {
    for (const bad of [{ x: 9.5 }, { y: '9' }, { turn: 4 }, { turn: undefined }, { gently: true }])
      expect(refusal(dealt(), { type: 'lay', x: 0, y: 1, turn: 0, ...bad })).toEqual({
        refused: { type: 'unreadable' },
        rule: 'DZ-Q3',
      });
  });

  test('DZ-Q20 walls forbid no place, not even where they shut in the key and the hero', () => {
    const walled = open(DECK.replaceAll(CARD, '+-+-+-+\n|.|.|.|\n+-+-+-+\n|.|.|.|\n+-+-+-+\n'));
    deal(walled);
    expect(walled.rules.actions(walled.state, HERO)).toEqual(dealt().rules.actions(dealt().state, HERO));
    const cells = ['k', '.', '.', '.'].map((sign, i) => `Cell ${i}\n+-+\n|${sign}|\n+-+\n`);
    const match = open(['Stair\n+ +\n <\n+ +\n', ...cells].join('\n'));
    layAll(match, [1, 0], [0, 1], [-1, 0], [0, -1]);
    expect(match.state).toMatchObject({ phase: 'set-out', path: [0] });
  });

  test('DZ-6 the card is laid first, then the next one is taken', () => {
    const match = dealt();
    expect(refusal(match, { type: 'take' })).toEqual({ refused: { type: 'lay-first' }, rule: 'DZ-6' });
    expect(act(match, HERO, { type: 'lay', x: 0, y: 1, turn: 2 })).toEqual([
      { type: 'card-laid', card: 1, name: 'Card 1', x: 0, y: 1, turn: 2, joins: { to: ['Half'], open: 3, walled: 0 } },
    ]);
    expect(match.state).toMatchObject({ phase: 'take', hand: null, next: 2 });
    expect(refusal(match, { type: 'lay', x: 3, y: 0, turn: 0 })).toEqual({
      refused: { type: 'take-first' },
      rule: 'DZ-6',
    });
    expect(act(match, HERO, { type: 'take' })).toEqual([{ type: 'card-taken', card: 2, name: 'Card 2' }]);
    expect(match.rules.active(match.state)).toEqual([CHANCE]);
    turnUp(match, 9);
    expect(match.state).toMatchObject({ phase: 'lay', hand: 2, next: 9 });
  });

  test('DZ-6 a laid card may be taken back until the next one is taken (DZ-Q6)', () => {
    const match = dealt();
    layAll(match, [0, 1]);
    expect(undo(match, HERO)).toBe(true);
    expect(match.state).toMatchObject({ phase: 'lay', hand: 1, next: 2 });
    layAll(match, [0, 1]);
    act(match, HERO, { type: 'take' });
    deal(match);
    expect(undoable(match, HERO)).toBeUndefined();
  });
});

/** Ten cards in a row below the half-card, in two columns. */
const TEN = Array.from({ length: 10 }, (_, i) => [3 * (i % 2), 1 + 2 * Math.floor(i / 2)] as const);

describe('the whole map', () => {
  test('the hero sets out after the eleventh card and not before', () => {
    const match = open(DECK);
    layAll(match, ...TEN);
    expect(match.state).toMatchObject({ phase: 'lay', hand: 11, next: null, pile: [] });
    expect(refusal(match, stepTowards(match, 'E'))).toEqual({ refused: { type: 'map-first', left: 1 }, rule: 'DZ-5' });
    expect(layAll(match, [0, 11])).toEqual([
      {
        type: 'card-laid',
        card: 11,
        name: 'Card 11',
        x: 0,
        y: 11,
        turn: 0,
        joins: { to: ['Card 9'], open: 3, walled: 0 },
      },
      { type: 'map-finished' },
    ]);
    act(match, HERO, stepTowards(match, 'E'));
    expect(match.state.path).toEqual([0, 1]);
  });

  test('DZ-5 the map comes first while cards are taken, too', () => {
    const match = dealt();
    layAll(match, [0, 1]);
    expect(refusal(match, stepTowards(match, 'E'))).toEqual({ refused: { type: 'map-first', left: 10 }, rule: 'DZ-5' });
  });

  test('DZ-6 the last two cards turn up nothing: the last is taken at once and both may be taken back (DZ-Q6)', () => {
    const match = open(DECK);
    layAll(match, ...TEN.slice(0, 9));
    expect(match.state).toMatchObject({ phase: 'take', next: 10, pile: [11] });
    expect(layAll(match, TEN[9] as readonly [number, number])).toContainEqual({
      type: 'card-taken',
      card: 11,
      name: 'Card 11',
    });
    layAll(match, [0, 11]);
    expect(match.state.phase).toBe('walk');
    expect([undo(match, HERO), undo(match, HERO), undo(match, HERO)]).toEqual([true, true, false]);
    expect(match.state).toMatchObject({ phase: 'lay', hand: 10, next: 11, pile: [] });
  });

  test('DZ-3 a whole game: eleven cards, one walk, one score', () => {
    const match = open(DECK);
    layAll(match, ...TEN, [0, 11]);
    while (match.rules.active(match.state).length > 0) act(match, HERO, match.rules.actions(match.state, HERO)[0]);
    expect(match.rules.outcome(match.state)).toMatchObject({ scores: [0], rank: 1, places: [1] });
  });
});

describe('every place', () => {
  /** A table with some cards laid at random and one in hand. */
  function laidAtRandom(seed: string, cards: number) {
    const random = randomFrom(seed);
    const match = open('standard');
    for (let i = 0; i < cards; i++) {
      deal(match);
      const options = match.rules.actions(match.state, HERO);
      act(match, HERO, options[random(options.length)]);
      if (match.state.phase === 'take') act(match, HERO, { type: 'take' });
    }
    deal(match);
    return match;
  }

  /** DZ-Q1 told space by space: what the rules compute from rectangles. */
  function verdict(
    laid: readonly Coordinates[],
    card: readonly Coordinates[],
  ): 'overlap' | 'corner' | 'apart' | 'side' {
    const distances = laid.flatMap(a => card.map(b => [Math.abs(a.x - b.x), Math.abs(a.y - b.y)] as const));
    if (distances.some(([x, y]) => x + y === 0)) return 'overlap';
    if (distances.some(([x, y]) => x + y === 1)) return 'side';
    return distances.some(([x, y]) => x === 1 && y === 1) ? 'corner' : 'apart';
  }

  /** Every place around the laid cards. */
  function* window(laid: readonly Coordinates[]): Generator<Coordinates> {
    const [xs, ys] = [laid.map(({ x }) => x), laid.map(({ y }) => y)];
    for (let x = Math.min(...xs) - 5; x <= Math.max(...xs) + 3; x++)
      for (let y = Math.min(...ys) - 5; y <= Math.max(...ys) + 3; y++) yield { x, y };
  }

  test('DZ-6 what is listed touches and covers nothing; all else around it is refused for its reason (DZ-Q1)', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 10 }), fc.constantFrom(...TURNS), (seed, cards, turn) => {
        const { state, rules } = laidAtRandom(seed, cards);
        const { content } = rules;
        const laid = spaceNumbers(content, state.laid).map(number => coordinatesOf(content, state.laid, number));
        const width = turn % 2 === 0 ? 3 : 2;
        const listed = lays(content, state).filter(lay => lay.turn === turn);
        const names = new Set(listed.map(({ x, y }) => `${x} ${y}`));
        expect(names.size).toBe(listed.length);
        for (const { x, y } of window(laid)) {
          const spaces = Array.from({ length: 6 }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));
          const refused = (): string => rules.why(state, HERO, { type: 'lay', x, y, turn }).refused.type;
          const answer = names.delete(`${x} ${y}`) ? 'side' : refused();
          if (answer !== verdict(laid, spaces)) expect([x, y, answer]).toEqual([x, y, verdict(laid, spaces)]);
        }
        expect(names.size).toBe(0);
      }),
      { numRuns: 50 },
    );
  });

  test('DZ-6 there always is a place (DZ-Q21)', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 10 }), (seed, cards) => {
        const { state, rules } = laidAtRandom(seed, cards);
        expect(lays(rules.content, state).length).toBeGreaterThan(50);
      }),
      { numRuns: 60 },
    );
  });
});
