import type { Side } from '../../../../games/the-dungeon/index.ts';
import { type Language, plural } from '../../../../kernel/words.ts';
import type { EditorTexts } from '../editor.ts';

const english = plural('en');
const french = plural('fr');

export const texts: Readonly<Record<Language, EditorTexts>> = {
  en: {
    nameless: 'The Nameless Vaults',
    begin: 'A new set of tiles',
    par: points => `${points} points`,
    keys: [
      ['Arrows', 'change that side of the tile: wall, doorway, door'],
      ['R', 'turn the tile'],
      ['+, −', 'one more, one less of it'],
      ['[, ]', 'the one before, the next one'],
      ['A, Backspace', 'another tile; take this one out'],
    ],
  },
  fr: {
    nameless: 'Les Voûtes sans nom',
    begin: 'Un nouveau jeu de tuiles',
    par: points => `${points} points`,
    keys: [
      ['Flèches', 'change ce côté de la tuile : mur, passage, porte'],
      ['R', 'tourne la tuile'],
      ['+, −', 'une de plus, une de moins'],
      ['[, ]', 'la précédente, la suivante'],
      ['A, Retour arrière', 'une autre tuile ; enlève celle-ci'],
    ],
  },
};

type Sign = '-' | 'O' | 'D' | 'X';

interface EaselTexts {
  readonly set: string;
  readonly paper: string;
  readonly tiles: string;
  readonly cast: string;
  readonly castOfTheBox: string;
  readonly start: string;
  readonly room: string;
  readonly count: string;
  readonly turn: string;
  readonly another: string;
  readonly remove: string;
  readonly newCharacter: string;
  readonly name: string;
  readonly strength: string;
  readonly craft: string;
  readonly ability: string;
  readonly noPicture: string;
  readonly note: string;
  less(what: string): string;
  more(what: string): string;
  choose(name: string, count: number, flaws: number): string;
  side(side: Side, sign: string): string;
  place(name: string, number: number): string;
}

/** What is said at the easel itself. */
export const easelTexts: Readonly<Record<Language, EaselTexts>> = {
  en: {
    set: 'The set',
    paper: 'What is drawn on',
    tiles: 'Tiles of the pile',
    cast: 'Characters',
    castOfTheBox: 'The eight of the box play, until you add somebody.',
    start: 'First cell',
    room: 'Kind',
    count: 'How many',
    turn: 'Turn',
    another: 'Another tile',
    remove: 'Take out',
    newCharacter: 'Somebody new',
    name: 'Name',
    strength: 'Strength',
    craft: 'Craft',
    ability: 'Ability',
    noPicture: 'No such tile can be laid.',
    note: 'Press a side: wall, doorway, door.',
    less: what => `${what}: one less`,
    more: what => `${what}: one more`,
    choose: (name, count, flaws) =>
      [
        name,
        ...(count > 1 ? [`${count} of them`] : []),
        ...(flaws > 0 ? [english(flaws, 'one flaw', '# flaws')] : []),
      ].join(', '),
    side: (side, sign) => `${SIDES_EN[side]} side: ${SIGNS_EN[sign as Sign]}`,
    place: (name, number) => `${name}, line ${number}`,
  },
  fr: {
    set: 'Le jeu de tuiles',
    paper: 'Ce qu’on dessine',
    tiles: 'Tuiles de la pile',
    cast: 'Personnages',
    castOfTheBox: 'Les huit de la boîte jouent, tant que vous n’ajoutez personne.',
    start: 'Première cellule',
    room: 'Genre',
    count: 'Combien',
    turn: 'Tourner',
    another: 'Une autre tuile',
    remove: 'Enlever',
    newCharacter: 'Quelqu’un de plus',
    name: 'Nom',
    strength: 'Force',
    craft: 'Esprit',
    ability: 'Talent',
    noPicture: 'Une telle tuile ne peut pas être posée.',
    note: 'Touchez un côté : mur, passage, porte.',
    less: what => `${what} : un de moins`,
    more: what => `${what} : un de plus`,
    choose: (name, count, flaws) =>
      [
        name,
        ...(count > 1 ? [`${count} exemplaires`] : []),
        ...(flaws > 0 ? [french(flaws, 'un défaut', '# défauts')] : []),
      ].join(', '),
    side: (side, sign) => `Côté ${SIDES_FR[side]} : ${SIGNS_FR[sign as Sign]}`,
    place: (name, number) => `${name}, ligne ${number}`,
  },
};

const SIDES_EN = ['North', 'East', 'South', 'West'] as const;
const SIDES_FR = ['nord', 'est', 'sud', 'ouest'] as const;
const SIGNS_EN: Readonly<Record<Sign, string>> = { '-': 'a wall', O: 'a doorway', D: 'a door', X: 'the way out' };
const SIGNS_FR: Readonly<Record<Sign, string>> = { '-': 'un mur', O: 'un passage', D: 'une porte', X: 'la sortie' };
