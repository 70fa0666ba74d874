import type { Bucket, Buckets } from './limits.ts';
import type { PacedQueue } from './pace.ts';

/** For how long somebody may go on faster than their rate, told once, before they are shown out. */
const PATIENCE_MS = 10_000;
/** A socket that has not had to wait for so long has come to rest. */
const RESTED_MS = 3000;

/** Something that has come through a socket, and what it leads to when its turn has come. */
type QueuedFrame = () => void;

/** A bucket that a socket shares with others of one address or one person. */
interface Share {
  readonly buckets: Buckets;
  readonly key: string;
}

/** What an intake does to its socket. */
export interface Tap {
  pause(): void;
  resume(): void;
  /** Says that this is too fast. */
  warn(): void;
  /** Ends the connection of one who goes on all the same. */
  expel(): void;
}

/**
 * Takes in what comes through one socket no faster than its rates. What comes faster waits, in order, and nothing more is
 * read meanwhile: the sender's network has to keep it. Nothing is left out, unless more waits than a burst, or it never
 * ends: then the connection does.
 */
export class Intake {
  readonly #tap: Tap;
  readonly #own: Bucket;
  readonly #shares: Share[];
  /** Those who wait for their rates. */
  readonly #line: PacedQueue<Intake>;
  readonly #most: number;
  readonly #clock: () => number;
  #waiting: QueuedFrame[] = [];
  #warnedAt: number | undefined;
  /** When something last had to wait. */
  #waitedAt = 0;
  #isOver = false;

  constructor(tap: Tap, { own, shares, line, most, clock }: Rates) {
    this.#tap = tap;
    this.#own = own;
    this.#shares = [...shares];
    this.#line = line;
    this.#most = most;
    this.#clock = clock;
  }

  /** From now on it also counts for somebody. */
  share(share: Share): void {
    this.#shares.push(share);
  }

  take(frame: QueuedFrame): void {
    if (this.#isOver) return;
    const now = this.#clock();
    if (this.#waiting.length === 0 && this.#isAllowed(now)) frame();
    else this.#keep(frame, now);
  }

  /** The frame that was taken last is as dear as so many more. */
  charge(cost: number): void {
    const now = this.#clock();
    this.#own.charge(cost);
    for (const { buckets, key } of this.#shares) buckets.of(key, now).charge(cost);
  }

  /** Takes what has waited, as far as it may by now. */
  goOn(): void {
    const now = this.#clock();
    if (this.#waiting.length > 0) this.#waitedAt = now;
    while (this.#waiting.length > 0 && this.#isAllowed(now)) this.#waiting.shift()?.();
    if (this.#waiting.length > 0) this.#line.add(this);
    else this.#tap.resume();
  }

  /** Takes nothing any more. */
  end(): void {
    this.#isOver = true;
    this.#waiting = [];
    this.#line.delete(this);
  }

  #isAllowed(now: number): boolean {
    if (!this.#own.isOpen(now)) return false;
    if (!this.#shares.every(({ buckets, key }) => buckets.of(key, now).isOpen(now))) return false;
    this.#own.charge(1);
    for (const { buckets, key } of this.#shares) buckets.of(key, now).charge(1);
    return true;
  }

  #keep(frame: QueuedFrame, now: number): void {
    if (now - this.#waitedAt > RESTED_MS) this.#warnedAt = undefined;
    this.#waitedAt = now;
    const isPersistent = this.#warnedAt !== undefined && now - this.#warnedAt > PATIENCE_MS && !this.#own.isOpen(now);
    if (isPersistent || this.#waiting.length >= this.#most) {
      this.end();
      return this.#tap.expel();
    }
    if (this.#waiting.push(frame) > 1) return;
    this.#tap.pause();
    this.#line.add(this);
    if (this.#warnedAt === undefined) this.#tap.warn();
    this.#warnedAt ??= now;
  }
}

export interface Rates {
  readonly own: Bucket;
  readonly shares: readonly Share[];
  readonly line: PacedQueue<Intake>;
  /** How many frames may wait. */
  readonly most: number;
  /** In milliseconds. */
  readonly clock: () => number;
}
