import type { Language } from '../../../../kernel/words.ts';
import type { About } from '../about.ts';

export const about: Readonly<Record<Language, About>> = {
  en: {
    motto: 'Build a dungeon from eleven cards, then see what you have let yourself in for.',
    paragraphs: [
      'First you draw the map: eleven cards are laid side by side, one after the other, and you see only the next one coming.',
      'Then you walk it, space by space, and never twice over the same one. Pouches are glory, monsters are glory too if you carry the weapon that beats them, and trouble if you do not. Somewhere lies a key; the door by the stair doubles your pouches.',
      'You stop when there is no way on. Then the glory is counted.',
    ],
  },
  fr: {
    motto: 'Bâtissez un donjon de onze cartes, puis voyez dans quoi vous vous êtes fourré.',
    paragraphs: [
      'D’abord on dessine le plan : onze cartes se posent côte à côte, l’une après l’autre, et on ne voit venir que la suivante.',
      'Ensuite on le parcourt, case par case, sans jamais repasser par la même. Les bourses valent de la gloire, les monstres aussi si l’on porte l’arme qui les bat, et des ennuis sinon. Quelque part traîne une clé ; la porte près de l’escalier double vos bourses.',
      'On s’arrête quand il n’y a plus de passage. Alors on compte la gloire.',
    ],
  },
};
