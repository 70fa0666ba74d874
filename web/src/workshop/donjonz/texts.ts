import { type Language, plural } from '../../../../kernel/words.ts';
import type { EditorTexts } from '../editor.ts';
import type { Piece } from './drawing.ts';

const english = plural('en');
const french = plural('fr');

export const texts: Readonly<Record<Language, EditorTexts>> = {
  en: {
    nameless: 'The Nameless Deck',
    begin: 'A new deck',
    par: glory => `${glory} glory`,
    keys: [
      ['Arrows', 'from space to edge to space'],
      ['Enter, Space', 'lay the piece on the space; build or take away the wall on the edge'],
      ['Backspace', 'rub out under the cursor'],
      ['[, ]', 'the card before, the next card'],
      ['R', 'turn the card'],
      ['B, I, D', 'take the bat, the stair, the door'],
      ['E, X', 'take the rubber; take things in hand to move them'],
    ],
  },
  fr: {
    nameless: 'Le Paquet sans nom',
    begin: 'Un nouveau paquet',
    par: glory => `${glory} de gloire`,
    keys: [
      ['Flèches', 'd’une case à un bord à une case'],
      ['Entrée, Espace', 'pose la pièce sur la case ; bâtit ou enlève le mur du bord'],
      ['Retour arrière', 'gomme sous le curseur'],
      ['[, ]', 'la carte précédente, la suivante'],
      ['R', 'tourne la carte'],
      ['B, I, D', 'prend la chauve-souris, l’escalier, la porte'],
      ['E, X', 'prend la gomme ; prend les choses en main pour les déplacer'],
    ],
  },
};

interface EaselTexts {
  readonly cards: string;
  readonly card: string;
  readonly half: string;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly nothing: string;
  readonly name: string;
  readonly turn: string;
  readonly previous: string;
  readonly next: string;
  numbered(card: number, cards: number): string;
  choose(name: string, flaws: number): string;
  space(column: number, row: number, what: string): string;
  edge(column: number, row: number, side: string, what: string): string;
  readonly sides: readonly [string, string, string, string];
  readonly walled: string;
  readonly open: string;
  readonly turned: string;
  laid(piece: string): string;
  taken(piece: string): string;
  readonly note: string;
}

/** What is said at the easel itself. */
export const easelTexts: Readonly<Record<Language, EaselTexts>> = {
  en: {
    cards: 'The cards',
    card: 'The card that is drawn on',
    half: 'The half-card',
    pieces: {
      wall: 'Wall',
      pouch: 'Pouch',
      key: 'Key',
      hammer: 'Hammer',
      axe: 'Axe',
      sword: 'Sword',
      bow: 'Bow',
      golem: 'Golem',
      skeleton: 'Skeleton',
      goblin: 'Goblin',
      bat: 'Bat',
      stair: 'Stair',
      door: 'Door',
      rubber: 'Rubber',
      hand: 'Move',
    },
    nothing: 'empty',
    name: 'What the card is called',
    turn: 'Turn',
    previous: 'The card before',
    next: 'The next card',
    numbered: (card, cards) => `card ${card} of ${cards}`,
    choose: (name, flaws) => (flaws === 0 ? name : `${name}, ${english(flaws, 'one flaw', '# flaws')}`),
    space: (column, row, what) => `Space ${column}, ${row}: ${what}.`,
    edge: (column, row, side, what) => `Space ${column}, ${row}, ${side} edge: ${what}.`,
    sides: ['northern', 'eastern', 'southern', 'western'],
    walled: 'a wall',
    open: 'open',
    turned: 'Turned.',
    laid: piece => `${piece}.`,
    taken: piece => `${piece} in hand.`,
    note: 'Tap a space for a thing, an edge for a wall.',
  },
  fr: {
    cards: 'Les cartes',
    card: 'La carte qu’on dessine',
    half: 'La demi-carte',
    pieces: {
      wall: 'Mur',
      pouch: 'Bourse',
      key: 'Clé',
      hammer: 'Marteau',
      axe: 'Hache',
      sword: 'Épée',
      bow: 'Arc',
      golem: 'Golem',
      skeleton: 'Squelette',
      goblin: 'Gobelin',
      bat: 'Chauve-souris',
      stair: 'Escalier',
      door: 'Porte',
      rubber: 'Gomme',
      hand: 'Déplacer',
    },
    nothing: 'vide',
    name: 'Comment s’appelle la carte',
    turn: 'Tourner',
    previous: 'La carte précédente',
    next: 'La carte suivante',
    numbered: (card, cards) => `carte ${card} sur ${cards}`,
    choose: (name, flaws) => (flaws === 0 ? name : `${name}, ${french(flaws, 'un défaut', '# défauts')}`),
    space: (column, row, what) => `Case ${column}, ${row} : ${what}.`,
    edge: (column, row, side, what) => `Case ${column}, ${row}, bord ${side} : ${what}.`,
    sides: ['nord', 'est', 'sud', 'ouest'],
    walled: 'un mur',
    open: 'ouvert',
    turned: 'Tournée.',
    laid: piece => `${piece}.`,
    taken: piece => `En main : ${piece}.`,
    note: 'Touchez une case pour une chose, un bord pour un mur.',
  },
};
