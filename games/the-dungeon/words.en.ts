import type { Seat } from '../../kernel/game.ts';
import { capital, lookUp, type Names, plural, type Reader } from '../../kernel/words.ts';
import { type Face, TILES } from './data.ts';
import type { Field, Verdict } from './events.ts';
import type { Side, QuarterTurn } from './tiles.ts';
import { fieldIn, type TheDungeonWords, waysTo } from './words.ts';

const count = plural('en');

const ratings = [
  'Washed Up',
  'Slightly Singed',
  'Model Prisoner, Retired',
  'Jailbreaker',
  'Out Before Breakfast',
] as const;

const rooms = {
  cell: 'Prison Cell',
  corridor: 'Corridor',
  unlit: 'Unlit Corridor',
  'torture-chamber': 'Torture Chamber',
  stream: 'Underground Stream',
  'guard-room': 'Guard Room',
  crypt: 'Crypt',
  lair: 'Lair',
  'flame-trap': 'Flame Trap',
  'pit-trap': 'Pit Trap',
  'spike-trap': 'Spike Trap',
  library: 'Library',
  'hidden-passage': 'Hidden Passage',
  storeroom: 'Storeroom',
  tunnel: 'Tunnel',
} as const;

const roomOf = (face: Face): string => {
  const [, room] = TILES.find(([each]) => each === face) ?? TILES[0];
  return rooms[room];
};

const enemies = {
  guard: 'the Guard',
  keeper: 'the Crypt Keeper',
  dragon: 'the Dragon',
  worm: 'the Giant Worm',
  ghoul: 'the Ghoul',
  rat: 'the Giant Rat',
  ghost: 'the Ghost',
} as const;

const characters = {
  farrier: 'Brunhild the Farrier',
  poacher: 'Hob the Poacher',
  sweep: 'Ash the Sweep',
  usurer: 'Perpetua the Usurer',
  copyist: 'Odo the Copyist',
  porter: 'Gudrun the Porter',
  umpire: 'Lionel the Umpire',
  'hedge-witch': 'Tansy the Hedge-witch',
} as const;

const abilities = {
  none: 'No special ability.',
  'retries-locks': 'Once a turn she may try a locked door again.',
  scouts: 'While he moves he may turn up the next tile.',
  'sees-in-the-dark': 'The dark does nothing to Ash.',
  'bribes-cheaply': 'She bribes the Guard for one gold.',
  'steadies-tests': 'He adds one to his Craft in tests.',
  'carries-five': 'She carries five objects.',
  'wins-stand-offs': 'He wins what would be a stand-off.',
  'knows-a-spell': 'She begins with a spell.',
} as const;

const wares = {
  torch: 'torch',
  scroll: 'scroll',
  pastry: 'pastry',
  'fish-cake': 'fish cake',
  sword: 'sword',
  talisman: 'talisman',
  axe: 'axe',
  helmet: 'helmet',
  shield: 'shield',
  armour: 'armour',
} as const;

const wareTexts = {
  torch:
    'Light: no test in the dark. On the board above it adds three to Craft in a fight with a Treant, five with a Shadow Blossom.',
  scroll: 'Read at any time: you learn a spell, and it crumbles.',
  pastry: 'Eaten before the dice, it adds one to Strength in one combat.',
  'fish-cake': 'Eaten before the dice, it adds one to Craft in one psychic combat.',
  sword: 'Adds one to Strength in combat.',
  talisman: 'Good for nothing down here but boasting.',
  axe: 'Adds one to Strength in combat.',
  helmet: 'Saves a life lost in combat on a 6.',
  shield: 'Saves a life lost in combat on a 5 or a 6.',
  armour: 'Saves a life lost in combat on a 4 or more.',
} as const;

const animals = { mule: 'mule', horse: 'horse', warhorse: 'warhorse', 'horse-and-cart': 'horse and cart' } as const;

const spells = {
  'second-wind': 'Second Wind',
  'borrowed-muscle': 'Borrowed Muscle',
  'clear-head': 'Clear Head',
  'polite-knock': 'Polite Knock',
  'glow-worm': 'Glow-worm',
  'home-sweet-cell': 'Home Sweet Cell',
  'second-thoughts': 'Second Thoughts',
  'hurried-feet': 'Hurried Feet',
  'draughty-map': 'Draughty Map',
  begone: 'Begone',
  'stolen-hour': 'Stolen Hour',
  'long-arm': 'Long Arm',
} as const;

const spellTexts = {
  'second-wind': 'Heals a life.',
  'borrowed-muscle': 'Three more Strength in this combat.',
  'clear-head': 'Three more Craft in this test.',
  'polite-knock': 'Opens a locked door of your tile.',
  'glow-worm': 'Light for this turn and the next.',
  'home-sweet-cell': 'Takes you back to the cell; the move ends.',
  'second-thoughts': 'Turns a tile on which nobody stands.',
  'hurried-feet': 'Two more tiles in this move.',
  'draughty-map': 'Turns up tiles until three lie open on the pile.',
  begone: 'An enemy of Strength or Craft up to four is not there.',
  'stolen-hour': 'Gives back the turn you would lose.',
  'long-arm': 'Fetches an object from another tile.',
} as const;

const finds = {
  nothing: 'nothing',
  rat: 'Giant Rat, Strength 3',
  ghost: 'Ghost, Craft 3',
  'cave-in': 'cave-in: a life and a turn',
  'secret-exit': 'a secret exit',
  torch: 'torch',
  food: 'food: heals a life',
  sword: 'sword',
  pastry: 'pastry',
  'fish-cake': 'fish cake',
  dragon: 'Dragon, Strength 8',
  worm: 'Giant Worm, Strength 6',
  ghoul: 'Ghoul, Strength 4',
  scroll: 'scroll',
  talisman: 'talisman',
  'few-gold': 'a little gold',
  'much-gold': 'much gold',
} as const;

const RESULTS = { won: 'won', drawn: 'a stand-off', lost: 'lost' } as const;

function verdict(it: Verdict): string {
  switch (it.type) {
    case 'movement':
      return count(it.tiles, 'one tile', '# tiles');
    case 'lock':
      return it.isOpen ? 'it opens' : 'locked';
    case 'test':
      return `${it.passed ? 'passed' : 'failed'} against Craft ${it.craft}`;
    case 'fight':
      return `${it.mine} to ${it.theirs}, ${RESULTS[it.result]}`;
    case 'save':
      return it.saved ? 'a life is saved' : 'nothing is saved';
    case 'gold':
      return `${it.gold} gold`;
    case 'find':
      return finds[it.find];
  }
}

const names: Readonly<Record<string, string>> = { ...characters, ...wares, ...spells };
const thing = (name: string): string => lookUp(names, name) ?? name;
const a = (name: string): string => {
  const word = thing(name);
  return name === 'armour' ? word : `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
};

const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const sunWonBy = (winners: readonly Seat[], ...to: To): string => {
  const isMany = winners.length > 1 || winners[0] === to[1];
  return `${capital(and(winners.map(seat => whom(seat, ...to))))} ${isMany ? 'have' : 'has'} won the race to the sun.`;
};

const SIDES: Readonly<Record<Side, string>> = { 0: 'north', 1: 'east', 2: 'south', 3: 'west' };

function place(x: number, y: number): string {
  const ways = waysTo(x, y).map(([tiles, side]) => `${tiles} ${SIDES[side]}`);
  return ways.length === 0 ? 'where the maze begins' : `${and(ways)} of the cell`;
}

const TURNED: Readonly<Record<QuarterTurn, string>> = {
  0: 'as it is',
  1: 'turned a quarter right',
  2: 'turned upside down',
  3: 'turned a quarter left',
};

/** To whom something is said: the names of all, and who is called "you". */
type To = readonly [names: Names, reader?: Reader];

/** Somebody who does something: "Hob rolls", "You roll". */
const does =
  (seat: Seat, ...[who, reader]: To) =>
  (they: string, you: string): string =>
    seat === reader ? `You ${you}` : `${who[seat]} ${they}`;

/** Somebody to whom something is done. */
const whom = (seat: Seat, ...[who, reader]: To): string => (seat === reader ? 'you' : `${who[seat]}`);
const whose = (seat: Seat, ...[who, reader]: To): string => (seat === reader ? 'your' : `${who[seat]}’s`);

const TESTED = {
  'flame-trap': ['The flames lick past.', 'Something is burning.'],
  'pit-trap': ['A hop, and the pit gapes in vain.', 'The floor has left.'],
  'spike-trap': ['The spikes meet nobody.', 'The spikes meet somebody.'],
  library: ['Behind the cookery books lies something older.', 'Only cookery books.'],
  unlit: ['A hand on the wall finds the way.', 'In the dark all corners are the same corner.'],
} as const;

/** What to do in a room. */
const MEETINGS: Readonly<Record<keyof typeof rooms, string>> = {
  cell: 'Look around the cell.',
  corridor: 'Look around the corridor.',
  unlit: 'Feel your way in the dark: two dice at or under your Craft.',
  'torture-chamber': 'Choose what the torturer gets.',
  stream: 'Look around in the water.',
  'guard-room': 'Deal with the Guard.',
  crypt: 'Knock: a die is the Crypt Keeper’s Craft.',
  lair: 'Look who lives in the Lair: one die.',
  'flame-trap': 'Run through the flames: two dice at or under your Craft.',
  'pit-trap': 'Jump over the pit: two dice at or under your Craft.',
  'spike-trap': 'Tread softly: one die at or under your Craft.',
  library: 'Search the Library: two dice at or under your Craft.',
  'hidden-passage': 'Take the way out.',
  storeroom: 'Search the Storeroom: one die.',
  tunnel: 'Go into the Tunnel: one die.',
};

const BEATEN = {
  guard: 'The Guard finds that he has business elsewhere.',
  keeper: 'The Crypt Keeper concedes the point.',
  dragon: 'The Dragon is, against all expectation, beaten.',
  worm: 'The Giant Worm ends at both ends.',
  ghoul: 'The Ghoul loses its appetite.',
  rat: 'The Giant Rat is a small rat after all.',
  ghost: 'The Ghost dissolves into a draught.',
} as const;

const PRICES = {
  gold: 'a gold piece',
  strength: 'a point of Strength',
  craft: 'a point of Craft',
  life: 'a life',
} as const;

const CAUSES = {
  deaths: 'Nobody is left to look for the way out. The dungeon wins.',
  rounds: 'A hundred rounds, and the door is still somewhere else. The dungeon wins.',
} as const;

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Name',
  strength: 'Strength',
  craft: 'Craft',
  lives: 'Lives',
  fullLives: 'Heals up to',
  gold: 'Gold',
  objects: 'Objects',
  followers: 'Followers',
  animals: 'Animals',
  spells: 'Spells',
  ability: 'Ability',
  metal: 'Metal',
  save: 'Saves a life on',
};
const LISTS: Readonly<Record<string, string>> = { objects: 'object', followers: 'follower', animals: 'animal' };

/** Which seat, which of its things, which field. */
const where = ({ seat, field: path }: Field): string => {
  const { list, number, field } = fieldIn(path);
  const of = list === undefined ? '' : `, ${lookUp(LISTS, list) ?? list} ${number}`;
  return `Seat ${seat + 1}${of}: “${lookUp(FIELDS, field) ?? field}”`;
};

export const en: TheDungeonWords = {
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
    'character-drawn': ({ seat, character }, ...to) => `${does(seat, ...to)('is', 'are')} ${thing(character)}.`,
    'object-left-above': ({ seat, object }, ...to) => `${capital(whose(seat, ...to))} ${thing(object)} stays above.`,
    'spell-learnt': ({ seat, spell }, ...to) =>
      spell
        ? `${does(seat, ...to)('learns', 'learn')} ${spells[spell]}.`
        : `${does(seat, ...to)('learns', 'learn')} a spell and does not say which.`,
    'spell-discarded': ({ seat, spell }, ...to) => `${does(seat, ...to)('forgets', 'forget')} ${spells[spell]}.`,
    'turn-began': ({ seat, round }, ...to) => `Round ${round}: ${seat === to[1] ? 'your turn' : to[0][seat]}.`,
    'turn-missed': ({ seat }, ...to) => `${does(seat, ...to)('loses', 'lose')} this turn.`,
    'fell-in': ({ seat }, ...to) => `${does(seat, ...to)('drops', 'drop')} into the cell from above.`,
    'stayed-above': ({ seat }, ...to) => `${does(seat, ...to)('stays', 'stay')} above for now.`,
    retired: ({ seat }, ...to) => `${does(seat, ...to)('stays', 'stay')} above for good.`,
    waited: ({ seat }, ...to) =>
      `${does(seat, ...to)('sits', 'sit')} in the cell and ${seat === to[1] ? 'wait' : 'waits'} for the others.`,
    'movement-rolled': ({ seat, die, tiles }, ...to) =>
      `${does(seat, ...to)('rolls', 'roll')} ${die}: ${count(tiles, 'one tile', '# tiles')}.`,
    'door-unlocked': ({ die, side }) => `The ${SIDES[side]} door held no grudge: unlocked on a ${die}.`,
    'door-locked': ({ die, side }) => `The ${SIDES[side]} door does not move: locked on a ${die}.`,
    'tile-turned-up': ({ face }) => `On top of the pile: ${roomOf(face)}.`,
    'tile-drawn': ({ face }) => `Behind it: ${roomOf(face)}.`,
    'tile-laid': ({ face, x, y }) => `${roomOf(face)} lies ${place(x, y)}.`,
    moved: ({ seat, side, face }, ...to) => `${does(seat, ...to)('goes', 'go')} ${SIDES[side]}: ${roomOf(face)}.`,
    'dead-end': () => 'A dead end.',
    'came-home': ({ seat }, ...to) => `${does(seat, ...to)('is', 'are')} back in the cell.`,
    waded: ({ seat, gold, objects }, ...to) =>
      gold === 0 && objects.length === 0
        ? `${does(seat, ...to)('wades', 'wade')} out with nothing to lose.`
        : `The water keeps ${whose(seat, ...to)} ${and([...(gold > 0 ? [`${gold} gold`] : []), ...objects.map(thing)])}.`,
    'stayed-in-stream': ({ seat }, ...to) =>
      `${does(seat, ...to)('stays', 'stay')} in the water and ${seat === to[1] ? 'prune' : 'prunes'} gently.`,
    'test-rolled': ({ seat, test, dice, craft, passed }, ...to) =>
      `${does(seat, ...to)('throws', 'throw')} ${and(dice.map(String))} against Craft ${craft}. ${TESTED[test][passed ? 0 : 1]}`,
    'dark-ignored': ({ seat }, ...to) => `It is dark, but not for ${whom(seat, ...to)}.`,
    tortured: ({ seat, price }, ...to) =>
      `The torturer takes ${PRICES[price]} from ${whom(seat, ...to)} and says thank you.`,
    'enemy-met': ({ enemy, power }) =>
      enemy === 'guard'
        ? 'A guard looks up from his soup.'
        : `${capital(enemies[enemy])} is at home, with ${power === 8 ? 'an' : 'a'} ${power}.`,
    fought: ({ seat, enemy, mine, theirs, result }, ...to) => {
      const sums = `${capital(whose(seat, ...to))} ${mine} against ${theirs}`;
      if (result === 'won') return `${sums}. ${BEATEN[enemy]}`;
      return result === 'drawn'
        ? `${sums}: a stand-off. ${capital(enemies[enemy])} stays.`
        : `${sums}: ${enemies[enemy]} wins.`;
    },
    'guard-bribed': ({ seat, gold }, ...to) =>
      `${does(seat, ...to)('pays', 'pay')} ${gold} gold, and the Guard studies his soup.`,
    'enemy-evaded': ({ enemy }) => `${capital(enemies[enemy])} was never here.`,
    'thrown-back': ({ seat }, ...to) => `${does(seat, ...to)('is', 'are')} thrown back into the cell.`,
    'life-lost': ({ seat, lives }, ...to) =>
      lives === 0
        ? `${does(seat, ...to)('loses the', 'lose your')} last life.`
        : `${does(seat, ...to)('loses', 'lose')} a life; ${count(lives, 'one is left', '# are left')}.`,
    'life-healed': ({ seat, lives }, ...to) =>
      `${does(seat, ...to)('feels', 'feel')} better: ${count(lives, 'one life', '# lives')}.`,
    'save-rolled': ({ seat, object, die, saved }, ...to) =>
      `${capital(whose(seat, ...to))} ${thing(object)} ${saved ? 'takes the blow' : 'does not help'} on a ${die}.`,
    'turn-forfeited': ({ seat }, ...to) => `${does(seat, ...to)('will lose the', 'will lose your')} next turn.`,
    'turn-regained': ({ seat }, ...to) =>
      `${does(seat, ...to)('will not lose the', 'will not lose your')} next turn after all.`,
    'cave-in': () => 'The ceiling would like to be the floor.',
    died: ({ seat, room }, ...to) => `${does(seat, ...to)('is', 'are')} dead. The ${rooms[room]} keeps what is left.`,
    found: ({ what }) => (what === 'food' ? 'Food, of a kind. It is eaten on the spot.' : 'Nothing here.'),
    'gold-found': ({ seat, gold }, ...to) =>
      gold === 0 ? 'An empty purse.' : `${does(seat, ...to)('finds', 'find')} ${gold} gold.`,
    'object-found': ({ seat, object }, ...to) => `${does(seat, ...to)('finds', 'find')} ${a(object)}.`,
    'none-available': ({ object }) => `There was ${a(object)} here once.`,
    'object-left': ({ seat, object }, ...to) => `${does(seat, ...to)('leaves', 'leave')} the ${thing(object)} behind.`,
    'gold-taken': ({ seat, gold }, ...to) => `${does(seat, ...to)('picks', 'pick')} up ${gold} gold.`,
    'object-taken': ({ seat, name }, ...to) => `${does(seat, ...to)('takes', 'take')} the ${thing(name)}.`,
    'follower-left': ({ seat, name }, ...to) => `${name} waits here for ${whom(seat, ...to)}.`,
    'follower-taken': ({ seat, name }, ...to) => `${name} now follows ${whom(seat, ...to)}.`,
    'way-out-found': ({ seat }, ...to) =>
      `${does(seat, ...to)('sees daylight: out on the', 'see daylight: you are out on your')} next turn.`,
    'exit-declined': ({ seat }, ...to) => `${does(seat, ...to)('decides', 'decide')} to stay a little longer.`,
    escaped: ({ seat, round, strength, craft, lives, gold, objects, followers, spells: known }, ...to) =>
      `Round ${round}: ${seat === to[1] ? 'you stand' : `${to[0][seat]} stands`} in the Ruins with ${and([
        `Strength ${strength}`,
        `Craft ${craft}`,
        count(lives, 'one life', '# lives'),
        `${gold} gold`,
        ...objects.map(a),
        ...followers,
        ...(known > 0 ? [count(known, 'one spell', '# spells')] : []),
      ])}.`,
    'scroll-read': ({ seat }, ...to) => `${does(seat, ...to)('reads', 'read')} a scroll. It crumbles to dust.`,
    eaten: ({ seat, object }, ...to) => `${does(seat, ...to)('eats', 'eat')} the ${thing(object)}.`,
    'spell-cast': ({ seat, spell }, ...to) => `${does(seat, ...to)('casts', 'cast')} ${spells[spell]}.`,
    'rival-fought': ({ seat, rival, mine, theirs, result }, ...to) =>
      result === 'drawn'
        ? `${does(seat, ...to)('fights', 'fight')} ${whom(rival, ...to)}: ${mine} to ${theirs}, and nobody is convinced.`
        : `${does(seat, ...to)('fights', 'fight')} ${whom(rival, ...to)}: ${mine} to ${theirs}. ${does(result === 'won' ? seat : rival, ...to)('wins', 'win')}.`,
    robbed: ({ seat, victim, what }, ...to) =>
      `${does(seat, ...to)('takes', 'take')} ${what === 'life' ? 'a life' : 'a gold piece'} from ${whom(victim, ...to)}.`,
    'object-robbed': ({ seat, victim, object }, ...to) =>
      `${does(seat, ...to)('takes', 'take')} the ${thing(object)} from ${whom(victim, ...to)}.`,
    'dice-thrown': ({ seat, dice, verdict: it }, ...to) =>
      `${does(seat, ...to)('throws', 'throw')} ${and(dice.map(String))}: ${verdict(it)}. Fate may have another opinion.`,
    'fate-spent': ({ seat, die }, ...to) =>
      `${does(seat, ...to)('does not care', 'do not care')} for this ${die} and ${seat === to[1] ? 'throw' : 'throws'} it again.`,
    'last-turns': () => 'Once around the table: everybody else has one more turn.',
    'tiles-taken-up': () => 'All tiles are taken up and shuffled. The maze has changed its mind.',
    'dungeon-won': ({ cause }) => CAUSES[cause],
    'race-won': ({ winners }, ...to) => sunWonBy(winners, ...to),
  },

  actions: {
    deal: ({ character }) => `Deal ${thing(character)}`,
    fall: ({ object }) => `The ${thing(object)} stays above`,
    learn: ({ spell }) => `Learn ${spells[spell]}`,
    roll: ({ dice }) => `Roll ${dice.join(' and ')}`,
    draw: ({ face }) => `Draw ${roomOf(face)}`,
    'fall-in': action => ('load' in action ? 'Fall in with what was entered' : 'Fall in with what you have'),
    'stay-above': () => 'Stay above for now',
    retire: () => 'Stay above for good',
    'set-out': () => 'Set out',
    wade: () => 'Wade on: lose all gold, metal and torches',
    stay: () => 'Stay in the water',
    go: ({ side }) => `Go ${SIDES[side]}`,
    'give-up': () => 'Leave the door alone',
    scout: () => 'Turn up the next tile',
    lay: ({ turn }) => `Lay the tile ${TURNED[turn]}`,
    explore: ({ room }) => `${rooms[room]}: roll`,
    fight: ({ enemy }) => `Fight ${enemies[enemy]}`,
    bribe: ({ gold }) => `Bribe him with ${gold} gold`,
    pay: ({ price }) => `Give ${PRICES[price]}`,
    attack: ({ rival }, who) => `Fight ${who[rival]} instead`,
    pass: () => 'Fight nobody',
    rob: action => `Take ${action.what === 'object' ? `the ${thing(action.object)}` : PRICES[action.what]}`,
    eat: ({ object }) => `Eat the ${thing(object)}`,
    read: () => 'Read a scroll',
    submit: () => 'Keep the scroll, come what may',
    cast: action => {
      const name = `Cast ${spells[action.spell]}`;
      if (action.spell === 'polite-knock') return `${name} on the ${SIDES[action.side]} door`;
      if (action.spell === 'second-thoughts') return `${name} on tile ${action.tile}, ${TURNED[action.turn]}`;
      return action.spell === 'long-arm' ? `${name} for the ${thing(action.object)} on tile ${action.tile}` : name;
    },
    discard: ({ spell }) => `Forget ${spells[spell]}`,
    drop: action => (action.thing === 'object' ? `Drop the ${thing(action.name)}` : `Leave ${action.name} here`),
    leave: ({ object }) => `Leave the ${thing(object)}`,
    take: action => {
      if (action.thing === 'gold') return 'Take the gold';
      return action.thing === 'object' ? `Take the ${thing(action.name)}` : `Take ${action.name}`;
    },
    keep: () => 'Let the dice lie',
    reroll: ({ die }) => `Spend fate: throw ${die === 0 ? 'the first die' : 'the second die'} again`,
    decline: () => 'Stay in the dungeon',
    end: () => 'End the turn',
  },

  reasons: {
    over: () => 'The game is over.',
    'nobody-inside': () => 'Somebody has to begin inside.',
    'above-first': () => 'First say whether you fall in.',
    'not-above': () => 'You are not above.',
    chance: () => 'The dice and tiles come first.',
    'not-your-turn': () => 'It is somebody else’s turn.',
    'not-seated': () => 'Only those who play can do that.',
    unreadable: () => 'That is not a move of this game.',
    wall: () => 'There is a wall.',
    blocked: () => 'The way is blocked: behind it is a wall.',
    locked: () => 'The door is locked, for everybody.',
    'no-turning-back': () => 'Within a move you do not turn back.',
    'must-return': () => 'Everything has been tried: the only way is back to the cell.',
    'no-tiles': () => 'No tile is left to lay there.',
    'no-stopping': () => 'A move cannot be ended early.',
    'opening-astray': () => 'No opening of the tile would meet the way you came.',
    'same-turn': () => 'That turn looks the same as another one.',
    'lay-first': () => 'Lay the tile first.',
    'in-the-stream': () => 'First decide whether to go on.',
    'set-out-first': () => 'First set out.',
    'no-surplus': () => 'You do not have too many.',
    'not-in-the-stream': () => 'You are not in the water.',
    'encounter-first': () => 'The tile has to be dealt with first.',
    'other-encounter': () => 'This is not what the tile asks.',
    'bribe-too-small': ({ gold, asked }) => `The Guard wants ${asked} gold, and you have ${gold}.`,
    'price-not-there': () => 'You have none of that to give.',
    'no-encounters': () => 'At this table characters do not fight each other.',
    'no-rival': () => 'Nobody else is here to be fought now.',
    'truce-in-the-cell': () => 'Nobody fights in the first cell.',
    'scroll-first': () => 'First say whether you read the scroll before it can be taken.',
    'not-beaten': () => 'Nobody has beaten you just now.',
    'spoils-first': () => 'First say what you take.',
    'not-there-to-take': () => 'That is not there to be taken.',
    'not-held': ({ name }) => `You do not have ${thing(name)}.`,
    'not-now': ({ name }) => `This is not the moment: ${thing(name)}.`,
    'no-such-spell': () => 'There is no such spell.',
    'discard-first': ({ places }) => `First forget a spell: you can hold ${places}.`,
    'leave-first': ({ most }) => `First leave an object: you can carry ${most}.`,
    'hands-full': ({ most }) => `Your hands are full: ${most} objects are the most.`,
    barred: () => 'Nothing can be taken here now.',
    'only-in-cells': () => 'Followers are left in prison cells only.',
    'nothing-lies-here': () => 'That does not lie here.',
    'fate-first': () => 'First keep the dice, or spend fate on one of your own.',
    'no-fate': () => 'There is no fate to spend on.',
    'no-way-out': () => 'There is no way out to decline.',
    'no-ability': () => 'You do not have that ability, or not now.',
    'turn-over': () => 'The move is over.',
    'not-everybody-home': () =>
      'The tiles are taken up by themselves, once everything is tried and everybody is back in the cell.',
    'no-record': () => 'Options are given by name and value.',
    'no-such-option': ({ option }) => `There is no option “${option}”.`,
    'no-such-value': ({ option, expected }) => `“${option}” has to be one of: ${expected}.`,
    'seats-differ': ({ seats, found }) =>
      `${count(seats, 'One seat needs one character', '# seats need as many characters')}, not ${found}.`,
    'character-twice': ({ character }) => `${thing(character)} can sit only once at the table.`,
    'field-unknown': it => `${where(it)} is not a field of an entry.`,
    'field-missing': it => `${where(it)} is missing.`,
    'field-range': it => `${where(it)} has to be a whole number from ${it.least} to ${it.most}.`,
    'field-length': it => `${where(it)} has to be a list of at most ${it.most}.`,
    'field-value': it => `${where(it)} has to be one of: ${it.expected}.`,
    'field-text': it => `${where(it)} has to have 1 to ${it.most} letters and no spaces around it.`,
    'name-taken': it => `${where(it)}: another object is called “${it.name}”.`,
    'too-many-objects': ({ seat, most }) =>
      `Seat ${seat + 1}: without an animal nobody carries more than ${most} objects.`,
    'animals-outside': ({ seat }) => `Seat ${seat + 1}: animals do not come out of a gaol.`,
    'too-many-spells': ({ seat, most }) =>
      `Seat ${seat + 1}: this Craft holds at most ${count(most, 'one spell', '# spells')}.`,
  },

  prompts: {
    watch: () => 'You are looking on.',
    dealing: () => 'Characters and belongings are being dealt.',
    rolling: () => 'The dice are in the air.',
    wait: ({ seat }, who) => `It is ${who[seat]}’s turn.`,
    dead: () => 'You are dead, and have a good view.',
    out: () => 'You stand in the Ruins. The others are still looking for the door.',
    above: () => 'You are above. Do you fall in?',
    begin: () => 'Things lie in the cell. Take some, or set out.',
    stream: () => 'You stand in the water: wade on without your valuables, or stay.',
    'stream-return': () => 'Wade on: the way back leads through the water.',
    step: ({ moves, ways }) =>
      `${ways === 1 ? 'Go on' : 'Choose a way'}: ${count(moves, 'one tile', '# tiles')} to go.`,
    'step-home': ({ moves }) => `Go back to the cell: ${count(moves, 'one tile', '# tiles')} to go.`,
    retry: () => 'Locked. Try the door once more?',
    lay: ({ face }) => `Turn the ${roomOf(face)} as you like, and lay it.`,
    meet: ({ room }) => MEETINGS[room],
    'meet-rival': ({ room }) => `Face the ${rooms[room]}, or somebody who is here.`,
    fight: ({ enemy, power }) => `Fight ${enemies[enemy]}, who has ${power}.`,
    guard: ({ bribe, gold }) => (gold >= bribe ? 'Fight the Guard, or pay him.' : 'Fight the Guard.'),
    beaten: ({ rival }, who) => `You have lost. Read your scroll before ${who[rival]} can take it?`,
    spoils: ({ rival }, who) => `You have won. What do you take from ${who[rival]}?`,
    discard: ({ places }) => `Forget a spell: you can hold ${places}.`,
    leave: ({ most }) => `Leave an object: you can carry ${most}.`,
    fate: ({ left, dice, verdict: it }) =>
      `You threw ${and(dice.map(String))}: ${verdict(it)}. Keep it, or spend fate? ${count(left, 'One point is left.', '# points are left.')}`,
    end: () => 'End the turn.',
    'end-leaving': () => 'End the turn, and the next one begins in the sun.',
    'end-waiting': () => 'End the turn; the next one is lost.',
    'over-alone': ({ points, rating }) => `${points} points: ${ratings[rating - 1]}.`,
    'lost-alone': () => 'The dungeon keeps you.',
    over: ({ winners }, ...to) => sunWonBy(winners, ...to),
    'over-nobody': () => 'The dungeon wins.',
  },
};
