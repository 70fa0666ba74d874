import { plural } from '../../../kernel/words.ts';

const count = plural('en');

/** What the page says at a table with real dice. The French table has the same type. */
export const en = {
  label: 'Type it in',
  /** Where a game says nothing of its own. */
  plain: 'What did chance do?',
  tray: 'The dice so far',
  die: (name: string, face: number | undefined) => `${name}: ${face ?? 'open'}`,
  face: (face: number) => `${face}`,
  begin: (dice: number) => count(dice, 'One die: press what it shows.', '# dice: press what they show.'),
  next: (inside: number, left: readonly string[]) =>
    `${inside} in. ${left.length > 1 ? `${left.length} to go, next ${left[0]}` : `Only ${left[0]} is missing`}.`,
  full: 'All of them are in.',
  rubOut: (face: number) => `Rub out the ${face}`,
  rubOutNothing: 'Rub out',
  choose: 'Press what lies on the table.',
  chosen: (label: string) => `${label} is chosen.`,
  forUs: 'Draw for us',
  forUsDice: 'Roll for us',
  meaning: 'What it means',
  nothing: 'Nothing more than that.',
  done: 'That is it',
  look: 'Look at the table',
  back: 'Back to typing it in',
  keys: [
    ['1 to 6', 'type a die'],
    ['Backspace', 'rub out the last die'],
    ['Enter', 'take what is typed in'],
  ],
  paper: 'You keep the paper; the page keeps the rules, the log and the score.',
};

export type CompanionWords = typeof en;
