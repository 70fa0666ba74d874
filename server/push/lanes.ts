interface LaneLimits {
  /** So many are under way at once, of all shares together. */
  readonly inAll: number;
  /** And of one share. */
  readonly each: number;
  /** So many of one share may wait; what comes then is left out. */
  readonly waiting: number;
}

interface Lane<T> {
  readonly waiting: T[];
  underWay: number;
}

/**
 * Lets work of many shares go on side by side: shares take turns, and no share has more than its part under way, so that
 * whoever has work that never ends waits for themselves, and not the others for them.
 */
export class Lanes<T extends { readonly share: number }> {
  readonly #limits: LaneLimits;
  readonly #lanes = new Map<number, Lane<T>>();
  #underWay = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** Whether there was room for it to wait. */
  add(item: T): boolean {
    const lane = this.#lanes.get(item.share) ?? { waiting: [], underWay: 0 };
    if (lane.waiting.length >= this.#limits.waiting) return false;
    this.#lanes.set(item.share, lane);
    lane.waiting.push(item);
    return true;
  }

  /** The next that may begin; it is under way until it is ended. */
  next(): T | undefined {
    if (this.#underWay >= this.#limits.inAll) return undefined;
    for (const [share, lane] of this.#lanes) {
      const item = lane.underWay < this.#limits.each ? lane.waiting.shift() : undefined;
      if (!item) continue;
      lane.underWay++;
      this.#underWay++;
      this.#lanes.delete(share);
      this.#lanes.set(share, lane);
      return item;
    }
    return undefined;
  }

  end({ share }: T): void {
    const lane = this.#lanes.get(share);
    if (!lane) return;
    lane.underWay--;
    this.#underWay--;
    if (lane.underWay + lane.waiting.length === 0) this.#lanes.delete(share);
  }

  /** Nothing waits any more. */
  clear(): void {
    for (const { waiting } of this.#lanes.values()) waiting.length = 0;
  }
}
