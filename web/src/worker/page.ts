import { proxy, wrap } from 'comlink';
import type { BotTurn } from '../../../kernel/session.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Counsel, OnProgress, CounselQuestion } from '../table/table.ts';
import type { AskedPosition, Thinker } from '../table/thinker.ts';

interface Bench {
  readonly thinker: Thinker;
  /** Resolves when the worker cannot be started, has died or was sent away. */
  readonly gone: Promise<undefined>;
  readonly sendAway: () => void;
}

/** Bots keep budgets of their own, far below this on any device: who takes longer is lost in thought. */
const BUDGET_MS = 20_000;

/** A bot begins when the step before it is on the screen: what it thinks with, the browser paints with. */
const PAINTED_MS = 100;

let bench: Bench | undefined;

function startBench(): Bench {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const leaving = new AbortController();
  const gone = new Promise<undefined>(resolve => {
    leaving.signal.addEventListener('abort', () => {
      worker.terminate();
      bench = undefined;
      resolve(undefined);
    });
  });
  const sendAway = (): void => leaving.abort();
  worker.addEventListener('error', sendAway);
  return { thinker: wrap(worker) as unknown as Thinker, gone, sendAway };
}

const endThought = (): void => bench?.sendAway();

function asked<T>(ask: (thinker: Thinker) => Promise<T>): Promise<T | undefined> {
  bench ??= startBench();
  return Promise.race([ask(bench.thinker), bench.gone]);
}

/**
 * Bots think beside the page, never in it; the worker starts with the first question. Without one nobody has an answer.
 * Who is stopped is stopped at once, in the middle of a thought: the worker is ended, and the next question starts another.
 */
export const workerThinker: Thinker = {
  think<K extends Kind, Q extends CounselQuestion>(
    question: Q,
    position: AskedPosition<K>,
    heard: OnProgress,
    stop?: AbortSignal,
  ): Promise<Counsel<K>[Q]> {
    stop?.addEventListener('abort', endThought);
    const answer = asked(thinker => thinker.think<K, Q>(question, position, proxy(heard)));
    return answer.finally(() => stop?.removeEventListener('abort', endThought));
  },

  bots: async game => (await asked(thinker => thinker.bots(game))) ?? [],

  // One after the other, as they have only one worker: the budget is for thinking, not for waiting.
  decide<K extends Kind>(turn: BotTurn<K>, stop?: AbortSignal): Promise<K['action'] | undefined> {
    const answer = last.then(() => decided(turn, stop));
    last = answer;
    return answer;
  },
};

let last: Promise<unknown> = Promise.resolve();

async function decided<K extends Kind>(turn: BotTurn<K>, stop?: AbortSignal): Promise<K['action'] | undefined> {
  await new Promise(resolve => {
    setTimeout(resolve, PAINTED_MS);
  });
  if (stop?.aborted) return undefined;
  const timer = setTimeout(endThought, BUDGET_MS);
  stop?.addEventListener('abort', endThought);
  try {
    return await asked(thinker => thinker.decide<K>(turn));
  } catch (error) {
    reportError(error);
    return undefined;
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', endThought);
  }
}
