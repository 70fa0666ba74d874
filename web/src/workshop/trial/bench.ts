import { proxy, wrap } from 'comlink';
import type { Outcome } from '../../../../kernel/game.ts';
import type { OnTried, TrialOrder } from './worker.ts';

interface Bench {
  tryOut(order: TrialOrder, heard: OnTried): Promise<void>;
}

/** A trial under way: what it comes to, and a way to break it off. Broken off it never comes to anything. */
export interface TrialRun {
  readonly outcomes: Promise<readonly Outcome[]>;
  stop(): void;
}

/** Bots try a work beside the page, in a worker of their own: it is sent away when they are done, or are told to stop. */
export function startTrial(order: TrialOrder, onMatch: (done: number) => void): TrialRun {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const bench = wrap(worker) as unknown as Bench;
  const tried: Outcome[] = [];
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', event => reject(new Error(event.message)));
  });
  // What the worker said before it was sent away may still be on its way.
  let isStopped = false;
  const heard: OnTried = outcome => {
    if (!isStopped) onMatch(tried.push(outcome));
  };
  const outcomes = Promise.race([bench.tryOut(order, proxy(heard)).then(() => tried), failed]);
  void outcomes.then(
    () => worker.terminate(),
    () => worker.terminate(),
  );
  const stop = (): void => {
    isStopped = true;
    worker.terminate();
  };
  return { outcomes, stop };
}
