import type { Kind, Seat } from '../../kernel/game.ts';
import { LEASE_MS, type SummaryRow, type StepRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { BrokenInvariant } from './invariant.ts';
import { deadlineOf } from './clock.ts';
import { copyOf, type Fold, phaseOf, type MatchStep, take } from './fold.ts';
import { canStart } from './gathering.ts';
import { headOf, type Shelf } from './head.ts';
import { lookingTime, playsUnwatched } from './minding.ts';
import { foldRowsInTurns, isNext, type ChainEnd, rowOf, stepOf } from './rows.ts';
import { aboutOf } from './views.ts';
import type { Verdict } from './wishes.ts';

/** A step that is stored, and what it made happen. */
export interface TakenStep {
  readonly step: MatchStep;
  readonly fold: Fold;
  readonly events: readonly Kind['event'][];
  /** What was shown before does not lead here: something was taken back. */
  readonly isJump: boolean;
  /** This process has stored it; others tell of it, too. */
  readonly isStoredHere: boolean;
}

export type WishAnswer = { readonly done: true } | Exclude<Verdict, { body: unknown }>;

export type Judge = (fold: Fold) => Verdict;

/** Who asks, and who sits down by it. */
export interface Proposal {
  readonly client: string;
  readonly judge: Judge;
  readonly person?: string | undefined;
}

export type MatchUnavailable = 'unknown' | 'damaged';

/** The stored side of one match. Steps go one after the other, each judged by what the one before has left. */
export class MatchLog {
  fold: Fold;
  readonly #storage: Storage;
  readonly #clients: Set<string>;
  #listener: (taken: TakenStep) => void = () => undefined;
  #chainEnd: ChainEnd;
  #at: number;
  #last: Promise<void> = Promise.resolve();
  #queued = 0;
  #isClosed = false;
  /** A write has failed, and nobody knows whether it is stored. */
  #isDoubtful = false;
  /** How the match stands in lists, where this process was the last to store that. */
  #summary: SummaryRow | undefined;

  private constructor(storage: Storage, opened: Opened) {
    this.#storage = storage;
    this.fold = opened.fold;
    this.#chainEnd = opened.chainEnd;
    this.#clients = new Set(opened.rows.map(({ client }) => client));
    this.#at = opened.rows.at(-1)?.at ?? 0;
  }

  static async open(
    { storage, shelf }: { readonly storage: Storage; readonly shelf: Shelf },
    id: string,
  ): Promise<MatchLog | MatchUnavailable> {
    const row = await storage.match(id);
    const head = row && headOf(row, shelf);
    if (!head) return 'unknown';
    const rows = await storage.steps(id);
    const folded = await foldRowsInTurns(head, rows);
    if (!folded) return 'damaged';
    const { fold, ...chainEnd } = folded;
    return new MatchLog(storage, { fold, chainEnd, rows });
  }

  /** Every step is heard of in order, as soon as it is stored. */
  listen(listener: (taken: TakenStep) => void): void {
    this.#listener = listener;
  }

  /** Takes the step that `judge` finds in the match as it then stands, once per client id. */
  propose(proposal: Proposal): Promise<WishAnswer> {
    if (this.#isClosed) return Promise.resolve({ denied: 'closing' });
    return this.#queue(() => this.#attempt(proposal));
  }

  /** Takes what others have stored meanwhile. */
  readOn(): Promise<void> {
    return this.#queue(() => this.#readOn());
  }

  /** How many steps of it are known here. */
  get steps(): number {
    return this.#chainEnd.seq;
  }

  /** Takes no more proposals; those that were made before are answered. */
  close(): void {
    this.#isClosed = true;
  }

  /** Whether nothing is under way. */
  get isSettled(): boolean {
    return this.#queued === 0;
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    await this.#last;
  }

  now(): number {
    return Math.max(this.#storage.now(), this.#at);
  }

  /** One after the other; whoever finds nobody before them begins at once. */
  #queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queued++ === 0 ? work() : this.#last.then(work);
    this.#last = done.then(this.#leave, this.#leave);
    return done;
  }

  readonly #leave = (): void => {
    this.#queued--;
  };

  async #attempt(proposal: Proposal): Promise<WishAnswer> {
    if (this.#isDoubtful) await this.#readOn();
    for (let isFresh = !this.#storage.isShared; ; isFresh = true) {
      if (this.#clients.has(proposal.client)) return { done: true };
      const verdict = proposal.judge(this.fold);
      if ('body' in verdict) {
        if (await this.#isTaken(proposal, verdict)) return { done: true };
      } else if (isFresh) return verdict;
      await this.#readOn();
    }
  }

  async #isTaken({ client, person }: Proposal, { by, body }: Granted): Promise<boolean> {
    const draft = copyOf(this.fold);
    const events: Kind['event'][] = [];
    const at = this.now();
    const taken = take(draft, { by, client, at, body }, event => events.push(event));
    const step = { by, client, at, body: taken };
    const row = rowOf(draft, this.#chainEnd, step);
    const summary = summaryOf(draft, at);
    const isNews = !this.#summary || isOther(summary, this.#summary);
    this.#isDoubtful = true;
    const written = await this.#storage.journal.write({ step: row, summary: isNews ? summary : undefined, person });
    this.#isDoubtful = false;
    if (written !== 'stored') return false;
    this.#summary = summary;
    this.#goOn(row, { step, fold: draft, events, isJump: isJump(this.fold, draft, step), isStoredHere: true });
    return true;
  }

  async #readOn(): Promise<void> {
    this.#summary = undefined;
    for (const row of await this.#storage.steps(this.fold.head.id, this.#chainEnd.seq)) {
      if (!isNext(row, this.#chainEnd))
        throw new BrokenInvariant('whole-chain', `match ${row.match} does not add up at step ${row.seq}`);
      const fold = copyOf(this.fold);
      const events: Kind['event'][] = [];
      const step = stepOf(row);
      take(fold, step, event => events.push(event));
      this.#goOn(row, { step, fold, events, isJump: isJump(this.fold, fold, step), isStoredHere: false });
    }
    this.#isDoubtful = false;
  }

  #goOn(row: StepRow, taken: TakenStep): void {
    this.fold = taken.fold;
    this.#chainEnd = { seq: row.seq + 1, hash: row.hash };
    this.#at = row.at;
    this.#clients.add(row.client);
    this.#listener(taken);
  }
}

interface Opened {
  readonly fold: Fold;
  readonly chainEnd: ChainEnd;
  readonly rows: readonly StepRow[];
}
type Granted = Extract<Verdict, { body: unknown }>;

const isJump = (before: Fold, after: Fold, { body }: MatchStep): boolean =>
  body.kind === 'undo' || 'kept' in body || after.rewinds > before.rewinds;

/** Whoever stores a step that leaves the server something to do looks after it at once, and for as long as a lease. */
export function summaryOf(fold: Fold, at: number): SummaryRow {
  const due = dueOf(fold, at);
  return {
    match: fold.head.id,
    phase: phaseOf(fold),
    listed: fold.head.terms.listed ? 1 : 0,
    about: aboutOf(fold),
    changed: at,
    due,
    kept: due !== null && due <= at ? at + LEASE_MS : 0,
  };
}

/** A summary is stored when more of it has changed than the time. */
const isOther = (one: SummaryRow, other: SummaryRow): boolean =>
  one.phase !== other.phase || one.about !== other.about || one.due !== other.due || one.kept !== other.kept;

/**
 * At once when the match can start or a bot has to decide, otherwise when somebody's time is up or may be away. Where
 * nothing but clocks goes on unwatched, whoever looks at the table sees to the rest.
 */
function dueOf(fold: Fold, at: number): number | null {
  if (canStart(fold)) return at;
  let due: number | null = null;
  for (const seat of fold.waiting)
    for (const time of dueTimes(fold, seat, at)) if (time !== undefined && time < (due ?? Infinity)) due = time;
  return due;
}

const dueTimes = (fold: Fold, seat: Seat, at: number): readonly (number | undefined)[] =>
  fold.chairs[seat]?.bot
    ? [playsUnwatched(fold) ? at : undefined]
    : [deadlineOf(fold, seat), playsUnwatched(fold) ? lookingTime(fold, seat) : undefined];
