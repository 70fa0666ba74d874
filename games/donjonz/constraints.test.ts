import { describe, expect, test } from 'vitest';
import { departuresOf, flawsOf, RULE_OF_FLAW, wallShare } from './constraints.ts';
import { SCALE, STANDARD_DECK } from './data.ts';
import type { Deck } from './deck.ts';
import { isSmudge, readDeck } from './deck-text.ts';

function read(text: string): Deck {
  const deck = readDeck(text);
  if (isSmudge(deck)) throw new Error(JSON.stringify(deck));
  return deck;
}

/** The standard deck with one passage changed. */
function changed(from: string, to: string): Deck {
  if (!STANDARD_DECK.includes(from)) throw new Error(`the deck has no ${from}`);
  return read(STANDARD_DECK.replace(from, to));
}

/** The flaws of a deck by rule, and where they are. */
function told(deck: Deck): string[] {
  return flawsOf(deck).map(flaw => `${RULE_OF_FLAW[flaw.type]} ${flaw.type} ${flaw.line}:${flaw.column}`);
}

test('DZ-2 the deck keeps DZ-C1 to DZ-C6 and DZ-C11, and DZ-C8', () => {
  const deck = read(STANDARD_DECK);
  expect(flawsOf(deck)).toEqual([]);
  expect(departuresOf(deck)).toEqual([]);
  expect(deck).toHaveLength(12);
  expect(wallShare(deck)).toBe(14);
});

const START = ' < .|#\n';

describe('DZ-C1 the half-card and eleven cards', () => {
  test('too few cards', () => {
    const short = STANDARD_DECK.slice(0, STANDARD_DECK.indexOf('The Keeper'));
    expect(flawsOf(read(short))).toEqual([{ type: 'deck-count', line: 69, column: 1, cards: 10 }]);
    expect(flawsOf([])).toEqual([{ type: 'deck-count', line: 1, column: 1, cards: 0 }]);
  });

  test('too many cards', () => {
    expect(told(read(`${STANDARD_DECK}\nOne More\n+ + + +\n . . $\n+ + + +\n . . .\n+ + + +\n`))).toEqual([
      'DZ-C1 deck-count 83:1',
    ]);
  });

  test('cards of another size', () => {
    const square = 'Square\n+ + +\n . $\n+ + +\n . .\n+ + +\n';
    const small = `${STANDARD_DECK.slice(0, STANDARD_DECK.indexOf('The Keeper'))}${square}`;
    expect(flawsOf(read(small))).toEqual([
      { type: 'deck-shape', line: 76, column: 1, name: 'Square', width: 2, height: 2 },
    ]);
    const long = small.replace(square, 'Long\n+ + + +\n . $ .\n+ + + +\n');
    expect(told(read(long))).toEqual(['DZ-C1 deck-shape 76:1']);
    const half = STANDARD_DECK.replace(' < .|#\n+ + + +\n', ' < .|#\n+ + + +\n . . .\n+ + + +\n');
    expect(told(read(half))).toEqual(['DZ-C1 deck-shape 1:1']);
  });

  test('cards may be drawn upright', () => {
    const upright = 'Loft\n+ + +\n B .\n+ + +\n . B\n+ + +\n . $\n+ + +\n';
    const deck = read(
      STANDARD_DECK.replace(/The Bat Loft\n(?:.+\n)+/, upright).replace(
        /The Front Step\n(?:.+\n)+/,
        'Half\n+ +\n <\n+ +\n .\n+-+\n #\n+ +\n',
      ),
    );
    expect(flawsOf(deck)).toEqual([]);
  });

  test('a stair and a door, one of each', () => {
    expect(flawsOf(changed(START, ' < .|.\n'))).toEqual([
      { type: 'deck-start', line: 1, column: 1, thing: 'door', found: 0 },
    ]);
    expect(flawsOf(changed(START, ' . .|#\n'))).toEqual([
      { type: 'deck-start', line: 1, column: 1, thing: 'stair', found: 0 },
    ]);
    expect(flawsOf(changed(START, ' <|<|#\n'))).toEqual([
      { type: 'deck-start', line: 1, column: 1, thing: 'stair', found: 2 },
    ]);
  });

  test('no stair and no door elsewhere', () => {
    expect(flawsOf(changed(' $|. $\n', ' $|< $\n'))).toEqual([
      { type: 'deck-stray', line: 15, column: 4, thing: 'stair' },
    ]);
    expect(flawsOf(changed(' $|. $\n', ' $|# $\n'))).toEqual([
      { type: 'deck-stray', line: 15, column: 4, thing: 'door' },
    ]);
  });

  test('no short way from the stair to the door', () => {
    expect(flawsOf(changed(START, ' . < #\n'))).toEqual([{ type: 'deck-shortcut', line: 3, column: 6 }]);
    expect(flawsOf(changed(START, ' . <|#\n'))).toEqual([]);
  });
});

describe('DZ-C2 stair and door open outwards', () => {
  const boxed = (row: string, top = '+-+-+-+'): Deck =>
    read(STANDARD_DECK.replace('+-+ +-+\n < .|#\n+ + + +', `${top}\n${row}\n+-+-+-+`));

  test('a stair or a door without an open outer side', () => {
    expect(flawsOf(boxed('|< .|#'))).toEqual([{ type: 'deck-shut', line: 3, column: 2, thing: 'stair' }]);
    expect(flawsOf(boxed(' < .|#|'))).toEqual([{ type: 'deck-shut', line: 3, column: 6, thing: 'door' }]);
    expect(flawsOf(boxed(' < .|#'))).toEqual([]);
  });

  test('both on the same side', () => {
    expect(flawsOf(boxed('|< .|#|', '+ +-+ +'))).toEqual([{ type: 'deck-same-side', line: 3, column: 6 }]);
    expect(flawsOf(boxed('|< .|#', '+ +-+ +'))).toEqual([]);
  });
});

test('DZ-C3 a monster whose weapon is missing', () => {
  const deck = read(STANDARD_DECK.replace(' . h|H\n', ' . b|H\n').replace(' h . .|\n', ' b . .|\n'));
  expect(flawsOf(deck)).toEqual([
    { type: 'deck-unarmed', line: 38, column: 4, weapon: 'hammer' },
    { type: 'deck-unarmed', line: 57, column: 6, weapon: 'hammer' },
  ]);
});

describe('DZ-C4 one key', () => {
  test('none', () => {
    expect(flawsOf(changed(' k|. S\n', ' .|. S\n'))).toEqual([{ type: 'deck-keys', line: 1, column: 1, found: 0 }]);
  });

  test('two: the second is pointed at', () => {
    expect(flawsOf(changed(' $|. $\n', ' $|k $\n'))).toEqual([{ type: 'deck-keys', line: 78, column: 2, found: 2 }]);
  });

  test('on the half-card', () => {
    const deck = read(STANDARD_DECK.replace(' k|. S\n', ' .|. S\n').replace(START, ' < k|#\n'));
    expect(flawsOf(deck)).toEqual([{ type: 'deck-start-key', line: 3, column: 4 }]);
  });
});

test('DZ-C5 more monsters than the scale counts: the first that is too many is pointed at', () => {
  expect(flawsOf(changed(' . $ .\n', ' H $ .\n'))).toEqual([
    { type: 'deck-scale', line: 78, column: 6, monsters: SCALE.length, most: 10 },
  ]);
});

test('DZ-C6 too few pouches or monsters for the example of the rules', () => {
  const withoutGold = (keep: number): Deck => {
    let seen = 0;
    return read(STANDARD_DECK.replace(/\$/g, () => (++seen > keep ? '.' : '$')));
  };
  expect(flawsOf(withoutGold(8))).toEqual([]);
  expect(flawsOf(withoutGold(7))).toEqual([{ type: 'deck-poor', line: 1, column: 1, pouches: 7, monsters: 10 }]);
  const tame = (keep: number): Deck => {
    let seen = 0;
    return read(STANDARD_DECK.replace(/(?<=[ |])[HASB](?=[ |\n])/g, sign => (++seen > keep ? '.' : sign)));
  };
  expect(flawsOf(tame(6))).toEqual([]);
  expect(flawsOf(tame(5))).toEqual([{ type: 'deck-poor', line: 1, column: 1, pouches: 14, monsters: 5 }]);
});

test('DZ-C8 the recipe of the standard deck', () => {
  expect(departuresOf(changed(' $|. $\n', ' $|$ $\n'))).toEqual([
    { type: 'deck-recipe', line: 1, column: 1, thing: 'pouch', found: 15, expected: 14 },
    { type: 'deck-recipe', line: 1, column: 1, thing: 'nothing', found: 32, expected: 33 },
  ]);
  expect(departuresOf(changed(' . h|H\n', ' . s|H\n'))).toEqual([
    { type: 'deck-recipe', line: 1, column: 1, thing: 'hammer', found: 1, expected: 2 },
    { type: 'deck-recipe', line: 1, column: 1, thing: 'sword', found: 3, expected: 2 },
  ]);
  expect(departuresOf(changed(START, ' <|.|#\n'))).toEqual([]);
  expect(departuresOf(read(STANDARD_DECK.replace('+-+ +-+\n < .|#\n+ + + +', '+-+-+-+\n|<|.|#|\n+-+-+-+')))).toEqual([
    { type: 'deck-walls', line: 1, column: 1, percent: 18, most: 15 },
  ]);
});

test('DZ-C8 walls are counted by edges, inner ones once', () => {
  expect(wallShare(read('Card\n+-+ +\n .|.\n+ + +\n'))).toBe(29);
  expect(wallShare(read('Card\n+ + +\n . .\n+ + +\n'))).toBe(0);
});

describe('DZ-C11 no blank and no jackpot', () => {
  test('a card with nothing on it', () => {
    const deck = read(STANDARD_DECK.replace(' $|. $\n', ' .|. .\n'));
    expect(flawsOf(deck)).toEqual([{ type: 'deck-blank', line: 13, column: 1, name: 'The Crooked Gallery' }]);
  });

  test('a card with too much of one thing: the first that is too many is pointed at', () => {
    expect(flawsOf(changed(' . H $\n', ' $ H $\n'))).toEqual([
      { type: 'deck-crowded', line: 38, column: 6, name: 'The Counting Nook', thing: 'pouch', most: 3 },
    ]);
    expect(flawsOf(changed(' s .|.\n', ' s h|.\n'))).toEqual([
      { type: 'deck-crowded', line: 31, column: 6, name: 'The Armourer’s Nap', thing: 'weapon', most: 2 },
    ]);
    const bats = read(STANDARD_DECK.replace(' B . .\n', ' B B .\n').replace(' . H $\n', ' . . $\n'));
    expect(flawsOf(bats)).toEqual([
      { type: 'deck-crowded', line: 45, column: 6, name: 'The Bat Loft', thing: 'monster', most: 2 },
    ]);
  });
});
