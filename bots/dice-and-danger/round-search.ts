import type { Action, Node, Pair, Roll, Split } from '../../games/dice-and-danger/index.ts';
import { isDouble, REWARDS } from '../../games/dice-and-danger/readers.ts';
import { type Chart, holds, NO_KEY, type Nodes, type Quarry } from './chart.ts';
import type { Margin, ScratchSheet } from './scratch-sheet.ts';

/** A pair of dice as a small number: its sum, and whether it is a double. NONE where it is used. */
export type Dice = number;
const DOUBLE = 16;
const SUM = 15;
const NONE: Dice = 0;

export const diceOf = (pair: Pair | undefined): Dice => (pair ? pair.sum | (isDouble(pair) ? DOUBLE : 0) : NONE);

/** Is told of every way in which the round can end, with the lives that sums given up cost. */
type OnEnd<M extends Margin> = (sketch: ScratchSheet<M>, lives: number) => void;

/** So many steps can be taken in one round at most. */
const DEPTH = 16;

/**
 * Tries all that can be done with a roll on one sheet, and tells of every end once. What the rules let one do is listed
 * anew here, on sets of bits: a test compares the ends with those that the rules lead to.
 */
export class RoundSearch<M extends Margin> {
  readonly #levels: readonly ScratchSheet<M>[];
  readonly #known = new Set<number>();
  /** What was done on the way, as small numbers. */
  readonly #steps = new Int32Array(DEPTH);
  #depth = 0;
  /** How many torches may be burnt in one round. */
  #torches = 0;
  #onEnd: OnEnd<M> = () => undefined;
  /** How many positions were looked at. */
  nodes = 0;

  constructor(fresh: () => ScratchSheet<M>) {
    this.#levels = Array.from({ length: DEPTH + 1 }, fresh);
  }

  /** Every end of a round in which these dice are still to be used. */
  run(from: ScratchSheet<M>, [one, two]: readonly [Dice, Dice], torches: number, onEnd: OnEnd<M>): void {
    this.#begin(from, torches, onEnd);
    this.#goOn(one, two);
  }

  /** Every end of a round that begins with this roll. */
  runRoll(from: ScratchSheet<M>, roll: Rolled, torches: number, onEnd: OnEnd<M>): void {
    this.#begin(from, torches, onEnd);
    this.#split(roll);
  }

  /** What was done up to the end that is told of. */
  get path(): readonly number[] {
    return [...this.#steps.subarray(0, this.#depth)];
  }

  #begin(from: ScratchSheet<M>, torches: number, onEnd: OnEnd<M>): void {
    this.#depth = 0;
    this.#torches = torches;
    this.#onEnd = onEnd;
    this.#known.clear();
    this.#here.copyFrom(from);
  }

  /** DDD-12: a passive seat pays for the black die. */
  #split({ roll: { white, black }, price }: Rolled): void {
    for (const split of white) this.#splitInto(split, 0);
    if (this.#here.symbols >= price) for (const split of black) this.#splitInto(split, price);
  }

  #splitInto({ action: { sums, black }, pairs }: Split, price: number): void {
    this.#next(stepOf(SPLIT, 16 * sums[0] + sums[1], Number(black))).symbols -= price;
    this.#goOn(diceOf(pairs[0]), diceOf(pairs[1]));
    this.#depth--;
  }

  get #here(): ScratchSheet<M> {
    return this.#levels[this.#depth] as ScratchSheet<M>;
  }

  #next(step: number): ScratchSheet<M> {
    const from = this.#here;
    this.#steps[this.#depth++] = step;
    const next = this.#here;
    next.copyFrom(from);
    this.nodes++;
    return next;
  }

  #goOn(one: Dice, two: Dice): void {
    const here = this.#here;
    if (here.chests > 0) return this.#openChest(one, two);
    if (this.#isKnown(here, one, two)) return;
    if (one === NONE) this.#onEnd(here, 0);
    else this.#useDice(one, two);
    if (this.#torches > 0 && here.torches > 0) this.#burn(one, two);
  }

  #openChest(one: Dice, two: Dice): void {
    for (let reward = 0; reward < REWARDS.length; reward++) {
      if (((this.#here.rewards >>> reward) & 1) === 1) continue;
      this.#next(stepOf(CHEST, reward, 0)).takeReward(reward);
      this.#goOn(one, two);
      this.#depth--;
    }
  }

  #isKnown({ code, check, torches, symbols, rewards }: ScratchSheet<M>, one: Dice, two: Dice): boolean {
    const rest = one | (two << 5) | (torches << 10) | (symbols << 13) | (rewards << 17);
    const high = Math.imul(code ^ rest, 0x9e3779b1) & 0x1fffff;
    const key = high * 2 ** 32 + ((check ^ rest) >>> 0);
    if (this.#known.has(key)) return true;
    this.#known.add(key);
    return false;
  }

  /** DDD-14, DDD-Q5; DDD-S-4: alone, a sum may be let go for nothing after a hit. */
  #useDice(one: Dice, two: Dice): void {
    const { chart, damage } = this.#here;
    const hasTarget = this.#tryTargets(one, two);
    const sums = two === NONE ? 1 : 2;
    const isExcused = chart.isAlone && damage > 0;
    if (!hasTarget || (isExcused && sums === 1)) this.#onEnd(this.#here, sums - (isExcused ? 1 : 0));
  }

  #tryTargets(one: Dice, two: Dice): boolean {
    const sum = one & SUM;
    if (two === NONE) return this.#useOn(one, NONE, NONE);
    if ((two & SUM) !== sum) {
      const [first, second] = [this.#useOn(one, two, two), this.#useOn(two, one, one)];
      return this.#crush(sum, two & SUM) || first || second;
    }
    // DDD-Q39: of two equal sums the one that is no double goes first, unless a double is needed.
    const [double, other] = (one & DOUBLE) === 0 ? [two, one] : [one, two];
    const found = this.#useOn(double, double, other);
    return this.#crush(sum, sum) || found;
  }

  /** All targets of some dice; which are left after a target that takes any, and after one that takes a double. */
  #useOn(dice: Dice, afterAny: Dice, afterDouble: Dice): boolean {
    const { chart, near, full } = this.#here;
    const sum = dice & SUM;
    let found = false;
    for (let word = 0; word < chart.words; word++) {
      const open = (near[word]! | chart.starts[word]!) & ~full[word]!;
      const plain = open & (chart.plain[sum] as Nodes)[word]!;
      const doubled = (dice & DOUBLE) === 0 ? 0 : open & (chart.doubled[sum] as Nodes)[word]! & ~plain;
      if ((plain | doubled) === 0) continue;
      found = true;
      this.#markAll(32 * word, plain, sum, afterAny);
      this.#markAll(32 * word, doubled, sum, afterDouble);
    }
    return this.#hitAll(sum, afterAny) || found;
  }

  #markAll(first: Node, spaces: number, sum: number, rest: Dice): void {
    for (let bits = spaces; bits !== 0; bits &= bits - 1) {
      const space = first + 31 - Math.clz32(bits & -bits);
      this.#next(stepOf(MARK, space, sum)).mark(space);
      this.#goOn(rest, NONE);
      this.#depth--;
    }
  }

  #hitAll(sum: number, rest: Dice): boolean {
    const { prey } = this.#here.chart;
    let found = false;
    for (const quarry of prey[sum] as Chart['prey'][number]) {
      if (!isHittable(this.#here, quarry)) continue;
      found = true;
      this.#next(stepOf(HIT, quarry.room, sum)).hit(quarry.room, 1);
      this.#goOn(rest, NONE);
      this.#depth--;
    }
    return found;
  }

  /** DDD-DD-2, DDD-Q24. */
  #crush(one: number, two: number): boolean {
    const { armoured } = this.#here.chart;
    let found = false;
    for (const quarry of armoured[one] as Chart['armoured'][number]) {
      const other = (armoured[two] as Chart['armoured'][number]).find(({ room }) => room === quarry.room);
      if (!other || !isHittable(this.#here, quarry) || !isHittable(this.#here, other)) continue;
      found = true;
      this.#next(stepOf(CRUSH, quarry.room, 0)).hit(quarry.room, 2);
      this.#goOn(NONE, NONE);
      this.#depth--;
    }
    return found;
  }

  /** DDD-35, DDD-36. */
  #burn(one: Dice, two: Dice): void {
    const { chart, near, full } = this.#here;
    this.#torches--;
    for (let word = 0; word < chart.words; word++)
      for (let bits = chart.torchable[word]! & near[word]! & ~full[word]!; bits !== 0; bits &= bits - 1) {
        const node = 32 * word + 31 - Math.clz32(bits & -bits);
        this.#next(stepOf(TORCH, node, 0)).burn(node);
        this.#goOn(one, two);
        this.#depth--;
      }
    this.#torches++;
  }
}

/** A roll, and the symbols that its black die costs: one, or none for whoever rolls. */
export interface Rolled {
  readonly roll: Roll;
  readonly price: 0 | 1;
}

/** DDD-23 to DDD-26. */
function isHittable({ near, full }: Pick<ScratchSheet, 'near' | 'full'>, { room, key }: Quarry): boolean {
  return holds(near, room) && !holds(full, room) && (key === NO_KEY || holds(full, key));
}

const MARK = 0;
const HIT = 1;
const CRUSH = 2;
const TORCH = 3;
const CHEST = 4;
const SPLIT = 5;

const stepOf = (type: number, node: number, sum: number): number => (type << 16) | (node << 4) | sum;

/** The action that a step on the way stands for. */
export function actionOf(step: number): Action {
  const [node, sum] = [(step >>> 4) & 0xfff, step & SUM];
  switch (step >>> 16) {
    case MARK:
      return { type: 'mark', space: node, sum };
    case HIT:
      return { type: 'hit', room: node, sum };
    case CRUSH:
      return { type: 'crush', room: node };
    case TORCH:
      return { type: 'torch', node };
    case SPLIT:
      return { type: 'split', sums: [node >>> 4, node & SUM], black: sum === 1 };
    default:
      return { type: 'chest', reward: REWARDS[node] ?? 'life' };
  }
}
