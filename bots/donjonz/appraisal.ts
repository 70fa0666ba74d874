import { gloryOf, WEAPONS } from '../../games/donjonz/readers.ts';
import { ARMS, DOOR, FOES, type Graph, KEY, NO_EXIT, POUCH } from './graph.ts';
import { hasEntered, type Walker } from './walker.ts';

/** What a walker could still reach, as if no step closed off another. */
interface Prospect {
  pouches: number;
  key: boolean;
  door: boolean;
  /** Bits in the order of WEAPONS. */
  weapons: number;
  readonly foes: Int8Array;
}

/** Weights in quarters of a glory point, chosen by playing: halving or doubling any of them changes little. */
const GLORY = 4;
const POUCH_AHEAD = 2;
const DOUBLED_POUCH_AHEAD = 3;
const DOOR_WITH_KEY = 6;
const DOOR_AND_KEY_AHEAD = 3;

const prospect: Prospect = { pouches: 0, key: false, door: false, weapons: 0, foes: new Int8Array(WEAPONS.length) };
const seen = new Uint8Array(128);
const stack = new Int8Array(128);

/** How promising a walk is: what it has earned and a guess at what it may still earn. */
export function hopeOf(graph: Graph, walker: Walker): number {
  lookAhead(graph, walker);
  const isDoubling = prospect.door && !walker.doorOpened && (walker.key || prospect.key);
  const each = walker.key ? DOOR_WITH_KEY : DOOR_AND_KEY_AHEAD;
  return (
    GLORY * gloryOf(walker) +
    (isDoubling ? each * walker.pouches : 0) +
    (isDoubling ? DOUBLED_POUCH_AHEAD : POUCH_AHEAD) * prospect.pouches +
    foesAhead(walker) * (walker.monsters + 2)
  );
}

/** Monsters that the weapons in hand beat count twice, those whose weapon lies ahead half. */
function foesAhead(walker: Walker): number {
  let sum = 0;
  for (let i = 0; i < WEAPONS.length; i++) {
    const foes = prospect.foes[i] as number;
    if (((walker.weapons >>> i) & 1) === 1) sum += 2 * foes;
    else if (((prospect.weapons >>> i) & 1) === 1) sum += foes / 2;
  }
  return sum;
}

function lookAhead(graph: Graph, walker: Walker): void {
  clear();
  let top = 0;
  stack[top++] = walker.space;
  while (top > 0) {
    const at = stack[--top] as number;
    for (let exit = 4 * at; exit < 4 * at + 4; exit++) {
      const space = graph.exits[exit] as number;
      if (space === NO_EXIT || seen[space] === 1 || hasEntered(walker, space)) continue;
      seen[space] = 1;
      const thing = graph.things[space] as number;
      note(thing);
      if (thing !== DOOR) stack[top++] = space;
    }
  }
}

function clear(): void {
  seen.fill(0);
  prospect.pouches = 0;
  prospect.key = false;
  prospect.door = false;
  prospect.weapons = 0;
  prospect.foes.fill(0);
}

function note(thing: number): void {
  if (thing === POUCH) prospect.pouches++;
  else if (thing === KEY) prospect.key = true;
  else if (thing === DOOR) prospect.door = true;
  else if (thing >= FOES) prospect.foes[thing - FOES] = (prospect.foes[thing - FOES] as number) + 1;
  else if (thing >= ARMS) prospect.weapons |= 1 << (thing - ARMS);
}
