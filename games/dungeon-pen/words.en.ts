import { plural } from '../../kernel/words.ts';
import { POINTS } from './data.ts';
import { DEGREE, FULL_TURN } from './direction.ts';
import { reachOf, swayOf } from './spread.ts';
import { columnOf, rowOf, type Square, UNIT } from './square.ts';
import type { End, Shape } from './state.ts';
import type { DungeonPenWords } from './words.ts';

const count = plural('en');
const hp = (by: number): string => `${by} HP`;

const eventCards = {
  rampart: { name: 'Sudden Wall: Rampart', text: 'Roll two dice, then draw a straight wall of four squares.' },
  crooked: { name: 'Sudden Wall: Crooked', text: 'Roll two dice, then draw any crooked wall of four squares.' },
  rubble: { name: 'Rising Rubble', text: 'Draw three wall squares within two squares of your opponent.' },
  stone: {
    name: 'Restless Stone',
    text: 'Roll two dice and draw one magic square. It grows each turn until somebody forgets it.',
  },
  plague: {
    name: 'Grey Plague',
    text: 'Roll two dice: the plague lies on nine squares. It costs 1 HP there, now and on entering.',
  },
  numbness: { name: 'Numbness', text: 'Your opponent’s next flick is made with the weak hand.' },
  'lights-out': { name: 'Lights Out', text: 'Your opponent’s next flick is made with eyes closed.' },
  fists: { name: 'Clenched Fists', text: 'Your opponent’s next flick is made with both hands.' },
  bolted: { name: 'Bolted Table', text: 'The sheet may no longer be turned. Permanent.' },
  vane: {
    name: 'Weathervane',
    text: 'This card, spun, replaces your opponent’s next flick: five squares where the arrow points.',
  },
  sacrifice: {
    name: 'Sense of Sacrifice',
    text: 'Your opponent flicks at once, and loses 3 HP unless it hits a wall.',
  },
  'second-wind': { name: 'Second Wind', text: 'Flick once more, with the good hand.' },
  goblin: { name: 'Goblin Cutpurse', text: 'You lose 1 HP and one object at random.' },
  crawlers: { name: 'Wall Crawlers', text: 'Everyone within three squares of a wall loses 2 HP.' },
  rats: { name: 'Rat Tide', text: 'Roll two dice, choose a square: whoever is nearest to it loses 1 HP.' },
  jailer: { name: 'Head Jailer', text: 'A coin decides who loses 2 HP.' },
  blade: { name: 'Swinging Blade', text: 'Roll one die: on 4 or more your opponent loses 1 HP.' },
  whim: { name: 'Masters’ Whim', text: 'A coin decides whether you gain or lose 2 HP.' },
  chute: { name: 'Scavenger’s Chute', text: 'You slide to the nearest chest.' },
  past: { name: 'Return to the Past', text: 'Both go back to where their latest turns began.' },
  'hands-full': {
    name: 'Hands Full',
    text: 'Your opponent holds this card in the good hand to the end of the next turn: weak hand.',
  },
  candle: {
    name: 'Hold the Candle',
    text: 'Your opponent holds this card in the weak hand to the end of the next turn: no turning of the sheet.',
  },
  hourglass: { name: 'Jammed Hourglass', text: 'You have two turns in a row: the next one is yours as well.' },
  corpse: { name: 'Forgotten Corpse', text: 'Draw a junk card.' },
} as const;

const junkCards = {
  bane: { name: 'Monster Bane', text: 'When a monster is drawn, by anyone: it does nothing to anybody.' },
  rune: { name: 'Scatter Rune', text: 'Before your flick: roll two dice and land in that large square.' },
  loaf: { name: 'Stale Loaf', text: 'Gain 1 HP.' },
  tonic: { name: 'Red Tonic', text: 'Gain 2 HP.' },
  coat: { name: 'Quilted Coat', text: 'When you hit a wall: it does not hurt.' },
  salts: { name: 'Smelling Salts', text: 'Before your flick: hands and eyes are free again.' },
  pick: { name: 'Sapper’s Pick', text: 'Remove one drawn wall square within three squares.' },
  chalk: { name: 'Mason’s Chalk', text: 'Draw three wall squares within three squares of you.' },
  soot: { name: 'Soot Bag', text: 'Your opponent’s next flick is made with eyes closed.' },
  glove: { name: 'Butter Glove', text: 'Your opponent’s next flick is made with the weak hand.' },
  chain: { name: 'Ball and Chain', text: 'Your opponent’s next flick has at most half power.' },
  die: { name: 'Loaded Die', text: 'After your own roll: set one die.' },
  fingers: { name: 'Long Fingers', text: 'If your opponent is within three squares: take one object at random.' },
  pencil: { name: 'Spare Pencil', text: 'Right after your flick: it never happened. Flick anew.' },
  guard: { name: 'Bribed Guard', text: 'Before your flick: this turn has no event.' },
  spoon: { name: 'Bent Spoon', text: 'Nothing. It goes back to the deck.' },
} as const;

const effects = {
  weak: 'weak hand',
  blind: 'eyes closed',
  fists: 'both hands',
  chain: 'half power',
  vane: 'spun card',
  full: 'card in the good hand',
  candle: 'card in the weak hand',
} as const;

const features = {
  floor: 'floor',
  wall: 'wall',
  padded: 'padded wall',
  chest: 'chest',
  potion: 'potion',
  'south-cell': 'south cell',
  'north-cell': 'north cell',
  'south-treasure': 'south treasure',
  'north-treasure': 'north treasure',
} as const;

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

const SHAPES: Readonly<Record<Shape, string>> = {
  line: 'a straight wall of four squares',
  tetromino: 'a wall of four joined squares',
  rubble: 'three joined squares near your opponent',
  stone: 'one magic square',
  chalk: 'three joined squares near you',
};

/** How far chance leads a flick astray. */
const EXTENTS = ['a hair', 'a little', 'much', 'wildly'] as const;

const at = (square: Square): string => `column ${columnOf(square) + 1}, row ${rowOf(square) + 1}`;
const list = (squares: readonly Square[]): string => squares.map(at).join('; ');
const place = (x: number, y: number): string => `column ${Math.floor(x / UNIT) + 1}, row ${Math.floor(y / UNIT) + 1}`;
const percent = (power: number): string => `${Math.round(power / 10)} %`;
const degrees = (aim: number): string => `${Math.round(aim / DEGREE) % 360}°`;
const dice = (shown: readonly number[]): string =>
  shown.length === 2 ? `red ${shown[0]}, black ${shown[1]}` : String(shown[0]);

export const en: DungeonPenWords = {
  eventCards,
  junkCards,
  eventTypes: { prisoner: 'prisoner', flick: 'flick', monster: 'monster', trap: 'trap', wall: 'wall' },
  targets: {
    self: 'yourself',
    other: 'your opponent',
    both: 'both',
    random: 'one of you',
    map: 'the map',
    closest: 'the closest',
  },
  icons: {
    'one-die': 'one die',
    'two-dice': 'two dice',
    'eyes-closed': 'eyes closed',
    'left-hand': 'weak hand',
    'right-hand': 'good hand',
    'both-hands': 'both hands',
    'card-in-left': 'card in the weak hand',
    'card-in-right': 'card in the good hand',
    self: 'yourself',
    other: 'your opponent',
    both: 'both players',
    random: 'a random player',
    position: 'position',
    closest: 'the closest',
    'within-3': 'within three squares',
    'near-wall': 'within three squares of a wall',
    map: 'the map',
    wall: 'wall',
    'draw-wall': 'drawn wall',
    object: 'object',
    chest: 'chest',
    plague: 'plague on nine squares',
    'three-squares': 'three squares',
    line: 'four squares in a line',
    tetromino: 'four joined squares',
    'magic-square': 'one magic square',
    flick: 'flick',
    cancel: 'cancelled',
    'turn-order': 'turn order',
    'shuffle-back': 'shuffle back',
    'plus-1': 'gain 1 HP',
    'plus-2': 'gain 2 HP',
    'minus-1': 'lose 1 HP',
    'minus-2': 'lose 2 HP',
    'minus-3': 'lose 3 HP',
    more: 'more',
    less: 'less',
    one: 'one',
    two: 'two',
    spin: 'spin this card',
  },
  effects,
  characters: {
    turnkey: { name: 'Turnkey', text: '15 HP.' },
    brute: { name: 'Brute', text: '18 HP; lengths spread half as much again.' },
    acrobat: { name: 'Acrobat', text: '12 HP; the first wall touched in each own turn is free.' },
    scholar: { name: 'Scholar', text: '13 HP; starts with a junk card.' },
  },
  features,
  dungeon: name => name,

  events: {
    'turn-began': ({ seat, number }, names) => `Turn ${number} of ${names[seat]}.`,
    flicked: ({ seat, aim, power }, names) => `${names[seat]} flicks at ${degrees(aim)}, ${percent(power)}.`,
    'flick-failed': ({ seat }, names) => `The pencil slips. ${names[seat]} stays put.`,
    'line-drawn': ({ seat, toX, toY, contact }, names) =>
      contact === 'none'
        ? `${names[seat]} comes to rest at ${place(toX, toY)}.`
        : contact === 'wall'
          ? `${names[seat]} meets a wall at ${place(toX, toY)}. The wall does not mind.`
          : `${names[seat]} bumps into padding at ${place(toX, toY)}.`,
    'chest-passed': ({ seat }, names) => `${names[seat]} rummages through a chest in passing.`,
    'potion-passed': ({ seat, strokes }, names) =>
      `${names[seat]} takes a gulp of potion. ${strokes === 2 ? 'It is empty now.' : 'One gulp is left.'}`,
    'treasure-taken': ({ seat }, names) => `${names[seat]} has the treasure. Now home with it.`,
    'hp-lost': ({ seat, by, hp: left, cause }, names) =>
      `${names[seat]} loses ${hp(by)} ${LOSSES[cause]}: ${left} left.`,
    'hp-gained': ({ seat, by, hp: left, cause }, names) =>
      by === 0
        ? `${names[seat]} feels no better: nobody has more than at the start.`
        : `${names[seat]} gains ${hp(by)} ${GAINS[cause]}: ${left} now.`,
    'touch-spared': ({ seat, how }, names) =>
      how === 'coat'
        ? `The coat takes it. ${names[seat]} does not.`
        : `${names[seat]} rolls off the wall like an acrobat.`,
    'junk-drawn': ({ seat, card }, names) => `${names[seat]} finds ${junkCards[card].name}.`,
    'junk-used': ({ seat, card }, names) => `${names[seat]} uses ${junkCards[card].name}.`,
    'junk-returned': ({ seat, card }, names) => `${names[seat]} is relieved of ${junkCards[card].name}.`,
    'junk-gone': ({ seat }, names) => `Nothing is left for ${names[seat]} to find.`,
    'junk-stolen': ({ seat, card, from }, names) => `${names[seat]} takes ${junkCards[card].name} from ${names[from]}.`,
    'event-drawn': ({ seat, card }, names) => `${names[seat]} draws ${eventCards[card].name}. ${eventCards[card].text}`,
    'card-fizzled': ({ card }) => `There is no room for ${eventCards[card].name}. Nothing happens.`,
    'turn-repeated': ({ seat }, names) => `The sand has stopped: the next turn is ${names[seat]}’s as well.`,
    'event-skipped': ({ seat }, names) => `The guard looks away: no event for ${names[seat]}.`,
    'events-shuffled': ({ cards }) => `The ${cards} discarded events are shuffled.`,
    'dice-rolled': ({ seat, dice: shown }, names) => `${names[seat]} rolls ${dice(shown)}.`,
    'die-set': ({ seat, dice: shown }, names) => `A die turns over as ${names[seat]} looks at it: ${dice(shown)}.`,
    'coin-tossed': ({ heads }) => (heads ? 'The coin shows heads.' : 'The coin shows tails.'),
    'wall-drawn': ({ seat, squares }, names) =>
      `${names[seat]} draws ${count(squares.length, 'a wall square', 'a wall of # squares')}.`,
    'stone-grew': ({ square }) => `The restless stone creeps to ${at(square)}.`,
    'rats-started': ({ square }) => `Rats pour out at ${at(square)}.`,
    'wall-removed': ({ seat, square }, names) => `${names[seat]} hacks away the wall at ${at(square)}.`,
    'stone-forgotten': ({ seat }, names) => `${names[seat]} forgets the restless stone. It settles down for good.`,
    'stone-gone': () => 'Nothing is left of the restless stone.',
    'plague-drawn': ({ red, black }) => `Grey plague lies on red ${red}, black ${black}.`,
    'table-bolted': () => 'Somebody has bolted the sheet to the table.',
    hindered: ({ seat, effect }, names) => `For ${names[seat]}: ${effects[effect]}.`,
    relieved: ({ seat, effect }, names) => `${names[seat]} is done with: ${effects[effect]}.`,
    'card-spun': ({ seat, to }, names) =>
      `The card spins for ${names[seat]} and points at ${Math.round((to * 360) / 64)}°.`,
    teleported: ({ seat, x, y }, names) => `${names[seat]} is suddenly at ${place(x, y)}.`,
    'sent-back': ({ seat, x, y }, names) => `${names[seat]} is back at ${place(x, y)}, a turn younger.`,
    'monster-cancelled': ({ seat }, names) => `${names[seat]} knows how to deal with monsters. It leaves.`,
    'blade-missed': ({ seat }, names) => `The blade misses ${names[seat]} by a hair.`,
    'toll-escaped': ({ seat }, names) => `${names[seat]} has hit a wall, and is spared.`,
    'nobody-near': () => 'Nobody is near a wall.',
    'flick-taken-back': ({ seat }, names) => `${names[seat]} takes another pencil. That flick never happened.`,
    quibbled: ({ seat }, names) => `${names[seat]} saw that differently. The line is drawn again.`,
    'guard-bribed': ({ seat }, names) => `${names[seat]} has a word with the guard.`,
    'character-died': ({ seat }, names) => `${names[seat]} stays in the dungeon for good.`,
    'game-ended': ({ end }, names) => ending(end, names),
  },

  actions: {
    flick: ({ aim, power }) => `Flick at ${degrees(aim)}, ${percent(power)}`,
    spin: () => 'Spin the card',
    use: ({ card }) => `Use ${junkCards[card].name}`,
    decline: () => 'No, thank you',
    quibble: () => 'Quibble: draw that line again',
    set: ({ die, to }) => `Set ${die === 0 ? 'the first die' : 'the black die'} to ${to}`,
    place: ({ squares }) => `Draw the wall: ${list(squares)}`,
    grow: ({ square }) => `Let the stone grow to ${at(square)}`,
    dig: ({ square }) => `Remove the wall at ${at(square)}`,
    land: ({ square }) => `Go to ${at(square)}`,
    start: ({ square }) => `Let the rats out at ${at(square)}`,
    end: () => 'End the turn',
    sway: ({ by }) => `The pencil sways ${EXTENTS[swayOf(by).extent]} to the ${swayOf(by).side}`,
    reach: ({ by }) => `It runs ${EXTENTS[reachOf(by).extent]} too ${reachOf(by).end}`,
    point: ({ to }) => `The arrow points to ${degrees((to * FULL_TURN) / POINTS)}`,
    roll: ({ red, black }) => `Roll red ${red}, black ${black}`,
    cast: ({ die }) => `Roll ${die}`,
    coin: ({ heads }) => (heads ? 'Heads' : 'Tails'),
    draw: ({ card }) => `Draw ${eventCards[card].name}`,
    junk: ({ card }) => `Find ${junkCards[card].name}`,
    pilfer: ({ card }) => `Take ${junkCards[card].name}`,
  },

  reasons: {
    'not-seated': () => 'Only the two who play can do that.',
    'not-your-turn': () => 'It is not for you to decide now.',
    over: () => 'The game is over.',
    chance: () => 'Chance comes first.',
    unreadable: () => 'That is not a move of this game.',
    'no-such-aim': ({ most }) => `The aim is a whole number from 0 to ${most}.`,
    'no-such-power': ({ most }) => `The power is a whole number from 0 to ${most}.`,
    'flick-first': () => 'Flick first.',
    'spin-instead': () => 'The spun card replaces this flick.',
    'nothing-to-spin': () => 'No card replaces this flick.',
    'answer-first': () => 'First say whether you use the card.',
    'place-first': () => 'Draw the wall first.',
    'choose-first': () => 'Choose a square first.',
    'turn-not-over': () => 'Use a card, let the stone grow, or end the turn.',
    'flick-done': () => 'You have flicked already this turn.',
    'not-held': ({ card }) => `You do not hold ${junkCards[card].name}.`,
    'not-now': ({ card }) => `${junkCards[card].name} cannot be used now.`,
    'no-such-die': () => 'A die that was rolled can be set to 1 to 6.',
    'die-shows-that': () => 'The die shows that already.',
    'stone-resting': () => 'No magic wall can grow now.',
    'stone-grown': () => 'The magic wall has grown this turn already.',
    'stone-apart': () => 'The magic wall grows next to its last square.',
    'not-in-large': () => 'Choose a square of the large one that the dice name; to land there it has to be free.',
    'not-nearest': () => 'Choose one of the nearest chests.',
    'not-drawn': () => 'Only drawn walls can be removed; printed ones stay.',
    'too-far-to-dig': () => 'That wall is more than three squares away.',
    'nobody-to-rob': () => 'Your opponent is too far away or holds nothing.',
    'nothing-to-dig': () => 'No drawn wall is within three squares.',
    'no-room-to-draw': () => 'There is no room for three wall squares near you.',
    'no-record': () => 'Options are given by name and value.',
    'no-such-option': ({ option }) => `There is no option “${option}”.`,
    'no-such-value': ({ option, expected }) => `“${option}” has to be one of: ${expected}.`,
    'no-characters': () => 'Characters belong to the French rules.',
    'wall-shape': ({ shape }) => `The card asks for ${SHAPES[shape]}.`,
    'wall-off-sheet': () => 'A wall consists of squares of the sheet.',
    'wall-off-dice': ({ red, black }) => `The wall has to contain a square of red ${red}, black ${black}.`,
    'wall-far': ({ within }) => `The nearest square of the wall has to be within ${within} squares.`,
    'wall-on-character': ({ squares }) => `A character stands there: ${list(squares)}.`,
    'wall-shuts-in': ({ seat }) =>
      `That would shut in the ${seat === 0 ? 'southern' : 'northern'} character: self, treasure and cell have to stay connected.`,
    'wall-on-cell': ({ squares }) => `A cell cannot be walled up: ${list(squares)}.`,
    'wall-on-padding': ({ squares }) => `A padded wall stands there: ${list(squares)}.`,
    'wall-on-treasure': ({ squares }) => `A treasure cannot be walled up: ${list(squares)}.`,
    'wall-on-wall': ({ squares }) => `The magic square needs a free square, not ${list(squares)}.`,
    'sheet-heading': ({ line, missing }) =>
      missing === 'name'
        ? `Line ${line}: a dungeon begins with its name.`
        : `Line ${line}: below the name stands “by” and who drew it.`,
    'sheet-rows': ({ line, rows }) => `Line ${line}: a dungeon has 18 rows, not ${rows}.`,
    'sheet-width': ({ line, column, signs }) => `Line ${line}, column ${column}: a row has 18 signs, not ${signs}.`,
    'sheet-sign': ({ line, column, sign, expected }) =>
      `Line ${line}, column ${column}: “${sign}” means nothing; expected one of “${expected}”.`,
    'sheet-count': ({ line, column, feature, found, least }) =>
      `Line ${line}, column ${column}: “${features[feature]}” is there ${count(found, 'once', '# times')}, but ${least} is needed.`,
    'sheet-cell-torn': ({ line, column }) => `Line ${line}, column ${column}: a cell is one room.`,
    'sheet-cell-rim': ({ line, column }) =>
      `Line ${line}, column ${column}: a cell must not touch the border, which is hard.`,
    'sheet-cell-hard': ({ line, column }) => `Line ${line}, column ${column}: the walls of a cell are padded.`,
    'sheet-cell-shut': ({ line, column }) => `Line ${line}, column ${column}: a cell needs an opening.`,
    'sheet-centre': ({ line, column }) => `Line ${line}, column ${column}: the centre of this cell does not lie in it.`,
    'sheet-lopsided': ({ line, column, opposite }) =>
      `Line ${line}, column ${column}: after a half-turn this does not match line ${opposite.line}, column ${opposite.column}.`,
    'sheet-treasure-side': ({ line, column }) => `Line ${line}, column ${column}: a treasure lies on its own side.`,
    'sheet-treasure-seen': ({ line, column }) =>
      `Line ${line}, column ${column}: the own cell must not look at its treasure.`,
    'sheet-narrow': ({ line, column }) => `Line ${line}, column ${column}: every way has to be two squares wide.`,
    'sheet-short': ({ line, column, flicks, least }) =>
      `Line ${line}, column ${column}: ${count(flicks, 'one flick reaches', '# flicks reach')} this treasure; it has to take ${least}.`,
  },

  prompts: {
    watch: () => 'You are looking on.',
    chance: () => 'Chance has its say.',
    wait: ({ seat }, names) => `${names[seat]} decides.`,
    aim: ({ cause, effects: on }) => {
      const how = on.length > 0 ? ` (${on.map(effect => effects[effect]).join(', ')})` : '';
      if (cause === 'sacrifice') return `Flick, and hit a wall or lose 3 HP${how}.`;
      return cause === 'second-wind' ? `Flick once more${how}.` : `Flick${how}.`;
    },
    spin: () => 'Spin the card: it flicks for you.',
    coat: () => 'A wall. Does the coat take it?',
    spare: () => 'Take this flick back with the spare pencil?',
    quibble: () => 'Quibble about that line?',
    dig: () => 'Which drawn wall goes?',
    land: () => 'Where do you land?',
    chest: () => 'Which of the nearest chests?',
    start: () => 'Where do the rats come from?',
    bane: ({ card }) => `${eventCards[card].name}: use the bane?`,
    load: ({ dice: shown }) => `You rolled ${dice(shown)}. Set a die?`,
    place: ({ shape }) => `Draw ${SHAPES[shape]}.`,
    end: ({ grow }) => (grow ? 'Anything else before the turn ends?' : 'Use a card, or end the turn.'),
    over: ({ end }, names) => ending(end, names),
  },
};

function ending(end: End, names: readonly string[]): string {
  switch (end.type) {
    case 'treasure':
      return `${names[end.winner]} is home with the treasure and wins.`;
    case 'death':
      return `${names[end.winner]} is the only one left, and wins.`;
    case 'double-defeat':
      return 'Both are dead. The dungeon wins.';
    case 'time':
      return end.winner === null
        ? 'Time is up, and nobody is ahead.'
        : `Time is up, and ${names[end.winner]} is ahead.`;
  }
}
