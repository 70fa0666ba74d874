import { GLORY_PER_POUCH, SCALE, WEAPONS } from '../../games/donjonz/readers.ts';
import { ARMS, DOOR, FOES, type Graph, KEY, NO_EXIT, POUCH } from './graph.ts';
import { hasEntered, type Walker } from './walker.ts';

/** What a walker may still come to: the spaces, as a text to compare by, and a glory that no walk on from here exceeds. */
export interface Prospect {
  readonly region: string;
  readonly glory: number;
}

/** Things that are counted lie side by side in one number: pouches first, then the monsters of each weapon. */
const POUCH_BITS = 6;
const FOE_BITS = 4;
const foeAt = (weapon: number): number => POUCH_BITS + FOE_BITS * weapon;
const KEY_FLAG = 1 << WEAPONS.length;
const DOOR_FLAG = KEY_FLAG << 1;

/** Spaces that cannot be cut apart by entering one of them, behind the one by which they are entered. */
interface Block {
  readonly joint: number;
  readonly spaces: readonly number[];
}

/**
 * Bounds what is left of a walk. A walk that leaves a block through one of its spaces never comes back, so it sees the
 * blocks of one chain only; within them everything counts that the weapons in hand or in the chain are good for,
 * whatever the order. So the bound is never too low.
 */
export class Ceiling {
  readonly #graph: Graph;
  readonly #counts: Int32Array;
  readonly #flags: Uint8Array;
  readonly #reached: Int32Array;
  readonly #low: Int32Array;
  readonly #behind: Block[][];
  readonly #open: number[] = [];
  #joints: number[] = [];
  #time = 0;
  #since = 0;

  constructor(graph: Graph) {
    const size = graph.things.length;
    this.#graph = graph;
    this.#counts = Int32Array.from(graph.things, countOf);
    this.#flags = Uint8Array.from(graph.things, flagOf);
    this.#reached = new Int32Array(size);
    this.#low = new Int32Array(size);
    this.#behind = Array.from({ length: size }, () => []);
  }

  over(walker: Walker): Prospect {
    this.#since = this.#time;
    this.#explore(walker, walker.space, NO_EXIT);
    this.#open.length = 0;
    const prospect = { region: this.#region(), glory: this.#best(walker, walker.space, 0, 0) };
    for (const joint of this.#joints) this.#behind[joint] = [];
    this.#joints = [];
    return prospect;
  }

  /** Tarjan's walk in depth: a block is complete where nothing beyond a space leads back over it. */
  #explore(walker: Walker, space: number, from: number): void {
    const order = ++this.#time;
    this.#reached[space] = order;
    this.#low[space] = order;
    this.#open.push(space);
    for (let exit = 4 * space; exit < 4 * space + 4; exit++) {
      const next = this.#graph.exits[exit] as number;
      if (next === NO_EXIT || next === from) continue;
      if (next !== walker.space && hasEntered(walker, next)) continue;
      const isNew = !this.#hasReached(next);
      if (isNew) this.#explore(walker, next, space);
      if (isNew && (this.#low[next] as number) >= order) this.#close(space, next);
      this.#low[space] = Math.min(this.#low[space], (isNew ? this.#low : this.#reached)[next] as number);
    }
  }

  #hasReached(space: number): boolean {
    return (this.#reached[space] as number) > this.#since;
  }

  #close(joint: number, first: number): void {
    const behind = this.#behind[joint] as Block[];
    if (behind.length === 0) this.#joints.push(joint);
    behind.push({ joint, spaces: this.#open.splice(this.#open.lastIndexOf(first)) });
  }

  #region(): string {
    let [region, bits] = ['', 0];
    for (let space = 0; space < this.#reached.length; space++) {
      if (this.#hasReached(space)) bits |= 1 << (space & 15);
      if ((space & 15) !== 15) continue;
      region += String.fromCharCode(bits);
      bits = 0;
    }
    return region + String.fromCharCode(bits);
  }

  /** The most that the chains of blocks behind a space are worth, with what the blocks before it hold. */
  #best(walker: Walker, joint: number, counts: number, flags: number): number {
    let best = worthOf(walker, counts, flags);
    for (const { spaces } of this.#behind[joint] as Block[]) {
      let [held, found] = [counts, flags];
      for (const space of spaces) {
        held += this.#counts[space] as number;
        found |= this.#flags[space] as number;
      }
      best = Math.max(best, worthOf(walker, held, found));
      for (const space of spaces)
        if ((this.#behind[space] as Block[]).length > 0) best = Math.max(best, this.#best(walker, space, held, found));
    }
    return best;
  }
}

function countOf(thing: number): number {
  if (thing === POUCH) return 1;
  return thing >= FOES ? 1 << foeAt(thing - FOES) : 0;
}

function flagOf(thing: number): number {
  if (thing === KEY) return KEY_FLAG;
  if (thing === DOOR) return DOOR_FLAG;
  return thing >= ARMS && thing < FOES ? 1 << (thing - ARMS) : 0;
}

/** The glory of a walk that keeps what it has and gains all that it may come to. */
function worthOf({ weapons, key, doorOpened, pouches, monsters }: Walker, counts: number, flags: number): number {
  const all = pouches + (counts & ((1 << POUCH_BITS) - 1));
  const isDoubled = !doorOpened && (flags & DOOR_FLAG) !== 0 && (key || (flags & KEY_FLAG) !== 0);
  let beaten = monsters;
  for (let i = 0; i < WEAPONS.length; i++)
    if ((((weapons | flags) >>> i) & 1) === 1) beaten += (counts >>> foeAt(i)) & ((1 << FOE_BITS) - 1);
  return GLORY_PER_POUCH * (isDoubled ? 2 * all : all) + (SCALE[beaten] ?? SCALE.at(-1) ?? 0);
}
