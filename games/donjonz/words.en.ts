import { capital, lookUp, plural } from '../../kernel/words.ts';
import type { Turn } from './deck.ts';
import type { Joins } from './events.ts';
import type { DonjonzWords } from './words.ts';

const count = plural('en');

const weapons = { hammer: 'hammer', axe: 'axe', sword: 'sword', bow: 'bow' } as const;
const aWeapon = { hammer: 'a hammer', axe: 'an axe', sword: 'a sword', bow: 'a bow' } as const;
const monsters = { hammer: 'golem', axe: 'skeleton', sword: 'goblin', bow: 'bat' } as const;
const things = { nothing: 'empty', pouch: 'gold pouch', key: 'key', stair: 'stair', door: 'locked door' } as const;
const portions = { pouch: 'pouches', weapon: 'weapons', monster: 'monsters' } as const;
const ingredients = { ...things, ...weapons, weapon: 'weapon', monster: 'monster' } as const;
const ranks = [
  'Doorstep Decoration',
  'Light-fingered Lodger',
  'Competent Nuisance',
  'Scourge of the Pantry',
  'Landlord of the Deep',
] as const;

const VICTORIES = {
  hammer: 'A golem, now gravel.',
  axe: 'A skeleton, now kindling.',
  sword: 'A goblin. Your sword knew what to do.',
  bow: 'A bat, no longer airborne.',
} as const;

/** What is said of a card when it comes to lie; a card of one's own deck has no more than its name. */
const REMARKS: Readonly<Record<string, string>> = {
  'The Damp Vestibule': 'The Damp Vestibule: wipe your feet on the way out.',
  'The Crooked Gallery': 'The Crooked Gallery. Only the portraits hang straight.',
  'The Bone Cupboard': 'The Bone Cupboard. Somebody has sorted them by size.',
  'The Armourer’s Nap': 'The Armourer’s Nap. Help yourself, quietly.',
  'The Counting Nook': 'The Counting Nook. The books did not balance before you came, either.',
  'The Bat Loft': 'The Bat Loft. Mind your hair.',
  'The Goblin Canteen': 'The Goblin Canteen. Today’s dish is whoever walks in.',
  'The Golem’s Yard': 'The Golem’s Yard. Keep off the gravel: it is still a golem.',
  'The Long Draught': 'The Long Draught. So that is where the candle went.',
  'The Spare Cellar': 'The Spare Cellar, for when the other ones fill up.',
  'The Keeper’s Mistake': 'The Keeper’s Mistake. It was not the only one.',
};

function way({ to, open, walled }: Joins): string {
  if (open === 0) return 'Nothing but wall joins it to the rest.';
  const shut = walled === 0 ? '' : `; ${count(walled, 'one edge is', '# edges are')} walled up`;
  return `${count(open, 'One way leads', '# ways lead')} to ${and(to.map(name => name.replace(/^The /, 'the ')))}${shut}.`;
}

const and = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

const TURNED: Readonly<Record<Turn, string>> = {
  0: 'as it is',
  1: 'turned a quarter right',
  2: 'turned upside down',
  3: 'turned a quarter left',
};

const SIDES = ['north', 'east', 'south', 'west'] as const;

export const en: DonjonzWords = {
  ranks,
  weapons,
  monsters,
  things,
  card: name => name,

  events: {
    'card-turned-up': ({ name }) => `The pile shows ${name}.`,
    'card-taken': ({ name }) => `In hand: ${name}.`,
    'card-laid': ({ name, joins }) => `${lookUp(REMARKS, name) ?? `${name} is part of the dungeon now.`} ${way(joins)}`,
    'map-finished': () => 'The map is done. The stair awaits you.',
    stepped: ({ side }) => `A step ${SIDES[side]}.`,
    'pouch-found': ({ pouches }) => `A pouch of gold. ${count(pouches, 'It is your only one.', 'You jingle with #.')}`,
    'weapon-found': ({ weapon }) => `Somebody has left ${aWeapon[weapon]} here.`,
    'weapon-taken': ({ weapon }) => `You take the ${weapons[weapon]}. Nobody objects.`,
    'weapon-dropped': ({ weapon }) => `The ${weapons[weapon]} stays behind.`,
    'weapon-left': ({ weapon }) => `You leave the ${weapons[weapon]} to the spiders.`,
    'key-found': () => 'A key. It must fit something.',
    'door-opened': ({ before, pouches }) =>
      before === 0
        ? 'The door opens. Twice nothing is nothing.'
        : `The door opens: ${count(before, 'one pouch becomes', '# pouches become')} ${pouches}.`,
    'door-passed': () => 'You slip through the door. It has nothing for those without a key.',
    'monster-beaten': ({ weapon, monsters: beaten }) =>
      `${VICTORIES[weapon]} ${count(beaten, 'The first one.', 'That makes #.')}`,
    'pouches-lost': ({ weapon, pouches }) =>
      `A ${monsters[weapon]}, and no ${weapons[weapon]}. It takes ${count(pouches, 'your only pouch', 'all # pouches')} instead.`,
    'hero-fell': ({ weapon }) =>
      `A ${monsters[weapon]}, no ${weapons[weapon]}, and nothing to bribe it with. You stay for dinner.`,
    'walk-ended': ({ score, rank }) => `No way on. ${score} glory: ${ranks[rank - 1]}.`,
  },

  actions: {
    'turn-up': ({ card }) => `Turn up card ${card}`,
    lay: ({ x, y, turn }) => `Lay the card at column ${x}, row ${y}, ${TURNED[turn]}`,
    take: () => 'Take the next card',
    'set-out': () => 'Set out all the same',
    step: ({ x, y }) => `Step to column ${x}, row ${y}`,
    'pick-up': () => 'Take the weapon',
    swap: ({ drop }) => `Take it and drop the ${weapons[drop]}`,
    leave: () => 'Leave it',
  },

  reasons: {
    'not-seated': () => 'Only the one who plays can do that.',
    pile: () => 'The next card has to be turned up first.',
    over: () => 'The game is over.',
    unreadable: () => 'That is not a move of this game.',
    'map-first': ({ left }) => `The map comes first: ${count(left, 'one card is', '# cards are')} still to be laid.`,
    'lay-first': () => 'Lay the card in hand first.',
    'take-first': () => 'Take the next card first.',
    'set-out-first': () => 'No step is open: set out all the same, or take the last card back.',
    'map-lies': () => 'The map is done; no card is left to lay.',
    'keep-moving': () => 'The hero has to move on as long as a step is open.',
    'weapon-first': () => 'First decide whether to take the weapon.',
    overlap: () => 'The card would lie on another one.',
    corner: () => 'The card touches only by a corner; a whole side of a space has to touch.',
    apart: () => 'The card has to touch one that is already laid.',
    rim: () => 'There is no space there: the rim is a wall.',
    entered: () => 'The hero has been there; a space is entered once.',
    diagonal: () => 'The hero does not step diagonally.',
    far: () => 'The hero moves one space at a time.',
    wall: () => 'A wall stands between.',
    locked: () => 'The door is locked and the key is not found yet.',
    'hands-full': () => 'Two weapons at most: drop one to take this one.',
    'hands-free': () => 'There is a hand free: no weapon has to be dropped.',
    'not-held': ({ weapon }) => `The hero carries no ${weapons[weapon]}.`,
    'no-such-option': ({ option }) => `There is no option “${option}”.`,
    'no-such-value': ({ option, expected }) => `“${option}” has to be one of: ${expected}.`,
    'no-record': () => 'Options are given by name and value.',
    'deck-without-drawing': ({ line, name }) => `Line ${line}: “${name}” has no drawing below it.`,
    'deck-rows': ({ line, name }) =>
      `Line ${line}: the drawing of “${name}” needs an odd number of rows and of columns.`,
    'deck-sign': ({ line, column, sign, expected }) =>
      expected === ''
        ? `Line ${line}, column ${column}: the drawing is wider here than its first row.`
        : `Line ${line}, column ${column}: “${sign}” cannot stand here; expected one of “${expected}”.`,
    'deck-count': ({ line, cards }) => `Line ${line}: a deck has 11 dungeon cards after the half-card, not ${cards}.`,
    'deck-shape': ({ line, name, width, height }) =>
      `Line ${line}: “${name}” is ${width} by ${height}; the half-card is 1 by 3, a dungeon card 2 by 3.`,
    'deck-start': ({ line, thing, found }) => `Line ${line}: the half-card needs one ${things[thing]}, not ${found}.`,
    'deck-stray': ({ line, column, thing }) =>
      `Line ${line}, column ${column}: the ${things[thing]} belongs on the half-card.`,
    'deck-shortcut': ({ line, column }) => `Line ${line}, column ${column}: the door must not open to the stair.`,
    'deck-same-side': ({ line, column }) =>
      `Line ${line}, column ${column}: stair and door have to open on different sides.`,
    'deck-shut': ({ line, column, thing }) =>
      `Line ${line}, column ${column}: the ${things[thing]} has no open outer side.`,
    'deck-unarmed': ({ line, column, weapon }) =>
      `Line ${line}, column ${column}: no ${weapons[weapon]} in the deck beats this ${monsters[weapon]}.`,
    'deck-keys': ({ line, column, found }) => `Line ${line}, column ${column}: a deck has one key, not ${found}.`,
    'deck-start-key': ({ line, column }) => `Line ${line}, column ${column}: the key must not lie on the half-card.`,
    'deck-scale': ({ line, column, monsters: found, most }) =>
      `Line ${line}, column ${column}: ${found} monsters are more than the scale counts (${most}).`,
    'deck-poor': ({ line, pouches, monsters: found }) =>
      `Line ${line}: a deck has at least 8 pouches and 6 monsters, not ${pouches} and ${found}.`,
    'deck-crowded': ({ line, column, name, thing, most }) =>
      `Line ${line}, column ${column}: “${name}” may hold at most ${most} ${portions[thing]}.`,
    'deck-blank': ({ line, name }) => `Line ${line}: “${name}” holds nothing at all.`,
    'deck-recipe': ({ thing, found, expected }) =>
      `The standard deck has ${expected} of “${ingredients[thing]}”, not ${found}.`,
    'deck-walls': ({ percent, most }) => `Walls stand on ${percent}% of the edges; ${most}% is the most.`,
  },

  prompts: {
    watch: () => 'You are looking on.',
    'turn-up': () => 'The next card is being turned up.',
    take: () => 'Take the next card, or move this one.',
    'set-out': () => 'The hero is walled in. Set out all the same, or move the last card?',
    lay: ({ number, of }) => `Lay card ${number} of ${of} so that a side touches.`,
    walk: ({ ways }) => `Step on. ${count(ways, 'One way is open.', '# ways are open.')}`,
    weapon: ({ weapon, full }) =>
      full
        ? `${capital(aWeapon[weapon])}: drop a weapon for it, or leave it?`
        : `${capital(aWeapon[weapon])}: take it?`,
    fallen: () => 'The hero has fallen. No glory today.',
    over: ({ score, rank }) => `${score} glory: ${ranks[rank - 1]}.`,
  },
};
