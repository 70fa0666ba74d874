import { capital, de, plural } from '../../../kernel/words.ts';
import type { DailyWords } from './words.en.ts';

const count = plural('fr');

function toPar(score: number, par: number): string {
  if (score === par) return 'au niveau du par';
  return score > par ? `${score - par} de plus que le par` : `${par - score} de moins que le par`;
}

export const dailyFr: DailyWords = {
  title: 'Donnes du jour',
  today: 'La donne du jour',
  back: 'Vers toutes les donnes du jour',
  leave: 'Retour à l’étagère',
  number: number => `n° ${number}`,
  deal: (game, number) => `${game} n° ${number}`,
  sameForAll: 'La même pour tout le monde, jusqu’à minuit UTC.',
  play: 'Jouer',
  playOf: game => `Jouer la donne du jour : ${game}`,
  goOn: 'Continuer',
  goOnOf: game => `Continuer la donne du jour : ${game}`,
  open: 'Résultat et fantômes',
  also: 'Aussi aujourd’hui',
  earlier: 'Donnes passées',
  more: 'Plus anciennes',
  day: 'Jour',
  practise: 'Jouer pour s’exercer',
  again: 'La rejouer pour s’exercer',
  practice: 'Pour s’exercer : cela ne compte pas.',
  practiceScore: score => `${score} en exercice`,
  counts: 'Votre premier essai compte, s’il commence aujourd’hui.',
  unplayed: 'pas jouée',
  running: 'en cours',
  you: 'Vous',
  toPar,
  par: par => `par ${par}`,
  row: (name, score, par) => (par === undefined ? `${name} : ${score}` : `${name} : ${score}, ${toPar(score, par)}`),
  scores: 'Scores',
  askPar: 'Qu’en fait le robot redoutable ?',
  parOf: (par, unit) =>
    `Le par est de ${par} ${unit} : c’est ce qu’atteint le robot redoutable, qui a joué dans ce navigateur.`,
  parRuns: entries => `Le robot redoutable la joue ici… ${count(entries, 'un pas', '# pas')}.`,
  noPar: 'Impossible de faire venir le robot redoutable. Le réseau est-il coupé ?',

  beside: {
    title: 'Jouer à côté d’un fantôme',
    note: 'Vous voyez où il en était à votre tour, et sa feuille.',
    strong: 'Jouer à côté du robot redoutable',
    friend: name => `Jouer à côté ${de(name)}`,
    nameless: 'un ami',
    bot: 'le robot redoutable',
    unfetched: 'Impossible de faire venir cette partie. Le réseau est-il coupé ?',
    sent: (name, score, unit) => `${capital(name)} vous a envoyé sa partie sur cette donne : ${score} ${unit}.`,
    chosen: name => `Votre fantôme : ${name}.`,
    faults: {
      cut: 'Ce lien contient la partie de quelqu’un, mais il en manque un morceau ou il a été changé en route.',
      'unknown-letter': 'Ce lien contient une partie écrite d’une façon inconnue ici. Recharger la page peut aider.',
      'other-deal': 'La partie de ce lien a été jouée sur une autre donne : personne ne peut jouer à côté d’elle ici.',
      unfinished: 'La partie de ce lien n’est pas allée jusqu’au bout.',
    },
    stood: (name, tally) => `À ce tour, ${name} en était à ${tally}.`,
    done: (name, tally) => `${capital(name)} avait déjà fini, avec ${tally}.`,
    sheet: 'Voir sa feuille',
    sheetOf: name => `Où en était ${name}`,
  },

  share: {
    press: 'Partager le résultat',
    ghost: 'Envoyer votre partie en fantôme',
    text: (game, number, result) => `Oubliette n° ${number}, ${game} : ${result}.`,
    result: (score, unit, par) =>
      par === undefined ? `${score} ${unit}` : `${score} ${unit} (par ${par}, ${toPar(score, par)})`,
    label: 'Le texte',
    came: {
      shared: 'C’est transmis.',
      copied: 'C’est copié.',
      refused: 'Le navigateur ne nous laisse pas copier. Voici le texte :',
      'too-long': 'Cette partie est trop longue pour un lien.',
    },
  },

  streak: {
    days: days => count(days, 'Un jour d’affilée', '# jours d’affilée'),
    none: 'Pas encore de jours d’affilée.',
    note: 'Deux jours de repos sur sept n’interrompent rien.',
    show: 'Montrer combien de jours d’affilée',
  },

  table: {
    title: 'Dans cette maison',
    none: 'Personne n’a encore apporté de résultat.',
    best: (name, score) => `${name} mène avec ${score}`,
    proves:
      'Le serveur a rejoué chaque résultat : tous ont été obtenus selon les règles, sur cette donne précise. Que ce fût au premier essai, personne ne peut le prouver.',
    bring: 'L’inscrire au tableau de cette maison',
    brought: 'Il est au tableau de cette maison.',
    closed: 'Les résultats sont pris le jour même et le lendemain.',
    place: 'Place',
    name: 'Nom',
    score: 'Score',
    beside: 'Jouer à côté',
    besideOf: name => `Jouer à côté ${de(name)}`,
    takenDown: reason => `Qui tient ce serveur a retiré votre résultat : ${reason}`,
  },
};
