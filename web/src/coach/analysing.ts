import { proxy } from 'comlink';
import type { OnProgress } from '../../../bots/coach.ts';
import type { Coached } from '../../../bots/coaching.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { type Errand, errand } from '../worker/errand.ts';
import type { Analyser } from './worker.ts';

/** Answers nothing where nobody can judge what the match was played with. */
export function analysing(transcript: Transcript<Kind>, heard: OnProgress): Errand<Coached | undefined> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return errand<Analyser, Coached | undefined>(worker, analyser => analyser.analyse(transcript, proxy(heard)));
}
