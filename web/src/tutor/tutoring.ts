import { wrap } from 'comlink';
import type { Kind } from '../../../kernel/game.ts';
import type { Tutor } from './tutor.ts';
import type { TutoredMatch, TutorWorker } from './worker.ts';

export interface Tutoring extends Tutor<Kind> {
  /** Whether anybody can judge what the match is played with. */
  canJudge(): Promise<boolean>;
  /** Ends the worker; the next question starts another. */
  stop(): void;
}

interface Running {
  readonly worker: Worker;
  readonly asked: TutorWorker;
  /** Resolves when the worker cannot be started or has died. */
  readonly gone: Promise<undefined>;
}

function run(): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const gone = new Promise<undefined>(resolve => {
    worker.addEventListener('error', ({ error, message }) => {
      reportError(error ?? new Error(message));
      resolve(undefined);
    });
  });
  return { worker, asked: wrap(worker) as unknown as TutorWorker, gone };
}

function reported(error: unknown): undefined {
  reportError(error);
  return undefined;
}

/**
 * A tutor in a worker of its own, which starts with the first question: bots at the table think in theirs meanwhile. One
 * that has died lets everything pass.
 */
export function tutoring(tutored: TutoredMatch): Tutoring {
  let running: Running | undefined;
  const answered = <T>(ask: (asked: TutorWorker) => Promise<T>): Promise<T | undefined> => {
    running ??= run();
    return Promise.race([ask(running.asked).catch(reported), running.gone]);
  };
  return {
    canJudge: async () => (await answered(asked => asked.canJudge(tutored))) ?? false,
    consider: known => void answered(asked => asked.consider(tutored, known)),
    judge: (known, input) => answered(asked => asked.judge(tutored, known, input)),
    betterThan: (known, input) => answered(asked => asked.betterThan(tutored, known, input)),
    stop: () => {
      running?.worker.terminate();
      running = undefined;
    },
  };
}
