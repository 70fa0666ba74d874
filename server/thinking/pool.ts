import type { Piscina } from 'piscina';
import type { Think } from '../matches/keeper.ts';

/** Bots keep budgets of their own, far below this: who takes longer is lost in thought, and its thread is ended. */
const BUDGET_MS = 10_000;
const IDLE_MS = 30_000;

export interface Thinkers {
  readonly think: Think;
  close(): Promise<void>;
}

/** Bots think in one thread beside the server, started with the first question: a person's step never waits for them. */
export function openThinkers(worker: string, budget = BUDGET_MS): Thinkers {
  let pool: Promise<Piscina> | undefined;
  const opened = async (): Promise<Piscina> => {
    const { Piscina } = await import('piscina');
    return new Piscina({ filename: worker, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS });
  };
  return {
    think: async turn => {
      pool ??= opened();
      return (await pool).run(turn, { signal: AbortSignal.timeout(budget) });
    },
    close: async () => {
      await (await pool)?.close({ force: true });
    },
  };
}
