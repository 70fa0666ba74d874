import { PRINTED } from '../../../../art/donjonz/index.ts';
import { shelved, type Thing, type View, type Weapon } from '../../../../games/donjonz/index.ts';
import { GLORY_PER_POUCH, gloryOf, rankOf, SCALE } from '../../../../games/donjonz/readers.ts';
import { plural } from '../../../../kernel/words.ts';
import { uncapital } from '../../words/case.ts';
import type { Enclosure } from './enclosure.ts';
import type { Neighbour } from './neighbours.ts';
import type { Tally } from './voice.ts';
import type { BoardWords } from './words.ts';

const count = plural('fr');
const list = new Intl.ListFormat('fr');
const game = shelved.words.fr;
const { weapons, monsters, things } = game;
const quoted = (name: string): string => `« ${game.card(name)} »`;

const MONSTERS: Readonly<Record<Weapon, string>> = {
  hammer: 'les golems',
  axe: 'les squelettes',
  sword: 'les gobelins',
  bow: 'les chauves-souris',
};
const NO_MONSTER: Readonly<Record<Weapon, string>> = {
  hammer: 'aucun golem',
  axe: 'aucun squelette',
  sword: 'aucun gobelin',
  bow: 'aucune chauve-souris',
};
const ONE_MONSTER: Readonly<Record<Weapon, string>> = {
  hammer: 'un golem attend',
  axe: 'un squelette attend',
  sword: 'un gobelin attend',
  bow: 'une chauve-souris attend',
};
const MANY_MONSTERS: Readonly<Record<Weapon, string>> = {
  hammer: '# golems attendent',
  axe: '# squelettes attendent',
  sword: '# gobelins attendent',
  bow: '# chauves-souris attendent',
};
const A_WEAPON: Readonly<Record<Weapon, string>> = {
  hammer: 'Un marteau',
  axe: 'Une hache',
  sword: 'Une épée',
  bow: 'Un arc',
};
const THE_WEAPON: Readonly<Record<Weapon, string>> = {
  hammer: 'le marteau',
  axe: 'la hache',
  sword: 'l’épée',
  bow: 'l’arc',
};
const SIDES = ['au nord', 'à l’est', 'au sud', 'à l’ouest'] as const;
const BESIDE = ['au-dessus de', 'à droite de', 'au-dessous de', 'à gauche de'] as const;

export const fr: BoardWords = {
  sheet: { ...PRINTED.fr, glory: () => 'Gloire acquise' },

  turned: { 0: 'telle quelle', 1: 'un quart de tour à droite', 2: 'à l’envers', 3: 'un quart de tour à gauche' },

  laying: {
    pile: 'La pioche',
    pileNote: 'face visible : cette carte, puis la suivante',
    inHand: 'en main : doit toucher les pointillés',
    toTake: 'à prendre, ou déplacez la dernière',
    next: 'La suivante',
    last: 'la dernière',
    none: 'plus aucune carte',
    more: cards => count(cards, 'puis encore une', 'puis encore #'),
    unseen: cards => count(cards, 'encore une après elle, inconnue', 'encore # après elle, inconnues'),
    turn: 'Tourner',
    lay: 'Poser',
    onward: { take: 'Prendre la suivante', 'set-out': 'Partir quand même' },
    undo: 'Annuler',
    order: 'D’abord tout le plan, ensuite la marche',
    keys: 'Flèches : déplacer · R : tourner · Entrée : poser',
    board: card =>
      `Plateau. En main : « ${card} ». Les flèches la déplacent, R la tourne, N va au placement suivant, Entrée la pose.`,
    boardWalledIn: card =>
      `Plateau. « ${card} » a emmuré le héros. Entrée le fait partir quand même, U reprend la carte.`,
    boardHeld: card => `Plateau. En main : « ${card} ».`,
    boardLaid: card => `Plateau. « ${card} » vient d’être posée.`,
    boardAfter: card => `Plateau. « ${card} » vient d’être posée. Entrée prend la carte suivante, U la reprend.`,
    held: (card, turned) => `« ${card} », ${turned}`,
    fits: (turned, found) => `${turned} : possible ${found}.`,
    list: 'Lister les placements',
    listTitle: card => `Où « ${card} » peut se poser`,
    turnBy: 'Orientation',
    near: (card, places) => `Contre « ${card} » : ${count(places, 'un placement', '# placements')}`,
    layAt: found => `La poser ${found}`,
    layTurned: (turned, found) => `La poser ${turned}, ${found}`,
    spot,
    place,
    refused: (turned, reason) => `${turned} : pas ici. ${reason}`,
    enclosed,
  },

  voice: {
    brings: (card, [number, of], tally) => `Posez ${quoted(card)}, carte ${number} sur ${of} : ${counted(tally)}.`,
    toCome: tally => `Encore à venir : ${counted(tally)}.`,
  },

  captions: {
    step: ['Un pas vers le nord…', 'Un pas vers l’est…', 'Un pas vers le sud…', 'Un pas vers l’ouest…'],
    lays: card => `Vous posez ${quoted(card)}…`,
  },

  goal: `bâtir un donjon, puis le parcourir une fois pour le plus de gloire possible (${GLORY_PER_POUCH} par bourse, et pour chaque monstre battu plus que pour le précédent).`,

  why: {
    joined: (open, walled) =>
      `${count(open, '# bord ouvert la relie', '# bords ouverts la relient')} au donjon${walled > 0 ? `, ${count(walled, '# est muré', '# sont murés')}` : ''}.`,
    promises: glory => `En jouant ainsi, la marche finit à environ ${glory} de gloire.`,
    elsewhere: (found, glory) => `À défaut (environ ${glory}) : ${found}.`,
    ends: glory => `Ce chemin finit à environ ${glory} de gloire.`,
    compared: (glory, other, less) =>
      `Ce chemin finit à environ ${glory} de gloire (${other === undefined ? 'le meilleur autre' : uncapital(other)} : environ ${less}).`,
    even: (glory, other) =>
      `Ce chemin finit à environ ${glory} de gloire, et l’autre aussi${other === undefined ? '' : ` : ${uncapital(other)}`}.`,
    take: left => `Elle est bien posée. Cartes à venir : ${left}.`,
    setOut: '0 issue : la marche finit où elle commence.',
  },

  walking: {
    board: 'Plateau. Les flèches choisissent un pas, Entrée le fait.',
    boardStill: 'Plateau. Le donjon et le parcours.',
    order: cards => `Les ${cards} cartes sont posées`,
    so: (steps, left) => `${count(steps, '# pas', '# pas')}, ${count(left, 'reste # case', 'restent # cases')}`,
    keys: 'Flèches : marcher · U : annuler · ? : touches',
    pad: 'Pas',
    step: ['Un pas au nord', 'Un pas à l’est', 'Un pas au sud', 'Un pas à l’ouest'],
    ahead: (step, foretold) => `${step} : ${foretold}`,
    again: 'encore une fois pour y aller',
    choice: (choice, found) => {
      if (choice.type === 'leave') return `Laisser ${THE_WEAPON[found]}`;
      return choice.type === 'pick-up'
        ? `Prendre ${THE_WEAPON[found]}`
        : `Échanger ${THE_WEAPON[choice.drop]} contre ${choice.drop === found ? 'l’autre' : THE_WEAPON[found]}`;
    },
    found: weapon => A_WEAPON[weapon],
    beats: (weapon, left) =>
      left === 0 ? `plus ${NO_MONSTER[weapon]} à battre` : `bat ${MONSTERS[weapon]} : il en reste ${left}`,
    without: (weapon, left) =>
      left === 0
        ? `plus ${NO_MONSTER[weapon]} pour ${THE_WEAPON[weapon]}`
        : `${count(left, ONE_MONSTER[weapon], MANY_MONSTERS[weapon])} ${THE_WEAPON[weapon]}`,
    already: 'déjà dans votre équipement',
    same: 'l’un vaut l’autre',
    inventory,
    open: 'Voir toute la feuille',
  },

  survey: {
    title: 'Le donjon, rangée par rangée',
    row: row => `Rangée ${row}`,
    rock: 'pas de case',
    space: ({ thing, walls, visited }) =>
      [
        ...(visited === 'here' ? ['le héros'] : []),
        nameOf(thing),
        ...(walls.length > 0 ? [`mur ${list.format(walls.map(side => SIDES[side]))}`] : []),
        ...(visited === 'yes' ? ['déjà visitée'] : []),
      ].join(', '),
    at: (row, column, said) => `Rangée ${row}, colonne ${column} : ${said}`,
    card: ({ width, spaces }) =>
      spaces
        .map(({ thing, walls }, index) => {
          const standing = SIDES.filter((_, side) => walls[side]);
          const what = standing.length === 0 ? nameOf(thing) : `${nameOf(thing)} avec un mur ${list.format(standing)}`;
          return index % width === 0 ? `Rangée ${index / width + 1} : ${what}` : what;
        })
        .join(', ')
        .replaceAll(/, (?=Rangée)/g, '. '),
  },

  foresights: {
    nothing: () => 'rien ici',
    pouch: ({ glory }) => `une bourse : +${glory} de gloire`,
    key: () => 'la clé',
    weapon: ({ weapon }) => `prendre ${THE_WEAPON[weapon]} ?`,
    beaten: ({ weapon, glory }) => `${monsters[weapon]} battu : +${glory} de gloire`,
    robbed: ({ pouches }) => count(pouches, 'perdre votre seule bourse', 'perdre vos # bourses'),
    fall: () => 'vous tombez ici : partie perdue',
    doubled: ({ before, pouches }) =>
      before === 0
        ? 'la porte ne double rien'
        : `${count(before, 'une bourse en devient', '# bourses en deviennent')} ${pouches}`,
    passed: () => 'passer la porte, pour rien',
    end: ({ score }) => `fin de la marche à ${score}`,
    'dead-end': ({ steps }) => `cul-de-sac : encore ${steps} pas au plus`,
  },

  bestWalk: {
    show: score => `Voir la marche qui fait ${score}`,
    hide: 'Cacher la meilleure marche',
    alike: steps => count(steps, 'Le premier pas est le même', 'Les # premiers pas sont les mêmes'),
    parted: (step, own, better) =>
      `Pas ${step} : ${own === undefined ? 'votre marche s’arrête' : `vous allez ${SIDES[own]}`}, la meilleure ${better === undefined ? 's’arrête' : `va ${SIDES[better]}`}`,
    left: (pouches, foes) =>
      `Seulement sur la meilleure marche : ${count(pouches, 'une bourse', '# bourses')}, ${count(foes, 'un monstre', '# monstres')}`,
    cost: glory => `Cela a coûté ${glory} de gloire`,
  },
};

function nameOf(thing: Thing): string {
  if (thing.type === 'monster') return monsters[thing.weapon];
  return thing.type === 'weapon' ? weapons[thing.weapon] : things[thing.type];
}

function ways(edges: number, open: number): string {
  if (open === 0) return 'aucun passage';
  if (open < edges) return count(open, 'un passage', '# passages');
  return edges === 1 ? 'ouverte' : 'toutes ouvertes';
}

function place(neighbours: readonly Neighbour[]): string {
  const edges = neighbours.reduce((sum, neighbour) => sum + neighbour.edges, 0);
  const open = neighbours.reduce((sum, neighbour) => sum + neighbour.open, 0);
  return `${spot(neighbours)} : ${count(edges, 'une arête commune', '# arêtes communes')}, ${ways(edges, open)}`;
}

function spot([first, ...others]: readonly Neighbour[]): string {
  if (!first) return '';
  const also = others.length > 0 ? ` ; aussi contre ${list.format(others.map(({ name }) => quoted(name)))}` : '';
  return `${BESIDE[first.side]} ${quoted(first.name)}${shifted(first)}${also}`;
}

function shifted({ side, shift }: Neighbour): string {
  if (shift === 0) return '';
  const [back, on] = side % 2 === 0 ? ['à gauche', 'à droite'] : ['vers le haut', 'vers le bas'];
  return `, ${Math.abs(shift)} ${shift < 0 ? back : on}`;
}

function inventory(view: View): string {
  const glory = gloryOf(view);
  return [
    view.weapons.length > 0 ? `Armes : ${list.format(view.weapons.map(weapon => weapons[weapon]))}.` : 'Aucune arme.',
    view.key ? 'La clé.' : 'Pas de clé.',
    view.pouches > 0
      ? `${count(view.pouches, '# bourse', '# bourses')} : ${GLORY_PER_POUCH * view.pouches} de gloire.`
      : 'Aucune bourse.',
    view.monsters > 0
      ? `${count(view.monsters, '# monstre battu', '# monstres battus')} : ${SCALE[view.monsters] ?? 0} de gloire.`
      : 'Aucun monstre battu.',
    `Gloire acquise : ${glory}, ${view.lost ? 'perdue' : game.ranks[rankOf(glory) - 1]}.`,
  ].join(' ');
}

function enclosed({ spaces, isEarly }: Enclosure): string {
  const left = count(spaces, 'Il reste # case à parcourir', 'Il reste # cases à parcourir');
  if (spaces === 0) return 'Cela emmure le héros : plus un seul pas possible.';
  if (isEarly) return `Cela emmure le héros. ${left}, et aucune carte à venir ne sera accessible.`;
  return `Cela isole le héros. ${left}, le reste est derrière des murs.`;
}

function counted({ pouches, weapons: arms, monsters: foes, keys, doors }: Tally): string {
  const found = [
    ...(pouches > 0 ? [count(pouches, '# bourse', '# bourses')] : []),
    ...(arms > 0 ? [count(arms, '# arme', '# armes')] : []),
    ...(foes > 0 ? [count(foes, '# monstre', '# monstres')] : []),
    ...(keys > 0 ? ['la clé'] : []),
    ...(doors > 0 ? ['la porte'] : []),
  ];
  return found.length > 0 ? list.format(found) : 'rien du tout';
}
