import { plural } from '../../../kernel/words.ts';

const count = plural('en');

/** What a table agrees on: as a form asks for it, and as those who come are told. */
export const termsEn = {
  pace: 'How you play',
  paces: { live: 'Live', turns: 'By turns' },
  paceNotes: { live: 'everybody is here', turns: 'whenever somebody finds the time' },
  clock: 'Clock',
  noClock: 'No clock',
  perTurn: 'For every turn',
  perMatch: 'For the whole match',
  turnOf: (time: string) => `${time} a turn`,
  bankOf: (time: string, increment: string) => `${time}, plus ${increment} a turn`,
  timeout: 'When time runs out',
  timeouts: { bot: 'A bot plays the turn', lost: 'The seat is lost' },
  listed: 'Who may come',
  listings: { link: 'Whoever has the link', lobby: 'Everybody: it stands in the lobby' },
  listingsBrief: { link: 'by link', lobby: 'in the lobby' },
  minding: 'If somebody stays away, may an easy bot mind the seat?',
  mindings: {
    live: {
      vote: 'After a minute, if those who are left agree',
      always: 'After a minute, by itself',
      none: 'No',
    },
    turns: { vote: 'After a day, if those who are left agree', always: 'After a day, by itself', none: 'No' },
  },
  mindingsBrief: {
    live: {
      vote: 'After a minute away a bot may mind a seat, if those who are left agree.',
      always: 'After a minute away a bot minds a seat.',
      none: 'No bot minds the seat of somebody away.',
    },
    turns: {
      vote: 'After a day away a bot may mind a seat, if those who are left agree.',
      always: 'After a day away a bot minds a seat.',
      none: 'No bot minds the seat of somebody away.',
    },
  },
  joining: 'Others may sit down in a bot’s seat later',
  joiningAgreed: 'Others may sit down in a bot’s seat later.',
  robots: 'Others’ bots may sit down by themselves',
  robotsAgreed: 'Others’ bots may sit down, too.',
  begins: 'When it begins',
  beginnings: { ready: 'When everybody is ready', full: 'As soon as every seat is taken' },
  beginningsAgreed: {
    ready: 'The match begins when every seat is taken and everybody is ready, or when the host says so.',
    full: 'The match begins as soon as every seat is taken, or when the host says so.',
  },
  pacesAgreed: { live: 'You play live.', turns: 'You play by turns, whenever somebody finds the time.' },
  clockAgreed: {
    none: 'There is no clock.',
    turn: (time: string) => `Each turn has ${time}.`,
    bank: (time: string, increment: string) =>
      `Everybody has ${time} for the whole match, and ${increment} more after each turn.`,
  },
  timeoutsAgreed: {
    bot: 'An easy bot finishes the turn of whoever runs out of time.',
    lost: 'Whoever runs out of time loses the seat.',
  },
  listingsAgreed: {
    link: 'Whoever has the link may sit down.',
    lobby: 'Everybody may sit down: the table stands in the lobby.',
  },
  seconds: (seconds: number) => `${seconds} s`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => count(hours, '1 hour', '# hours'),
  days: (days: number) => count(days, '1 day', '# days'),
};

export type TermsWords = typeof termsEn;
