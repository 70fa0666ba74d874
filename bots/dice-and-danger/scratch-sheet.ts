import type { Node, Paper } from '../../games/dice-and-danger/index.ts';
import { EXTRA_LIVES, EXTRA_SYMBOLS, LIVES, TORCHES, WORM_DAMAGE } from '../../games/dice-and-danger/readers.ts';
import { type Chart, CHEST, FIST, GEM, GOLD, holds, type Nodes, portalOf, reachedOn } from './chart.ts';

/** Is told of every box that is crossed out, with how many are then, and of every node that comes near. */
export interface Margin {
  crossed(node: Node, boxes: number): void;
  neared(node: Node): void;
  copyFrom(other: Margin): void;
}

/** A sheet as a search writes on it. It knows the rules of crossing out; who writes decides what is legal. */
export class ScratchSheet<M extends Margin = Margin> {
  readonly chart: Chart;
  readonly margin: M;
  readonly crosses: Uint8Array;
  readonly full: Nodes;
  readonly near: Nodes;
  readonly portal: Node | undefined;
  lost = 0;
  green = 0;
  torches = 0;
  symbols = 0;
  /** Rewards that are checked off, as bits. */
  rewards = 0;
  gold = 0;
  gems = 0;
  /** Boxes of monsters crossed out in this round. */
  damage = 0;
  /** Chests whose reward is still to be chosen. */
  chests = 0;
  /** Two words that tell what is crossed out. */
  code = 0;
  check = 0;

  constructor(chart: Chart, margin: M, written: Paper['written']) {
    this.chart = chart;
    this.margin = margin;
    this.crosses = new Uint8Array(chart.size);
    this.full = new Int32Array(chart.words);
    this.near = new Int32Array(chart.words);
    this.portal = portalOf(chart.content, written);
  }

  /** The paper as it lies; the margin is told of nothing. */
  read(paper: Readonly<Paper>): void {
    const { full, near } = reachedOn(this.chart.content, paper);
    this.crosses.set(paper.crosses);
    this.full.set(full);
    this.near.set(near);
    this.lost = paper.lost;
    this.green = paper.green;
    this.torches = paper.torches;
    this.symbols = paper.symbols;
    this.rewards = paper.rewards.reduce((bits, isTaken, i) => bits | (isTaken << i), 0);
    this.gold = paper.gold;
    this.gems = paper.gems;
    this.damage = 0;
    this.chests = 0;
    this.code = 0;
    this.check = 0;
  }

  copyFrom(other: ScratchSheet<M>): void {
    this.crosses.set(other.crosses);
    for (let i = 0; i < this.full.length; i++) {
      this.full[i] = other.full[i] as number;
      this.near[i] = other.near[i] as number;
    }
    this.lost = other.lost;
    this.green = other.green;
    this.torches = other.torches;
    this.symbols = other.symbols;
    this.rewards = other.rewards;
    this.gold = other.gold;
    this.gems = other.gems;
    this.damage = other.damage;
    this.chests = other.chests;
    this.code = other.code;
    this.check = other.check;
    this.margin.copyFrom(other.margin);
  }

  /** DDD-15, DDD-16: not visited, and a start or next to what is. */
  isOpen(space: Node): boolean {
    return (holds(this.near, space) || holds(this.chart.starts, space)) && !holds(this.full, space);
  }

  /** One box of a space, with what lies there. */
  mark(space: Node): void {
    if (!this.#cross(space)) return;
    this.#spread(space);
    switch (this.chart.finds[space]) {
      case GOLD:
        this.gold++;
        break;
      case GEM:
        this.gems++;
        break;
      case CHEST:
        this.chests++;
        break;
      case FIST:
        this.#swingFist();
        break;
      default:
    }
    if (space === this.portal) this.#openPortal();
  }

  /** Boxes of a room, as many as are left. */
  hit(room: Node, boxes: number): void {
    for (let i = 0; i < boxes && !holds(this.full, room); i++) {
      this.damage++;
      if (this.#cross(room)) this.#defeat(room);
    }
  }

  burn(node: Node): void {
    this.torches--;
    if (node < this.chart.spaces) this.mark(node);
    else this.hit(node, 1);
  }

  /** DDD-33 to DDD-37, in the order of REWARDS. */
  takeReward(reward: number): void {
    this.chests--;
    this.rewards |= 1 << reward;
    if (reward === 1) this.torches += TORCHES;
    else if (reward === 2) this.symbols += EXTRA_SYMBOLS;
    else {
      this.green += EXTRA_LIVES;
      this.gems++;
    }
  }

  /** DDD-18, DDD-34. */
  loseLives(lives: number): void {
    const green = Math.min(this.green, lives);
    this.green -= green;
    this.lost = Math.min(LIVES, this.lost + lives - green);
  }

  /** Whether that was the last box of the node. */
  #cross(node: Node): boolean {
    const boxes = ++this.crosses[node]!;
    this.margin.crossed(node, boxes);
    const sign = mixed(16 * node + boxes);
    this.code ^= sign;
    this.check ^= mixed(sign);
    if (boxes < (this.chart.boxes[node] as number)) return false;
    this.full[node >>> 5]! |= 1 << (node & 31);
    return true;
  }

  /** DDD-16, DDD-26, DDD-Q11. */
  #spread(from: Node): void {
    const { neighbours, starts } = this.chart;
    const around = neighbours[from] as Nodes;
    for (let word = 0; word < around.length; word++) {
      let fresh = (around[word] as number) & ~(this.near[word] as number);
      this.near[word]! |= fresh;
      for (; fresh !== 0; fresh &= fresh - 1) {
        const node = 32 * word + 31 - Math.clz32(fresh & -fresh);
        this.margin.neared(node);
        if (holds(this.full, node) && !holds(starts, node)) this.#spread(node);
      }
    }
  }

  #swingFist(): void {
    const { bare } = this.chart;
    for (let word = 0; word < bare.length; word++)
      for (let bits = (bare[word] as number) & ~(this.full[word] as number); bits !== 0; bits &= bits - 1)
        this.hit(32 * word + 31 - Math.clz32(bits & -bits), 1);
  }

  #openPortal(): void {
    const { blank } = this.chart.content;
    if (blank === undefined || holds(this.full, blank)) return;
    this.#cross(blank);
    this.near[blank >>> 5]! |= 1 << (blank & 31);
    this.margin.neared(blank);
    this.#spread(blank);
  }

  /** DDD-PP-5: a worm hurts the boss. */
  #defeat(room: Node): void {
    if (holds(this.near, room)) this.#spread(room);
    if (!holds(this.chart.monsters, room)) this.hit(this.chart.content.boss, WORM_DAMAGE);
  }
}

/** A number that looks like any other, always the same for the same. */
function mixed(number: number): number {
  const once = Math.imul((number + 1) ^ ((number + 1) >>> 15), 0x2c1b3c6d);
  const twice = Math.imul(once ^ (once >>> 12), 0x297a2d39);
  return twice ^ (twice >>> 15);
}
