/**
 * Does something when it is asked to, at once but at most once in a while; whoever asks meanwhile is served together when
 * that is over.
 */
export class Throttle {
  readonly #milliseconds: number;
  readonly #run: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isAsked = false;

  constructor(milliseconds: number, run: () => void) {
    this.#milliseconds = milliseconds;
    this.#run = run;
  }

  ask(): void {
    if (this.#timer) {
      this.#isAsked = true;
      return;
    }
    this.#timer = setTimeout(() => this.#askAgain(), this.#milliseconds).unref();
    this.#run();
  }

  /** Calls that still wait are dropped. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isAsked = false;
  }

  #askAgain(): void {
    this.#timer = undefined;
    if (!this.#isAsked) return;
    this.#isAsked = false;
    this.ask();
  }
}
