import { PRINTED } from '../../../../art/dice-and-danger/index.ts';
import { shelved } from '../../../../games/dice-and-danger/index.ts';
import { BOSS_PORTION, POINTS_PER_GEM, POINTS_PER_GOLD } from '../../../../games/dice-and-danger/readers.ts';
import { capital, plural } from '../../../../kernel/words.ts';
import { COLON } from '../../words/colon.ts';
import type { BoardWords, RoomState } from './words.ts';

const count = plural('en');
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const and = new Intl.ListFormat('en-GB');
const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const figure = (points: number): string => decimal.format(points).replace('-', '−');
/** "1 point", "−1.5 points". */
const inPoints = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
const { monster: called } = shelved.words.en;

export const en: BoardWords = {
  colon: COLON.en,
  sheet: PRINTED.en,

  standings: {
    title: 'How everyone stands',
    row: (name, { lives, gems, gold, points }, status) =>
      [
        `${name}: ${count(lives, 'one life', '# lives')}`,
        count(gems, 'one gem', '# gems'),
        count(gold, 'one gold', '# gold'),
        count(points, 'one point', '# points'),
        ...(status === 'none' ? [] : [en.standings.status[status]]),
      ].join(', '),
    status: { rolls: 'rolled', done: 'done', deciding: 'deciding', fallen: 'fallen', won: 'wins', none: '' },
    show: name => `Show ${name}’s sheet`,
    ledger: 'Lives, chests, deeds and gems',
  },

  tray: {
    dice: (white, black) => `Dice: ${and.format(white.map(String))}, and a black ${black}`,
    empty: 'No dice have been rolled yet',
  },

  pairs: {
    title: 'Two pairs',
    note: 'what each can do',
    black: 'with the black die',
    free: 'free this round',
    price: symbols => `costs 1 of your ${symbols}`,
    shortPrice: symbols => (symbols === 0 ? 'none left' : `−1 of ${symbols}`),
    shortFree: 'free',
    blackSwitch: 'Pairs with the black die:',
    row: (number, sums, worth) => `${number}: ${sums.join(' and ')}: ${worth}`,
    worth: {
      'two-hits': 'two hits',
      'hit-and-mark': 'a mark and a hit',
      'two-marks': 'two marks',
      crush: 'breaks armour',
      one: 'one of two can be used',
      nothing: 'neither can be used',
    },
    loses: (lives, causes) => `loses ${count(lives, 'a life', '# lives')} (${causes.join('; ')})`,
    because: {
      wasted: sums => count(sums, 'a sum has no target', 'no sum has a target'),
      hearts: lives => count(lives, 'a heart of the monster that falls', '# hearts of monsters that fall'),
      idle: 'alone, a round without a hit costs one',
    },
    hearts: lives => `${count(lives, 'a life', '# lives')} if a monster with hearts falls`,
    kills: { certain: 'you would die', 'by-hearts': 'its hearts would kill you' },
    chips: {
      hit: name => `hits ${name}`,
      crush: name => `both together hit ${name}`,
      spaces: spaces => count(spaces, 'one space', '# spaces'),
      kind: kind => kind,
      none: 'nothing',
      later: 'something, once the other is used',
      used: 'used',
    },
  },

  bar: {
    choose: 'Choose two pairs of dice',
    split: (white, black) => `Make two pairs: ${count(white, 'one way', '# ways')}, ${black} more with the black die.`,
    costs: (lives, causes) => `−${lives}: ${and.format(causes)}.`,
    chooseIdle: 'Nothing to hit: alone, that costs a life',
    tap: 'Cross an A and a B',
    tapOne: (letter, sum) => `Now the ${letter}: cross a ${sum}`,
    tapTorch: 'Burn the torch next to any cross',
    chest: 'Take one reward',
    stuck: 'Nothing takes what is left',
    here: sum => `${sum} here:`,
    both: 'Both are used. All well?',
    done: lives => (lives === 0 ? 'Done' : `Done (−${lives})`),
    giveUp: lives => (lives === 0 ? 'Let it go' : `Let it go (−${lives})`),
    torch: left => `Burn a torch, ${left} left`,
    torchOff: 'Keep the torch',
    free: 'Take the free blow when another fells a monster first',
    freeTaken: 'Free blows: taken',
    freeLeft: 'Free blows: left',
    waiting: 'Waiting for the others',
    looking: 'That is another sheet than yours',
    lastRound: 'Starred: new in the last round',
    back: 'Back',
    rolling: 'The dice are in the air',
  },

  death: {
    title: 'The skull?',
    text: (cost, left) =>
      `This round costs ${count(cost, 'a life', '# lives')}, and you have ${count(left, 'one', '#')} left. You would strike the skull and be out of the game.`,
    stay: 'Not yet',
    die: 'Strike the skull',
  },

  map: {
    place: (row, column) => `row ${row}, column ${column}`,
    beside: {
      left: name => `left of ${called(name)}`,
      right: name => `right of ${called(name)}`,
      above: name => `above ${called(name)}`,
      below: name => `below ${called(name)}`,
    },
    hinted: 'The hint means this one',
    board: (sheet, name) =>
      `${sheet}, ${name}’s sheet. Arrows or N and P go to the targets, Shift and arrows everywhere, Enter crosses out.`,
    state: {
      visited: 'visited',
      open: 'open',
      far: 'out of reach',
      half: 'half cleared',
      defeated: 'defeated',
      reached: 'reached',
      unreached: 'not reached',
    },
    room,
    offer: {
      A: 'Target A',
      B: 'Target B',
      'A/B': 'Target A or B',
      'A+B': 'Target of A and B together',
      torch: 'Torch',
      pen: 'Write here',
    },
    choose: 'With which sum?',
    with: sum => `with ${sum}`,
    others: name => `${name}’s sheet`,
    changed: 'starred: new in the last round',
    unchanged: 'as the last round left it',
    back: 'Back to your sheet',
    unzoom: 'Show the whole sheet',
    why: 'What it takes:',
  },

  chest: {
    title: 'The chest opens',
    means: {
      life: 'lost before the tracker',
      torches: 'each crosses any space next to a cross',
      black: 'for when somebody else rolls',
    },
  },

  writing: {
    title: 'Name the clouds',
    about: [
      'Take a number, then press a cloud. Each number goes into one cloud.',
      'Nobody sees them before all are done.',
    ],
    pick: 'Number to write',
    number: number => `Write ${number}`,
    taken: number => `${number} is written`,
    portal: 'The cloud with your 11 opens the walled-up side.',
    left: left => count(left, 'One cloud is empty', '# clouds are empty'),
    done: 'Done',
  },

  score: {
    title: 'The count',
    line: { gems: 'Gems', gold: 'Gold', boss: 'Boss wounds', lives: 'Lives lost', total: 'Points' },
    how: (line, { gems, gold, hits, isBossSlain }) => {
      if (line === 'gems') return `${gems} × ${POINTS_PER_GEM}`;
      if (line === 'gold') return `${gold} × ${POINTS_PER_GOLD}`;
      if (line === 'lives') return '';
      return isBossSlain
        ? 'slain, paid in gems'
        : `${count(hits, 'one hit', '# hits')}, ${BOSS_PORTION} per ${BOSS_PORTION}`;
    },
    fallen: 'fallen',
  },

  recap: {
    title: 'This round',
    turn: name => (name === undefined ? 'Back to your sheet.' : `${name}’s sheet.`),
    fall: (name, monster) => `${name === undefined ? 'Your' : `${name}’s`} last blow at ${monster} …`,
    worth: (name = 'you', monster, gems) =>
      `${capital(monster)} takes a free blow from ${name}, and is worth ${count(gems, 'one gem', '# gems')} to ${name} now.`,
    rolls: name => (name === undefined ? 'You roll.' : `${name} rolls.`),
    sheets: 'What the others crossed out.',
    first: 'for the first',
    blow: 'a free blow',
  },

  goal: {
    alone: counted => `as many points as you can make before the last monster falls, or you do: ${COUNTING[counted]}.`,
    together: counted =>
      `more points than the others when the last monster falls: ${COUNTING[counted]}, 1 off for each life lost.`,
  },

  why: {
    worth: (points, cause, next) =>
      `The round is then worth about ${inPoints(points)}${cause === undefined ? '' : `, mostly ${cause}`}${next === undefined ? '' : `; ${next}`}.`,
    nextBest: points => `the next best, about ${figure(points)}`,
    asGood: 'another way is worth as much',
    causes: {
      gems: 'in gems',
      gold: 'in gold',
      symbols: 'in black dice',
      torches: 'in torches',
      blows: 'in blows at monsters',
      reached: 'for reaching a monster',
      lives: 'in lives',
      outlook: 'in what the sheet promises',
    },
    opens: spaces => `It scores nothing yet, but opens ${count(spaces, '# space', '# spaces')}.`,
    near: corridors =>
      count(
        corridors,
        'It lies one step from a start.',
        'It lies # steps from a start, and none that is free lies closer.',
      ),
    lead: points =>
      points > 0
        ? `Should it end the match, you lead by ${points}.`
        : `A free blow may end the match, and you would be ${points === 0 ? 'level, with a lead of 0' : `${-points} behind`}.`,
    nothing: lives => `No sum has a target: it costs ${count(lives, '1 life', '# lives')}.`,
    onlyCosts: lives => `There is nothing else to do. It costs ${count(lives, '1 life', '# lives')}.`,
    only: 'There is only 1 thing to do now.',
  },

  foresights: {
    gem: () => 'a gem',
    gold: () => 'gold',
    chest: () => 'a chest',
    half: () => 'half of the rubble',
    portal: () => 'the blank cloud opens',
    nothing: () => 'nothing more',
    fist: ({ boxes }) => count(boxes, 'one damage to a monster', '# damage, one to every monster'),
    unlock: ({ number, name }) => `unlocks the ${number} of ${called(name)}`,
    reach: ({ names }) => `${capital(and.format(names.map(called)))} ${count(names.length, 'is', 'are')} in reach`,
    open: ({ spaces }) => `opens ${count(spaces, 'one space', '# spaces')}`,
    hit: ({ name, left }) => `${capital(called(name))} is hit, ${left} left`,
    defeat: ({ name }) => `${capital(called(name))} falls`,
    hearts: ({ lives }) => `its hearts take ${count(lives, 'a life', '# lives')}`,
    skull: () => 'its hearts kill you',
  },

  doing: {
    write: (number, cloud) => `Write ${number} into this one: ${cloud}`,
    mark: (sum, space) => (sum === undefined ? `Cross out the ${space}` : `With ${sum}, cross out: ${space}`),
    hit: (sum, monster) => `With ${sum}, hit ${monster}`,
    crush: monster => `With both sums, hit ${monster}`,
    torch: {
      space: space => `Burn a torch at the ${space}`,
      room: monster => `Burn a torch at ${monster}`,
    },
    done: 'End your round',
  },

  needs: {
    never: () => 'nothing, it is done with.',
    portal: () => 'your 11, which opens the blank cloud.',
    beside: ({ nodes }) => `first ${or.format(nodes)} next to it;`,
    roll: ({ number, byTorch }) =>
      `${number === 0 ? 'a number written into it' : `a sum of ${number}`}${byTorch ? TORCH : ''}.`,
    double: ({ number, byTorch }) =>
      `${number === 0 ? 'any double' : `a double ${number / 2}`}${byTorch ? TORCH : ''}.`,
    numbers: ({ numbers, keys }) =>
      `${numbers.length > 0 ? `a ${or.format(numbers.map(String))}` : 'a number'}${unlocking(keys)}.`,
    both: ({ numbers, keys }) => `two of ${and.format(numbers.map(String))} at once${unlocking(keys)}.`,
  },
};

const TORCH = ', or a torch';

const unlocking = (keys: readonly string[]): string =>
  keys.length > 0 ? `; cross ${or.format(keys)} to unlock more` : '';

function room({ name, black, open, locked, left, boxes, gems, hearts, armoured }: RoomState): string {
  return [
    `${name}${armoured ? ', in armour' : ''}`,
    `${left} of ${boxes} boxes left`,
    `numbers ${and.format([...black, ...open].map(String)) || 'none'}`,
    ...(locked.length > 0 ? [`locked ${and.format(locked.map(String))}`] : []),
    ...(gems[0] > 0 ? [`${count(gems[0], '# gem', '# gems')} for the first, then ${gems[1]}`] : []),
    ...(hearts > 0 ? [`costs the first ${count(hearts, 'a life', '# lives')}`] : []),
  ].join(', ');
}

const COUNTING = {
  gems: `${POINTS_PER_GEM} for a gem`,
  gold: `${POINTS_PER_GEM} for a gem, ${POINTS_PER_GOLD} for gold`,
};
