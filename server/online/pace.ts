/** How much of a line moves on at once, and how often. */
interface QueuePace {
  readonly most: number;
  readonly everyMs: number;
}

/** A line of those who wait, each once: step by step, between which others get their turn. */
export class PacedQueue<T> {
  readonly #step: QueuePace;
  readonly #waiting = new Set<T>();
  readonly #each: (one: T) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(step: QueuePace, each: (one: T) => void) {
    this.#step = step;
    this.#each = each;
  }

  /** One that is in the queue already keeps its place. */
  add(one: T): void {
    this.#waiting.add(one);
    this.#timer ??= setInterval(() => this.#moveOn(), this.#step.everyMs);
  }

  delete(one: T): void {
    this.#waiting.delete(one);
  }

  /** Who lines up again meanwhile comes last, and not in this step. */
  #moveOn(): void {
    for (const one of [...this.#waiting].slice(0, this.#step.most)) {
      this.#waiting.delete(one);
      this.#each(one);
    }
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
