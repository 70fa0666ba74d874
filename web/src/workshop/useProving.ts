import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { GameId } from '../../../games/shelf.ts';
import type { Outcome } from '../../../kernel/game.ts';
import { manifestOf } from '../games.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { openStore } from '../table/database.ts';
import type { Editor } from './editor.ts';
import { ownTrial } from './ownTrial.ts';
import type { Trial } from './trial.ts';
import { startTrial, type TrialRun } from './trial/bench.ts';
import type { Workbench } from './useWorkbench.ts';

/** Alone a match says less than two that change seats. */
const MATCHES = { alone: 20, together: 40 } as const;

/** How a work stands: something is wrong; nobody has tried it; bots are at it; proved; proved before it was changed. */
type WorkState = 'flawed' | 'sound' | 'proving' | 'proved' | 'void';

export interface Proving {
  readonly state: WorkState;
  readonly done: number;
  readonly of: number;
  /** Why the last try has proved nothing. */
  readonly failure: 'stopped' | 'failed' | undefined;
  start(): void;
  stop(): void;
  /** The best match of one's own on this very work, as a trial that can be taken. */
  readonly own: Trial | undefined;
}

export function useProving(editor: Editor<object>, game: GameId, bench: Workbench<object>): Proving {
  const { work, gauges } = editor;
  const { text, hash, flaws, trial, setTrial } = bench;
  const of = manifestOf(game).seats.max === 1 ? MATCHES.alone : MATCHES.together;
  const [done, setDone] = useState<number>();
  const [failure, setFailure] = useState<Proving['failure']>();
  const run = useRef<TrialRun>(undefined);
  useEffect(() => () => run.current?.stop(), []);
  const end = (why: Proving['failure']): void => {
    run.current = undefined;
    setDone(undefined);
    setFailure(why);
  };
  const finish = (outcomes: readonly Outcome[]): void => {
    const figures = gauges.map(gauge => gauge.figureOf(outcomes));
    setTrial({ of: hash, par: { figure: work.parOf(outcomes), by: 'bots' }, matches: outcomes.length, figures });
    end(undefined);
  };
  const start = (): void => {
    setDone(0);
    setFailure(undefined);
    run.current = startTrial({ game, options: work.options(text), seed: hash, matches: of }, setDone);
    void run.current.outcomes.then(finish, () => end('failed'));
  };
  const stop = (): void => {
    run.current?.stop();
    end('stopped');
  };
  const state = stateOf({ isFlawed: flaws.length > 0, isRunning: done !== undefined, trial, hash });
  return { state, done: done ?? 0, of, failure, start, stop, own: useOwnTrial(editor, game, bench) };
}

interface Circumstances {
  readonly isFlawed: boolean;
  readonly isRunning: boolean;
  readonly trial: Trial | undefined;
  readonly hash: string;
}

function stateOf({ isFlawed, isRunning, trial, hash }: Circumstances): WorkState {
  if (isRunning) return 'proving';
  if (trial?.of === hash) return 'proved';
  if (trial) return 'void';
  return isFlawed ? 'flawed' : 'sound';
}

/** A match of one's own that has ended, to be taken as the proof. */
function useOwnTrial({ work }: Editor<object>, game: GameId, bench: Workbench<object>) {
  // All matches are looked through: after the stroke has been shown, not before.
  const [text, hash] = [useDeferredValue(bench.text), useDeferredValue(bench.hash)];
  const load = useCallback(
    async (): Promise<Trial | undefined> => ownTrial(await (await openStore()).list(), { game, work, text, hash }),
    [work, game, text, hash],
  );
  return useLoaded(load);
}
