// A work that somebody wants to show is checked, tried by bots of the server's own (whatever its author says of it), and
// stored; only then is it answered as shown. Nobody waits for that longer than a request may take: whoever asks again is told
// how far it has come.
import { setTimeout as delay } from 'node:timers/promises';
import { shelvedById } from '../../games/index.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { FaultCode } from '../../wire/fault.ts';
import type { MatchHead } from '../matches/head.ts';
import { Buckets, type Limits } from '../online/limits.ts';
import type { ExhibitRow } from '../storage/schema.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { shareOf } from '../thinking/share.ts';
import type { TryOut } from '../thinking/trying.ts';
import { type DrawnWork, exhibitPlayed } from './drawn.ts';

/** So many matches prove a work. */
const MATCHES = 20;
/** How long a request waits for a proof before it is told how far that has come. */
const PATIENCE_MS = 5000;

interface GalleryServices {
  readonly storage: Storage;
  readonly tryOut: TryOut;
  readonly limits: Pick<Limits, 'worksPerPerson' | 'worksPerAddress' | 'reportsPerAddress'>;
  /** Told of what went wrong. */
  readonly report: (error: unknown) => void;
}

/** How far a work is on its way into the gallery, or that it hangs there. */
export type Showing =
  | { readonly state: 'proving'; readonly done: number; readonly of: number }
  | { readonly state: 'shown'; readonly exhibit: ExhibitRow };

/** Somebody's work that bots try. */
class Attempt {
  readonly work: DrawnWork;
  /** What stands against it; undefined when it is stored. */
  readonly result: Promise<FaultCode | undefined>;
  /** How many matches have come to an end. */
  done = 0;
  isOver = false;

  constructor(work: DrawnWork, prove: (attempt: Attempt) => Promise<FaultCode | undefined>) {
    this.work = work;
    this.result = prove(this).finally(() => (this.isOver = true));
  }
}

/** Who brings a work, from which network. */
interface Bringer {
  readonly person: Person;
  readonly network: string;
}

/** Who has something against an exhibit; known or not. */
interface Complainant {
  readonly person: string | undefined;
  readonly network: string;
}

/** The works that people show at this server. */
export class Gallery {
  readonly #services: GalleryServices;
  /** By person, one at a time. */
  readonly #attempts = new Map<string, Attempt>();
  readonly #byAddress: Buckets;
  readonly #byPerson: Buckets;
  readonly #reports: Buckets;
  /** Plays that are being counted. */
  readonly #counting = new Set<Promise<void>>();
  /** Aborted once nothing more is to begin. */
  readonly #rest = new AbortController();

  constructor(services: GalleryServices) {
    this.#services = services;
    this.#byAddress = new Buckets(services.limits.worksPerAddress);
    this.#byPerson = new Buckets(services.limits.worksPerAddress);
    this.#reports = new Buckets(services.limits.reportsPerAddress);
  }

  /** Shows a work, or says how far that has come, or what stands against it. */
  async publish(work: DrawnWork, bringer: Bringer): Promise<Showing | FaultCode> {
    const known = await this.#known(work);
    if (known) return known;
    const attempt = await this.#attemptOf(work, bringer);
    if (typeof attempt === 'string') return attempt;
    const waiting = delay(PATIENCE_MS, 'waiting' as const, { ref: false });
    const fault = await Promise.race([attempt.result, waiting]);
    if (fault === 'waiting') return { state: 'proving', done: attempt.done, of: MATCHES };
    this.#attempts.delete(bringer.person.id);
    return fault ?? (await this.#known(work)) ?? 'no-such-exhibit';
  }

  async #known({ id }: DrawnWork): Promise<Showing | FaultCode | undefined> {
    const exhibit = await this.#services.storage.exhibits.find(id);
    if (!exhibit) return undefined;
    return exhibit.taken === null ? { state: 'shown', exhibit } : 'taken-down';
  }

  /** The one that is under way, or a new one if there may be one. */
  async #attemptOf(work: DrawnWork, bringer: Bringer): Promise<Attempt | FaultCode> {
    const { id } = bringer.person;
    const { storage, limits } = this.#services;
    const shown = await storage.exhibits.countOf(id);
    const own = this.#attempts.get(id);
    if (own?.work.id === work.id) return own;
    if (own && !own.isOver) return 'too-fast';
    if (shown >= limits.worksPerPerson) return 'too-many-works';
    const now = performance.now();
    if (!this.#byAddress.take(bringer.network, now) || !this.#byPerson.take(id, now)) return 'too-fast';
    const attempt = new Attempt(work, begun => this.#prove(begun, bringer).catch(this.#unstored));
    this.#attempts.set(id, attempt);
    return attempt;
  }

  readonly #unstored = (error: unknown): FaultCode => {
    this.#services.report(error);
    return 'storage';
  };

  async #prove(attempt: Attempt, { person, network }: Bringer): Promise<FaultCode | undefined> {
    const { work } = attempt;
    const outcomes = await this.#outcomes(attempt, shareOf(network));
    if (typeof outcomes === 'string') return outcomes;
    const par = shelvedById(work.game)?.work?.parOf(outcomes) ?? 0;
    const { id, game, text, name, author } = work;
    const claimed = person.claimed ? 1 : 0;
    await this.#services.storage.exhibits.add({ id, game, text, name, author, claimed, par }, person.id);
    return undefined;
  }

  /** One match after the other, so that bots whom somebody waits for have their turns in between. */
  async #outcomes(attempt: Attempt, share: number): Promise<readonly Outcome[] | FaultCode> {
    const { id, game, options } = attempt.work;
    const { signal: unwanted } = this.#rest;
    const outcomes: Outcome[] = [];
    for (let number = 0; number < MATCHES; number++) {
      const match = { game, options, seed: id, number };
      const outcome = await this.#services.tryOut(match, { match: id, share, unwanted }).catch(this.#unproved);
      if (!outcome || unwanted.aborted) return 'closing';
      if (outcome === 'unproved') return outcome;
      attempt.done = outcomes.push(outcome);
    }
    return outcomes;
  }

  /** A match without an end is its author's affair; a bot that breaks a rule, or breaks, is ours. */
  readonly #unproved = (error: unknown): 'unproved' => {
    if (!(error instanceof Error && error.name === 'AbortError') && !this.#rest.signal.aborted)
      this.#services.report(error);
    return 'unproved';
  };

  /** Notes what somebody has against an exhibit, or says what stands against that. */
  async complain(id: string, reason: string, by: Complainant): Promise<FaultCode | undefined> {
    const { exhibits } = this.#services.storage;
    const exhibit = await exhibits.find(id);
    if (exhibit?.taken !== null) return 'no-such-exhibit';
    if (!this.#reports.take(by.network, performance.now())) return 'too-fast';
    await exhibits.report({ exhibit: id, by: by.person ?? `/${shareOf(by.network)}`, reason });
    return undefined;
  }

  /** A match has begun: if it is played with a work that is shown, it is counted. */
  count({ id: match, game, options }: Pick<MatchHead, 'id' | 'game' | 'options'>): void {
    const id = exhibitPlayed(game.id, { ...options });
    if (id === undefined) return;
    const counting = this.#services.storage.exhibits
      .play(id, match)
      .catch(this.#services.report)
      .finally(() => this.#counting.delete(counting));
    this.#counting.add(counting);
  }

  /** Begins nothing more. */
  rest(): void {
    this.#rest.abort();
  }

  /** Resolves when nothing is under way any more; whoever thinks for it has to be told to stop before. */
  async settled(): Promise<void> {
    await Promise.all([...this.#counting, ...Array.from(this.#attempts.values(), ({ result }) => result)]);
  }
}
