import { plural } from '../../../kernel/words.ts';

const count = plural('en');

/** All that the page says that prints. Fetched with it. */
export const printEn = {
  title: 'Print',
  ready: (game: string, pages: number) => `${game}, ${count(pages, 'one page', '# pages')}, ready to cut`,
  laying: 'Laying out the pages …',
  failed: 'The pages could not be laid out. Check the connection and try again.',
  again: 'Try again',
  games: 'Game',
  parts: 'Parts',
  pages: (pages: number) => count(pages, 'one page', '# pages'),
  ink: 'Ink',
  inkFor: { sheets: 'sheets', cards: 'cards' },
  inks: { colour: 'colour', grey: 'grey', low: 'low ink' },
  paper: 'Paper',
  size: 'size',
  papers: { a4: 'A4', letter: 'Letter' },
  language: 'language',
  languages: { en: 'English', fr: 'français' },
  backs: 'backs',
  backsOf: { fold: 'fold-over', duplex: 'duplex', none: 'none' },
  backsNote: {
    fold: 'Backs lie beside their fronts: fold, glue, cut. Works on every printer.',
    duplex: 'Print on both sides, turned over the long edge. Measure the first sheet, type in how far it is off.',
    none: 'Fronts alone: for sleeves with backs of their own.',
  },
  offset: 'Offset',
  right: 'to the right, in mm',
  down: 'down, in mm',
  offsetFlaw: 'From −4 to 4 millimetres, such as −0.5.',
  testPage: 'Test page',
  preview: 'Pages',
  pageOf: (page: number, pages: number, part: string) => `page ${page} of ${pages} · ${part}`,
  firstPage: 'ruler and advice',
  picture: (page: number, part: string) => `Page ${page} as it will be printed: ${part}`,
  previous: 'Previous page',
  next: 'Next page',
  closer: 'Closer',
  goTo: (part: string, first: number, last: number) =>
    first === last ? `${first} · ${part}` : `${first}–${last} · ${part}`,
  advice: 'Print at 100 %. The ruler on page 1 must measure 100 mm.',
  make: 'Make the PDF',
  making: (share: number) => `Writing the PDF: ${share} %`,
  nothing: 'Tick something to print.',
  made: (size: string) => `The PDF is ready: ${size}.`,
  save: 'Save the PDF',
  open: 'Open it',
  notMade: 'The PDF could not be made. Check the connection and try again.',
  kilobytes: (bytes: number) => `${Math.ceil(bytes / 1024)} kB`,
};

export type PrintPageWords = typeof printEn;
