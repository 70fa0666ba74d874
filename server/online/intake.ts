import type { Bucket, Buckets } from './limits.ts';
import type { PacedQueue } from './pace.ts';

/** For how long somebody may go on faster than their rate, told once, before they are shown out. */
const PATIENCE_MS = 10_000;
/** A socket that has not had to wait for so long has come to rest. */
const RESTED_MS = 3000;

/** What something that has come through a socket leads to when its turn has come; a promise where that takes its time. */
type QueuedFrame = () => unknown;

/** A bucket that a socket shares with others of one address or one person. */
interface Share {
  readonly buckets: Buckets;
  readonly key: string;
}

/** What an intake does to its socket. */
export interface SocketTap {
  pause(): void;
  resume(): void;
  /** Says that this is too fast. */
  warn(): void;
  /** Ends the connection of one who goes on all the same. */
  expel(): void;
}

/**
 * Takes in what comes through one socket, one frame after the other and no faster than its rates. A frame that comes before
 * the last is answered, or too fast, waits, in order, and nothing more is read meanwhile: the sender's network has to keep
 * it. Nothing is left out, unless more waits than may, or it never ends: then the connection does.
 */
export class Intake {
  readonly #tap: SocketTap;
  readonly #own: Bucket;
  readonly #shares: Share[];
  /** Those who wait for their rates. */
  readonly #line: PacedQueue<Intake>;
  readonly #most: number;
  readonly #clock: () => number;
  #waiting: QueuedFrame[] = [];
  #answering: Promise<void> | undefined;
  #isPaused = false;
  #warnedAt: number | undefined;
  /** When something last had to wait for its rates. */
  #waitedAt = 0;
  #isOver = false;

  constructor(tap: SocketTap, { own, shares, line, most, clock }: Rates) {
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

  /** Whether nothing is read for the time being. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Resolves when the frame that was taken last is answered. */
  get answered(): Promise<void> {
    return this.#answering ?? Promise.resolve();
  }

  take(frame: QueuedFrame): void {
    if (this.#isOver) return;
    const now = this.#clock();
    const isFirst = this.#waiting.length === 0 && !this.#answering;
    if (isFirst && this.#isAllowed(now)) this.#begin(frame);
    else this.#keep(frame, now);
  }

  #begin(frame: QueuedFrame): void {
    const answered = frame();
    if (answered instanceof Promise) this.#answering = this.#goOnAfter(answered);
  }

  async #goOnAfter(answered: Promise<unknown>): Promise<void> {
    await answered;
    this.#answering = undefined;
    this.#takeWaiting(this.#clock());
  }

  /** The frame that was taken last is as dear as so many more. */
  charge(cost: number): void {
    const now = this.#clock();
    this.#own.charge(cost);
    for (const { buckets, key } of this.#shares) buckets.of(key, now).charge(cost);
  }

  /** Takes what has waited for its rates, as far as it may by now. */
  goOn(): void {
    const now = this.#clock();
    if (this.#waiting.length > 0) this.#waitedAt = now;
    this.#takeWaiting(now);
  }

  #takeWaiting(now: number): void {
    for (let next = this.#waiting[0]; next && !this.#answering && this.#isAllowed(now); next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#begin(next);
    }
    if (this.#isOver || this.#answering) return;
    if (this.#waiting.length > 0) return this.#slowDown(now);
    if (this.#isPaused) this.#tap.resume();
    this.#isPaused = false;
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
    const isPersistent = this.#warnedAt !== undefined && now - this.#warnedAt > PATIENCE_MS && !this.#own.isOpen(now);
    if (isPersistent || this.#waiting.length >= this.#most) {
      this.end();
      return this.#tap.expel();
    }
    this.#waiting.push(frame);
    if (!this.#isPaused) this.#tap.pause();
    this.#isPaused = true;
    if (!this.#answering) this.#slowDown(now);
  }

  /** The next frame waits for its rates. */
  #slowDown(now: number): void {
    this.#waitedAt = now;
    this.#line.add(this);
    if (this.#warnedAt === undefined) this.#tap.warn();
    this.#warnedAt ??= now;
  }
}

interface Rates {
  readonly own: Bucket;
  readonly shares: readonly Share[];
  readonly line: PacedQueue<Intake>;
  /** How many frames may wait. */
  readonly most: number;
  /** In milliseconds. */
  readonly clock: () => number;
}
