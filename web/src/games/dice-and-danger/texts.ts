import {
  type DiceAndDanger,
  type DiceAndDangerWords,
  shelved,
  type View,
} from '../../../../games/dice-and-danger/index.ts';
import type { Outcome } from '../../../../kernel/game.ts';
import type { Language } from '../../../../kernel/words.ts';
import type { GameTexts } from '../module.ts';

/** Alone the caption of the band, else who has won is said by the count. */
const verdictIn =
  ({ bands }: DiceAndDangerWords, shared: string) =>
  ({ rank }: Outcome): string =>
    rank === undefined ? shared : (bands[rank - 1] ?? shared);

const rounds = ({ round }: View): number => Math.max(1, round);

export const texts: Readonly<Record<Language, GameTexts<DiceAndDanger>>> = {
  en: {
    motto: 'Four white dice, one black one, a pencil, and a map full of residents who did not invite you.',
    about: [
      'Everybody has the same sheet and uses the same roll. Make two pairs of the white dice; each sum crosses out a space next to where you have been, or a life of a monster you have reached.',
      'The black die stands in for a white one, for a price. Chests hold lives, torches or more black dice. Whoever beats a monster first gets the better reward, and sometimes the bruises.',
      'When the last monster is down, gems, gold and wounds are counted. A sum you cannot use costs a life; the tenth is the last.',
    ],
    choices: {
      adventure: { label: 'Adventure', values: shelved.words.en.adventures },
      endTrigger: {
        label: 'The game ends when',
        values: {
          ownSheet: 'somebody has beaten every monster',
          anySheet: 'every monster has been beaten by somebody',
        },
      },
    },
    keys: [
      ['1 to 9, 0', 'choose two pairs; a reward from a chest'],
      ['Arrows', 'go from pair to pair, then from target to target'],
      ['N, P', 'to the next, the previous target'],
      ['Shift + arrows', 'to any space, to ask why not'],
      ['Enter', 'cross out; choose'],
      ['T', 'take a torch in hand, or put it away'],
      ['D', 'done, or let go what cannot be used'],
      ['F', 'take free hits, or leave them'],
      ['S', 'show the next sheet'],
      ['Z', 'enlarge the sheet, or show all of it'],
      ['3 to 9, 0, 1', 'take a number to write (10 and 11 are 0 and 1)'],
    ],
    progress: view => `round ${rounds(view)}`,
    heading: ({ now: { view } }) => (view.phase === 'write' ? 'The clouds' : `Round ${rounds(view)}`),
    verdict: verdictIn(shelved.words.en, 'The sheets are counted'),
    score: 'points',
    start: 'Sharpen the pencils',
  },
  fr: {
    motto: 'Quatre dés blancs, un noir, un crayon, et une carte pleine d’habitants qui ne vous ont pas invité.',
    about: [
      'Chacun a la même feuille et se sert du même jet. Formez deux paires avec les dés blancs ; chaque somme barre une case à côté de là où vous êtes passé, ou une vie d’un monstre atteint.',
      'Le dé noir remplace un blanc, contre paiement. Les coffres donnent des vies, des torches ou des dés noirs. Qui bat un monstre en premier touche la meilleure récompense, et parfois les bleus.',
      'Quand le dernier monstre est à terre, on compte gemmes, or et blessures. Une somme inutilisable coûte une vie ; la dixième est la dernière.',
    ],
    choices: {
      adventure: { label: 'Aventure', values: shelved.words.fr.adventures },
      endTrigger: {
        label: 'La partie finit quand',
        values: {
          ownSheet: 'quelqu’un a vaincu tous les monstres',
          anySheet: 'chaque monstre a été vaincu par quelqu’un',
        },
      },
    },
    keys: [
      ['1 à 9, 0', 'choisissent deux paires ; une récompense de coffre'],
      ['Flèches', 'vont de paire en paire, puis de cible en cible'],
      ['N, P', 'à la cible suivante, précédente'],
      ['Maj + flèches', 'à n’importe quelle case, pour demander pourquoi'],
      ['Entrée', 'barre ; choisit'],
      ['T', 'prend une torche en main, ou la range'],
      ['D', 'fini, ou laisse ce qui ne sert pas'],
      ['F', 'prend les coups offerts, ou les laisse'],
      ['S', 'montre la feuille suivante'],
      ['Z', 'agrandit la feuille, ou la montre toute'],
      ['3 à 9, 0, 1', 'prend un nombre à écrire (10 et 11 sont 0 et 1)'],
    ],
    progress: view => `manche ${rounds(view)}`,
    heading: ({ now: { view } }) => (view.phase === 'write' ? 'Les nuages' : `Manche ${rounds(view)}`),
    verdict: verdictIn(shelved.words.fr, 'Les feuilles sont comptées'),
    score: 'points',
    start: 'Tailler les crayons',
  },
};
