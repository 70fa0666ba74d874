import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_DECK } from './data.ts';
import { type Card, type Deck, facesOf, SIDES, type Space, type Thing, turned, WEAPONS } from './deck.ts';
import { isSmudge, printDeck, readDeck, spotOf } from './deck-text.ts';

function read(text: string): Deck {
  const deck = readDeck(text);
  if (isSmudge(deck)) throw new Error(JSON.stringify(deck));
  return deck;
}

const GALLERY = `Gallery
+-+ + +
|$ .|h
+ + + +
 . S .|
+ +-+ +
`;

const things: fc.Arbitrary<Thing> = fc.oneof(
  fc.record({ type: fc.constantFrom('nothing', 'pouch', 'key', 'stair', 'door') }),
  fc.record({ type: fc.constantFrom('weapon', 'monster'), weapon: fc.constantFrom(...WEAPONS) }),
);

/** A card of any size up to 3 by 3, its inner walls drawn on both sides. */
const cards: fc.Arbitrary<Card> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([width, height]) =>
    fc.record({
      name: fc.constantFrom('A Room', 'Le Placard aux os', 'x'),
      width: fc.constant(width),
      height: fc.constant(height),
      things: fc.array(things, { minLength: width * height, maxLength: width * height }),
      level: fc.array(fc.boolean(), { minLength: width * (height + 1), maxLength: width * (height + 1) }),
      upright: fc.array(fc.boolean(), { minLength: (width + 1) * height, maxLength: (width + 1) * height }),
    }),
  )
  .map(({ name, width, height, things: held, level, upright }) => {
    const spaces = held.map((thing, i): Space => {
      const [column, row] = [i % width, Math.floor(i / width)];
      const north = level[row * width + column] as boolean;
      const south = level[(row + 1) * width + column] as boolean;
      const west = upright[row * (width + 1) + column] as boolean;
      const east = upright[row * (width + 1) + column + 1] as boolean;
      return { thing, walls: [north, east, south, west] };
    });
    return { name, line: 1, width, height, spaces };
  });

describe('turning', () => {
  test('things and walls turn with the card', () => {
    const [card] = read(GALLERY);
    const once = turned(card as Card);
    expect(printDeck([once])).toBe(`Gallery
+ +-+
 . $|
+ + +
|S .
+ +-+
 . h
+-+ +
`);
    expect(once.spaces[1]?.thing).toEqual({ type: 'pouch' });
    expect(once.spaces[1]?.walls).toEqual([true, true, false, false]);
  });

  test('the faces stand in the order of the turns (DZ-Q3)', () => {
    const [card] = read(GALLERY);
    const faces = facesOf(card as Card);
    for (const side of SIDES) expect(faces[side].spaces).toHaveLength(6);
    expect(faces[0]).toBe(card);
    expect(faces[2]).toEqual(turned(faces[1]));
    expect(faces[3]).toEqual(turned(faces[2]));
  });

  test('four quarter turns are none, two are half a turn', () => {
    fc.assert(
      fc.property(cards, card => {
        expect(turned(turned(turned(turned(card))))).toEqual(card);
        expect(turned(turned(card)).spaces.map(({ thing }) => thing)).toEqual(
          card.spaces.map(({ thing }) => thing).reverse(),
        );
      }),
    );
  });
});

describe('the text of a deck', () => {
  test('a printed deck reads as the same deck', () => {
    fc.assert(
      fc.property(fc.array(cards, { minLength: 1, maxLength: 12 }), deck => {
        const again = read(printDeck(deck));
        expect(again.map(card => ({ ...card, line: 1 }))).toEqual(deck);
        expect(printDeck(again)).toBe(printDeck(deck));
      }),
    );
  });

  test('the standard deck prints as it is written', () => {
    expect(printDeck(read(STANDARD_DECK))).toBe(STANDARD_DECK);
  });

  test('blanks at the ends of lines and empty lines around cards do not matter', () => {
    const loose = `\n\n${GALLERY.replaceAll('\n', '  \r\n')}\n\n\n${GALLERY}`;
    expect(read(loose).map(({ name, line }) => [name, line])).toEqual([
      ['Gallery', 3],
      ['Gallery', 12],
    ]);
  });

  test('spaces know where they stand', () => {
    const [, second] = read(`${GALLERY}\n${GALLERY}`);
    const at = (index: number): string | undefined => {
      const { line, column } = spotOf(second as Card, index);
      return `${GALLERY}\n${GALLERY}`.split('\n')[line - 1]?.[column - 1];
    };
    expect([0, 1, 2, 3, 4, 5].map(at)).toEqual(['$', '.', 'h', '.', 'S', '.']);
  });

  test('a heading without a drawing is pointed at', () => {
    for (const drawing of ['', '+', '++'])
      expect(readDeck(`${GALLERY}\nLonely\n${drawing}`)).toEqual({
        type: 'deck-without-drawing',
        line: 8,
        column: 1,
        name: 'Lonely',
      });
  });

  test('a drawing with half a row or half a column is pointed at', () => {
    expect(readDeck('Card\n+ +\n .\n')).toEqual({ type: 'deck-rows', line: 3, column: 3, name: 'Card' });
    expect(readDeck('Card\n+ +-\n .\n+ + \n')).toEqual({ type: 'deck-rows', line: 4, column: 4, name: 'Card' });
  });

  test.each([
    ['a corner', 'Card\n+ +\n .\n+ x\n', { line: 4, column: 3, sign: 'x', expected: '+' }],
    ['an edge above', 'Card\n+|+\n .\n+ +\n', { line: 2, column: 2, sign: '|', expected: ' -' }],
    ['an edge beside', 'Card\n+ +\n-.\n+ +\n', { line: 3, column: 1, sign: '-', expected: ' |' }],
    ['a space', 'Card\n+ +\n ?\n+ +\n', { line: 3, column: 2, sign: '?', expected: '.$k<#hasbHASB' }],
    ['too much', 'Card\n+ +\n . .\n+ +\n', { line: 3, column: 4, sign: '.', expected: '' }],
  ])('a sign that does not fit is pointed at: %s', (_, text, spot) => {
    expect(readDeck(text)).toEqual({ type: 'deck-sign', ...spot });
  });
});
