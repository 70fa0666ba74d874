import { describe, expect, test } from 'vitest';
import { readSheet } from './sheet-text.ts';
import { type Sheet, talliedBy } from './sheet.ts';
import { drawn } from './tests/table.ts';

const ROOMS = 'A Badger, boxes 5, black 8, locked 5 9, gems 3/1, hearts 1';

function read(text: string): Sheet {
  const answer = readSheet(text);
  if ('type' in answer) throw new Error(JSON.stringify(answer));
  return answer;
}

describe('a drawing', () => {
  test('DDD-6 spaces have a kind and a number, a place on the map and one in the text', () => {
    const { spaces, width, height } = read(drawn('<5   m12\n\n d   g9   AAA', ROOMS));
    expect(spaces).toEqual([
      { kind: 'left-start', number: 5, x: 0, y: 0, line: 3, column: 1 },
      { kind: 'gem', number: 12, x: 1, y: 0, line: 3, column: 6 },
      { kind: 'doubles', number: undefined, x: 0, y: 1, line: 5, column: 1 },
      { kind: 'grey', number: 9, x: 1, y: 1, line: 5, column: 6 },
    ]);
    expect([width, height]).toEqual([3, 2]);
  });

  test('every sign has its kind', () => {
    const signs = 's2   <2   >2   2    g2   f2   d    r2   o    @    k2   m2   $2   c2   AAA';
    expect(read(drawn(signs, ROOMS)).spaces.map(({ kind }) => kind)).toEqual([
      'start',
      'left-start',
      'right-start',
      'regular',
      'grey',
      'fist',
      'doubles',
      'rubble',
      'cloud',
      'blank',
      'claw',
      'gem',
      'gold',
      'chest',
    ]);
  });

  test('DDD-7 a room is a rectangle with a line of its own', () => {
    const { rooms } = read(drawn('s2 --AAAAAAAA\n     AAAAAAAA\n     AAAAAAAA', ROOMS));
    expect(rooms).toEqual([
      {
        letter: 'A',
        name: 'Badger',
        x: 1,
        y: 0,
        width: 2,
        height: 2,
        line: 3,
        column: 6,
        role: 'monster',
        armoured: false,
        boxes: 5,
        black: [8],
        locked: [5, 9],
        gems: [3, 1],
        hearts: 1,
      },
    ]);
  });

  test('corridors run level, upright and aslant, and bend', () => {
    const map = ['s2 -- 7   s3', ' |         |', ' +    9 -- +', '   \\', 'AAA  8'].join('\n');
    const { corridors, spaces } = read(drawn(map, ROOMS));
    const name = (node: number): string => String(spaces[node]?.number);
    expect(corridors.map(({ ends }) => ends.map(name).join('-')).sort()).toEqual(['2-7', '2-8', '3-9']);
    expect(corridors.find(({ ends }) => ends.map(name).join('-') === '2-8')?.points).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 2 },
    ]);
  });

  test('who borders whom goes both ways', () => {
    expect(read(drawn('s2 -- 7 --AAA', ROOMS)).neighbours).toEqual([[1], [0, 2], [1]]);
  });

  test.each([
    ['s2 -- 7 --', { type: 'sheet-loose-end', line: 3, column: 9 }],
    ['s2 --'.repeat(30), { type: 'sheet-too-large', line: 3, column: 1, width: 31, height: 1, most: 24 }],
    ['s2   x7   AAA', { type: 'sheet-sign', line: 3, column: 6, sign: 'x7' }],
    ['s2 ==7    AAA', { type: 'sheet-sign', line: 3, column: 4, sign: '==' }],
    ['s2   7    AAA\n   |', { type: 'sheet-sign', line: 4, column: 4, sign: '|' }],
    ['s2   13   AAA', { type: 'sheet-number', line: 3, column: 6, sign: '13' }],
    ['s2   s    AAA', { type: 'sheet-number', line: 3, column: 6, sign: 's' }],
    ['s2   d4   AAA', { type: 'sheet-number', line: 3, column: 6, sign: 'd4' }],
    ['s2   AAA  AAA', { type: 'sheet-room-shape', line: 3, column: 6, letter: 'A' }],
    ['s2 -- +   AAA', { type: 'sheet-bend', line: 3, column: 6, corridors: 1 }],
    ['s2 -- 7   AAA\n   \\  |\n      +', { type: 'sheet-doubled', line: 4, column: 4 }],
    ['AAAAAAAA\n |    |\n 7 -- +', { type: 'sheet-doubled', line: 5, column: 4 }],
  ])('%j is no map', (map, smudge) => {
    expect(readSheet(drawn(map, ROOMS))).toEqual(smudge);
  });

  test('a drawing is measured before any of it is laid out, however long and wide', () => {
    const map = '\n'.repeat(21_000) + '7'.repeat(21_000);
    expect(readSheet(drawn(map, ROOMS))).toEqual({
      type: 'sheet-too-large',
      line: 3,
      column: 1,
      width: 4201,
      height: 10_501,
      most: 24,
    });
  });
});

describe('the lines below the map', () => {
  test('rooms may be bosses, worms and armoured', () => {
    const { rooms, achievements } = read(
      drawn(
        'AAA  BBB  CCC',
        'A Boss, boxes 12, black 6, gems 6/4, boss\nC Worm, worm, boxes 3, black 7\nB Anvil, armoured, boxes 4, black 8, gems 2/1',
        'armoured 1\nslain A B',
      ),
    );
    expect(rooms.map(({ letter, role, armoured }) => [letter, role, armoured])).toEqual([
      ['A', 'boss', false],
      ['B', 'monster', true],
      ['C', 'worm', false],
    ]);
    expect(achievements).toEqual([
      { type: 'armoured', count: 1 },
      { type: 'slain', rooms: [0, 1] },
    ]);
  });

  test.each([
    ['A Badger, boxes 5, teeth 3, gems 3/1', { type: 'sheet-field', line: 5, column: 19, field: 'teeth 3' }],
    ['Badger, boxes 5', { type: 'sheet-field', line: 5, column: 1, field: 'Badger' }],
    ['A Badger, gems 3/1', { type: 'sheet-room-lacks', line: 5, column: 1, letter: 'A', field: 'boxes' }],
    ['A Badger, boxes 5', { type: 'sheet-room-lacks', line: 5, column: 1, letter: 'A', field: 'gems' }],
    ['B Badger, boxes 5', { type: 'sheet-room-undrawn', line: 5, column: 1, letter: 'B' }],
    ['', { type: 'sheet-room-unwritten', line: 3, column: 6, letter: 'A' }],
    [`${ROOMS}\n${ROOMS}`, { type: 'sheet-room-twice', line: 5, column: 1, letter: 'A' }],
  ])('%j is pointed at', (rooms, smudge) => {
    expect(readSheet(drawn('s2   AAA', rooms))).toEqual(smudge);
  });

  test.each(['fists', 'fists many', 'joined 3', 'slain', 'slain X', 'dance 3'])('%j is no achievement', achievement => {
    expect(readSheet(drawn('s2   AAA', ROOMS, achievement))).toEqual({
      type: 'sheet-achievement',
      line: 7,
      column: 1,
      achievement,
    });
  });

  test('a sheet has four parts and a name', () => {
    expect(readSheet('Name\n===\ns2')).toEqual({ type: 'sheet-parts', line: 1, column: 1, found: 2 });
    expect(readSheet('\n===\ns2\n===\n===\n')).toEqual({ type: 'sheet-nameless', line: 1, column: 1 });
  });

  test('a tally counts what it is named after', () => {
    const counted = read(drawn('f2   r3   o    k4   f4   AAA', 'A Worm, worm, armoured, boxes 2, black 7'));
    expect(talliedBy(counted, 'fists')).toEqual([0, 4]);
    expect(talliedBy(counted, 'rubble')).toEqual([1]);
    expect(talliedBy(counted, 'clouds')).toEqual([2]);
    expect(talliedBy(counted, 'claws')).toEqual([3]);
    expect(talliedBy(counted, 'worms')).toEqual([5]);
    expect(talliedBy(counted, 'armoured')).toEqual([5]);
  });
});
