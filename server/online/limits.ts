/** So many at once, and so many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What strangers may ask of the server. An address is an IPv4 address, or a network of IPv6 (network.ts). */
export interface Limits {
  /** Messages and control frames through one socket. */
  readonly messages: Rate;
  readonly messagesPerPerson: Rate;
  readonly messagesPerAddress: Rate;
  /** What one person says to a table. */
  readonly remarksPerPerson: Rate;
  /** Requests of one address to the API, sockets being opened included. */
  readonly requests: Rate;
  /** Requests of one address for anything else. */
  readonly pages: Rate;
  /** Names that one address claims, and passphrases by which it tries to come back. */
  readonly passphrases: Rate;
  /** Passphrases that people prove who are signed in at one address. */
  readonly proofs: Rate;
  /** Tables in the lobby that wait for somebody, of one person at the same time. */
  readonly tablesPerPerson: number;
  /** Public tables that one address lays. */
  readonly tablesPerAddress: Rate;
  /** Works that one person shows at the same time. */
  readonly worksPerPerson: number;
  /** Works that one address brings to the gallery, and one person from anywhere: bots try each of them. */
  readonly worksPerAddress: Rate;
  /** What one address has against works in the gallery. */
  readonly reportsPerAddress: Rate;
  /** Matches that one address brings to go on with here: the server plays each of them again. */
  readonly broughtPerAddress: Rate;
  /** Results on daily deals that one address brings: the server plays each of them again. */
  readonly resultsPerAddress: Rate;
  /** New ones that one address brings to one deal: nobody fills its table alone. */
  readonly resultsPerDeal: Rate;
  /** How often one person is called to a turn, in all browsers that want it. */
  readonly callsPerPerson: Rate;
  /** Connections that one address begins. */
  readonly newConnections: Rate;
  /** Sockets that are opened, in all: those that come faster wait, one address after the other. */
  readonly newSockets: Rate;
  /** Connections that are not sockets, at the same time. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Sockets at the same time. */
  readonly socketsPerAddress: number;
  readonly socketsPerPerson: number;
  readonly sockets: number;
  /** Robots that one person owns. */
  readonly robotsPerPerson: number;
  /** Matches that one robot sits in, at the same time. */
  readonly matchesPerRobot: number;
  /** Streams of robots, of one address and in all. */
  readonly streamsPerAddress: number;
  readonly streams: number;
  /** How long a request may take to arrive. */
  readonly requestSeconds: number;
}

export const USUAL_LIMITS: Limits = {
  messages: { burst: 60, perSecond: 20 },
  messagesPerPerson: { burst: 120, perSecond: 40 },
  messagesPerAddress: { burst: 600, perSecond: 200 },
  remarksPerPerson: { burst: 10, perSecond: 1 },
  requests: { burst: 120, perSecond: 4 },
  pages: { burst: 12_000, perSecond: 100 },
  passphrases: { burst: 10, perSecond: 0.1 },
  proofs: { burst: 20, perSecond: 0.5 },
  tablesPerPerson: 5,
  tablesPerAddress: { burst: 10, perSecond: 0.01 },
  worksPerPerson: 30,
  worksPerAddress: { burst: 5, perSecond: 0.02 },
  reportsPerAddress: { burst: 10, perSecond: 0.01 },
  broughtPerAddress: { burst: 20, perSecond: 0.05 },
  resultsPerAddress: { burst: 20, perSecond: 0.05 },
  resultsPerDeal: { burst: 20, perSecond: 0.0002 },
  callsPerPerson: { burst: 20, perSecond: 0.02 },
  newConnections: { burst: 400, perSecond: 40 },
  newSockets: { burst: 50, perSecond: 300 },
  connectionsPerAddress: 256,
  connections: 2000,
  socketsPerAddress: 40,
  socketsPerPerson: 20,
  sockets: 15_000,
  robotsPerPerson: 5,
  matchesPerRobot: 20,
  streamsPerAddress: 20,
  streams: 500,
  requestSeconds: 20,
};

/** Lets pass what stays within a rate. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Whether something may pass now. */
  isOpen(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return this.#left >= 1;
  }

  /** From 1, when nothing has passed lately, down to 0 and below. */
  fullness(now: number): number {
    this.isOpen(now);
    return this.#left / this.#rate.burst;
  }

  take(now: number): boolean {
    const isOpen = this.isOpen(now);
    if (isOpen) this.#left--;
    return isOpen;
  }

  /** A request that has passed was dearer than it looked: later ones wait for it. */
  charge(cost: number): void {
    this.#left -= cost;
  }
}

/** Buckets by address or person; those that are full again are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #tidyAt = TIDY_AT;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  of(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known) return known;
    if (this.#buckets.size >= this.#tidyAt) this.#tidy(now);
    const bucket = new Bucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  take(key: string, now: number): boolean {
    return this.of(key, now).take(now);
  }

  /** Walks through all of them only when there are twice as many as it left. */
  #tidy(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.fullness(now) === 1) this.#buckets.delete(key);
    this.#tidyAt = Math.max(TIDY_AT, this.#buckets.size * 2);
  }
}

const TIDY_AT = 1000;

/** Counts what is open at the same time, by address or person and in all. */
export class Counter {
  readonly #most: number;
  readonly #mostInAll: number;
  readonly #open = new Map<string, number>();
  #inAll = 0;

  constructor(most: number, mostInAll = Infinity) {
    this.#most = most;
    this.#mostInAll = mostInAll;
  }

  get inAll(): number {
    return this.#inAll;
  }

  enter(key: string): boolean {
    const open = this.#open.get(key) ?? 0;
    if (open >= this.#most || this.#inAll >= this.#mostInAll) return false;
    this.#open.set(key, open + 1);
    this.#inAll++;
    return true;
  }

  leave(key: string): void {
    const open = (this.#open.get(key) ?? 0) - 1;
    this.#inAll--;
    if (open > 0) this.#open.set(key, open);
    else this.#open.delete(key);
  }
}
