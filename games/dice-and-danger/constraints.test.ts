import { describe, expect, test } from 'vitest';
import { flawsOf } from './constraints.ts';
import { ADVENTURES, departuresOf, maximumOf, readSheet, type Sheet, sheetOf } from './index.ts';
import { crossingsOf } from './planarity.ts';
import { SKIRMISH } from './tests/sheets.ts';

function read(text: string): Sheet {
  const answer = readSheet(text);
  if ('type' in answer) throw new Error(JSON.stringify(answer));
  return answer;
}

/** What is wrong with the short sheet after a change of its text. */
function flawsAfter(...changes: readonly (readonly [from: string, to: string])[]): string[] {
  const text = changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, SKIRMISH);
  return flawsOf(read(text)).map(({ type }) => type);
}

describe('our sheets', () => {
  test.each(ADVENTURES)('DDD-2 DDD-3 DDD-5 DDD-C1 DDD-C18 %s keeps every constraint', adventure => {
    expect(flawsOf(sheetOf({ adventure }))).toEqual([]);
  });

  test.each(ADVENTURES)(
    'DDD-C9 DDD-C10 DDD-C11 DDD-C12 DDD-C13 DDD-C16 %s is the adventure it claims to be',
    adventure => {
      expect(departuresOf(sheetOf({ adventure }), adventure)).toEqual([]);
    },
  );

  test('DDD-C13 the most one can have on each, alone', () => {
    expect(ADVENTURES.map(adventure => maximumOf(sheetOf({ adventure })))).toEqual([102, 102, 102, 101]);
  });

  test('each adventure departs from every other', () => {
    for (const adventure of ADVENTURES)
      for (const other of ADVENTURES)
        if (other !== adventure) expect(departuresOf(sheetOf({ adventure }), other)).not.toEqual([]);
  });

  test('no two of them have the same shape', () => {
    const shapes = ADVENTURES.map(adventure => {
      const { spaces, rooms, corridors } = sheetOf({ adventure });
      return `${spaces.map(({ x, y }) => `${x},${y}`).join(' ')} / ${rooms.length} / ${corridors.length}`;
    });
    expect(new Set(shapes).size).toBe(4);
  });
});

describe('a sheet of one’s own', () => {
  test('a short one is fine', () => {
    expect(flawsAfter()).toEqual([]);
  });

  test.each([
    ['DDD-C1', [['--$10', '  $10']], ['sheet-cut-off', 'sheet-no-progress']],
    ['DDD-C1', [['black 6 7,', 'black 6 13,']], ['sheet-bad-number']],
    ['DDD-C1', [['black 6 7,', 'black 6 6,']], ['sheet-bad-number']],
    ['DDD-C2', [['s12', '12 ']], ['sheet-starts']],
    ['DDD-C2', [['s12', 's11']], ['sheet-starts', 'sheet-starts']],
    ['DDD-C3', [['Landlord, boss', 'Landlord']], ['sheet-boss']],
    ['DDD-C3', [['Cook', 'Cook, boss']], ['sheet-boss']],
    ['DDD-C3', [[', black 6 7', '']], ['sheet-no-number']],
    ['DDD-C3', [['g9', '9 ']], ['sheet-keys']],
    ['DDD-C3', [['g9', 'g4']], ['sheet-keys', 'sheet-grey']],
    ['DDD-C3', [['m2', 'k2']], ['sheet-claw']],
    ['DDD-C4', [['c3', '3 ']], ['sheet-chests']],
    ['DDD-C5', [['slain B C\n', '']], ['sheet-deeds']],
    ['DDD-C5', [['rubble 1', 'rubble 2']], ['sheet-deed-beyond']],
    ['DDD-C5', [['rubble 1', 'joined']], ['sheet-deed-beyond']],
    ['DDD-C6', [['boxes 3, black 5 6 7 8', 'boxes 9, black 5 6 7 8']], ['sheet-boss-reward']],
    ['DDD-C6', [['gems 2/1\n', 'gems 1/1\n']], ['sheet-reward-order']],
    ['DDD-C7', [['gems 3/2, hearts 2', 'gems 3/2, hearts 1']], ['sheet-boss-hearts']],
    [
      'DDD-C8',
      [
        ['black 7 8', 'locked 10'],
        ['$10', 'k10'],
      ],
      ['sheet-far-rooms'],
    ],
    ['DDD-C11', [['m2', 'o ']], ['sheet-clouds']],
    ['DDD-C11', [['m2', '@ ']], ['sheet-blank']],
    ['DDD-C12', [['Bouncer', 'Bouncer, armoured']], ['sheet-far-rooms']],
    ['DDD-C12', [['Cook, boxes 2', 'Cook, armoured, boxes 3']], ['sheet-far-rooms', 'sheet-odd-boxes']],
  ] as const)('%s %j', (_, changes, flaws) => {
    expect(flawsAfter(...changes)).toEqual(flaws);
  });

  test('DDD-C17 a room that only its own back door unlocks stands in the way', () => {
    const blocked = SKIRMISH.replace('--$10', '--DDD--k10').replace(
      '===\nslain',
      'D Gate, boxes 2, locked 10, gems 2/1\n===\nslain',
    );
    expect(flawsOf(read(blocked))).toEqual([expect.objectContaining({ type: 'sheet-no-progress' })]);
  });

  test('DDD-C1 a sheet is not endless', () => {
    const row = `s2 ${'-- 7 '.repeat(19)}`;
    const long = SKIRMISH.replace('===\ns2', `===\n${`${row}\n\n`.repeat(7)}s2`);
    expect(flawsOf(read(long)).map(({ type }) => type)).toContain('sheet-size');
  });
});

describe('DDD-C18 a drawing lies in the plane', () => {
  const good = read(SKIRMISH);

  test('two corridors that cross', () => {
    const across = {
      ends: [0, 1] as const,
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
    };
    const back = {
      ends: [2, 3] as const,
      points: [
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ],
    };
    expect(crossingsOf({ ...good, corridors: [across, back], rooms: [], spaces: [] })).toHaveLength(1);
  });

  test('two corridors that run along each other', () => {
    const long = {
      ends: [0, 1] as const,
      points: [
        { x: 0, y: 0 },
        { x: 3, y: 0 },
      ],
    };
    const short = {
      ends: [2, 3] as const,
      points: [
        { x: 1, y: 0 },
        { x: 2, y: 0 },
      ],
    };
    expect(crossingsOf({ ...good, corridors: [long, short], rooms: [], spaces: [] })).toHaveLength(1);
    const tail = {
      ends: [0, 3] as const,
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
    };
    expect(crossingsOf({ ...good, corridors: [long, tail], rooms: [], spaces: [] })).toHaveLength(1);
  });

  test('a corridor over a space or a room that it does not end at, and two things in one place', () => {
    const over = {
      ends: [0, 2] as const,
      points: [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
      ],
    };
    expect(crossingsOf({ ...good, corridors: [over] }).map(({ type }) => type)).toEqual(['sheet-covered']);
    const through = {
      ends: [2, 5] as const,
      points: [
        { x: 2, y: 0 },
        { x: 5, y: 0 },
      ],
    };
    expect(crossingsOf({ ...good, corridors: [through] }).map(({ type }) => type)).toContain('sheet-covered');
    const [space] = good.spaces;
    if (!space) throw new Error('no space');
    expect(crossingsOf({ ...good, corridors: [], spaces: [...good.spaces, space] }).map(({ type }) => type)).toEqual([
      'sheet-covered',
    ]);
  });
});
