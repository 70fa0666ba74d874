import { plural } from '../../../kernel/words.ts';

const count = plural('en');

/** What the page says of what this browser keeps. */
export const keptEn = {
  title: 'What this browser keeps',
  leave: 'Back to the shelf',
  intro: 'Matches, works, lessons and results stay in this browser: no server has them.',
  keeping: {
    stays: 'The browser has promised to keep all this until you throw it away.',
    'may-go': 'The browser may throw this away when room is short, or if you stay away for long. A file is safer.',
    unknown: 'This browser does not say for how long it keeps things. A file is safer.',
    nothing: 'This browser keeps nothing: all of it will be gone when the page is closed.',
  },
  ask: 'Ask it to keep them',
  used: (bytes: string) => `All of it takes ${bytes}.`,
  matches: (matches: number) => count(matches, 'one match', '# matches'),
  works: (works: number) => count(works, 'one work of the workshop', '# works of the workshop'),
  results: (results: number) => count(results, 'one daily deal', '# daily deals'),
  others: (others: number) => count(others, 'one other thing', '# other things (settings, lessons, habits)'),
  save: {
    title: 'Save everything',
    note: 'One file with all of it, to be kept elsewhere or read into another browser.',
    press: 'Save a file',
  },
  read: {
    title: 'Read a file',
    note: 'What is here stays as it is. What is missing is added; a match goes on where the file has more of it.',
    press: 'Choose a file',
    reading: (done: number) => `Reading … ${done}`,
    again: 'To the shelf',
  },
  flaws: {
    'too-large': 'This file is larger than anything that was saved here.',
    'not-json': 'This file was not saved here: it does not hold JSON. Perhaps a piece of it is missing.',
    'not-ours': 'This file was not saved here: it does not say so.',
    newer: 'This file was saved by a newer page than this one. Loading the page again may help.',
    part: (part: string) => `A part of this file is not what it should be: ${part}. Nothing was read.`,
  },
  parts: { matches: 'Matches', works: 'Works', drawer: 'Settings, lessons, daily deals' } as Readonly<
    Record<string, string>
  >,
  took: {
    new: (things: number) => `${things} added`,
    longer: (things: number) => `${things} gone on with`,
    here: (things: number) => `${things} here already`,
    differs: (things: number) => `${things} different here, and left as here`,
    unreadable: (things: number) => `${things} unreadable`,
    unwritten: (things: number) => `${things} not written: the storage is full`,
  },
  where: (places: string) => `Not taken over: ${places}.`,
  nothing: 'There was nothing in this file.',
};

export type KeptWords = typeof keptEn;
