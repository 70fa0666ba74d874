import { capital, lookUp, type Names, plural, type Reader } from '../../kernel/words.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Feature } from './departures.ts';
import type { Event, Hit, Mark } from './events.ts';
import { isRoom, type Node, roomAt, type Sheet, spaceAt } from './sheet.ts';
import type { DiceAndDangerWords } from './words.ts';

const count = plural('fr');

const kinds = {
  start: 'départ',
  'left-start': 'départ de gauche',
  'right-start': 'départ de droite',
  regular: 'ordinaire',
  grey: 'grise',
  fist: 'poing',
  doubles: 'un double',
  rubble: 'gravats',
  cloud: 'nuage',
  blank: 'nuage vide',
  claw: 'griffe',
  gem: 'gemme',
  gold: 'or',
  chest: 'coffre',
} as const;

const rewards = { life: 'trois vies et une gemme', torches: 'deux torches', black: 'trois dés noirs' } as const;

const achievements = {
  fists: 'Cinq poings',
  joined: 'La gauche rejoint la droite',
  slain: 'Les deux Manciens',
  rubble: 'Six tas de gravats',
  clouds: 'Huit nuages',
  worms: 'Trois vers',
  armoured: 'Trois armures',
  claws: 'Six griffes',
} as const;

/** What sheets of the game have, and one of one's own may not have. */
const FEATURES: Readonly<Record<Feature, string>> = {
  maximum: 'd’habitude, on peut avoir seul 100 à 120 points au plus.',
  'rare-gems': 'd’habitude, il y a des gemmes, sur le 2 et le 12.',
  'rare-chests': 'd’habitude, les coffres sont sur le 3 et le 11.',
  'uncommon-gold': 'd’habitude, il n’y a pas d’or sur le 6, le 7 ni le 8.',
  'mixed-boss': 'd’habitude, le boss a des numéros rares et des numéros courants.',
  'even-fists': '« Animaux agacés » a un poing par numéro pair.',
  'starts-at-sides': 'dans « Animaux agacés », chaque départ est de gauche ou de droite.',
  'sides-apart': 'dans « Animaux agacés », aucun départ de gauche ne borde un départ de droite.',
  'way-without-rooms': 'dans « Animaux agacés », un chemin va de gauche à droite sans traverser de salle.',
  'second-way': 'dans « Animaux agacés », deux chemins qui n’ont rien en commun vont de gauche à droite.',
  'fists-achievement': '« Animaux agacés » a un exploit pour cinq poings.',
  'joined-achievement': '« Animaux agacés » a un exploit pour qui relie la gauche à la droite.',
  'pastry-mancer': '« Cultistes maladroits » a un Pâtisso-Mancien (Pastry Mancer).',
  'necro-mancer': '« Cultistes maladroits » a un Nécro-Mancien (Necro Mancer).',
  'seven-rubble': '« Cultistes maladroits » a sept cases de gravats.',
  'slain-achievement': '« Cultistes maladroits » a un exploit pour deux monstres, les deux Manciens.',
  'rubble-achievement': '« Cultistes maladroits » a un exploit pour six cases de gravats.',
  'eight-clouds': '« Pyramide perplexe » a huit nuages.',
  'far-side': 'dans « Pyramide perplexe », un nuage vide mène à un autre côté sans départ ni nuage.',
  sandy: 'le boss de « Pyramide perplexe » est Sandy, avec plus de neuf points de vie.',
  'three-worms': '« Pyramide perplexe » a trois vers.',
  'clouds-achievement': '« Pyramide perplexe » a un exploit pour huit nuages.',
  'worms-achievement': '« Pyramide perplexe » a un exploit pour trois vers.',
  'seven-claws': '« Dinosaures défiants » a sept griffes, chacune avec son propre numéro.',
  'three-armoured': '« Dinosaures défiants » a trois monstres en armure.',
  'white-boss': 'le boss de « Dinosaures défiants » n’a que des numéros verrouillés.',
  'no-grey': '« Dinosaures défiants » n’a pas de case grise.',
  'fair-armour': 'dans « Dinosaures défiants », les dés blancs peuvent toucher chaque armure une fois sur quatre.',
  'armoured-achievement': '« Dinosaures défiants » a un exploit pour trois monstres en armure.',
  'claws-achievement': '« Dinosaures défiants » a un exploit pour six griffes.',
};

/** By the English name on the sheet. */
const MONSTERS: Readonly<Record<string, string>> = {
  Badger: 'le Blaireau',
  Weasel: 'la Belette',
  Hare: 'le Lièvre',
  'Old Boar': 'le Vieux Sanglier',
  Goose: 'l’Oie',
  Hedgehog: 'le Hérisson',
  Owl: 'le Hibou',
  'Pastry Mancer': 'le Pâtisso-Mancien',
  'Necro Mancer': 'le Nécro-Mancien',
  'Gravy Golem': 'le Golem en sauce',
  'Butter Bishop': 'l’Évêque au beurre',
  'Scullery Fiend': 'le Démon de la plonge',
  'Choir of Spoons': 'le Chœur des cuillères',
  'High Chef Ghoulash': 'le grand chef Ghoulash',
  'Grumpy Mummy': 'la Momie grognon',
  'Sphinx on Strike': 'le Sphinx en grève',
  'Scarab Squad': 'l’Escouade de scarabées',
  Sandy: 'Sandy',
  'First Coil': 'le Premier Anneau',
  'Second Coil': 'le Second Anneau',
  'Rattling Tail': 'la Queue qui sonne',
  Snaptooth: 'Croc-Sec',
  'Plated Grump': 'le Bougon blindé',
  Headbutter: 'le Cogne-Tête',
  Mudskipper: 'le Saute-Boue',
  'Egg Thief': 'le Voleur d’œufs',
  Shieldback: 'Dos-de-Bouclier',
  'Old Anvil': 'la Vieille Enclume',
  'Queen Rumble': 'la reine Gronde',
};

const CAUSES = {
  'last-monster': 'Le dernier monstre est à terre. Posez aussi les crayons.',
  'one-left': 'Il ne reste qu’une main pour tenir un crayon. Cela suffit.',
  'none-left': 'Plus personne pour tenir un crayon. Le donjon gagne.',
  fallen: 'Le crâne est barré. L’aventure s’arrête ici.',
} as const;

const who = (names: Names, seat: Seat): string => names[seat] ?? `Siège ${seat + 1}`;
/** Who does something, with the verb as one says it to the reader and of anybody else. */
const does = (seat: Seat, names: Names, reader: Reader, [you, other]: readonly [string, string]): string =>
  seat === reader ? you : `${who(names, seat)} ${other}`;
const list = (items: readonly number[]): string => items.join(' et ');
const lives = (number: number): string => count(number, 'une vie', '# vies');
const monster = (name: string): string => lookUp(MONSTERS, name) ?? name;
const subject = (name: string): string => capital(monster(name));
/** « sur le Blaireau », « au Blaireau », « à la Belette ». */
const to = (name: string): string => `à ${monster(name)}`.replace(/^à le /, 'au ');
/** « du Blaireau », « de la Belette », « de Sandy ». */
const of = (name: string): string => `de ${monster(name)}`.replace(/^de le /, 'du ');

const series = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' et ');

/** How one says what was done in a round, to the reader and of anybody else. */
const VERBS = {
  you: { cross: 'barrez', hit: 'frappez', find: 'trouvez', take: 'tirez', lose: 'perdez' },
  other: { cross: 'barre', hit: 'frappe', find: 'trouve', take: 'tire', lose: 'perd' },
} as const;

type Shown = Extract<Event, { readonly type: 'round-shown' }>;

function deedsOf(
  { marks, hits, rewards: taken, lost }: Shown,
  verbs: (typeof VERBS)['you' | 'other'],
): readonly string[] {
  const gems = marks.filter(({ kind }) => kind === 'gem').length;
  const done = [
    ...(marks.length > 0 ? [`${verbs.cross} ${series(marks.map(markName))}`] : []),
    ...(hits.length > 0
      ? [`${verbs.hit} ${hits.length > MANY ? `${hits.length} monstres` : series(hits.map(hitName))}`]
      : []),
    ...(gems > 0 ? [`${verbs.find} ${count(gems, 'une gemme', '# gemmes')}`] : []),
    ...taken.map(reward => `${verbs.take} d’un coffre ${rewards[reward]}`),
    ...(lost > 0 ? [`${verbs.lose} ${lives(lost)}`] : []),
  ];
  return done.length > 0 ? done : [`ne ${verbs.cross} rien`];
}

/** A fist hits everybody: so many are not told one by one. */
const MANY = 2;
const markName = ({ number, kind }: Mark): string =>
  number > 0 ? String(number) : kind === 'blank' ? 'le nuage vide' : 'une case à double';
const hitName = ({ name, boxes }: Hit): string => `${monster(name)}${boxes > 1 ? ` ${boxes} fois` : ''}`;

export const fr: DiceAndDangerWords = {
  bands: [
    'On vous a vu repartir par où vous étiez venu',
    'La plupart des monstres vous ignorent poliment',
    'Un début prometteur pour une longue convalescence',
    'Le boss se souvient vaguement de votre visage',
    'Les bardes commencent à fredonner',
    'Les portes s’ouvrent avant que vous ne frappiez',
    'Une taverne va porter votre nom',
    'Le donjon a porté plainte',
  ],
  adventures: {
    'annoyed-animals': 'Animaux agacés',
    'clumsy-cultists': 'Cultistes maladroits',
    'puzzled-pyramid': 'Pyramide perplexe',
    'defiant-dinosaurs': 'Dinosaures défiants',
  },
  blurbs: {
    'annoyed-animals': 'Un terrier sous une ferme. Quelqu’un empêche tout le monde de dormir, et c’est vous.',
    'clumsy-cultists': 'Les cuisines d’un temple, par terre pour la plupart. Attention aux gravats.',
    'puzzled-pyramid': 'Une pyramide avec un ver dedans, ou l’inverse. Prévoyez un stylo pour les nuages.',
    'defiant-dinosaurs': 'Un ravin plein d’habitants à qui personne n’a dit qu’ils avaient disparu.',
  },
  kinds,
  rewards,
  achievements,
  monster,
  space: spaceName,

  events: {
    'cloud-written': ({ seat, number }, names, reader) =>
      `${does(seat, names, reader, ['Vous écrivez', 'écrit'])} ${number} dans un nuage.`,
    'dice-split': ({ seat, sums, black, paid }, names, reader) =>
      `${does(seat, names, reader, ['Vous faites', 'fait'])} ${list(sums)}${black ? ' avec le dé noir' : ''}${paid ? ', pour un symbole' : ''}.`,
    'space-visited': ({ seat, number }, names, reader) =>
      `${does(seat, names, reader, ['Vous barrez', 'barre'])} ${number === 0 ? 'une case' : `un ${number}`}.`,
    'rubble-cleared': ({ seat }, names, reader) =>
      `${does(seat, names, reader, ['Vous dégagez', 'dégage'])} la moitié des gravats.`,
    'gold-found': ({ seat }, names, reader) =>
      `De l’or. C’est lourd et c’est à ${seat === reader ? 'vous' : who(names, seat)}.`,
    'gem-found': () => 'Une gemme. Elle va manquer à quelqu’un.',
    'fist-swung': () => 'La table tremble : chaque monstre le sent.',
    'portal-opened': () => 'Au loin, un nuage vide a une idée.',
    'torch-burnt': () => 'Une torche se consume.',
    'monster-hit': ({ name, boxes }) => `${subject(name)} prend ${count(boxes, 'un coup', '# coups')}.`,
    'chest-opened': ({ reward }) => `Dans le coffre : ${rewards[reward]}.`,
    'free-damage-chosen': ({ seat, damage }, names, reader) =>
      damage === 'take'
        ? `${does(seat, names, reader, ['Vous prendrez', 'prendra'])} tout coup gratuit.`
        : `${does(seat, names, reader, ['Vous renoncerez', 'renoncera'])} à tout coup gratuit.`,
    'sums-given-up': ({ seat, sums, lives: lost }, names, reader) =>
      `${does(seat, names, reader, ['Vous laissez', 'laisse'])} ${list(sums)}${lost === 0 ? ' et nul ne s’en plaint' : `, pour ${lives(lost)}`}.`,
    'dice-rolled': ({ seat, dice, round }, names, reader) =>
      `Manche ${round} : ${does(seat, names, reader, ['vous lancez', 'lance'])} ${dice.slice(0, 4).join(', ')} et un ${dice[4]} noir.`,
    'seat-done': ({ seat }, names, reader) => `${does(seat, names, reader, ['Vous avez', 'a'])} fini.`,
    'seat-wrote': ({ seat }, names, reader) =>
      `${does(seat, names, reader, ['Vous avez', 'a'])} numéroté tous les nuages.`,
    'round-shown': (shown, names, reader) => {
      const isReader = shown.seat === reader;
      const done = deedsOf(shown, VERBS[isReader ? 'you' : 'other']);
      return `${isReader ? 'Vous' : who(names, shown.seat)} ${series(done)}.`;
    },
    'monster-slain': ({ seat, name, gems, hearts, first }, names, reader) => {
      const fells = `${does(seat, names, reader, ['Vous terrassez', 'terrasse'])} ${monster(name)}`;
      const isFirst = first && names.length > 1;
      return `${fells}${isFirst ? ' en premier' : ''} : ${count(gems, 'une gemme', '# gemmes')}${hearts > 0 ? `, au prix de ${lives(hearts)}` : ''}.`;
    },
    'free-damage': ({ seat, name }, names, reader) =>
      `${does(seat, names, reader, ['Vous portez', 'porte'])} un coup gratuit ${to(name)}.`,
    'free-damage-left': ({ seat, name }, names, reader) =>
      `${does(seat, names, reader, ['Vous renoncez', 'renonce'])} à un coup gratuit contre ${monster(name)}.`,
    'deed-done': ({ seat, deed, gems }, names, reader) =>
      `${achievements[deed]} : ${count(gems, 'une gemme', '# gemmes')} pour ${seat === reader ? 'vous' : who(names, seat)}.`,
    'no-damage': ({ seat }, names, reader) =>
      `Aucun monstre n’a souffert cette manche. ${does(seat, names, reader, ['Vous y laissez', 'y laisse'])} une vie.`,
    'seat-fell': ({ seat }, names, reader) =>
      `${does(seat, names, reader, ['Vous barrez le crâne et quittez', 'barre le crâne et quitte'])} le donjon les pieds devant.`,
    'game-ended': ({ cause }) => CAUSES[cause],
  },

  actions: {
    roll: ({ white, black }) => `Lancer ${white.join(', ')} et un ${black} noir`,
    write: ({ cloud, number }) => `Écrire ${number} dans le nuage ${cloud}`,
    split: ({ sums, black }) => `Faire ${list(sums)}${black ? ' avec le dé noir' : ''}`,
    mark: ({ space, sum }) => `Barrer la case ${space} avec ${sum}`,
    hit: ({ room, sum }) => `Frapper la salle ${room} avec ${sum}`,
    crush: ({ room }) => `Frapper la salle cuirassée ${room} avec les deux sommes`,
    torch: ({ node }) => `Brûler une torche en ${node}`,
    chest: ({ reward }) => `Prendre ${rewards[reward]}`,
    free: ({ damage }) => (damage === 'take' ? 'Prendre le dégât offert' : 'Laisser le dégât offert'),
    'give-up': ({ sums, lives: lost }) => `Laisser ${list(sums)} (${lost === 0 ? 'aucune vie perdue' : lives(lost)})`,
    done: () => 'Fini',
  },

  reasons: {
    'not-seated': () => 'Seules les personnes à la table peuvent faire cela.',
    over: () => 'La partie est finie.',
    'roll-first': () => 'Il faut d’abord lancer les dés.',
    dead: () => 'Les morts ne barrent plus rien.',
    'done-already': () => 'Vous avez fini cette manche ; reprenez ce coup pour la changer.',
    unreadable: () => 'Ce n’est pas un coup de ce jeu.',
    'write-first': () => 'Écrivez d’abord un numéro dans chaque nuage.',
    'all-written': () => 'Chaque nuage a son numéro : finissez, ou reprenez un numéro.',
    'no-cloud': () => 'Il n’y a pas de nuage vierge ici.',
    'cloud-full': () => 'Ce nuage a son numéro.',
    'not-to-write': ({ number }) => `${number} n’est pas parmi 3, 4, 5, 6, 8, 9, 10 et 11.`,
    'written-already': ({ number }) => `${number} est écrit dans un autre nuage.`,
    'split-first': () => 'Faites d’abord deux paires avec les dés.',
    'split-stands': () => 'Les paires sont faites ; reprenez ce coup pour les changer.',
    'chest-first': () => 'Choisissez d’abord ce que contient le coffre.',
    'no-chest': () => 'Aucun coffre n’est ouvert.',
    'reward-taken': () => 'Vous l’avez déjà eue ; chacune ne se prend qu’une fois.',
    'no-such-split': ({ sums }) => `Ces dés ne font pas ${list(sums)}.`,
    'no-symbol': ({ sums }) => `${list(sums)} demande le dé noir, et vous n’avez plus de symbole.`,
    'white-will-do': ({ sums }) => `${list(sums)} se fait avec les dés blancs.`,
    'no-such-sum': ({ sum }) => `Vous n’avez pas de ${sum} à employer.`,
    'no-such-space': () => 'Cette case n’existe pas.',
    visited: () => 'Vous y êtes déjà passé.',
    'not-adjacent': () => 'Aucune voisine de cette case n’est encore visitée.',
    'no-number': () => 'Le nuage vide n’a pas de numéro ; seul votre 11 l’ouvre.',
    'start-apart': () => 'Une torche demande une voisine visitée, même pour un départ.',
    'wrong-number': ({ number, sum }) => `Cette case demande un ${number}, pas un ${sum}.`,
    'needs-double': ({ number }) =>
      number === 0 ? 'Cette case demande un double.' : `Cette case demande un double ${number / 2}.`,
    'no-such-room': () => 'Cette salle n’existe pas.',
    'not-reached': ({ name }) => `Pour frapper, visitez d’abord une case au bord de la salle (${monster(name)}).`,
    defeated: ({ name }) => `Vous avez déjà eu raison ${of(name)}.`,
    armoured: ({ name }) => `${subject(name)} porte une armure : les deux sommes à la fois ou rien.`,
    'not-armoured': ({ name }) => `${subject(name)} n’a pas d’armure : une somme à la fois.`,
    locked: ({ name, number }) => `Le ${number} ${of(name)} est verrouillé ; visitez la case qui le déverrouille.`,
    'not-shown': ({ name, number }) => `Un ${number} ne fait rien ${to(name)}.`,
    'no-torch': () => 'Vous n’avez pas de torche.',
    'nothing-left': () => 'Les deux sommes ont servi ; il n’y a rien à laisser.',
    'no-free-damage': () => 'Aucun dégât offert ne peut vous revenir cette manche.',
    'free-chosen': () => 'C’est déjà ce que vous avez choisi.',
    'has-target': ({ sums }) => `Il reste une cible pour ${sums.join(' ou ')}.`,
    'sums-left': ({ sums }) => `Il reste à employer ou à laisser : ${list(sums)}.`,
    'no-record': () => 'Les options se donnent par nom et par valeur.',
    'no-such-option': ({ option }) => `Il n’y a pas d’option « ${option} ».`,
    'no-such-value': ({ option, expected }) => `« ${option} » doit être l’un de : ${expected}.`,
    'sheet-parts': ({ found }) =>
      `Une feuille a un nom, un plan, des salles et des exploits, séparés par des lignes « === » ; trouvé : ${count(found, '# partie', '# parties')}.`,
    'sheet-nameless': ({ line }) => `Ligne ${line} : la feuille n’a pas de nom.`,
    'sheet-too-large': ({ line, width, height, most }) =>
      `Ligne ${line} : le plan fait ${width} carrés sur ${height} ; ${most} dans chaque sens est le maximum.`,
    'sheet-sign': ({ line, column, sign }) => `Ligne ${line}, colonne ${column} : « ${sign} » ne veut rien dire ici.`,
    'sheet-number': ({ line, column, sign }) =>
      `Ligne ${line}, colonne ${column} : « ${sign} » devrait être une case avec un numéro de 2 à 12, ou sans numéro.`,
    'sheet-room-shape': ({ line, column, letter }) =>
      `Ligne ${line}, colonne ${column} : la salle ${letter} doit être un rectangle rempli de sa lettre.`,
    'sheet-loose-end': ({ line, column }) => `Ligne ${line}, colonne ${column} : ce couloir ne mène nulle part.`,
    'sheet-bend': ({ line, column, corridors }) =>
      `Ligne ${line}, colonne ${column} : un coude joint deux bouts, pas ${corridors}.`,
    'sheet-doubled': ({ line, column }) =>
      `Ligne ${line}, colonne ${column} : un second couloir entre les deux mêmes, ou un couloir qui revient.`,
    'sheet-field': ({ line, column, field }) => `Ligne ${line}, colonne ${column} : « ${field} » est illisible.`,
    'sheet-room-unwritten': ({ line, letter }) => `Ligne ${line} : la salle ${letter} est dessinée mais pas décrite.`,
    'sheet-room-undrawn': ({ line, letter }) => `Ligne ${line} : la salle ${letter} est décrite mais pas dessinée.`,
    'sheet-room-twice': ({ line, letter }) => `Ligne ${line} : la salle ${letter} est décrite deux fois.`,
    'sheet-room-lacks': ({ line, letter, field }) =>
      `Ligne ${line} : il manque à la salle ${letter} son champ « ${field} ».`,
    'sheet-achievement': ({ line, achievement }) => `Ligne ${line} : « ${achievement} » n’est pas un exploit.`,
    'sheet-crossing': ({ line, column }) =>
      `Ligne ${line}, colonne ${column} : un couloir qui part d’ici en croise un autre.`,
    'sheet-covered': ({ line, column }) => `Ligne ${line}, colonne ${column} : autre chose recouvre ceci.`,
    'sheet-size': ({ spaces, rooms }) =>
      `${spaces} cases et ${rooms} salles, c’est plus que n’en tient une feuille (120 et 16).`,
    'sheet-cut-off': ({ line, column }) => `Ligne ${line}, colonne ${column} : aucun départ ne mène ici.`,
    'sheet-starts': ({ number, found }) => `Il faut un départ à ${number}, pas ${found}.`,
    'sheet-boss': ({ found }) => `Une feuille a un boss, pas ${found}.`,
    'sheet-no-number': ({ line, name }) => `Ligne ${line} : aucun numéro pour frapper (${monster(name)}).`,
    'sheet-bad-number': ({ line, name, number }) =>
      `Ligne ${line} : ${number} n’est pas une somme de deux dés, ou y est deux fois (${monster(name)}).`,
    'sheet-keys': ({ line, name, number, found }) =>
      `Ligne ${line} : le ${number} verrouillé demande une case qui le déverrouille, pas ${found} (${monster(name)}).`,
    'sheet-grey': ({ line, column, rooms }) =>
      `Ligne ${line}, colonne ${column} : une case grise borde une salle et y déverrouille son numéro ; celle-ci en borde ${rooms}.`,
    'sheet-claw': ({ line, column, rooms }) =>
      `Ligne ${line}, colonne ${column} : une griffe déverrouille un numéro dans une salle, pas dans ${rooms}.`,
    'sheet-chests': ({ found }) => `Une feuille a deux coffres, pas ${found}.`,
    'sheet-achievements': ({ found }) => `Une feuille a deux exploits, pas ${found}.`,
    'sheet-achievement-beyond': ({ achievement, most }) =>
      `L’exploit « ${achievement} » est impossible : il y en a ${most}.`,
    'sheet-boss-reward': ({ line, least }) =>
      `Ligne ${line} : la basse récompense du boss doit être d’au moins ${least}.`,
    'sheet-reward-order': ({ line, name }) =>
      `Ligne ${line} : il faut une haute et une basse récompense, et aucune pour un ver (${monster(name)}).`,
    'sheet-boss-hearts': ({ line, hearts }) => `Ligne ${line} : le boss a deux cœurs, pas ${hearts}.`,
    'sheet-far-rooms': ({ near, bordering }) =>
      `Il faut trois salles à numéro noir près des départs, dont une au bord d’un départ ; il y en a ${near} et ${bordering}.`,
    'sheet-odd-boxes': ({ line, name }) =>
      `Ligne ${line} : une armure demande un nombre pair de points de vie et pas de couronne (${monster(name)}).`,
    'sheet-clouds': ({ found }) => `Il y a huit nuages à numéroter, ou aucun, mais pas ${found}.`,
    'sheet-blank': ({ found }) => `Il y a au plus un nuage vide, et seulement avec huit nuages ; trouvé : ${found}.`,
    'sheet-no-progress': ({ line, column }) => `Ligne ${line}, colonne ${column} : les seuls dés ne mènent jamais ici.`,
    'sheet-departure': ({ line, column, feature }) =>
      line === 1 ? capital(FEATURES[feature]) : `Ligne ${line}, colonne ${column} : ${FEATURES[feature]}`,
  },

  prompts: {
    watch: () => 'Vous regardez la partie.',
    roll: () => 'Les dés roulent.',
    wait: () => 'C’est fait. Les autres y sont encore.',
    dead: () => 'Vous êtes mort. C’est reposant.',
    written: () => 'Chaque nuage a son numéro. Fini ?',
    chest: () => 'Un coffre : quelle récompense ?',
    done: () => 'Les deux sommes ont servi. Fini ?',
    write: ({ left }) => `Numérotez les nuages : il en reste ${left}.`,
    split: ({ splits }) => `Faites deux paires (${count(splits, 'une seule façon', '# façons')}).`,
    cross: ({ sums, targets }) => `Barrez ${list(sums)} (${count(targets, '# cible', '# cibles')}).`,
    'give-up': ({ sums, lives: lost }) =>
      `Rien à faire de ${list(sums)} : cela coûte ${lost === 0 ? 'zéro vie' : lives(lost)}.`,
    'over-alone': ({ score, rank, fallen }) =>
      `${score} points${fallen ? ', aventure tombée' : ''}. ${fr.bands[rank - 1]}.`,
    over: ({ winners }, names, reader) => {
      if (winners.length === 0) return 'Personne ne gagne.';
      if (winners.length === 1) return `${does(winners[0] ?? 0, names, reader, ['Vous gagnez', 'gagne'])}.`;
      const called = winners.map(seat => (seat === reader ? 'vous' : who(names, seat))).join(' et ');
      return `${capital(called)} ${reader !== undefined && winners.includes(reader) ? 'gagnez' : 'gagnent'} ensemble.`;
    },
  },
};

function spaceName(sheet: Sheet, space: Node, number: number | undefined): string {
  const rooms = (sheet.neighbours[space] ?? []).filter(node => isRoom(sheet, node));
  const beside = rooms.map(room => of(roomAt(sheet, room).name)).join(' et ');
  const kind = kinds[spaceAt(sheet, space).kind];
  return [number, kind, beside && `à côté ${beside}`].filter(Boolean).join(', ');
}
