import { isRecord } from '../../../kernel/plain.ts';
import type { Language } from '../../../kernel/words.ts';
import { type Backs, isBacks, MOST_OFFSET } from '../../../print/backs.ts';
import { type Ink, isInk } from '../../../print/ink.ts';
import { isPaper, type Paper } from '../../../print/paper.ts';
import type { Order } from '../../../print/press.ts';
import type { PartName } from '../../../print/words.ts';
import { type Drawer, lastingDrawer } from '../drawer.ts';

/** What is written on, and what is cut: each in an ink of its own. */
export const INK_GROUPS = ['sheets', 'cards'] as const;
type InkGroup = (typeof INK_GROUPS)[number];

const CARDS: readonly PartName[] = [
  'cards',
  'events',
  'junk',
  'tiles',
  'characters',
  'purchases',
  'spells',
  'counters',
];

export const groupOf = (part: PartName): InkGroup => (CARDS.includes(part) ? 'cards' : 'sheets');

/** What belongs to the printer and its owner: kept for the next time. */
export interface Choices {
  readonly paper: Paper;
  readonly inks: Readonly<Record<InkGroup, Ink>>;
  readonly backs: Backs;
  readonly offset: Order['offset'];
}

const LETTER_LANDS = /-(?:US|CA|MX|PH|CL|CO|VE)$/;

/** The paper of the land that a browser comes from. */
const usualChoices = (languages: readonly string[]): Choices => ({
  paper: languages.some(language => LETTER_LANDS.test(language)) ? 'letter' : 'a4',
  inks: { sheets: 'colour', cards: 'colour' },
  backs: 'fold',
  offset: [0, 0],
});

const NAME = 'print';

export const keepChoices = (choices: Choices, drawer: Drawer = lastingDrawer): void => drawer.write(NAME, choices);

/** What was chosen the last time, as far as it can be read. */
export function keptChoices(languages: readonly string[], drawer: Drawer = lastingDrawer): Choices {
  const usual = usualChoices(languages);
  const kept = drawer.read(NAME);
  if (!isRecord(kept)) return usual;
  const inks = isRecord(kept.inks) ? kept.inks : {};
  const inkOf = (group: InkGroup): Ink => {
    const ink = inks[group];
    return typeof ink === 'string' && isInk(ink) ? ink : usual.inks[group];
  };
  return {
    paper: typeof kept.paper === 'string' && isPaper(kept.paper) ? kept.paper : usual.paper,
    inks: { sheets: inkOf('sheets'), cards: inkOf('cards') },
    backs: typeof kept.backs === 'string' && isBacks(kept.backs) ? kept.backs : usual.backs,
    offset: isOffset(kept.offset) ? kept.offset : usual.offset,
  };
}

const isOffset = (found: unknown): found is Order['offset'] =>
  Array.isArray(found) && found.length === 2 && found.every(isDistance);

const isDistance = (found: unknown): boolean => typeof found === 'number' && Math.abs(found) <= MOST_OFFSET;

/** A distance as somebody has typed it; undefined for what is none. */
export function readDistance(typed: string): number | undefined {
  const text = typed.trim().replace('−', '-').replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) && isDistance(Number(text)) ? Number(text) : undefined;
}

/** One order out of what was chosen. */
export const orderOf = ({ paper, inks, backs, offset }: Choices, language: Language): Order => ({
  paper,
  language,
  backs,
  offset: backs === 'duplex' ? offset : [0, 0],
  ink: inks.sheets,
  inks: Object.fromEntries(CARDS.map(part => [part, inks.cards])),
});
