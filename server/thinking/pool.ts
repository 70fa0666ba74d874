import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import type { Kind } from '../../kernel/game.ts';
import type { BotTurn } from '../../kernel/session.ts';
import type { Think, Thinking } from '../matches/automation.ts';
import { FairQueue } from './queue.ts';

/** Bots keep budgets of their own, far below this: who takes longer is lost in thought, and its thread is ended. */
const BUDGET_MS = 10_000;
const IDLE_MS = 30_000;

export interface Thinkers {
  readonly think: Think;
  close(): Promise<void>;
}

interface Task extends Pick<Thinking, 'isWanted'> {
  readonly turn: BotTurn<Kind>;
  readonly resolve: (action: Kind['action'] | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export interface PoolSize {
  /** Milliseconds for one answer. */
  readonly budget: number;
  /** How many bots think at once. */
  readonly threads: number;
}

/** One core is left to whatever a person waits for. */
const threadsBeside = (): number => Math.max(1, availableParallelism() - 1);

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
  const answer = async ({ turn, isWanted, resolve, reject }: Task): Promise<void> => {
    if (!isWanted()) return resolve(undefined);
    pool ??= opened();
    const thread = await pool;
    await thread.run(turn, { signal: AbortSignal.timeout(budget) }).then(resolve, reject);
  };
  const work = async (): Promise<void> => {
    if (atWork === threads) return;
    atWork++;
    for (let task = queue.next(); task; task = queue.next()) await answer(task).catch(task.reject);
    atWork--;
  };
  return {
    think: (turn, { isWanted, ...asker }) =>
      new Promise((resolve, reject) => {
        queue.add(asker, { turn, isWanted, resolve, reject });
        void work();
      }),
    close: async () => {
      for (let task = queue.next(); task; task = queue.next()) task.resolve(undefined);
      // Not closed: that would wait for whoever thinks.
      await (await pool)?.destroy();
    },
  };
}
