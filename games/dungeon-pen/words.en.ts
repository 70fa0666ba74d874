import { plural } from '../../kernel/words.ts';
import { POINTS } from './data.ts';
import { FULL_TURN } from './direction.ts';
import { reachOf, swayOf } from './spread.ts';
import type { Square } from './square.ts';
import type { Shape } from './state.ts';
import { effects, eventCards, junkCards } from './words.cards.en.ts';
import { at, degrees, dice, ending, events, inSquares, percent, voiceOf } from './words.events.en.ts';
import type { DungeonPenWords } from './words.ts';

const count = plural('en');

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

const SHAPES: Readonly<Record<Shape, string>> = {
  line: 'a straight wall of four squares',
  tetromino: 'a wall of four joined squares',
  rubble: 'three joined squares near your opponent',
  stone: 'one magic square',
  chalk: 'three joined squares near you',
};

/** How far chance leads a flick astray. */
const EXTENTS = ['a hair', 'a little', 'much', 'wildly'] as const;

const list = (squares: readonly Square[]): string => squares.map(at).join('; ');

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
    acrobat: { name: 'Acrobat', text: '12 HP; the first wall touched on each of its own turns is free.' },
    scholar: { name: 'Scholar', text: '13 HP; starts with a junk card.' },
  },
  features,
  square: at,
  dungeon: name => name,

  events,

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
    stop: ({ x, y }) => `The line ends ${inSquares(x)} across, ${inSquares(y)} down`,
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
    'line-too-short': () => 'A line shorter than a quarter of a square is a flick that failed.',
    'line-off-sheet': () => 'The line ends on the sheet: its border is a wall. Say where the line touched it.',
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
    'sheet-count': ({ line, column, feature, found }) =>
      found === 0
        ? `Line ${line}, column ${column}: “${features[feature]}” is missing.`
        : `Line ${line}, column ${column}: “${features[feature]}” is there ${found} times, and once is enough.`,
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
      `Line ${line}, column ${column}: this treasure can be seen from its own cell.`,
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
      if (cause === 'sacrifice') return `Pull back and let go${how}: hit a wall, or lose 3 HP.`;
      return `${cause === 'second-wind' ? 'Once more: pull' : 'Pull'} back and let go${how}.`;
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
    over: ({ end }, names, reader) => ending(end, voiceOf(names, reader)),
  },
};
