import { capital, lookUp, plural } from '../../kernel/words.ts';
import type { Turn } from './deck.ts';
import type { Joins } from './events.ts';
import type { DonjonzWords } from './words.ts';

const count = plural('fr');

const weapons = { hammer: 'marteau', axe: 'hache', sword: 'épée', bow: 'arc' } as const;
const aWeapon = { hammer: 'un marteau', axe: 'une hache', sword: 'une épée', bow: 'un arc' } as const;
const theWeapon = { hammer: 'le marteau', axe: 'la hache', sword: 'l’épée', bow: 'l’arc' } as const;
const noWeapon = { hammer: 'de marteau', axe: 'de hache', sword: 'd’épée', bow: 'd’arc' } as const;
const monsters = { hammer: 'golem', axe: 'squelette', sword: 'gobelin', bow: 'chauve-souris' } as const;
const aMonster = { hammer: 'un golem', axe: 'un squelette', sword: 'un gobelin', bow: 'une chauve-souris' } as const;
const thisMonster = {
  hammer: 'ce golem',
  axe: 'ce squelette',
  sword: 'ce gobelin',
  bow: 'cette chauve-souris',
} as const;
const things = {
  nothing: 'vide',
  pouch: 'bourse d’or',
  key: 'clé',
  stair: 'escalier',
  door: 'porte verrouillée',
} as const;
const portions = { pouch: 'bourses', weapon: 'armes', monster: 'monstres' } as const;
const ingredients = { ...things, ...weapons, weapon: 'arme', monster: 'monstre' } as const;
const ranks = [
  'Paillasson honoraire',
  'Locataire aux doigts légers',
  'Nuisance qualifiée',
  'Terreur du garde-manger',
  'Propriétaire des profondeurs',
] as const;

/** By the English name in data.ts. */
const CARDS: Readonly<Record<string, string>> = {
  'The Front Step': 'Le Perron',
  'The Damp Vestibule': 'Le Vestibule humide',
  'The Crooked Gallery': 'La Galerie bancale',
  'The Bone Cupboard': 'Le Placard aux os',
  'The Armourer’s Nap': 'La Sieste de l’armurier',
  'The Counting Nook': 'Le Recoin des comptes',
  'The Bat Loft': 'Le Grenier aux chauves-souris',
  'The Goblin Canteen': 'La Cantine des gobelins',
  'The Golem’s Yard': 'La Cour du golem',
  'The Long Draught': 'Le Grand Courant d’air',
  'The Spare Cellar': 'La Cave de trop',
  'The Keeper’s Mistake': 'L’Erreur du gardien',
};

const VICTORIES = {
  hammer: 'Un golem, désormais gravier.',
  axe: 'Un squelette, désormais petit bois.',
  sword: 'Un gobelin. Votre épée savait quoi faire.',
  bow: 'Une chauve-souris, désormais au sol.',
} as const;

/** What is said of a card when it comes to lie; a card of one's own deck has no more than its name. */
const REMARKS: Readonly<Record<string, string>> = {
  'The Damp Vestibule': 'Le Vestibule humide : on s’essuie les pieds en sortant.',
  'The Crooked Gallery': 'La Galerie bancale. Seuls les portraits sont droits.',
  'The Bone Cupboard': 'Le Placard aux os. Quelqu’un les a rangés par taille.',
  'The Armourer’s Nap': 'La Sieste de l’armurier. Servez-vous, sans bruit.',
  'The Counting Nook': 'Le Recoin des comptes. Ils étaient faux avant vous, aussi.',
  'The Bat Loft': 'Le Grenier aux chauves-souris. Gare aux cheveux.',
  'The Goblin Canteen': 'La Cantine des gobelins. Plat du jour : qui entre.',
  'The Golem’s Yard': 'La Cour du golem. Ne marchez pas sur le gravier, c’est encore lui.',
  'The Long Draught': 'Le Grand Courant d’air. Voilà où est passée la bougie.',
  'The Spare Cellar': 'La Cave de trop, pour quand les autres seront pleines.',
  'The Keeper’s Mistake': 'L’Erreur du gardien. Ce n’était pas la seule.',
};

function way({ to, open, walled }: Joins): string {
  if (open === 0) return 'Rien que des murs entre elle et le reste.';
  const shut = walled === 0 ? '' : ` ; ${count(walled, '# bord est muré', '# bords sont murés')}`;
  return `${count(open, 'Un passage mène', '# passages mènent')} à ${and(to.map(name => `« ${card(name)} »`))}${shut}.`;
}

const and = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' et ');

const TURNED: Readonly<Record<Turn, string>> = {
  0: 'telle quelle',
  1: 'tournée d’un quart à droite',
  2: 'retournée d’un demi-tour',
  3: 'tournée d’un quart à gauche',
};

const SIDES = ['vers le nord', 'vers l’est', 'vers le sud', 'vers l’ouest'] as const;

export const fr: DonjonzWords = {
  ranks,
  weapons,
  monsters,
  things,
  card,

  events: {
    'card-turned-up': ({ name }) => `La pioche montre « ${card(name)} ».`,
    'card-taken': ({ name }) => `En main : « ${card(name)} ».`,
    'card-laid': ({ name, joins }) =>
      `${lookUp(REMARKS, name) ?? `« ${card(name)} » fait désormais partie du donjon.`} ${way(joins)}`,
    'map-finished': () => 'Le plan est complet. L’escalier vous attend.',
    stepped: ({ side }) => `Un pas ${SIDES[side]}.`,
    'pouch-found': ({ pouches }) =>
      `Une bourse d’or. ${count(pouches, 'C’est la seule.', 'Vous tintez de # bourses.')}`,
    'weapon-found': ({ weapon }) => `Quelqu’un a laissé ${aWeapon[weapon]} ici.`,
    'weapon-taken': ({ weapon }) => `Vous prenez ${theWeapon[weapon]}. Personne ne s’y oppose.`,
    'weapon-dropped': ({ weapon }) => `${capital(theWeapon[weapon])} reste derrière vous.`,
    'weapon-left': ({ weapon }) => `Vous laissez ${theWeapon[weapon]} aux araignées.`,
    'key-found': () => 'Une clé. Elle doit bien ouvrir quelque chose.',
    'door-opened': ({ before, pouches }) =>
      before === 0
        ? 'La porte s’ouvre. Deux fois rien, cela fait rien.'
        : `La porte s’ouvre : ${count(before, 'une bourse en devient', '# bourses en deviennent')} ${pouches}.`,
    'door-passed': () => 'Vous passez la porte. Sans clé, elle ne vous doit rien.',
    'monster-beaten': ({ weapon, monsters: beaten }) =>
      `${VICTORIES[weapon]} ${count(beaten, 'Premier monstre.', 'Et de #.')}`,
    'pouches-lost': ({ weapon, pouches }) =>
      `${capital(aMonster[weapon])}, et pas ${noWeapon[weapon]}. Il vous en coûte ${count(pouches, 'votre unique bourse', 'vos # bourses')}.`,
    'hero-fell': ({ weapon }) =>
      `${capital(aMonster[weapon])}, pas ${noWeapon[weapon]}, et rien pour acheter la paix. Vous restez dîner.`,
    'walk-ended': ({ score, rank }) => `Plus d’issue. ${glory(score)} : ${ranks[rank - 1]}.`,
  },

  actions: {
    'turn-up': ({ card: number }) => `Retourner la carte ${number}`,
    lay: ({ x, y, turn }) => `Poser la carte colonne ${x}, rangée ${y}, ${TURNED[turn]}`,
    take: () => 'Prendre la carte suivante',
    'set-out': () => 'Partir quand même',
    step: ({ x, y }) => `Avancer colonne ${x}, rangée ${y}`,
    'pick-up': () => 'Prendre l’arme',
    swap: ({ drop }) => `La prendre et lâcher ${theWeapon[drop]}`,
    leave: () => 'La laisser',
  },

  reasons: {
    'not-seated': () => 'Seule la personne qui joue peut faire cela.',
    pile: () => 'Il faut d’abord retourner la carte suivante.',
    over: () => 'La partie est finie.',
    unreadable: () => 'Ce n’est pas un coup de ce jeu.',
    'map-first': ({ left }) => `Le plan d’abord : il reste ${count(left, 'une carte', '# cartes')} à poser.`,
    'lay-first': () => 'Posez d’abord la carte en main.',
    'take-first': () => 'Prenez d’abord la carte suivante.',
    'set-out-first': () => 'Aucun pas n’est possible : partez quand même, ou reprenez la dernière carte.',
    'map-lies': () => 'Le plan est complet ; il ne reste aucune carte à poser.',
    'keep-moving': () => 'Le héros doit avancer tant qu’un pas est possible.',
    'weapon-first': () => 'Décidez d’abord si vous prenez l’arme.',
    overlap: () => 'La carte en couvrirait une autre.',
    corner: () => 'La carte ne touche que par un coin ; il faut le côté entier d’une case.',
    apart: () => 'La carte doit toucher une carte déjà posée.',
    rim: () => 'Il n’y a pas de case ici : le bord est un mur.',
    entered: () => 'Le héros y est déjà passé ; on n’entre qu’une fois dans une case.',
    diagonal: () => 'Le héros ne va pas en diagonale.',
    far: () => 'Le héros avance d’une case à la fois.',
    wall: () => 'Un mur les sépare.',
    locked: () => 'La porte est verrouillée et la clé n’est pas encore trouvée.',
    'hands-full': () => 'Deux armes au plus : lâchez-en une pour prendre celle-ci.',
    'hands-free': () => 'Une main est libre : il n’y a rien à lâcher.',
    'not-held': ({ weapon }) => `Le héros ne porte pas ${noWeapon[weapon]}.`,
    'no-such-option': ({ option }) => `Il n’y a pas d’option « ${option} ».`,
    'no-such-value': ({ option, expected }) => `« ${option} » doit valoir l’un de : ${expected}.`,
    'no-record': () => 'Les options se donnent par nom et par valeur.',
    'deck-without-drawing': ({ line, name }) => `Ligne ${line} : « ${name} » n’a pas de dessin en dessous.`,
    'deck-rows': ({ line, name }) =>
      `Ligne ${line} : le dessin de « ${name} » doit avoir un nombre impair de rangées et de colonnes.`,
    'deck-sign': ({ line, column, sign, expected }) =>
      expected === ''
        ? `Ligne ${line}, colonne ${column} : le dessin dépasse ici sa première rangée.`
        : `Ligne ${line}, colonne ${column} : « ${sign} » n’a pas sa place ici ; attendu : l’un de « ${expected} ».`,
    'deck-count': ({ line, cards }) =>
      `Ligne ${line} : un jeu a 11 cartes de donjon après la demi-carte, pas ${cards}.`,
    'deck-shape': ({ line, name, width, height }) =>
      `Ligne ${line} : « ${name} » fait ${width} sur ${height} ; la demi-carte fait 1 sur 3, une carte de donjon 2 sur 3.`,
    'deck-start': ({ line, thing, found }) =>
      `Ligne ${line} : il faut une case « ${things[thing]} » sur la demi-carte, pas ${found}.`,
    'deck-stray': ({ line, column, thing }) =>
      `Ligne ${line}, colonne ${column} : la case « ${things[thing]} » va sur la demi-carte.`,
    'deck-shortcut': ({ line, column }) =>
      `Ligne ${line}, colonne ${column} : la porte ne doit pas donner sur l’escalier.`,
    'deck-same-side': ({ line, column }) =>
      `Ligne ${line}, colonne ${column} : l’escalier et la porte doivent s’ouvrir de côtés différents.`,
    'deck-shut': ({ line, column, thing }) =>
      `Ligne ${line}, colonne ${column} : la case « ${things[thing]} » n’a pas de côté extérieur ouvert.`,
    'deck-unarmed': ({ line, column, weapon }) =>
      `Ligne ${line}, colonne ${column} : le jeu n’a pas ${noWeapon[weapon]} contre ${thisMonster[weapon]}.`,
    'deck-keys': ({ line, column, found }) =>
      `Ligne ${line}, colonne ${column} : un jeu a une seule clé, pas ${found}.`,
    'deck-start-key': ({ line, column }) =>
      `Ligne ${line}, colonne ${column} : la clé ne doit pas être sur la demi-carte.`,
    'deck-scale': ({ line, column, monsters: found, most }) =>
      `Ligne ${line}, colonne ${column} : ${found} monstres, c’est plus que l’échelle n’en compte (${most}).`,
    'deck-poor': ({ line, pouches, monsters: found }) =>
      `Ligne ${line} : un jeu a au moins 8 bourses et 6 monstres, pas ${pouches} et ${found}.`,
    'deck-crowded': ({ line, column, name, thing, most }) =>
      `Ligne ${line}, colonne ${column} : « ${name} » peut porter ${most} ${portions[thing]} au plus.`,
    'deck-blank': ({ line, name }) => `Ligne ${line} : « ${name} » ne porte rien du tout.`,
    'deck-recipe': ({ thing, found, expected }) =>
      `Le jeu standard a ${expected} fois « ${ingredients[thing]} », pas ${found}.`,
    'deck-walls': ({ percent, most }) => `Des murs sur ${percent} % des arêtes ; ${most} % est le maximum.`,
  },

  prompts: {
    watch: () => 'Vous regardez la partie.',
    'turn-up': () => 'La carte suivante se retourne.',
    take: () => 'Prenez la carte suivante, ou déplacez celle-ci.',
    'set-out': () => 'Le héros est emmuré. Partir quand même, ou déplacer la dernière carte ?',
    lay: ({ number, of }) => `Posez la carte ${number} sur ${of} : un côté doit toucher.`,
    walk: ({ ways }) => `Avancez. ${count(ways, 'Une seule issue.', '# issues.')}`,
    weapon: ({ weapon, full }) =>
      full
        ? `${capital(aWeapon[weapon])} : lâcher une arme pour l’avoir, ou y renoncer ?`
        : `${capital(aWeapon[weapon])} : prendre cette arme ?`,
    fallen: () => 'Le héros est tombé. Pas de gloire aujourd’hui.',
    over: ({ score, rank }) => `${glory(score)} : ${ranks[rank - 1]}.`,
  },
};

function card(name: string): string {
  return CARDS[name] ?? name;
}

function glory(score: number): string {
  return count(score, '# point de gloire', '# points de gloire');
}
