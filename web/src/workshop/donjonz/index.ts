import { cardShapes, SPACE } from '../../../../art/donjonz/index.ts';
import { group } from '../../../../art/shape.ts';
import { type Card, type Flaw, type OwnDeck, shelved, type Thing } from '../../../../games/donjonz/index.ts';
import { linedUp, RECIPE, STANDARD_DECK, wallShare, work } from '../../../../games/donjonz/readers.ts';
import { middleOf, type WorkFlaw } from '../../../../games/work.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import type { Count, Editor, Gauge, Mark, StartingPoint } from '../editor.ts';
import { constraints } from './constraints.ts';
import { placeAt } from './drawing.ts';
import { Easel } from './Easel.tsx';
import { mendOf } from './mending.ts';
import { texts } from './texts.ts';

function standardDeck(): OwnDeck {
  const read = work.read(STANDARD_DECK);
  if (isRefusal(read)) throw new Error(`the deck in the box breaks ${read.rule}`);
  return read;
}

const NAMES = 'ABCDEFGHIJK';

const bare = (card: Card, i: number): Card => ({
  ...card,
  name: NAMES[i] ?? card.name,
  spaces: card.spaces.map(() => ({ thing: { type: 'nothing' }, walls: [false, false, false, false] })),
});

/** The half-card as in the box, and eleven bare cards without walls. */
function blankDeck(): OwnDeck {
  const [half, ...cards] = standardDeck().deck;
  return { deck: linedUp(half ? [half, ...cards.map(bare)] : []) };
}

const inFrench = ({ deck }: OwnDeck): OwnDeck => ({
  deck: deck.map(card => ({ ...card, name: shelved.words.fr.card(card.name) })),
});

const startingWith = (id: string, name: StartingPoint<OwnDeck>['name'], draft: OwnDeck): StartingPoint<OwnDeck> => ({
  id,
  name,
  draft,
  translated: { fr: inFrench(draft) },
});

const starts = [
  startingWith('standard', { en: 'The deck in the box', fr: 'Le paquet de la boîte' }, standardDeck()),
  startingWith('blank', { en: 'Bare cards', fr: 'Cartes nues' }, blankDeck()),
];

function markOf(own: OwnDeck, { refused }: WorkFlaw): Mark<OwnDeck> {
  const flaw = refused as Flaw;
  const at = placeAt(own, flaw);
  const name = at && own.deck[at.card]?.name;
  const mend = mendOf(own, flaw);
  return { place: name === undefined ? undefined : { en: name, fr: name }, ...(mend && { mend }) };
}

const foundIn = ({ deck }: OwnDeck, type: Thing['type']): number =>
  deck.slice(1).reduce((sum, { spaces }) => sum + spaces.filter(({ thing }) => thing.type === type).length, 0);

/** DZ-C6 and DZ-C5, and one key: what is outside of this breaks a rule. */
const BANDS: Partial<Readonly<Record<keyof typeof RECIPE, readonly [number, number]>>> = {
  pouch: [8, 99],
  monster: [6, 10],
  key: [1, 1],
};

const COUNTED = [
  ['pouch', { en: 'pouches', fr: 'bourses' }],
  ['monster', { en: 'monsters', fr: 'monstres' }],
  ['weapon', { en: 'weapons', fr: 'armes' }],
  ['key', { en: 'key', fr: 'clé' }],
  ['nothing', { en: 'empty', fr: 'vides' }],
] as const;

/** DZ-C8: beside what the deck in the box has. */
function counts(own: OwnDeck): readonly Count[] {
  const things = COUNTED.map(([type, name]): Count => {
    const found = foundIn(own, type);
    const [least, most] = BANDS[type] ?? [0, 99];
    const isBad = found < least || found > most;
    return { name, found, wanted: `${RECIPE[type]}`, state: isBad ? 'bad' : found === RECIPE[type] ? 'good' : 'odd' };
  });
  const walls = wallShare(own.deck);
  return [
    ...things,
    { name: { en: '% walls', fr: '% de murs' }, found: walls, wanted: '15', state: walls > 15 ? 'odd' : 'good' },
  ];
}

/** DZ-C9. */
const gauges: readonly Gauge[] = [
  {
    name: { en: 'glory', fr: 'gloire' },
    unit: '',
    scale: [0, 120],
    wanted: [41, 80],
    figureOf: outcomes => middleOf(outcomes.map(({ scores }) => scores[0] ?? 0)),
  },
  {
    name: { en: 'best', fr: 'record' },
    unit: '',
    scale: [0, 120],
    wanted: [61, 100],
    figureOf: outcomes => Math.max(0, ...outcomes.map(({ scores }) => scores[0] ?? 0)),
  },
];

/** Twelve cards in three rows, each upright in a field of its own. */
function picture({ deck }: OwnDeck) {
  const [across, gap] = [4, 12];
  const [width, height] = [3 * SPACE + gap, 3 * SPACE + gap];
  return {
    view: [0, 0, across * width, 3 * height] as const,
    shapes: deck.slice(0, 12).map((card, i) =>
      group(
        {
          id: `card/${i}`,
          at: [
            (i % across) * width + ((3 - card.width) * SPACE + gap) / 2,
            Math.floor(i / across) * height + ((3 - card.height) * SPACE + gap) / 2,
          ],
        },
        cardShapes(card, 'lying'),
      ),
    ),
  };
}

export const editor: Editor<OwnDeck> = {
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
