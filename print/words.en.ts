import { plural } from '../kernel/words.ts';
import type { PrintWords } from './words.ts';

const count = plural('en');

export const en: PrintWords = {
  parts: {
    match: 'The match',
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
  scale: {
    one: 'Print at actual size, on one side of the paper; thick paper for whatever is cut.',
    both: 'Print at actual size, on both sides, turned over the long edge; thick paper for whatever is cut.',
  },
  cutting:
    'Lay a ruler from mark to mark and cut in the order of the numbers: first across the whole sheet, then down the strips.',
  folding: 'Where a card has a back, fold it behind the front along the dashes, glue the halves together, then cut.',
  duplex: 'Backs are on the other side of the cards. Print and measure this first sheet before all the others.',
  measuring:
    'Hold it against the light, this side towards you. The cross of the other side falls on the two scales below: read both numbers and add them to the offset, first that of the level scale, then that of the upright one. Done when both read 0.',
  otherSide: 'The other side of the first sheet: its cross belongs on the 0 of both scales.',
  code: address => `A code that leads to ${address}`,
  onScreen: 'play it on a screen',
  work: (game, author) => (author === undefined ? `for ${game}` : `by ${author} · for ${game}`),
  match: {
    player: number => `Player ${number}`,
    table: 'The table',
    ended: 'A match that has ended.',
    running: 'A match under way, to be finished on paper.',
    runningFor: name => `A match under way, as ${name} sees it, to be finished on paper.`,
    score: (name, score, place) => (place === 0 ? `${name}: ${score}, out` : `${name}: ${score}, place ${place}`),
    notes: 'Who has what',
    story: 'What happened',
  },
};
