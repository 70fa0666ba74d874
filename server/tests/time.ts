import type { Timepiece } from '../storage/steady.ts';

/** A time of day that can be set, and a count of milliseconds that goes on when it is told to. */
export class SetTime implements Timepiece {
  #elapsed = 0;
  #day: number;

  constructor(day = 1_800_000_000_000) {
    this.#day = day;
  }

  readonly wall = (): number => this.#day;
  readonly monotonic = (): number => this.#elapsed;

  pass(milliseconds: number): void {
    this.#elapsed += milliseconds;
    this.#day += milliseconds;
  }

  /** Somebody sets the time of day; no time passes. */
  set(by: number): void {
    this.#day += by;
  }
}
