import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/game.ts';
import { say } from '../../kernel/words.ts';
import { ABILITIES, ROOMS, TILES } from './data.ts';
import { theDungeon } from './index.ts';
import { PILE, type SetTile } from './set.ts';
import { BOX, EIGHT, HEADING, OWN, readOwn } from './tests/sets.ts';
import { faceFor, QUARTER_TURNS, TILE_TABLE, tileOf, turnedDrawing } from './tiles.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { type OwnSet, work } from './work.ts';

const tile = (room: SetTile['room'], drawing: string, count = 1): SetTile => ({ line: 1, count, room, drawing });

/** A set with other tiles, on the lines on which it is printed. */
const withTiles = (tiles: readonly SetTile[]): OwnSet => readOwn(work.print({ ...BOX, tiles }));
const withCast = (characters: OwnSet['characters']): OwnSet => readOwn(work.print({ ...BOX, characters }));

const typesOf = (set: OwnSet): string[] => work.flaws(set).map(({ refused }) => refused.type);
const rulesOf = (set: OwnSet): string[] => [...new Set(work.flaws(set).map(({ rule }) => rule))];

/** The first thing that is wrong with a text: its type and where it stands. */
function smudgeIn(text: string): string {
  const read = work.read(text);
  return isRefusal(read) ? `${read.refused.type} ${read.refused.line}:${read.refused.column}` : 'a set';
}

const sides = fc.array(fc.constantFrom('-', 'D', 'O'), { minLength: 4, maxLength: 4 }).map(each => each.join(''));
const anyTile = fc.record({
  line: fc.constant(1),
  count: fc.integer({ min: 1, max: PILE.most }),
  room: fc.constantFrom(...ROOMS),
  drawing: sides,
});
const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(text => /^\S(.*\S)?$/u.test(text));
const anyCharacter = fc.record({
  line: fc.constant(1),
  strength: fc.integer({ min: 1, max: 6 }),
  craft: fc.integer({ min: 1, max: 6 }),
  ability: fc.constantFrom(...ABILITIES),
  name: line.filter(text => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)),
});
const anySet = fc.record({
  start: sides.map(drawing => ({ line: 1, drawing })),
  tiles: fc.array(anyTile, { maxLength: 40 }),
  characters: fc.array(anyCharacter, { maxLength: 10 }),
});

describe('the text of a set', () => {
  test('TD-C12 names the set, its author, its tiles and its characters', () => {
    expect(work.print(OWN).split('\n').slice(0, 6)).toEqual([
      'The Drowned Gaol',
      'by Ada',
      '',
      'start DDDD',
      '2 cell --D-',
      '3 corridor O-O-',
    ]);
    expect(work.print(OWN)).toContain('\n\n3 4 retries-locks Somebody 1\n');
    expect(work.heading(OWN)).toEqual(HEADING);
    expect(work.heading(BOX)).toBeUndefined();
  });

  test('TD-C12 text and set are two views of one thing', () => {
    fc.assert(
      fc.property(anySet, fc.boolean(), (set, isNamed) => {
        const text = work.print(isNamed ? work.rename(set, HEADING) : set);
        const read = readOwn(text);
        expect(work.print(read)).toBe(text);
        expect(work.read(work.print(read))).toEqual(read);
      }),
    );
  });

  test('TD-C12 other ends of lines and empty lines are taken as they come', () => {
    const text = work.print(OWN);
    expect(work.print(readOwn(`\n\n${text.replaceAll('\n', '\r\n')}\n\n`))).toBe(text);
  });

  test('TD-C12 no text makes it fall over, and what it says has a place and words in both languages', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(20), fc.string(), (at, gone, put) => {
        const text = work.print(OWN);
        const mutated = text.slice(0, at % text.length) + put + text.slice((at % text.length) + gone);
        const read = work.read(mutated);
        const flaws = isRefusal(read) ? [read] : work.flaws(read);
        for (const { refused } of flaws) {
          expect(refused.line).toBeGreaterThan(0);
          expect(refused.line).toBeLessThanOrEqual(mutated.split('\n').length);
          expect(say(en.reasons, refused)).toMatch(/^Line \d+/);
          expect(say(fr.reasons, refused)).toMatch(/^Ligne \d+/);
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['', 'set-start 1:1'],
    ['start DDD', 'set-sides 1:7'],
    ['start DDDD extra', 'set-start 1:1'],
    ['start DDDD\n3 corridor', 'set-tile 2:1'],
    ['start DDDD\n999999999999 corridor O-O-', 'set-count 2:1'],
    ['start DDDD\n32 corridor O-O-', 'set-count 2:1'],
    ['start DDDD\n1 __proto__ O-O-', 'set-room 2:3'],
    ['start DDDD\n1 constructor O-O-', 'set-room 2:3'],
    ['start DDDD\n1 corridor O-Z-', 'set-sides 2:12'],
    ['start DDDD\n1 corridor O-O-\n\nWilma', 'set-character 4:1'],
    ['start DDDD\n1 corridor O-O-\n\n0 3 scouts Wilma', 'set-value 4:1'],
    ['start DDDD\n1 corridor O-O-\n\n3 7 scouts Wilma', 'set-value 4:3'],
    ['start DDDD\n1 corridor O-O-\n\n3 3 toString Wilma', 'set-ability 4:5'],
    [`start DDDD\n1 corridor O-O-\n\n3 3 scouts ${'W'.repeat(41)}`, 'set-name 4:12'],
    ['start DDDD\n1 corridor O-O-\n\n3 3 scouts Wilma\u202E', 'set-name 4:12'],
    ['start DDDD\n1 corridor O-O-\n\n3 3 scouts Wilma\n\nmore', 'set-beyond 6:1'],
  ])('TD-C12 %j is refused at its place', (text, smudge) => expect(smudgeIn(text)).toBe(smudge));

  test('TD-C12 what is repeated of a text is short', () => {
    const read = work.read(`start ${'D'.repeat(90_000)}\n`);
    expect(isRefusal(read) && say(en.reasons, read.refused).length).toBeLessThan(250);
  });
});

describe('every constraint has a breach that it catches', () => {
  test('TD-C12 the tiles of the box and eight characters keep them all', () => {
    expect(typesOf(BOX)).toEqual([]);
    expect(typesOf(OWN)).toEqual([]);
  });

  test('TD-C2 a tile without an opening, and a first cell without one', () => {
    expect(typesOf(withTiles([...BOX.tiles, tile('crypt', '----')]))).toEqual(['set-closed']);
    expect(typesOf(readOwn(work.print({ ...BOX, start: { line: 1, drawing: '----' } })))).toEqual(['set-closed']);
  });

  test('TD-C2 a Guard Room has one way out, and nothing else has', () => {
    expect(typesOf(withTiles([...BOX.tiles, tile('guard-room', '--D-')]))).toEqual(['set-guard-door']);
    expect(typesOf(withTiles([...BOX.tiles, tile('guard-room', 'XXD-')]))).toEqual(['set-guard-door']);
    expect(typesOf(withTiles([...BOX.tiles, tile('lair', 'X-D-')]))).toEqual(['set-stray-door']);
  });

  test('TD-C3 no dead ends', () => {
    expect(typesOf(withTiles([tile('tunnel', 'OO--', 12)]))).toEqual(['set-no-dead-end']);
  });

  test('TD-C13 a tile too few, a tile too many', () => {
    const few = [tile('tunnel', 'OO--', 10), tile('crypt', '--D-')];
    expect(typesOf(withTiles(few))).toEqual(['set-few']);
    expect(typesOf(withTiles([...few, tile('lair', '--D-')]))).toEqual([]);
    const many = withTiles([...few, tile('lair', '--D-', 20), tile('library', '--D-')]);
    expect(work.flaws(many).map(({ refused }) => [refused.type, refused.line])).toEqual([['set-many', 5]]);
  });

  test('TD-C14 no way out', () => {
    expect(typesOf(withTiles([tile('corridor', 'OO--', 12), tile('crypt', '--D-')]))).toEqual(['set-no-way-out']);
  });

  test('TD-C15 hardly any way on', () => {
    expect(typesOf(withTiles([tile('tunnel', 'OO--', 6), tile('crypt', '--D-', 6)]))).toEqual([]);
    expect(typesOf(withTiles([tile('tunnel', 'OO--', 5), tile('crypt', '--D-', 7)]))).toEqual(['set-no-way-on']);
  });

  test('TD-C16 five characters, nine, a giant, twins, and one called like a thing', () => {
    const [first, second, ...others] = EIGHT;
    if (!first || !second) throw new Error('there are eight');
    const changed = (change: object): OwnSet => withCast([first, { ...second, ...change }, ...others]);
    expect(typesOf(withCast(EIGHT.slice(0, 5)))).toEqual(['set-cast']);
    expect(rulesOf(withCast([...EIGHT, first]))).toEqual(['TD-C16']);
    expect(typesOf(changed({ strength: 6, craft: 6 }))).toEqual(['set-together']);
    expect(typesOf(changed({ ability: first.ability }))).toEqual(['set-ability-twice']);
    expect(typesOf(changed({ name: first.name }))).toEqual(['set-name-twice']);
    for (const name of ['drawn', 'own', 'farrier', 'torch'])
      expect(typesOf(changed({ name }))).toEqual(['set-name-taken']);
    expect(typesOf(changed({ name: '__proto__' }))).toEqual([]);
  });

  test('TD-C16 six and eight characters, five and eight together are enough and not too much', () => {
    const [first, ...others] = EIGHT;
    if (!first) throw new Error('there are eight');
    const valued = (strength: number, craft: number): OwnSet => withCast([{ ...first, strength, craft }, ...others]);
    expect(typesOf(withCast(EIGHT.slice(0, 6)))).toEqual([]);
    expect(typesOf(withCast([...EIGHT, { ...first, name: 'Nine' }]))).toEqual(['set-cast', 'set-ability-twice']);
    expect([valued(1, 3), valued(1, 4), valued(2, 6), valued(3, 6)].map(typesOf)).toEqual([
      ['set-together'],
      [],
      [],
      ['set-together'],
    ]);
  });

  test('TD-C16 TD-B9 whoever knows a spell can hold it', () => {
    const learned = (craft: number): OwnSet =>
      withCast(EIGHT.map(each => (each.ability === 'knows-a-spell' ? { ...each, craft } : each)));
    expect(work.flaws(learned(2))).toEqual([
      {
        refused: { type: 'set-spell', line: 30, column: 3, name: 'Somebody 8', found: 2, least: 3 },
        rule: 'TD-C16',
      },
    ]);
    expect(typesOf(learned(3))).toEqual([]);
  });

  test('TD-C12 every flaw is told with the place in the text where it stands', () => {
    const placesIn = (set: OwnSet): string[] =>
      work.flaws(set).map(({ refused: { type, line: row, column } }) => `${type} ${row}:${column}`);
    expect(placesIn(readOwn(work.print({ ...BOX, start: { line: 1, drawing: 'X---' } })))).toEqual([
      'set-closed 1:7',
      'set-stray-door 1:7',
    ]);
    expect(placesIn(withTiles([tile('tunnel', 'OO--', 12), tile('lair', '--D-'), tile('crypt', '----', 10)]))).toEqual([
      'set-closed 4:10',
    ]);
    const [first, ...others] = EIGHT;
    if (!first) throw new Error('there are eight');
    const cast = [...others, { ...first, strength: 6, ability: 'scouts', name: 'torch' } as const];
    expect(placesIn(withCast(cast))).toEqual(['set-together 30:1', 'set-ability-twice 30:5', 'set-name-taken 30:12']);
  });
});

describe('the tiles that there can be', () => {
  test('TD-C12 begin with those of the box, and each is there once', () => {
    expect(TILE_TABLE.slice(0, TILES.length).map(({ face }) => face)).toEqual(TILES.map(([face]) => face));
    expect(new Set(TILE_TABLE.map(({ face }) => face)).size).toBe(TILE_TABLE.length);
    // 23 shapes of 15 rooms, and in a Guard Room three sides beside its door to the outside.
    expect(TILE_TABLE.length).toBe(14 * 23 + 26);
  });

  test('TD-C12 tiles that differ by a turn are alike', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROOMS), sides, fc.constantFrom(...QUARTER_TURNS), (room, drawing, turn) => {
        const face = faceFor(room, drawing);
        expect(faceFor(room, turnedDrawing(drawing, turn))).toBe(face);
        if (face !== undefined) expect(tileOf(face).room).toBe(room);
      }),
    );
  });
});

describe('options', () => {
  test('TD-C12 a set that breaks a rule is refused with its place', () => {
    const text = work.print(withTiles([tile('corridor', 'OO--', 12), tile('crypt', '--D-')]));
    expect(theDungeon.readOptions({ set: text }, 1)).toMatchObject({
      refused: { type: 'set-no-way-out', line: 1 },
      rule: 'TD-C14',
    });
    expect(theDungeon.readOptions({ set: 'nonsense' }, 1)).toMatchObject({ rule: 'TD-C12' });
    expect(theDungeon.readOptions({ set: 7 }, 1)).toMatchObject({ rule: 'TD-C12' });
  });

  test('TD-C16 the characters of the set are chosen by name, those of the box no longer', () => {
    const set = work.print(OWN);
    expect(isRefusal(theDungeon.readOptions({ set, characters: ['Somebody 2', 'drawn'] }, 2))).toBe(false);
    expect(theDungeon.readOptions({ set, characters: ['farrier', 'drawn'] }, 2)).toMatchObject({ rule: 'TD-C8' });
  });
});
