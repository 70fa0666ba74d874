import { plural } from '../kernel/words.ts';
import type { PrintWords } from './words.ts';

const count = plural('en');

export const en: PrintWords = {
  parts: {
    sheets: 'Sheets',
    cards: 'Cards',
    inventory: 'Inventory sheets',
    events: 'Event cards',
    junk: 'Junk cards',
    tiles: 'Tiles',
    characters: 'Characters',
    purchases: 'Purchase cards',
    spells: 'Spell cards',
    counters: 'Counters',
    scores: 'Score pad',
    rules: 'Rules',
  },
  inks: { colour: 'colour', grey: 'grey', low: 'low ink' },
  papers: { a4: 'A4', letter: 'Letter' },
  foot: ({ title, name, paper, ink, page, pages }) =>
    `${title} · ${name} · ${en.papers[paper]}, ${en.inks[ink]} · page ${page} of ${pages}`,
  fold: 'fold',
  instructions: 'Print, cut, play',
  ruler: 'This ruler is 100 mm long. If yours disagrees, print again at 100 %, without “fit to page”.',
  wedge: 'Six greys should show.',
  contents: 'In this file',
  listed: (name, pages) => `${name}: ${count(pages, 'one page', '# pages')}`,
  scale: 'Print at actual size, on one side of the paper; thick paper for whatever is cut.',
  cutting:
    'Lay a ruler from mark to mark and cut in the order of the numbers: first across the whole sheet, then down the strips.',
  folding: 'Where a card has a back, fold it behind the front along the dashes, glue the halves together, then cut.',
};
