import { wrap } from 'comlink';

/** One question under way, in a worker of its own: bots at a table go on thinking in theirs. */
export interface Errand<Answer> {
  readonly answer: Promise<Answer>;
  readonly stop: () => void;
}

/** Asks a worker one thing. It is ended when it has answered, or is told to stop; when it dies there is no answer. */
export function errand<Asked, Answer>(worker: Worker, ask: (asked: Asked) => Promise<Answer>): Errand<Answer> {
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker could not be asked')));
  });
  const answer = Promise.race([ask(wrap(worker) as unknown as Asked), died]);
  const stop = (): void => worker.terminate();
  answer.then(stop, stop);
  return { answer, stop };
}
