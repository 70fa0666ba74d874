import { plural } from '../../../kernel/words.ts';
import { uncapital } from './case.ts';

const count = plural('en');
const list = new Intl.ListFormat('en-GB');

/** All that the page itself says. The French table has the same type: what is missing there does not compile. */
export const en = {
  name: 'Oubliette',
  motto: 'Four dungeon games of paper, pencil, cards and dice. Mind the step.',
  colon: ': ',
  nameless: (seat: number) => `Player ${seat}`,
  skip: 'Skip to the content',
  home: 'Back to the shelf',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Fetching it from the cellar …',
  pageTitle: (page: string) => `${page} · Oubliette`,

  settings: {
    toolbar: 'Settings',
    language: 'Français',
    languageSign: 'FR',
    languageTag: 'fr',
    candle: 'Light the candle',
    day: 'Back to daylight',
    soundOn: 'Switch sound on',
    soundOff: 'Switch sound off',
    still: 'Less motion',
  },

  shelf: {
    label: 'The games',
    alone: (minutes: number) => `Alone · ${minutes} min`,
    exactly: (seats: number, minutes: number) => `${seats} players · ${minutes} min`,
    range: (least: number, most: number, minutes: number) => `${least} to ${most} · ${minutes} min`,
  },

  homePage: {
    continue: 'Continue',
    more: (matches: number) => count(matches, 'one more under this one', '# more under this one'),
    goOn: 'Go on',
    first: 'First time here?',
    open: 'Open the box',
    kept: 'Your matches are kept in this browser and nowhere else.',
    lately: 'Lately',
    rules: 'The rules',
    matches: 'Your matches',
    matchesNote: (matches: number) => count(matches, 'one kept', '# kept'),
    watch: (game: string, when: string) => `${game}: watch the match of ${when} again`,
  },

  seats: {
    title: 'Who plays',
    count: 'How many',
    sitter: (seat: number) => `Who sits in seat ${seat}`,
    name: (seat: number) => `The name in seat ${seat}`,
    person: 'A person',
    bots: { random: 'Careless bot', easy: 'Easy bot', strong: 'Strong bot' } as Readonly<Record<string, string>>,
    and: (names: readonly string[]) => list.format(names),
  },

  curtain: {
    pass: (name: string) => `Pass the device to ${name}`,
    begin: (name: string) => `${name} begins`,
    why: 'What lies under this sheet is for one pair of eyes.',
    iAm: (name: string) => `I am ${name}`,
    stillMe: (name: string) => `Wait, ${name} takes that back`,
  },

  game: {
    about: 'What it is',
    rules: 'Read the rules',
    start: 'New match',
    deal: 'Deal the cards',
    seedTitle: 'A deal you were given',
    seed: 'Its seed or its link',
    dealSeed: 'Deal this one',
    badSeed: 'That is neither a link to a deal nor a seed: a seed has at least 16 signs, 0 to 9 and a to f.',
    matches: 'Your matches',
    none: 'None yet. The table is laid.',
    continue: 'Go on',
    continueOf: (when: string) => `Go on with the match of ${when}`,
    replay: 'Replay',
    replayOf: (when: string) => `Replay the match of ${when}`,
    remove: 'Throw away',
    removeOf: (when: string) => `Throw away the match of ${when}`,
    removeTitle: 'Throw this match away?',
    removeText: 'It cannot be brought back.',
    open: 'Open a transcript',
  },

  table: {
    leave: (game: string) => `Leave the table, to ${game}`,
    tools: 'Tools',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    rules: 'Rules',
    keys: 'Keys',
    menu: 'Menu',
    log: 'Log',
    wholeLog: 'Show the whole log',
    board: 'Board',
    side: 'Sheet and log',
    thinking: 'Thinking …',
    storing: 'Writing it down …',
    isThinking: (names: readonly string[]) => `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} thinking …`,
    hintIs: (plan: readonly string[]) => `A hint: ${plan.map(uncapital).join(', then ')}.`,
    noHint: 'Nobody here knows better than you.',
    undone: 'Taken back.',
    rule: (id: string) => `Rule ${id}`,
    result: 'Result',
    failures: {
      nothing: 'There is nothing to take back: what was seen stays seen.',
      redo: 'There is nothing to play again.',
      storage: 'The browser could not write this down, so it was not played. Is its storage full?',
      overtaken: 'Another tab has gone on with this match; this is how it stands there.',
    },
    unkept: 'This browser keeps nothing: the match will be gone when the page is closed.',
  },

  keys: {
    title: 'Keys',
    page: [
      ['U', 'undo'],
      ['Shift + U', 'redo'],
      ['H', 'hint'],
      ['?', 'this list'],
      ['Tab', 'from the board to the tools and back'],
    ],
  },

  end: {
    title: 'The result',
    best: (score: number, unit: string) => `The best that a bot found here: ${score} ${unit}.`,
    unbeaten: 'A bot looked for more and found nothing better.',
    watch: 'Watch it',
    newDeal: 'New deal',
    sameDeal: 'Same deal again',
    share: 'Share this deal',
    shareTitle: (game: string) => `A deal of ${game}`,
    copied: 'The link is copied.',
    notCopied: 'The browser does not let us copy. Here is the link:',
    replay: 'Replay',
    look: 'Look at the board',
    places: 'Places',
    place: 'Place',
    name: 'Name',
    score: 'Score',
    out: 'out',
    wins: (names: readonly string[]) =>
      names.length === 1 ? `${list.format(names)} wins` : `${list.format(names)} share the victory`,
    nobodyWins: 'Nobody wins',
  },

  replay: {
    title: 'Replay',
    steps: 'Steps',
    first: 'To the start',
    back: 'One step back',
    forward: 'One step on',
    last: 'To the end',
    play: 'Play by itself',
    pause: 'Pause',
    slider: 'Step',
    position: (at: number, of: number) => `step ${at} of ${of}`,
    dealt: 'Before anything happened',
    playOn: 'Play on from here',
    download: 'Download',
    backToResult: 'Back to the result',
    seenBy: 'Seen by',
    keys: [
      ['Left, Right', 'one step back, one step on'],
      ['Home, End', 'to the start, to the end'],
      ['Space', 'play by itself, pause'],
    ],
  },

  rulebook: {
    title: (game: string) => `Rules of ${game}`,
    noRule: (id: string) => `This rulebook has no rule ${id}.`,
    page: 'Open as a page',
    back: (game: string) => `Back to ${game}`,
  },

  lost: {
    title: 'A wall where a door should be',
    path: 'There is no page under this link.',
    game: 'There is no game under this name.',
    seed: 'This link should hold the seed of a deal, but its seed is not readable.',
    match: 'This browser keeps no match under this link. Matches stay in the browser they were played in.',
    damaged: 'This match was kept, but what is left of it does not add up.',
    seats: 'This link asks for a table that the game cannot be played at.',
    options: 'This link asks for something that the game does not know:',
  },

  broken: {
    title: 'Something gave way',
    text: 'That was our mistake, not yours. What you played is kept.',
    again: 'Try again',
  },

  misfit: {
    notJson: 'This file is not a transcript: it does not hold JSON.',
    head: (field: string) => `This transcript cannot be played here: ${field}.`,
    fields: {
      transcript: 'it is not a record',
      game: 'it is of another game',
      version: 'its version of the rules is not known here',
      seats: 'its number of seats does not fit the game',
      seeds: 'its seeds cannot be read',
      proof: 'its proof of the dice cannot be read',
      log: 'it has no log',
    },
    options: (reason: string) => `This transcript has options that the game refuses: ${reason}`,
    entry: (entry: number, reason: string) => `Entry ${entry} of this transcript does not fit: ${reason}`,
    shape: 'an entry has to be a pair of a seat and an action.',
    chance: 'chance did not do that under this seed.',
    missingChance: 'the draw that has to follow is missing.',
  },
};

export type InterfaceWords = typeof en;
