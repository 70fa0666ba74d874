import type { Art } from '../art/art.ts';
import type { Drawing } from '../art/shape.ts';
import type { Speak } from '../art/svg.ts';
import type { Shelved } from '../games/shelf.ts';
import type { Kind } from '../kernel/game.ts';
import type { Language } from '../kernel/words.ts';
import type { Agreed } from './agreed.ts';
import { cover, coverBack } from './cover.ts';
import { footed } from './foot.ts';
import type { Ink } from './ink.ts';
import { type MatchOnPaper, matchPages, type DrawnMatch } from './match.ts';
import type { Page } from './page.ts';
import { type Order, type Press, pressFor } from './press.ts';
import type { PlaySite } from './qr.ts';
import { rulebookPages } from './rulebook.ts';
import type { PartName } from './words.ts';

/** A part of a game on paper. */
export interface Part<K extends Kind> {
  readonly name: PartName;
  /** What a table has agreed on; where there is none, all that comes with the game. */
  pages(press: Press, agreed: Agreed<K> | undefined): readonly Page[];
}

/** What the folder of a game exports as `printed`. */
export interface Printed<K extends Kind> {
  readonly shelved: Shelved<K>;
  readonly art: Art<K>;
  readonly parts: readonly Part<K>[];
  /** Says what is printed on drawings. */
  speaker(language: Language): Speak;
  /** What lies on the table in a match, a page each; the table as art draws it when absent. */
  papers?(drawn: DrawnMatch<K>, language: Language): readonly MatchPaper[];
  /** What a picture of a match does not show, a sentence each: who holds what. */
  notes?(drawn: DrawnMatch<K>, language: Language): readonly string[];
}

export interface MatchPaper {
  readonly label: string;
  readonly drawing: Drawing;
}

/** What is printed for whom. */
export interface Book {
  readonly rules: string;
  /** Those that are wanted; all of them where nobody chooses, none for the first page alone. */
  readonly parts?: readonly PartName[];
  readonly agreed?: Agreed<Kind>;
  readonly match?: MatchOnPaper;
  readonly site?: PlaySite;
}

/** In the order in which they are printed. Of a match nothing but itself is usually wanted. */
export const partsOf = ({ parts }: Printed<Kind>, { match }: Pick<Book, 'match'>): readonly PartName[] => [
  ...(match ? (['match'] as const) : []),
  ...parts.map(({ name }) => name),
  'rules',
];

const usualParts = (printed: Printed<Kind>, book: Pick<Book, 'match'>): readonly PartName[] =>
  book.match ? ['match'] : partsOf(printed, book);

/** The pages of a part, in its own ink. */
export interface LaidPart {
  readonly name: PartName;
  readonly title: string;
  readonly pages: readonly Page[];
}

/** One part by itself. */
export function layPart(printed: Printed<Kind>, order: Order, book: Book, name: PartName): LaidPart {
  const inPart = { ...order, ink: inkOf(order, name) };
  const press = pressFor(inPart, printed.speaker(order.language), book.site);
  return { name, title: press.words.parts[name], pages: pagesOf(name, press, printed, book) };
}

export const inkOf = ({ ink, inks = {} }: Pick<Order, 'ink' | 'inks'>, name: PartName): Ink => inks[name] ?? ink;

/** The parts that are wanted of a game, laid out. */
function layParts(printed: Printed<Kind>, order: Order, book: Book): readonly LaidPart[] {
  const wanted = book.parts ?? usualParts(printed, book);
  const names = partsOf(printed, book).filter(name => wanted.includes(name));
  return names.map(name => layPart(printed, order, book, name));
}

function pagesOf(name: PartName, press: Press, printed: Printed<Kind>, book: Book): readonly Page[] {
  if (name === 'rules') return rulebookPages(press, book.rules, printed.art.illustrations);
  if (name === 'match') return book.match ? matchPages(press, printed, book.match) : [];
  return printed.parts.find(part => part.name === name)?.pages(press, book.agreed) ?? [];
}

/** A page as it is printed, with the part that it belongs to; the first one belongs to none. */
export interface PrintedPage extends Page {
  readonly part: PartName | undefined;
}

/** Parts as a document: the first page with its ruler, the other sides of sheets, and a foot line on every page. */
export function bound(
  printed: Printed<Kind>,
  order: Order,
  book: Book,
  parts: readonly LaidPart[],
): readonly PrintedPage[] {
  const press = pressFor(order, printed.speaker(order.language), book.site);
  const { heading, texts = {} } = book.agreed ?? {};
  const game = printed.shelved.game.title[order.language];
  const first: Leaf = {
    ...cover(press, { game, heading, parts, texts }),
    ...(order.backs === 'duplex' && { back: coverBack(press) }),
    part: undefined,
    name: press.words.instructions,
    ink: order.ink,
  };
  const sheets = parts.flatMap(({ name, title: called, pages }) =>
    pages.map((page): Leaf => ({ ...page, part: name, name: called, ink: inkOf(order, name) })),
  );
  const { title } = titleOf(printed, order.language, book);
  return footed(press, title, bothSides(order, [first, ...sheets]));
}

export interface Leaf extends PrintedPage {
  readonly name: string;
  readonly ink: Ink;
}

/** Where both sides are printed, every sheet that is cut or written on has its other side, be it empty; rules are read on both. */
function bothSides({ backs }: Order, sheets: readonly Leaf[]): readonly Leaf[] {
  if (backs !== 'duplex') return sheets;
  return sheets.flatMap(({ back = [], ...sheet }) =>
    sheet.part === 'rules' ? [sheet] : [sheet, { ...sheet, items: back }],
  );
}

/** What a document is called, and by whom it is where that is known. */
export interface Title {
  readonly title: string;
  readonly author?: string;
}

export function titleOf({ shelved }: Printed<Kind>, language: Language, { agreed }: Pick<Book, 'agreed'>): Title {
  const game = shelved.game.title[language];
  const { name, author } = agreed?.heading ?? {};
  return { title: name === undefined ? game : `${name} · ${game}`, ...(author !== undefined && { author }) };
}

/** All pages of a game, the first one with a ruler. */
export const printPages = (printed: Printed<Kind>, order: Order, book: Book): readonly PrintedPage[] =>
  bound(printed, order, book, layParts(printed, order, book));
