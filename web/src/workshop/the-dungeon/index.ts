import { HALF, TILE } from '../../../../art/the-dungeon/index.ts';
import { group } from '../../../../art/shape.ts';
import { type Flaw, type OwnSet, shelved } from '../../../../games/the-dungeon/index.ts';
import { countIn, isWayOut, linedUp, openingsIn, PILE, TILES, work } from '../../../../games/the-dungeon/readers.ts';
import { middleOf, type WorkFlaw } from '../../../../games/work.ts';
import type { Count, Editor, Gauge, Mark, StartingPoint } from '../editor.ts';
import { sumOf } from '../trial.ts';
import { constraints } from './constraints.ts';
import { chosenAt, roomOf } from './drawing.ts';
import { Easel } from './Easel.tsx';
import { mendOf } from './mending.ts';
import { easelTexts, texts } from './texts.ts';
import { tileFigure } from './TilePicture.tsx';

const OF_THE_BOX: OwnSet = linedUp({
  start: { line: 1, drawing: TILES[0][3] },
  tiles: TILES.slice(1).map(([, room, count, drawing]) => ({ line: 1, count, room, drawing })),
  characters: [],
});

/** Corridors, dead ends and one way out: as little as can be played. */
const BARE: OwnSet = linedUp({
  start: { line: 1, drawing: 'DDDD' },
  tiles: [
    { line: 1, count: 9, room: 'corridor', drawing: 'O-O-' },
    { line: 1, count: 2, room: 'storeroom', drawing: '--D-' },
    { line: 1, count: 1, room: 'hidden-passage', drawing: '--D-' },
  ],
  characters: [],
});

const starts: readonly StartingPoint<OwnSet>[] = [
  { id: 'standard', name: { en: 'The tiles in the box', fr: 'Les tuiles de la boîte' }, draft: OF_THE_BOX },
  { id: 'bare', name: { en: 'A dozen tiles', fr: 'Une douzaine de tuiles' }, draft: BARE },
];

function markOf(set: OwnSet, { refused }: WorkFlaw): Mark<OwnSet> {
  const flaw = refused as Flaw;
  const chosen = chosenAt(set, flaw.line);
  const mend = mendOf(set, flaw);
  const named = (language: 'en' | 'fr'): string => {
    const character = chosen?.type === 'character' ? set.characters[chosen.index]?.name : undefined;
    if (character !== undefined) return character;
    if (chosen?.type !== 'tile') return easelTexts[language].start;
    return easelTexts[language].place(shelved.words[language].rooms[roomOf(set, chosen)], flaw.line);
  };
  return { place: chosen && { en: named('en'), fr: named('fr') }, ...(mend && { mend }) };
}

interface Band {
  readonly least: number;
  readonly most: number;
  /** As the box has it. */
  readonly usual: number;
}

const counted = (name: Count['name'], found: number, { least, most, usual }: Band): Count => ({
  name,
  found,
  wanted: `${usual}`,
  state: found < least || found > most ? 'bad' : found === usual ? 'good' : 'odd',
});

/** TD-C1, TD-C3, TD-C6: beside what the box has. */
function counts({ tiles }: OwnSet): readonly Count[] {
  const [ways, ends] = [
    countIn(tiles.filter(({ drawing }) => openingsIn(drawing) > 1)),
    countIn(tiles.filter(({ drawing }) => openingsIn(drawing) === 1)),
  ];
  return [
    counted({ en: 'tiles', fr: 'tuiles' }, countIn(tiles), { ...PILE, usual: 29 }),
    counted({ en: 'lead on', fr: 'mènent plus loin' }, ways, { least: PILE.ways, most: PILE.most, usual: 18 }),
    counted({ en: 'dead ends', fr: 'culs-de-sac' }, ends, { least: 1, most: PILE.most, usual: 11 }),
    counted({ en: 'ways out', fr: 'issues' }, countIn(tiles.filter(isWayOut)), { least: 1, most: PILE.most, usual: 8 }),
  ];
}

/** TD-C7, for one alone. */
const gauges: readonly Gauge[] = [
  {
    name: { en: 'get out', fr: 's’en sortent' },
    unit: '%',
    scale: [0, 100],
    wanted: [75, 90],
    figureOf: outcomes => Math.round((100 * sumOf(outcomes, 'escapes')) / Math.max(1, outcomes.length)),
  },
  {
    name: { en: 'turns', fr: 'tours' },
    unit: '',
    scale: [0, 40],
    wanted: [6, 10],
    figureOf: outcomes => middleOf(outcomes.map(({ length }) => length)),
  },
];

const ACROSS = 6;
const STEP = TILE + 8;

/** The first cell and every kind of tile, in rows. */
function picture({ start, tiles }: OwnSet) {
  const all = [{ room: 'cell', drawing: start.drawing } as const, ...tiles].slice(0, 4 * ACROSS);
  const rows = Math.ceil(all.length / ACROSS);
  return {
    view: [0, 0, ACROSS * STEP, rows * STEP] as const,
    shapes: all.map(({ room, drawing }, i) =>
      group(
        { id: `tile/${i}`, at: [(i % ACROSS) * STEP + HALF + 4, Math.floor(i / ACROSS) * STEP + HALF + 4] },
        tileFigure(room, drawing),
      ),
    ),
  };
}

export const editor: Editor<OwnSet> = {
  work,
  starts,
  constraints,
  counts,
  markOf,
  picture,
  gauges,
  texts,
  Easel,
  layout: 'rows',
};
