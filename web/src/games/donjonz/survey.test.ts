import { describe, expect, test } from 'vitest';
import { donjonz, type View } from '../../../../games/donjonz/index.ts';
import { EAST, WEST } from '../../../../games/donjonz/readers.ts';
import { monstersLeft, spacesLeft, survey } from './survey.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const DECK = `Start
+ + + +
 < .|#
+ + + +

Skulls
+ + + +
|A . A
+ + + +
 $ . H
+ + + +
`;
const options = { doorWithoutKey: 'blocked', deck: DECK } as const;
const rules = donjonz.rules({ version: 1, seats: 1, options });
const { content } = rules;
const laid: View['laid'] = [
  { card: 0, x: 0, y: 0, turn: 0 },
  { card: 1, x: 3, y: 0, turn: 0 },
];
const view: View = { ...rules.view(rules.setup(), 0), laid, path: [0, 1] };
const rows = survey(content, view, { x: 0, y: 0, width: 6, height: 2 });

describe('the dungeon read out', () => {
  test('row by row, with nothing where no card lies', () => {
    expect(rows.map(row => row.map(space => space?.thing.type))).toEqual([
      ['stair', 'nothing', 'door', 'monster', 'nothing', 'monster'],
      [undefined, undefined, undefined, 'pouch', 'nothing', 'monster'],
    ]);
  });

  test('a wall of one card closes the edge for its neighbour too (DZ-Q2)', () => {
    expect(rows[0]?.[2]?.walls).toEqual([EAST, WEST]);
    expect(rows[0]?.[3]?.walls).toEqual([WEST]);
  });

  test('says where the hero has been and is', () => {
    expect(rows[0]?.slice(0, 3).map(space => space?.visited)).toEqual(['yes', 'here', 'no']);
  });

  test('in words', () => {
    const told = ({ survey: { space } }: typeof en): string[] => rows[0]?.map(each => (each ? space(each) : '')) ?? [];
    expect(told(en)).toEqual([
      'stair, entered',
      'the hero, empty, wall east',
      'locked door, wall east and west',
      'skeleton, wall west',
      'empty',
      'skeleton',
    ]);
    expect(told(fr)[1]).toBe('le héros, vide, mur à l’est');
  });

  test('a card by itself has its rim, too', () => {
    const [face] = content.deck[1] ?? [];
    expect(face && en.survey.card(face)).toBe(
      'Row 1: skeleton with a wall west, empty, skeleton. Row 2: gold pouch, empty, golem',
    );
  });
});

describe('what is left', () => {
  test('monsters not met, by the weapon that beats them', () => {
    expect(monstersLeft(content, view, 'axe')).toBe(2);
    expect(monstersLeft(content, { ...view, path: [0, 1, 6] }, 'axe')).toBe(1);
    expect(monstersLeft(content, view, 'bow')).toBe(0);
  });

  test('spaces not entered', () => {
    expect(spacesLeft(content, view)).toBe(7);
  });
});
