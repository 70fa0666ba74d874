import { PRINTED } from '../../../../art/donjonz/index.ts';
import { shelved, type Thing, type View, type Weapon } from '../../../../games/donjonz/index.ts';
import { GLORY_PER_POUCH, gloryOf, rankOf, SCALE } from '../../../../games/donjonz/readers.ts';
import { plural } from '../../../../kernel/words.ts';
import { uncapital } from '../../words/case.ts';
import type { Enclosure } from './enclosure.ts';
import type { Neighbour } from './neighbours.ts';
import type { Tally } from './voice.ts';
import type { BoardWords } from './words.ts';

const count = plural('en');
const list = new Intl.ListFormat('en-GB');
const game = shelved.words.en;
const { weapons, monsters, things } = game;

const MONSTERS: Readonly<Record<Weapon, string>> = {
  hammer: 'golems',
  axe: 'skeletons',
  sword: 'goblins',
  bow: 'bats',
};
const A_WEAPON: Readonly<Record<Weapon, string>> = {
  hammer: 'A hammer',
  axe: 'An axe',
  sword: 'A sword',
  bow: 'A bow',
};
const SIDES = ['north', 'east', 'south', 'west'] as const;
const BESIDE = ['above', 'right of', 'below', 'left of'] as const;

export const en: BoardWords = {
  sheet: { ...PRINTED.en, glory: () => 'Glory so far' },

  turned: { 0: 'as it is', 1: 'a quarter turn right', 2: 'upside down', 3: 'a quarter turn left' },

  laying: {
    pile: 'The pile',
    pileNote: 'face up: this card, then the next one',
    inHand: 'in hand: must touch the dotted line',
    toTake: 'next: take it, or move the last one',
    next: 'Next card',
    last: 'the last one',
    none: 'no card is left',
    more: cards => count(cards, 'then one more', 'then # more'),
    unseen: cards => count(cards, 'one more after it, nobody knows which', '# more after it, nobody knows which'),
    turn: 'Turn',
    lay: 'Lay it',
    onward: { take: 'Take the next card', 'set-out': 'Set out all the same' },
    undo: 'Undo',
    order: 'First map everything, then walk',
    keys: 'Arrows move the card · R turns it · Enter lays it',
    board: card => `Board. In hand: ${card}. Arrow keys move it, R turns it, N goes to the next place, Enter lays it.`,
    boardWalledIn: card => `Board. ${card} has walled the hero in. Enter sets out all the same, U takes it back.`,
    boardHeld: card => `Board. In hand: ${card}.`,
    boardLaid: card => `Board. ${card} has just been laid.`,
    boardAfter: card => `Board. ${card} has just been laid. Enter takes the next card, U takes it back.`,
    held: (card, turned) => `${card}, ${turned}`,
    fits: (turned, found) => `${turned}: fits ${found}.`,
    list: 'List the places',
    listTitle: card => `Where ${card} can lie`,
    turnBy: 'Turned',
    near: (card, places) => `By ${card}: ${count(places, 'one place', '# places')}`,
    layAt: found => `Lay it ${found}`,
    layTurned: (turned, found) => `Lay it ${turned}, ${found}`,
    spot,
    place,
    refused: (turned, reason) => `${turned}: not here. ${reason}`,
    enclosed,
  },

  voice: {
    brings: (card, [number, of], tally) => `Lay ${card}, card ${number} of ${of}: ${counted(tally)}.`,
    toCome: tally => `Still to come: ${counted(tally)}.`,
  },

  captions: {
    step: ['A step north …', 'A step east …', 'A step south …', 'A step west …'],
    lays: card => `You lay ${card} …`,
  },

  goal: `build a dungeon, then walk it once for the most glory: ${GLORY_PER_POUCH} for each pouch, and more for each monster beaten than for the last.`,

  why: {
    joined: (open, walled) =>
      `${count(open, 'One open edge joins', '# open edges join')} it to the dungeon${walled > 0 ? `, ${count(walled, 'one is walled', '# are walled')}` : ''}.`,
    promises: glory => `Played on, the walk ends at about ${glory} glory.`,
    elsewhere: (found, glory) => `The next best (about ${glory}) lies ${found}.`,
    ends: glory => `This way ends at about ${glory} glory.`,
    compared: (glory, other, less) =>
      `This way ends at about ${glory} glory (${other === undefined ? 'the next best' : uncapital(other)}: about ${less}).`,
    even: (glory, other) =>
      `This way ends at about ${glory} glory, and so does ${other === undefined ? 'another' : `the other: ${uncapital(other)}`}.`,
    take: left => `This one lies well. Cards still to come: ${left}.`,
    setOut: '0 ways are open: the walk ends where it begins.',
  },

  walking: {
    board: 'Board. Arrow keys choose a step, Enter takes it.',
    boardStill: 'Board. The dungeon and the walk.',
    order: cards => `All ${cards} cards laid`,
    so: (steps, left) => `${count(steps, 'one step', '# steps')}, ${count(left, 'one space left', '# spaces left')}`,
    keys: 'Arrows walk · U undoes · ? keys',
    pad: 'Steps',
    step: ['Step north', 'Step east', 'Step south', 'Step west'],
    ahead: (step, foretold) => `${step}: ${foretold}`,
    again: 'once more to do it',
    choice: (choice, found) => {
      if (choice.type === 'leave') return `Leave the ${weapons[found]}`;
      return choice.type === 'pick-up' ? `Take the ${weapons[found]}` : `Swap the ${weapons[choice.drop]} for it`;
    },
    found: weapon => A_WEAPON[weapon],
    beats: (weapon, left) =>
      left === 0 ? `no ${monsters[weapon]} is left to beat` : `beats ${MONSTERS[weapon]}: ${left} still about`,
    without: (weapon, left) =>
      left === 0
        ? `no ${monsters[weapon]} is left for the ${weapons[weapon]}`
        : `${count(left, `one ${monsters[weapon]} waits`, `# ${MONSTERS[weapon]} wait`)} for the ${weapons[weapon]}`,
    already: 'you carry one already',
    same: 'one is as good as the other',
    inventory,
    open: 'Show the whole sheet',
  },

  survey: {
    title: 'The dungeon, row by row',
    row: row => `Row ${row}`,
    rock: 'no space',
    space: ({ thing, walls, visited }) =>
      [
        ...(visited === 'here' ? ['the hero'] : []),
        nameOf(thing),
        ...(walls.length > 0 ? [`wall ${list.format(walls.map(side => SIDES[side]))}`] : []),
        ...(visited === 'yes' ? ['entered'] : []),
      ].join(', '),
    at: (row, column, said) => `Row ${row}, column ${column}: ${said}`,
    card: ({ width, spaces }) =>
      spaces
        .map(({ thing, walls }, index) => {
          const standing = SIDES.filter((_, side) => walls[side]);
          const what = standing.length === 0 ? nameOf(thing) : `${nameOf(thing)} with a wall ${list.format(standing)}`;
          return index % width === 0 ? `Row ${index / width + 1}: ${what}` : what;
        })
        .join(', ')
        .replaceAll(/, (?=Row)/g, '. '),
  },

  foresights: {
    nothing: () => 'nothing here',
    pouch: ({ glory }) => `a pouch: +${glory} glory`,
    key: () => 'the key',
    weapon: ({ weapon }) => `take the ${weapons[weapon]}?`,
    beaten: ({ weapon, glory }) => `${monsters[weapon]} beaten: +${glory} glory`,
    robbed: ({ pouches }) =>
      pouches === 2 ? 'lose both pouches' : count(pouches, 'lose your only pouch', 'lose all # pouches'),
    fall: () => 'you fall here: the game is lost',
    doubled: ({ before, pouches }) =>
      before === 0
        ? 'the door doubles nothing'
        : `${count(before, 'one pouch becomes', '# pouches become')} ${pouches}`,
    passed: () => 'through the door, for nothing',
    end: ({ score }) => `ends the walk at ${score}`,
    'dead-end': ({ steps }) => `a dead end: ${count(steps, 'one more step', '# more steps')} at most`,
  },

  bestWalk: {
    show: score => `Show the walk that makes ${score}`,
    hide: 'Hide the better walk',
    alike: steps => count(steps, 'The first step is the same', 'The first # steps are the same'),
    parted: (step, own, better) =>
      `Step ${step}: ${own === undefined ? 'your walk ended' : `you went ${SIDES[own]}`}, the better one ${better === undefined ? 'ends' : `goes ${SIDES[better]}`}`,
    left: (pouches, foes) =>
      `Only on the better walk: ${count(pouches, 'one pouch', '# pouches')}, ${count(foes, 'one monster', '# monsters')}`,
    cost: glory => `It cost ${glory} glory`,
  },
};

function nameOf(thing: Thing): string {
  if (thing.type === 'monster') return monsters[thing.weapon];
  return thing.type === 'weapon' ? weapons[thing.weapon] : things[thing.type];
}

function ways(edges: number, open: number): string {
  if (open === 0) return 'no way through';
  if (open < edges) return `${open} open`;
  return edges === 1 ? 'open' : 'all open';
}

function place(neighbours: readonly Neighbour[]): string {
  const edges = neighbours.reduce((sum, neighbour) => sum + neighbour.edges, 0);
  const open = neighbours.reduce((sum, neighbour) => sum + neighbour.open, 0);
  return `${spot(neighbours)}: ${count(edges, 'one edge touches', '# edges touch')}, ${ways(edges, open)}`;
}

function spot([first, ...others]: readonly Neighbour[]): string {
  if (!first) return '';
  const also = others.length > 0 ? `; also by ${list.format(others.map(({ name }) => game.card(name)))}` : '';
  return `${BESIDE[first.side]} ${game.card(first.name)}${shifted(first)}${also}`;
}

function shifted({ side, shift }: Neighbour): string {
  if (shift === 0) return '';
  const [back, on] = side % 2 === 0 ? ['left', 'right'] : ['up', 'down'];
  return `, ${Math.abs(shift)} ${shift < 0 ? back : on}`;
}

function inventory(view: View): string {
  const glory = gloryOf(view);
  return [
    view.weapons.length > 0 ? `Weapons: ${list.format(view.weapons.map(weapon => weapons[weapon]))}.` : 'No weapon.',
    view.key ? 'The key.' : 'No key.',
    view.pouches > 0
      ? `${count(view.pouches, 'One pouch', '# pouches')}: ${GLORY_PER_POUCH * view.pouches} glory.`
      : 'No pouch.',
    view.monsters > 0
      ? `${count(view.monsters, 'One monster', '# monsters')} beaten: ${SCALE[view.monsters] ?? 0} glory.`
      : 'No monster beaten.',
    `Glory so far: ${glory}, ${view.lost ? 'lost' : game.ranks[rankOf(glory) - 1]}.`,
  ].join(' ');
}

function enclosed({ spaces, isEarly }: Enclosure): string {
  const left = count(spaces, 'There is one space to walk', 'There are # spaces to walk');
  if (spaces === 0) return 'This walls the hero in: not one step is left.';
  if (isEarly) return `This walls the hero in. ${left}, and no card to come can be reached.`;
  return `This cuts the hero off. ${left}, the rest is behind walls.`;
}

function counted({ pouches, weapons: arms, monsters: foes, keys, doors }: Tally): string {
  const found = [
    ...(pouches > 0 ? [count(pouches, 'one pouch', '# pouches')] : []),
    ...(arms > 0 ? [count(arms, 'one weapon', '# weapons')] : []),
    ...(foes > 0 ? [count(foes, 'one monster', '# monsters')] : []),
    ...(keys > 0 ? ['the key'] : []),
    ...(doors > 0 ? ['the door'] : []),
  ];
  return found.length > 0 ? list.format(found) : 'bare ground';
}
