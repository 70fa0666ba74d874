import { describe, expect, test } from 'vitest';
import {
  type Content,
  dungeonPen,
  type EventName,
  type JunkName,
  shelved,
  type View,
} from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { UNIT } from '../../games/dungeon-pen/readers.ts';
import { isRefusal } from '../../kernel/game.ts';
import type { Point } from '../figure.ts';
import type { Group, Shape } from '../shape.ts';
import { reach } from '../tests/trace.ts';
import { fittedSize } from '../text.ts';
import {
  along,
  boxAt,
  cone,
  deckBack,
  dicePair,
  eventFace,
  eventStrip,
  ground,
  healthRow,
  heldWall,
  junkFace,
  LAYOUTS,
  lineAhead,
  marks,
  middleOf,
  PEN_WORDS,
  pieces,
  placeAt,
  type Sight,
  spotAt,
} from './index.ts';
import { trail } from './trail.ts';

function tableOf(dungeon: string): { readonly content: Content; readonly view: View } {
  const options = dungeonPen.readOptions({ dungeon }, 2);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const rules = dungeonPen.rules({ version: 1, seats: 2, options });
  return { content: rules.content, view: rules.view(rules.setup(), 0) };
}

const groups = (shapes: readonly Shape[]): Group[] =>
  shapes.flatMap(shape => (shape.kind === 'group' ? [shape, ...groups(shape.shapes)] : []));
const ids = (shapes: readonly Shape[]): string[] => groups(shapes).flatMap(({ id }) => (id === undefined ? [] : [id]));
const texts = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap(shape => (shape.kind === 'group' ? texts(shape.shapes) : shape.kind === 'text' ? [shape] : []));

describe.each(MAP_NAMES)('%s', dungeon => {
  const { content, view } = tableOf(dungeon);

  test('has every chest, potion and treasure on it once, and both scales twice', () => {
    for (const layout of Object.values(LAYOUTS)) {
      const found = ids(ground(content.sheet, layout));
      expect(new Set(found).size).toBe(found.length);
      const things = [...content.chests, ...content.potions, ...content.treasures];
      expect(found.filter(id => id.startsWith('upright/thing/')).toSorted()).toEqual(
        things.map(square => `upright/thing/${square}`).toSorted(),
      );
      expect(found.filter(id => /^upright\/(red|black)/.test(id))).toHaveLength(24);
    }
  });

  test('is drawn once, and the same every time', () => {
    expect(ground(content.sheet, LAYOUTS.wide)).toBe(ground(content.sheet, LAYOUTS.wide));
    expect(ground(tableOf(dungeon).content.sheet, LAYOUTS.wide)).toEqual(ground(content.sheet, LAYOUTS.wide));
  });

  test('shows what has been done to it, each thing under its own name', () => {
    const square = content.chests[0] ?? 0;
    const later: View = {
      ...view,
      walls: [square, square + 1],
      stone: { squares: [square], grown: true },
      plague: { red: 2, black: 3 },
      strokes: view.strokes.map(() => 2),
      characters: [{ ...view.characters[0], carries: true, trail: [512, 512, 0, 4096, 512, 1] }, view.characters[1]],
    };
    const found = ids(marks({ content, view: later, layout: LAYOUTS.wide }));
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(
      expect.arrayContaining(['plague', `wall/${square}`, `spark/${square}`, 'trail/0/1/line', 'trail/0/1/cross']),
    );
    expect(found.filter(id => id.startsWith('potion/'))).toHaveLength(2 * content.potions.length);
    expect(found.some(id => id.startsWith('treasure/'))).toBe(true);
    const to = { x: 4096, y: 4096 };
    const piece = pieces(LAYOUTS.wide, later, { seat: 0, lean: 0, to }).find(({ id }) => id === 'piece/0');
    expect(piece?.at).toEqual(spotAt(LAYOUTS.wide, to));
  });
});

test('places of the rules and points of the paper lead to each other', () => {
  for (const layout of Object.values(LAYOUTS)) {
    const place = { x: 5 * UNIT + 100, y: 17 * UNIT };
    expect(placeAt(layout, spotAt(layout, place))).toEqual(place);
    expect(middleOf(boxAt(layout, 0))).toEqual(spotAt(layout, { x: UNIT / 2, y: UNIT / 2 }));
  }
});

describe('the cone', () => {
  const from: Point = [300, 300];
  const aimed = { from, degrees: 90, reach: 200, sway: 10, wobble: 0.2, pencil: 1 } as const;
  const farthest = (shapes: readonly Shape[]): number =>
    Math.max(...shapes.flatMap(shape => (shape.kind === 'path' ? reach(shape) : [])).map(([x]) => x));
  const reds = (shapes: readonly Shape[]): readonly Shape[] =>
    shapes.filter(shape => shape.kind === 'path' && shape.stroke === 'bad');

  test('reaches two sigmas far where nothing stands', () => {
    const shapes = cone({ ...aimed, look: () => ({ far: 1000, isHard: true }) });
    expect(farthest(shapes)).toBeCloseTo(300 + 200 * 1.4, 0);
    expect(reds(shapes)).toEqual([]);
  });

  test('ends at walls, and what of them hurts is red', () => {
    const wall = (degrees: number): Sight => ({
      far: 100 / Math.sin((degrees * Math.PI) / 180),
      isHard: degrees < 90,
    });
    const shapes = cone({ ...aimed, look: wall });
    expect(farthest(shapes)).toBeCloseTo(400, 0);
    const [red, ...more] = reds(shapes);
    expect(more).toEqual([]);
    for (const [, y] of red?.kind === 'path' ? reach(red) : []) expect(y).toBeLessThan(300);
    expect(reds(cone({ ...aimed, look: () => ({ far: 100, isHard: false }) }))).toEqual([]);
  });
});

test('a line on its way lies where it will lie in the trail', () => {
  const { view } = tableOf('hall');
  const character = { ...view.characters[0], trail: [512, 512, 0, 4096, 512, 1] };
  const [line] = trail(LAYOUTS.wide, 0, character).filter(({ id }) => id === 'trail/0/1/line');
  const ahead = lineAhead(LAYOUTS.wide, 0, 1, [
    { x: 512, y: 512 },
    { x: 4096, y: 512 },
  ]);
  expect(line?.shapes).toEqual([ahead]);
});

test('directions on paper are those of the rules: clockwise from the top', () => {
  expect(along([10, 10], 0, 5)).toEqual([10, 5]);
  expect(along([10, 10], 90, 5)[0]).toBeCloseTo(15);
});

test('every card has a face, and every word on it is known', () => {
  const faces = [
    ...(Object.keys(shelved.words.en.eventCards) as readonly EventName[]).flatMap(name => [
      eventFace(name),
      eventStrip(name),
    ]),
    ...(Object.keys(shelved.words.en.junkCards) as readonly JunkName[]).map(junkFace),
    deckBack('events', 24),
    deckBack('junk', 0),
  ];
  for (const { view, shapes } of faces) {
    const points = shapes.flatMap(shape => (shape.kind === 'path' || shape.kind === 'rect' ? reach(shape) : []));
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(view[0] - 2);
      expect(x).toBeLessThanOrEqual(view[0] + view[2] + 2);
      expect(y).toBeGreaterThanOrEqual(view[1] - 2);
      expect(y).toBeLessThanOrEqual(view[1] + view[3] + 2);
    }
    for (const text of texts(shapes))
      if (text.kind === 'text' && typeof text.say !== 'string') expect(PEN_WORDS).toContain(text.say.key);
  }
});

test('dice are red and black together, white alone', () => {
  expect(ids(dicePair([3, 5]).shapes)).toEqual(['die/red', 'die/black']);
  expect(ids(dicePair([3]).shapes)).toEqual(['die/white']);
});

test('a stroke for every HP, and a crown for whoever carries the treasure', () => {
  const row = ids([healthRow(LAYOUTS.narrow, { seat: 1, name: 'Otto', hp: 12, most: 18 })]);
  expect(row.filter(id => id.startsWith('hp/1/'))).toHaveLength(12);
  const { view } = tableOf('hall');
  const carried: View = { ...view, characters: [view.characters[0], { ...view.characters[1], carries: true }] };
  const standing = ids(pieces(LAYOUTS.wide, carried, { seat: 0, lean: 10 }));
  expect(standing).toContain('crown/1');
  expect(standing).not.toContain('crown/0');
  expect(standing).toContain('pencil/0/steady');
});

test.each(Object.values(LAYOUTS))('a long name can be read on the $name sheet', layout => {
  const [name] = texts([healthRow(layout, { seat: 0, name: 'Bartholomew Featherstone', hp: 12, most: 18 })]);
  if (name?.kind !== 'text' || typeof name.say !== 'string') throw new Error('no name on the row');
  expect(name.say).toMatch(/^Barth.*…$/);
  expect(fittedSize(name, name.say)).toBeGreaterThanOrEqual(layout.words * 0.8);
});

test('a wall that may not stand is dashed', () => {
  const dashed = (fits: boolean): boolean =>
    heldWall(LAYOUTS.wide, { squares: [0, 1, 2, 3], fits, pencil: 1 }).some(shape => 'dash' in shape);
  expect(dashed(true)).toBe(false);
  expect(dashed(false)).toBe(true);
});
