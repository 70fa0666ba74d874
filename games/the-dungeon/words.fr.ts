import type { Seat } from '../../kernel/game.ts';
import { capital, de, lookUp, type Names, plural, type Reader } from '../../kernel/words.ts';
import type { Face, Room } from './data.ts';
import type { Field, Verdict } from './events.ts';
import { type Side, type QuarterTurn, START_CELL, TILE_TABLE, tileOf } from './tiles.ts';
import { fieldIn, type TheDungeonWords, waysTo } from './words.ts';
import { setReasons } from './words.set.fr.ts';

const count = plural('fr');

const ratings = [
  'Rescapé de justesse',
  'Un peu roussi',
  'Prisonnier modèle à la retraite',
  'As de l’évasion',
  'Dehors avant le petit déjeuner',
] as const;

const rooms = {
  cell: 'Cellule',
  corridor: 'Couloir',
  unlit: 'Couloir obscur',
  'torture-chamber': 'Chambre de torture',
  stream: 'Rivière souterraine',
  'guard-room': 'Salle de garde',
  crypt: 'Crypte',
  lair: 'Antre',
  'flame-trap': 'Piège de feu',
  'pit-trap': 'Fosse',
  'spike-trap': 'Piège à pointes',
  library: 'Bibliothèque',
  'hidden-passage': 'Passage secret',
  storeroom: 'Réserve',
  tunnel: 'Tunnel',
} as const;

const theRoom: Readonly<Record<Room, string>> = {
  cell: 'La cellule',
  corridor: 'Le couloir',
  unlit: 'Le couloir obscur',
  'torture-chamber': 'La chambre de torture',
  stream: 'La rivière souterraine',
  'guard-room': 'La salle de garde',
  crypt: 'La crypte',
  lair: 'L’antre',
  'flame-trap': 'Le piège de feu',
  'pit-trap': 'La fosse',
  'spike-trap': 'Le piège à pointes',
  library: 'La bibliothèque',
  'hidden-passage': 'Le passage secret',
  storeroom: 'La réserve',
  tunnel: 'Le tunnel',
};

const roomOf = (face: Face): string => {
  const { room } = TILE_TABLE.find(tile => tile.face === face) ?? tileOf(START_CELL);
  return rooms[room];
};

const enemies = {
  guard: 'le garde',
  keeper: 'le gardien de la crypte',
  dragon: 'le dragon',
  worm: 'le ver géant',
  ghoul: 'la goule',
  rat: 'le rat géant',
  ghost: 'le fantôme',
} as const;

const characters = {
  farrier: 'Brunhild la maréchale-ferrante',
  poacher: 'Hob le braconnier',
  sweep: 'Ash le ramoneur',
  usurer: 'Perpétue l’usurière',
  copyist: 'Odon le copiste',
  porter: 'Gudrun la porteuse',
  umpire: 'Lionel l’arbitre',
  'hedge-witch': 'Tanaisie la rebouteuse',
} as const;

const abilities = {
  none: 'Aucun talent particulier.',
  'retries-locks': 'Peut réessayer une porte verrouillée, une fois par tour.',
  scouts: 'Peut retourner la tuile suivante pendant son déplacement.',
  'sees-in-the-dark': 'Se passe de lumière dans le noir.',
  'bribes-cheaply': 'Soudoie le garde pour une pièce d’or.',
  'steadies-tests': 'Ajoute un à son Esprit dans les épreuves.',
  'carries-five': 'Porte cinq objets.',
  'wins-stand-offs': 'Gagne ce qui serait un match nul.',
  'knows-a-spell': 'Commence avec un sort.',
} as const;

const wares = {
  torch: 'torche',
  scroll: 'parchemin',
  pastry: 'feuilleté',
  'fish-cake': 'croquette de poisson',
  sword: 'épée',
  talisman: 'talisman',
  axe: 'hache',
  helmet: 'casque',
  shield: 'bouclier',
  armour: 'armure',
} as const;

const aWare: Readonly<Record<string, string>> = {
  torch: 'une torche',
  scroll: 'un parchemin',
  pastry: 'un feuilleté',
  'fish-cake': 'une croquette de poisson',
  sword: 'une épée',
  talisman: 'un talisman',
  axe: 'une hache',
  helmet: 'un casque',
  shield: 'un bouclier',
  armour: 'une armure',
};

const theWare: Readonly<Record<string, string>> = {
  torch: 'la torche',
  scroll: 'le parchemin',
  pastry: 'le feuilleté',
  'fish-cake': 'la croquette de poisson',
  sword: 'l’épée',
  talisman: 'le talisman',
  axe: 'la hache',
  helmet: 'le casque',
  shield: 'le bouclier',
  armour: 'l’armure',
};

const wareTexts = {
  torch:
    'De la lumière : pas d’épreuve dans le noir. Sur le plateau d’en haut, elle ajoute trois à l’Esprit contre un Tréant, cinq contre une Fleur d’ombre.',
  scroll: 'Se lit à tout moment : vous apprenez un sort, et il tombe en poussière.',
  pastry: 'Mangé avant les dés, il ajoute un à la Force pour un combat.',
  'fish-cake': 'Mangée avant les dés, elle ajoute un à l’Esprit pour un combat psychique.',
  sword: 'Ajoute un à la Force au combat.',
  talisman: 'Ne sert ici qu’à se vanter.',
  axe: 'Ajoute un à la Force au combat.',
  helmet: 'Sauve une vie perdue au combat sur un 6.',
  shield: 'Sauve une vie perdue au combat sur 5 ou 6.',
  armour: 'Sauve une vie perdue au combat sur 4 et plus.',
} as const;

const animals = { mule: 'mule', horse: 'cheval', warhorse: 'destrier', 'horse-and-cart': 'attelage' } as const;

const spells = {
  'second-wind': 'Second souffle',
  'borrowed-muscle': 'Muscle d’emprunt',
  'clear-head': 'Tête claire',
  'polite-knock': 'Toc toc poli',
  'glow-worm': 'Ver luisant',
  'home-sweet-cell': 'Doux cachot',
  'second-thoughts': 'Réflexion faite',
  'hurried-feet': 'Pieds pressés',
  'draughty-map': 'Carte à courants d’air',
  begone: 'Du balai',
  'stolen-hour': 'Heure volée',
  'long-arm': 'Bras long',
} as const;

const spellTexts = {
  'second-wind': 'Rend une vie.',
  'borrowed-muscle': 'Trois points de Force de plus dans ce combat.',
  'clear-head': 'Trois points d’Esprit de plus dans cette épreuve.',
  'polite-knock': 'Ouvre une porte verrouillée de votre tuile.',
  'glow-worm': 'Éclaire ce tour et le suivant.',
  'home-sweet-cell': 'Vous ramène à la cellule ; le déplacement finit.',
  'second-thoughts': 'Tourne une tuile où il n’y a personne.',
  'hurried-feet': 'Deux tuiles de plus dans ce déplacement.',
  'draughty-map': 'Retourne des tuiles jusqu’à trois visibles sur la pile.',
  begone: 'Un ennemi de Force ou d’Esprit jusqu’à quatre n’est pas là.',
  'stolen-hour': 'Rend le tour que vous alliez perdre.',
  'long-arm': 'Rapporte un objet d’une autre tuile.',
} as const;

const finds = {
  nothing: 'rien',
  rat: 'rat géant, Force 3',
  ghost: 'fantôme, Esprit 3',
  'cave-in': 'éboulement : une vie et un tour',
  'secret-exit': 'une sortie secrète',
  torch: 'torche',
  food: 'repas : rend une vie',
  sword: 'épée',
  pastry: 'feuilleté',
  'fish-cake': 'croquette de poisson',
  dragon: 'dragon, Force 8',
  worm: 'ver géant, Force 6',
  ghoul: 'goule, Force 4',
  scroll: 'parchemin',
  talisman: 'talisman',
  'few-gold': 'un peu d’or',
  'much-gold': 'beaucoup d’or',
} as const;

const RESULTS = { won: 'gagné', drawn: 'match nul', lost: 'perdu' } as const;

function verdict(it: Verdict): string {
  switch (it.type) {
    case 'movement':
      return count(it.tiles, 'une tuile', '# tuiles');
    case 'lock':
      return it.isOpen ? 'elle s’ouvre' : 'verrouillée';
    case 'test':
      return `${it.passed ? 'réussi' : 'manqué'} contre Esprit ${it.craft}`;
    case 'fight':
      return `${it.mine} à ${it.theirs}, ${RESULTS[it.result]}`;
    case 'save':
      return it.saved ? 'une vie est sauvée' : 'rien n’est sauvé';
    case 'gold':
      return `${it.gold} d’or`;
    case 'find':
      return finds[it.find];
  }
}

const names: Readonly<Record<string, string>> = { ...characters, ...wares, ...spells };
const thing = (name: string): string => lookUp(names, name) ?? name;
const a = (name: string): string => lookUp(aWare, name) ?? `« ${name} »`;
const the = (name: string): string => lookUp(theWare, name) ?? `« ${name} »`;

const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

const sunWonBy = (winners: readonly Seat[], ...to: To): string => {
  const have = winners.includes(to[1] ?? -1) ? 'avez' : winners.length === 1 ? 'a' : 'ont';
  return `${capital(and(winners.map(seat => whom(seat, ...to))))} ${have} gagné la course au soleil.`;
};

const SIDES: Readonly<Record<Side, string>> = { 0: 'au nord', 1: 'à l’est', 2: 'au sud', 3: 'à l’ouest' };

function place(x: number, y: number): string {
  const ways = waysTo(x, y).map(([tiles, side]) => `${tiles} ${SIDES[side]}`);
  return ways.length === 0 ? 'au départ du labyrinthe' : `${and(ways)} de la cellule`;
}

const TURNED: Readonly<Record<QuarterTurn, string>> = {
  0: 'telle quelle',
  1: 'tournée d’un quart à droite',
  2: 'tête en bas',
  3: 'tournée d’un quart à gauche',
};

/** To whom something is said: the names of all, and who is called “vous”. */
type To = readonly [names: Names, reader?: Reader];

/** Somebody who does something: « Hob lance », « Vous lancez ». */
const does =
  (seat: Seat, ...[who, reader]: To) =>
  (they: string, you: string): string =>
    seat === reader ? `Vous ${you}` : `${who[seat]} ${they}`;

/** Somebody to whom something is done: « à Hob », « à vous ». */
const whom = (seat: Seat, ...[who, reader]: To): string => (seat === reader ? 'vous' : `${who[seat]}`);

/** What is done to somebody: « Otto prend la torche à Mira », « Otto vous prend la torche ». */
function takes([seat, victim]: readonly [Seat, Seat], what: string, ...to: To): string {
  const taker = does(seat, ...to);
  return victim === to[1]
    ? `${taker('vous prend', 'vous prenez')} ${what}.`
    : `${taker('prend', 'prenez')} ${what} à ${whom(victim, ...to)}.`;
}

const fights = ([seat, rival]: readonly [Seat, Seat], ...to: To): string =>
  rival === to[1]
    ? does(seat, ...to)('vous affronte', '')
    : `${does(seat, ...to)('affronte', 'affrontez')} ${whom(rival, ...to)}`;

const TESTED = {
  'flame-trap': ['Les flammes passent à côté.', 'Quelque chose brûle.'],
  'pit-trap': ['Un saut, et la fosse bâille pour rien.', 'Le sol est parti.'],
  'spike-trap': ['Les pointes ne rencontrent personne.', 'Les pointes rencontrent quelqu’un.'],
  library: ['Derrière les livres de cuisine, quelque chose de plus ancien.', 'Rien que des livres de cuisine.'],
  unlit: ['Une main sur le mur trouve le chemin.', 'Dans le noir, tous les coins sont le même coin.'],
} as const;

const BEATEN = {
  guard: 'Le garde se découvre une affaire urgente ailleurs.',
  keeper: 'Le gardien de la crypte vous l’accorde.',
  dragon: 'Contre toute attente, le dragon est battu.',
  worm: 'Le ver géant est fini des deux bouts.',
  ghoul: 'La goule perd l’appétit.',
  rat: 'Le rat géant n’était qu’un petit rat.',
  ghost: 'Le fantôme se dissipe en courant d’air.',
} as const;

/** What to do in a room. */
const MEETINGS: Readonly<Record<Room, string>> = {
  cell: 'Regardez autour de vous dans la cellule.',
  corridor: 'Regardez autour de vous dans le couloir.',
  unlit: 'Avancez dans le noir : deux dés au plus égaux à votre Esprit.',
  'torture-chamber': 'Choisissez ce que prend le bourreau.',
  stream: 'Regardez autour de vous dans l’eau.',
  'guard-room': 'Occupez-vous du garde.',
  crypt: 'Frappez à la crypte : un dé donne l’Esprit de son gardien.',
  lair: 'Regardez qui habite l’antre : un dé.',
  'flame-trap': 'Courez à travers les flammes : deux dés au plus égaux à votre Esprit.',
  'pit-trap': 'Sautez par-dessus la fosse : deux dés au plus égaux à votre Esprit.',
  'spike-trap': 'Marchez doucement : un dé au plus égal à votre Esprit.',
  library: 'Fouillez la bibliothèque : deux dés au plus égaux à votre Esprit.',
  'hidden-passage': 'Prenez la sortie.',
  storeroom: 'Fouillez la réserve : un dé.',
  tunnel: 'Entrez dans le tunnel : un dé.',
};

const PRICES = {
  gold: 'une pièce d’or',
  strength: 'un point de Force',
  craft: 'un point d’Esprit',
  life: 'une vie',
} as const;

const CAUSES = {
  deaths: 'Il ne reste personne pour chercher la sortie. Le donjon gagne.',
  rounds: 'Cent manches, et la porte est toujours ailleurs. Le donjon gagne.',
} as const;

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Nom',
  strength: 'Force',
  craft: 'Esprit',
  lives: 'Vies',
  fullLives: 'Se soigne jusqu’à',
  gold: 'Or',
  objects: 'Objets',
  followers: 'Compagnons',
  animals: 'Animaux',
  spells: 'Sorts',
  ability: 'Talent',
  metal: 'Métal',
  save: 'Sauve une vie sur',
};
const LISTS: Readonly<Record<string, string>> = { objects: 'objet', followers: 'compagnon', animals: 'animal' };

/** Which seat, which of its things, which field. */
const where = ({ seat, field: path }: Field): string => {
  const { list, number, field } = fieldIn(path);
  const of = list === undefined ? '' : `, ${lookUp(LISTS, list) ?? list} ${number}`;
  return `Siège ${seat + 1}${of} : « ${lookUp(FIELDS, field) ?? field} »`;
};

export const fr: TheDungeonWords = {
  ratings,
  rooms,
  enemies,
  characters,
  abilities,
  wares,
  animals,
  spells,
  finds,
  verdict,
  spellTexts,
  wareTexts,
  thing,
  place,

  events: {
    'character-drawn': ({ seat, character }, ...to) => `${does(seat, ...to)('sera', 'serez')} ${thing(character)}.`,
    'object-left-above': ({ seat, object }, ...to) =>
      `${does(seat, ...to)('laisse', 'laissez')} ${the(object)} là-haut.`,
    'spell-learnt': ({ seat, spell }, ...to) =>
      spell
        ? `${does(seat, ...to)('apprend', 'apprenez')} ${spells[spell]}.`
        : `${does(seat, ...to)('apprend un sort et n’en dit', 'apprenez un sort et n’en dites')} rien.`,
    'spell-discarded': ({ seat, spell }, ...to) => `${does(seat, ...to)('oublie', 'oubliez')} ${spells[spell]}.`,
    'turn-began': ({ seat, round }, ...to) => `Manche ${round} : ${seat === to[1] ? 'à vous' : to[0][seat]}.`,
    'turn-missed': ({ seat }, ...to) => `${does(seat, ...to)('perd', 'perdez')} ce tour.`,
    'fell-in': ({ seat }, ...to) => `${does(seat, ...to)('tombe', 'tombez')} d’en haut dans la cellule.`,
    'stayed-above': ({ seat }, ...to) => `${does(seat, ...to)('reste', 'restez')} en haut pour l’instant.`,
    retired: ({ seat }, ...to) => `${does(seat, ...to)('reste', 'restez')} en haut pour de bon.`,
    waited: ({ seat }, ...to) => `${does(seat, ...to)('attend', 'attendez')} les autres dans la cellule.`,
    'movement-rolled': ({ seat, die, tiles }, ...to) =>
      `${does(seat, ...to)('fait', 'faites')} ${die} : ${count(tiles, 'une tuile', '# tuiles')}.`,
    'door-unlocked': ({ die, side }) => `La porte ${SIDES[side]} n’est pas rancunière : ouverte sur un ${die}.`,
    'door-locked': ({ die, side }) => `La porte ${SIDES[side]} ne bouge pas : verrouillée sur un ${die}.`,
    'tile-turned-up': ({ face }) => `Sur la pile : ${roomOf(face)}.`,
    'tile-drawn': ({ face }) => `Derrière : ${roomOf(face)}.`,
    'tile-laid': ({ face, x, y }) => `La tuile « ${roomOf(face)} » est posée ${place(x, y)}.`,
    moved: ({ seat, side, face }, ...to) => `${does(seat, ...to)('va', 'allez')} ${SIDES[side]} : ${roomOf(face)}.`,
    'dead-end': () => 'Un cul-de-sac.',
    'came-home': ({ seat }, ...to) => `${does(seat, ...to)('retrouve', 'retrouvez')} la cellule.`,
    waded: ({ seat, gold, objects }, ...to) => {
      const lost = [...(gold > 0 ? [count(gold, 'une pièce d’or', '# pièces d’or')] : []), ...objects.map(the)];
      return lost.length === 0
        ? `${does(seat, ...to)('sort', 'sortez')} de l’eau sans rien avoir à perdre.`
        : `${does(seat, ...to)('laisse', 'laissez')} à l’eau ${and(lost)}.`;
    },
    'stayed-in-stream': ({ seat }, ...to) =>
      `${does(seat, ...to)('reste dans l’eau et se fripe', 'restez dans l’eau et vous fripez')} doucement.`,
    'test-rolled': ({ seat, test, dice, craft, passed }, ...to) =>
      `${does(seat, ...to)('lance', 'lancez')} ${and(dice.map(String))} contre un Esprit de ${craft}. ${TESTED[test][passed ? 0 : 1]}`,
    'dark-ignored': ({ seat }, ...to) => `Il fait noir, mais pas pour ${whom(seat, ...to)}.`,
    tortured: ({ seat, price }, ...to) =>
      seat === to[1]
        ? `Le bourreau vous prend ${PRICES[price]} et dit merci.`
        : `Le bourreau prend ${PRICES[price]} à ${to[0][seat]} et dit merci.`,
    'enemy-met': ({ enemy, power }) =>
      enemy === 'guard'
        ? 'Un garde lève les yeux de sa soupe.'
        : `${capital(enemies[enemy])} est au logis, avec ${power}.`,
    fought: ({ seat, enemy, mine, theirs, result }, ...to) => {
      const sums = `${does(seat, ...to)('fait', 'faites')} ${mine} contre ${theirs}`;
      if (result === 'won') return `${sums}. ${BEATEN[enemy]}`;
      return result === 'drawn'
        ? `${sums} : match nul. ${capital(enemies[enemy])} reste là.`
        : `${sums} : ${enemies[enemy]} l’emporte.`;
    },
    'guard-bribed': ({ seat, gold }, ...to) =>
      `${does(seat, ...to)('paie', 'payez')} ${count(gold, 'une pièce d’or', '# pièces d’or')}, et le garde étudie sa soupe.`,
    'enemy-evaded': ({ enemy }) => `${capital(enemies[enemy])} n’a jamais été là.`,
    'thrown-back': ({ seat }, ...to) => `${does(seat, ...to)('se retrouve', 'vous retrouvez')} dans la cellule.`,
    'life-lost': ({ seat, lives }, ...to) =>
      lives === 0
        ? `${does(seat, ...to)('perd sa', 'perdez votre')} dernière vie.`
        : `${does(seat, ...to)('perd', 'perdez')} une vie ; il en reste ${count(lives, 'une', '#')}.`,
    'life-healed': ({ seat, lives }, ...to) =>
      `${does(seat, ...to)('va', 'allez')} mieux : ${count(lives, 'une vie', '# vies')}.`,
    'save-rolled': ({ object, die, saved }) =>
      saved
        ? `${capital(the(object))} prend le coup sur un ${die}.`
        : `${capital(the(object))} n’y peut rien sur un ${die}.`,
    'turn-forfeited': ({ seat }, ...to) => `${does(seat, ...to)('perdra le', 'perdrez votre')} tour suivant.`,
    'turn-regained': ({ seat }, ...to) =>
      `${does(seat, ...to)('ne perdra finalement pas le', 'ne perdrez finalement pas votre')} tour suivant.`,
    'cave-in': () => 'Le plafond voudrait être le sol.',
    died: ({ seat, room }, ...to) =>
      `C’en est fini ${seat === to[1] ? 'de vous' : de(to[0][seat])}. ${theRoom[room]} garde le reste.`,
    found: ({ what }) => (what === 'food' ? 'De quoi manger, en gros. C’est avalé sur place.' : 'Rien ici.'),
    'gold-found': ({ seat, gold }, ...to) =>
      gold === 0
        ? 'Une bourse vide.'
        : `${does(seat, ...to)('trouve', 'trouvez')} ${count(gold, 'une pièce d’or', '# pièces d’or')}.`,
    'object-found': ({ seat, object }, ...to) => `${does(seat, ...to)('trouve', 'trouvez')} ${a(object)}.`,
    'none-available': ({ object }) => `Il y a eu ici ${a(object)}, autrefois.`,
    'object-left': ({ seat, object }, ...to) => `${does(seat, ...to)('abandonne', 'abandonnez')} ${the(object)}.`,
    'gold-taken': ({ seat, gold }, ...to) =>
      `${does(seat, ...to)('ramasse', 'ramassez')} ${count(gold, 'une pièce d’or', '# pièces d’or')}.`,
    'object-taken': ({ seat, name }, ...to) => `${does(seat, ...to)('prend', 'prenez')} ${the(name)}.`,
    'follower-left': ({ seat, name }, ...to) =>
      `${name} attend ici ${seat === to[1] ? 'votre retour' : `le retour ${de(to[0][seat])}`}.`,
    'follower-taken': ({ seat, name }, ...to) =>
      seat === to[1] ? `${name} vous suit désormais.` : `${name} suit désormais ${to[0][seat]}.`,
    'way-out-found': ({ seat }, ...to) =>
      `${does(seat, ...to)('voit le jour : dehors au', 'voyez le jour : dehors à votre')} tour suivant.`,
    'exit-declined': ({ seat }, ...to) => `${does(seat, ...to)('décide', 'décidez')} de rester encore un peu.`,
    escaped: ({ seat, round, strength, craft, lives, gold, objects, followers, spells: known }, ...to) =>
      `Manche ${round} : ${seat === to[1] ? 'vous êtes' : `${to[0][seat]} est`} dans les Ruines avec ${and([
        `Force ${strength}`,
        `Esprit ${craft}`,
        count(lives, 'une vie', '# vies'),
        count(gold, '# pièce d’or', '# pièces d’or'),
        ...objects.map(a),
        ...followers,
        ...(known > 0 ? [count(known, 'un sort', '# sorts')] : []),
      ])}.`,
    'scroll-read': ({ seat }, ...to) => `${does(seat, ...to)('lit', 'lisez')} un parchemin. Il tombe en poussière.`,
    eaten: ({ seat, object }, ...to) => `${does(seat, ...to)('mange', 'mangez')} ${the(object)}.`,
    'spell-cast': ({ seat, spell }, ...to) => `${does(seat, ...to)('lance', 'lancez')} ${spells[spell]}.`,
    'rival-fought': ({ seat, rival, mine, theirs, result }, ...to) => {
      const fight = `${fights([seat, rival], ...to)} : ${mine} à ${theirs}`;
      if (result === 'drawn') return `${fight}, et personne n’est convaincu.`;
      return `${fight}. ${does(result === 'won' ? seat : rival, ...to)('gagne', 'gagnez')}.`;
    },
    robbed: ({ seat, victim, what }, ...to) =>
      takes([seat, victim], what === 'life' ? 'une vie' : 'une pièce d’or', ...to),
    'object-robbed': ({ seat, victim, object }, ...to) => takes([seat, victim], the(object), ...to),
    'dice-thrown': ({ seat, dice, verdict: it }, ...to) =>
      `${does(seat, ...to)('lance', 'lancez')} ${and(dice.map(String))} : ${verdict(it)}. Le destin a peut-être un autre avis.`,
    'fate-spent': ({ seat, die }, ...to) =>
      `${does(seat, ...to)(`n’aime pas ce ${die} et le relance`, `n’aimez pas ce ${die} et le relancez`)}.`,
    'last-turns': () => 'Un dernier tour de table : les autres jouent encore une fois.',
    'tiles-taken-up': () => 'On reprend et on mélange les tuiles. Le labyrinthe a changé d’avis.',
    'dungeon-won': ({ cause }) => CAUSES[cause],
    'race-won': ({ winners }, ...to) => sunWonBy(winners, ...to),
  },

  actions: {
    deal: ({ character }) => `Distribuer ${thing(character)}`,
    fall: ({ object }) => `${capital(the(object))} reste en haut`,
    learn: ({ spell }) => `Apprendre ${spells[spell]}`,
    roll: ({ dice }) => `Faire ${dice.join(' et ')}`,
    draw: ({ face }) => `Tirer ${roomOf(face)}`,
    'fall-in': action => ('load' in action ? 'Tomber avec ce qui a été inscrit' : 'Tomber avec ce que vous avez'),
    'stay-above': () => 'Rester en haut pour l’instant',
    retire: () => 'Rester en haut pour de bon',
    'set-out': () => 'Se mettre en route',
    wade: () => 'Traverser : perdre or, métal et torches',
    stay: () => 'Rester dans l’eau',
    go: ({ side }) => `Aller ${SIDES[side]}`,
    'give-up': () => 'Laisser la porte tranquille',
    scout: () => 'Retourner la tuile suivante',
    lay: ({ turn }) => `Poser la tuile ${TURNED[turn]}`,
    explore: ({ room }) => `${rooms[room]} : lancer`,
    fight: ({ enemy }) => `Combattre ${enemies[enemy]}`,
    bribe: ({ gold }) => `Le soudoyer avec ${count(gold, 'une pièce d’or', '# pièces d’or')}`,
    pay: ({ price }) => `Donner ${PRICES[price]}`,
    attack: ({ rival }, who) => `Combattre plutôt ${who[rival]}`,
    pass: () => 'Ne combattre personne',
    rob: action => `Prendre ${action.what === 'object' ? the(action.object) : PRICES[action.what]}`,
    eat: ({ object }) => `Manger ${the(object)}`,
    read: () => 'Lire un parchemin',
    submit: () => 'Garder le parchemin, advienne que pourra',
    cast: action => {
      const name = `Lancer ${spells[action.spell]}`;
      if (action.spell === 'polite-knock') return `${name} sur la porte ${SIDES[action.side]}`;
      if (action.spell === 'second-thoughts') return `${name} sur la tuile ${action.tile}, ${TURNED[action.turn]}`;
      return action.spell === 'long-arm' ? `${name} : ${the(action.object)} de la tuile ${action.tile}` : name;
    },
    discard: ({ spell }) => `Oublier ${spells[spell]}`,
    drop: action => (action.thing === 'object' ? `Poser ${the(action.name)}` : `Laisser ${action.name} ici`),
    leave: ({ object }) => `Abandonner ${the(object)}`,
    take: action => {
      if (action.thing === 'gold') return 'Prendre l’or';
      return `Prendre ${action.thing === 'object' ? the(action.name) : action.name}`;
    },
    keep: () => 'Garder les dés',
    reroll: ({ die }) => `Dépenser du destin : relancer ${die === 0 ? 'le premier dé' : 'le second dé'}`,
    decline: () => 'Rester dans le donjon',
    end: () => 'Finir le tour',
  },

  reasons: {
    over: () => 'La partie est finie.',
    'nobody-inside': () => 'Il faut que quelqu’un commence dedans.',
    'above-first': () => 'Dites d’abord si vous tombez.',
    'not-above': () => 'Vous n’êtes pas en haut.',
    chance: () => 'Les dés et les tuiles d’abord.',
    'not-your-turn': () => 'C’est le tour de quelqu’un d’autre.',
    'not-seated': () => 'Seuls ceux qui jouent peuvent faire cela.',
    unreadable: () => 'Ce n’est pas un coup de ce jeu.',
    wall: () => 'Il y a un mur.',
    blocked: () => 'L’issue est bouchée : derrière, il y a un mur.',
    locked: () => 'La porte est verrouillée, pour tout le monde.',
    'no-turning-back': () => 'Dans un même déplacement, on ne fait pas demi-tour.',
    'must-return': () => 'Tout a été essayé : il ne reste que le chemin de la cellule.',
    'no-tiles': () => 'Il ne reste plus de tuile à poser là.',
    'no-stopping': () => 'On ne peut pas finir un déplacement avant terme.',
    'opening-astray': () => 'Aucune ouverture de la tuile ne rencontrerait votre chemin.',
    'same-turn': () => 'Cette orientation est identique à une autre.',
    'lay-first': () => 'Posez d’abord la tuile.',
    'in-the-stream': () => 'Décidez d’abord si vous continuez.',
    'set-out-first': () => 'Mettez-vous d’abord en route.',
    'no-surplus': () => 'Vous n’en avez pas trop.',
    'not-in-the-stream': () => 'Vous n’êtes pas dans l’eau.',
    'encounter-first': () => 'Il faut d’abord s’occuper de la tuile.',
    'other-encounter': () => 'Ce n’est pas ce que demande la tuile.',
    'bribe-too-small': ({ gold, asked }) =>
      `Le garde veut ${count(asked, 'une pièce d’or', '# pièces d’or')}, et vous en avez ${gold}.`,
    'price-not-there': () => 'Vous n’avez rien de cela à donner.',
    'no-encounters': () => 'À cette table, les personnages ne se battent pas entre eux.',
    'no-rival': () => 'Il n’y a personne d’autre à combattre ici maintenant.',
    'truce-in-the-cell': () => 'On ne se bat pas dans la première cellule.',
    'scroll-first': () => 'Dites d’abord si vous lisez le parchemin avant qu’on puisse le prendre.',
    'not-beaten': () => 'Personne ne vient de vous battre.',
    'spoils-first': () => 'Dites d’abord ce que vous prenez.',
    'not-there-to-take': () => 'Ce n’est pas là pour être pris.',
    'not-held': ({ name }) => `Vous n’avez pas cela : ${thing(name)}.`,
    'not-now': ({ name }) => `Ce n’est pas le moment : ${thing(name)}.`,
    'no-such-spell': () => 'Ce sort n’existe pas.',
    'discard-first': ({ places }) => `Oubliez d’abord un sort : vous pouvez en retenir ${places}.`,
    'leave-first': ({ most }) => `Abandonnez d’abord un objet : vous pouvez en porter ${most}.`,
    'hands-full': ({ most }) => `Vous avez les mains pleines : ${most} objets au plus.`,
    barred: () => 'On ne peut rien prendre ici maintenant.',
    'only-in-cells': () => 'On ne laisse ses compagnons que dans les cellules.',
    'nothing-lies-here': () => 'Cela ne se trouve pas ici.',
    'fate-first': () => 'Gardez d’abord les dés, ou dépensez du destin sur un des vôtres.',
    'no-fate': () => 'Il n’y a pas de destin à dépenser.',
    'no-way-out': () => 'Il n’y a pas de sortie à refuser.',
    'no-ability': () => 'Vous n’avez pas ce talent, ou pas maintenant.',
    'turn-over': () => 'Le déplacement est fini.',
    'not-everybody-home': () =>
      'Les tuiles sont reprises d’elles-mêmes quand tout est essayé et que tout le monde est dans la cellule.',
    ...setReasons,
    'no-record': () => 'Les options se donnent par nom et par valeur.',
    'no-such-option': ({ option }) => `L’option « ${option} » n’existe pas.`,
    'no-such-value': ({ option, expected }) => `« ${option} » doit être l’un de : ${expected}.`,
    'seats-differ': ({ seats, found }) =>
      `Il faut ${count(seats, 'un personnage pour un siège', 'un personnage pour chacun des # sièges')}, pas ${found}.`,
    'character-twice': ({ character }) => `${thing(character)} ne peut être à la table qu’une fois.`,
    'field-unknown': it => `${where(it)} n’est pas un champ de la fiche.`,
    'field-missing': it => `${where(it)} manque.`,
    'field-range': it => `${where(it)} doit être un nombre entier de ${it.least} à ${it.most}.`,
    'field-length': it => `${where(it)} doit être une liste de ${it.most} au plus.`,
    'field-value': it => `${where(it)} doit être l’un de : ${it.expected}.`,
    'field-text': it => `${where(it)} doit avoir de 1 à ${it.most} lettres, sans espaces autour.`,
    'name-taken': it => `${where(it)} : un autre objet s’appelle déjà « ${it.name} ».`,
    'too-many-objects': ({ seat, most }) =>
      `Siège ${seat + 1} : sans animal, personne ne porte plus de ${most} objets.`,
    'animals-outside': ({ seat }) => `Siège ${seat + 1} : aucun animal ne sort d’une geôle.`,
    'too-many-spells': ({ seat, most }) =>
      `Siège ${seat + 1} : cet Esprit retient au plus ${count(most, '# sort', '# sorts')}.`,
  },

  prompts: {
    watch: () => 'Vous regardez.',
    dealing: () => 'On distribue personnages et affaires.',
    rolling: () => 'Les dés sont en l’air.',
    wait: ({ seat }, who) => `C’est au tour ${de(who[seat])}.`,
    dead: () => 'Vous n’êtes plus de ce monde, mais la vue est bonne.',
    out: () => 'Vous êtes dans les Ruines. Les autres cherchent encore la porte.',
    above: () => 'Vous êtes en haut. Tombez-vous ?',
    begin: () => 'Des choses traînent dans la cellule. Prenez-en, ou mettez-vous en route.',
    stream: () => 'Vous êtes dans l’eau : traversez sans vos trésors, ou restez.',
    'stream-return': () => 'Traversez : le chemin du retour passe par l’eau.',
    step: ({ moves, ways }) =>
      `${ways === 1 ? 'Continuez' : 'Choisissez un chemin'} : encore ${count(moves, 'une tuile', '# tuiles')}.`,
    'step-home': ({ moves }) => `Retournez à la cellule : encore ${count(moves, 'une tuile', '# tuiles')}.`,
    retry: () => 'Verrouillée. Réessayer la porte ?',
    lay: ({ face }) => `Tournez à votre gré la tuile « ${roomOf(face)} », et posez-la.`,
    meet: ({ room }) => MEETINGS[room],
    'meet-rival': ({ room }) => `Affrontez la tuile (${rooms[room]}), ou quelqu’un qui s’y trouve.`,
    fight: ({ enemy, power }) => `Combattez ${enemies[enemy]}, qui a ${power}.`,
    guard: ({ bribe, gold }) => (gold >= bribe ? 'Combattez le garde, ou payez-le.' : 'Combattez le garde.'),
    beaten: ({ rival }, who) => `Vous avez perdu. Lire le parchemin avant que ${who[rival]} puisse le prendre ?`,
    spoils: ({ rival }, who) => `Vous avez gagné. Que prenez-vous à ${who[rival]} ?`,
    discard: ({ places }) => `Oubliez un sort : vous pouvez en retenir ${places}.`,
    leave: ({ most }) => `Abandonnez un objet : vous pouvez en porter ${most}.`,
    fate: ({ left, dice, verdict: it }) =>
      `Vous avez lancé ${and(dice.map(String))} : ${verdict(it)}. Garder, ou dépenser du destin ? ${count(left, 'Il en reste un.', 'Il en reste #.')}`,
    end: () => 'Finissez le tour.',
    'end-leaving': () => 'Finissez le tour, et le suivant commence au soleil.',
    'end-waiting': () => 'Finissez le tour ; le suivant est perdu.',
    'over-alone': ({ points, rating }) => `${count(points, '# point', '# points')} : ${ratings[rating - 1]}.`,
    'lost-alone': () => 'Le donjon vous garde.',
    over: ({ winners }, ...to) => sunWonBy(winners, ...to),
    'over-nobody': () => 'Le donjon gagne.',
  },
};
