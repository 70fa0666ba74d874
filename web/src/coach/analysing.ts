import { proxy, wrap } from 'comlink';
import type { Analysis } from '../../../bots/analysis.ts';
import type { OnProgress } from '../../../bots/coach.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import type { Analyser } from './worker.ts';

/** An analysis under way, in a worker of its own: bots at a table go on thinking in theirs. */
export interface Analysing {
  /** Nothing where nobody can judge what the match was played with. */
  readonly answer: Promise<Analysis<Kind> | undefined>;
  readonly stop: () => void;
}

export function analysing(transcript: Transcript<Kind>, heard: OnProgress): Analysing {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const analyser = wrap(worker) as unknown as Analyser;
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the coach could not be asked')));
  });
  const answer = Promise.race([analyser.analyse(transcript, proxy(heard)), died]);
  const stop = (): void => worker.terminate();
  answer.then(stop, stop);
  return { answer, stop };
}
