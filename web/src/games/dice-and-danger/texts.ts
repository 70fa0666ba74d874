import {
  type Content,
  type DiceAndDanger,
  type DiceAndDangerWords,
  shelved,
  type View,
} from '../../../../games/dice-and-danger/index.ts';
import { scoreOf } from '../../../../games/dice-and-danger/readers.ts';
import type { Outcome } from '../../../../kernel/game.ts';
import type { Language } from '../../../../kernel/words.ts';
import type { GameTexts } from '../module.ts';

/** Alone the caption of the band, else who has won is said by the count. */
const verdictIn =
  ({ bands }: DiceAndDangerWords, shared: string) =>
  ({ rank }: Outcome): string =>
    rank === undefined ? shared : (bands[rank - 1] ?? shared);

/** The same in both languages. */
const pointsSoFar = ({ papers: [own] }: View, content: Content): string =>
  `${own ? scoreOf(content, own).total : 0} points`;

const rounds = ({ round }: View): number => Math.max(1, round);

export const texts: Readonly<Record<Language, GameTexts<DiceAndDanger>>> = {
  en: {
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
    tally: pointsSoFar,
    follow: {
      write: 'Write it there',
      split: 'Choose these',
      mark: 'Cross it out',
      hit: 'Hit it',
      crush: 'Hit it with both',
      torch: 'Burn it there',
      chest: 'Take that',
      free: 'Do so',
      'give-up': 'Let them go',
      done: 'Done',
    },
    score: 'points',
    start: 'Sharpen the pencils',
  },
  fr: {
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
      ['1 à 9, 0', 'choisissent deux paires ; une récompense de coffre'],
      ['Flèches', 'vont de paire en paire, puis de cible en cible'],
      ['N, P', 'à la cible suivante, précédente'],
      ['Maj + flèches', 'à n’importe quelle case, pour demander pourquoi'],
      ['Entrée', 'barre ; choisit'],
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
    tally: pointsSoFar,
    follow: {
      write: 'L’écrire là',
      split: 'Choisir celles-là',
      mark: 'La barrer',
      hit: 'Frapper',
      crush: 'Frapper avec les deux',
      torch: 'La brûler là',
      chest: 'La choisir',
      free: 'Faire ainsi',
      'give-up': 'Les laisser',
      done: 'Fini',
    },
    score: 'points',
    start: 'Tailler les crayons',
  },
};
