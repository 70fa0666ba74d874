import { type Donjonz, type DonjonzWords, shelved, type View } from '../../../../games/donjonz/index.ts';
import { isMapping } from '../../../../games/donjonz/readers.ts';
import { plural, type Language } from '../../../../kernel/words.ts';
import type { Outcome } from '../../../../kernel/game.ts';
import type { GameTexts } from '../module.ts';

const verdictIn =
  ({ ranks }: DonjonzWords, lost: string) =>
  ({ rank }: Outcome): string =>
    rank === undefined ? lost : (ranks[rank - 1] ?? lost);

const steps = ({ path }: View): number => path.length - 1;
const laid = ({ laid: cards }: View): number => cards.length - 1;

const inEnglish = plural('en');
const inFrench = plural('fr');

export const texts: Readonly<Record<Language, GameTexts<Donjonz>>> = {
  en: {
    motto: 'Build a dungeon from eleven cards, then see what you have let yourself in for.',
    about: [
      'First you draw the map: eleven cards are laid side by side, one after the other, and you see only the next one coming.',
      'Then you walk it, space by space, and never twice over the same one. Pouches are glory, monsters are glory too if you carry the weapon that beats them, and trouble if you do not. Somewhere lies a key; the door by the stair doubles your pouches.',
      'You stop when there is no way on. Then the glory is counted.',
    ],
    choices: {
      doorWithoutKey: {
        label: 'The door without the key',
        values: { blocked: 'stays shut', plain: 'can be walked through, for nothing' },
      },
      deck: { label: 'The deck', values: { standard: 'the one in the box' } },
    },
    keys: [
      ['Arrows', 'move the card by a space; choose a step, and again to take it'],
      ['R, Shift + R', 'turn the card right, left'],
      ['N, P', 'to the next, the previous place where the card fits'],
      ['Home', 'to the nearest place where it fits'],
      ['Enter', 'lay the card; take the next one; take the step'],
      ['1, 2, 3', 'choose what to do with a weapon'],
    ],
    progress: view =>
      isMapping(view)
        ? inEnglish(laid(view), 'one card of 11 laid', '# cards of 11 laid')
        : inEnglish(steps(view), 'one step walked', '# steps walked'),
    heading: ({ now }) => (isMapping(now.view) ? 'The map' : 'The walk'),
    verdict: verdictIn(shelved.words.en, 'Fallen'),
    score: 'glory',
    again: 'Walk again on this layout',
    review: { searching: 'Looking for a better walk …', best: 'The best walk found' },
  },
  fr: {
    motto: 'Bâtissez un donjon de onze cartes, puis voyez dans quoi vous vous êtes fourré.',
    about: [
      'D’abord on dessine le plan : onze cartes se posent côte à côte, l’une après l’autre, et on ne voit venir que la suivante.',
      'Ensuite on le parcourt, case par case, sans jamais repasser par la même. Les bourses valent de la gloire, les monstres aussi si l’on porte l’arme qui les bat, et des ennuis sinon. Quelque part traîne une clé ; la porte près de l’escalier double vos bourses.',
      'On s’arrête quand il n’y a plus de passage. Alors on compte la gloire.',
    ],
    choices: {
      doorWithoutKey: {
        label: 'La porte sans la clé',
        values: { blocked: 'reste fermée', plain: 'se traverse, pour rien' },
      },
      deck: { label: 'Le paquet', values: { standard: 'celui de la boîte' } },
    },
    keys: [
      ['Flèches', 'déplacent la carte d’une case ; choisissent un pas, et encore une fois pour le faire'],
      ['R, Maj + R', 'tournent la carte à droite, à gauche'],
      ['N, P', 'au placement possible suivant, précédent'],
      ['Début', 'au placement possible le plus proche'],
      ['Entrée', 'pose la carte ; prend la suivante ; fait le pas'],
      ['1, 2, 3', 'choisissent que faire d’une arme'],
    ],
    progress: view =>
      isMapping(view)
        ? inFrench(laid(view), '# carte posée sur 11', '# cartes posées sur 11')
        : inFrench(steps(view), '# pas fait', '# pas faits'),
    heading: ({ now }) => (isMapping(now.view) ? 'Le plan' : 'Le parcours'),
    verdict: verdictIn(shelved.words.fr, 'À terre'),
    score: 'de gloire',
    again: 'Reparcourir ce donjon',
    review: { searching: 'À la recherche d’un meilleur parcours …', best: 'Le meilleur parcours trouvé' },
  },
};
