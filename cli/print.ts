import { readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Command } from 'commander';
import { isGameId, SHELF, type GameId } from '../games/shelf.ts';
import { type Language, LANGUAGES } from '../kernel/words.ts';
import { BACKS } from '../print/backs.ts';
import { INKS } from '../print/ink.ts';
import { PAPERS } from '../print/paper.ts';
import type { Fonts } from '../print/pdf.ts';
import type { Book } from '../print/print.ts';
import { unpackedFont } from '../print/woff.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { CHECKOUT } from './checkout.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { type OrderFlags, readOrder, readParts } from './print-order.ts';
import { type SubjectFlags, readSubject } from './print-subject.ts';

interface Flags extends OrderFlags, SubjectFlags {
  readonly out: string;
  readonly json?: boolean;
}

export function addPrint(program: Command): void {
  program
    .command('print')
    .description('make a PDF of a game or of a match: sheets, cards, tiles and rules, to be cut and played')
    .argument('<game>', `one of ${SHELF.join(', ')}`)
    .requiredOption('--out <file>', 'where the PDF is written')
    .option('--paper <paper>', Object.keys(PAPERS).join(' or '), 'a4')
    .option('--ink <ink>', `${INKS.join(', ')}; or by part: cards=grey,rules=low`, 'colour')
    .option('--language <language>', LANGUAGES.join(' or '), 'en')
    .option('--backs <backs>', `${BACKS.join(', ')}: where the backs of cards are`, 'fold')
    .option(
      '--offset <x,y>',
      'with --backs duplex: millimetres to the right and down, as measured on the first sheet',
      '0,0',
    )
    .option('--parts <names>', "those that are wanted, with commas between; 'test' for the first page alone")
    .option('--set <key=value...>', 'options of the game, as for simulate: what they choose is printed')
    .option('--work <file>', 'the text of a work of the workshop: that is printed')
    .option('--seats <number>', 'for how many; as few as the game wants when absent')
    .option('--match <file>', 'a transcript: the match as it stands, or as it ended')
    .option('--seat <number>', 'whose view of the match is printed, counted from 1; that of an onlooker when absent')
    .option('--origin <address>', 'of a server: codes lead there; without it there are none')
    .option('--json', 'for programs')
    .action(async (game: string, flags: Flags) => deliver(await print(game, flags), flags));
}

export async function print(id: string, flags: Flags): Promise<CommandAnswer | Complaint> {
  if (!isGameId(id)) return complain(`There is no game '${id}'; those that are there are ${SHELF.join(', ')}.`);
  const [{ loadPrinted }, { partsOf, printPages, titleOf }, { writePdf }] = await Promise.all([
    import('../print/load.ts'),
    import('../print/print.ts'),
    import('../print/pdf.ts'),
  ]);
  const printed = await loadPrinted(id);
  const subject = await readSubject(printed.shelved, flags);
  if (isComplaint(subject)) return subject;
  const known = partsOf(printed, subject);
  const [order, parts] = [readOrder(flags, known), readParts(flags.parts, known)];
  if (isComplaint(order)) return order;
  if (isComplaint(parts)) return parts;
  const book: Book = { ...subject, rules: rulesOf(id, order.language), ...(parts && { parts }) };
  const pages = printPages(printed, order, book);
  const { language } = order;
  const title = titleOf(printed, language, book);
  const pdf = await writePdf(pages, { ...title, language, fonts: await readFonts(), made: new Date() });
  return written(flags.out, pdf) ?? answerWith(flags.out, pages.length, pdf.length);
}

const inCheckout = (path: string): URL => new URL(path, CHECKOUT);

const rulesOf = (id: GameId, language: Language): string =>
  readFileSync(inCheckout(`games/${id}/RULES${language === 'en' ? '' : `.${language}`}.md`), 'utf8');

const FONT_FILES: Readonly<Record<keyof Fonts, readonly [family: string, weight: number]>> = {
  title: ['pirata-one', 400],
  hand: ['patrick-hand', 400],
  text: ['atkinson-hyperlegible', 400],
  bold: ['atkinson-hyperlegible', 700],
};

export async function readFonts(): Promise<Fonts> {
  const read = Object.entries(FONT_FILES).map(async ([face, [family, weight]]) => {
    const file = inCheckout(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
    return [face, await unpackedFont(readFileSync(file), async bytes => inflateSync(bytes))] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as unknown as Fonts;
}

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
  words: `${path}: ${pages} ${pages === 1 ? 'page' : 'pages'}, ${Math.ceil(bytes / 1024)} kB.`,
  fits: true,
});
