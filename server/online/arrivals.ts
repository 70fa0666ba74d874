import { Bucket, type Rate } from './limits.ts';

const EVERY_MS = 10;

/**
 * Lets things begin no faster than a rate, one address after the other: whoever comes alone does not wait for those who
 * come in crowds.
 */
export class Arrivals {
  readonly #bucket: Bucket;
  readonly #clock: () => number;
  /** By address, whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #timer: NodeJS.Timeout | undefined;

  constructor(rate: Rate, clock = (): number => performance.now()) {
    this.#clock = clock;
    this.#bucket = new Bucket(rate, clock());
  }

  /** Resolves when it is their turn. */
  turn(address: string): Promise<void> {
    if (this.#waiting.size === 0 && this.#bucket.take(this.#clock())) return Promise.resolve();
    this.#timer ??= setInterval(() => this.moveOn(), EVERY_MS).unref();
    return new Promise(begin => {
      const others = this.#waiting.get(address);
      if (others) others.push(begin);
      else this.#waiting.set(address, [begin]);
    });
  }

  moveOn(): void {
    const now = this.#clock();
    while (this.#waiting.size > 0 && this.#bucket.take(now)) this.#letOne();
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #letOne(): void {
    for (const [address, [first, ...others]] of this.#waiting) {
      this.#waiting.delete(address);
      if (others.length > 0) this.#waiting.set(address, others);
      return first?.();
    }
  }
}
