// Where pages are laid out and written, beside the page that shows them.
import bold from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff?url';
import text from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff?url';
import hand from '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff?url';
import title from '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff?url';
import { expose } from 'comlink';
import type { GameId, Shelved } from '../../../games/shelf.ts';
import { isRefusal, type Kind, type Start } from '../../../kernel/game.ts';
import { readTexts } from '../../../kernel/options.ts';
import type { Language } from '../../../kernel/words.ts';
import { agreedOn, type PaperHeading, workIn } from '../../../print/agreed.ts';
import { loadPrinted } from '../../../print/load.ts';
import { pictureOf } from '../../../print/picture.ts';
import type { Fonts } from '../../../print/pdf.ts';
import {
  type Book,
  bound,
  inkOf,
  layPart,
  type LaidPart,
  partsOf,
  type Printed,
  type PrintedPage,
  type Title,
  titleOf,
} from '../../../print/print.ts';
import type { PlaySite } from '../../../print/qr.ts';
import type { PartName } from '../../../print/words.ts';
import { type Inflate, unpackedFont } from '../../../print/woff.ts';
import { writeWorkLink } from '../../../wire/work-link.ts';
import type { Job, LaidOut } from './job.ts';

const RULES = import.meta.glob<string>('../../../games/*/RULES*.md', { query: '?raw', import: 'default' });

async function rulesOf(game: GameId, language: Language): Promise<string> {
  const load = RULES[`../../../games/${game}/RULES${language === 'en' ? '' : `.${language}`}.md`];
  return load ? load() : '';
}

/** How the match that is printed begins, or one that a link has chosen; what no rule allows is not printed. */
function startOf({ game }: Shelved<Kind>, { match, options: texts, seats }: Job): Start<Kind> | undefined {
  if (match) return match;
  if (Object.keys(texts).length === 0) return undefined;
  const options = game.readOptions(readTexts(game, texts), seats);
  return isRefusal(options) ? undefined : { version: game.version, seats, options };
}

/** Codes lead to the work that is printed by the link that has led here, or by one of its own. */
async function siteOf(shelved: Shelved<Kind>, { game, origin, work }: Job, start?: Start<Kind>): Promise<PlaySite> {
  const address = `${origin}/${game}`;
  const own = start && workIn(shelved, start.options);
  if (own === undefined) return { address };
  return { address, link: `${address}/work#${work ?? (await writeWorkLink({ text: own }))}` };
}

async function bookFor({ shelved }: Printed<Kind>, job: Job): Promise<Book> {
  const start = startOf(shelved, job);
  return {
    rules: await rulesOf(job.game, job.order.language),
    site: await siteOf(shelved, job, start),
    ...(start && { agreed: agreedOn(shelved, start) }),
    ...(job.match && { match: job.match }),
  };
}

/** Parts that were laid out before: whoever ticks one part does not wait for the others. */
const known = new Map<string, LaidPart>();
const MOST_KNOWN = 60;

function laidPart(printed: Printed<Kind>, job: Job, book: Book, name: PartName): LaidPart {
  const { game, order, options, work, match, origin } = job;
  const { inks: _, ...rest } = order;
  const key = JSON.stringify([game, name, { ...rest, ink: inkOf(order, name) }, options, work, match, origin]);
  const part = known.get(key) ?? layPart(printed, order, book, name);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, part);
  return part;
}

interface Laid {
  readonly parts: readonly LaidPart[];
  readonly pages: readonly PrintedPage[];
  readonly title: Title;
  readonly heading: PaperHeading | undefined;
}

/** The pages that a job asks for, and all the parts that it could have asked for. */
async function pagesFor(job: Job): Promise<Laid> {
  const printed = await loadPrinted(job.game);
  const book = await bookFor(printed, job);
  const parts = partsOf(printed, book).map(name => laidPart(printed, job, book, name));
  const wanted = parts.filter(({ name }) => job.parts?.includes(name) ?? (!book.match || name === 'match'));
  return {
    parts,
    pages: bound(printed, job.order, book, wanted),
    title: titleOf(printed, job.order.language, book),
    heading: book.agreed?.heading,
  };
}

/** Those that were laid out last: their pictures are asked for one by one. */
let shown: readonly PrintedPage[] = [];

async function lay(job: Job): Promise<LaidOut> {
  const { parts, pages, heading = null } = await pagesFor(job);
  shown = pages;
  return {
    heading,
    parts: parts.map(({ name, title: called, pages: own }) => ({ name, title: called, pages: own.length })),
    pages: pages.map(({ size, part }) => ({ size, part: part ?? null })),
  };
}

const FACES: Readonly<Record<keyof Fonts, string>> = { title, hand, text, bold };

const inflate: Inflate = async bytes => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

async function fetchFonts(): Promise<Fonts> {
  const fetched = Object.entries(FACES).map(async ([face, url]) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    return [face, await unpackedFont(new Uint8Array(await response.arrayBuffer()), inflate)] as const;
  });
  return Object.fromEntries(await Promise.all(fetched)) as unknown as Fonts;
}

/** The pages of a job as a file. `heard` is told the share of it that is done. */
async function write(job: Job, heard: (share: number) => void): Promise<Uint8Array> {
  const [{ writePdf }, fonts, { pages, title: called }] = await Promise.all([
    import('../../../print/pdf.ts'),
    fetchFonts(),
    pagesFor(job),
  ]);
  const { language } = job.order;
  const onPage = (written: number): void => heard(written / pages.length);
  return writePdf(pages, {
    ...called,
    language,
    fonts,
    made: new Date(),
    heard: onPage,
  });
}

const printWorker = {
  lay,
  // Not `bind`: comlink keeps that name to itself.
  write,
  picture: (index: number): string => {
    const page = shown[index];
    return page ? pictureOf(page) : '';
  },
};

export type PrintWorker = typeof printWorker;

expose(printWorker);
