import type { Known } from '../../../bots/tutor.ts';
import type { Kind } from '../../../kernel/game.ts';
import { same } from '../../../kernel/plain.ts';
import { LATE_MS } from '../look/late.ts';
import { later } from '../stage/clock.ts';
import type { Now, Table } from '../table/table.ts';
import type { Doubted, Tutor, TutorAnswer } from './tutor.ts';

/** Who has not judged a step by then lets it pass: a tutor never keeps anybody from playing. */
export const BUDGET_MS = 2000;

/** What is seen of a gate: nothing, that somebody thinks about a step, or the question. */
export type AtGate<K extends Kind> = 'thinking' | Doubted<K> | undefined;

/** Which decision is asked for, and of whom. */
type Decision = Pick<Now<Kind>, 'seat' | 'decision'>;

/** A step that is held. */
interface HeldBack<K extends Kind> {
  readonly known: Known<K>;
  readonly decision: number;
  readonly input: unknown;
  readonly settle: (answer: TutorAnswer) => void;
}

/** Lets a step pass, or holds it until somebody has answered. One at a time. */
export class Gate<K extends Kind> {
  readonly #table: Pick<Table<K>, 'now' | 'rules' | 'actions'>;
  readonly #tutor: Tutor<K>;
  readonly #onShow: (atGate: AtGate<K>) => void;
  readonly #later: typeof later;
  #held: HeldBack<K> | undefined;

  constructor(
    table: Pick<Table<K>, 'now' | 'rules' | 'actions'>,
    tutor: Tutor<K>,
    onShow: (atGate: AtGate<K>) => void,
    clock = later,
  ) {
    this.#table = table;
    this.#tutor = tutor;
    this.#onShow = onShow;
    this.#later = clock;
  }

  /** What becomes of a step that somebody means to take. A second one meanwhile is not heard: it was meant once. */
  pass(input: unknown): Promise<TutorAnswer> {
    if (this.#held) return Promise.resolve('again');
    if (this.#isForced(input)) return Promise.resolve('play');
    const { seat, view, decision } = this.#table.now;
    return new Promise(settle => {
      this.#held = { known: { seat, view }, decision, input, settle };
      void this.#ask(this.#held);
    });
  }

  answer(answer: TutorAnswer): void {
    const held = this.#held;
    this.#held = undefined;
    this.#onShow(undefined);
    held?.settle(answer);
  }

  /** What the table asks now: a step that answers something older is not done. */
  heed({ seat, decision }: Decision): void {
    if (this.#held && (this.#held.known.seat !== seat || this.#held.decision !== decision)) this.drop();
  }

  /** The table has gone on, or nobody sits there any more: what was meant is not done. */
  drop(): void {
    if (this.#held) this.answer('again');
  }

  async #ask(held: HeldBack<K>): Promise<void> {
    const doubted = await this.#judged(held);
    if (this.#held !== held) return;
    if (doubted) this.#onShow(doubted);
    else this.answer('play');
  }

  /** Says that somebody thinks when that takes long, and gives up when it takes too long. */
  #judged(held: HeldBack<K>): Promise<Doubted<K> | undefined> {
    const stopLate = this.#later(LATE_MS, () => this.#held === held && this.#onShow('thinking'));
    return this.#inTime(this.#tutor.judge(held.known, held.input)).finally(stopLate);
  }

  /** Nothing where an answer takes too long. */
  #inTime<T>(answer: Promise<T>): Promise<T | undefined> {
    const timer: { stop?: () => void } = {};
    const late = new Promise<undefined>(resolve => {
      timer.stop = this.#later(BUDGET_MS, () => resolve(undefined));
    });
    return Promise.race([answer, late]).finally(() => timer.stop?.());
  }

  #isForced(input: unknown): boolean {
    const [only, ...others] = this.#table.actions();
    return others.length === 0 && !this.#table.rules.unlisted?.length && same(only, input);
  }
}
