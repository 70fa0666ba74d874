import { draftGround, layoutOf } from '../../../../art/dice-and-danger/index.ts';
import { type Flaw, type Sheet, shelved, type Sketch } from '../../../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../../../games/dice-and-danger/manifest.ts';
import { sheetOf, SUMS, work } from '../../../../games/dice-and-danger/readers.ts';
import { middleOf, type WorkFlaw } from '../../../../games/work.ts';
import type { Editor, Gauge, Mark, StartingPoint } from '../editor.ts';
import { constraints } from './constraints.ts';
import { counts } from './counts.ts';
import { nodeOfFlaw, settled } from './drawing.ts';
import { Easel } from './Easel.tsx';
import { mendOf } from './mending.ts';
import { easelTexts, texts } from './texts.ts';

/** Eleven starts around the rim and a boss in the middle: everything else is for its author. */
function blankSheet(boss: string): Sheet {
  const rim = [
    ...[0, 2, 4, 6, 8].map(y => ({ x: 0, y })),
    ...[1, 3, 5, 7].map(y => ({ x: 14, y })),
    { x: 4, y: 9 },
    { x: 10, y: 9 },
  ];
  const sketch: Sketch = {
    name: texts.en.nameless,
    spaces: SUMS.map((number, i) => ({ kind: 'start' as const, number, x: rim[i]?.x ?? 0, y: rim[i]?.y ?? 0 })),
    rooms: [
      {
        letter: 'A',
        name: boss,
        x: 6,
        y: 3,
        width: 3,
        height: 3,
        role: 'boss',
        armoured: false,
        boxes: 9,
        black: [6, 8],
        locked: [],
        gems: [6, 4],
        hearts: 2,
      },
    ],
    corridors: [],
    deeds: [],
  };
  const sheet = settled({ ...sketch, spaces: sketch.spaces.toSorted((a, b) => a.y - b.y || a.x - b.x) });
  if (!sheet) throw new Error('the empty sheet is none');
  return sheet;
}

const titled = (adventure: (typeof ADVENTURES)[number]): StartingPoint<Sheet> => {
  const draft = sheetOf({ adventure });
  const { en, fr } = shelved.words;
  return { id: adventure, name: { en: en.adventures[adventure], fr: fr.adventures[adventure] }, draft };
};

const starts: readonly StartingPoint<Sheet>[] = [
  {
    id: 'blank',
    name: { en: 'Empty', fr: 'Vide' },
    draft: blankSheet('Nobody Yet'),
    translated: { fr: blankSheet('Personne encore') },
  },
  ...ADVENTURES.map(titled),
];

function markOf(sheet: Sheet, { refused }: WorkFlaw): Mark<Sheet> {
  const flaw = refused as Flaw;
  const at = nodeOfFlaw(sheet, flaw);
  const mend = mendOf(sheet, flaw);
  const place = at && {
    en: easelTexts.en.place(at.x + 1, at.y + 1),
    fr: easelTexts.fr.place(at.x + 1, at.y + 1),
  };
  return { place, ...(mend && { mend }) };
}

/** DDD-C14, DDD-C15. */
const gauges: readonly Gauge[] = [
  { name: { en: 'points', fr: 'points' }, unit: '', scale: [0, 120], wanted: [40, 60], figureOf: work.parOf },
  {
    name: { en: 'rounds', fr: 'manches' },
    unit: '',
    scale: [0, 60],
    wanted: [20, 35],
    figureOf: outcomes => middleOf(outcomes.map(({ length }) => length)),
  },
];

export const editor: Editor<Sheet> = {
  work,
  starts,
  constraints,
  counts,
  markOf,
  picture: sheet => ({ view: layoutOf(sheet, 'landscape').map, shapes: draftGround(sheet, 'landscape') }),
  gauges,
  texts,
  Easel,
  layout: 'folded',
};
