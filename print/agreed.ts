// What is printed where somebody has chosen.
import type { Shelved } from '../games/shelf.ts';
import { NAMELESS, tidyHeading, type WorkFormat } from '../games/work.ts';
import { type Game, isRefusal, type Kind, type Start } from '../kernel/game.ts';
import { type Texts, writeTexts } from '../kernel/options.ts';

/** What is played with, and how an address says so: what holds anyway is left out. */
export interface Agreed<K extends Kind> {
  readonly content: K['content'];
  readonly texts: Texts;
  /** Where that is a work which has a name. */
  readonly heading?: PaperHeading;
}

/** What a work is called, and who has drawn it, where somebody has said so. */
export interface PaperHeading {
  readonly name: string;
  readonly author?: string;
}

/** The text of the work that a match with such options is played with, as links write it; undefined where there is none. */
export function workIn({ work }: Shelved<Kind>, options: object): string | undefined {
  const text = work?.textIn({ ...options });
  const draft = text === undefined ? undefined : work?.read(text);
  return work && draft && !isRefusal(draft) ? work.print(draft) : undefined;
}

/** What a table has agreed on; its options have been read before. */
export function agreedOn({ game, work }: Shelved<Kind>, start: Start<Kind>): Agreed<Kind> {
  const text = work?.textIn({ ...start.options });
  const heading = work && text !== undefined ? headingIn(work, text) : undefined;
  return { content: game.rules(start).content, texts: unusualTexts(game, start), ...(heading && { heading }) };
}

function unusualTexts(game: Game<Kind>, { options, seats }: Start<Kind>): Texts {
  const usual = game.readOptions({}, seats);
  const known = isRefusal(usual) ? {} : writeTexts(game, usual);
  return Object.fromEntries(Object.entries(writeTexts(game, options)).filter(([name, text]) => known[name] !== text));
}

/** As it can be printed on one line: a text may be anybody's. */
function headingIn(work: WorkFormat, text: string): PaperHeading | undefined {
  const draft = work.read(text);
  const heading = isRefusal(draft) ? undefined : work.heading(draft);
  const [name, author] = [tidyHeading(heading?.name ?? ''), tidyHeading(heading?.author ?? '')];
  if (name === '') return undefined;
  return author === '' || author === NAMELESS.author ? { name } : { name, author };
}

/** What the file of a work is called, before whatever else it is called by: letters, numbers and dashes. */
export const fileNameOf = ({ name }: PaperHeading): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
