import { capital, plural } from '../../../kernel/words.ts';

const count = plural('en');

/** How a score stands to par, in words. */
function toPar(score: number, par: number): string {
  if (score === par) return 'level with par';
  return score > par ? `${score - par} above par` : `${par - score} below par`;
}

/** What the page says of the daily deals. */
export const dailyEn = {
  title: 'Daily deals',
  today: 'Today’s deal',
  back: 'To all daily deals',
  leave: 'Back to the shelf',
  number: (number: number) => `no. ${number}`,
  deal: (game: string, number: number) => `${game} no. ${number}`,
  sameForAll: 'The same for everyone, until midnight by UTC.',
  play: 'Play',
  playOf: (game: string) => `Play today’s ${game}`,
  goOn: 'Go on',
  goOnOf: (game: string) => `Go on with today’s ${game}`,
  open: 'Result and ghosts',
  also: 'Also today',
  earlier: 'Earlier deals',
  more: 'Even earlier',
  day: 'Day',
  practise: 'Play for practice',
  again: 'Play it again, for practice',
  practice: 'Practice: it does not count.',
  practiceScore: (score: number) => `${score} in practice`,
  counts: 'Your first attempt counts, if it is begun today.',
  unplayed: 'not played',
  running: 'under way',
  you: 'You',
  toPar,
  par: (par: number) => `par ${par}`,
  row: (name: string, score: number, par: number | undefined) =>
    par === undefined ? `${name}: ${score}` : `${name}: ${score}, ${toPar(score, par)}`,
  scores: 'Scores',
  askPar: 'What does the strong bot make of it?',
  parOf: (par: number, unit: string) =>
    `Par is ${par} ${unit}: that is what the strong bot reaches, as played in this browser.`,
  parRuns: (entries: number) => `The strong bot plays it here … ${count(entries, 'one step', '# steps')}.`,
  noPar: 'The strong bot could not be fetched. Is the network gone?',

  beside: {
    title: 'Play beside a ghost',
    note: 'You see how they stood in your turn, and their sheet.',
    strong: 'Play beside the strong bot',
    friend: (name: string) => `Play beside ${name}`,
    nameless: 'a friend',
    bot: 'the strong bot',
    unfetched: 'This run could not be fetched. Is the network gone?',
    sent: (name: string, score: number, unit: string) =>
      `${capital(name)} sent you a run on this deal: ${score} ${unit}.`,
    chosen: (name: string) => `You play beside ${name}.`,
    faults: {
      cut: 'This link holds somebody’s run, but a piece of it is missing or was changed on the way.',
      'unknown-letter': 'This link holds a run in a way that is not known here. Loading the page again may help.',
      'other-deal': 'The run in this link was played on another deal, so nobody can play beside it here.',
      unfinished: 'The run in this link has not come to its end.',
    },
    stood: (name: string, tally: string) => `In this turn ${name} had ${tally}.`,
    done: (name: string, tally: string) => `${capital(name)} was done by now, with ${tally}.`,
    sheet: 'See their sheet',
    sheetOf: (name: string) => `How ${name} stood`,
  },

  share: {
    press: 'Share the result',
    ghost: 'Send your run as a ghost',
    text: (game: string, number: number, result: string) => `Oubliette no. ${number}, ${game}: ${result}.`,
    result: (score: number, unit: string, par: number | undefined) =>
      par === undefined ? `${score} ${unit}` : `${score} ${unit} (par ${par}, ${toPar(score, par)})`,
    label: 'The text',
    came: {
      shared: 'Handed over.',
      copied: 'Copied.',
      refused: 'The browser does not let us copy. Here it is:',
      'too-long': 'This run is too long for a link.',
    },
  },

  streak: {
    days: (days: number) => count(days, 'One day in a row', '# days in a row'),
    none: 'No day in a row yet.',
    note: 'Two days of rest in seven break nothing.',
    show: 'Show how many days in a row',
  },

  table: {
    title: 'At this house',
    none: 'Nobody has brought a result yet.',
    best: (name: string, score: number) => `${name} leads with ${score}`,
    proves:
      'The server has played every result here again: each was reached by the rules on this very deal. Whether it was the first attempt, nobody can prove.',
    bring: 'Put it on the table of this house',
    brought: 'It stands on the table of this house.',
    closed: 'Results are taken on their day and the day after.',
    place: 'Place',
    name: 'Name',
    score: 'Score',
    beside: 'Play beside',
    besideOf: (name: string) => `Play beside ${name}`,
    takenDown: (reason: string) => `Whoever runs this server has taken your result down: ${reason}`,
  },
};

export type DailyWords = typeof dailyEn;
