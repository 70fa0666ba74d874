import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Flaw, Point, Sheet, Sketch } from '../../../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../../../games/dice-and-danger/manifest.ts';
import { sheetOf, sketchOf, work } from '../../../../games/dice-and-danger/readers.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import {
  erased,
  laid,
  linked,
  moved,
  pieceFrom,
  pieceText,
  renumbered,
  reshaped,
  settled,
  SPACE_PIECES,
  withRoom,
  withRoomChanged,
} from './drawing.ts';
import { editor } from './index.ts';
import { mendOf } from './mending.ts';
import { areaBetween, isLinked, nodeAt } from './nodes.ts';
import { routeAround } from './routing.ts';

const ANIMALS = sheetOf({ adventure: 'annoyed-animals' });
const SKETCH = sketchOf(ANIMALS);

function sheet(sketch: Sketch | undefined): Sheet {
  const found = sketch && settled(sketch);
  if (!found) throw new Error('this is no sheet');
  return found;
}

const typesOf = (drawn: Sheet): readonly string[] => work.flaws(drawn).map(({ refused }) => refused.type);

const pointAt = (number: number, kind: string): Point => {
  const found = SKETCH.spaces.find(space => space.number === number && space.kind === kind);
  if (!found) throw new Error(`no ${kind} ${number}`);
  return found;
};

const roomCalled = (name: string) => {
  const found = SKETCH.rooms.find(room => room.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

describe('a stroke', () => {
  test('lays a space, renumbers it and rubs it out with its corridors', () => {
    const at = { x: 14, y: 9 };
    const more = laid(SKETCH, at, 'gem', 12);
    expect(sheet(more).spaces).toHaveLength(ANIMALS.spaces.length + 1);
    expect(sketchOf(sheet(renumbered(more, at, 5))).spaces.at(-1)).toMatchObject({ kind: 'gem', number: 5 });
    expect(work.print(sheet(erased(more, at)))).toBe(work.print(ANIMALS));
    const gone = sheet(erased(SKETCH, pointAt(4, 'fist')));
    expect(gone.corridors).toHaveLength(ANIMALS.corridors.length - 2);
  });

  test('a space on a bend parts the corridor', () => {
    const bend = SKETCH.corridors.find(points => points.length > 2)?.[1];
    const parted = sheet(laid(SKETCH, bend ?? { x: 0, y: 0 }, 'regular', 6));
    expect(parted.corridors).toHaveLength(ANIMALS.corridors.length + 1);
    expect(typesOf(parted)).toEqual([]);
  });

  test('a corridor joins two nodes, through bends, around what stands there; drawn again it goes', () => {
    const [a, b] = ['0,3', '0,2'];
    const joined = linked(SKETCH, a, [], b);
    expect(joined && isLinked(joined, a, b)).toBe(true);
    expect(joined && linked(joined, a, [], b)?.corridors).toHaveLength(SKETCH.corridors.length);
    const apart = [laid, laid].reduce((sketch, lay, i) => lay(sketch, { x: 5 * i, y: 0 }, 'regular', 7), {
      name: 'x',
      spaces: [],
      rooms: [],
      corridors: [],
      deeds: [],
    } as Sketch);
    const bent = linked(apart, '0,0', [{ x: 2, y: 2 }], '5,0');
    expect(bent?.corridors[0]).toContainEqual({ x: 2, y: 2 });
    expect(sheet(bent).corridors).toHaveLength(1);
  });

  test('a room is laid, named, moved and made larger; its corridors find their way', () => {
    const { letter, x, y } = roomCalled('Goose');
    const doors = ANIMALS.neighbours[ANIMALS.spaces.length + 4]?.length;
    const carried = sheet(moved(laid(SKETCH, { x: 14, y: 9 }, 'regular', 7), { x, y }, { x, y: y - 0 }));
    expect(carried.neighbours[carried.spaces.length + 4]).toHaveLength(doors ?? 0);
    expect(reshaped(SKETCH, letter, { x, y, width: 5, height: 2 })).toBeUndefined();
    expect(moved(SKETCH, { x, y }, { x: 14, y: 9 })).toBeUndefined();
    const bare = erased(SKETCH, { x, y });
    expect(bare.rooms).toHaveLength(SKETCH.rooms.length - 1);
    const again = sheet(withRoom(bare, areaBetween({ x, y }, { x: x + 1, y: y + 1 }), 'Gander'));
    expect(again.rooms.at(4)).toMatchObject({ letter, name: 'Gander', width: 2, height: 2 });
    expect(withRoom(SKETCH, { x, y, width: 1, height: 1 }, 'Gander')).toBeUndefined();
  });

  test('a space is moved and stays joined to the same', () => {
    const from = pointAt(10, 'left-start');
    const after = sheet(moved(SKETCH, from, { x: from.x, y: 9 }));
    expect(after.corridors).toHaveLength(ANIMALS.corridors.length);
    expect(typesOf(after)).toEqual([]);
  });

  test('the page knows a piece and its number by one text', () => {
    expect(pieceFrom(pieceText({ piece: 'start', number: 11 }))).toEqual({ piece: 'start', number: 11 });
    expect(pieceFrom('unicorn:4').piece).toBe('regular');
    expect(pieceFrom('room')).toEqual({ piece: 'room', number: 7 });
  });
});

const points = fc.record({ x: fc.nat(14), y: fc.nat(9) });

/** Anything that a hand can do, in any order. */
const strokes = fc.oneof(
  fc.tuple(points, fc.constantFrom(...SPACE_PIECES), fc.integer({ min: 2, max: 12 })).map(
    ([at, kind, number]) =>
      (sketch: Sketch): Sketch | undefined =>
        laid(sketch, at, kind, number),
  ),
  points.map(
    at =>
      (sketch: Sketch): Sketch | undefined =>
        erased(sketch, at),
  ),
  fc.tuple(points, points).map(
    ([from, to]) =>
      (sketch: Sketch): Sketch | undefined =>
        moved(sketch, from, to),
  ),
  fc.tuple(points, points, fc.array(points, { maxLength: 2 })).map(([from, to, bends]) => (sketch: Sketch) => {
    const [a, b] = [nodeAt(sketch, from), nodeAt(sketch, to)];
    const isFree = bends.every(bend => nodeAt(sketch, bend) === undefined);
    return a !== undefined && b !== undefined && isFree ? linked(sketch, a, bends, b) : undefined;
  }),
  fc.tuple(points, points).map(
    ([from, to]) =>
      (sketch: Sketch): Sketch | undefined =>
        withRoom(sketch, areaBetween(from, to), 'Stranger'),
  ),
);

test('whatever is drawn can be written down, and reads the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ADVENTURES), fc.array(strokes, { maxLength: 12 }), (adventure, all) => {
      let drawn = sheetOf({ adventure });
      for (const stroke of all) {
        const next = stroke(sketchOf(drawn));
        const after = next && settled(next);
        if (next && !after && next.spaces.length <= 120 && next.rooms.length <= 16) throw new Error(work.print(drawn));
        drawn = after ?? drawn;
      }
      const again = work.read(work.print(drawn));
      expect(again).toEqual(drawn);
      for (const flaw of work.flaws(drawn)) editor.markOf(drawn, flaw);
    }),
    { numRuns: 60 },
  );
}, 60_000);

/** A broken sheet by the type of its flaw. */
const inRoom = (name: string, change: Parameters<typeof withRoomChanged>[2]): Sheet =>
  sheet(withRoomChanged(SKETCH, roomCalled(name).letter, change));
const onSpace = (number: number, kind: string, to: Parameters<typeof laid>[2], shown = number): Sheet =>
  sheet(laid(SKETCH, pointAt(number, kind), to, shown));
const PYRAMID = sketchOf(sheetOf({ adventure: 'puzzled-pyramid' }));
const cloud = PYRAMID.spaces.filter(({ kind }) => kind === 'cloud');
const DINOSAURS = sketchOf(sheetOf({ adventure: 'defiant-dinosaurs' }));
const crossed = (): Sheet => sheet({ ...SKETCH, corridors: [...SKETCH.corridors, ...crossingPair(SKETCH)] });

/** Two corridors that cross, between spaces that nothing joins yet. */
function crossingPair(sketch: Sketch): Sketch['corridors'] {
  for (const { x, y } of sketch.spaces) {
    const corners = [
      { x, y },
      { x: x + 1, y: y + 1 },
      { x: x + 1, y },
      { x, y: y + 1 },
    ] as const;
    const keys = corners.map(corner => nodeAt(sketch, corner));
    const [a, b, c, d] = keys;
    const isNew = new Set(keys).size === 4 && !keys.includes(undefined);
    if (isNew && !isLinked(sketch, a ?? '', b ?? '') && !isLinked(sketch, c ?? '', d ?? ''))
      return [
        [corners[0], corners[1]],
        [corners[2], corners[3]],
      ];
  }
  throw new Error('nowhere can two corridors cross');
}

const BROKEN: readonly (readonly [rule: string, type: string, broken: () => Sheet])[] = [
  ['DDD-C2', 'sheet-starts', () => sheet(laid(SKETCH, { x: 14, y: 9 }, 'start', 7))],
  ['DDD-C3', 'sheet-boss', () => inRoom('Old Boar', { role: 'monster' })],
  ['DDD-C3', 'sheet-boss', () => inRoom('Goose', { role: 'boss', hearts: 2 })],
  ['DDD-C3', 'sheet-no-number', () => inRoom('Goose', { black: [], locked: [] })],
  ['DDD-C1', 'sheet-bad-number', () => inRoom('Goose', { black: [8, 8] })],
  ['DDD-C3', 'sheet-keys', () => inRoom('Goose', { locked: [4, 6, 11] })],
  ['DDD-C3', 'sheet-keys', () => onSpace(6, 'grey', 'regular')],
  ['DDD-C3', 'sheet-grey', () => sheet(laid(SKETCH, { x: 14, y: 9 }, 'grey', 7))],
  ['DDD-C3', 'sheet-claw', () => sheet(laid(SKETCH, { x: 14, y: 9 }, 'claw', 2))],
  ['DDD-C7', 'sheet-boss-hearts', () => inRoom('Old Boar', { hearts: 1 })],
  ['DDD-C11', 'sheet-clouds', () => sheet(laid(PYRAMID, { x: 0, y: 0 }, 'cloud', 2))],
  ['DDD-C11', 'sheet-blank', () => sheet(laid(SKETCH, { x: 14, y: 9 }, 'blank', 2))],
  ['DDD-C1', 'sheet-cut-off', () => sheet(laid(SKETCH, { x: 14, y: 9 }, 'regular', 7))],
  ['DDD-C4', 'sheet-chests', () => onSpace(4, 'fist', 'chest')],
  ['DDD-C5', 'sheet-achievements', () => sheet({ ...SKETCH, deeds: [] })],
  [
    'DDD-C5',
    'sheet-achievement-beyond',
    () => sheet({ ...SKETCH, deeds: [{ type: 'fists', count: 9 }, { type: 'joined' }] }),
  ],
  [
    'DDD-C5',
    'sheet-achievement-beyond',
    () => sheet({ ...SKETCH, deeds: [{ type: 'worms', count: 2 }, { type: 'joined' }] }),
  ],
  ['DDD-C6', 'sheet-boss-reward', () => inRoom('Old Boar', { gems: [6, 3] })],
  ['DDD-C6', 'sheet-reward-order', () => inRoom('Goose', { gems: [1, 1] })],
  ['DDD-C12', 'sheet-odd-boxes', () => sheet(withRoomChanged(DINOSAURS, 'B', { boxes: 3 }))],
  ['DDD-C18', 'sheet-crossing', crossed],
];

describe('mending', () => {
  test.each(BROKEN)('%s %s is mended with one press', (rule, type, broken) => {
    const drawn = broken();
    const found = work.flaws(drawn).filter(({ refused }) => refused.type === type);
    expect(found.map(flaw => flaw.rule)).toContain(rule);
    const mend = mendOf(drawn, found[0]?.refused as Flaw);
    if (mend?.type !== 'draft') throw new Error(`${type} cannot be mended with one press`);
    expect(typesOf(mend.draft).filter(each => each === type)).toHaveLength(found.length - 1);
    expect(isRefusal(work.read(work.print(mend.draft)))).toBe(false);
  });

  test.each([
    ['DDD-C2', () => onSpace(5, 'left-start', 'regular'), 'start:5'],
    ['DDD-C4', () => onSpace(3, 'chest', 'regular'), 'chest:3'],
    ['DDD-C11', () => sheet(laid(PYRAMID, cloud[0] ?? { x: 0, y: 0 }, 'regular', 7)), 'cloud'],
    ['DDD-C3', () => sheet({ ...SKETCH, rooms: [], corridors: [], deeds: [] }), 'room'],
  ])('%s what is missing is taken from the tray', (rule, broken, piece) => {
    const drawn = broken();
    const mends = work
      .flaws(drawn)
      .filter(flaw => flaw.rule === rule)
      .map(({ refused }) => mendOf(drawn, refused as Flaw));
    expect(mends).toContainEqual({ type: 'piece', piece });
  });

  test('DDD-C17 what dice alone never reach is joined to what they do', () => {
    const behind = laid(SKETCH, { x: 14, y: 9 }, 'regular', 7);
    const drawn = sheet(behind);
    const flaw = work.flaws(drawn).find(({ refused }) => refused.type === 'sheet-no-progress');
    const mend = flaw && mendOf(drawn, flaw.refused as Flaw);
    expect(mend?.type === 'draft' && typesOf(mend.draft)).toEqual([]);
  });

  test('DDD-C18 nothing that is drawn or typed has one thing on top of another: a square takes one', () => {
    const text = work.print(sheet(SKETCH));
    const signs = fc.constantFrom(...new Set(text), 'X');
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.array(signs, { maxLength: 4 }), (at, typed) => {
        const read = work.read(text.slice(0, at) + typed.join('') + text.slice(at + typed.length));
        if (!isRefusal(read)) expect(typesOf(read)).not.toContain('sheet-covered');
      }),
      { numRuns: 500 },
    );
  });

  test('every start is a sheet, and those of the game have no flaw', () => {
    expect(editor.starts.map(({ draft }) => typesOf(draft).length === 0)).toEqual([false, true, true, true, true]);
    for (const { draft } of editor.starts) expect(work.read(work.print(draft))).toEqual(draft);
  });

  test('every flaw that can be found has a constraint', () => {
    const named = editor.constraints.flatMap(({ flaws }) => flaws);
    for (const [, type] of BROKEN) expect(named).toContain(type);
  });
});

test('a corridor goes around, and knows when it cannot', () => {
  const walled: Sketch = {
    ...SKETCH,
    spaces: [{ kind: 'regular', number: 7, x: 0, y: 0 }],
    rooms: [
      { ...roomCalled('Goose'), letter: 'A', x: 1, y: 0, width: 1, height: 2 },
      { ...roomCalled('Goose'), letter: 'B', x: 0, y: 1, width: 1, height: 1 },
      { ...roomCalled('Goose'), letter: 'C', x: 5, y: 5, width: 2, height: 2 },
    ],
    corridors: [],
  };
  expect(routeAround(walled, '0,0', ['C'])).toBeUndefined();
  expect(routeAround(walled, 'A', ['C'])?.length).toBeGreaterThan(2);
});
