import type { EventName, EventType, JunkName } from '../../../../games/dungeon-pen/index.ts';
import { en as game } from '../../../../games/dungeon-pen/readers.ts';
import { plural } from '../../../../kernel/words.ts';
import type { BoardWords } from './words.ts';

const count = plural('en');
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const list = new Intl.ListFormat('en');
const tenths = (value: number): string => decimal.format(value / 10);
const squares = (value: number): string => `${tenths(value)} ${value === 10 ? 'square' : 'squares'}`;

const winds = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
} as const;

export const en: BoardWords = {
  sheet: {
    hp: ({ hp, most }) => `${hp} of ${most}`,
    'hp-short': ({ hp, most }) => `${hp}/${most}`,
    dungeon: ({ name }) => game.dungeon(String(name)),
    event: ({ card }) => game.eventCards[card as EventName].name,
    junk: ({ card }) => game.junkCards[card as JunkName].name,
    type: ({ type }) => game.eventTypes[type as EventType],
  },

  board: {
    label: dungeon => `${dungeon}, the sheet. What lies where is listed below.`,
    turning: 'Turning the sheet',
    turnLeft: 'Turn the sheet left',
    turnRight: 'Turn the sheet right',
    toSeat: 'Turn the sheet to you',
    handle: 'Drag to turn the sheet',
    held: 'A card is in the hand that turns the sheet.',
    bolted: 'The sheet is bolted to the table. Nobody turns it any more.',
    cancel: 'Let go here: no flick',
    closing: 'One last look …',
    shut: 'Your eyes are closed.',
  },

  standings: {
    title: 'How both stand',
    hp: (hp, most) => `${hp} of ${most} HP`,
    carries: 'carries the treasure',
    turns: turns => `turn ${turns}`,
    effect: effect => `next flick: ${effect}`,
  },

  aim: {
    title: 'Your aim',
    direction: 'direction',
    power: 'power',
    reach: 'reach, about',
    spread: 'spread',
    wall: 'wall risk',
    degrees: degrees => `${exact.format(degrees)}°`,
    percent: part => `${Math.round(part * 100)} %`,
    squares,
    about: degrees => `± ${decimal.format(degrees)}°`,
    times: factor => `×${exact.format(factor)}`,
    flick: 'Flick',
    spin: 'Spin the card',
    spinNote: 'The card flicks for you: five squares, wherever its arrow points.',
    failing: 'So soft a push moves nothing: the flick fails.',
    unknown: 'hidden',
    how: {
      pull: 'Pull back, then let go.',
      taps: 'Tap where to aim, then how far.',
      power: 'Now tap how far.',
    },
    keys: 'Left and right ¼°, with Shift 5°. Up and down: power. Enter flicks.',
    heard: (direction, power, odds) => `${direction}, ${power}, ${odds} to touch a wall`,
    heardBlind: (direction, power) => `${direction}, ${power}, eyes closed`,
  },

  answers: {
    coat: 'You have met a wall. The coat takes the blow, and goes back into the deck.',
    spare: 'With the spare pencil that flick never happened: you stand where you stood, and flick anew.',
    quibble: 'Once a game you may have seen it differently: the line is drawn again.',
    bane: 'The bane sends the monster away, for both of you.',
    use: 'Use it',
    decline: 'Keep it',
    quibbleUse: 'Quibble',
    keep: 'Leave the dice',
    load: 'The loaded die lies how you like. Set one:',
    die: { red: 'Red', black: 'Black', white: 'The die' },
    setTo: (die, pips) => `${die} to ${pips}`,
  },

  wall: {
    shape: {
      line: 'A straight wall of four',
      tetromino: 'Four squares, any shape',
      rubble: 'Three squares near the other',
      stone: 'One magic square',
      chalk: 'Three squares near you',
    },
    turn: 'Turn',
    flip: 'Flip',
    reshape: 'Another shape',
    form: (number, of) => `shape ${number} of ${of}`,
    previous: 'Previous place',
    next: 'Next place',
    draw: 'Draw it',
    place: (number, of) => (number === 0 ? count(of, 'one place fits', '# places fit') : `place ${number} of ${of}`),
    held: place => `The wall lies on ${place}.`,
    keys: 'Arrows move it, R turns, F flips, S another shape, N and P the next place, Enter draws.',
    square: (column, row) => `column ${column}, row ${row}`,
  },

  squares: {
    dig: 'Choose a drawn wall within three squares. It goes for good.',
    land: 'Choose a square in the light. What lies there is yours.',
    chest: 'Two chests are equally near. Choose one.',
    start: 'Choose a square in the light: whoever is nearest to it loses 1 HP.',
    choose: { dig: 'Hack it away', land: 'Land here', chest: 'Slide there', start: 'Let them out here' },
    bitten: names => `From here they reach ${list.format(names)}.`,
    at: (square, bearing) => `${square}: ${bearing}`,
    keys: 'Arrows, N and P go from square to square. Enter chooses.',
  },

  turn: {
    end: 'End the turn',
    endTitle: 'Anything else?',
    endNote: 'Junk can still be used.',
    waiting: name => `${name} decides.`,
    over: 'The pencils are down.',
    stone: 'The restless stone',
    grow: { n: 'Grow it north', e: 'Grow it east', s: 'Grow it south', w: 'Grow it west' },
  },

  cards: {
    none: 'No event has been drawn yet.',
    drawn: name => `Drawn by ${name}`,
    events: cards => count(cards, 'One event card left', '# event cards left'),
    junk: cards => count(cards, 'One junk card left', '# junk cards left'),
    dice: dice => (dice.length === 2 ? `Dice: red ${dice[0]}, black ${dice[1]}` : `Die: ${dice[0]}`),
    read: (type, target, boxes) =>
      `${type} card, for ${target}. Boxes: ${boxes.map(icons => icons.join(' ')).join(', then ')}.`,
  },

  junk: {
    title: 'Your junk',
    note: 'open to both, kept until used',
    none: 'Nothing yet. Chests have more.',
    theirs: name => `${name} holds`,
    nothing: 'nothing',
    use: 'Use it',
    usable: card => `${card}, can be used`,
  },

  survey: {
    title: 'What is where',
    winds,
    reach: ({ wind, tenths: far, stops }) => {
      const stop = stops === 'wall' ? 'a wall' : 'padding';
      return `${winds[wind]}: ${far === 0 ? `${stop} right here` : `${squares(far)} to ${stop}`}`;
    },
    found: ({ thing, wind, tenths: far }) =>
      `${
        {
          treasure: 'the treasure you want',
          home: 'your cell',
          opponent: 'your opponent',
          chest: 'a chest',
          potion: 'a potion',
          plague: 'the plague',
        }[thing]
      }: ${far === 0 ? 'right here' : `${squares(far)} ${winds[wind]}`}`,
    bearing: (wind, far) => (far === 0 ? 'where you stand' : `${squares(far)} ${winds[wind]} of you`),
    hidden: 'Your eyes are closed: you know only where you aim.',
  },

  habits: {
    title: 'Pencil and paper',
    flick: 'How you flick',
    pull: 'Pull back and let go',
    taps: 'Two taps: first the aim, then the power',
    turning: 'The sheet',
    seat: 'turns to whoever’s turn it is',
    still: 'stays as it lies',
  },

  result: {
    title: 'How it ended',
    hp: 'HP left',
    turns: 'turns',
    flicks: 'flicks',
    hits: 'walls met',
  },
};
