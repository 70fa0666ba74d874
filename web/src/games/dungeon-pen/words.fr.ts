import {
  type Effect,
  type EventName,
  type EventType,
  type JunkName,
  shelved,
} from '../../../../games/dungeon-pen/index.ts';
import { de, plural } from '../../../../kernel/words.ts';
import type { BoardWords } from './words.ts';

const game = shelved.words.fr;
const count = plural('fr');
const decimal = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const list = new Intl.ListFormat('fr');
const exact = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });
const tenths = (value: number): string => decimal.format(value / 10);
/** As one says it in a sentence: no tenths where there are none. */
const figure = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const inTurns = (value: number): string =>
  figure.format(value) === '1' ? 'un tour' : `${figure.format(value)} ${value < 2 ? 'tour' : 'tours'}`;
const squares = (value: number): string =>
  value === 10 ? 'une case' : `${figure.format(value / 10)} ${value < 20 ? 'case' : 'cases'}`;

/** « 1 partie », « 2 parties ». */
const games = (number: number): string => count(number, '# partie', '# parties');

const winds = {
  n: 'nord',
  ne: 'nord-est',
  e: 'est',
  se: 'sud-est',
  s: 'sud',
  sw: 'sud-ouest',
  w: 'ouest',
  nw: 'nord-ouest',
} as const;

const towards = {
  n: 'au nord',
  ne: 'au nord-est',
  e: 'à l’est',
  se: 'au sud-est',
  s: 'au sud',
  sw: 'au sud-ouest',
  w: 'à l’ouest',
  nw: 'au nord-ouest',
} as const;

const GOALS = { treasure: 'au trésor', home: 'à votre cellule' } as const;

const AIMED = {
  treasure: 'le trésor',
  home: 'sa cellule',
  chest: 'un coffre',
  potion: 'une potion',
} as const;

/** How a rival flicks, if not freely. */
const HINDERED: Readonly<Partial<Record<Effect, string>>> = {
  weak: 'de la mauvaise main',
  full: 'de la mauvaise main',
  blind: 'les yeux fermés',
  fists: 'à deux mains',
  chain: 'à demi-force',
};

export const fr: BoardWords = {
  sheet: {
    hp: ({ hp, most }) => `${hp} sur ${most}`,
    'hp-short': ({ hp, most }) => `${hp}/${most}`,
    dungeon: ({ name }) => game.dungeon(String(name)),
    event: ({ card }) => game.eventCards[card as EventName].name,
    junk: ({ card }) => game.junkCards[card as JunkName].name,
    type: ({ type }) => game.eventTypes[type as EventType],
  },

  board: {
    label: dungeon => `${dungeon}, la feuille. La liste ci-dessous dit ce qui se trouve où.`,
    turning: 'Tourner la feuille',
    turnLeft: 'Tourner la feuille à gauche',
    turnRight: 'Tourner la feuille à droite',
    toSeat: 'Tourner la feuille vers vous',
    handle: 'Faites glisser pour tourner la feuille',
    held: 'Une carte occupe la main qui tourne la feuille.',
    bolted: 'La feuille est vissée à la table. Plus personne ne la tourne.',
    cancel: 'Lâchez ici : pas de pichenette',
    closing: 'Un dernier regard…',
    shut: 'Vos yeux sont fermés.',
  },

  papers: { title: 'Papiers', decision: 'Décider', card: 'Carte', junk: cards => `Fatras ${cards}` },

  standings: {
    title: 'Où en sont les deux',
    hp: (hp, most) => `${hp} PV sur ${most}`,
    carries: 'porte le trésor',
    turns: turns => `tour ${turns}`,
    effect: effect => `prochaine pichenette : ${effect}`,
  },

  aim: {
    title: 'Votre visée',
    direction: 'direction',
    power: 'force',
    reach: 'portée, environ',
    spread: 'écart',
    wall: 'risque de mur',
    degrees: degrees => `${exact.format(degrees)}°`,
    percent: part => `${Math.round(part * 100)} %`,
    squares,
    about: degrees => `± ${decimal.format(degrees)}°`,
    times: factor => `×${exact.format(factor)}`,
    hindrances: {
      weak: 'mauvaise main',
      blind: 'yeux fermés',
      fists: 'deux mains',
      brute: 'brute',
      sideways: 'de côté',
      towards: 'vers vous',
    },
    take: rival => `But : le trésor ${de(rival)}`,
    goHome: 'But : rentrer avec le trésor',
    flick: 'Pichenette',
    doing: (wind, direction, power) => `Pichenette ${towards[wind]}, à ${direction}, ${power}`,
    spin: 'Lancer la carte',
    spinNote: 'La carte joue pour vous : cinq cases, là où pointe sa flèche.',
    failing: 'Une poussée si faible ne bouge rien : la pichenette est ratée.',
    unknown: 'caché',
    how: {
      pull: 'Tirez en arrière, puis lâchez.',
      taps: 'Touchez où viser, puis jusqu’où.',
      power: 'Touchez maintenant jusqu’où.',
    },
    keys: 'Gauche et droite ¼°, avec Maj 5°. Haut et bas : force. Entrée joue.',
    heard: (direction, power, odds) => `${direction}, ${power}, ${odds} de toucher un mur`,
    heardBlind: (direction, power) => `${direction}, ${power}, yeux fermés`,
  },

  answers: {
    coat: 'Vous avez touché un mur. Le manteau prend le coup et retourne dans le paquet.',
    spare: 'Avec le crayon de rechange, cette pichenette n’a pas eu lieu : vous la refaites de là où vous étiez.',
    quibble: 'Une fois par partie, vous pouvez l’avoir vu autrement : le trait est retracé.',
    bane: 'Le fléau renvoie le monstre, pour tous les deux.',
    use: 'L’utiliser',
    decline: 'La garder',
    quibbleUse: 'Pinailler',
    quibbleDecline: 'Laisser le trait',
    keep: 'Laisser les dés',
    load: 'Le dé pipé se pose comme vous voulez. Changez-en un :',
    die: { red: 'Rouge', black: 'Noir', white: 'Le dé' },
    setTo: (die, pips) => `${die} sur ${pips}`,
  },

  wall: {
    shape: {
      line: 'Un mur droit de quatre',
      tetromino: 'Quatre cases, forme libre',
      rubble: 'Trois cases près de l’autre',
      stone: 'Une case magique',
      chalk: 'Trois cases près de vous',
    },
    turn: 'Tourner',
    flip: 'Retourner',
    reshape: 'Autre forme',
    form: (number, of) => `forme ${number} sur ${of}`,
    previous: 'Place précédente',
    next: 'Place suivante',
    draw: 'Tracer',
    place: (number, of) =>
      number === 0 ? count(of, 'une place possible', '# places possibles') : `place ${number} sur ${of}`,
    held: place => `Le mur couvre ${place}.`,
    keys: 'Les flèches le déplacent, R tourne, F retourne, S autre forme, N et P place suivante, Entrée trace.',
  },

  squares: {
    dig: 'Choisissez un mur tracé à trois cases au plus. Il disparaît pour de bon.',
    land: 'Choisissez une case éclairée. Ce qui s’y trouve est à vous.',
    chest: 'Deux coffres sont aussi proches l’un que l’autre. Choisissez.',
    start: 'Choisissez une case éclairée : le plus proche d’elle perd 1 PV.',
    choose: { dig: 'L’abattre', land: 'Atterrir ici', chest: 'Glisser là', start: 'Les lâcher ici' },
    bitten: names => `D’ici, ils atteignent ${list.format(names)}.`,
    at: (square, bearing) => `${square} : ${bearing}`,
    keys: 'Flèches, N et P vont de case en case. Entrée choisit.',
  },

  turn: {
    end: 'Finir le tour',
    endTitle: 'Autre chose ?',
    endNote: 'Le fatras peut encore servir.',
    waiting: name => `${name} décide.`,
    over: 'Les crayons sont posés.',
    stone: 'La pierre remuante',
    grow: { n: 'L’étendre au nord', e: 'L’étendre à l’est', s: 'L’étendre au sud', w: 'L’étendre à l’ouest' },
  },

  cards: {
    none: 'Aucun événement n’a encore été pioché.',
    events: cards => count(cards, 'Une carte événement restante', '# cartes événement restantes'),
    junk: cards => count(cards, 'Une carte fatras restante', '# cartes fatras restantes'),
    dice: dice => (dice.length === 2 ? `Dés : rouge ${dice[0]}, noir ${dice[1]}` : `Dé : ${dice[0]}`),
    coin: { heads: 'La pièce tombe sur face', tails: 'La pièce tombe sur pile' },
    tossed: 'Une pièce en l’air',
    read: (type, target, boxes) =>
      `Carte ${type}, pour ${target}. Cases : ${boxes.map(icons => icons.join(' ')).join(', puis ')}.`,
  },

  moments: {
    hair: 'D’un cheveu',
    lost: hp => `−${hp}`,
    gained: hp => `+${hp}`,
    treasure: 'Le trésor !',
    home: 'À la maison !',
  },

  captions: {
    aims: (name, at, hindered) => {
      const place = at === 'ours' ? 'votre trésor' : 'thing' in at ? AIMED[at.thing] : towards[at.wind];
      return `${[`${name} vise ${place}`, ...hindered.flatMap(effect => HINDERED[effect] ?? [])].join(', ')}.`;
    },
    flies: name => (name === undefined ? 'C’est parti…' : `Pichenette ${de(name)}…`),
    spins: name => (name === undefined ? 'Votre carte tourbillonne…' : `La carte ${de(name)} tourbillonne…`),
    draws: name => `${name === undefined ? 'Vous piochez' : `${name} pioche`} un événement…`,
    rolls: name => `${name === undefined ? 'Vous lancez' : `${name} lance`}…`,
    walls: name => `${name === undefined ? 'Vous tracez' : `${name} trace`} un mur…`,
    tosses: 'La pièce est en l’air…',
    coin: (side, name, hp) => {
      const verb = hp < 0 ? ['perdez', 'perd'] : ['gagnez', 'gagne'];
      const who = name === undefined ? `vous ${verb[0]}` : `${name} ${verb[1]}`;
      return `${side === 'heads' ? 'Face' : 'Pile'} : ${who} ${Math.abs(hp)} PV.`;
    },
  },

  goal: {
    treasure: rival => `prendre le trésor ${de(rival)} et rentrer avec dans votre cellule, avant l’autre et en vie.`,
    home: rival => `rentrer avec le trésor dans votre cellule avant que ${rival} n’en fasse autant.`,
  },

  reasons: {
    flick: ({ goal, way, risk }) => {
      const wall = `touche un mur ${risk} fois sur 100.`;
      if (way === undefined) return `Elle ${wall}`;
      if (way === 0) return `Elle va jusqu’${GOALS[goal]} et ${wall}`;
      return `Reste environ ${squares(way)} jusqu’${GOALS[goal]} ; elle ${wall}`;
    },
    spin: 'Pas de choix : cinq cases, une direction sur 64.',
    use: {
      bane: amount => `Le monstre vous coûterait ${amount} PV.`,
      rune: amount => `D’une case au hasard, il vous faut environ ${inTurns(amount)} de moins.`,
      loaf: amount => `Vous gagnez ${amount} PV, sans rien perdre.`,
      tonic: amount => `Vous gagnez ${amount} PV, sans rien perdre.`,
      coat: amount => `Il vous épargne ${amount} PV.`,
      salts: amount => `Pour l’instant, votre pichenette dévie ${exact.format(amount)} fois plus.`,
      pick: amount => `Sans ce mur, il vous faut environ ${inTurns(amount)} de moins.`,
      chalk: (amount, rival) =>
        `Un mur sur le chemin ${de(rival)} vous gagne environ ${games(amount)} de plus sur 100.`,
      soot: (amount, rival) => `La prochaine pichenette ${de(rival)} dévie ${exact.format(amount)} fois plus.`,
      glove: (amount, rival) => `La prochaine pichenette ${de(rival)} dévie ${exact.format(amount)} fois plus.`,
      chain: (amount, rival) => `La prochaine pichenette ${de(rival)} a ${amount} % de force au plus.`,
      die: () => 'Un dé qu’on pose est sûr, 6 fois sur 6.',
      fingers: (amount, rival) => `${rival} a ${count(amount, '# objet', '# objets')}.`,
      guard: amount => `Il vous reste ${amount} PV, et un événement peut en coûter 3.`,
      spoon: () => 'Elle ne fait rien, et coûte 0 PV.',
    },
    wall: (rival, theirs, own, detour) => {
      if (theirs === 0 && own === 0) return 'Il n’est sur le plus court chemin de personne : il ne nuit pas.';
      const longer = detour > 0 ? ` ; ce chemin s’allonge de ${squares(detour)}` : '';
      const lying = theirs === 0 ? 'Aucune case n’est' : count(theirs, '# case est', '# cases sont');
      return `${lying} sur le plus court chemin ${de(rival)}, ${own === 0 ? 'aucune' : own} sur le vôtre${longer}.`;
    },
    land: (goal, way) => `De là, il reste ${squares(way)} jusqu’${GOALS[goal]}.`,
    start: (rival, hp) =>
      hp > 0
        ? `De là, ils atteignent ${rival} et pas vous : 1 PV.`
        : 'D’où qu’ils sortent, ils vous atteignent : 1 PV.',
    dig: (shorter, saved) =>
      `Votre chemin raccourcit de ${squares(shorter)}, ce qui gagne environ ${inTurns(saved / 10)}.`,
    set: (rival, to) => `Avec un ${to}, la lame coûte 1 PV à ${rival}.`,
    quibble: (rival, robbed) =>
      `Le trait ${de(rival)} a fait mieux qu’une telle pichenette : il vous coûte environ ${games(robbed)} sur 100.`,
    decline: {
      'keep-bane': () => 'Le monstre vous coûte 0 PV.',
      'keep-quibble': (amount, rival) =>
        `Le trait ${de(rival)} vous coûte environ ${games(amount)} sur 100 de plus qu’une telle pichenette : on ne pinaille qu’une fois.`,
      'keep-load': () => 'Aucun autre nombre ne coûte 1 PV de plus à quelqu’un.',
    },
    end: cards =>
      cards === 0
        ? 'Vous avez 0 carte à utiliser.'
        : count(
            cards,
            'Vous avez # carte, et elle ne sert à rien maintenant.',
            'Aucune de vos # cartes ne sert maintenant.',
          ),
    flicked: (more, other, off) => {
      if (more > off)
        return `Selon le robot, cela gagne environ ${games(more)} sur 100 de plus que viser ${towards[other]}, à ${off} près.`;
      return more > 0
        ? `Viser ${towards[other]} ne change guère : selon le robot, environ ${games(more)} sur 100 de moins, à ${off} près.`
        : `Selon le robot, viser ${towards[other]} vaut autant, à ${games(off)} sur 100 près.`;
    },
    flickedAgain: (more, off) => {
      const amount = `environ ${games(Math.abs(more))} sur 100 de ${more > 0 ? 'plus' : 'moins'}`;
      if (Math.abs(more) > off) return `Selon le robot, une nouvelle pichenette gagnerait ${amount}.`;
      return `Selon le robot, une nouvelle pichenette ne change guère : ${more === 0 ? '0 partie sur 100' : amount}, à ${off} près.`;
    },
    placed: more => `Selon le robot, la meilleure autre place vaut environ ${games(more)} sur 100 de moins.`,
    walled: more => {
      if (more === 0) return 'Selon le robot, vous gagnez aussi souvent qu’avant, à 1 partie sur 100 près.';
      const amount = `${games(Math.abs(more))} sur 100 de ${more > 0 ? 'plus' : 'moins'}`;
      return `Selon le robot, vous gagnez environ ${amount} qu’avant.`;
    },
  },

  junk: {
    title: 'Votre fatras',
    note: 'visible des deux, gardé jusqu’à l’usage',
    none: 'Pas encore de fatras. Les coffres en ont.',
    theirs: name => `${name} a en main`,
    nothing: 'rien',
    use: 'L’utiliser',
    usable: card => `${card}, utilisable`,
  },

  survey: {
    title: 'Ce qui est où',
    winds,
    here: (square, of) => `${of?.name ?? 'vous'} : ${game.square(square)}`,
    reach: ({ wind, tenths: far, stops }) => {
      const stop = stops === 'wall' ? 'un mur' : 'un mur capitonné';
      return `${winds[wind]} : ${far === 0 ? `${stop}, tout contre` : `${squares(far)} jusqu’à ${stop}`}`;
    },
    found: ({ thing, wind, degrees, tenths: far }, of) =>
      `${
        {
          treasure: 'le trésor à prendre',
          home: of ? `la cellule ${de(of.name)}` : 'votre cellule',
          opponent: of?.other ?? 'votre adversaire',
          chest: 'un coffre',
          potion: 'une potion',
          plague: 'la peste',
        }[thing]
      } : ${far === 0 ? 'ici même' : `${squares(far)} ${towards[wind]}, à ${degrees}°`}`,
    bearing: (wind, far) => (far === 0 ? 'là où vous êtes' : `${squares(far)} ${towards[wind]}`),
    tenths,
    hidden: 'Vos yeux sont fermés : vous savez seulement où vous visez.',
  },

  habits: {
    title: 'Crayon et papier',
    flick: 'Votre pichenette',
    pull: 'Tirer en arrière et lâcher',
    taps: 'Deux touches : d’abord la visée, puis la force',
    turning: 'La feuille',
    seat: 'se tourne vers qui joue',
    still: 'reste comme elle est',
  },

  result: {
    title: 'Comment cela a fini',
    hp: 'PV restants',
    turns: 'tours',
    flicks: 'pichenettes',
    hits: 'murs touchés',
  },
};
