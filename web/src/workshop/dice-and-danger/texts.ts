import type { Deed } from '../../../../games/dice-and-danger/index.ts';
import { capital, type Language, plural } from '../../../../kernel/words.ts';
import type { EditorTexts } from '../editor.ts';
import type { Piece } from './drawing.ts';

const english = plural('en');
const french = plural('fr');

export const texts: Readonly<Record<Language, EditorTexts>> = {
  en: {
    nameless: 'The Nameless Sheet',
    begin: 'A new sheet',
    par: points => english(points, 'one point', '# points'),
    keys: [
      ['Arrows', 'from square to square'],
      ['Enter, Space', 'lay the piece; begin and end a corridor, a room or a move'],
      ['Backspace', 'rub out under the cursor'],
      ['+, -', 'the next number, the one before'],
      ['G, C, O, B, K', 'take gold, a chest, a cloud, the blank cloud, a claw'],
      ['L, R', 'take a corridor, a room'],
      ['E, X', 'take the rubber; take things in hand to choose and move them'],
      ['I', 'to what is chosen: its monster, its numbers'],
      ['Esc', 'let go of a corridor, a room or a move'],
    ],
  },
  fr: {
    nameless: 'La Feuille sans nom',
    begin: 'Une nouvelle feuille',
    par: points => french(points, 'un point', '# points'),
    keys: [
      ['Flèches', 'de carré en carré'],
      ['Entrée, Espace', 'pose la pièce ; commence et finit un couloir, une salle ou un déplacement'],
      ['Retour arrière', 'gomme sous le curseur'],
      ['+, -', 'le nombre suivant, le précédent'],
      ['G, C, O, B, K', 'prend l’or, un coffre, un nuage, le nuage vide, une griffe'],
      ['L, R', 'prend un couloir, une salle'],
      ['E, X', 'prend la gomme ; prend en main pour choisir et déplacer'],
      ['I', 'vers ce qui est choisi : son monstre, ses nombres'],
      ['Échap', 'lâche un couloir, une salle ou un déplacement'],
    ],
  },
};

interface EaselTexts {
  readonly sheet: string;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly nothing: string;
  readonly bend: string;
  square(column: number, row: number, what: string): string;
  space(kind: string, number: number | undefined): string;
  room(letter: string, name: string): string;
  tally(spaces: number, rooms: number, corridors: number): string;
  readonly numbers: string;
  numbered(number: number): string;
  laid(what: string): string;
  readonly erased: string;
  readonly bare: string;
  begun(piece: string): string;
  readonly joined: string;
  readonly parted: string;
  readonly noWay: string;
  readonly noNode: string;
  readonly taken: string;
  readonly full: string;
  readonly moved: string;
  readonly letGo: string;
  chosen(what: string): string;
  readonly stranger: string;
  readonly panel: string;
  readonly noneChosen: string;
  readonly name: string;
  readonly kind: string;
  readonly roles: Readonly<Record<'monster' | 'boss' | 'worm', string>>;
  readonly armoured: string;
  readonly faces: string;
  size(width: number, height: number, doors: number): string;
  readonly hits: string;
  readonly hitsNote: string;
  hit(number: number, state: 'black' | 'locked' | 'none'): string;
  readonly boxes: string;
  readonly gemsFirst: string;
  readonly gemsLater: string;
  readonly hearts: string;
  readonly width: string;
  readonly height: string;
  more(what: string): string;
  less(what: string): string;
  readonly deeds: string;
  readonly deedsNote: string;
  deed(number: number): string;
  readonly noDeed: string;
  readonly deedTypes: Readonly<Record<Deed['type'], string>>;
  readonly howMany: string;
  slain(name: string): string;
  place(column: number, row: number): string;
}

/** What is said at the easel itself. */
export const easelTexts: Readonly<Record<Language, EaselTexts>> = {
  en: {
    sheet: 'The map of the sheet',
    pieces: {
      regular: 'Plain',
      start: 'Start',
      'left-start': 'Left start',
      'right-start': 'Right start',
      grey: 'Grey',
      fist: 'Fist',
      doubles: 'Double',
      rubble: 'Rubble',
      gem: 'Gem',
      gold: 'Gold',
      chest: 'Chest',
      cloud: 'Cloud',
      blank: 'Blank cloud',
      claw: 'Claw',
      corridor: 'Corridor',
      room: 'Room',
      rubber: 'Rubber',
      hand: 'Move',
    },
    nothing: 'nothing',
    bend: 'a bend of a corridor',
    square: (column, row, what) => `Column ${column}, row ${row}: ${what}.`,
    space: (kind, number) => (number === undefined ? kind : `${kind} ${number}`),
    room: (letter, name) => `Room ${letter}, ${name}`,
    tally: (spaces, rooms, corridors) =>
      `${english(spaces, '# space', '# spaces')} · ${english(rooms, '# room', '# rooms')} · ${english(corridors, '# corridor', '# corridors')}`,
    numbers: 'The number in hand',
    numbered: number => `Number ${number}.`,
    laid: what => `${what}.`,
    erased: 'Rubbed out.',
    bare: 'There is nothing to rub out.',
    begun: piece => `${piece} begins here.`,
    joined: 'Joined by a corridor.',
    parted: 'The corridor is gone.',
    noWay: 'There is no way for a corridor.',
    noNode: 'A corridor begins at a space or a room.',
    taken: 'Something stands in the way.',
    full: 'A sheet holds no more than that.',
    moved: 'Moved.',
    letGo: 'Let go.',
    chosen: what => `${what} is chosen.`,
    stranger: 'Stranger',
    panel: 'On the sheet',
    noneChosen: 'Tap a room, or take the hand and tap a space: what is chosen can be changed here.',
    name: 'What the monster is called',
    kind: 'What it is',
    roles: { monster: 'monster', boss: 'boss', worm: 'worm' },
    armoured: 'armoured',
    faces: 'Its face',
    size: (width, height, doors) => `${width} by ${height} squares, ${english(doors, 'one door', '# doors')}`,
    hits: 'Numbers that hit',
    hitsNote: 'tap: black, locked, none',
    hit: (number, state) => `${number}: ${{ black: 'black', locked: 'locked', none: 'does not hit' }[state]}`,
    boxes: 'Boxes',
    gemsFirst: 'Gems, first',
    gemsLater: 'Gems, later',
    hearts: 'Hearts',
    width: 'Squares across',
    height: 'Squares down',
    more: what => `${what}: one more`,
    less: what => `${what}: one less`,
    deeds: 'Achievements',
    deedsNote: 'two of them',
    deed: number => `Achievement ${number}`,
    noDeed: 'none yet',
    deedTypes: {
      fists: 'fists visited',
      rubble: 'rubble cleared',
      clouds: 'clouds visited',
      worms: 'worms defeated',
      armoured: 'armoured monsters defeated',
      claws: 'claws visited',
      joined: 'left joined to right',
      slain: 'these monsters defeated',
    },
    howMany: 'How many',
    slain: name => `${capital(name)} is one of them`,
    place: (column, row) => `column ${column}, row ${row}`,
  },
  fr: {
    sheet: 'Le plan de la feuille',
    pieces: {
      regular: 'Simple',
      start: 'Départ',
      'left-start': 'Dép. gauche',
      'right-start': 'Dép. droit',
      grey: 'Grise',
      fist: 'Poing',
      doubles: 'Double',
      rubble: 'Gravats',
      gem: 'Gemme',
      gold: 'Or',
      chest: 'Coffre',
      cloud: 'Nuage',
      blank: 'Nuage vide',
      claw: 'Griffe',
      corridor: 'Couloir',
      room: 'Salle',
      rubber: 'Gomme',
      hand: 'Déplacer',
    },
    nothing: 'rien',
    bend: 'le coude d’un couloir',
    square: (column, row, what) => `Colonne ${column}, rangée ${row} : ${what}.`,
    space: (kind, number) => (number === undefined ? kind : `${kind} ${number}`),
    room: (letter, name) => `Salle ${letter}, ${name}`,
    tally: (spaces, rooms, corridors) =>
      `${french(spaces, '# case', '# cases')} · ${french(rooms, '# salle', '# salles')} · ${french(corridors, '# couloir', '# couloirs')}`,
    numbers: 'Le nombre en main',
    numbered: number => `Nombre ${number}.`,
    laid: what => `${what}.`,
    erased: 'Gommé.',
    bare: 'Il n’y a rien à gommer.',
    begun: piece => `${piece} : commence ici.`,
    joined: 'Relié par un couloir.',
    parted: 'Le couloir est parti.',
    noWay: 'Aucun chemin pour un couloir.',
    noNode: 'Un couloir commence à une case ou à une salle.',
    taken: 'Quelque chose est dans le chemin.',
    full: 'Une feuille n’en contient pas plus.',
    moved: 'Déplacé.',
    letGo: 'Lâché.',
    chosen: what => `Choisi : ${what}.`,
    stranger: 'Inconnu',
    panel: 'Sur la feuille',
    noneChosen: 'Touchez une salle, ou prenez la main et touchez une case : ce qui est choisi se change ici.',
    name: 'Comment s’appelle le monstre',
    kind: 'Ce que c’est',
    roles: { monster: 'monstre', boss: 'boss', worm: 'ver' },
    armoured: 'en armure',
    faces: 'Son visage',
    size: (width, height, doors) => `${width} carrés sur ${height}, ${french(doors, 'une porte', '# portes')}`,
    hits: 'Nombres qui touchent',
    hitsNote: 'touchez : noir, verrouillé, aucun',
    hit: (number, state) => `${number} : ${{ black: 'noir', locked: 'verrouillé', none: 'ne touche pas' }[state]}`,
    boxes: 'Cases à cocher',
    gemsFirst: 'Gemmes, au premier',
    gemsLater: 'Gemmes, ensuite',
    hearts: 'Cœurs',
    width: 'Carrés en largeur',
    height: 'Carrés en hauteur',
    more: what => `${what} : un de plus`,
    less: what => `${what} : un de moins`,
    deeds: 'Exploits',
    deedsNote: 'il y en a deux',
    deed: number => `Exploit ${number}`,
    noDeed: 'aucun pour l’instant',
    deedTypes: {
      fists: 'poings visités',
      rubble: 'gravats déblayés',
      clouds: 'nuages visités',
      worms: 'vers vaincus',
      armoured: 'monstres en armure vaincus',
      claws: 'griffes visitées',
      joined: 'la gauche rejoint la droite',
      slain: 'ces monstres vaincus',
    },
    howMany: 'Combien',
    slain: name => `${capital(name)} en fait partie`,
    place: (column, row) => `colonne ${column}, rangée ${row}`,
  },
};
