import { PRINTED } from '../../../../art/dice-and-danger/index.ts';
import { shelved } from '../../../../games/dice-and-danger/index.ts';
import { BOSS_PORTION, POINTS_PER_GEM, POINTS_PER_GOLD } from '../../../../games/dice-and-danger/readers.ts';
import { capital, de, plural } from '../../../../kernel/words.ts';
import { COLON } from '../../words/colon.ts';
import type { BoardWords, RoomState } from './words.ts';

const count = plural('fr');
const or = new Intl.ListFormat('fr', { type: 'disjunction' });
const and = new Intl.ListFormat('fr');
const game = shelved.words.fr;
const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const figure = (points: number): string => decimal.format(points).replace('-', '−');
/** « 1,5 point », « −2 points ». */
const inPoints = (points: number): string => `${figure(points)} ${Math.abs(points) < 2 ? 'point' : 'points'}`;
const { monster } = game;
const subject = (name: string): string => capital(monster(name));
const of = (name: string): string => `de ${monster(name)}`.replace(/^de le /, 'du ');

export const fr: BoardWords = {
  colon: COLON.fr,
  sheet: PRINTED.fr,

  standings: {
    title: 'Où chacun en est',
    row: (name, { lives, gems, gold, points }, status) =>
      [
        `${name} : ${count(lives, '# vie', '# vies')}`,
        count(gems, '# gemme', '# gemmes'),
        count(gold, '# or', '# or'),
        count(points, '# point', '# points'),
        ...(status === 'none' ? [] : [fr.standings.status[status]]),
      ].join(', '),
    status: { rolls: 'a jeté', done: 'a fini', deciding: 'réfléchit', fallen: 'à terre', won: 'gagne', none: '' },
    show: name => `Montrer la feuille (${name})`,
    ledger: 'Vies, coffres, exploits et gemmes',
  },

  tray: {
    dice: (white, black) => `Dés : ${and.format(white.map(String))}, et un ${black} noir`,
    empty: 'Aucun dé n’est encore jeté',
  },

  pairs: {
    title: 'Deux paires',
    note: 'ce que chacune permet',
    black: 'avec le dé noir',
    free: 'gratuit cette fois',
    price: symbols => `coûte 1 sur ${symbols}`,
    shortPrice: symbols => (symbols === 0 ? 'épuisé' : `−1 sur ${symbols}`),
    shortFree: 'gratuit',
    blackSwitch: 'Paires avec le dé noir :',
    row: (number, sums, worth) => `${number} : ${sums.join(' et ')} : ${worth}`,
    worth: {
      'two-hits': 'deux coups',
      'hit-and-mark': 'une croix et un coup',
      'two-marks': 'deux croix',
      crush: 'perce une armure',
      one: 'une seule des deux sert',
      nothing: 'aucune ne sert',
    },
    loses: (lives, causes) => `coûte ${count(lives, 'une vie', '# vies')} (${causes.join(' ; ')})`,
    because: {
      wasted: sums => count(sums, 'une somme sans cible', '# sommes sans cible'),
      hearts: lives => count(lives, 'un cœur du monstre qui tombe', '# cœurs de monstres qui tombent'),
      idle: 'une manche sans coup, en solitaire',
    },
    hearts: lives => `${count(lives, 'une vie', '# vies')} si un monstre à cœurs tombe`,
    kills: { certain: 'vous en mourriez', 'by-hearts': 'ses cœurs vous tueraient' },
    chips: {
      hit: name => `frappe ${name}`,
      crush: name => `les deux ensemble frappent ${name}`,
      spaces: spaces => count(spaces, '# case', '# cases'),
      kind: kind => kind,
      none: 'rien',
      later: 'quelque chose, après l’autre',
      used: 'employé',
    },
  },

  bar: {
    choose: 'Choisissez deux paires de dés',
    split: (white, black) =>
      `Faites deux paires (${count(white, 'une façon', '# façons')}, ${black} de plus avec le dé noir).`,
    costs: (lives, causes) => `−${lives} : ${and.format(causes)}.`,
    chooseIdle: 'Rien à frapper : en solitaire, une vie de moins',
    tap: 'Barrez un A et un B',
    tapOne: (letter, sum) => `Reste ${letter} : barrez un ${sum}`,
    tapTorch: 'La torche, à côté d’une croix',
    chest: 'Prenez une récompense',
    stuck: 'Rien ne prend ce qui reste',
    here: sum => `${sum} ici :`,
    both: 'Les deux ont servi. Tout va bien ?',
    done: lives => (lives === 0 ? 'Fini' : `Fini (−${lives})`),
    giveUp: lives => (lives === 0 ? 'Laisser' : `Laisser (−${lives})`),
    torch: left => `Brûler une torche, il en reste ${left}`,
    torchOff: 'Garder la torche',
    free: 'Prendre le coup offert quand un autre vainc un monstre en premier',
    freeTaken: 'Coups offerts : pris',
    freeLeft: 'Coups offerts : laissés',
    waiting: 'On attend les autres',
    looking: 'Cette feuille n’est pas la vôtre',
    lastRound: 'Étoilé : nouveau au dernier tour',
    back: 'Retour',
    rolling: 'Les dés sont en l’air',
  },

  death: {
    title: 'Le crâne ?',
    text: (cost, left) =>
      `Cette manche coûte ${count(cost, 'une vie', '# vies')}, et il vous en reste ${count(left, 'une', '#')}. Vous barreriez le crâne et quitteriez la partie.`,
    stay: 'Pas encore',
    die: 'Barrer le crâne',
  },

  map: {
    place: (row, column) => `rangée ${row}, colonne ${column}`,
    beside: {
      left: name => `à gauche ${of(name)}`,
      right: name => `à droite ${of(name)}`,
      above: name => `au-dessus ${of(name)}`,
      below: name => `au-dessous ${of(name)}`,
    },
    hinted: 'C’est elle que vise le conseil',
    board: (sheet, name) =>
      `${sheet}, feuille : ${name}. Les flèches ou N et P vont aux cibles, Maj et flèches partout, Entrée barre.`,
    state: {
      visited: 'visitée',
      open: 'ouverte',
      far: 'hors de portée',
      half: 'à moitié dégagée',
      defeated: 'vaincu',
      reached: 'atteint',
      unreached: 'pas atteint',
    },
    room,
    offer: {
      A: 'Cible A',
      B: 'Cible B',
      'A/B': 'Cible A ou B',
      'A+B': 'Cible de A et B ensemble',
      torch: 'Torche',
      pen: 'Écrire ici',
    },
    choose: 'Avec quelle somme ?',
    with: sum => `avec ${sum}`,
    others: name => `La feuille de : ${name}`,
    changed: 'étoile : nouveau au dernier tour',
    unchanged: 'telle que le dernier tour l’a laissée',
    back: 'Revenir à votre feuille',
    unzoom: 'Montrer toute la feuille',
    why: 'Ce qu’il faut :',
  },

  chest: {
    title: 'Le coffre s’ouvre',
    means: {
      life: 'perdues avant la jauge',
      torches: 'chacune barre une case à côté d’une croix',
      black: 'pour quand quelqu’un d’autre jette',
    },
  },

  writing: {
    title: 'Nommez les nuages',
    about: [
      'Prenez un nombre, puis touchez un nuage. Chaque nombre va dans un seul nuage.',
      'Personne ne les voit avant que tous aient fini.',
    ],
    pick: 'Nombre à écrire',
    number: number => `Écrire ${number}`,
    taken: number => `${number} est écrit`,
    portal: 'Le nuage de votre 11 ouvre le côté muré.',
    left: left => count(left, '# nuage est vide', '# nuages sont vides'),
    done: 'Fini',
  },

  score: {
    title: 'Le compte',
    line: { gems: 'Gemmes', gold: 'Or', boss: 'Coups au chef', lives: 'Vies perdues', total: 'Points' },
    how: (line, { gems, gold, hits, isBossSlain }) => {
      if (line === 'gems') return `${gems} × ${POINTS_PER_GEM}`;
      if (line === 'gold') return `${gold} × ${POINTS_PER_GOLD}`;
      if (line === 'lives') return '';
      return isBossSlain
        ? 'vaincu, payé en gemmes'
        : `${count(hits, '# coup', '# coups')}, ${BOSS_PORTION} par ${BOSS_PORTION}`;
    },
    fallen: 'à terre',
  },

  recap: {
    title: 'Cette manche',
    turn: name => (name === undefined ? 'Retour à votre feuille.' : `La feuille ${de(name)}.`),
    fall: (name, called) =>
      `${name === undefined ? 'Votre dernier coup' : `Le dernier coup ${de(name)}`} contre ${called}…`,
    worth: (name, called, gems) =>
      `${name === undefined ? 'Vous frappez' : `${name} frappe`} ${called} gratuitement ; sa défaite ne ${name === undefined ? 'vous' : 'lui'} rapporte plus ${count(gems, 'qu’une gemme', 'que # gemmes')}.`,
    rolls: name => (name === undefined ? 'Vous lancez.' : `${name} lance.`),
    sheets: 'Ce que les autres ont barré.',
    first: 'en premier',
    blow: 'un coup gratuit',
  },

  goal: {
    alone: counted =>
      `marquer le plus de points possible avant que le dernier monstre tombe, ou vous (${COUNTING[counted]}).`,
    together: counted =>
      `avoir plus de points que les autres quand le dernier monstre tombe (${COUNTING[counted]}, 1 de moins par vie perdue).`,
  },

  why: {
    worth: (points, cause, next) =>
      `La manche vaut alors environ ${inPoints(points)}${cause === undefined ? '' : `, surtout ${cause}`}${next === undefined ? '' : ` ; ${next}`}.`,
    nextBest: points => `la meilleure autre, environ ${figure(points)}`,
    asGood: 'une autre vaut autant',
    causes: {
      gems: 'en gemmes',
      gold: 'en or',
      symbols: 'en dés noirs',
      torches: 'en torches',
      blows: 'en coups portés aux monstres',
      reached: 'parce qu’un monstre est à portée',
      lives: 'en vies',
      outlook: 'en promesses pour la suite',
    },
    opens: spaces => `Cela ne rapporte encore rien, mais ouvre ${count(spaces, '# case', '# cases')}.`,
    near: corridors =>
      count(
        corridors,
        'Il est à # pas d’un départ.',
        'Il est à # pas d’un départ, et aucun nuage libre n’est plus proche.',
      ),
    lead: points =>
      points > 0
        ? `Si cela finit la partie, vous menez de ${points}.`
        : `Un coup gratuit peut finir la partie, et vous seriez ${points === 0 ? 'à égalité, avec 0 point d’avance' : `à ${-points} points derrière`}.`,
    nothing: lives => `Aucune somme n’a de cible : il en coûte ${count(lives, '# vie', '# vies')}.`,
    onlyCosts: lives => `Il ne reste rien d’autre à faire. Il en coûte ${count(lives, '# vie', '# vies')}.`,
    only: 'Pour l’instant, 1 seule chose est possible.',
  },

  foresights: {
    gem: () => 'une gemme',
    gold: () => 'de l’or',
    chest: () => 'un coffre',
    half: () => 'la moitié des gravats',
    portal: () => 'le nuage vide s’ouvre',
    nothing: () => 'rien de plus',
    fist: ({ boxes }) => count(boxes, '# dégât à un monstre', '# dégâts, un à chaque monstre'),
    unlock: ({ number, name }) => `déverrouille le ${number} ${of(name)}`,
    reach: ({ names }) => `${and.format(names.map(subject))} à portée`,
    open: ({ spaces }) => `ouvre ${count(spaces, '# case', '# cases')}`,
    hit: ({ name, left }) => `${subject(name)} prend un coup, reste ${left}`,
    defeat: ({ name }) => `${subject(name)} tombe`,
    hearts: ({ lives }) => `ses cœurs prennent ${count(lives, 'une vie', '# vies')}`,
    skull: () => 'ses cœurs vous tuent',
  },

  doing: {
    write: (number, cloud) => `Écrire ${number} ici : ${cloud}`,
    mark: (sum, space) => (sum === undefined ? `Barrer le ${space}` : `Avec ${sum}, barrer : ${space}`),
    hit: (sum, name) => `Avec ${sum}, frapper ${name}`,
    crush: name => `Avec les deux sommes, frapper ${name}`,
    torch: {
      space: space => `Brûler une torche sur le ${space}`,
      room: name => `Brûler une torche sur ${name}`,
    },
    done: 'Finir votre manche',
  },

  needs: {
    never: () => 'rien, c’est fait.',
    portal: () => 'votre 11, qui ouvre le nuage vide.',
    beside: ({ nodes }) => `d’abord ${or.format(nodes)} à côté ;`,
    roll: ({ number, byTorch }) =>
      `${number === 0 ? 'un nombre écrit dedans' : `une somme de ${number}`}${byTorch ? TORCH : ''}.`,
    double: ({ number, byTorch }) =>
      `${number === 0 ? 'n’importe quel double' : `un double ${number / 2}`}${byTorch ? TORCH : ''}.`,
    numbers: ({ numbers, keys }) =>
      `${numbers.length > 0 ? `un ${or.format(numbers.map(String))}` : 'un numéro'}${unlocking(keys)}.`,
    both: ({ numbers, keys }) => `deux parmi ${and.format(numbers.map(String))} à la fois${unlocking(keys)}.`,
  },
};

const TORCH = ', ou une torche';

const unlocking = (keys: readonly string[]): string =>
  keys.length > 0 ? ` ; barrez ${or.format(keys)} pour en déverrouiller` : '';

function room({ name, black, open, locked, left, boxes, gems, hearts, armoured }: RoomState): string {
  return [
    `${name}${armoured ? ', en armure' : ''}`,
    `${count(left, '# point', '# points')} de vie sur ${boxes}`,
    `numéros ${and.format([...black, ...open].map(String)) || 'aucun'}`,
    ...(locked.length > 0 ? [`verrouillés ${and.format(locked.map(String))}`] : []),
    ...(gems[0] > 0 ? [`${count(gems[0], '# gemme', '# gemmes')} au premier, puis ${gems[1]}`] : []),
    ...(hearts > 0 ? [`coûte au premier ${count(hearts, 'une vie', '# vies')}`] : []),
  ].join(', ');
}

const COUNTING = {
  gems: `${POINTS_PER_GEM} par gemme`,
  gold: `${POINTS_PER_GEM} par gemme, ${POINTS_PER_GOLD} par or`,
};
