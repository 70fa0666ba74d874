import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { shelvedById } from '../games/index.ts';
import { isGameId, SHELF } from '../games/shelf.ts';
import { type Language, LANGUAGES } from '../kernel/words.ts';
import type { Fonts } from '../print/pdf.ts';
import { INKS, isInk } from '../print/ink.ts';
import { isPaper, PAPERS } from '../print/paper.ts';
import type { Order } from '../print/press.ts';
import type { PartName } from '../print/words.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { CHECKOUT } from './checkout.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';

interface Flags {
  readonly out: string;
  readonly paper: string;
  readonly ink: string;
  readonly language: string;
  readonly parts?: string;
  readonly json?: boolean;
}

export function addPrint(program: Command): void {
  program
    .command('print')
    .description('make a PDF of a game: sheets, cards, tiles and rules, to be cut and played')
    .argument('<game>', `one of ${SHELF.join(', ')}`)
    .requiredOption('--out <file>', 'where the PDF is written')
    .option('--paper <paper>', Object.keys(PAPERS).join(' or '), 'a4')
    .option('--ink <ink>', INKS.join(', '), 'colour')
    .option('--language <language>', LANGUAGES.join(' or '), 'en')
    .option('--parts <names>', 'those that are wanted, with commas between; all of them when absent')
    .option('--json', 'for programs')
    .action(async (game: string, flags: Flags) => deliver(await print(game, flags), flags));
}

export async function print(id: string, flags: Flags): Promise<CommandAnswer | Complaint> {
  if (!isGameId(id)) return complain(`There is no game '${id}'; those that are there are ${SHELF.join(', ')}.`);
  const order = readOrder(flags);
  if (isComplaint(order)) return order;
  const [{ loadPrinted }, { partsOf, printPages }, { writePdf }] = await Promise.all([
    import('../print/load.ts'),
    import('../print/print.ts'),
    import('../print/pdf.ts'),
  ]);
  const printed = await loadPrinted(id);
  const parts = readParts(flags.parts, partsOf(printed));
  if (isComplaint(parts)) return parts;
  const title = shelvedById(id)?.game.title[order.language] ?? id;
  const pages = printPages(printed, order, { title, rules: rulesOf(id, order.language), parts });
  const pdf = await writePdf(pages, { title, language: order.language, fonts: readFonts(), made: new Date() });
  return written(flags.out, pdf) ?? answerWith(flags.out, pages.length, pdf.length);
}

const isLanguage = (text: string): text is Language => LANGUAGES.some(each => each === text);

function readOrder({ paper, ink, language }: Flags): Order | Complaint {
  if (!isPaper(paper)) return refuse('paper', paper, Object.keys(PAPERS));
  if (!isInk(ink)) return refuse('ink', ink, INKS);
  if (!isLanguage(language)) return refuse('language', language, LANGUAGES);
  return { paper, ink, language };
}

const refuse = (flag: string, typed: string, known: readonly string[]): Complaint =>
  complain(`--${flag} takes ${known.join(', ')}, not '${typed}'.`);

function readParts(typed: string | undefined, known: readonly PartName[]): readonly PartName[] | Complaint {
  if (typed === undefined) return known;
  const names = typed.split(',').map(name => name.trim());
  const unknown = names.find(name => !known.some(each => each === name));
  return unknown === undefined ? known.filter(name => names.includes(name)) : refuse('parts', unknown, known);
}

const inCheckout = (path: string): URL => new URL(path, CHECKOUT);

const rulesOf = (id: string, language: Language): string =>
  readFileSync(inCheckout(`games/${id}/RULES${language === 'en' ? '' : `.${language}`}.md`), 'utf8');

const FONT_FILES: Readonly<Record<keyof Fonts, readonly [family: string, weight: number]>> = {
  title: ['pirata-one', 400],
  hand: ['patrick-hand', 400],
  text: ['atkinson-hyperlegible', 400],
  bold: ['atkinson-hyperlegible', 700],
};

export const readFonts = (): Fonts =>
  Object.fromEntries(
    Object.entries(FONT_FILES).map(([face, [family, weight]]) => [
      face,
      readFileSync(inCheckout(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)),
    ]),
  ) as unknown as Fonts;

function written(path: string, pdf: Uint8Array): Complaint | undefined {
  try {
    writeFileSync(path, pdf);
    return undefined;
  } catch (error) {
    return complain(`${path} cannot be written: ${(error as Error).message}.`);
  }
}

const answerWith = (path: string, pages: number, bytes: number): CommandAnswer => ({
  json: { file: path, pages, bytes },
  words: `${path}: ${pages} pages, ${Math.ceil(bytes / 1024)} kB.`,
  fits: true,
});
