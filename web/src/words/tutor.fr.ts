import type { TutorWords } from './tutor.en.ts';

export const tutorFr: TutorWords = {
  name: 'Tuteur',
  key: ['Maj + H', 'le tuteur, qui demande avant un coup qui coûte cher : oui ou non'],
  title: 'C’est bien ce coup ?',
  meant: action => `Vous voulez : ${action}.`,
  cost: (cost, margin) => `D’après notre robot, ce coup vous coûterait ${cost} (± ${margin}).`,
  certain: cost => `Ce coup vous coûterait ${cost}. C’est certain.`,
  chances: 'chances sur cent',
  howBad: blame => `Ce serait ${blame}.`,
  answers: { play: 'Jouer quand même', again: 'Réfléchir', show: 'Montrer', stop: 'Ne plus demander' },
  better: action => `Mieux : ${action}.`,
  why: cause => `Ce qui fait surtout la différence : ${cause}.`,
  notes: {
    on: 'Le tuteur est là : il demande avant un coup qui coûte nettement quelque chose.',
    off: 'Le tuteur est parti et ne demande plus rien.',
    unable:
      'Le tuteur ne sait pas juger cette partie : la valeur de ses positions n’a pas été apprise. Il ne demande rien.',
  },
};
