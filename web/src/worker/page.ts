import { proxy, wrap } from 'comlink';
import type { Kind } from '../../../kernel/game.ts';
import type { Counsel, Heard, Question } from '../table/table.ts';
import type { Position, Thinker } from '../table/thinker.ts';

interface Bench {
  readonly thinker: Thinker;
  /** Resolves when the worker cannot be started or has died. */
  readonly gone: Promise<undefined>;
}

let bench: Bench | undefined;

function startBench(): Bench {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const gone = new Promise<undefined>(resolve => {
    worker.addEventListener('error', () => {
      bench = undefined;
      resolve(undefined);
    });
  });
  return { thinker: wrap(worker) as unknown as Thinker, gone };
}

/** Bots think beside the page, never in it; the worker starts with the first question. Without one nobody has an answer. */
export const workerThinker: Thinker = {
  think<K extends Kind, Q extends Question>(question: Q, position: Position<K>, heard: Heard): Promise<Counsel<K>[Q]> {
    bench ??= startBench();
    const answer = bench.thinker.think<K, Q>(question, position, proxy(heard));
    return Promise.race([answer, bench.gone as Promise<Counsel<K>[Q]>]);
  },
};
