import { capital, lookUp, plural } from '../../kernel/words.ts';
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

const sunWonBy = (winners: readonly string[]): string =>
  `${and(winners)} ${winners.length === 1 ? 'has' : 'have'} won the race to the sun.`;

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

const TESTED = {
  'flame-trap': ['The flames lick past.', 'Something is burning. It is you.'],
  'pit-trap': ['A hop, and the pit gapes in vain.', 'The floor has left, and so have you.'],
  'spike-trap': ['The spikes meet nobody.', 'The spikes meet somebody.'],
  library: ['Behind the cookery books lies something older.', 'Only cookery books.'],
  unlit: ['A hand on the wall finds the way.', 'In the dark all corners are the same corner.'],
} as const;

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
    'character-drawn': ({ seat, character }, who) => `${who[seat]} is ${thing(character)}.`,
    'object-left-above': ({ seat, object }, who) => `The ${thing(object)} of ${who[seat]} stays above.`,
    'spell-learnt': ({ seat, spell }, who) =>
      spell ? `${who[seat]} learns ${spells[spell]}.` : `${who[seat]} learns a spell and keeps it to themself.`,
    'spell-discarded': ({ seat, spell }, who) => `${who[seat]} forgets ${spells[spell]}.`,
    'turn-began': ({ seat, round }, who) => `Round ${round}: ${who[seat]}.`,
    'turn-missed': ({ seat }, who) => `${who[seat]} loses this turn.`,
    'fell-in': ({ seat }, who) => `${who[seat]} drops into the cell from above.`,
    'stayed-above': ({ seat }, who) => `${who[seat]} stays above for now.`,
    retired: ({ seat }, who) => `${who[seat]} stays above for good.`,
    waited: ({ seat }, who) => `${who[seat]} sits in the cell and waits for the others.`,
    'movement-rolled': ({ seat, die, tiles }, who) =>
      `${who[seat]} rolls ${die}: ${count(tiles, 'one tile', '# tiles')}.`,
    'door-unlocked': ({ die, side }) => `The ${SIDES[side]} door held no grudge: unlocked on a ${die}.`,
    'door-locked': ({ die, side }) => `The ${SIDES[side]} door does not move: locked on a ${die}.`,
    'tile-turned-up': ({ face }) => `On top of the pile: ${roomOf(face)}.`,
    'tile-drawn': ({ face }) => `Behind it: ${roomOf(face)}.`,
    'tile-laid': ({ face, x, y }) => `${roomOf(face)} lies ${place(x, y)}.`,
    moved: ({ seat, side, face }, who) => `${who[seat]} goes ${SIDES[side]}: ${roomOf(face)}.`,
    'dead-end': () => 'A dead end.',
    'came-home': ({ seat }, who) => `${who[seat]} is back in the cell.`,
    waded: ({ seat, gold, objects }, who) =>
      gold === 0 && objects.length === 0
        ? `${who[seat]} wades out with nothing to lose.`
        : `The water keeps ${[...(gold > 0 ? [`${gold} gold`] : []), ...objects.map(thing)].join(', ')} of ${who[seat]}.`,
    'stayed-in-stream': ({ seat }, who) => `${who[seat]} stays in the water and prunes gently.`,
    'test-rolled': ({ test, dice, craft, passed }) =>
      `${dice.join(' and ')} against Craft ${craft}. ${TESTED[test][passed ? 0 : 1]}`,
    'dark-ignored': ({ seat }, who) => `It is dark, but not for ${who[seat]}.`,
    tortured: ({ seat, price }, who) => `The torturer takes ${PRICES[price]} from ${who[seat]} and says thank you.`,
    'enemy-met': ({ enemy, power }) =>
      enemy === 'guard' ? 'A guard looks up from his soup.' : `${capital(enemies[enemy])} is at home, with a ${power}.`,
    fought: ({ enemy, mine, theirs, result }) => {
      if (result === 'won') return `${mine} to ${theirs}. ${BEATEN[enemy]}`;
      return result === 'drawn'
        ? `${mine} to ${theirs}: a stand-off. ${capital(enemies[enemy])} stays.`
        : `${mine} to ${theirs}. ${capital(enemies[enemy])} wins.`;
    },
    'guard-bribed': ({ seat, gold }, who) => `${who[seat]} pays ${gold} gold, and the Guard studies his soup.`,
    'enemy-evaded': ({ enemy }) => `${capital(enemies[enemy])} was never here.`,
    'thrown-back': ({ seat }, who) => `${who[seat]} is thrown back into the cell.`,
    'life-lost': ({ seat, lives }, who) =>
      lives === 0
        ? `${who[seat]} loses the last life.`
        : `${who[seat]} loses a life; ${count(lives, 'one is left', '# are left')}.`,
    'life-healed': ({ seat, lives }, who) => `${who[seat]} feels better: ${count(lives, 'one life', '# lives')}.`,
    'save-rolled': ({ object, die, saved }) =>
      saved ? `The ${thing(object)} takes the blow on a ${die}.` : `The ${thing(object)} does not help on a ${die}.`,
    'turn-forfeited': ({ seat }, who) => `${who[seat]} will lose the next turn.`,
    'turn-regained': ({ seat }, who) => `${who[seat]} will not lose the next turn after all.`,
    'cave-in': () => 'The ceiling would like to be the floor.',
    died: ({ seat, room }, who) => `${who[seat]} is dead. The ${rooms[room]} keeps what is left.`,
    found: ({ what }) => (what === 'food' ? 'Food, of a kind. It is eaten on the spot.' : 'Nothing here.'),
    'gold-found': ({ seat, gold }, who) => (gold === 0 ? 'An empty purse.' : `${who[seat]} finds ${gold} gold.`),
    'object-found': ({ seat, object }, who) => `${who[seat]} finds ${a(object)}.`,
    'none-available': ({ object }) => `There was ${a(object)} here once.`,
    'object-left': ({ seat, object }, who) => `${who[seat]} leaves the ${thing(object)} behind.`,
    'gold-taken': ({ seat, gold }, who) => `${who[seat]} picks up ${gold} gold.`,
    'object-taken': ({ seat, name }, who) => `${who[seat]} takes the ${thing(name)}.`,
    'follower-left': ({ seat, name }, who) => `${name} waits here for ${who[seat]}.`,
    'follower-taken': ({ seat, name }, who) => `${name} now follows ${who[seat]}.`,
    'way-out-found': ({ seat }, who) => `${who[seat]} sees daylight: out on the next turn.`,
    'exit-declined': ({ seat }, who) => `${who[seat]} decides to stay a little longer.`,
    escaped: ({ seat, round, strength, craft, lives, gold, objects, followers, spells: known }, who) =>
      `Round ${round}: ${who[seat]} stands in the Ruins with ${and([
        `Strength ${strength}`,
        `Craft ${craft}`,
        count(lives, 'one life', '# lives'),
        `${gold} gold`,
        ...objects.map(a),
        ...followers,
        ...(known > 0 ? [count(known, 'one spell', '# spells')] : []),
      ])}.`,
    'scroll-read': ({ seat }, who) => `${who[seat]} reads a scroll. It crumbles to dust.`,
    eaten: ({ seat, object }, who) => `${who[seat]} eats the ${thing(object)}.`,
    'spell-cast': ({ seat, spell }, who) => `${who[seat]} casts ${spells[spell]}.`,
    'rival-fought': ({ seat, rival, mine, theirs, result }, who) =>
      result === 'drawn'
        ? `${who[seat]} and ${who[rival]} fight: ${mine} to ${theirs}, and nobody is convinced.`
        : `${who[seat]} fights ${who[rival]}: ${mine} to ${theirs}. ${who[result === 'won' ? seat : rival]} wins.`,
    robbed: ({ seat, victim, what }, who) =>
      `${who[seat]} takes ${what === 'life' ? 'a life' : 'a gold piece'} from ${who[victim]}.`,
    'object-robbed': ({ seat, victim, object }, who) => `${who[seat]} takes the ${thing(object)} from ${who[victim]}.`,
    'dice-thrown': ({ seat, dice, verdict: it }, who) =>
      `${who[seat]} throws ${and(dice.map(String))}: ${verdict(it)}. Fate may have another opinion.`,
    'fate-spent': ({ seat, die }, who) => `${who[seat]} does not care for this ${die} and throws it again.`,
    'last-turns': () => 'Once around the table: everybody else has one more turn.',
    'tiles-taken-up': () => 'All tiles are taken up and shuffled. The maze has changed its mind.',
    'dungeon-won': ({ cause }) => CAUSES[cause],
    'race-won': ({ winners }, who) => sunWonBy(winners.map(seat => who[seat] ?? '')),
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
    wait: ({ seat }, who) => `Wait for ${who[seat]}.`,
    dead: () => 'You are dead, and have a good view.',
    out: () => 'You stand in the Ruins. The others are still looking for the door.',
    above: () => 'You are above. Do you fall in?',
    begin: () => 'Things lie in the cell. Take some, or set out.',
    stream: () => 'You stand in the water: wade on without your valuables, or stay.',
    'stream-return': () => 'The way leads back through the water.',
    step: ({ moves, ways }) =>
      `${count(moves, 'One tile', '# tiles')} to go, ${count(ways, 'one way on', '# ways on')}.`,
    'step-home': ({ moves }) => `Back to the cell: ${count(moves, 'one tile', '# tiles')} to go.`,
    retry: () => 'Locked. Try the door once more?',
    lay: ({ face }) => `${roomOf(face)}: turn it as you like.`,
    meet: ({ room }) => `${rooms[room]}.`,
    'meet-rival': ({ room }) => `${rooms[room]}: meet the tile, or somebody on it.`,
    fight: ({ enemy, power }) => `Fight ${enemies[enemy]} of ${power}.`,
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
    over: ({ winners }, who) => sunWonBy(winners.map(seat => who[seat] ?? '')),
    'over-nobody': () => 'The dungeon wins.',
  },
};
