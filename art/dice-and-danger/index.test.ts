import { expect, test } from 'vitest';
import { type DiceAndDanger, diceAndDanger, type View } from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import { keptMatch } from '../../games/tests/kept.ts';
import { ONLOOKER } from '../../kernel/game.ts';
import { append, unplayed } from '../../kernel/match.ts';
import { COLOURS } from '../colours.ts';
import type { Drawing, KeyedWords, Shape, Text } from '../shape.ts';
import { type Palette, svgDocument } from '../svg.ts';
import { art, SHEET_WORDS } from './index.ts';

/** A palette that knows its paints and no others. */
const strict = new Proxy(COLOURS.print, {
  get: (palette, paint) => {
    if (!(paint in palette)) throw new Error(`no paint ${String(paint)}`);
    return palette[paint as keyof Palette];
  },
});

function speak({ key, params }: KeyedWords): string {
  if (!SHEET_WORDS.some(known => known === key)) throw new Error(`no words for ${key}`);
  return [key, ...Object.values(params ?? {})].join(' ');
}

const holes = (drawing: Drawing): readonly string[] =>
  svgDocument(drawing, strict, speak).match(/NaN|undefined|Infinity/g) ?? [];

/** One position in so many: a sheet full of marks takes its time to be written. */
const STRIDE = 37;

/** What the first seat sees of a kept match, from before the first turn to its end. */
function positionsOf(name: string): { readonly content: DiceAndDanger['content']; readonly views: readonly View[] } {
  const { log, ...opening } = keptMatch<DiceAndDanger>('dice-and-danger', name);
  const match = unplayed(diceAndDanger, opening);
  const views = [match.rules.view(match.state, 0)];
  log.forEach((entry, i) => {
    append(match, entry);
    if (i % STRIDE === 0 || i === log.length - 1) views.push(match.rules.view(match.state, 0));
  });
  return { content: match.rules.content, views };
}

const textsIn = (shapes: readonly Shape[]): Text[] =>
  shapes.flatMap(shape => (shape.kind === 'group' ? textsIn(shape.shapes) : shape.kind === 'text' ? [shape] : []));

test.each(ADVENTURES)(
  'a whole match of %s is drawn with paints and words that there are, and no hole',
  adventure => {
    const { content, views } = positionsOf(`${adventure}-two-same-round.json`);
    expect(art.sheets(content).flatMap(holes)).toEqual([]);
    for (const view of views) {
      expect(holes(art.table(content, view, 0))).toEqual([]);
      expect(holes(art.thumbnail(content, view))).toEqual([]);
      expect(textsIn(art.thumbnail(content, view).shapes).filter(({ plate }) => plate)).toEqual([]);
    }
    expect(views.at(-1)?.phase).toBe('over');
  },
  30_000,
);

test('a sheet is the table of who has not begun, without the dice', () => {
  const { content, views } = positionsOf('annoyed-animals-two-same-round.json');
  const [sheet] = art.sheets(content);
  const [first] = views;
  const table = art.table(content, first!, ONLOOKER);
  expect(table.shapes.slice(0, -1)).toEqual(sheet?.shapes);
  expect(table.view[3]).toBeGreaterThan(sheet!.view[3]);
});

test('the dice of a split lie on the table with the letters of their pairs', () => {
  const { content, views } = positionsOf('annoyed-animals-two-same-round.json');
  const split = views.find(({ draft }) => draft?.split);
  const letters = textsIn(art.table(content, split!, 0).shapes.slice(-1)).map(({ say }) => say);
  expect(letters).toHaveLength(4);
  for (const letter of ['A', 'B']) expect(letters.filter(say => say === letter)).toHaveLength(2);
});
