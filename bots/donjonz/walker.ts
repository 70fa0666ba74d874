import type { Table } from '../../games/donjonz/index.ts';
import { MOST_WEAPONS, WEAPONS } from '../../games/donjonz/readers.ts';
import { ARMS, DOOR, FOES, type Graph, KEY, NO_EXIT, POUCH } from './graph.ts';

/**
 * A hero somewhere on a walk, for search. The spaces entered are three words of bits. Weapons are a set of bits in the
 * order of WEAPONS: a second one of a type is never worth a hand, and a free hand is always worth filling.
 */
export interface Walker {
  readonly before: Walker | undefined;
  readonly space: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly weapons: number;
  readonly key: boolean;
  readonly doorOpened: boolean;
  readonly pouches: number;
  readonly monsters: number;
  readonly lost: boolean;
  /** What the search hopes for; filled in by it. */
  hope: number;
}

/** The hero as it stands on the table, with `weapons` in hand. */
export function walkerAt({ path, key, doorOpened, pouches, monsters, lost }: Readonly<Table>, weapons: number): Walker {
  const inWord = (word: number): number =>
    path.reduce((bits, space) => (space >>> 5 === word ? bits | bitOf(space) : bits), 0);
  return {
    before: undefined,
    space: path.at(-1) as number,
    low: inWord(0),
    middle: inWord(1),
    high: inWord(2),
    weapons,
    key,
    doorOpened,
    pouches,
    monsters,
    lost,
    hope: 0,
  };
}

function bitOf(space: number): number {
  return 1 << (space & 31);
}

export function hasEntered(walker: Walker, space: number): boolean {
  const word = space < 32 ? walker.low : space < 64 ? walker.middle : walker.high;
  return (word & bitOf(space)) !== 0;
}

/** Adds every way on from here to `ways`: one a space, and one a choice of weapons where one lies. */
export function goOn(graph: Graph, walker: Walker, ways: Walker[]): void {
  for (let exit = 4 * walker.space; exit < 4 * walker.space + 4; exit++) {
    const space = graph.exits[exit] as number;
    if (space === NO_EXIT || hasEntered(walker, space)) continue;
    const thing = graph.things[space] as number;
    if (thing === DOOR && graph.needsKey && !walker.key) continue;
    if (thing >= ARMS && thing < FOES)
      for (const weapons of armings(walker.weapons, 1 << (thing - ARMS))) ways.push(entering(walker, space, weapons));
    else ways.push(meeting(walker, space, thing));
  }
}

function entering(before: Walker, space: number, weapons: number): Walker {
  const word = space >>> 5;
  return {
    before,
    space,
    low: word === 0 ? before.low | bitOf(space) : before.low,
    middle: word === 1 ? before.middle | bitOf(space) : before.middle,
    high: word === 2 ? before.high | bitOf(space) : before.high,
    weapons,
    key: before.key,
    doorOpened: before.doorOpened,
    pouches: before.pouches,
    monsters: before.monsters,
    lost: false,
    hope: 0,
  };
}

function meeting(before: Walker, space: number, thing: number): Walker {
  const walker: { -readonly [Key in keyof Walker]: Walker[Key] } = entering(before, space, before.weapons);
  if (thing === POUCH) walker.pouches++;
  else if (thing === KEY) walker.key = true;
  else if (thing === DOOR && walker.key) {
    walker.doorOpened = true;
    walker.pouches *= 2;
  } else if (thing >= FOES) {
    if (((walker.weapons >>> (thing - FOES)) & 1) === 1) walker.monsters++;
    else {
      walker.lost = walker.pouches === 0;
      walker.pouches = 0;
    }
  }
  return walker;
}

/** What may be in hand after finding a weapon. */
export function armings(held: number, found: number): number[] {
  if ((held & found) !== 0) return [held];
  const others = WEAPONS.map((_, i) => 1 << i).filter(bit => (held & bit) !== 0);
  if (others.length < MOST_WEAPONS) return [held | found];
  return [held, ...others.map(bit => (held & ~bit) | found)];
}
