import type { Language } from '../../../../kernel/words.ts';
import type { About } from '../about.ts';

export const about: Readonly<Record<Language, About>> = {
  en: {
    motto: 'Four white dice, one black one, a pencil, and a map full of residents who did not invite you.',
    paragraphs: [
      'Everybody has the same sheet and uses the same roll. Make two pairs of the white dice; each sum crosses out a space next to where you have been, or a life of a monster you have reached.',
      'The black die stands in for a white one, for a price. Chests hold lives, torches or more black dice. Whoever beats a monster first gets the better reward, and sometimes the bruises.',
      'When the last monster is down, gems, gold and wounds are counted. A sum you cannot use costs a life; the tenth is the last.',
    ],
  },
  fr: {
    motto: 'Quatre dés blancs, un noir, un crayon, et une carte pleine d’habitants qui ne vous ont pas invité.',
    paragraphs: [
      'Chacun a la même feuille et se sert du même jet. Formez deux paires avec les dés blancs ; chaque somme barre une case à côté de là où vous êtes passé, ou une vie d’un monstre atteint.',
      'Le dé noir remplace un blanc, contre paiement. Les coffres donnent des vies, des torches ou des dés noirs. Qui bat un monstre en premier touche la meilleure récompense, et parfois les bleus.',
      'Quand le dernier monstre est à terre, on compte gemmes, or et blessures. Une somme inutilisable coûte une vie ; la dixième est la dernière.',
    ],
  },
};
