import { plural } from '../../../kernel/words.ts';

const count = plural('en');

export const lessonsEn = {
  title: (game: string) => `Learn ${game}`,
  back: (game: string) => `Back to ${game}`,
  leave: 'Leave',
  leaveLabel: 'Leave the lesson; your place is kept',
  intro: 'You make every move yourself, on the real board. Whatever goes wrong can be taken back.',
  first: 'Start here',
  exercise: 'Exercise',
  list: 'Lessons',
  begin: 'Begin',
  goOn: 'Go on',
  again: 'Once more',
  /** Before the rings of the steps. */
  strip: (title: string) => `${title}:`,
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  stepDone: (number: number) => `Step ${number}, done`,
  stepNow: (number: number) => `Step ${number}, now`,
  stepLater: (number: number) => `Step ${number}`,
  steps: 'Steps',
  par: (par: number) => `par is ${par}`,
  stars: (stars: number) => count(stars, 'one star', '# stars'),
  stillStars: (stars: number) => count(stars, 'still one star', 'still # stars'),
  noStars: 'not done yet',
  show: 'Show me once',
  shown: 'Shown once',
  stepBack: 'One step back',
  wrong: 'Not like that:',
  over: 'The match is over, and the goal out of reach.',
  done: 'That is it!',
  doneIn: (moves: number, par: number) =>
    `${count(moves, 'One move', '# moves')}, ${moves <= par ? 'at par' : `par is ${par}`}.`,
  next: (title: string) => `Next: ${title}`,
  play: 'Play a match',
  all: 'All lessons',
  offer: 'New here? Learn it by playing, in about two minutes.',
  accept: 'Show me how',
  refuse: 'No, thanks',
  /** What to try after a match. */
  tryNext: 'Try next:',
  against: (bot: string) => `Against: ${bot}`,
  learn: 'Learn by playing',
  rules: 'The rules',
};

export type LessonsWords = typeof lessonsEn;
