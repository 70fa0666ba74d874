import { type Names, plural, type Reader, type Sentences } from '../../kernel/words.ts';
import type { EventName } from './cards.ts';
import { HINDRANCES, POINTS, POWER_LEFT } from './data.ts';
import { DEGREE } from './direction.ts';
import type { Event } from './events.ts';
import { largeOf, partOf, type Square, squareOf, UNIT } from './square.ts';
import { type Effect, type End, otherOf } from './state.ts';
import { eventCards, junkCards } from './words.cards.en.ts';
import { spokenIn, type Voice } from './words.voice.ts';

const count = plural('en');
const hp = (by: number): string => `${by} HP`;

const LOSSES = {
  wall: 'to a wall',
  plague: 'to the plague',
  sacrifice: 'for want of a wall',
  goblin: 'to a goblin',
  crawlers: 'to things that live in walls',
  rats: 'to the rats',
  jailer: 'to the head jailer',
  blade: 'to a blade',
  whim: 'to a whim of the masters',
} as const;

const GAINS = {
  potion: 'from a potion',
  treasure: 'from sheer delight',
  loaf: 'from a stale loaf',
  tonic: 'from a red tonic',
  whim: 'by a whim of the masters',
} as const;

/** Where a small square lies in its large one; the north stays where it is when the sheet is turned. */
const PARTS = 'north-west north north-east west centre east south-west south south-east'.split(' ');

/** DP-23, DP-24: by the scales in the margin of the sheet. */
export const at = (square: Square): string => `${dice(largeOf(square))}, ${PARTS[partOf(square)]}`;
export const percent = (power: number): string => `${Math.round(power / 10)} %`;
/** A length in squares, to a tenth. */
export const inSquares = (length: number): string => {
  const tenths = Math.round((10 * length) / UNIT);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
};
export const degrees = (aim: number): string => `${Math.round(aim / DEGREE) % 360}°`;
export const dice = (shown: readonly number[]): string =>
  shown.length === 2 ? `red ${shown[0]}, black ${shown[1]}` : String(shown[0]);
const place = (x: number, y: number): string => at(squareOf({ x, y }));

export const voiceOf = (names: Names, reader: Reader): Voice => ({
  does: (seat, you, other) => (seat === reader ? you : other),
  who: seat => (seat === reader ? 'you' : (names[seat] ?? '')),
  Who: seat => (seat === reader ? 'You' : (names[seat] ?? '')),
  whose: (seat, thing) => `${seat === reader ? 'your' : `${names[seat]}’s`} ${thing}`,
  Whose: (seat, thing) => `${seat === reader ? 'Your' : `${names[seat]}’s`} ${thing}`,
});
const spoken = spokenIn(voiceOf);

type OfCard = (drawer: number, other: number, voice: Voice) => string;

/** What a card means for those at the table, whoever has drawn it. */
const MEANINGS: Readonly<Record<EventName, OfCard>> = {
  rampart: () => 'two dice say where a straight wall of four squares goes up.',
  crooked: () => 'two dice say where a wall of four squares goes up, in any shape.',
  rubble: (_, other, { who }) => `three wall squares go up within two squares of ${who(other)}.`,
  stone: () => 'two dice say where a magic square goes up. It grows each turn until somebody forgets it.',
  plague: () => 'two dice say where the plague lies. It costs 1 HP there, now and on entering.',
  numbness: (_, other, { whose }) => `${whose(other, 'next flick')} is made with the weak hand.`,
  'lights-out': (_, other, { whose }) => `${whose(other, 'next flick')} is blind.`,
  fists: (_, other, { whose }) => `${whose(other, 'next flick')} is made with both hands.`,
  bolted: () => 'nobody turns the sheet any more.',
  vane: (_, other, { whose }) =>
    `the card, spun, makes ${whose(other, 'next flick')}: five squares where its arrow points.`,
  sacrifice: (_, other, { who, does }) =>
    `${who(other)} ${does(other, 'flick', 'flicks')} at once, and ${does(other, 'lose', 'loses')} 3 HP unless that hits a wall.`,
  'second-wind': (drawer, _, { who, does }) =>
    `${who(drawer)} ${does(drawer, 'flick', 'flicks')} once more, with the good hand.`,
  goblin: (drawer, _, { who, does }) =>
    `${who(drawer)} ${does(drawer, 'lose', 'loses')} 1 HP and one object at random.`,
  crawlers: () => 'whoever is within three squares of a wall loses 2 HP.',
  rats: () => 'two dice say where they come from. Whoever is nearest loses 1 HP.',
  jailer: (drawer, other, { who, does }) =>
    `heads, ${who(drawer)} ${does(drawer, 'lose', 'loses')} 2 HP; tails, ${who(other)} ${does(other, 'do', 'does')}.`,
  blade: (_, other, { who, does }) => `one die. On 4 or more ${who(other)} ${does(other, 'lose', 'loses')} 1 HP.`,
  whim: (drawer, _, { who, does }) =>
    `heads, ${who(drawer)} ${does(drawer, 'gain', 'gains')} 2 HP; tails, it is 2 HP less.`,
  chute: (drawer, _, { who, does }) => `${who(drawer)} ${does(drawer, 'slide', 'slides')} to the nearest chest.`,
  past: () => 'both go back to where their latest turns began.',
  'hands-full': (_, other, { who, does }) =>
    `${who(other)} ${does(other, 'hold', 'holds')} it in the good hand and ${does(other, 'flick', 'flicks')} with the weak one, to the end of the next turn.`,
  candle: (_, other, { who, does }) =>
    `${who(other)} ${does(other, 'hold', 'holds')} it in the weak hand and cannot turn the sheet, to the end of the next turn.`,
  hourglass: (drawer, _, { who, does }) => `${who(drawer)} ${does(drawer, 'have', 'has')} the next turn as well.`,
  corpse: (drawer, _, { who, does }) => `${who(drawer)} ${does(drawer, 'draw', 'draws')} a junk card.`,
};

const times = (hundredths: number): string => (hundredths === 200 ? 'twice' : `${hundredths / 100} times`);
const sways = (hindrance: 'weak' | 'blind' | 'fists'): string =>
  `strays ${times(HINDRANCES[hindrance].angle)} as far to the side`;

type OfEffect = (seat: number, voice: Voice) => string;

/** What hinders somebody, and how much. */
const BURDENS: Readonly<Record<Effect, OfEffect>> = {
  weak: (seat, { whose }) => `Weak hand: ${whose(seat, 'next flick')} ${sways('weak')}.`,
  blind: (seat, { whose }) => `Eyes closed: ${whose(seat, 'next flick')} ${sways('blind')}.`,
  fists: (seat, { whose }) =>
    `Both hands: ${whose(seat, 'next flick')} ${sways('fists')}, with ${percent(POWER_LEFT.fists)} power at most.`,
  chain: (seat, { whose }) => `Ball and chain: ${whose(seat, 'next flick')} has half power at most.`,
  vane: (seat, { Whose }) => `${Whose(seat, 'next flick')} is up to the card.`,
  full: (seat, { Whose }) => `${Whose(seat, 'good hand')} is full.`,
  candle: (seat, { Whose }) => `${Whose(seat, 'weak hand')} is full.`,
};

const RELIEFS: Readonly<Record<Effect, OfEffect>> = {
  weak: (seat, { Whose }) => `${Whose(seat, 'good hand')} is back.`,
  blind: (seat, { Whose }) => `${Whose(seat, 'eyes')} are open again.`,
  fists: (seat, { Who, does }) => `${Who(seat)} ${does(seat, 'need', 'needs')} only one hand again.`,
  chain: (seat, { Who, does }) => `${Who(seat)} ${does(seat, 'are', 'is')} rid of ball and chain.`,
  vane: (seat, { Who, does }) => `${Who(seat)} ${does(seat, 'are', 'is')} done with the card.`,
  full: (seat, { Whose }) => `${Whose(seat, 'good hand')} is free again.`,
  candle: (seat, { Whose }) => `${Whose(seat, 'weak hand')} is free again.`,
};

export const events: Sentences<Event> = {
  'turn-began': spoken(({ seat, number }, { who }) => `Turn ${number}: ${who(seat)}.`),
  flicked: spoken(
    ({ seat, aim, power }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'flick', 'flicks')} at ${degrees(aim)}, ${percent(power)}.`,
  ),
  'flick-failed': spoken(
    ({ seat }, { Who, does }) => `The pencil slips. ${Who(seat)} ${does(seat, 'stay', 'stays')} put.`,
  ),
  'line-drawn': spoken(({ seat, toX, toY, contact }, { Who, does }) => {
    if (contact === 'none') return `${Who(seat)} ${does(seat, 'come', 'comes')} to rest at ${place(toX, toY)}.`;
    return contact === 'wall'
      ? `${Who(seat)} ${does(seat, 'meet', 'meets')} a wall at ${place(toX, toY)}. The wall does not mind.`
      : `${Who(seat)} ${does(seat, 'bump', 'bumps')} into padding at ${place(toX, toY)}.`;
  }),
  'chest-passed': spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} ${does(seat, 'rummage', 'rummages')} through a chest in passing.`,
  ),
  'potion-passed': spoken(
    ({ seat, strokes }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'take', 'takes')} a gulp of potion. ${strokes === 2 ? 'It is empty now.' : 'One gulp is left.'}`,
  ),
  'treasure-taken': spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} ${does(seat, 'have', 'has')} the treasure. Now home with it.`,
  ),
  'hp-lost': spoken(
    ({ seat, by, hp: left, cause }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'lose', 'loses')} ${hp(by)} ${LOSSES[cause]}: ${left} left.`,
  ),
  'hp-gained': spoken(({ seat, by, hp: left, cause }, { Who, does }) =>
    by === 0
      ? `${Who(seat)} ${does(seat, 'feel', 'feels')} no better: nobody has more than at the start.`
      : `${Who(seat)} ${does(seat, 'gain', 'gains')} ${hp(by)} ${GAINS[cause]}: ${left} now.`,
  ),
  'touch-spared': spoken(({ seat, how }, { Who, does }) =>
    how === 'coat'
      ? `The coat takes it. ${Who(seat)} ${does(seat, 'do', 'does')} not.`
      : `${Who(seat)} ${does(seat, 'roll', 'rolls')} off the wall like an acrobat.`,
  ),
  'junk-drawn': spoken(
    ({ seat, card }, { Who, does }) => `${Who(seat)} ${does(seat, 'find', 'finds')} ${junkCards[card].name}.`,
  ),
  'junk-used': spoken(
    ({ seat, card }, { Who, does }) => `${Who(seat)} ${does(seat, 'use', 'uses')} ${junkCards[card].name}.`,
  ),
  'junk-returned': spoken(
    ({ seat, card }, { Who, does }) => `${Who(seat)} ${does(seat, 'are', 'is')} relieved of ${junkCards[card].name}.`,
  ),
  'junk-gone': spoken(({ seat }, { who }) => `Nothing is left for ${who(seat)} to find.`),
  'junk-stolen': spoken(
    ({ seat, card, from }, { Who, who, does }) =>
      `${Who(seat)} ${does(seat, 'take', 'takes')} ${junkCards[card].name} from ${who(from)}.`,
  ),
  'event-drawn': spoken(
    ({ seat, card }, voice) =>
      `${voice.Whose(seat, eventCards[card].name.replace(': ', ', '))}: ${MEANINGS[card](seat, otherOf(seat), voice)}`,
  ),
  'card-fizzled': ({ card }) => `There is no room for ${eventCards[card].name}. Nothing happens.`,
  'turn-repeated': spoken(
    ({ seat }, { who, does }) =>
      `The sand has stopped: the next turn is ${does(seat, 'yours', `${who(seat)}’s`)} as well.`,
  ),
  'event-skipped': spoken(({ seat }, { who }) => `The guard looks away: no event for ${who(seat)}.`),
  'events-shuffled': ({ cards }) => `The ${cards} discarded events are shuffled.`,
  'dice-rolled': spoken(
    ({ seat, dice: shown }, { Who, does }) => `${Who(seat)} ${does(seat, 'roll', 'rolls')} ${dice(shown)}.`,
  ),
  'die-set': spoken(
    ({ seat, dice: shown }, { who, does }) =>
      `A die turns over as ${who(seat)} ${does(seat, 'look', 'looks')} at it: ${dice(shown)}.`,
  ),
  'coin-tossed': ({ heads }) => (heads ? 'The coin shows heads.' : 'The coin shows tails.'),
  'wall-drawn': spoken(
    ({ seat, squares }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'draw', 'draws')} ${count(squares.length, 'a wall square', 'a wall of # squares')}.`,
  ),
  'stone-grew': ({ square }) => `The restless stone creeps to ${at(square)}.`,
  'rats-started': ({ square }) => `Rats pour out at ${at(square)}.`,
  'wall-removed': spoken(
    ({ seat, square }, { Who, does }) => `${Who(seat)} ${does(seat, 'hack', 'hacks')} away the wall at ${at(square)}.`,
  ),
  'stone-forgotten': spoken(
    ({ seat }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'forget', 'forgets')} the restless stone. It settles down for good.`,
  ),
  'stone-gone': () => 'Nothing is left of the restless stone.',
  'plague-drawn': ({ red, black }) => `Grey plague lies on red ${red}, black ${black}.`,
  'table-bolted': () => 'Somebody has bolted the sheet to the table.',
  hindered: spoken(({ seat, effect }, voice) => BURDENS[effect](seat, voice)),
  relieved: spoken(({ seat, effect }, voice) => RELIEFS[effect](seat, voice)),
  'card-spun': spoken(
    ({ seat, to }, { who }) => `The card spins for ${who(seat)} and points at ${Math.round((to * 360) / POINTS)}°.`,
  ),
  teleported: spoken(
    ({ seat, x, y }, { Who, does }) => `${Who(seat)} ${does(seat, 'are', 'is')} suddenly at ${place(x, y)}.`,
  ),
  'sent-back': spoken(
    ({ seat, x, y }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'are', 'is')} back at ${place(x, y)}, a turn younger.`,
  ),
  'monster-cancelled': spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} ${does(seat, 'know', 'knows')} how to deal with monsters. It leaves.`,
  ),
  'blade-missed': spoken(({ seat }, { who }) => `The blade misses ${who(seat)} by a hair.`),
  'toll-escaped': spoken(
    ({ seat }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'have', 'has')} hit a wall, and ${does(seat, 'are', 'is')} spared.`,
  ),
  'nobody-near': () => 'Nobody is near a wall.',
  'flick-taken-back': spoken(
    ({ seat }, { Who, does }) =>
      `${Who(seat)} ${does(seat, 'take', 'takes')} another pencil. That flick never happened.`,
  ),
  quibbled: spoken(({ seat }, { Who }) => `${Who(seat)} saw that differently. The line is drawn again.`),
  'guard-bribed': spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} ${does(seat, 'have', 'has')} a word with the guard.`,
  ),
  'character-died': spoken(
    ({ seat }, { Who, does }) => `${Who(seat)} ${does(seat, 'stay', 'stays')} in the dungeon for good.`,
  ),
  'game-ended': spoken(({ end }, voice) => ending(end, voice)),
};

export function ending(end: End, { Who, who, does }: Voice): string {
  switch (end.type) {
    case 'treasure':
      return `${Who(end.winner)} ${does(end.winner, 'are', 'is')} home with the treasure and ${does(end.winner, 'win', 'wins')}.`;
    case 'death':
      return `${Who(end.winner)} ${does(end.winner, 'are', 'is')} the only one left, and ${does(end.winner, 'win', 'wins')}.`;
    case 'double-defeat':
      return 'Both are dead. The dungeon wins.';
    case 'time':
      return end.winner === null
        ? 'Time is up, and nobody is ahead.'
        : `Time is up, and ${who(end.winner)} ${does(end.winner, 'are', 'is')} ahead.`;
  }
}
