// Par is what the strong bot reaches on a daily deal. It plays it in this browser, beside the page, when somebody wants to know.
import { proxy } from 'comlink';
import { useEffect, useMemo, useState } from 'react';
import type { DailyRun } from '../../../bots/daily.ts';
import { type Drawer, lastingDrawer, type Newest, newestIn } from '../drawer.ts';
import { type Errand, errand } from '../worker/errand.ts';
import { type Daily, keyOf } from './history.ts';
import type { OnEntry, ParWorker } from './worker.ts';

/** What was found out so many deals ago is found out again. */
const MOST = 100;

const isPar = (found: unknown): found is number => Number.isSafeInteger(found);
export const parsIn = (drawer: Drawer): Newest<number> => newestIn(drawer, 'daily-pars', MOST, isPar);
const PARS = parsIn(lastingDrawer);

export const knownPar = (daily: Daily): number | undefined => PARS.get(keyOf(daily));

/** Lets the strong bot play. */
function startRun(daily: Daily, heard: OnEntry): Errand<DailyRun> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return errand<ParWorker, DailyRun>(worker, asked => asked.run(daily, proxy(heard)));
}

export interface ParRun {
  readonly par: number | undefined;
  /** What the bot did, once it has played here. */
  readonly run: DailyRun | undefined;
  /** How many entries it has come to; undefined while it does not play. */
  readonly entries: number | undefined;
  readonly hasFailed: boolean;
}

interface RunSoFar extends ParRun {
  readonly daily: Daily;
}

/** The par of a deal, and the bot's run: it begins when it is wanted, or when par is and nobody knows it yet. */
export function usePar({ game, number }: Daily, wanted: 'run' | 'par' | 'nothing'): ParRun {
  const daily = useMemo(() => ({ game, number }), [game, number]);
  const [told, setTold] = useState<RunSoFar>();
  const par = knownPar(daily);
  const isWanted = wanted === 'run' || (wanted === 'par' && par === undefined);
  const [isBegun, begin] = useState(isWanted);
  if (isWanted && !isBegun) begin(true);
  useEffect(() => (isBegun ? follow(daily, heard => setTold({ ...heard, daily })) : undefined), [daily, isBegun]);
  if (told?.daily === daily) return told;
  return { par, run: undefined, entries: isBegun ? 0 : undefined, hasFailed: false };
}

/** Lets the bot play, and tells how far it has come and what came of it, until what it answers is called. */
function follow(daily: Daily, tell: (heard: ParRun) => void): () => void {
  const before = { par: knownPar(daily), run: undefined, entries: undefined, hasFailed: false };
  // What is told of an action and what the run comes to go different ways, and the last word may come first.
  let isOver = false;
  const end = (heard: ParRun): void => {
    if (!isOver) tell(heard);
    isOver = true;
  };
  const { answer, stop } = startRun(daily, entries => (isOver ? undefined : tell({ ...before, entries })));
  const ended = (played: DailyRun): void => {
    const par = played.outcome.scores[0] ?? 0;
    PARS.put(keyOf(daily), par);
    end({ ...before, par, run: played });
  };
  answer.then(ended, () => end({ ...before, hasFailed: true }));
  return () => {
    isOver = true;
    stop();
  };
}
