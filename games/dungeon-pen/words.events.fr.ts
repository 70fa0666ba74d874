import { de, type Names, plural, type Reader, type Sentences } from '../../kernel/words.ts';
import type { EventName } from './cards.ts';
import { HINDRANCES, POINTS, POWER_LEFT } from './data.ts';
import { DEGREE } from './direction.ts';
import type { Event } from './events.ts';
import { largeOf, partOf, type Square, squareOf, UNIT } from './square.ts';
import { type Effect, type End, otherOf } from './state.ts';
import { eventCards, junkCards } from './words.cards.fr.ts';
import { spokenIn, type Voice } from './words.voice.ts';

const count = plural('fr');
const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });
const hp = (by: number): string => `${by} PV`;

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

/** Where a small square lies in its large one; the north stays where it is when the sheet is turned. */
const PARTS = 'nord-ouest nord nord-est ouest centre est sud-ouest sud sud-est'.split(' ');

/** DP-23, DP-24: by the scales in the margin of the sheet. */
export const at = (square: Square): string => `${dice(largeOf(square))}, ${PARTS[partOf(square)]}`;
export const percent = (power: number): string => `${Math.round(power / 10)} %`;
/** A length in squares, to a tenth. */
export const inSquares = (length: number): string => {
  const tenths = Math.round((10 * length) / UNIT);
  return `${Math.floor(tenths / 10)},${tenths % 10}`;
};
export const degrees = (aim: number): string => `${Math.round(aim / DEGREE) % 360}°`;
export const dice = (shown: readonly number[]): string =>
  shown.length === 2 ? `rouge ${shown[0]}, noir ${shown[1]}` : String(shown[0]);
const place = (x: number, y: number): string => at(squareOf({ x, y }));

/** What somebody has is named with its article, which gives way to “votre”. */
export const voiceOf = (names: Names, reader: Reader): Voice => ({
  does: (seat, you, other) => (seat === reader ? you : other),
  who: seat => (seat === reader ? 'vous' : (names[seat] ?? '')),
  Who: seat => (seat === reader ? 'Vous' : (names[seat] ?? '')),
  whose: (seat, thing) => (seat === reader ? `votre ${bare(thing)}` : `${thing} ${de(names[seat])}`),
  Whose: (seat, thing) => (seat === reader ? `Votre ${bare(thing)}` : `${begun(thing)} ${de(names[seat])}`),
});
const spoken = spokenIn(voiceOf);

const bare = (thing: string): string => thing.replace(/^(?:le |la |l’)/, '');
const begun = (thing: string): string => thing.charAt(0).toUpperCase() + thing.slice(1);

type OfCard = (drawer: number, other: number, voice: Voice) => string;

/** What a card means for those at the table, whoever has drawn it. */
const MEANINGS: Readonly<Record<EventName, OfCard>> = {
  rampart: () => 'deux dés disent où se dresse un mur droit de quatre cases.',
  crooked: () => 'deux dés disent où se dresse un mur de quatre cases, de forme libre.',
  rubble: (_, other, { who }) => `trois cases de mur se dressent à deux cases au plus ${de(who(other))}.`,
  stone: () => 'deux dés disent où se dresse une case magique. Elle grandit à chaque tour, jusqu’à ce qu’on l’oublie.',
  plague: () => 'deux dés disent où tombe la peste. Elle y coûte 1 PV, tout de suite et à chaque entrée.',
  numbness: (_, other, { whose }) => `${whose(other, 'la prochaine pichenette')} se fait de la mauvaise main.`,
  'lights-out': (_, other, { whose }) => `${whose(other, 'la prochaine pichenette')} se fait les yeux fermés.`,
  fists: (_, other, { whose }) => `${whose(other, 'la prochaine pichenette')} se fait à deux mains.`,
  bolted: () => 'on ne tourne plus la feuille.',
  vane: (_, other, { whose }) =>
    `la carte, lancée en tourbillon, fait ${whose(other, 'la prochaine pichenette')} : cinq cases dans le sens de la flèche.`,
  sacrifice: (_, other, { who, does }) =>
    `${who(other)} ${does(other, 'faites', 'fait')} aussitôt une pichenette et ${does(other, 'perdez', 'perd')} 3 PV si elle ne touche aucun mur.`,
  'second-wind': (drawer, _, { who, does }) =>
    `${who(drawer)} ${does(drawer, 'faites', 'fait')} encore une pichenette, de la bonne main.`,
  goblin: (drawer, _, { who, does }) => `${who(drawer)} ${does(drawer, 'perdez', 'perd')} 1 PV et un objet au hasard.`,
  crawlers: () => 'quiconque est à trois cases au plus d’un mur perd 2 PV.',
  rats: () => 'deux dés disent d’où ils sortent. Le plus proche perd 1 PV.',
  jailer: (drawer, other, { who, does }) =>
    `face, ${who(drawer)} ${does(drawer, 'perdez', 'perd')} 2 PV ; pile, c’est ${who(other)}.`,
  blade: (_, other, { who, does }) => `un dé. Sur 4 ou plus, ${who(other)} ${does(other, 'perdez', 'perd')} 1 PV.`,
  whim: (drawer, _, { who, does }) =>
    `face, ${who(drawer)} ${does(drawer, 'gagnez', 'gagne')} 2 PV ; pile, c’est 2 PV de moins.`,
  chute: (drawer, _, { who, does }) =>
    `${who(drawer)} ${does(drawer, 'glissez', 'glisse')} jusqu’au coffre le plus proche.`,
  past: () => 'chacun retourne là où son dernier tour a commencé.',
  'hands-full': (_, other, { who, does }) =>
    `${who(other)} la ${does(other, 'tenez', 'tient')} de la bonne main et ${does(other, 'jouez', 'joue')} de la mauvaise, jusqu’à la fin du prochain tour.`,
  candle: (_, other, { who, does }) =>
    `${who(other)} la ${does(other, 'tenez', 'tient')} de la mauvaise main et ne ${does(other, 'tournez', 'tourne')} plus la feuille, jusqu’à la fin du prochain tour.`,
  hourglass: (drawer, _, { who }) => `le prochain tour est aussi pour ${who(drawer)}.`,
  corpse: (drawer, _, { who, does }) => `${who(drawer)} ${does(drawer, 'piochez', 'pioche')} une carte fatras.`,
};

const sways = (hindrance: 'weak' | 'blind' | 'fists'): string =>
  `dévie ${decimal.format(HINDRANCES[hindrance].angle / 100)} fois plus`;

type OfEffect = (seat: number, voice: Voice) => string;

/** What hinders somebody, and how much. */
const BURDENS: Readonly<Record<Effect, OfEffect>> = {
  weak: (seat, { whose }) => `Mauvaise main : ${whose(seat, 'la prochaine pichenette')} ${sways('weak')}.`,
  blind: (seat, { whose }) => `Yeux fermés : ${whose(seat, 'la prochaine pichenette')} ${sways('blind')}.`,
  fists: (seat, { whose }) =>
    `Deux mains : ${whose(seat, 'la prochaine pichenette')} ${sways('fists')}, avec ${percent(POWER_LEFT.fists)} de force au plus.`,
  chain: (seat, { whose }) => `Boulet : ${whose(seat, 'la prochaine pichenette')} a au plus la moitié de sa force.`,
  vane: (seat, { Whose }) => `${Whose(seat, 'la prochaine pichenette')} revient à la carte.`,
  full: (seat, { Whose }) => `${Whose(seat, 'la bonne main')} est prise.`,
  candle: (seat, { Whose }) => `${Whose(seat, 'la mauvaise main')} est prise.`,
};

const RELIEFS: Readonly<Record<Effect, OfEffect>> = {
  weak: (seat, { Who, does }) => `${Who(seat)} ${does(seat, 'retrouvez', 'retrouve')} la bonne main.`,
  blind: (seat, { Who, does }) => `${Who(seat)} ${does(seat, 'rouvrez', 'rouvre')} les yeux.`,
  fists: (seat, { Who, does }) => `Une seule main suffit de nouveau à ${does(seat, 'vous', Who(seat))}.`,
  chain: (seat, { Who, does }) => `${Who(seat)} ${does(seat, 'laissez', 'laisse')} tomber le boulet.`,
  vane: (seat, { Who, does }) => `${Who(seat)} en ${does(seat, 'avez', 'a')} fini avec la carte.`,
  full: (seat, { Whose }) => `${Whose(seat, 'la bonne main')} est libre.`,
  candle: (seat, { Whose }) => `${Whose(seat, 'la mauvaise main')} est libre.`,
};

const card = (name: string): string => `« ${name} »`;

export const events: Sentences<Event> = {
  'turn-began': spoken(({ seat, number }, { who, does }) =>
    does(seat, `Tour ${number} : à vous.`, `Tour ${number} ${de(who(seat))}.`),
  ),
  flicked: spoken(({ seat, aim, power }, { who, does }) => {
    const whose = does(seat, 'Votre pichenette', `Pichenette ${de(who(seat))}`);
    return `${whose} à ${degrees(aim)}, ${percent(power)}.`;
  }),
  'flick-failed': spoken(
    ({ seat }, { Who, does }) => `Le crayon glisse. ${Who(seat)} ne ${does(seat, 'bougez', 'bouge')} pas.`,
  ),
  'line-drawn': spoken(({ seat, toX, toY, contact }, { Who, does }) => {
    if (contact === 'none') return `${Who(seat)} ${does(seat, 'vous arrêtez', 's’arrête')} à ${place(toX, toY)}.`;
    return contact === 'wall'
      ? `${Who(seat)} ${does(seat, 'rencontrez', 'rencontre')} un mur à ${place(toX, toY)}. Le mur n’y voit pas d’inconvénient.`
      : `${Who(seat)} ${does(seat, 'rebondissez', 'rebondit')} sur le capiton à ${place(toX, toY)}.`;
  }),
  'chest-passed': spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} ${does(seat, 'fouillez', 'fouille')} un coffre au passage.`,
  ),
  'potion-passed': spoken(
    ({ seat, strokes }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'buvez', 'boit')} une gorgée de potion. ${strokes === 2 ? 'La fiole est vide.' : 'Il en reste une.'}`,
  ),
  'treasure-taken': spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} ${does(seat, 'tenez', 'tient')} le trésor. Reste à rentrer.`,
  ),
  'hp-lost': spoken(
    ({ seat, by, hp: left, cause }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'perdez', 'perd')} ${hp(by)} ${LOSSES[cause]} : reste ${left}.`,
  ),
  'hp-gained': spoken(({ seat, by, hp: left, cause }, { Who, does }) =>
    by === 0
      ? `${Who(seat)} ne ${does(seat, 'vous en portez', 's’en porte')} pas mieux : personne ne dépasse son score de départ.`
      : `${Who(seat)} ${does(seat, 'gagnez', 'gagne')} ${hp(by)} ${GAINS[cause]} : ${left} à présent.`,
  ),
  'touch-spared': spoken(({ seat, how }, { Who, who, does }) =>
    how === 'coat'
      ? `Le manteau encaisse, pas ${who(seat)}.`
      : `${Who(seat)} ${does(seat, 'roulez', 'roule')} contre le mur en acrobate.`,
  ),
  'junk-drawn': spoken(
    ({ seat, card: found }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'trouvez', 'trouve')} ${card(junkCards[found].name)}.`,
  ),
  'junk-used': spoken(
    ({ seat, card: used }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'utilisez', 'utilise')} ${card(junkCards[used].name)}.`,
  ),
  'junk-returned': spoken(
    ({ seat, card: gone }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'vous faites', 'se fait')} délester de ${card(junkCards[gone].name)}.`,
  ),
  'junk-gone': spoken(({ seat }, { who }) => `Il ne reste rien à trouver pour ${who(seat)}.`),
  'junk-stolen': spoken(({ seat, card: taken, from }, { Who, who, does }) =>
    does(
      from,
      `${Who(seat)} vous prend ${card(junkCards[taken].name)}.`,
      `${Who(seat)} ${does(seat, 'prenez', 'prend')} ${card(junkCards[taken].name)} à ${who(from)}.`,
    ),
  ),
  'event-drawn': spoken(({ seat, card: drawn }, voice) => {
    const name = eventCards[drawn].name.replace(' : ', ', ');
    const drawer = voice.does(seat, `Vous piochez ${card(name)}`, `${voice.Who(seat)} pioche ${card(name)}`);
    return `${drawer} : ${MEANINGS[drawn](seat, otherOf(seat), voice)}`;
  }),
  'card-fizzled': ({ card: drawn }) => `Pas de place pour ${card(eventCards[drawn].name)}. Il ne se passe rien.`,
  'turn-repeated': spoken(
    ({ seat }, { who }) => `Le sable s’est arrêté : le prochain tour est aussi pour ${who(seat)}.`,
  ),
  'event-skipped': spoken(({ seat }, { who }) => `Le garde regarde ailleurs : pas d’événement pour ${who(seat)}.`),
  'events-shuffled': ({ cards }) => `Les ${cards} événements défaussés sont remélangés.`,
  'dice-rolled': spoken(
    ({ seat, dice: shown }, { Who, does }) => `${Who(seat)} ${does(seat, 'lancez', 'lance')} : ${dice(shown)}.`,
  ),
  'die-set': spoken(
    ({ seat, dice: shown }, { whose }) => `Un dé se retourne sous ${whose(seat, 'l’œil')} : ${dice(shown)}.`,
  ),
  'coin-tossed': ({ heads }) => (heads ? 'La pièce tombe sur face.' : 'La pièce tombe sur pile.'),
  'wall-drawn': spoken(
    ({ seat, squares }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'tracez', 'trace')} ${count(squares.length, 'une case de mur', 'un mur de # cases')}.`,
  ),
  'stone-grew': ({ square }) => `La pierre remuante s’étend à ${at(square)}.`,
  'rats-started': ({ square }) => `Des rats jaillissent à ${at(square)}.`,
  'wall-removed': spoken(
    ({ seat, square }, { Who, does }) => `${Who(seat)} ${does(seat, 'abattez', 'abat')} le mur à ${at(square)}.`,
  ),
  'stone-forgotten': spoken(
    ({ seat }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'oubliez', 'oublie')} la pierre remuante. Elle se calme pour de bon.`,
  ),
  'stone-gone': () => 'Il ne reste rien de la pierre remuante.',
  'plague-drawn': ({ red, black }) => `La peste grise couvre rouge ${red}, noir ${black}.`,
  'table-bolted': () => 'Quelqu’un a vissé la feuille à la table.',
  hindered: spoken(({ seat, effect }, voice) => BURDENS[effect](seat, voice)),
  relieved: spoken(({ seat, effect }, voice) => RELIEFS[effect](seat, voice)),
  'card-spun': spoken(
    ({ seat, to }, { who }) => `La carte tourbillonne pour ${who(seat)} et montre ${Math.round((to * 360) / POINTS)}°.`,
  ),
  teleported: spoken(
    ({ seat, x, y }, { Who, does }) => `${Who(seat)} ${does(seat, 'vous retrouvez', 'se retrouve')} à ${place(x, y)}.`,
  ),
  'sent-back': spoken(
    ({ seat, x, y }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'revenez', 'revient')} à ${place(x, y)}, plus jeune d’un tour.`,
  ),
  'monster-cancelled': spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} ${does(seat, 'savez', 'sait')} parler aux monstres. Celui-ci s’en va.`,
  ),
  'blade-missed': spoken(({ seat }, { who, does }) =>
    does(seat, 'La lame vous manque d’un cheveu.', `La lame manque ${who(seat)} d’un cheveu.`),
  ),
  'toll-escaped': spoken(
    ({ seat }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'avez', 'a')} touché un mur et ${does(seat, 'vous en tirez', 's’en tire')}.`,
  ),
  'nobody-near': () => 'Personne n’est près d’un mur.',
  'flick-taken-back': spoken(
    ({ seat }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'changez', 'change')} de crayon. Cette pichenette n’a pas eu lieu.`,
  ),
  quibbled: spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} n’${does(seat, 'avez', 'a')} pas vu la même chose. Le trait est refait.`,
  ),
  'guard-bribed': spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} ${does(seat, 'glissez', 'glisse')} un mot au garde.`,
  ),
  'character-died': spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} ${does(seat, 'restez', 'reste')} au donjon pour toujours.`,
  ),
  'game-ended': spoken(({ end }, voice) => ending(end, voice)),
};

export function ending(end: End, { Who, who, does }: Voice): string {
  switch (end.type) {
    case 'treasure':
      return `${Who(end.winner)} ${does(end.winner, 'rentrez', 'rentre')} avec le trésor et ${does(end.winner, 'gagnez', 'gagne')}.`;
    case 'death':
      return `Il ne reste que ${who(end.winner)}, qui ${does(end.winner, 'gagnez', 'gagne')}.`;
    case 'double-defeat':
      return 'Tous deux sont morts. Le donjon gagne.';
    case 'time':
      return end.winner === null
        ? 'Le temps est écoulé, et personne n’est devant.'
        : `Le temps est écoulé, et ${who(end.winner)} ${does(end.winner, 'êtes', 'est')} devant.`;
  }
}
