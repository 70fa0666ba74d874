import { capital, plural } from '../../../../kernel/words.ts';
import type { Language } from '../../../../kernel/words.ts';
import type { EditorTexts } from '../editor.ts';
import type { Brush, Piece } from './drawing.ts';

const english = plural('en');
const french = plural('fr');

export const texts: Readonly<Record<Language, EditorTexts>> = {
  en: {
    nameless: 'The Nameless Cellar',
    begin: 'A new dungeon',
    par: turns => english(turns, 'one turn', '# turns'),
    keys: [
      ['Arrows', 'move the cursor by a square; with Shift by three'],
      ['Enter, Space', 'lay the piece; begin and end a line or a box; take up and put down'],
      ['Backspace', 'rub out under the cursor'],
      ['[, ]', 'the brush before, the next brush'],
      ['S', 'half-turn on or off'],
      ['+, -', 'larger, smaller'],
      ['Esc', 'let go of the line or the box'],
    ],
  },
  fr: {
    nameless: 'La Cave sans nom',
    begin: 'Un nouveau donjon',
    par: turns => french(turns, 'un tour', '# tours'),
    keys: [
      ['Flèches', 'déplacent le curseur d’une case ; de trois avec Maj'],
      ['Entrée, Espace', 'pose la pièce ; commence et finit une ligne ou un bloc ; prend et repose'],
      ['Retour arrière', 'gomme sous le curseur'],
      ['[, ]', 'le pinceau précédent, le suivant'],
      ['S', 'demi-tour ou non'],
      ['+, -', 'plus grand, plus petit'],
      ['Échap', 'lâche la ligne ou le bloc'],
    ],
  },
};

interface EaselTexts {
  readonly sheet: string;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly brushes: Readonly<Record<Brush, string>>;
  readonly features: Readonly<Record<string, string>>;
  readonly halfTurn: string;
  readonly halfTurnOn: string;
  readonly halfTurnOff: string;
  readonly map: string;
  /** What a square is, which is named by the scales of the sheet. */
  square(name: string, feature: string): string;
  laid(piece: string, squares: number): string;
  begun(brush: string): string;
  readonly letGo: string;
  tally(chests: number, potions: number, walls: number): string;
  place(red: number, black: number): string;
  places(squares: number): string;
}

/** What is said at the easel itself. */
export const easelTexts: Readonly<Record<Language, EaselTexts>> = {
  en: {
    sheet: 'The sheet: 18 by 18 squares',
    pieces: {
      wall: 'Wall',
      padded: 'Padded',
      cell: 'Cell',
      treasure: 'Treasure',
      chest: 'Chest',
      potion: 'Potion',
      rubber: 'Rubber',
      hand: 'Move',
    },
    brushes: { dot: 'Square by square', stretch: 'A line', area: 'A box' },
    features: {
      floor: 'floor',
      wall: 'wall',
      padded: 'padded wall',
      chest: 'chest',
      potion: 'potion',
      'south-cell': 'southern cell',
      'north-cell': 'northern cell',
      'south-treasure': 'southern treasure',
      'north-treasure': 'northern treasure',
    },
    halfTurn: 'half turn',
    halfTurnOn: 'Whatever is drawn is drawn half a turn away as well.',
    halfTurnOff: 'Only what is drawn is drawn.',
    map: 'The whole sheet, and the part of it that is shown',
    square: (name, feature) => `${capital(name)}: ${feature}.`,
    laid: (piece, squares) => `${piece}: ${english(squares, 'one square', '# squares')}.`,
    begun: brush => `${brush} begins here.`,
    letGo: 'Let go.',
    tally: (chests, potions, walls) =>
      `${english(chests, '# chest', '# chests')} · ${english(potions, '# potion', '# potions')} · ${english(walls, '# wall', '# walls')}`,
    place: (red, black) => `red ${red}, black ${black}`,
    places: squares => english(squares, 'one square', '# squares'),
  },
  fr: {
    sheet: 'La feuille : 18 cases sur 18',
    pieces: {
      wall: 'Mur',
      padded: 'Capiton',
      cell: 'Cellule',
      treasure: 'Trésor',
      chest: 'Coffre',
      potion: 'Potion',
      rubber: 'Gomme',
      hand: 'Déplacer',
    },
    brushes: { dot: 'Case par case', stretch: 'Une ligne', area: 'Un bloc' },
    features: {
      floor: 'sol',
      wall: 'mur',
      padded: 'mur capitonné',
      chest: 'coffre',
      potion: 'potion',
      'south-cell': 'cellule du sud',
      'north-cell': 'cellule du nord',
      'south-treasure': 'trésor du sud',
      'north-treasure': 'trésor du nord',
    },
    halfTurn: 'demi-tour',
    halfTurnOn: 'Tout ce qui est dessiné l’est aussi un demi-tour plus loin.',
    halfTurnOff: 'On ne dessine que ce que l’on dessine.',
    map: 'Toute la feuille, et la partie qu’on en voit',
    square: (name, feature) => `${capital(name)} : ${feature}.`,
    laid: (piece, squares) => `${piece} : ${french(squares, 'une case', '# cases')}.`,
    begun: brush => `${brush} commence ici.`,
    letGo: 'Lâché.',
    tally: (chests, potions, walls) =>
      `${french(chests, '# coffre', '# coffres')} · ${french(potions, '# potion', '# potions')} · ${french(walls, '# mur', '# murs')}`,
    place: (red, black) => `rouge ${red}, noir ${black}`,
    places: squares => french(squares, 'une case', '# cases'),
  },
};
