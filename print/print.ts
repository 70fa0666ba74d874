import type { Illustrations } from '../art/art.ts';
import type { Speak } from '../art/svg.ts';
import { cover } from './cover.ts';
import { footed } from './foot.ts';
import type { Page } from './page.ts';
import { type Order, type Press, pressFor } from './press.ts';
import { rulebookPages } from './rulebook.ts';
import type { PartName } from './words.ts';

/** A part of a game on paper. */
export interface Part {
  readonly name: PartName;
  pages(press: Press): readonly Page[];
}

/** What the folder of a game exports as `printed`. */
export interface Printed {
  readonly parts: readonly Part[];
  /** What stands beside a rule. */
  readonly illustrations: Illustrations;
  /** Says what is printed on drawings. */
  speaker(language: Order['language']): Speak;
}

export interface Book {
  readonly title: string;
  readonly rules: string;
  /** Those that are wanted; all of them where nobody chooses. */
  readonly parts?: readonly PartName[];
}

export const partsOf = ({ parts }: Printed): readonly PartName[] => [...parts.map(({ name }) => name), 'rules'];

/** All pages of a game, the first one with a ruler. */
export function printPages(printed: Printed, order: Order, book: Book): readonly Page[] {
  const press = pressFor(order, printed.speaker(order.language));
  const wanted = book.parts ?? partsOf(printed);
  const rules: Part = { name: 'rules', pages: () => rulebookPages(press, book.rules, printed.illustrations) };
  const chosen = [...printed.parts, rules].filter(({ name }) => wanted.includes(name));
  const parts = chosen.map(part => ({ name: press.words.parts[part.name], pages: part.pages(press) }));
  const first = cover(
    press,
    book.title,
    parts.map(({ name, pages }) => ({ name, pages: pages.length })),
  );
  const named = parts.flatMap(({ name, pages }) => pages.map(page => ({ ...page, name })));
  return footed(press, book.title, [{ ...first, name: press.words.instructions }, ...named]);
}
