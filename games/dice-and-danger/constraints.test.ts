import { describe, expect, test } from 'vitest';
import { flawsOf } from './constraints.ts';
import { sheetOf } from './content.ts';
import { departuresOf, resembled } from './departures.ts';
import type { Adventure } from './action.ts';
import { ADVENTURES } from './manifest.ts';
import { MAPS } from './maps/index.ts';
import { maximumOf } from './scoring.ts';
import { readSheet } from './sheet-text.ts';
import type { Sheet } from './sheet.ts';
import { overlapsOf } from './planarity.ts';
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

/** A map for the rooms of the short sheet, with a space between every start and the room below it. */
const AWAY_FROM_STARTS = `
s2 --s3 --s4 --s5 --s6 --s7 --s8 --s9 --s10--s11--s12
 |         |         |         |         |
c3        g9        r7        c11       f8
 |         |         |
BBB       AAA       CCC
`.slice(1);

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

  test.each(ADVENTURES)('%s resembles itself', adventure => {
    expect(resembled(sheetOf({ adventure }))).toBe(adventure);
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

  test('DDD-C1 everything can be reached, and rooms show numbers of dice, each once', () => {
    expect(flawsAfter(['--$10', '  $10'])).toEqual(['sheet-cut-off', 'sheet-no-progress']);
    expect(flawsAfter(['black 6 7,', 'black 6 13,'])).toEqual(['sheet-bad-number']);
    expect(flawsAfter(['black 6 7,', 'black 6 6,'])).toEqual(['sheet-bad-number']);
  });

  test('DDD-C2 each sum has one start, and a start is nothing else', () => {
    expect(flawsAfter(['s12', '12 '])).toEqual(['sheet-starts']);
    expect(flawsAfter(['s12', 's11'])).toEqual(['sheet-starts', 'sheet-starts']);
    expect(flawsAfter(['s12', 'm12'])).toEqual(['sheet-starts']);
    expect(readSheet(SKIRMISH.replace('s2 --', 'sm2--'))).toMatchObject({ type: 'sheet-sign', sign: 'sm2' });
  });

  test('DDD-C3 there is one boss', () => {
    expect(flawsAfter(['Landlord, boss', 'Landlord'])).toEqual(['sheet-boss']);
    expect(flawsAfter(['Cook', 'Cook, boss'])).toEqual(['sheet-boss']);
  });

  test('DDD-C3 every room has a number, every locked number one grey or claw space', () => {
    expect(flawsAfter([', black 6 7', ''])).toEqual(['sheet-no-number']);
    expect(flawsAfter(['g9', '9 '])).toEqual(['sheet-keys']);
    expect(flawsAfter(['g9', 'k9'])).toEqual([]);
    expect(flawsAfter(['m2', 'k9'])).toEqual(['sheet-keys']);
    expect(flawsAfter(['m2', 'k2'])).toEqual(['sheet-claw']);
  });

  test('DDD-C3 every grey space borders one room, and unlocks a number of it', () => {
    expect(flawsAfter(['g9', 'g4'])).toEqual(['sheet-keys', 'sheet-grey']);
    expect(flawsAfter(['m2', 'g9'])).toEqual(['sheet-grey']);
    const gate = 'D Gate, boxes 2, black 7, gems 2/1\n===\nslain';
    expect(flawsAfter(['r7 ', 'DDD'], ['===\nslain', gate], ['rubble 1', 'fists 1'])).toEqual(['sheet-grey']);
  });

  test('DDD-C4 there are two chests', () => {
    expect(flawsAfter(['c3', '3 '])).toEqual(['sheet-chests']);
    expect(flawsAfter(['m2', 'c2'])).toEqual(['sheet-chests']);
  });

  test('DDD-C5 there are two achievements, and both can be had', () => {
    expect(flawsAfter(['slain B C\n', ''])).toEqual(['sheet-achievements']);
    expect(flawsAfter(['slain B C\n', 'slain B C\nfists 1\n'])).toEqual(['sheet-achievements']);
    expect(flawsAfter(['rubble 1', 'rubble 2'])).toEqual(['sheet-achievement-beyond']);
    expect(flawsAfter(['rubble 1', 'joined'])).toEqual(['sheet-achievement-beyond']);
  });

  test('DDD-C6 the boss pays a gem for three boxes at least, and the first defeat more than a later one', () => {
    const bossOf = (boxes: number): readonly [string, string] => ['boxes 3, black 5', `boxes ${boxes}, black 5`];
    expect(flawsAfter(bossOf(8))).toEqual([]);
    expect(flawsAfter(bossOf(9))).toEqual(['sheet-boss-reward']);
    expect(flawsAfter(['gems 2/1\n', 'gems 1/1\n'])).toEqual(['sheet-reward-order']);
    expect(flawsAfter(['gems 3/2', 'gems 2/2'])).toEqual(['sheet-reward-order']);
  });

  test('DDD-C7 the boss has two hearts', () => {
    for (const hearts of [0, 1, 3])
      expect(flawsAfter(['gems 3/2, hearts 2', `gems 3/2, hearts ${hearts}`])).toEqual(['sheet-boss-hearts']);
  });

  test('DDD-C8 three rooms with a black number are near a start, armoured ones not counted', () => {
    expect(flawsAfter(['black 7 8', 'locked 10'], ['$10', 'k10'])).toEqual(['sheet-far-rooms']);
    expect(flawsAfter(['Bouncer', 'Bouncer, armoured'])).toEqual(['sheet-far-rooms']);
  });

  test('DDD-C8 one of them borders a start', () => {
    const [title, , rooms, achievements] = SKIRMISH.split('===\n');
    const drawnAs = (map: string): string[] =>
      flawsOf(read([title, map, rooms, achievements].join('===\n'))).map(({ type }) => type);
    expect(drawnAs(AWAY_FROM_STARTS)).toEqual(['sheet-far-rooms']);
    const swap: Readonly<Record<string, string>> = { s6: 'r7', r7: 's6' };
    expect(drawnAs(AWAY_FROM_STARTS.replaceAll(/s6|r7/g, found => swap[found] ?? found))).toEqual([]);
  });

  test('DDD-C11 eight clouds or none, and a blank one only beside them', () => {
    expect(flawsAfter(['m2', 'o '])).toEqual(['sheet-clouds']);
    expect(flawsAfter(['m2', '@ '])).toEqual(['sheet-blank']);
  });

  test('DDD-C12 armour has an even number of boxes', () => {
    const odd = flawsAfter(['Cook, boxes 2', 'Cook, armoured, boxes 3']);
    expect(odd).toEqual(['sheet-far-rooms', 'sheet-odd-boxes']);
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
    expect(readSheet(long)).toMatchObject({ type: 'sheet-size', line: 3, column: 1 });
  });
});

describe('in what a sheet departs from the adventure that it resembles', () => {
  /** The adventure with its text changed, and what is told of it: feature, rule and place. */
  function told(adventure: Adventure, ...changes: readonly (readonly [from: string | RegExp, to: string])[]): string[] {
    const text = changes.reduce((before, [from, to]) => {
      const after = before.replace(from, to);
      expect(after).not.toBe(before);
      return after;
    }, MAPS[adventure]);
    const sheet = read(text);
    expect(resembled(sheet)).toBe(adventure);
    return departuresOf(sheet, resembled(sheet)).map(
      ({ rule, departure: { feature, line, column } }) => `${rule} ${feature} ${line}:${column}`,
    );
  }

  test('DDD-C13 DDD-C16 points, gems, chests, gold and the boss, each where it lies', () => {
    expect(told('annoyed-animals', ['m2 ', 'm3 '])).toEqual(['DDD-C16 rare-gems 3:36']);
    expect(told('annoyed-animals', ['c3', 'c4'])).toEqual(['DDD-C16 rare-chests 15:61']);
    expect(told('puzzled-pyramid', [/\$9(?= -- 6| --g)|\$9/, '$8'])).toEqual([
      expect.stringMatching(/^DDD-C16 uncommon-gold \d+:\d+$/),
    ]);
    expect(told('annoyed-animals', ['black 6 8, locked 3 9 11', 'black 6 8'])).toEqual([
      expect.stringMatching(/^DDD-C16 mixed-boss \d+:\d+$/),
    ]);
    expect(told('annoyed-animals', ['gems 6/4', 'gems 60/4'])).toEqual(['DDD-C13 maximum 1:1']);
  });

  test('DDD-C9 Annoyed Animals: fists, starts at two sides, and two ways across', () => {
    expect(told('annoyed-animals', ['f12', 'f11'])).toEqual(['DDD-C9 even-fists 1:1', 'DDD-C9 even-fists 15:31']);
    expect(told('annoyed-animals', ['<5', 's5'])).toEqual(['DDD-C9 starts-at-sides 3:1']);
    expect(told('annoyed-animals', ['<9 -- 6', '<9 -->6'])).toEqual(['DDD-C9 sides-apart 7:1']);
    expect(told('annoyed-animals', ['fists 5', 'fists 4'])).toEqual(['DDD-AA-3 fists-achievement 1:1']);
    expect(told('annoyed-animals', ['joined', 'slain A'])).toEqual(['DDD-AA-4 joined-achievement 1:1']);
  });

  test('DDD-C9 the ways across: none, one with a space that everything has to pass, and two', () => {
    const waysOf = (row: string): string[] => {
      const sheet = read(SKIRMISH.replace('===\ns2', `===\n${row}\n\ns2`));
      const found = departuresOf(sheet, 'annoyed-animals').map(({ departure }) => departure);
      return found.filter(({ feature }) => /way/.test(feature)).map(({ feature, column }) => `${feature} ${column}`);
    };
    expect(waysOf('<7 -- 5        >7')).toEqual(['way-without-rooms 1', 'second-way 1']);
    expect(waysOf('<7 -- 5 -->7')).toEqual(['second-way 6']);
    expect(waysOf('<7 -- 5 -- 6 -->7\n |              |\n 4 -- 8 -- 9 -- +')).toEqual([]);
  });

  test('DDD-C10 Clumsy Cultists: the Mancers and seven spaces with rubble', () => {
    expect(told('clumsy-cultists', ['Pastry Mancer', 'Baker'], ['Necro Mancer', 'Butcher'])).toEqual([
      'DDD-C10 pastry-mancer 1:1',
      'DDD-C10 necro-mancer 1:1',
    ]);
    expect(told('clumsy-cultists', ['r10', ' 10'])).toEqual(['DDD-C10 seven-rubble 1:1']);
    expect(told('clumsy-cultists', ['slain A B', 'fists 1'], ['rubble 6', 'rubble 5'])).toEqual([
      'DDD-CC-1 slain-achievement 1:1',
      'DDD-CC-3 rubble-achievement 1:1',
    ]);
  });

  test('DDD-C11 Puzzled Pyramid: clouds, a far side, Sandy and her worms', () => {
    expect(told('puzzled-pyramid', ['S Sandy, boss, boxes 18', 'S Sandy, boss, boxes 9'])).toEqual([
      'DDD-C11 sandy 9:36',
    ]);
    expect(
      told('puzzled-pyramid', ['U First Coil, worm, boxes 3, black 5 9', 'U First Coil, boxes 3, black 5 9, gems 2/1']),
    ).toContain('DDD-C11 three-worms 1:1');
    expect(told('puzzled-pyramid', ['clouds 8', 'clouds 7'], ['worms 3', 'worms 2'])).toEqual([
      'DDD-PP-2 clouds-achievement 1:1',
      'DDD-PP-5 worms-achievement 1:1',
    ]);
    expect(told('puzzled-pyramid', ['@ ', 'o '])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^DDD-C11 eight-clouds/), 'DDD-C11 far-side 1:1']),
    );
  });

  test('DDD-C12 Defiant Dinosaurs: claws, armour and a boss behind locks', () => {
    expect(told('defiant-dinosaurs', ['k7', 'k4'])).toEqual([expect.stringMatching(/^DDD-C12 seven-claws \d+:\d+$/)]);
    expect(told('defiant-dinosaurs', ['Plated Grump, armoured', 'Plated Grump'])).toEqual([
      'DDD-C12 three-armoured 1:1',
    ]);
    expect(told('defiant-dinosaurs', ['boxes 8, locked 4', 'boxes 8, black 4, locked'])).toEqual([
      'DDD-C12 white-boss 15:41',
    ]);
    expect(told('defiant-dinosaurs', ['k7', 'g7'])).toEqual(
      expect.arrayContaining(['DDD-C12 seven-claws 1:1', expect.stringMatching(/^DDD-C12 no-grey \d+:\d+$/)]),
    );
    expect(
      told('defiant-dinosaurs', [
        'Shieldback, armoured, boxes 2, black 7 9',
        'Shieldback, armoured, boxes 2, black 2 12',
      ]),
    ).toEqual([expect.stringMatching(/^DDD-C12 fair-armour \d+:\d+$/)]);
    expect(told('defiant-dinosaurs', ['armoured 3', 'armoured 2'], ['claws 6', 'claws 5'])).toEqual([
      'DDD-DD-4 armoured-achievement 1:1',
      'DDD-DD-5 claws-achievement 1:1',
    ]);
  });

  test('a sheet without a piece of any adventure is compared with none, and one piece is enough', () => {
    const bare = read(SKIRMISH.replaceAll(/[frgk](?=\d)/g, ' ').replace(/rubble 1|fists 1/, 'joined'));
    expect(resembled(bare)).toBeUndefined();
    expect(new Set(departuresOf(bare, undefined).map(({ rule }) => rule))).toEqual(new Set(['DDD-C13', 'DDD-C16']));
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
    expect(overlapsOf({ ...good, corridors: [across, back], rooms: [], spaces: [] })).toHaveLength(1);
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
    expect(overlapsOf({ ...good, corridors: [long, short], rooms: [], spaces: [] })).toHaveLength(1);
    const tail = {
      ends: [0, 3] as const,
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
    };
    expect(overlapsOf({ ...good, corridors: [long, tail], rooms: [], spaces: [] })).toHaveLength(1);
  });

  test('a corridor over a space or a room that it does not end at, and two things in one place', () => {
    const over = {
      ends: [0, 2] as const,
      points: [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
      ],
    };
    expect(overlapsOf({ ...good, corridors: [over] }).map(({ type }) => type)).toEqual(['sheet-covered']);
    const through = {
      ends: [2, 5] as const,
      points: [
        { x: 2, y: 0 },
        { x: 5, y: 0 },
      ],
    };
    expect(overlapsOf({ ...good, corridors: [through] }).map(({ type }) => type)).toContain('sheet-covered');
    const [space] = good.spaces;
    if (!space) throw new Error('no space');
    expect(overlapsOf({ ...good, corridors: [], spaces: [...good.spaces, space] }).map(({ type }) => type)).toEqual([
      'sheet-covered',
    ]);
  });
});
