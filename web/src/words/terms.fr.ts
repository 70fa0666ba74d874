import { plural } from '../../../kernel/words.ts';
import type { TermsWords } from './terms.en.ts';

const count = plural('fr');

export const termsFr: TermsWords = {
  pace: 'Comment vous jouez',
  paces: { live: 'En direct', turns: 'À son heure' },
  paceNotes: { live: 'tout le monde est là', turns: 'chacun quand il trouve le temps' },
  clock: 'Pendule',
  noClock: 'Sans pendule',
  perTurn: 'Pour chaque tour',
  perMatch: 'Pour toute la partie',
  turnOf: time => `${time} par tour`,
  bankOf: (time, increment) => `${time}, plus ${increment} par tour`,
  timeout: 'Quand le temps est écoulé',
  timeouts: { bot: 'Un robot joue le tour', lost: 'Le siège est perdu' },
  listed: 'Qui peut venir',
  listings: { link: 'Qui a le lien', lobby: 'Tout le monde : la table figure au salon' },
  listingsBrief: { link: 'par lien', lobby: 'au salon' },
  minding: 'En cas d’absence, un robot facile peut-il garder le siège ?',
  mindings: {
    live: {
      vote: 'Au bout d’une minute, si ceux qui restent sont d’accord',
      always: 'Au bout d’une minute, de lui-même',
      none: 'Non',
    },
    turns: {
      vote: 'Au bout d’un jour, si ceux qui restent sont d’accord',
      always: 'Au bout d’un jour, de lui-même',
      none: 'Non',
    },
  },
  mindingsBrief: {
    live: {
      vote: 'Après une minute d’absence, un robot peut garder un siège, si ceux qui restent sont d’accord.',
      always: 'Après une minute d’absence, un robot garde le siège.',
      none: 'Aucun robot ne garde le siège d’un absent.',
    },
    turns: {
      vote: 'Après un jour d’absence, un robot peut garder un siège, si ceux qui restent sont d’accord.',
      always: 'Après un jour d’absence, un robot garde le siège.',
      none: 'Aucun robot ne garde le siège d’un absent.',
    },
  },
  joining: 'On peut s’asseoir plus tard à la place d’un robot',
  joiningAgreed: 'On peut s’asseoir plus tard à la place d’un robot.',
  robots: 'Les robots des autres peuvent s’asseoir d’eux-mêmes',
  robotsAgreed: 'Les robots des autres peuvent s’asseoir aussi.',
  begins: 'Quand elle commence',
  beginnings: { ready: 'Quand tout le monde est prêt', full: 'Dès que chaque siège est pris' },
  beginningsAgreed: {
    ready: 'La partie commence quand chaque siège est pris et que tout le monde est prêt, ou quand l’hôte le dit.',
    full: 'La partie commence dès que chaque siège est pris, ou quand l’hôte le dit.',
  },
  pacesAgreed: { live: 'Vous jouez en direct.', turns: 'Chacun joue à son heure, quand il trouve le temps.' },
  clockAgreed: {
    none: 'Il n’y a pas de pendule.',
    turn: time => `Chaque tour dispose de ${time}.`,
    bank: (time, increment) => `Chacun a ${time} pour toute la partie, et ${increment} de plus après chaque tour.`,
  },
  timeoutsAgreed: {
    bot: 'Un robot facile finit le tour de qui n’a plus de temps.',
    lost: 'Qui n’a plus de temps perd son siège.',
  },
  listingsAgreed: {
    link: 'Qui a le lien peut s’asseoir.',
    lobby: 'Tout le monde peut s’asseoir : la table figure au salon.',
  },
  seconds: seconds => `${seconds} s`,
  minutes: minutes => `${minutes} min`,
  hours: hours => count(hours, '1 heure', '# heures'),
  days: days => count(days, '1 jour', '# jours'),
};
