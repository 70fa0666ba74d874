import { type Donjonz, type DonjonzWords, shelved, type View } from '../../../../games/donjonz/index.ts';
import { gloryOf, isMapping } from '../../../../games/donjonz/readers.ts';
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
    tally: view => `${gloryOf(view)} glory`,
    follow: {
      lay: 'Lay it so',
      take: 'Take it',
      'set-out': 'Set out',
      step: 'Go there',
      'pick-up': 'Take it',
      swap: 'Swap them',
      leave: 'Leave it',
    },
    score: 'glory',
    again: 'Walk again on this layout',
    review: { searching: 'Looking for a better walk …', best: 'The best walk found' },
  },
  fr: {
    choices: {
      doorWithoutKey: {
        label: 'La porte sans la clé',
        values: { blocked: 'reste fermée', plain: 'se traverse, pour rien' },
      },
      deck: { label: 'Le paquet', values: { standard: 'celui de la boîte' } },
    },
    keys: [
      ['Flèches', 'déplacent la carte d’une case ; choisissent un pas, et encore une fois pour le faire'],
      ['R, Maj + R', 'tournent la carte à droite, à gauche'],
      ['N, P', 'au placement possible suivant, précédent'],
      ['Début', 'au placement possible le plus proche'],
      ['Entrée', 'pose la carte ; prend la suivante ; fait le pas'],
      ['1, 2, 3', 'choisissent que faire d’une arme'],
    ],
    progress: view =>
      isMapping(view)
        ? inFrench(laid(view), '# carte posée sur 11', '# cartes posées sur 11')
        : inFrench(steps(view), '# pas fait', '# pas faits'),
    heading: ({ now }) => (isMapping(now.view) ? 'Le plan' : 'Le parcours'),
    verdict: verdictIn(shelved.words.fr, 'À terre'),
    tally: view => `${gloryOf(view)} de gloire`,
    follow: {
      lay: 'La poser ainsi',
      take: 'La prendre',
      'set-out': 'Partir',
      step: 'Y aller',
      'pick-up': 'La prendre',
      swap: 'Les échanger',
      leave: 'La laisser',
    },
    score: 'de gloire',
    again: 'Reparcourir ce donjon',
    review: { searching: 'À la recherche d’un meilleur parcours …', best: 'Le meilleur parcours trouvé' },
  },
};
