import { capital, type Names, plural, type Reader } from '../../kernel/words.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Feature } from './departures.ts';
import type { Event, Hit, Mark } from './events.ts';
import { isRoom, type Node, roomAt, type Sheet, spaceAt } from './sheet.ts';
import type { DiceAndDangerWords } from './words.ts';

const count = plural('en');

const kinds = {
  start: 'start',
  'left-start': 'start on the left',
  'right-start': 'start on the right',
  regular: 'regular',
  grey: 'grey',
  fist: 'fist',
  doubles: 'any double',
  rubble: 'rubble',
  cloud: 'cloud',
  blank: 'blank cloud',
  claw: 'claw',
  gem: 'gem',
  gold: 'gold',
  chest: 'chest',
} as const;

const rewards = { life: 'three lives and a gem', torches: 'two torches', black: 'three black dice' } as const;

/** What sheets of the game have, and one of one's own may not have. */
const FEATURES: Readonly<Record<Feature, string>> = {
  maximum: 'usually the most that one can have alone is 100 to 120 points.',
  'rare-gems': 'usually there are gems, on 2 and 12.',
  'rare-chests': 'usually the chests lie on 3 and 11.',
  'uncommon-gold': 'usually no gold lies on 6, 7 or 8.',
  'mixed-boss': 'usually the boss has rare numbers and common ones.',
  'even-fists': 'Annoyed Animals has one fist for each even number.',
  'starts-at-sides': 'in Annoyed Animals every start is one of the left or one of the right.',
  'sides-apart': 'in Annoyed Animals no start of the left borders one of the right.',
  'way-without-rooms': 'in Annoyed Animals a way from the left to the right leads through no room.',
  'second-way': 'in Annoyed Animals two ways that share nothing lead from the left to the right.',
  'fists-achievement': 'Annoyed Animals has an achievement for five fists.',
  'joined-achievement': 'Annoyed Animals has an achievement for joining the left and the right.',
  'pastry-mancer': 'Clumsy Cultists has a Pastry Mancer.',
  'necro-mancer': 'Clumsy Cultists has a Necro Mancer.',
  'seven-rubble': 'Clumsy Cultists has seven spaces with rubble.',
  'slain-achievement': 'Clumsy Cultists has an achievement for two monsters, both Mancers.',
  'rubble-achievement': 'Clumsy Cultists has an achievement for six spaces with rubble.',
  'eight-clouds': 'Puzzled Pyramid has eight clouds.',
  'far-side': 'in Puzzled Pyramid a blank cloud leads to a far side without starts and clouds.',
  sandy: 'the boss of Puzzled Pyramid is Sandy, with more than nine boxes.',
  'three-worms': 'Puzzled Pyramid has three worms.',
  'clouds-achievement': 'Puzzled Pyramid has an achievement for eight clouds.',
  'worms-achievement': 'Puzzled Pyramid has an achievement for three worms.',
  'seven-claws': 'Defiant Dinosaurs has seven claws, each with a number of its own.',
  'three-armoured': 'Defiant Dinosaurs has three monsters in armour.',
  'white-boss': 'the boss of Defiant Dinosaurs has locked numbers only.',
  'no-grey': 'Defiant Dinosaurs has no grey spaces.',
  'fair-armour': 'in Defiant Dinosaurs white dice can hit every armour in a quarter of all rolls.',
  'armoured-achievement': 'Defiant Dinosaurs has an achievement for three monsters in armour.',
  'claws-achievement': 'Defiant Dinosaurs has an achievement for six claws.',
};

const achievements = {
  fists: 'Five fists',
  joined: 'Left meets right',
  slain: 'Both Mancers',
  rubble: 'Six heaps of rubble',
  clouds: 'Eight clouds',
  worms: 'Three worms',
  armoured: 'Three suits of armour',
  claws: 'Six claws',
} as const;

const CAUSES = {
  'last-monster': 'The last monster is down. Pencils too, please.',
  'one-left': 'Only one is left to hold a pencil. That will do.',
  'none-left': 'Nobody is left to hold a pencil. The dungeon wins.',
  fallen: 'The skull is struck. This run ends here.',
} as const;

const who = (names: Names, seat: Seat): string => names[seat] ?? `Seat ${seat + 1}`;
/** Who does something, with the verb as one says it to the reader and of anybody else. */
const does = (seat: Seat, names: Names, reader: Reader, [you, other]: readonly [string, string]): string =>
  seat === reader ? you : `${who(names, seat)} ${other}`;
const list = (items: readonly number[]): string => items.join(' and ');
/** 8 and 11 begin with a vowel. */
const a = (number: number): string => `${number === 8 || number === 11 ? 'an' : 'a'} ${number}`;
const lives = (number: number): string => count(number, 'a life', '# lives');

/** Names that are said with an article; all others, those of a sheet of one's own too, stay as they are written. */
const TITLED = [
  'Badger',
  'Weasel',
  'Hare',
  'Old Boar',
  'Goose',
  'Hedgehog',
  'Owl',
  'Pastry Mancer',
  'Necro Mancer',
  'Gravy Golem',
  'Butter Bishop',
  'Scullery Fiend',
  'Choir of Spoons',
  'Grumpy Mummy',
  'Sphinx on Strike',
  'Scarab Squad',
  'First Coil',
  'Second Coil',
  'Rattling Tail',
  'Plated Grump',
  'Headbutter',
  'Mudskipper',
  'Egg Thief',
];
const monster = (name: string): string => (TITLED.includes(name) ? `the ${name}` : name);
const subject = (name: string): string => capital(monster(name));

const series = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ');

/** How one says what was done in a round, to the reader and of anybody else. */
const VERBS = {
  you: { cross: 'cross out', hit: 'hit', find: 'find', take: 'take', lose: 'lose' },
  other: { cross: 'crosses out', hit: 'hits', find: 'finds', take: 'takes', lose: 'loses' },
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
      ? [`${verbs.hit} ${hits.length > MANY ? `${hits.length} monsters` : series(hits.map(hitName))}`]
      : []),
    ...(gems > 0 ? [`${verbs.find} ${count(gems, 'a gem', '# gems')}`] : []),
    ...taken.map(reward => `${verbs.take} ${rewards[reward]} from a chest`),
    ...(lost > 0 ? [`${verbs.lose} ${lives(lost)}`] : []),
  ];
  return done.length > 0 ? done : [`${verbs.cross} nothing`];
}

/** A fist hits everybody: so many are not told one by one. */
const MANY = 2;
const markName = ({ number, kind }: Mark): string =>
  number > 0 ? String(number) : kind === 'blank' ? 'the blank cloud' : 'a space for any double';
const hitName = ({ name, boxes }: Hit): string =>
  `${monster(name)}${boxes > 1 ? ` ${boxes === 2 ? 'twice' : `${boxes} times`}` : ''}`;

export const en: DiceAndDangerWords = {
  bands: [
    'Seen leaving by the way you came in',
    'Politely ignored by most monsters',
    'A promising start to a long convalescence',
    'The boss remembers your face, vaguely',
    'Bards have begun to hum',
    'Doors open before you knock',
    'They are naming a tavern after you',
    'The dungeon has filed a complaint',
  ],
  adventures: {
    'annoyed-animals': 'Annoyed Animals',
    'clumsy-cultists': 'Clumsy Cultists',
    'puzzled-pyramid': 'Puzzled Pyramid',
    'defiant-dinosaurs': 'Defiant Dinosaurs',
  },
  blurbs: {
    'annoyed-animals': 'A burrow under a farmyard. Somebody has been keeping everybody awake, and it was you.',
    'clumsy-cultists': 'The kitchens of a temple, most of them on the floor. Mind the rubble.',
    'puzzled-pyramid': 'A pyramid with a worm in it, or the other way round. Bring a pen for the clouds.',
    'defiant-dinosaurs': 'A ravine full of residents who were not told that they are extinct.',
  },
  kinds,
  rewards,
  achievements,
  monster,
  space: spaceName,

  events: {
    'cloud-written': ({ seat, number }, names, reader) =>
      `${does(seat, names, reader, ['You write', 'writes'])} ${number} into a cloud.`,
    'dice-split': ({ seat, sums, black, paid }, names, reader) =>
      `${does(seat, names, reader, ['You make', 'makes'])} ${list(sums)}${black ? ' with the black die' : ''}${paid ? ', for a symbol' : ''}.`,
    'space-visited': ({ seat, number }, names, reader) =>
      `${does(seat, names, reader, ['You cross', 'crosses'])} out ${number === 0 ? 'a space' : a(number)}.`,
    'rubble-cleared': ({ seat }, names, reader) =>
      `${does(seat, names, reader, ['You clear', 'clears'])} half of the rubble.`,
    'gold-found': ({ seat }, names, reader) =>
      `Gold. It is heavy and it is ${seat === reader ? 'yours' : `${who(names, seat)}’s`}.`,
    'gem-found': () => 'A gem. Somebody will miss it.',
    'fist-swung': () => 'The table shakes: every monster feels it.',
    'portal-opened': () => 'Far away, a blank cloud has an idea.',
    'torch-burnt': () => 'A torch burns down.',
    'monster-hit': ({ name, boxes }) => `${subject(name)} takes ${count(boxes, 'a hit', '# hits')}.`,
    'chest-opened': ({ reward }) => `The chest holds ${rewards[reward]}.`,
    'free-damage-chosen': ({ seat, damage }, names, reader) =>
      `${does(seat, names, reader, ['You will', 'will'])} ${damage === 'take' ? 'take' : 'pass up'} any free blow.`,
    'sums-given-up': ({ seat, sums, lives: lost }, names, reader) =>
      `${does(seat, names, reader, ['You let', 'lets'])} ${list(sums)} go${lost === 0 ? ' and nobody minds' : `, for ${lives(lost)}`}.`,
    'dice-rolled': ({ seat, dice, round }, names, reader) =>
      `Round ${round}: ${does(seat, names, reader, ['you roll', 'rolls'])} ${dice.slice(0, 4).join(', ')} and a black ${dice[4]}.`,
    'seat-done': ({ seat }, names, reader) => `${does(seat, names, reader, ['You are', 'is'])} done.`,
    'seat-wrote': ({ seat }, names, reader) => `${does(seat, names, reader, ['You have', 'has'])} named every cloud.`,
    'round-shown': (shown, names, reader) => {
      const isReader = shown.seat === reader;
      const done = deedsOf(shown, VERBS[isReader ? 'you' : 'other']);
      return `${isReader ? 'You' : who(names, shown.seat)} ${series(done)}.`;
    },
    'monster-slain': ({ seat, name, gems, hearts, first }, names, reader) => {
      const isFirst = first && names.length > 1;
      const fells = does(
        seat,
        names,
        reader,
        isFirst ? ['You are the first to fell', 'is the first to fell'] : ['You fell', 'fells'],
      );
      return `${fells} ${monster(name)}: ${count(gems, 'one gem', '# gems')}${hearts > 0 ? `, at the price of ${lives(hearts)}` : ''}.`;
    },
    'free-damage': ({ seat, name }, names, reader) =>
      `${does(seat, names, reader, ['You get', 'gets'])} a free blow at ${monster(name)}.`,
    'free-damage-left': ({ seat, name }, names, reader) =>
      `${does(seat, names, reader, ['You pass', 'passes'])} up a free blow at ${monster(name)}.`,
    'deed-done': ({ seat, deed, gems }, names, reader) =>
      `${achievements[deed]}: ${count(gems, 'one gem', '# gems')} for ${seat === reader ? 'you' : who(names, seat)}.`,
    'no-damage': ({ seat }, names, reader) =>
      `No monster was hurt this round. ${does(seat, names, reader, ['You lose', 'loses'])} a life over it.`,
    'seat-fell': ({ seat }, names, reader) =>
      seat === reader
        ? 'You strike the skull and leave the dungeon, feet first.'
        : `${who(names, seat)} strikes the skull and leaves the dungeon, feet first.`,
    'game-ended': ({ cause }) => CAUSES[cause],
  },

  actions: {
    roll: ({ white, black }) => `Roll ${white.join(', ')} and a black ${black}`,
    write: ({ cloud, number }) => `Write ${number} into cloud ${cloud}`,
    split: ({ sums, black }) => `Make ${list(sums)}${black ? ' with the black die' : ''}`,
    mark: ({ space, sum }) => `Cross out space ${space} with ${sum}`,
    hit: ({ room, sum }) => `Hit room ${room} with ${sum}`,
    crush: ({ room }) => `Hit armoured room ${room} with both sums`,
    torch: ({ node }) => `Burn a torch at ${node}`,
    chest: ({ reward }) => `Take ${rewards[reward]}`,
    free: ({ damage }) => (damage === 'take' ? 'Take free damage' : 'Leave free damage'),
    'give-up': ({ sums, lives: lost }) => `Let ${list(sums)} go (${lost === 0 ? 'no life lost' : lives(lost)})`,
    done: () => 'Done',
  },

  reasons: {
    'not-seated': () => 'Only those at the table can do that.',
    over: () => 'The game is over.',
    'roll-first': () => 'The dice have to be rolled first.',
    dead: () => 'The dead do not cross out anything.',
    'done-already': () => 'You are done with this round; take that back to change it.',
    unreadable: () => 'That is not a move of this game.',
    'write-first': () => 'First write a number into every cloud.',
    'all-written': () => 'Every cloud has its number: end the writing, or take a number back.',
    'no-cloud': () => 'There is no empty cloud there.',
    'cloud-full': () => 'That cloud has its number.',
    'not-to-write': ({ number }) => `${number} is not one of 3, 4, 5, 6, 8, 9, 10 and 11.`,
    'written-already': ({ number }) => `${number} stands in another cloud.`,
    'split-first': () => 'First make two pairs of the dice.',
    'split-stands': () => 'The pairs are made; take that back to change them.',
    'chest-first': () => 'First choose what the chest holds.',
    'no-chest': () => 'No chest is open.',
    'reward-taken': () => 'You have had that one; each can be taken once.',
    'no-such-split': ({ sums }) => `These dice do not make ${list(sums)}.`,
    'no-symbol': ({ sums }) => `${list(sums)} takes the black die, and you have no symbol left.`,
    'white-will-do': ({ sums }) => `${list(sums)} can be had from the white dice.`,
    'no-such-sum': ({ sum }) => `You have no ${sum} to use.`,
    'no-such-space': () => 'There is no such space.',
    visited: () => 'You have been there.',
    'not-adjacent': () => 'No neighbour of that space is visited yet.',
    'no-number': () => 'The blank cloud has no number; only your 11 opens it.',
    'start-apart': () => 'A torch needs a visited neighbour, even for a start space.',
    'wrong-number': ({ number, sum }) => `That space takes ${a(number)}, not ${a(sum)}.`,
    'needs-double': ({ number }) =>
      number === 0 ? 'That space takes a double.' : `That space takes a double ${number / 2}.`,
    'no-such-room': () => 'There is no such room.',
    'not-reached': ({ name }) => `${subject(name)} cannot be hit before a space beside the room is visited.`,
    defeated: ({ name }) => `${subject(name)} is defeated already.`,
    armoured: ({ name }) => `${subject(name)} wears armour: use both sums at once or none.`,
    'not-armoured': ({ name }) => `${subject(name)} wears no armour: hit with one sum at a time.`,
    locked: ({ name, number }) => `${number} is still locked for ${monster(name)}; visit the space that unlocks it.`,
    'not-shown': ({ name, number }) => `${number} does nothing to ${monster(name)}.`,
    'no-torch': () => 'You have no torch.',
    'nothing-left': () => 'Both sums are used; there is nothing to let go.',
    'no-free-damage': () => 'No free damage can come to you in this round.',
    'free-chosen': () => 'That is what you have chosen already.',
    'has-target': ({ sums }) => `There is still a target for ${sums.join(' or ')}.`,
    'sums-left': ({ sums }) => `${list(sums)} still ${count(sums.length, 'has', 'have')} to be used or let go.`,
    'no-record': () => 'Options are given by name and value.',
    'no-such-option': ({ option }) => `There is no option “${option}”.`,
    'no-such-value': ({ option, expected }) => `“${option}” has to be one of: ${expected}.`,
    'sheet-parts': ({ found }) =>
      `A sheet has a name, a map, rooms and achievements with lines of “===” between; found ${count(found, 'one part', '# parts')}.`,
    'sheet-nameless': ({ line }) => `Line ${line}: the sheet has no name.`,
    'sheet-too-large': ({ line, width, height, most }) =>
      `Line ${line}: the map has ${width} by ${height} squares; ${most} either way is the most.`,
    'sheet-sign': ({ line, column, sign }) => `Line ${line}, column ${column}: “${sign}” means nothing here.`,
    'sheet-number': ({ line, column, sign }) =>
      `Line ${line}, column ${column}: “${sign}” should be a space with a number from 2 to 12, or without one.`,
    'sheet-room-shape': ({ line, column, letter }) =>
      `Line ${line}, column ${column}: room ${letter} has to be a rectangle filled with its letter.`,
    'sheet-loose-end': ({ line, column }) => `Line ${line}, column ${column}: this corridor leads nowhere.`,
    'sheet-bend': ({ line, column, corridors }) =>
      `Line ${line}, column ${column}: a bend joins two ends, not ${corridors}.`,
    'sheet-doubled': ({ line, column }) =>
      `Line ${line}, column ${column}: a second corridor between the same two, or one that turns back.`,
    'sheet-field': ({ line, column, field }) => `Line ${line}, column ${column}: cannot read “${field}”.`,
    'sheet-room-unwritten': ({ line, letter }) => `Line ${line}: room ${letter} is drawn but not described.`,
    'sheet-room-undrawn': ({ line, letter }) => `Line ${line}: room ${letter} is described but not drawn.`,
    'sheet-room-twice': ({ line, letter }) => `Line ${line}: room ${letter} is described twice.`,
    'sheet-room-lacks': ({ line, letter, field }) => `Line ${line}: room ${letter} lacks its ${field}.`,
    'sheet-achievement': ({ line, achievement }) => `Line ${line}: “${achievement}” is no achievement.`,
    'sheet-crossing': ({ line, column }) => `Line ${line}, column ${column}: a corridor from here crosses another.`,
    'sheet-covered': ({ line, column }) => `Line ${line}, column ${column}: something else lies on this.`,
    'sheet-size': ({ spaces, rooms }) =>
      `${spaces} spaces and ${rooms} rooms are more than a sheet holds (120 and 16).`,
    'sheet-cut-off': ({ line, column }) => `Line ${line}, column ${column}: no way leads here from a start.`,
    'sheet-starts': ({ number, found }) => `There has to be one start with ${a(number)}, not ${found}.`,
    'sheet-boss': ({ found }) => `A sheet has one boss, not ${found}.`,
    'sheet-no-number': ({ line, name }) => `Line ${line}: ${monster(name)} has no number to be hit with.`,
    'sheet-bad-number': ({ line, name, number }) =>
      `Line ${line}: ${number} at ${monster(name)} is not a sum of two dice, or stands there twice.`,
    'sheet-keys': ({ line, name, number, found }) =>
      `Line ${line}: the locked ${number} of ${monster(name)} needs one space that unlocks it, not ${found}.`,
    'sheet-grey': ({ line, column, rooms }) =>
      `Line ${line}, column ${column}: a grey space borders one room and unlocks its number there; this one borders ${rooms}.`,
    'sheet-claw': ({ line, column, rooms }) =>
      `Line ${line}, column ${column}: a claw unlocks a number in one room, not in ${rooms}.`,
    'sheet-chests': ({ found }) => `A sheet has two chests, not ${found}.`,
    'sheet-achievements': ({ found }) => `A sheet has two achievements, not ${found}.`,
    'sheet-achievement-beyond': ({ achievement, most }) =>
      `The achievement “${achievement}” cannot be had: there are ${most}.`,
    'sheet-boss-reward': ({ line, least }) => `Line ${line}: the lower reward of the boss has to be at least ${least}.`,
    'sheet-reward-order': ({ line, name }) =>
      `Line ${line}: the rewards of ${monster(name)} have to be a higher one and a lower one, and none for a worm.`,
    'sheet-boss-hearts': ({ line, hearts }) => `Line ${line}: the boss has two hearts, not ${hearts}.`,
    'sheet-far-rooms': ({ near, bordering }) =>
      `Three rooms with a black number have to be near the starts and one of them beside one; there are ${near} and ${bordering}.`,
    'sheet-odd-boxes': ({ line, name }) =>
      `Line ${line}: ${monster(name)} in armour needs an even number of boxes and no crown.`,
    'sheet-clouds': ({ found }) => `There are eight clouds to write in, or none, but not ${found}.`,
    'sheet-blank': ({ found }) => `There is one blank cloud at most, and only beside eight clouds; found ${found}.`,
    'sheet-no-progress': ({ line, column }) => `Line ${line}, column ${column}: dice alone never lead here.`,
    'sheet-departure': ({ line, column, feature }) =>
      line === 1 ? capital(FEATURES[feature]) : `Line ${line}, column ${column}: ${FEATURES[feature]}`,
  },

  prompts: {
    watch: () => 'You are looking on.',
    roll: () => 'The dice are rolling.',
    wait: () => 'Done. The others are still at it.',
    dead: () => 'You are dead. It is restful.',
    written: () => 'Every cloud has its number. Done?',
    chest: () => 'A chest: which reward do you take?',
    done: () => 'Both sums are used. Done?',
    write: ({ left }) => `Name the clouds: ${count(left, 'one is', '# are')} empty.`,
    split: ({ splits }) => `Make two pairs: ${count(splits, 'there is one way.', 'there are # ways.')}`,
    cross: ({ sums, targets }) => `Use ${list(sums)}: ${count(targets, 'one target.', '# targets.')}`,
    'give-up': ({ sums, lives: lost }) =>
      `Nothing to do with ${list(sums)}: it costs ${lost === 0 ? 'nothing' : lives(lost)}.`,
    'over-alone': ({ score, rank, fallen }) =>
      `${score} points${fallen ? ', fallen' : ''}: ${en.bands[rank - 1]?.replace(/^./, first => first.toLowerCase())}.`,
    over: ({ winners }, names, reader) => {
      if (winners.length === 0) return 'Nobody wins.';
      if (winners.length === 1) return `${does(winners[0] ?? 0, names, reader, ['You win', 'wins'])}.`;
      const called = winners.map(seat => (seat === reader ? 'you' : who(names, seat))).join(' and ');
      return `${capital(called)} win together.`;
    },
  },
};

function spaceName(sheet: Sheet, space: Node, number: number | undefined): string {
  const rooms = (sheet.neighbours[space] ?? []).filter(node => isRoom(sheet, node));
  const beside = rooms.map(room => monster(roomAt(sheet, room).name)).join(' and ');
  const kind = kinds[spaceAt(sheet, space).kind];
  return [number, kind, beside && `next to ${beside}`].filter(Boolean).join(', ');
}
