import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/game.ts';
import { theDungeon } from './index.ts';
import { PLAIN } from './tests/table.ts';

const read = (input: unknown, seats = 1) => theDungeon.readOptions(input, seats);
const entry = (change: object, options: object = {}) => read({ ...options, characters: [{ ...PLAIN, ...change }] });

describe('options', () => {
  test('TD-1 everything has a default', () => {
    expect(read(undefined, 2)).toEqual({
      characters: ['drawn', 'drawn'],
      entrance: 'trapdoor',
      encounters: 'off',
      fate: 'off',
      first: 0,
      until: 'once-around',
      returns: 'off',
      set: 'standard',
    });
  });

  test('TD-Q24 a table of the board game goes on until all are out, unless it says otherwise', () => {
    expect(read({ characters: ['farrier', PLAIN] }, 2)).toMatchObject({ until: 'all-out' });
    expect(read({ characters: ['farrier', PLAIN], until: 'round' }, 2)).toMatchObject({ until: 'round' });
    expect(read({ characters: ['farrier', 'drawn'] }, 2)).toMatchObject({ until: 'once-around' });
  });

  test('TD-1 what was read is read again to the same', () => {
    const options = read(
      {
        characters: [
          'usurer',
          { ...PLAIN, objects: ['sword', { name: 'Bell', metal: true }], followers: ['Bard'], spells: 1 },
        ],
        entrance: 'trapdoor',
        encounters: 'on',
        fate: 'on',
        first: 1,
      },
      2,
    );
    expect(isRefusal(options)).toBe(false);
    expect(read(JSON.parse(JSON.stringify(options)), 2)).toEqual(options);
  });

  test.each([
    [7, 'TD-1', 'no-record'],
    [{ trapdoor: true }, 'TD-1', 'no-such-option'],
    [{ entrance: 'window' }, 'TD-1', 'no-such-value'],
    [{ encounters: 'yes' }, 'TD-Q31', 'no-such-value'],
    [{ fate: 3 }, 'TD-B14', 'no-such-value'],
    [{ until: 'dawn' }, 'TD-Q24', 'no-such-value'],
    [{ first: 1 }, 'TD-18', 'no-such-value'],
    [{ first: 0.5 }, 'TD-18', 'no-such-value'],
    [{ characters: 'farrier' }, 'TD-C8', 'no-such-value'],
    [{ characters: ['barbarian'] }, 'TD-C8', 'no-such-value'],
    [{ characters: [null] }, 'TD-C8', 'no-such-value'],
    [{ characters: ['farrier', 'usurer'] }, 'TD-18', 'seats-differ'],
  ])('TD-1 %j is refused by %s', (input, rule, type) => {
    expect(read(input)).toMatchObject({ refused: { type }, rule });
  });

  test('TD-C8 whoever knows a spell begins with one, and needs the Craft for it', () => {
    expect(entry({ ability: 'knows-a-spell' })).toMatchObject({ characters: [{ spells: 1 }] });
    expect(entry({ ability: 'knows-a-spell', craft: 2 })).toEqual({
      refused: { type: 'too-many-spells', seat: 0, most: 0 },
      rule: 'TD-B9',
    });
  });

  test('TD-1 nobody sits twice', () => {
    expect(read({ characters: ['farrier', 'farrier'] }, 2)).toEqual({
      refused: { type: 'character-twice', character: 'farrier' },
      rule: 'TD-C8',
    });
  });
});

describe('characters entered by hand', () => {
  test('TD-3 what is not said is filled in', () => {
    expect(entry({ objects: ['sword'] })).toMatchObject({
      characters: [
        {
          ...PLAIN,
          lives: 4,
          fullLives: 4,
          gold: 1,
          objects: ['sword'],
          followers: [],
          animals: [],
          spells: 0,
          ability: 'none',
          begins: 'inside',
        },
      ],
    });
  });

  test.each([
    [{ strength: undefined }, { type: 'field-missing', field: 'strength' }],
    [{ name: undefined }, { type: 'field-missing', field: 'name' }],
    [{ strength: 0 }, { type: 'field-range', field: 'strength', least: 1, most: 20 }],
    [{ craft: 2.5 }, { type: 'field-range', field: 'craft' }],
    [{ lives: 'many' }, { type: 'field-range', field: 'lives' }],
    [
      { lives: 5, fullLives: 4 },
      { type: 'field-range', field: 'fullLives', least: 5 },
    ],
    [{ gold: -1 }, { type: 'field-range', field: 'gold' }],
    [{ name: ' ' }, { type: 'field-text', field: 'name', most: 40 }],
    [{ name: 'x'.repeat(41) }, { type: 'field-text' }],
    [{ objects: 'sword' }, { type: 'field-length', field: 'objects', most: 12 }],
    [{ objects: ['spoon'] }, { type: 'field-value', field: 'objects[0]' }],
    [{ objects: [{ name: 'Bell' }] }, { type: 'field-value', field: 'objects[0].metal', expected: 'true, false' }],
    [{ objects: [{ name: 'sword', metal: false }] }, { type: 'name-taken', name: 'sword' }],
    [{ objects: [{ name: 'Bell', metal: true, shiny: 1 }] }, { type: 'field-unknown', field: 'objects[0].shiny' }],
    [{ followers: [{ name: 'Bard', craft: 7 }] }, { type: 'field-range', field: 'followers[0].craft' }],
    [{ followers: [3] }, { type: 'field-text', field: 'followers[0].name' }],
    [{ animals: ['cat'] }, { type: 'field-value', field: 'animals[0]' }],
    [{ ability: 'flies' }, { type: 'field-value', field: 'ability' }],
    [{ mood: 'bad' }, { type: 'field-unknown', field: 'mood' }],
    [{ spells: 4 }, { type: 'field-range', field: 'spells' }],
    [{ spells: 2 }, { type: 'too-many-spells', most: 1 }],
    [{ objects: Array(5).fill('torch') }, { type: 'too-many-objects', most: 4 }],
  ])('TD-3 %j is refused', (change, refused) => {
    expect(entry(change)).toMatchObject({ refused: { seat: 0, ...refused } });
  });

  test('TD-2 the gaol lets in no animals', () => {
    expect(entry({ animals: ['mule'] }, { entrance: 'gaol' })).toEqual({
      refused: { type: 'animals-outside', seat: 0 },
      rule: 'TD-2',
    });
    expect(isRefusal(entry({ animals: ['mule'] }))).toBe(false);
  });

  test('TD-3 objects of one name are one kind', () => {
    const bell = (metal: boolean) => ({ ...PLAIN, objects: [{ name: 'Bell', metal }] });
    expect(read({ characters: [bell(true), bell(false)] }, 2)).toMatchObject({ refused: { type: 'name-taken' } });
    expect(isRefusal(read({ characters: [bell(true), bell(true)] }, 2))).toBe(false);
  });
});
