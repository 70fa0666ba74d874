import { draftGround, LAYOUTS, mapBox } from '../../../../art/dungeon-pen/index.ts';
import { type Flaw, type Sheet, shelved, type Square } from '../../../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../../../games/dungeon-pen/manifest.ts';
import {
  columnOf,
  LARGE,
  placesOf,
  rowOf,
  SHEETS,
  squareAt,
  SQUARES,
  work,
} from '../../../../games/dungeon-pen/readers.ts';
import { middleOf, type WorkFlaw } from '../../../../games/work.ts';
import type { Language } from '../../../../kernel/words.ts';
import type { Editor, Gauge, Mark, StartingPoint } from '../editor.ts';
import { sumOf } from '../trial.ts';
import { constraints } from './constraints.ts';
import { painted } from './drawing.ts';
import { Easel } from './Easel.tsx';
import { mendOf } from './mending.ts';
import { easelTexts, texts } from './texts.ts';

const block = (left: number, top: number, side: number): Square[] =>
  Array.from({ length: side * side }, (_, i) => squareAt(left + (i % side), top + Math.floor(i / side)));

/** Bare floor, two cells with a door each, and a treasure a side: everything else is for its author. */
function blankSheet(): Sheet {
  const bare: Sheet = {
    name: texts.en.nameless,
    author: 'nobody',
    features: Array.from({ length: SQUARES }, () => 'floor' as const),
    line: 3,
  };
  const padded = painted(bare, 'padded', block(0, 13, 5), 'half-turn');
  const open = painted(padded, 'rubber', [squareAt(2, 13), squareAt(3, 13)], 'half-turn');
  return painted(painted(open, 'cell', block(1, 14, 3), 'half-turn'), 'treasure', [squareAt(16, 16)], 'half-turn');
}

const starts: readonly StartingPoint<Sheet>[] = [
  { id: 'blank', name: { en: 'Blank', fr: 'Vierge' }, draft: blankSheet() },
  ...MAP_NAMES.map(name => ({
    id: name,
    name: { en: SHEETS[name].name, fr: shelved.words.fr.dungeon(SHEETS[name].name) },
    draft: SHEETS[name],
  })),
];

/** The large square that the scales name; of many squares only how many there are. */
function placeIn(language: Language, squares: readonly Square[]): string {
  const [first] = squares;
  const words = easelTexts[language];
  if (first === undefined || squares.length > 2) return words.places(squares.length);
  const of = (square: Square): string =>
    words.place(Math.floor(columnOf(square) / LARGE) + 1, Math.floor(rowOf(square) / LARGE) + 1);
  return [...new Set(squares.map(of))].join(' · ');
}

function markOf(sheet: Sheet, { refused }: WorkFlaw): Mark<Sheet> {
  const flaw = refused as Flaw;
  const squares = placesOf(sheet, flaw);
  const mend = mendOf(sheet, flaw);
  const place = squares.length === 0 ? undefined : { en: placeIn('en', squares), fr: placeIn('fr', squares) };
  return { place, ...(mend && { mend }) };
}

const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));

/** DP-C9. */
const gauges: readonly Gauge[] = [
  {
    name: { en: 'turns', fr: 'tours' },
    unit: '',
    scale: [0, 50],
    wanted: [15, 25],
    figureOf: outcomes => middleOf(outcomes.map(({ length }) => length)),
  },
  {
    name: { en: 'hits a wall', fr: 'touche un mur' },
    unit: '%',
    scale: [0, 100],
    wanted: [30, 45],
    figureOf: outcomes => percent(sumOf(outcomes, 'wallHits'), sumOf(outcomes, 'flicks')),
  },
  {
    name: { en: 'ends by treasure', fr: 'fini par un trésor' },
    unit: '%',
    scale: [0, 100],
    wanted: [60, 70],
    figureOf: outcomes => percent(sumOf(outcomes, 'treasureWins'), outcomes.length),
  },
];

export const editor: Editor<Sheet> = {
  work,
  starts,
  constraints,
  markOf,
  picture: sheet => ({ view: mapBox(LAYOUTS.wide), shapes: draftGround(sheet, LAYOUTS.wide) }),
  gauges,
  texts,
  Easel,
  layout: 'open',
};
