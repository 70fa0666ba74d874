import { describe, expect, test } from 'vitest';
import { donjonz, type Laid } from '../../../../games/donjonz/index.ts';
import { EAST, NORTH, SOUTH, WEST } from '../../../../games/donjonz/readers.ts';
import type { Held } from './holding.ts';
import { neighboursOf } from './neighbours.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

/** Two blank cards of 3 by 2 under a stair card without walls but beside the door. */
const DECK = `Start
+ + + +
 < .|#
+ + + +

Blank
+ + + +
 . . .
+ + + +
 . . .
+ + + +

Walled
+-+ + +
 . . .
+ + + +
 . . .
+ + + +
`;
const options = { doorWithoutKey: 'blocked', deck: DECK } as const;
const { content } = donjonz.rules({ version: 1, seats: 1, options });
const START: Laid = { card: 0, x: 0, y: 0, turn: 0 };
const held = (x: number, y: number, card = 1): Held => ({ card, x, y, turn: 0 });

describe('what a held card touches', () => {
  test.each([
    ['above', held(0, -2), NORTH],
    ['to the right', held(3, 0), EAST],
    ['below', held(0, 1), SOUTH],
    ['to the left', held(-3, 0), WEST],
  ])('is told by the side: %s', (_, placed, side) => {
    expect(neighboursOf(content, [START], placed)).toMatchObject([{ name: 'Start', side }]);
  });

  test('is told by how far it is shifted', () => {
    expect(neighboursOf(content, [START], held(2, 1))).toMatchObject([{ shift: 2, edges: 1 }]);
    expect(neighboursOf(content, [START], held(-1, 1))).toMatchObject([{ shift: -1, edges: 2 }]);
    expect(neighboursOf(content, [START], held(3, -1))).toMatchObject([{ shift: -1, edges: 1 }]);
  });

  test('counts edges that a wall closes, on either card', () => {
    expect(neighboursOf(content, [START], held(0, 1))).toMatchObject([{ edges: 3, open: 3 }]);
    expect(neighboursOf(content, [START], held(0, 1, 2))).toMatchObject([{ edges: 3, open: 2 }]);
    const laid: Laid[] = [START, { card: 2, x: 0, y: 1, turn: 0 }];
    expect(neighboursOf(content, laid, held(-3, 1))).toMatchObject([{ name: 'Walled', edges: 2, open: 2 }]);
  });

  test('begins with the longest contact', () => {
    const laid: Laid[] = [START, { card: 2, x: 3, y: 0, turn: 0 }];
    const found = neighboursOf(content, laid, held(2, 2));
    expect(found.map(({ name }) => name)).toEqual(['Walled']);
    expect(neighboursOf(content, laid, held(0, 1)).map(({ name }) => name)).toEqual(['Start', 'Walled']);
  });

  test('is nothing far away or over a corner', () => {
    expect(neighboursOf(content, [START], held(9, 9))).toEqual([]);
    expect(neighboursOf(content, [START], held(3, 1))).toEqual([]);
  });
});

describe('in words', () => {
  const laid: Laid[] = [START, { card: 2, x: 3, y: 0, turn: 0 }];

  test('a place is told by its neighbours, shift and ways', () => {
    expect(en.laying.place(neighboursOf(content, [START], held(2, 1)))).toBe(
      'below Start, 2 right: one edge touches, open',
    );
    expect(fr.laying.place(neighboursOf(content, [START], held(-3, -1)))).toBe(
      'à gauche de « Start », 1 vers le haut : une arête commune, ouverte',
    );
  });

  test('and by the others that it touches as well', () => {
    expect(en.laying.place(neighboursOf(content, laid, held(0, 1)))).toBe(
      'below Start; also by Walled: 4 edges touch, all open',
    );
    expect(fr.laying.place(neighboursOf(content, laid, held(0, 1)))).toBe(
      'au-dessous de « Start » ; aussi contre « Walled » : 4 arêtes communes, toutes ouvertes',
    );
  });
});
