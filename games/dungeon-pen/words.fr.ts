import { de, plural } from '../../kernel/words.ts';
import { POINTS } from './data.ts';
import { DEGREE, FULL_TURN } from './direction.ts';
import { reachOf, swayOf } from './spread.ts';
import { columnOf, rowOf, type Square, UNIT } from './square.ts';
import type { End, Shape } from './state.ts';
import type { DungeonPenWords } from './words.ts';

const count = plural('fr');
const hp = (by: number): string => `${by} PV`;

const eventCards = {
  rampart: { name: 'Mur soudain : rempart', text: 'Lancez deux dés, puis tracez un mur droit de quatre cases.' },
  crooked: { name: 'Mur soudain : tordu', text: 'Lancez deux dés, puis tracez un mur de quatre cases de forme libre.' },
  rubble: { name: 'Gravats', text: 'Tracez trois cases de mur à deux cases au plus de l’adversaire.' },
  stone: {
    name: 'Pierre remuante',
    text: 'Lancez deux dés et tracez une case magique. Elle grandit à chaque tour, jusqu’à ce qu’on l’oublie.',
  },
  plague: {
    name: 'Peste grise',
    text: 'Lancez deux dés : la peste couvre neuf cases. Elle y coûte 1 PV, tout de suite et à chaque entrée.',
  },
  numbness: { name: 'Engourdissement', text: 'La prochaine pichenette de l’adversaire se fait de la mauvaise main.' },
  'lights-out': {
    name: 'Extinction des feux',
    text: 'La prochaine pichenette de l’adversaire se fait les yeux fermés.',
  },
  fists: { name: 'Poings serrés', text: 'La prochaine pichenette de l’adversaire se fait à deux mains.' },
  bolted: { name: 'Table vissée', text: 'On ne tourne plus la feuille. Permanent.' },
  vane: {
    name: 'Girouette',
    text: 'Cette carte, lancée en tourbillon, remplace la prochaine pichenette adverse : cinq cases dans le sens de la flèche.',
  },
  sacrifice: {
    name: 'Sens du sacrifice',
    text: 'L’adversaire fait aussitôt une pichenette et perd 3 PV si elle ne touche aucun mur.',
  },
  'second-wind': { name: 'Second souffle', text: 'Encore une pichenette, de la bonne main.' },
  goblin: { name: 'Gobelin coupe-bourse', text: 'Vous perdez 1 PV et un objet au hasard.' },
  crawlers: { name: 'Rampants des murs', text: 'Quiconque est à trois cases au plus d’un mur perd 2 PV.' },
  rats: { name: 'Marée de rats', text: 'Lancez deux dés, choisissez une case : le plus proche perd 1 PV.' },
  jailer: { name: 'Geôlier en chef', text: 'Une pièce décide qui perd 2 PV.' },
  blade: { name: 'Lame balancée', text: 'Lancez un dé : sur 4 ou plus, l’adversaire perd 1 PV.' },
  whim: { name: 'Caprice des maîtres', text: 'Une pièce décide si vous gagnez ou perdez 2 PV.' },
  chute: { name: 'Goulotte du chiffonnier', text: 'Vous glissez jusqu’au coffre le plus proche.' },
  past: { name: 'Retour vers le passé', text: 'Chacun retourne là où son dernier tour a commencé.' },
  'hands-full': {
    name: 'Mains pleines',
    text: 'L’adversaire tient cette carte de la bonne main jusqu’à la fin de son prochain tour : mauvaise main.',
  },
  candle: {
    name: 'Tenir la chandelle',
    text: 'Votre adversaire tient cette carte dans la mauvaise main jusqu’à la fin de son prochain tour : la feuille ne tourne pas.',
  },
  hourglass: { name: 'Sablier coincé', text: 'Vous jouez deux tours de suite : le prochain est aussi pour vous.' },
  corpse: { name: 'Cadavre oublié', text: 'Piochez une carte fatras.' },
} as const;

const junkCards = {
  bane: {
    name: 'Fléau des monstres',
    text: 'Quand un monstre est pioché, par n’importe qui : il ne fait rien à personne.',
  },
  rune: {
    name: 'Rune de dispersion',
    text: 'Avant votre pichenette : lancez deux dés et atterrissez dans cette grande case.',
  },
  loaf: { name: 'Pain rassis', text: 'Gagnez 1 PV.' },
  tonic: { name: 'Tonique rouge', text: 'Gagnez 2 PV.' },
  coat: { name: 'Manteau matelassé', text: 'Quand vous touchez un mur : il ne fait pas mal.' },
  salts: { name: 'Sels', text: 'Avant votre pichenette : mains et yeux sont de nouveau libres.' },
  pick: { name: 'Pic de sapeur', text: 'Effacez une case de mur tracée, à trois cases au plus.' },
  chalk: { name: 'Craie de maçon', text: 'Tracez trois cases de mur à trois cases au plus de vous.' },
  soot: { name: 'Sac de suie', text: 'La prochaine pichenette de l’adversaire se fait les yeux fermés.' },
  glove: { name: 'Gant de beurre', text: 'La prochaine pichenette de l’adversaire se fait de la mauvaise main.' },
  chain: { name: 'Boulet', text: 'La prochaine pichenette de l’adversaire a au plus la moitié de sa force.' },
  die: { name: 'Dé pipé', text: 'Après votre propre lancer : changez un dé.' },
  fingers: { name: 'Doigts longs', text: 'Si l’adversaire est à trois cases au plus : prenez-lui un objet au hasard.' },
  pencil: { name: 'Crayon de rechange', text: 'Juste après votre pichenette : elle n’a pas eu lieu. Recommencez-la.' },
  guard: { name: 'Garde soudoyé', text: 'Avant votre pichenette : pas d’événement ce tour-ci.' },
  spoon: { name: 'Cuillère tordue', text: 'Rien. Elle retourne dans le paquet.' },
} as const;

const effects = {
  weak: 'mauvaise main',
  blind: 'yeux fermés',
  fists: 'deux mains',
  chain: 'demi-force',
  vane: 'carte lancée',
  full: 'carte dans la bonne main',
  candle: 'carte dans la mauvaise main',
} as const;

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

const LOSSES = {
  wall: 'contre un mur',
  plague: 'à cause de la peste',
  sacrifice: 'faute de mur',
  goblin: 'à cause d’un gobelin',
  crawlers: 'à cause de ce qui vit dans les murs',
  rats: 'à cause des rats',
  jailer: 'à cause du geôlier en chef',
  blade: 'sous une lame',
  whim: 'par un caprice des maîtres',
} as const;

const GAINS = {
  potion: 'grâce à une potion',
  treasure: 'de pure joie',
  loaf: 'grâce à un pain rassis',
  tonic: 'grâce à un tonique rouge',
  whim: 'par un caprice des maîtres',
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

const at = (square: Square): string => `colonne ${columnOf(square) + 1}, rangée ${rowOf(square) + 1}`;
const list = (squares: readonly Square[]): string => squares.map(at).join(' ; ');
const place = (x: number, y: number): string =>
  `colonne ${Math.floor(x / UNIT) + 1}, rangée ${Math.floor(y / UNIT) + 1}`;
const percent = (power: number): string => `${Math.round(power / 10)} %`;
const degrees = (aim: number): string => `${Math.round(aim / DEGREE) % 360}°`;
const dice = (shown: readonly number[]): string =>
  shown.length === 2 ? `rouge ${shown[0]}, noir ${shown[1]}` : String(shown[0]);

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
    brute: { name: 'Brute', text: '18 PV ; ses longueurs varient de moitié en plus.' },
    acrobat: { name: 'Acrobate', text: '12 PV ; le premier mur touché de chacun de ses tours est gratuit.' },
    scholar: { name: 'Érudit', text: '13 PV ; commence avec une carte fatras.' },
  },
  features,
  dungeon: name => DUNGEONS[name] ?? name,

  events: {
    'turn-began': ({ seat, number }, names) => `Tour ${number} ${de(names[seat])}.`,
    flicked: ({ seat, aim, power }, names) => `Pichenette ${de(names[seat])} à ${degrees(aim)}, ${percent(power)}.`,
    'flick-failed': ({ seat }, names) => `Le crayon glisse. ${names[seat]} ne bouge pas.`,
    'line-drawn': ({ seat, toX, toY, contact }, names) =>
      contact === 'none'
        ? `${names[seat]} s’arrête en ${place(toX, toY)}.`
        : contact === 'wall'
          ? `${names[seat]} rencontre un mur en ${place(toX, toY)}. Le mur n’y voit pas d’inconvénient.`
          : `${names[seat]} rebondit sur le capiton en ${place(toX, toY)}.`,
    'chest-passed': ({ seat }, names) => `${names[seat]} fouille un coffre au passage.`,
    'potion-passed': ({ seat, strokes }, names) =>
      `${names[seat]} boit une gorgée de potion. ${strokes === 2 ? 'La fiole est vide.' : 'Il en reste une.'}`,
    'treasure-taken': ({ seat }, names) => `${names[seat]} tient le trésor. Reste à rentrer.`,
    'hp-lost': ({ seat, by, hp: left, cause }, names) =>
      `${names[seat]} perd ${hp(by)} ${LOSSES[cause]} : reste ${left}.`,
    'hp-gained': ({ seat, by, hp: left, cause }, names) =>
      by === 0
        ? `${names[seat]} ne s’en porte pas mieux : personne ne dépasse son score de départ.`
        : `${names[seat]} gagne ${hp(by)} ${GAINS[cause]} : ${left} à présent.`,
    'touch-spared': ({ seat, how }, names) =>
      how === 'coat' ? `Le manteau encaisse, pas ${names[seat]}.` : `${names[seat]} roule contre le mur en acrobate.`,
    'junk-drawn': ({ seat, card }, names) => `${names[seat]} trouve « ${junkCards[card].name} ».`,
    'junk-used': ({ seat, card }, names) => `${names[seat]} utilise « ${junkCards[card].name} ».`,
    'junk-returned': ({ seat, card }, names) => `${names[seat]} se fait délester de « ${junkCards[card].name} ».`,
    'junk-gone': ({ seat }, names) => `Il ne reste rien à trouver pour ${names[seat]}.`,
    'junk-stolen': ({ seat, card, from }, names) =>
      `${names[seat]} prend « ${junkCards[card].name} » à ${names[from]}.`,
    'event-drawn': ({ seat, card }, names) =>
      `${names[seat]} pioche « ${eventCards[card].name} ». ${eventCards[card].text}`,
    'card-fizzled': ({ card }) => `Pas de place pour « ${eventCards[card].name} ». Il ne se passe rien.`,
    'turn-repeated': ({ seat }, names) => `Le sable s’est arrêté : le prochain tour est aussi pour ${names[seat]}.`,
    'event-skipped': ({ seat }, names) => `Le garde regarde ailleurs : pas d’événement pour ${names[seat]}.`,
    'events-shuffled': ({ cards }) => `Les ${cards} événements défaussés sont remélangés.`,
    'dice-rolled': ({ seat, dice: shown }, names) => `${names[seat]} lance : ${dice(shown)}.`,
    'die-set': ({ seat, dice: shown }, names) => `Un dé se retourne sous l’œil ${de(names[seat])} : ${dice(shown)}.`,
    'coin-tossed': ({ heads }) => (heads ? 'La pièce dit pile.' : 'La pièce dit face.'),
    'wall-drawn': ({ seat, squares }, names) =>
      `${names[seat]} trace ${count(squares.length, 'une case de mur', 'un mur de # cases')}.`,
    'stone-grew': ({ square }) => `La pierre remuante gagne ${at(square)}.`,
    'rats-started': ({ square }) => `Des rats jaillissent en ${at(square)}.`,
    'wall-removed': ({ seat, square }, names) => `${names[seat]} abat le mur en ${at(square)}.`,
    'stone-forgotten': ({ seat }, names) => `${names[seat]} oublie la pierre remuante. Elle se calme pour de bon.`,
    'stone-gone': () => 'Il ne reste rien de la pierre remuante.',
    'plague-drawn': ({ red, black }) => `La peste grise couvre rouge ${red}, noir ${black}.`,
    'table-bolted': () => 'Quelqu’un a vissé la feuille à la table.',
    hindered: ({ seat, effect }, names) => `Pour ${names[seat]} : ${effects[effect]}.`,
    relieved: ({ seat, effect }, names) => `Fini pour ${names[seat]} : ${effects[effect]}.`,
    'card-spun': ({ seat, to }, names) =>
      `La carte tourbillonne pour ${names[seat]} et montre ${Math.round((to * 360) / 64)}°.`,
    teleported: ({ seat, x, y }, names) => `${names[seat]} se retrouve en ${place(x, y)}.`,
    'sent-back': ({ seat, x, y }, names) => `${names[seat]} revient en ${place(x, y)}, plus jeune d’un tour.`,
    'monster-cancelled': ({ seat }, names) => `${names[seat]} sait parler aux monstres. Celui-ci s’en va.`,
    'blade-missed': ({ seat }, names) => `La lame manque ${names[seat]} d’un cheveu.`,
    'toll-escaped': ({ seat }, names) => `${names[seat]} a touché un mur et s’en tire.`,
    'nobody-near': () => 'Personne n’est près d’un mur.',
    'flick-taken-back': ({ seat }, names) => `${names[seat]} change de crayon. Cette pichenette n’a pas eu lieu.`,
    quibbled: ({ seat }, names) => `${names[seat]} n’a pas vu la même chose. Le trait est refait.`,
    'guard-bribed': ({ seat }, names) => `${names[seat]} glisse un mot au garde.`,
    'character-died': ({ seat }, names) => `${names[seat]} reste au donjon pour toujours.`,
    'game-ended': ({ end }, names) => ending(end, names),
  },

  actions: {
    flick: ({ aim, power }) => `Pichenette à ${degrees(aim)}, ${percent(power)}`,
    spin: () => 'Lancer la carte',
    use: ({ card }) => `Utiliser « ${junkCards[card].name} »`,
    decline: () => 'Non merci',
    quibble: () => 'Pinailler : refaire ce trait',
    set: ({ die, to }) => `Mettre ${die === 0 ? 'le premier dé' : 'le dé noir'} sur ${to}`,
    place: ({ squares }) => `Tracer le mur : ${list(squares)}`,
    grow: ({ square }) => `Étendre la pierre en ${at(square)}`,
    dig: ({ square }) => `Effacer le mur en ${at(square)}`,
    land: ({ square }) => `Aller en ${at(square)}`,
    start: ({ square }) => `Lâcher les rats en ${at(square)}`,
    end: () => 'Finir le tour',
    sway: ({ by }) => `Le crayon dévie ${EXTENTS[swayOf(by).extent]} à ${SIDES[swayOf(by).side]}`,
    reach: ({ by }) => `Il va ${EXTENTS[reachOf(by).extent]} trop ${ENDS[reachOf(by).end]}`,
    point: ({ to }) => `La flèche montre ${degrees((to * FULL_TURN) / POINTS)}`,
    roll: ({ red, black }) => `Dés : rouge ${red}, noir ${black}`,
    cast: ({ die }) => `Dé : ${die}`,
    coin: ({ heads }) => (heads ? 'Pile' : 'Face'),
    draw: ({ card }) => `Piocher « ${eventCards[card].name} »`,
    junk: ({ card }) => `Trouver « ${junkCards[card].name} »`,
    pilfer: ({ card }) => `Prendre « ${junkCards[card].name} »`,
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
    'flick-done': () => 'Votre pichenette de ce tour est faite.',
    'not-held': ({ card }) => `Vous n’avez pas « ${junkCards[card].name} ».`,
    'not-now': ({ card }) => `« ${junkCards[card].name} » ne s’utilise pas maintenant.`,
    'no-such-die': () => 'Un dé lancé peut être mis sur 1 à 6.',
    'die-shows-that': () => 'Le dé montre déjà cela.',
    'stone-resting': () => 'Aucun mur magique ne peut grandir maintenant.',
    'stone-grown': () => 'Le mur magique a déjà grandi ce tour-ci.',
    'stone-apart': () => 'Le mur magique grandit à côté de sa dernière case.',
    'not-in-large': () =>
      'Choisissez une case de la grande case désignée par les dés ; pour y atterrir, il faut qu’elle soit libre.',
    'not-nearest': () => 'Choisissez l’un des coffres les plus proches.',
    'not-drawn': () => 'Seuls les murs tracés s’effacent ; les imprimés restent.',
    'too-far-to-dig': () => 'Ce mur est à plus de trois cases.',
    'nobody-to-rob': () => 'L’adversaire est trop loin ou n’a rien.',
    'nothing-to-dig': () => 'Aucun mur tracé à trois cases au plus.',
    'no-room-to-draw': () => 'Pas de place pour trois cases de mur près de vous.',
    'no-record': () => 'Les options se donnent par nom et par valeur.',
    'no-such-option': ({ option }) => `Il n’y a pas d’option « ${option} ».`,
    'no-such-value': ({ option, expected }) => `« ${option} » doit être l’un de : ${expected}.`,
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
        : `Ligne ${line} : sous le nom vient « by » et qui l’a dessiné.`,
    'sheet-rows': ({ line, rows }) => `Ligne ${line} : un donjon a 18 rangées, pas ${rows}.`,
    'sheet-width': ({ line, column, signs }) =>
      `Ligne ${line}, colonne ${column} : une rangée a 18 signes, pas ${signs}.`,
    'sheet-sign': ({ line, column, sign, expected }) =>
      `Ligne ${line}, colonne ${column} : « ${sign} » ne veut rien dire ; attendu : l’un de « ${expected} ».`,
    'sheet-count': ({ line, column, feature, found, least }) =>
      `Ligne ${line}, colonne ${column} : « ${features[feature]} » y est ${found} fois, il en faut ${least}.`,
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
      `Ligne ${line}, colonne ${column} : ${count(flicks, 'une pichenette atteint', '# pichenettes atteignent')} ce trésor ; il en faut ${least}.`,
  },

  prompts: {
    watch: () => 'Vous regardez la partie.',
    chance: () => 'Le hasard a la parole.',
    wait: ({ seat }, names) => `À ${names[seat]} de décider.`,
    aim: ({ cause, effects: on }) => {
      const how = on.length > 0 ? ` (${on.map(effect => effects[effect]).join(', ')})` : '';
      if (cause === 'sacrifice') return `Une pichenette : touchez un mur ou perdez 3 PV${how}.`;
      return cause === 'second-wind' ? `Encore une pichenette${how}.` : `À vous la pichenette${how}.`;
    },
    spin: () => 'Lancez la carte : elle joue pour vous.',
    coat: () => 'Un mur. Le manteau encaisse-t-il ?',
    spare: () => 'Reprendre cette pichenette avec le crayon de rechange ?',
    quibble: () => 'Pinailler sur ce trait ?',
    dig: () => 'Quel mur tracé disparaît ?',
    land: () => 'Où atterrissez-vous ?',
    start: () => 'D’où sortent les rats ?',
    chest: () => 'Lequel des coffres les plus proches ?',
    bane: ({ card }) => `« ${eventCards[card].name} » : utiliser le fléau ?`,
    load: ({ dice: shown }) => `Vous avez lancé ${dice(shown)}. Changer un dé ?`,
    place: ({ shape }) => `Tracez ${SHAPES[shape]}.`,
    end: ({ grow }) => (grow ? 'Autre chose avant la fin du tour ?' : 'Utilisez une carte ou finissez le tour.'),
    over: ({ end }, names) => ending(end, names),
  },
};

function ending(end: End, names: readonly string[]): string {
  switch (end.type) {
    case 'treasure':
      return `${names[end.winner]} rentre avec le trésor et gagne.`;
    case 'death':
      return `Il ne reste que ${names[end.winner]}, qui gagne.`;
    case 'double-defeat':
      return 'Tous deux sont morts. Le donjon gagne.';
    case 'time':
      return end.winner === null
        ? 'Le temps est écoulé, et personne n’est devant.'
        : `Le temps est écoulé, et ${names[end.winner]} est devant.`;
  }
}
