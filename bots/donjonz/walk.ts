import type { Action, Content, Table, Weapon } from '../../games/donjonz/index.ts';
import { coordinatesOf, gloryOf, MOST_WEAPONS, spaceOf, weaponHere, WEAPONS } from '../../games/donjonz/readers.ts';
import { hopeOf } from './appraisal.ts';
import { type Graph, graphOf } from './graph.ts';
import { armings, goOn, type Walker, walkerAt } from './walker.ts';

/** The rest of a walk, and the glory in which it ends. */
export interface Walk {
  readonly glory: number;
  readonly actions: readonly Action[];
  /** The spaces entered, by their numbers. */
  readonly spaces: readonly number[];
}

export interface Search {
  /** How many walks are followed at once: the search looks at no more than this many a step. */
  readonly width: number;
  /** A walk from the same table. The answer is never worse than it. */
  readonly atLeast?: Walk;
  /** Is told at every step how many walks were looked at. */
  readonly tally?: (walks: number) => void;
}

/**
 * The best walk that a beam search finds from where the hero stands. The same table and width give the same walk; a
 * table on which nothing is left to decide gives a walk without actions.
 */
export function bestWalk(content: Content, table: Readonly<Table>, search: Search): Walk {
  const { atLeast } = search;
  const end = beam(graphOf(content, table.laid), startsOf(content, table), search);
  const glory = end ? gloryOf(end) : gloryOf(table);
  if (atLeast && atLeast.glory >= glory) return atLeast;
  return end ? walkTo(content, table, end) : { glory, actions: [], spaces: [] };
}

/** The walk that has led a walker from the table to its end. */
export function walkTo(content: Content, table: Readonly<Table>, end: Walker): Walk {
  const walkers = walkersTo(end);
  return {
    glory: gloryOf(end),
    actions: actionsAlong(content, table, walkers),
    spaces: walkers.slice(1).map(({ space }) => space),
  };
}

/** Where the search sets out: once, or once for each answer to the weapon that the hero has just found. */
export function startsOf(content: Content, table: Readonly<Table>): Walker[] {
  if (table.phase === 'over') return [];
  const held = bitsOf(table.weapons);
  if (table.phase !== 'weapon') return [walkerAt(table, held)];
  return armings(held, bitsOf([weaponHere(content, table)])).map(weapons => walkerAt(table, weapons));
}

function bitsOf(weapons: readonly Weapon[]): number {
  return weapons.reduce((bits, weapon) => bits | (1 << WEAPONS.indexOf(weapon)), 0);
}

/** The glory of the best walk that a beam search finds. */
export function bestGlory(graph: Graph, starts: readonly Walker[], search: Search): number {
  const end = beam(graph, starts, search);
  return end ? gloryOf(end) : 0;
}

/** The end of the best walk among those that the `width` most hopeful ones of each length lead to. */
export function beam(graph: Graph, starts: readonly Walker[], { width, tally }: Search): Walker | undefined {
  let best: Walker | undefined;
  let walkers: readonly Walker[] = starts;
  while (walkers.length > 0) {
    const { ended, ongoing } = advance(graph, walkers);
    tally?.(ended.length + ongoing.length);
    for (const walker of ended) if (!best || gloryOf(walker) > gloryOf(best)) best = walker;
    walkers = mostHopeful(graph, ongoing, width);
  }
  return best;
}

function advance(graph: Graph, walkers: readonly Walker[]): { ended: Walker[]; ongoing: Walker[] } {
  const ended: Walker[] = [];
  const ongoing: Walker[] = [];
  const ways: Walker[] = [];
  for (const walker of walkers) {
    ways.length = 0;
    goOn(graph, walker, ways);
    if (ways.length === 0) ended.push(walker);
    for (const way of ways) (way.lost ? ended : ongoing).push(way);
  }
  return { ended, ongoing };
}

function mostHopeful(graph: Graph, walkers: readonly Walker[], width: number): Walker[] {
  const distinct = withoutPoorerTwins(walkers);
  for (const walker of distinct) walker.hope = hopeOf(graph, walker);
  return distinct.sort((a, b) => b.hope - a.hope).slice(0, width);
}

/** Of walkers who differ in their pouches alone, the one with most: it can do whatever the others can. */
function withoutPoorerTwins(walkers: readonly Walker[]): Walker[] {
  const richest = new Map<string, Walker>();
  for (const walker of walkers) {
    const name = nameOf(walker);
    const twin = richest.get(name);
    if (!twin || walker.pouches > twin.pouches) richest.set(name, walker);
  }
  return [...richest.values()];
}

/** What decides over the rest of a walk, except for the pouches; whether the key is found follows from the spaces. */
function nameOf({ space, weapons, monsters, low, middle, high }: Walker): string {
  return String.fromCharCode(space, weapons, monsters, low, low >>> 16, middle, middle >>> 16, high);
}

function walkersTo(end: Walker): Walker[] {
  const walkers: Walker[] = [];
  for (let walker: Walker | undefined = end; walker; walker = walker.before) walkers.push(walker);
  return walkers.reverse();
}

/** The first of the walkers stands on the table and may still have to answer for a weapon. */
function actionsAlong(content: Content, { laid, phase, weapons }: Readonly<Table>, walkers: Walker[]): Action[] {
  const hands = [...weapons];
  return walkers.flatMap((walker, i) => {
    const steps: Action[] = i === 0 ? [] : [{ type: 'step', ...coordinatesOf(content, laid, walker.space) }];
    const { thing } = spaceOf(content, laid, walker.space);
    const isAsked = thing.type === 'weapon' && (i > 0 || phase === 'weapon');
    return isAsked ? [...steps, arm(hands, thing.weapon, walker.weapons)] : steps;
  });
}

/** How to come by the weapons of `wanted` when `found` lies here; changes `hands` accordingly. */
function arm(hands: Weapon[], found: Weapon, wanted: number): Action {
  if (hands.includes(found) || (wanted & bitsOf([found])) === 0) return { type: 'leave' };
  if (hands.length < MOST_WEAPONS) {
    hands.push(found);
    return { type: 'pick-up' };
  }
  const drop = hands.find((held, i) => (wanted & bitsOf([held])) === 0 || hands.indexOf(held) < i) as Weapon;
  hands.splice(hands.indexOf(drop), 1, found);
  return { type: 'swap', drop };
}
