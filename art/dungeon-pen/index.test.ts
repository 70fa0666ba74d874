import { expect, test } from 'vitest';
import { type Action, type DungeonPen, dungeonPen, type View } from '../../games/dungeon-pen/index.ts';
import { keptMatch } from '../../games/tests/kept.ts';
import { append, unplayed } from '../../kernel/match.ts';
import { COLOURS } from '../colours.ts';
import type { Drawing, KeyedWords, Shape } from '../shape.ts';
import { type Palette, svgDocument } from '../svg.ts';
import { art, growingSquares, LAYOUTS, litSquares, PEN_WORDS } from './index.ts';

/** A palette that knows its paints and no others. */
const strict = new Proxy(COLOURS.print, {
  get: (palette, paint) => {
    if (!(paint in palette)) throw new Error(`no paint ${String(paint)}`);
    return palette[paint as keyof Palette];
  },
});

function speak({ key, params }: KeyedWords): string {
  if (!PEN_WORDS.some(known => known === key)) throw new Error(`no words for ${key}`);
  return [key, ...Object.values(params ?? {})].join(' ');
}

const holes = (drawing: Drawing): readonly string[] =>
  svgDocument(drawing, strict, speak).match(/NaN|undefined|Infinity/g) ?? [];

/** One position in so many: a sheet full of lines takes its time to be written. */
const STRIDE = 17;

interface Played {
  readonly content: DungeonPen['content'];
  readonly views: readonly View[];
}

/** What is seen of a kept match, from before the first turn to its end. */
function positionsOf(name: string): Played {
  const { log, ...opening } = keptMatch<DungeonPen>('dungeon-pen', name);
  const match = unplayed(dungeonPen, opening);
  const views = [match.rules.view(match.state, 0)];
  log.forEach((entry, i) => {
    append(match, entry);
    if (i % STRIDE === 0 || i === log.length - 1) views.push(match.rules.view(match.state, 0));
  });
  return { content: match.rules.content, views };
}

test.each(['hall', 'french', 'own-dungeon'])(
  'the whole match %s is drawn with paints and words that there are, and no hole',
  name => {
    const { content, views } = positionsOf(`${name}.json`);
    expect(art.sheets(content).flatMap(holes)).toEqual([]);
    for (const view of views) {
      expect(holes(art.table(content, view, 1))).toEqual([]);
      expect(holes(art.thumbnail(content, view))).toEqual([]);
    }
    expect(views.at(-1)?.end).not.toBeNull();
  },
  30_000,
);

const idsIn = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap(shape => (shape.kind === 'group' ? [...(shape.id ? [shape.id] : []), ...idsIn(shape.shapes)] : []));

test('an empty sheet has room for HP, and nothing that the game has brought', () => {
  const { content, views } = positionsOf('hall.json');
  const [sheet] = art.sheets(content);
  const empty = idsIn(sheet?.shapes ?? []);
  const last = idsIn(art.table(content, views.at(-1) as View, 0).shapes);
  expect(empty.filter(id => id.startsWith('row/'))).toEqual(['row/0', 'row/1']);
  expect(empty.filter(id => !last.includes(id))).toEqual([]);
  for (const brought of ['hp/', 'trail/', 'piece/']) {
    expect(empty.some(id => id.startsWith(brought))).toBe(false);
    expect(last.some(id => id.startsWith(brought))).toBe(true);
  }
});

test('the squares that are lit are those that an action is done on', () => {
  const lit = idsIn([...litSquares(LAYOUTS.wide, [3, 4], undefined), ...growingSquares(LAYOUTS.wide, [5])]);
  const done: readonly Action[] = [
    { type: 'land', square: 3 },
    { type: 'place', squares: [3, 4] },
    { type: 'grow', square: 5 },
  ];
  expect(done.map(action => art.targets(action))).toEqual([['lit/3'], ['lit/3', 'lit/4'], ['growth/5']]);
  expect(new Set(done.flatMap(art.targets))).toEqual(new Set(lit));
  expect(art.targets({ type: 'flick', aim: 0, power: 500 })).toEqual([]);
});

test('every aim is drawn with five heats at most, over the walls, in front of where it was aimed, where it went and the best', () => {
  const { content, views } = positionsOf('hall.json');
  const [before, after] = [views[3] as View, views[4] as View];
  const powers = [200, 600, 1000];
  const worths = Array.from({ length: 36 * powers.length }, (_, i) => (i % 36) / 360);
  const picture = {
    seat: 0,
    before,
    after,
    action: { type: 'flick', aim: 0, power: 900 },
    better: { type: 'flick', aim: 3600, power: 300 },
    map: { directions: 36, powers, worths },
  } as const;
  const drawing = art.aims!(content, picture);
  expect(holes(drawing)).toEqual([]);
  const fills = drawing.shapes.flatMap(shape => (shape.kind === 'path' && shape.fill ? [shape.fill] : []));
  expect(fills).toEqual(['heat-best', 'heat-good', 'heat-fair', 'heat-poor', 'heat-bad']);
  const icons = drawing.shapes.flatMap(shape => (shape.kind === 'icon' ? [shape.name] : []));
  expect(icons).toEqual(['star', 'eye', 'hand']);
  const even = art.aims!(content, { ...picture, map: { ...picture.map, worths: worths.map(() => 0.5) } });
  expect(even.shapes.filter(shape => shape.kind === 'path' && shape.fill)).toHaveLength(1);
});
