import { plural } from '../../../kernel/words.ts';
import type { CompanionWords } from './words.en.ts';

const count = plural('fr');

export const fr: CompanionWords = {
  label: 'À saisir',
  plain: 'Qu’a fait le hasard ?',
  tray: 'Les dés saisis',
  die: (name, face) => `${name} : ${face ?? 'à saisir'}`,
  face: face => `${face}`,
  begin: dice => count(dice, 'Un dé : touchez ce qu’il montre.', '# dés : touchez ce qu’ils montrent.'),
  next: (inside, left) =>
    `${count(inside, 'Un saisi', '# saisis')}. ${left.length > 1 ? `Encore ${left.length}, d’abord ${left[0]}` : `Il ne manque que ${left[0]}`}.`,
  full: 'Tous y sont.',
  rubOut: face => `Gommer le ${face}`,
  rubOutNothing: 'Gommer',
  choose: 'Touchez ce qui est sur la table.',
  chosen: label => `Choix : ${label}.`,
  forUs: 'Tirez pour nous',
  forUsDice: 'Lancez pour nous',
  meaning: 'Ce que cela donne',
  nothing: 'Rien de plus que cela.',
  done: 'C’est cela',
  look: 'Voir la table',
  back: 'Retour à la saisie',
  keys: [
    ['1 à 6', 'saisir un dé'],
    ['Retour arrière', 'gommer le dernier dé'],
    ['Entrée', 'prendre ce qui est saisi'],
  ],
  paper: 'À vous la feuille ; la page tient les règles, le journal et le score.',
};
