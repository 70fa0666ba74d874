import { plural } from '../../kernel/words.ts';
import { POINTS } from './data.ts';
import { FULL_TURN } from './direction.ts';
import { reachOf, swayOf } from './spread.ts';
import type { Square } from './square.ts';
import type { Shape } from './state.ts';
import { effects, eventCards, junkCards } from './words.cards.fr.ts';
import { at, degrees, dice, ending, events, inSquares, percent, voiceOf } from './words.events.fr.ts';
import type { DungeonPenWords } from './words.ts';

const count = plural('fr');

const features = {
  floor: 'sol',
  wall: 'mur',
  padded: 'mur capitonné',
  chest: 'coffre',
  potion: 'potion',
  'south-cell': 'cellule sud',
  'north-cell': 'cellule nord',
  'south-treasure': 'trésor sud',
  'north-treasure': 'trésor nord',
} as const;

const SHAPES: Readonly<Record<Shape, string>> = {
  line: 'un mur droit de quatre cases',
  tetromino: 'un mur de quatre cases jointes',
  rubble: 'trois cases jointes près de l’adversaire',
  stone: 'une case magique',
  chalk: 'trois cases jointes près de vous',
};

/** By the English name in maps/index.ts. */
const DUNGEONS: Readonly<Record<string, string>> = {
  'The Pillar Hall': 'La Salle aux piliers',
  'The Crossing': 'Le Carrefour',
  'The Long Shelves': 'Les Longs Rayonnages',
  'The Broken Spiral': 'La Spirale brisée',
};

/** How far chance leads a flick astray. */
const EXTENTS = ['d’un cheveu', 'un peu', 'beaucoup', 'follement'] as const;
const SIDES = { left: 'gauche', right: 'droite' } as const;
const ENDS = { short: 'court', long: 'loin' } as const;

const list = (squares: readonly Square[]): string => squares.map(at).join(' ; ');

export const fr: DungeonPenWords = {
  eventCards,
  junkCards,
  eventTypes: { prisoner: 'prisonnier', flick: 'pichenette', monster: 'monstre', trap: 'piège', wall: 'mur' },
  targets: {
    self: 'vous',
    other: 'l’adversaire',
    both: 'les deux',
    random: 'l’un des deux',
    map: 'le plan',
    closest: 'le plus proche',
  },
  icons: {
    'one-die': 'un dé',
    'two-dice': 'deux dés',
    'eyes-closed': 'yeux fermés',
    'left-hand': 'mauvaise main',
    'right-hand': 'bonne main',
    'both-hands': 'deux mains',
    'card-in-left': 'carte dans la mauvaise main',
    'card-in-right': 'carte dans la bonne main',
    self: 'vous',
    other: 'l’adversaire',
    both: 'les deux',
    random: 'un joueur au hasard',
    position: 'position',
    closest: 'le plus proche',
    'within-3': 'à trois cases au plus',
    'near-wall': 'à trois cases au plus d’un mur',
    map: 'le plan',
    wall: 'mur',
    'draw-wall': 'mur tracé',
    object: 'objet',
    chest: 'coffre',
    plague: 'peste sur neuf cases',
    'three-squares': 'trois cases',
    line: 'quatre cases en ligne',
    tetromino: 'quatre cases jointes',
    'magic-square': 'une case magique',
    flick: 'pichenette',
    cancel: 'annulé',
    'turn-order': 'ordre du tour',
    'shuffle-back': 'à remélanger',
    'plus-1': 'gagner 1 PV',
    'plus-2': 'gagner 2 PV',
    'minus-1': 'perdre 1 PV',
    'minus-2': 'perdre 2 PV',
    'minus-3': 'perdre 3 PV',
    more: 'plus',
    less: 'moins',
    one: 'un',
    two: 'deux',
    spin: 'lancer cette carte en tourbillon',
  },
  effects,
  characters: {
    turnkey: { name: 'Porte-clés', text: '15 PV.' },
    brute: { name: 'Brute', text: '18 PV ; ses longueurs varient de moitié en plus.' },
    acrobat: { name: 'Acrobate', text: '12 PV ; le premier mur touché de chacun de ses tours est gratuit.' },
    scholar: { name: 'Érudit', text: '13 PV ; commence avec une carte fatras.' },
  },
  features,
  square: at,
  dungeon: name => DUNGEONS[name] ?? name,

  events,

  actions: {
    flick: ({ aim, power }) => `Pichenette à ${degrees(aim)}, ${percent(power)}`,
    spin: () => 'Lancer la carte',
    use: ({ card }) => `Utiliser « ${junkCards[card].name} »`,
    decline: () => 'Non merci',
    quibble: () => 'Pinailler : refaire ce trait',
    set: ({ die, to }) => `Mettre ${die === 0 ? 'le premier dé' : 'le dé noir'} sur ${to}`,
    place: ({ squares }) => `Tracer le mur : ${list(squares)}`,
    grow: ({ square }) => `Étendre la pierre à ${at(square)}`,
    dig: ({ square }) => `Effacer le mur à ${at(square)}`,
    land: ({ square }) => `Aller à ${at(square)}`,
    start: ({ square }) => `Lâcher les rats à ${at(square)}`,
    end: () => 'Finir le tour',
    sway: ({ by }) => `Le crayon dévie ${EXTENTS[swayOf(by).extent]} à ${SIDES[swayOf(by).side]}`,
    reach: ({ by }) => `Il va ${EXTENTS[reachOf(by).extent]} trop ${ENDS[reachOf(by).end]}`,
    stop: ({ x, y }) => `Le trait finit à ${inSquares(x)} de large, ${inSquares(y)} de haut`,
    point: ({ to }) => `La flèche montre ${degrees((to * FULL_TURN) / POINTS)}`,
    roll: ({ red, black }) => `Dés : rouge ${red}, noir ${black}`,
    cast: ({ die }) => `Dé : ${die}`,
    coin: ({ heads }) => (heads ? 'Face' : 'Pile'),
    draw: ({ card }) => `Piocher « ${eventCards[card].name} »`,
    junk: ({ card }) => `Trouver « ${junkCards[card].name} »`,
    pilfer: ({ card }) => `Prendre « ${junkCards[card].name} »`,
  },

  reasons: {
    'not-seated': () => 'Seules les deux personnes qui jouent peuvent faire cela.',
    'not-your-turn': () => 'Ce n’est pas à vous de décider.',
    over: () => 'La partie est finie.',
    chance: () => 'Le hasard d’abord.',
    unreadable: () => 'Ce n’est pas un coup de ce jeu.',
    'no-such-aim': ({ most }) => `La visée est un nombre entier de 0 à ${most}.`,
    'no-such-power': ({ most }) => `La force est un nombre entier de 0 à ${most}.`,
    'flick-first': () => 'La pichenette d’abord.',
    'spin-instead': () => 'La carte lancée remplace cette pichenette.',
    'nothing-to-spin': () => 'Aucune carte ne remplace cette pichenette.',
    'answer-first': () => 'Dites d’abord si vous utilisez la carte.',
    'place-first': () => 'Tracez d’abord le mur.',
    'choose-first': () => 'Choisissez d’abord une case.',
    'turn-not-over': () => 'Utilisez une carte, étendez la pierre ou finissez le tour.',
    'line-too-short': () => 'Un trait de moins d’un quart de case est une pichenette ratée.',
    'line-off-sheet': () => 'Le trait finit sur la feuille : son bord est un mur. Indiquez où le trait l’a touché.',
    'flick-done': () => 'Votre pichenette de ce tour est faite.',
    'not-held': ({ card }) => `Vous n’avez pas « ${junkCards[card].name} ».`,
    'not-now': ({ card }) => `« ${junkCards[card].name} » ne s’utilise pas maintenant.`,
    'no-such-die': () => 'Un dé lancé peut être mis sur 1 à 6.',
    'die-shows-that': () => 'Le dé montre déjà cela.',
    'stone-resting': () => 'Aucun mur magique ne peut grandir maintenant.',
    'stone-grown': () => 'Le mur magique a déjà grandi ce tour-ci.',
    'stone-apart': () => 'Le mur magique grandit à côté de sa dernière case.',
    'not-in-large': () =>
      'Choisissez une case de la grande case désignée par les dés ; pour y atterrir, il faut qu’elle soit libre.',
    'not-nearest': () => 'Choisissez l’un des coffres les plus proches.',
    'not-drawn': () => 'Seuls les murs tracés s’effacent ; les imprimés restent.',
    'too-far-to-dig': () => 'Ce mur est à plus de trois cases.',
    'nobody-to-rob': () => 'L’adversaire est trop loin ou n’a rien.',
    'nothing-to-dig': () => 'Aucun mur tracé à trois cases au plus.',
    'no-room-to-draw': () => 'Pas de place pour trois cases de mur près de vous.',
    'no-record': () => 'Les options se donnent par nom et par valeur.',
    'no-such-option': ({ option }) => `Il n’y a pas d’option « ${option} ».`,
    'no-such-value': ({ option, expected }) => `« ${option} » doit être l’un de : ${expected}.`,
    'no-characters': () => 'Les personnages appartiennent aux règles françaises.',
    'wall-shape': ({ shape }) => `La carte demande ${SHAPES[shape]}.`,
    'wall-off-sheet': () => 'Un mur est fait de cases de la feuille.',
    'wall-off-dice': ({ red, black }) => `Le mur doit contenir une case de rouge ${red}, noir ${black}.`,
    'wall-far': ({ within }) => `La case la plus proche du mur doit être à ${within} cases au plus.`,
    'wall-on-character': ({ squares }) => `Un personnage se tient là : ${list(squares)}.`,
    'wall-shuts-in': ({ seat }) =>
      `Cela enfermerait le personnage du ${seat === 0 ? 'sud' : 'nord'} : lui, son trésor et sa cellule doivent rester reliés.`,
    'wall-on-cell': ({ squares }) => `Une cellule ne se mure pas : ${list(squares)}.`,
    'wall-on-padding': ({ squares }) => `Un mur capitonné se dresse là : ${list(squares)}.`,
    'wall-on-treasure': ({ squares }) => `Un trésor ne se mure pas : ${list(squares)}.`,
    'wall-on-wall': ({ squares }) => `La case magique veut une case libre, pas ${list(squares)}.`,
    'sheet-heading': ({ line, missing }) =>
      missing === 'name'
        ? `Ligne ${line} : un donjon commence par son nom.`
        : `Ligne ${line} : sous le nom vient « by » et qui l’a dessiné.`,
    'sheet-rows': ({ line, rows }) => `Ligne ${line} : un donjon a 18 rangées, pas ${rows}.`,
    'sheet-width': ({ line, column, signs }) =>
      `Ligne ${line}, colonne ${column} : une rangée a 18 signes, pas ${signs}.`,
    'sheet-sign': ({ line, column, sign, expected }) =>
      `Ligne ${line}, colonne ${column} : « ${sign} » ne veut rien dire ; attendu : l’un de « ${expected} ».`,
    'sheet-count': ({ line, column, feature, found }) =>
      found === 0
        ? `Ligne ${line}, colonne ${column} : « ${features[feature]} » manque.`
        : `Ligne ${line}, colonne ${column} : « ${features[feature]} » y est ${found} fois ; une fois suffit.`,
    'sheet-cell-torn': ({ line, column }) => `Ligne ${line}, colonne ${column} : une cellule est d’un seul tenant.`,
    'sheet-cell-rim': ({ line, column }) =>
      `Ligne ${line}, colonne ${column} : une cellule ne touche pas le bord, qui est dur.`,
    'sheet-cell-hard': ({ line, column }) =>
      `Ligne ${line}, colonne ${column} : les murs d’une cellule sont capitonnés.`,
    'sheet-cell-shut': ({ line, column }) => `Ligne ${line}, colonne ${column} : une cellule veut une ouverture.`,
    'sheet-centre': ({ line, column }) =>
      `Ligne ${line}, colonne ${column} : le centre de cette cellule n’est pas dedans.`,
    'sheet-lopsided': ({ line, column, opposite }) =>
      `Ligne ${line}, colonne ${column} : après un demi-tour, cela ne correspond pas à la ligne ${opposite.line}, colonne ${opposite.column}.`,
    'sheet-treasure-side': ({ line, column }) => `Ligne ${line}, colonne ${column} : un trésor est de son propre côté.`,
    'sheet-treasure-seen': ({ line, column }) =>
      `Ligne ${line}, colonne ${column} : la cellule ne doit pas voir son trésor.`,
    'sheet-narrow': ({ line, column }) =>
      `Ligne ${line}, colonne ${column} : chaque passage doit avoir deux cases de large.`,
    'sheet-short': ({ line, column, flicks, least }) =>
      `Ligne ${line}, colonne ${column} : ${count(flicks, 'une pichenette atteint', '# pichenettes atteignent')} ce trésor ; il en faut ${least}.`,
  },

  prompts: {
    watch: () => 'Vous regardez la partie.',
    chance: () => 'Le hasard a la parole.',
    wait: ({ seat }, names) => `À ${names[seat]} de décider.`,
    aim: ({ cause, effects: on }) => {
      const how = on.length > 0 ? ` (${on.map(effect => effects[effect]).join(', ')})` : '';
      if (cause === 'sacrifice') return `Tirez et lâchez${how} : touchez un mur ou perdez 3 PV.`;
      return `${cause === 'second-wind' ? 'Encore une fois : tirez' : 'Tirez'} et lâchez${how}.`;
    },
    spin: () => 'Lancez la carte : elle joue pour vous.',
    coat: () => 'Un mur. Le manteau encaisse-t-il ?',
    spare: () => 'Reprendre cette pichenette avec le crayon de rechange ?',
    quibble: () => 'Pinailler sur ce trait ?',
    dig: () => 'Quel mur tracé disparaît ?',
    land: () => 'Où atterrissez-vous ?',
    start: () => 'D’où sortent les rats ?',
    chest: () => 'Lequel des coffres les plus proches ?',
    bane: ({ card }) => `« ${eventCards[card].name} » : utiliser le fléau ?`,
    load: ({ dice: shown }) => `Vous avez lancé ${dice(shown)}. Changer un dé ?`,
    place: ({ shape }) => `Tracez ${SHAPES[shape]}.`,
    end: ({ grow }) => (grow ? 'Autre chose avant la fin du tour ?' : 'Utilisez une carte ou finissez le tour.'),
    over: ({ end }, names, reader) => ending(end, voiceOf(names, reader)),
  },
};
