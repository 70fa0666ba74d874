import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import type { Kind } from '../../kernel/game.ts';
import type { BotTurn } from '../../kernel/session.ts';
import type { Think, Thinking } from '../matches/automation.ts';
import { FairQueue } from './queue.ts';
import type { TriedMatch, TryOut } from './trying.ts';

/** Bots keep budgets of their own, far below this: who takes longer is lost in thought, and its thread is ended. */
const BUDGET_MS = 10_000;
/** A match of bots takes some hundredths of a second: a work on which it takes longer than this has no end. */
const TRIAL_MS = 2000;
const IDLE_MS = 30_000;

export interface Thinkers {
  readonly think: Think;
  readonly tryOut: TryOut;
  close(): Promise<void>;
}

/** What a thread is asked, by the function of the worker that answers it, and within how many milliseconds. */
type Errand =
  | { readonly name: 'default'; readonly about: BotTurn<Kind>; readonly budget: number }
  | { readonly name: 'tryOut'; readonly about: TriedMatch; readonly budget: number };

interface Task extends Pick<Thinking, 'unwanted'> {
  readonly errand: Errand;
  /** With what the worker has answered; undefined when it was not asked. */
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface PoolSize {
  /** Milliseconds for one answer. */
  readonly budget: number;
  /** How many bots think at once. */
  readonly threads: number;
}

/** One core is left to whatever a person waits for. */
const threadsBeside = (): number => Math.max(1, availableParallelism() - 1);

/** Runs until it is done, its time is up or nobody wants to know any more. */
async function within<T>(milliseconds: number, unwanted: AbortSignal, run: (signal: AbortSignal) => Promise<T>) {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  const timer = setTimeout(abort, milliseconds);
  unwanted.addEventListener('abort', abort);
  return run(stop.signal).finally(() => {
    clearTimeout(timer);
    unwanted.removeEventListener('abort', abort);
  });
}

/**
 * Bots think in threads beside the server, started with the first questions: a person's step never waits for them. A
 * thread has one question at a time, and the budget is for thinking, not for waiting: whoever waits is in a queue that is
 * fair to all.
 */
export function openThinkers(worker: string, size: Partial<PoolSize> = {}): Thinkers {
  const { budget = BUDGET_MS, threads = threadsBeside() } = size;
  const queue = new FairQueue<Task>();
  let pool: Promise<Piscina> | undefined;
  let atWork = 0;
  const opened = async (): Promise<Piscina> => {
    const { Piscina } = await import('piscina');
    return new Piscina({ filename: worker, minThreads: 0, maxThreads: threads, idleTimeout: IDLE_MS });
  };
  const answer = async ({ errand, unwanted, resolve, reject }: Task): Promise<void> => {
    pool ??= opened();
    const thread = await pool;
    if (unwanted.aborted) return resolve(undefined);
    const { name, about } = errand;
    const run = (signal: AbortSignal): Promise<unknown> => thread.run(about, { name, signal });
    const refuse = (error: unknown): void => (unwanted.aborted ? resolve(undefined) : reject(error));
    await within(errand.budget, unwanted, run).then(resolve, refuse);
  };
  const work = async (): Promise<void> => {
    if (atWork === threads) return;
    atWork++;
    for (let task = queue.next(); task; task = queue.next()) await answer(task).catch(task.reject);
    atWork--;
  };
  const ask = <T>(errand: Errand, { unwanted, ...asker }: Thinking): Promise<T> =>
    new Promise((resolve, reject) => {
      queue.add(asker, { errand, unwanted, resolve: given => resolve(given as T), reject });
      void work();
    });
  return {
    think: (turn, thinking) => ask({ name: 'default', about: turn, budget }, thinking),
    tryOut: (match, thinking) => ask({ name: 'tryOut', about: match, budget: TRIAL_MS }, thinking),
    close: async () => {
      for (let task = queue.next(); task; task = queue.next()) task.resolve(undefined);
      // Not closed: that would wait for whoever thinks.
      await (await pool)?.destroy();
    },
  };
}
