import {
  type Effect,
  type EventName,
  type EventType,
  type JunkName,
  shelved,
} from '../../../../games/dungeon-pen/index.ts';
import { capital, plural } from '../../../../kernel/words.ts';
import type { BoardWords } from './words.ts';

const game = shelved.words.en;
const count = plural('en');
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
/** "2 times as far". */
const timesAsFar = (factor: number): string => `${exact.format(factor)} times as far`;
const list = new Intl.ListFormat('en-GB');
const tenths = (value: number): string => decimal.format(value / 10);
/** As one says it in a sentence: no tenths where there are none. */
const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const inTurns = (value: number): string =>
  figure.format(value) === '1' ? 'one turn' : `${figure.format(value)} turns`;
const squares = (value: number): string => (value === 10 ? 'one square' : `${figure.format(value / 10)} squares`);

/** "1 match", "2 matches". */
const games = (number: number): string => count(number, '# match', '# matches');

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

const GOALS = { treasure: 'the treasure', home: 'your cell' } as const;

const AIMED = {
  treasure: 'at the treasure',
  home: 'for home',
  chest: 'at a chest',
  potion: 'at a potion',
} as const;

/** How a rival flicks, if not freely. */
const HINDERED: Readonly<Partial<Record<Effect, string>>> = {
  weak: 'with the weak hand',
  full: 'with the weak hand',
  blind: 'blind',
  fists: 'with both hands',
  chain: 'at half power',
};

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

  papers: { title: 'Papers', decision: 'Decide', card: 'Card', junk: cards => `Junk ${cards}` },

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
    hindrances: {
      weak: 'weak hand',
      blind: 'eyes closed',
      fists: 'both hands',
      brute: 'brute',
      sideways: 'sideways',
      towards: 'towards you',
    },
    take: rival => `Goal: ${rival}’s treasure`,
    goHome: 'Goal: home with the treasure',
    flick: 'Flick',
    doing: (wind, direction, power) => `Flick ${winds[wind]}, at ${direction}, ${power}`,
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
    quibbleDecline: 'Let it stand',
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
    events: cards => count(cards, 'One event card left', '# event cards left'),
    junk: cards => count(cards, 'One junk card left', '# junk cards left'),
    dice: dice => (dice.length === 2 ? `Dice: red ${dice[0]}, black ${dice[1]}` : `Die: ${dice[0]}`),
    coin: { heads: 'The coin shows heads', tails: 'The coin shows tails' },
    tossed: 'A coin in the air',
    read: (type, target, boxes) =>
      `${type} card, for ${target}. Boxes: ${boxes.map(icons => icons.join(' ')).join(', then ')}.`,
  },

  moments: {
    hair: 'By a hair',
    lost: hp => `−${hp}`,
    gained: hp => `+${hp}`,
    treasure: 'The treasure!',
    home: 'Home!',
  },

  captions: {
    aims: (name, at, hindered) => {
      const place = at === 'ours' ? 'at your treasure' : 'thing' in at ? AIMED[at.thing] : winds[at.wind];
      return `${[`${name} aims ${place}`, ...hindered.flatMap(effect => HINDERED[effect] ?? [])].join(', ')}.`;
    },
    flies: name => (name === undefined ? 'Off it goes …' : `${name} flicks …`),
    spins: name => (name === undefined ? 'Your card spins …' : `${name}’s card spins …`),
    draws: name => `${name === undefined ? 'You draw' : `${name} draws`} an event …`,
    rolls: name => `${name === undefined ? 'You roll' : `${name} rolls`} …`,
    walls: name => `${name === undefined ? 'You draw' : `${name} draws`} a wall …`,
    tosses: 'The coin is in the air …',
    coin: (side, name, hp) => {
      const verb = hp < 0 ? ['lose', 'loses'] : ['gain', 'gains'];
      const who = name === undefined ? `you ${verb[0]}` : `${name} ${verb[1]}`;
      return `${side === 'heads' ? 'Heads' : 'Tails'}: ${who} ${Math.abs(hp)}.`;
    },
  },

  goal: {
    treasure: rival => `take ${rival}’s treasure and bring it home into your own cell, first and alive.`,
    home: rival => `bring the treasure home into your own cell before ${rival} does the same.`,
  },

  reasons: {
    flick: ({ goal, way, risk }) => {
      const wall = `touches a wall ${risk} times in 100.`;
      if (way === undefined) return `It ${wall}`;
      return `It ${way === 0 ? `reaches ${GOALS[goal]}` : `leaves about ${squares(way)} to ${GOALS[goal]}`} and ${wall}`;
    },
    spin: 'There is no choice: five squares, one direction in 64.',
    use: {
      bane: amount => `The monster would cost you ${amount} HP.`,
      rune: amount => `From a random place you need about ${inTurns(amount)} less.`,
      loaf: amount => `You gain ${amount} HP, and nothing of it is lost.`,
      tonic: amount => `You gain ${amount} HP, and nothing of it is lost.`,
      coat: amount => `It saves you ${amount} HP.`,
      salts: amount => `As it is, your flick strays ${timesAsFar(amount)}.`,
      pick: amount => `Without that wall you need about ${inTurns(amount)} less.`,
      chalk: (amount, rival) => `A wall in ${rival}’s way wins you about ${games(amount)} more in 100.`,
      soot: (amount, rival) => `${rival}’s next flick strays ${timesAsFar(amount)}.`,
      glove: (amount, rival) => `${rival}’s next flick strays ${timesAsFar(amount)}.`,
      chain: (amount, rival) => `${rival}’s next flick has ${amount} % power at most.`,
      die: () => 'A die that is set is sure, 6 times in 6.',
      fingers: (amount, rival) => `${rival} holds ${count(amount, '# object', '# objects')}.`,
      guard: amount => `You have ${amount} HP left, and an event may cost 3.`,
      spoon: () => 'It does nothing, and costs 0 HP.',
    },
    wall: (rival, theirs, own, detour) => {
      if (theirs === 0 && own === 0) return 'It lies on nobody’s shortest way: it does no harm.';
      const longer = detour > 0 ? `; it makes that way ${squares(detour)} longer` : '';
      const onTheirs = count(theirs, 'one square lies', theirs === 0 ? 'no square lies' : '# squares lie');
      return `${capital(onTheirs)} on ${rival}’s shortest way, ${own === 0 ? 'none' : own} on yours${longer}.`;
    },
    land: (goal, way) => `From there it is ${squares(way)} to ${GOALS[goal]}.`,
    start: (rival, hp) =>
      hp > 0 ? `From there they reach ${rival} and not you: 1 HP.` : 'They reach you wherever they start: 1 HP.',
    dig: (shorter, saved) => `It makes your way ${squares(shorter)} shorter and saves about ${inTurns(saved / 10)}.`,
    set: (rival, to) => `With a ${to} the blade costs ${rival} 1 HP.`,
    quibble: (rival, robbed) =>
      `${rival}’s line went better than such a flick does: it cost you about ${games(robbed)} in 100.`,
    decline: {
      'keep-bane': () => 'The monster costs you 0 HP.',
      'keep-quibble': (amount, rival) =>
        `${rival}’s line cost you about ${games(amount)} in 100 more than such a flick does: keep your one quibble.`,
      'keep-load': () => 'No other number costs anybody 1 HP more.',
    },
    end: cards =>
      cards === 0
        ? 'You have 0 cards to use.'
        : count(cards, 'You have # card, and it is of no use now.', 'None of your # cards is of use now.'),
    flicked: (more, other, off) => {
      if (more > off)
        return `By the bot’s reckoning it wins about ${games(more)} in 100 more than aiming ${winds[other]}, give or take ${off}.`;
      return more > 0
        ? `Aiming ${winds[other]} is hardly different: about ${games(more)} in 100 less, give or take ${off}, by the bot’s reckoning.`
        : `Aiming ${winds[other]} is as good, give or take ${games(off)} in 100, by the bot’s reckoning.`;
    },
    flickedAgain: (more, off) => {
      const amount = `about ${games(Math.abs(more))} in 100 ${more > 0 ? 'more' : 'less'}`;
      if (Math.abs(more) > off) return `By the bot’s reckoning a new flick would win ${amount}.`;
      return `By the bot’s reckoning a new flick is hardly different: ${more === 0 ? '0 matches in 100' : amount}, give or take ${off}.`;
    },
    placed: more => `The next best place is worth about ${games(more)} in 100 less, by the bot’s reckoning.`,
    walled: more => {
      if (more === 0) return 'By the bot’s reckoning you win as often as before, give or take 1 match in 100.';
      const amount = `${games(Math.abs(more))} in 100 ${more > 0 ? 'more' : 'less'}`;
      return `By the bot’s reckoning you win about ${amount} than before.`;
    },
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
    here: (square, of) => `${of?.name ?? 'you'}: ${game.square(square)}`,
    reach: ({ wind, tenths: far, stops }) => {
      const stop = stops === 'wall' ? 'a wall' : 'padding';
      return `${winds[wind]}: ${far === 0 ? `${stop} right here` : `${squares(far)} to ${stop}`}`;
    },
    found: ({ thing, wind, degrees, tenths: far }, of) =>
      `${
        {
          treasure: of ? `the treasure that ${of.name} wants` : 'the treasure you want',
          home: of ? `${of.name}’s cell` : 'your cell',
          opponent: of?.other ?? 'your opponent',
          chest: 'a chest',
          potion: 'a potion',
          plague: 'the plague',
        }[thing]
      }: ${far === 0 ? 'right here' : `${squares(far)} ${winds[wind]}, at ${degrees}°`}`,
    bearing: (wind, far) => (far === 0 ? 'where you stand' : `${squares(far)} ${winds[wind]} of you`),
    tenths,
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
