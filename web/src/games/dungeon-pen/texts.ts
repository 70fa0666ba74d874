import { type DungeonPen, type DungeonPenWords, shelved, type View } from '../../../../games/dungeon-pen/index.ts';
import { CHARACTER_NAMES, MAP_NAMES } from '../../../../games/dungeon-pen/manifest.ts';
import { SHEETS } from '../../../../games/dungeon-pen/readers.ts';
import type { Outcome } from '../../../../kernel/game.ts';
import type { Language } from '../../../../kernel/words.ts';
import type { ChoiceTexts, GameTexts } from '../module.ts';
import { COLON } from '../../words/colon.ts';

const turns = ({ characters }: View): number => Math.max(1, ...characters.map(character => character.turns));

const dungeonsIn = ({ dungeon }: DungeonPenWords): Readonly<Record<string, string>> =>
  Object.fromEntries(MAP_NAMES.map(name => [name, dungeon(SHEETS[name].name)]));

const charactersIn = ({ characters }: DungeonPenWords, colon: string): Readonly<Record<string, string>> =>
  Object.fromEntries(CHARACTER_NAMES.map(name => [name, `${characters[name].name}${colon}${characters[name].text}`]));

const verdictIn =
  (words: { readonly treasure: string; readonly death: string; readonly both: string; readonly time: string }) =>
  ({ notes }: Outcome): string => {
    if (notes['treasureWins']) return words.treasure;
    if (notes['doubleDefeats']) return words.both;
    return notes['deaths'] ? words.death : words.time;
  };

const switchIn = (label: string, off: string, on: string): ChoiceTexts => ({
  label,
  values: { false: off, true: on },
});

export const texts: Readonly<Record<Language, GameTexts<DungeonPen>>> = {
  en: {
    choices: {
      dungeon: { label: 'Dungeon', values: dungeonsIn(shelved.words.en) },
      ruleset: { label: 'Rules', values: { en: 'English: all junk is kept', fr: 'French: with characters' } },
      characters: {
        label: 'Characters',
        bySeat: ['The first pencil plays', 'The second pencil plays'],
        values: charactersIn(shelved.words.en, COLON.en),
      },
      safeWalls: switchIn(
        'Cells and treasures',
        'can be walled over',
        'cannot be walled over, as in the English rules (house rule)',
      ),
      beginner: switchIn('Taking the treasure', 'is its own reward', 'also gives 5 HP (beginners)'),
      wilder: switchIn('Before the first turn', 'nothing happens', 'each draws a sudden wall (wilder)'),
      quibble: switchIn('About a line', 'nobody quibbles', 'each may quibble once'),
    },
    keys: [
      ['Left, right', 'turn the aim by a quarter of a degree; with Shift by five'],
      ['Up, down', 'more or less power; with Shift much more or less'],
      ['Enter', 'flick; draw the wall; choose the square; end the turn'],
      ['Arrows', 'move the wall in hand; go from square to square'],
      ['R, F, S', 'turn the wall, flip it, take another shape'],
      ['N, P', 'to the next, the previous place'],
      ['Q, E, Home', 'turn the sheet left, right, back to you'],
      ['Esc', 'let go of the pencil without a flick'],
    ],
    progress: view => `turn ${turns(view)}`,
    heading: ({ now }) => `Turn ${turns(now.view)}`,
    verdict: verdictIn({
      treasure: 'Home with the treasure',
      death: 'Only one is left',
      both: 'The dungeon wins',
      time: 'Time is up',
    }),
    follow: {
      flick: 'Flick so',
      spin: 'Spin it',
      use: 'Use it',
      decline: 'No, thank you',
      quibble: 'Quibble',
      set: 'Set it so',
      place: 'Draw it so',
      grow: 'Let it grow there',
      dig: 'Remove it',
      land: 'Go there',
      start: 'Let them out there',
      end: 'End the turn',
    },
    score: 'HP',
    start: 'Sharpen the pencils',
  },
  fr: {
    choices: {
      dungeon: { label: 'Donjon', values: dungeonsIn(shelved.words.fr) },
      ruleset: {
        label: 'Règles',
        values: { en: 'anglaises : tout fatras se garde', fr: 'françaises : avec personnages' },
      },
      characters: {
        label: 'Personnages',
        bySeat: ['Le premier crayon joue', 'Le second crayon joue'],
        values: charactersIn(shelved.words.fr, COLON.fr),
      },
      safeWalls: switchIn(
        'Cellules et trésors',
        'peuvent être murés',
        'ne peuvent être murés, comme en anglais (règle maison)',
      ),
      beginner: switchIn('Prendre le trésor', 'se suffit à soi-même', 'rend aussi 5 PV (débutants)'),
      wilder: switchIn('Avant le premier tour', 'il ne se passe rien', 'chacun trace un mur soudain (plus fou)'),
      quibble: switchIn('Sur un trait', 'personne ne pinaille', 'chacun peut pinailler une fois'),
    },
    keys: [
      ['Gauche, droite', 'tournent la visée d’un quart de degré ; de cinq avec Maj'],
      ['Haut, bas', 'plus ou moins de force ; bien plus avec Maj'],
      ['Entrée', 'joue ; trace le mur ; choisit la case ; finit le tour'],
      ['Flèches', 'déplacent le mur en main ; vont de case en case'],
      ['R, F, S', 'tournent le mur, le retournent, changent sa forme'],
      ['N, P', 'à la place suivante, précédente'],
      ['Q, E, Début', 'tournent la feuille à gauche, à droite, vers vous'],
      ['Échap', 'lâche le crayon sans pichenette'],
    ],
    progress: view => `tour ${turns(view)}`,
    heading: ({ now }) => `Tour ${turns(now.view)}`,
    verdict: verdictIn({
      treasure: 'Rentré avec le trésor',
      death: 'Il n’en reste qu’un',
      both: 'Le donjon gagne',
      time: 'Le temps est écoulé',
    }),
    follow: {
      flick: 'Faire cette pichenette',
      spin: 'La lancer',
      use: 'L’utiliser',
      decline: 'Non merci',
      quibble: 'Pinailler',
      set: 'Le mettre ainsi',
      place: 'Le tracer ainsi',
      grow: 'L’étendre là',
      dig: 'L’effacer',
      land: 'Y aller',
      start: 'Les lâcher là',
      end: 'Finir le tour',
    },
    score: 'PV',
    start: 'Tailler les crayons',
  },
};
