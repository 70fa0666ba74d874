/** Where time comes from. */
export interface Timepiece {
  /** The time of day in milliseconds. Somebody may set it while a server runs. */
  readonly wall: () => number;
  /** Milliseconds since some moment, which go on evenly whatever becomes of the time of day. */
  readonly monotonic: () => number;
}

export const SYSTEM_TIME: Timepiece = { wall: () => Date.now(), monotonic: () => performance.now() };

/** By how much it may go faster or slower than it should, in order to come back to the time of day. */
const SLEW = 0.01;

/**
 * The time of day without its jumps: it goes on evenly and only drifts towards the time of day, so that nobody's clock at
 * a table loses or gains more than a hundredth, wherever the time of day is set.
 */
export class SteadyClock {
  readonly #timepiece: Timepiece;
  #at: number;
  #elapsed: number;

  constructor(timepiece: Timepiece) {
    this.#timepiece = timepiece;
    this.#at = timepiece.wall();
    this.#elapsed = timepiece.monotonic();
  }

  readonly now = (): number => {
    const elapsed = this.#timepiece.monotonic();
    const passed = elapsed - this.#elapsed;
    const even = this.#at + passed;
    const most = passed * SLEW;
    this.#at = even + Math.max(-most, Math.min(most, this.#timepiece.wall() - even));
    this.#elapsed = elapsed;
    return Math.round(this.#at);
  };

  /** What is stored already was earlier: a time of day that was set back between two runs must not come before it. */
  readonly notBefore = (time: number): void => {
    this.#at = Math.max(this.#at, time);
  };
}
