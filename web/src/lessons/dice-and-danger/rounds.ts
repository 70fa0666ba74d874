import type { Action, DiceAndDanger, Node } from '../../../../games/dice-and-danger/index.ts';
import { sheetOf } from '../../../../games/dice-and-danger/readers.ts';
import { CHANCE } from '../../../../kernel/game.ts';
import type { Entry, Transcript } from '../../../../kernel/match.ts';
import { hasHappened, type LessonFault, type Said, type Sight } from '../lesson.ts';

const ADVENTURE = 'annoyed-animals';
const sheet = sheetOf({ adventure: ADVENTURE });

/** The space that stands there on the map, counted from the upper left. */
export function space(x: number, y: number): Node {
  const found = sheet.spaces.findIndex(each => each.x === x && each.y === y);
  if (found < 0) throw new Error(`no space stands at ${x}, ${y}`);
  return found;
}

export function room(name: string): Node {
  const found = sheet.rooms.findIndex(each => each.name === name);
  if (found < 0) throw new Error(`nobody is called ${name}`);
  return sheet.spaces.length + found;
}

export const white = (a: number, b: number): Action => ({ type: 'split', sums: [a, b], black: false });
export const black = (a: number, b: number): Action => ({ type: 'split', sums: [a, b], black: true });
export const mark = (at: Node, sum: number): Action => ({ type: 'mark', space: at, sum });
export const hit = (at: Node, sum: number): Action => ({ type: 'hit', room: at, sum });
export const DONE: Action = { type: 'done' };

/** '2245 1' is white 2, 2, 4, 5 and black 1. */
function roll(dice: string): Entry<DiceAndDanger> {
  const [a = 1, b = 1, c = 1, d = 1, , last = 1] = dice.split('').map(Number);
  return [CHANCE, { type: 'roll', white: [a, b, c, d], black: last }];
}

/** What was rolled, and what somebody alone did with it. */
type PlayedRound = readonly [dice: string, ...actions: readonly Action[]];

/** After these rounds, alone. The dice of the last one lie there; those that come after it answer to the seed. */
export function position(rounds: readonly PlayedRound[], seed = 'ab'.repeat(16)): Transcript<DiceAndDanger> {
  const log = rounds.flatMap(([dice, ...actions]): readonly Entry<DiceAndDanger>[] => [
    roll(dice),
    ...actions.map((action): Entry<DiceAndDanger> => [0, action]),
  ]);
  return {
    game: 'dice-and-danger',
    version: 1,
    seats: 1,
    options: { adventure: ADVENTURE, endTrigger: 'ownSheet', portalTrigger: 'assigned11', first: 0 },
    seeds: [
      [0, null],
      [log.length, seed],
    ],
    log,
  };
}

type RoundSight = Sight<DiceAndDanger>;

export const isVisited =
  (...spaces: readonly Node[]) =>
  ({ events }: RoundSight): boolean =>
    spaces.every(at => events.some(event => event.type === 'space-visited' && event.space === at));

type Pairs = Extract<DiceAndDanger['event'], { readonly type: 'dice-split' }>;

/** The pairs that were made of the dice that lie there. */
export function pairsOf({ events }: RoundSight): Pairs | undefined {
  const rolled = events.findLastIndex(event => event.type === 'dice-rolled');
  const made = events.slice(rolled + 1).findLast(event => event.type === 'dice-split');
  return made?.type === 'dice-split' ? made : undefined;
}

const isSplitOtherwise = (sight: RoundSight, wanted: Action): boolean => {
  const made = pairsOf(sight);
  if (!made || wanted.type !== 'split') return false;
  return made.black !== wanted.black || made.sums.some((sum, i) => sum !== wanted.sums[i]);
};

export const isSplit =
  (wanted: Action) =>
  (sight: RoundSight): boolean =>
    pairsOf(sight) !== undefined && !isSplitOtherwise(sight, wanted);

export const otherPairs = (wanted: Action, rule: string, sentence: Said): LessonFault<DiceAndDanger> => ({
  rule,
  sentence,
  isMet: sight => isSplitOtherwise(sight, wanted),
});

/** Something else was crossed out than one of these. */
export const elsewhere = (spaces: readonly Node[], rule: string, sentence: Said): LessonFault<DiceAndDanger> => ({
  rule,
  sentence,
  isMet: ({ events }) => events.some(event => event.type === 'space-visited' && !spaces.includes(event.space)),
});

export const GIVEN_UP: LessonFault<DiceAndDanger> = {
  rule: 'DDD-17',
  sentence: {
    en: 'A sum that is given up costs a life.',
    fr: 'Une somme abandonnée coûte une vie.',
  },
  isMet: sight => hasHappened(sight, 'sums-given-up'),
};
