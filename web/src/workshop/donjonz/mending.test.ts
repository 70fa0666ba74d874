import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Flaw, OwnDeck, Thing } from '../../../../games/donjonz/index.ts';
import { EAST, NORTH, SIDES, SOUTH, STANDARD_DECK, WEST, work } from '../../../../games/donjonz/readers.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import {
  isWalled,
  moved,
  type Piece,
  PIECES,
  placeAt,
  renamedCard,
  thingOf,
  turnedCard,
  withThing,
  withWall,
} from './drawing.ts';
import { editor } from './index.ts';
import { mendOf } from './mending.ts';

function read(text: string): OwnDeck {
  const own = work.read(text);
  if (isRefusal(own)) throw new Error(own.refused.type);
  return own;
}

const DECK = read(STANDARD_DECK);
const NAMED = work.rename(DECK, { name: 'The Damp Dozen', author: 'Ysolde' });
const NOTHING: Thing = { type: 'nothing' };
const typesOf = (own: OwnDeck): readonly string[] => work.flaws(own).map(({ refused }) => refused.type);

function mended(own: OwnDeck, type: string): OwnDeck {
  const found = work.flaws(own).find(({ refused }) => refused.type === type);
  if (!found) throw new Error(`no ${type} among ${typesOf(own).join(', ')}`);
  const mend = mendOf(own, found.refused as Flaw);
  if (mend?.type !== 'draft') throw new Error(`${type} cannot be mended with one press`);
  return mend.draft;
}

/** Every thing of a type is gone. */
const without = (own: OwnDeck, isGone: (thing: Thing) => boolean): OwnDeck =>
  own.deck.reduce(
    (deck, { spaces }, card) =>
      spaces.reduce(
        (next, { thing }, space) => (isGone(thing) ? withThing(next, { card, space }, NOTHING) : next),
        deck,
      ),
    own,
  );

const firstOf = (own: OwnDeck, type: Thing['type']) => {
  const card = own.deck.findIndex(({ spaces }) => spaces.some(({ thing }) => thing.type === type));
  return { card, space: own.deck[card]?.spaces.findIndex(({ thing }) => thing.type === type) ?? 0 };
};

/** A broken deck by the type of its flaw. */
const BROKEN: readonly (readonly [rule: string, type: string, broken: () => OwnDeck])[] = [
  ['DZ-C1', 'deck-count', () => read(STANDARD_DECK.split('\n\n').slice(0, 9).join('\n\n'))],
  ['DZ-C1', 'deck-start', () => withThing(DECK, { card: 0, space: 1 }, { type: 'door' })],
  ['DZ-C1', 'deck-stray', () => withThing(DECK, { card: 3, space: 1 }, { type: 'stair' })],
  [
    'DZ-C1',
    'deck-shortcut',
    () =>
      withWall(moved(DECK, { card: 0, space: 0 }, { card: 0, space: 1 }), { card: 0, space: 1, side: EAST }, 'gone'),
  ],
  [
    'DZ-C2',
    'deck-shut',
    () =>
      [NORTH, EAST, SOUTH].reduce<OwnDeck>((own, side) => withWall(own, { card: 0, space: 2, side }, 'built'), DECK),
  ],
  [
    'DZ-C2',
    'deck-same-side',
    () =>
      [
        { space: 0, sides: [NORTH, WEST] },
        { space: 2, sides: [NORTH, EAST] },
      ].reduce(
        (own, { space, sides }) => sides.reduce((next, side) => withWall(next, { card: 0, space, side }, 'built'), own),
        withWall(
          withWall(DECK, { card: 0, space: 0, side: SOUTH }, 'gone'),
          { card: 0, space: 2, side: SOUTH },
          'gone',
        ),
      ),
  ],
  ['DZ-C3', 'deck-unarmed', () => without(DECK, thing => thing.type === 'weapon' && thing.weapon === 'bow')],
  ['DZ-C4', 'deck-keys', () => without(DECK, ({ type }) => type === 'key')],
  ['DZ-C4', 'deck-start-key', () => moved(DECK, firstOf(DECK, 'key'), { card: 0, space: 1 })],
  ['DZ-C5', 'deck-scale', () => withThing(DECK, { card: 1, space: 0 }, { type: 'monster', weapon: 'axe' })],
  ['DZ-C6', 'deck-poor', () => without(DECK, ({ type }) => type === 'pouch')],
  ['DZ-C11', 'deck-blank', () => without(DECK, ({ type }) => type === 'pouch' || type === 'weapon')],
  [
    'DZ-C11',
    'deck-crowded',
    () => [0, 2, 3].reduce((own, space) => withThing(own, { card: 1, space }, { type: 'weapon', weapon: 'axe' }), DECK),
  ],
];

describe('DZ-C1 DZ-C2 DZ-C3 DZ-C4 DZ-C5 DZ-C6 DZ-C11 one press', () => {
  test.each(BROKEN)('%s mends %s', (rule, type, broken) => {
    const own = broken();
    const flaw = work.flaws(own).find(({ refused }) => refused.type === type);
    expect(flaw?.rule).toBe(rule);
    let after = own;
    for (let presses = 0; presses < 12 && typesOf(after).includes(type); presses++) after = mended(after, type);
    expect(typesOf(after)).not.toContain(type);
  });

  test('takes stair and door out of the tray when the half-card lacks one', () => {
    const own = withThing(DECK, { card: 0, space: 0 }, NOTHING);
    const [flaw] = work.flaws(own);
    expect(flaw && mendOf(own, flaw.refused as Flaw)).toEqual({ type: 'piece', piece: 'stair' });
  });
});

describe('DZ-2 picture and text', () => {
  const PIECE: fc.Arbitrary<Piece> = fc.constantFrom(...PIECES);
  const STROKE = fc.tuple(PIECE, fc.nat({ max: 11 }), fc.nat({ max: 5 }), fc.constantFrom(...SIDES));

  /** Any stroke, wall or thing; a turn where the hand is taken. */
  const struck = (
    own: OwnDeck,
    [piece, card, space, side]: readonly [Piece, number, number, 0 | 1 | 2 | 3],
  ): OwnDeck => {
    const at = { card, space: space % (own.deck[card]?.spaces.length ?? 1) };
    const thing = thingOf(piece);
    if (thing) return withThing(own, at, thing);
    return piece === 'hand' ? turnedCard(own, card) : withWall(own, { ...at, side }, 'built');
  };

  test('whatever is drawn reads as it is printed, and flaws point where they are drawn', () =>
    fc.assert(
      fc.property(fc.array(STROKE, { maxLength: 20 }), strokes => {
        const own = strokes.reduce(struck, NAMED);
        expect(read(work.print(own))).toEqual(own);
        for (const { refused } of work.flaws(own)) expect(placeAt(own, refused)).toBeDefined();
      }),
    ));

  test('a name and an author stand before the first card, and can be changed', () => {
    expect(work.print(NAMED).split('\n').slice(0, 4)).toEqual(['The Damp Dozen', 'by Ysolde', '', 'The Front Step']);
    expect(work.heading(read(work.print(NAMED)))).toEqual({ name: 'The Damp Dozen', author: 'Ysolde' });
    expect(work.heading(DECK)).toBeUndefined();
    expect(work.print(DECK)).toBe(STANDARD_DECK);
  });

  test('a card has a name of its own', () => {
    expect(renamedCard(NAMED, 3, 'The Wet Stairs').deck[3]?.name).toBe('The Wet Stairs');
  });

  test('DZ-Q2 a wall between two spaces is built and taken away on both', () => {
    const built = withWall(DECK, { card: 1, space: 0, side: EAST }, 'built');
    expect(isWalled(built, { card: 1, space: 1, side: WEST })).toBe(true);
    expect(withWall(built, { card: 1, space: 1, side: WEST }, 'gone')).toEqual(DECK);
  });
});

test('DZ-C8 the deck in the box counts as it should, and another may differ', () => {
  expect(editor.counts?.(DECK).map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good', 'good', 'good']);
  const rich = withThing(DECK, { card: 1, space: 0 }, { type: 'pouch' });
  expect(editor.counts?.(rich)[0]).toMatchObject({ found: 15, wanted: '14', state: 'odd' });
  expect(work.flaws(rich)).toEqual([]);
});
