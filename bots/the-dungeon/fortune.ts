import type { Random } from '../../kernel/game.ts';

/**
 * Chance as it may come, the same for whatever is tried: every turn of a match has throws of its own, so one that takes more
 * of them in one turn meets the same luck in the next, and so do its rivals.
 */
export class Fortune {
  #number: number;
  /** Where the throws of the turn begin, and how many of them were taken. */
  #first = 0;
  #taken = 0;
  readonly #random: Random;

  constructor(number: number) {
    this.#number = mixed(number);
    this.#random = n => Math.floor((mixed(this.#first + Math.imul(++this.#taken, 0x85ebca6b)) / 2 ** 32) * n);
  }

  /** The throws of a turn, those not taken yet if it is the turn of the last ones. */
  at(turn: number): Random {
    const first = mixed(this.#number ^ Math.imul(turn + 1, 0x9e3779b1));
    if (first !== this.#first) [this.#first, this.#taken] = [first, 0];
    return this.#random;
  }

  copy(): Fortune {
    const copy = new Fortune(0);
    copy.#number = this.#number;
    copy.#first = this.#first;
    copy.#taken = this.#taken;
    return copy;
  }
}

/** The end of MurmurHash3: every bit of the answer hangs on every bit asked. */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
