import { describe, expect, test } from 'vitest';
import {
  type Content,
  type Node,
  type Options,
  type Space,
  type View,
  diceAndDanger,
} from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import { isFull } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Box, Point } from '../figure.ts';
import type { Group, Icon, Shape, Text } from '../shape.ts';
import { furnitureOf } from './furniture.ts';
import {
  boxOf,
  faceOf,
  fresh,
  ground,
  handOf,
  hintBulb,
  hintRing,
  layoutOf,
  ledger,
  lights,
  margin,
  marks,
  markToBe,
  nodeId,
  nodeOf,
  ORIENTATIONS,
  pencilOf,
  SHEET_WORDS,
  spots,
  targets,
  tray,
} from './index.ts';

const optionsOf = (adventure: string): Options => ({
  adventure,
  endTrigger: 'ownSheet',
  portalTrigger: 'assigned11',
  first: 0,
});

const contentOf = (adventure: string, seats: number): Content =>
  diceAndDanger.rules({ version: 1, seats, options: optionsOf(adventure) }).content;

const contents = new Map(ADVENTURES.map(name => [name, contentOf(name, 2)]));
const contentNamed = (name: (typeof ADVENTURES)[number]): Content => contents.get(name) as Content;

const flat = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap(shape => (shape.kind === 'group' ? [shape, ...flat(shape.shapes)] : [shape]));
const groups = (shapes: readonly Shape[]): Group[] => flat(shapes).filter(shape => shape.kind === 'group');
const icons = (shapes: readonly Shape[]): Icon[] => flat(shapes).filter(shape => shape.kind === 'icon');
const texts = (shapes: readonly Shape[]): Text[] => flat(shapes).filter(shape => shape.kind === 'text');
const ids = (shapes: readonly Shape[]): string[] => groups(shapes).flatMap(({ id }) => id ?? []);

const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]),
    Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]),
  );
const around = ([x, y]: Point, radius: number): Box => [x - radius, y - radius, 2 * radius, 2 * radius];
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((one, i) => items.slice(i + 1).map((other): [T, T] => [one, other]));

const EVERY = 23;

/** Some views of every seat along a match in which everything was left to chance but giving up. */
function viewsOf(name: (typeof ADVENTURES)[number], seats: number, rounds: number): { view: View; seat: Seat }[] {
  const rules = diceAndDanger.rules({ version: 1, seats, options: optionsOf(name) });
  const state = rules.setup();
  const random = randomFrom(`${name}/${seats}`);
  const views: { view: View; seat: Seat }[] = [];
  for (let step = 0; state.round < rounds; step++) {
    const [seat] = rules.active(state);
    if (seat === undefined) break;
    const actions = rules.actions(state, seat);
    const action = actions[random(actions.length)];
    if (!action) throw new Error('nothing to do');
    rules.apply(state, seat, action);
    if (step % EVERY === 0)
      for (let each = 0; each < seats; each++) views.push({ view: rules.view(state, each), seat: each });
  }
  return views;
}

describe.each(ADVENTURES)('%s', name => {
  const content = contentNamed(name);
  const { sheet } = content;

  describe.each(ORIENTATIONS)('in %s', orientation => {
    const layout = layoutOf(sheet, orientation);
    const printed = ground(sheet, orientation);

    test('is drawn once, and the same way every time', () => {
      expect(ground(sheet, orientation)).toBe(printed);
      expect(ground(contentOf(name, 2).sheet, orientation)).toEqual(printed);
    });

    test('keeps every space and room on the map', () => {
      const [x, y, width, height] = layout.map;
      const boxes = [...layout.spaces.map(at => around(at, layout.radius)), ...layout.rooms];
      for (const box of boxes)
        expect(overlap(box, [x - 1, y - 1, width + 2, height + 2])).toBeGreaterThanOrEqual(
          Math.min(box[2], box[3]) - 0.01,
        );
    });

    test('covers no space by another or by a room', () => {
      for (const [one, other] of pairsOf(layout.spaces))
        expect(distance(one, other)).toBeGreaterThan(2 * layout.radius);
      for (const at of layout.spaces)
        for (const room of layout.rooms) expect(overlap(around(at, layout.radius), room)).toBeLessThan(0);
      for (const [one, other] of pairsOf(layout.rooms)) expect(overlap(one, other)).toBeLessThan(0);
    });

    test('sets no word or number smaller than 14, no title smaller than 17', () => {
      for (const { face, size } of texts(printed)) expect(size).toBeGreaterThanOrEqual(face === 'title' ? 17 : 14);
    });

    test('prints every number: of the spaces, and of the rooms', () => {
      const expected = [
        ...sheet.spaces.flatMap(({ number }) => number ?? []),
        ...sheet.rooms.flatMap(({ black, locked }) => [...black, ...locked]),
      ];
      const found = texts(printed).flatMap(({ say, anchor }) =>
        typeof say === 'string' && anchor === 'middle' ? Number(say) : [],
      );
      const rising = (a: number, b: number): number => a - b;
      expect(found.toSorted(rising)).toEqual(expected.toSorted(rising));
    });

    test('shows what lies on its spaces, and a face in every room', () => {
      const drawn = icons(printed).map(each => each.name);
      const count = (fits: (space: Space) => boolean): number => sheet.spaces.filter(fits).length;
      const signs = {
        fist: 'fist',
        claw: 'claw',
        doubles: 'double',
        chest: 'chest',
        gold: 'coin',
        grey: 'unlock',
        blank: 'portal',
      } as const;
      for (const [kind, icon] of Object.entries(signs))
        expect(drawn.filter(each => each === icon)).toHaveLength(count(space => space.kind === kind));
      for (const room of sheet.rooms) expect(drawn.filter(each => each === faceOf(room))).toHaveLength(1);
    });

    test.each(content.rooms)('keeps the furniture of room %i apart and inside', node => {
      const { box, face, numbers, numberRadius, boxes } = furnitureOf(layout, node);
      const things = [...numbers.map(at => around(at, numberRadius)), ...boxes];
      for (const thing of [...things, around(face[0], face[1] / 2)])
        expect(overlap(thing, box)).toBeGreaterThanOrEqual(Math.min(thing[2], thing[3]) - 0.01);
      for (const [one, other] of pairsOf(things)) expect(overlap(one, other)).toBeLessThanOrEqual(0.01);
      for (const thing of things) expect(overlap(thing, around(face[0], face[1] / 2))).toBeLessThanOrEqual(1);
      expect(face[1]).toBeGreaterThanOrEqual(19.5);
    });

    test('has a spot with a name for every node, and no two spots of spaces share ground', () => {
      const made = spots(sheet, orientation);
      expect(ids(made)).toEqual(content.boxes.map((_, node) => nodeId(node)));
      expect(made.every(({ label }) => label?.key === 'node')).toBe(true);
      const placed = made
        .slice(0, sheet.spaces.length)
        .map(({ at = [0, 0], hit = [0, 0, 0, 0] }): Box => [at[0] + hit[0], at[1] + hit[1], hit[2], hit[3]]);
      const apart = 0.14 * Math.max(...layout.pitch);
      for (const [one, other] of pairsOf(placed)) expect(overlap(one, other)).toBeLessThan(apart);
    });
  });

  test('gives each of its monsters a face that no other monster of the four sheets has', () => {
    const faces = [...contents.values()].flatMap(each => each.sheet.rooms.map(faceOf));
    expect(new Set(faces).size).toBe(faces.length);
  });

  test('is marked as the paper says, in every view', () => {
    for (const { view, seat } of viewsOf(name, 2, 14)) {
      const hand = handOf(view, seat, seat);
      const drawn = ids(marks({ content, table: view, hand }, 'landscape'));
      for (const [node, crosses] of hand.paper.crosses.entries()) expectMarks(drawn, node, crosses);
      const sides = [margin({ content, table: view, hand }), ledger({ content, table: view, hand }).shapes];
      for (const shapes of sides) {
        expect(ids(shapes).filter(id => /^life\/\d/.test(id))).toHaveLength(hand.paper.lost);
        expect(ids(shapes).filter(id => /^gem\/\d/.test(id))).toHaveLength(hand.paper.gems);
        expect(ids(shapes).filter(id => /^coin\/\d/.test(id))).toHaveLength(hand.paper.gold);
        expect(new Set(ids(shapes)).size).toBe(ids(shapes).length);
        for (const { size } of texts(shapes)) expect(size).toBeGreaterThanOrEqual(14);
      }
    }
  });

  function expectMarks(drawn: readonly string[], node: Node, crosses: number): void {
    const own = drawn.filter(id => id.startsWith(`mark/${node}/`) || id.startsWith(`box/${node}/`));
    expect(own).toHaveLength(content.rooms.includes(node) ? crosses : Math.min(1, crosses));
  }
});

describe('a hand', () => {
  const rules = diceAndDanger.rules({ version: 1, seats: 2, options: optionsOf('annoyed-animals') });
  const content = contentNamed('annoyed-animals');

  function crossedOnce(): { view: View; other: View; node: Node } {
    const state = rules.setup();
    rules.apply(state, -1, { type: 'roll', white: [1, 4, 5, 6], black: 2 });
    rules.apply(state, 0, { type: 'split', sums: [5, 11], black: false });
    const action = rules.actions(state, 0).find(({ type }) => type === 'mark');
    if (action?.type !== 'mark') throw new Error('nothing to mark');
    rules.apply(state, 0, action);
    return { view: rules.view(state, 0), other: rules.view(state, 1), node: action.space };
  }

  test('draws palely what can still be taken back, and in full once it is done', () => {
    const { view, node } = crossedOnce();
    const markOf = (seen: View): Group | undefined =>
      marks({ content, table: seen, hand: handOf(seen, 0, 0) }, 'landscape').find(({ id }) =>
        id?.startsWith(`mark/${node}/`),
      );
    expect(markOf(view)?.opacity).toBe(0.55);
    const done = { ...view, draft: view.draft && { ...view.draft, done: true } };
    expect(markOf(done)).toEqual({ ...markOf(view), opacity: undefined });
  });

  test('knows of others only what has been shown', () => {
    const { other, node } = crossedOnce();
    expect(handOf(other, 0, 1).paper.crosses[node]).toBe(0);
    expect(ids(marks({ content, table: other, hand: handOf(other, 0, 1) }, 'portrait'))).toEqual([]);
  });

  test('stars what is new', () => {
    const { node } = crossedOnce();
    expect(ids(fresh(layoutOf(content.sheet, 'landscape'), [node]))).toEqual([`fresh/${node}`]);
  });

  test('holds another pencil in every seat, whose mark is its own', () => {
    for (const seats of [1, 2, 3, 4]) {
      const pencils = Array.from({ length: seats }, (_, seat) => pencilOf(seat, seats));
      expect(new Set(pencils).size).toBe(seats);
    }
    expect([0, 1, 2].map(seat => pencilOf(seat, 3))).toEqual([1, 2, 4]);
  });
});

describe('lights', () => {
  const content = contentNamed('annoyed-animals');
  const layout = layoutOf(content.sheet, 'landscape');
  const lamp = { layout, pencil: 1, pointed: undefined } as const;
  const said = (shapes: readonly Shape[]): unknown[] => texts(shapes).map(({ say }) => say);

  test('tell A from B by letter, by the shape of the flag and by the line', () => {
    const [a] = lights(lamp, [{ node: 0, flag: 'A' }]);
    const [b] = lights(lamp, [{ node: 0, flag: 'B' }]);
    const corner = (light: Group | undefined): unknown =>
      flat([light as Group]).find(shape => shape.kind === 'rect')?.corner;
    const dashes = (light: Group | undefined): number => flat([light as Group]).filter(shape => 'dash' in shape).length;
    expect([said([a as Group]), corner(a), dashes(a)]).toEqual([['A'], 3, 0]);
    expect([said([b as Group]), corner(b), dashes(b)]).toEqual([['B'], 8.5, 1]);
  });

  test('say both letters where either sum or both together will do', () => {
    for (const flag of ['A/B', 'A+B'] as const)
      expect(said(lights(lamp, [{ node: content.boss, flag }]))).toEqual(['A', 'B']);
    expect(said(lights(lamp, [{ node: 0, flag: 'pen' }]))).toEqual([]);
    expect(icons(lights(lamp, [{ node: 0, flag: 'torch' }])).map(({ name }) => name)).toEqual(['torch']);
  });

  test('every legal action that is done on the sheet has its spot there', () => {
    const made = ids(spots(content.sheet, 'portrait'));
    const rules = diceAndDanger.rules({ version: 1, seats: 1, options: optionsOf('annoyed-animals') });
    const state = rules.setup();
    const random = randomFrom('targets');
    for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
      const actions = rules.actions(state, seat);
      const onSheet = ['mark', 'hit', 'crush', 'torch', 'write'];
      for (const action of seat < 0 ? [] : actions) {
        expect(targets(action)).toHaveLength(onSheet.includes(action.type) ? 1 : 0);
        for (const id of targets(action)) expect(made).toContain(id);
      }
      rules.apply(state, seat, actions[random(actions.length)] as (typeof actions)[number]);
    }
  });

  test('an id names its node and nothing else does', () => {
    expect(nodeOf(nodeId(12))).toBe(12);
    expect(nodeOf('mark/12')).toBeUndefined();
  });

  test('the mark to be and a hint lie where they are meant', () => {
    const view = diceAndDanger.rules({ version: 1, seats: 2, options: optionsOf('annoyed-animals') });
    const hand = handOf(view.view(view.setup(), 0), 0, 0);
    expect(flat([markToBe(layout, hand, content.boss)]).filter(({ kind }) => kind === 'stroke')).toHaveLength(2);
    expect(hintRing(layout, 3).id).toBe('hint/3');
  });

  test.each(ORIENTATIONS)('the sign of a hint covers no number, at the edges of %s either', orientation => {
    const shown = layoutOf(content.sheet, orientation);
    for (const node of content.sheet.spaces.keys()) {
      const [left, top, width, height] = boxOf(shown, node);
      const bulb = flat([hintBulb(shown, node)]).find(({ kind }) => kind === 'icon') as Icon;
      const off = Math.hypot(bulb.at[0] - (left + width / 2), bulb.at[1] - (top + height / 2));
      expect(off, `${node}`).toBeGreaterThan(20);
    }
  });
});

describe('the tray', () => {
  test('shows five dice, the last one black, and which pair each is in', () => {
    const { shapes } = tray([1, 2, 3, 4, 5], ['A', 'B', 'A', undefined, 'B'], ['landscape', 2]);
    expect(ids(shapes)).toEqual(['die/0', 'die/1', 'die/2', 'die/3', 'die/4']);
    expect(shapes.map(shape => texts([shape]).map(({ say }) => say))).toEqual([['A'], ['B'], ['A'], [], ['B']]);
    expect(shapes.map(shape => (shape as Group).opacity)).toEqual([undefined, undefined, undefined, 0.45, undefined]);
  });

  test('is empty before the first roll', () => {
    expect(tray([], [], ['portrait', 1]).shapes).toEqual([]);
  });
});

test('a sheet of one’s own is drawn too, with faces for strangers', () => {
  expect(faceOf({ name: 'Aunt Agatha', role: 'boss' })).toBe('monster');
  expect(new Set((['monster', 'boss', 'worm'] as const).map(role => faceOf({ name: 'X', role }))).size).toBe(3);
});

test('only listed words are asked for', () => {
  const content = contentNamed('clumsy-cultists');
  const rules = diceAndDanger.rules({ version: 1, seats: 2, options: optionsOf('clumsy-cultists') });
  const view = rules.view(rules.setup(), 0);
  const marked = { content, table: view, hand: handOf(view, 0, 0) };
  const shapes = [...ground(content.sheet, 'landscape'), ...margin(marked), ...ledger(marked).shapes];
  const keys = texts(shapes).flatMap(({ say }) => (typeof say === 'string' ? [] : say.key));
  expect(keys.filter(key => !SHEET_WORDS.some(known => known === key))).toEqual([]);
});

test('solo sheets print hearts where shared ones print what lives cost', () => {
  const rules = diceAndDanger.rules({ version: 1, seats: 1, options: optionsOf('annoyed-animals') });
  const solo = rules.content;
  const view = rules.view(rules.setup(), 0);
  const marked = { content: solo, table: view, hand: handOf(view, 0, 0) };
  expect(texts(margin(marked)).filter(({ say }) => say === '−3')).toEqual([]);
  expect(isFull(solo, marked.hand.paper, 0)).toBe(false);
});
