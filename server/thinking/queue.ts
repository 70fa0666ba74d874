/** For whom a bot thinks. */
export interface Asker {
  readonly match: string;
  /** Equal for all matches that were laid from one address (see `shareOf`). */
  readonly share: number;
}

type Lines<T> = Map<string, T[]>;

/**
 * Lets everybody have a turn: first among shares, then among the matches of a share, then in the order of asking. Whoever
 * asks for many waits for themselves, not the others for them.
 */
export class FairQueue<T> {
  readonly #shares = new Map<number, Lines<T>>();

  add({ share, match }: Asker, item: T): void {
    const lines: Lines<T> = this.#shares.get(share) ?? new Map<string, T[]>();
    this.#shares.set(share, lines);
    lines.set(match, [...(lines.get(match) ?? []), item]);
  }

  next(): T | undefined {
    const [share] = this.#shares.keys();
    const lines = share === undefined ? undefined : this.#shares.get(share);
    if (share === undefined || !lines) return undefined;
    const item = nextOf(lines);
    this.#shares.delete(share);
    if (lines.size > 0) this.#shares.set(share, lines);
    return item;
  }
}

/** The first of the first line, which goes to the end. */
function nextOf<T>(lines: Lines<T>): T | undefined {
  const [[match, [item, ...rest]] = ['', []]] = lines;
  lines.delete(match);
  if (rest.length > 0) lines.set(match, rest);
  return item;
}
