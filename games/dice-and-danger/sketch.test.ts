import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/game.ts';
import { flawsOf } from './constraints.ts';
import { ADVENTURES } from './manifest.ts';
import { MAPS } from './maps/index.ts';
import { FACES, KINDS, ROLES, type Sheet, TALLIES } from './sheet.ts';
import { UNNUMBERED } from './map-text.ts';
import { readSheet } from './sheet-text.ts';
import { type Deed, printSketch, sheetFrom, type Sketch, type SketchedRoom, sketchOf } from './sketch.ts';
import { drawn } from './tests/table.ts';
import { work } from './work.ts';

function read(text: string): Sheet {
  const answer = readSheet(text);
  if ('type' in answer) throw new Error(JSON.stringify(answer));
  return answer;
}

const ROOMS = 'A Badger, boxes 5, black 8, locked 5 9, gems 3/1, hearts 1';

test.each(ADVENTURES)('the text of %s is canonical', adventure => {
  expect(work.print(read(MAPS[adventure]))).toBe(MAPS[adventure]);
});

const nameText = fc.stringMatching(/^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ' -]{0,12}[a-z]$/);
const number = fc.integer({ min: 2, max: 12 });

/** Rooms of two squares by two in a row of their own, spaces below them, corridors between neighbours: all that can be drawn. */
const sketches: fc.Arbitrary<Sketch> = fc
  .record({
    name: nameText,
    author: fc.option(nameText, { nil: undefined }),
    rooms: fc.array(
      fc.record({
        name: nameText,
        face: fc.option(fc.constantFrom(...FACES), { nil: undefined }),
        role: fc.constantFrom(...ROLES),
        armoured: fc.boolean(),
        boxes: fc.integer({ min: 1, max: 99 }),
        black: fc.uniqueArray(number, { maxLength: 4 }),
        locked: fc.uniqueArray(number, { maxLength: 4 }),
        gems: fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 })),
        hearts: fc.integer({ min: 0, max: 99 }),
      }),
      { maxLength: 5 },
    ),
    squares: fc.array(fc.option(fc.tuple(fc.constantFrom(...KINDS), number), { nil: undefined }), {
      minLength: 40,
      maxLength: 40,
    }),
    links: fc.array(fc.tuple(fc.nat(39), fc.constantFrom([1, 0], [0, 1], [1, 1], [-1, 1])), { maxLength: 60 }),
    tallies: fc.array(fc.tuple(fc.constantFrom(...TALLIES), fc.integer({ min: 0, max: 99 })), { maxLength: 3 }),
    isJoined: fc.boolean(),
  })
  .map(({ name, author, rooms, squares, links, tallies, isJoined }) => {
    const spaces = squares.flatMap((space, i) => {
      const [kind, shown] = space ?? [];
      if (!kind) return [];
      return [{ kind, number: UNNUMBERED.includes(kind) ? undefined : shown, x: i % 10, y: 3 + Math.floor(i / 10) }];
    });
    const has = (x: number, y: number): boolean => spaces.some(space => space.x === x && space.y === y);
    const pairs = links
      .map(([i, [across = 0, down = 0]]) => ({ x: i % 10, y: 3 + Math.floor(i / 10), across, down }))
      .filter(({ x, y, across, down }) => has(x, y) && has(x + across, y + down));
    const keys = [...new Set(pairs.map(pair => JSON.stringify(pair)))];
    const corridors = keys
      .map(key => JSON.parse(key) as (typeof pairs)[number])
      .map(({ x, y, across, down }) => [
        { x, y },
        { x: x + across, y: y + down },
      ]);
    const housed = rooms.map(({ face, ...room }, i): SketchedRoom => ({
      ...room,
      ...(face && { face }),
      letter: 'ABCDE'.charAt(i),
      x: 2 * i,
      y: 0,
      width: 2,
      height: 2,
    }));
    const deeds: Deed[] = [
      ...tallies.map(([type, count]) => ({ type, count })),
      ...(isJoined ? [{ type: 'joined' } as const] : []),
      ...(housed.length > 1 ? [{ type: 'slain', letters: ['B', 'A'] } as const] : []),
    ];
    return { name, ...(author !== undefined && { author }), spaces, rooms: housed, corridors, deeds };
  });

describe('a sketch', () => {
  test('is what its text draws, and the text is what the drawing prints', () => {
    fc.assert(
      fc.property(sketches, sketch => {
        const text = printSketch(sketch);
        const sheet = sheetFrom(sketch);
        if ('type' in sheet) throw new Error(`${JSON.stringify(sheet)}\n${text}`);
        expect(work.print(sheet)).toBe(text);
        expect(read(work.print(sheet))).toEqual(sheet);
        const again = sketchOf(sheet);
        expect(again.rooms).toEqual(sketch.rooms);
        expect(again.spaces).toEqual(sketch.spaces);
        expect(again.deeds).toEqual(sketch.deeds);
        expect(again.corridors).toHaveLength(sketch.corridors.length);
      }),
      { numRuns: 150 },
    );
  });

  test('DDD-C18 corridors that cross between the squares are written, read and refused', () => {
    const text = drawn('s2   s3\n   X\ns4   s5   AAA', ROOMS);
    const sheet = read(text);
    expect(sheet.corridors.map(({ ends }) => ends)).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(work.print(sheet)).toContain('\n   X\n');
  });

  test('DDD-C18 options refuse a sheet on which corridors cross, by that rule', () => {
    const crossed = MAPS['annoyed-animals'].replace(
      '\n        \\       |         |              |    |              |\n',
      '\n        \\       |         |              |  X |              |\n',
    );
    expect(crossed).not.toBe(MAPS['annoyed-animals']);
    const flaws = flawsOf(read(crossed)).map(({ type }) => type);
    expect(flaws).toContain('sheet-crossing');
  });
});

describe('a heading', () => {
  test('DDD-5 the author stands below the name, and a name of equals signs is none', () => {
    const sheet = read(MAPS['annoyed-animals']);
    expect(work.heading(sheet)).toEqual({ name: 'Annoyed Animals', author: 'nobody' });
    const named = work.rename(sheet, { name: 'Barnyard Brawl', author: 'Otto' });
    expect(work.print(named).split('\n').slice(0, 3)).toEqual(['Barnyard Brawl', 'by Otto', '===']);
    expect(work.heading(named)).toEqual({ name: 'Barnyard Brawl', author: 'Otto' });
    expect(work.heading(work.rename(named, { name: '===', author: 'Otto' }))?.name).toBe('Barnyard Brawl');
    expect(work.flaws(named)).toEqual([]);
  });

  test('a face is one of those that are drawn', () => {
    const faced = drawn('s2   AAA', 'A Badger, face goose, boxes 5, gems 3/1');
    expect(read(faced).rooms[0]?.face).toBe('goose');
    const answer = work.read(faced.replace('goose', 'unicorn'));
    expect(isRefusal(answer) && answer.refused).toMatchObject({ type: 'sheet-field', field: 'face unicorn' });
  });
});
