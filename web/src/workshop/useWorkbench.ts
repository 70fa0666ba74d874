import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { digest } from '../../../kernel/chance.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { same } from '../../../kernel/plain.ts';
import type { Editor, NumberedFlaw } from './editor.ts';
import { departuresIn, flawsIn, numberedFlaws } from './flaws.ts';
import { drawn, type History, redone, undone } from './history.ts';
import type { Trial } from './trial.ts';
import { type Drawn, goneOn, keptPast } from './past.ts';
import type { KeptWork, WorkStore } from './works.ts';

type Act<Draft> =
  | { readonly type: 'draw'; readonly drawn: Drawn<Draft> }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** What changes nothing in the text is no step. */
function historyAfter<Draft>(history: History<Drawn<Draft>>, act: Act<Draft>): History<Drawn<Draft>> {
  if (act.type === 'undo') return undone(history);
  if (act.type === 'redo') return redone(history);
  return act.drawn.text === history.present.text ? history : drawn(history, act.drawn);
}

/** How far keeping has come: when it was kept, or that it could not be. */
type Keeping = number | 'failed' | undefined;

export type Workbench<Draft extends object> = ReturnType<typeof useWorkbench<Draft>>;

/** A work that is drawn on: its history, what is wrong with it, and its keeping. It is kept with every step. */
export function useWorkbench<Draft extends object>(editor: Editor<Draft>, store: WorkStore, opened: KeptWork) {
  const { work } = editor;
  const [history, act] = useReducer(historyAfter<Draft>, undefined, () => historyOf(editor, opened));
  const [trial, setTrial] = useState(opened.trial);
  const { draft, text } = history.present;
  const hash = useMemo(() => digest(text), [text]);
  const flaws = useMemo(() => numberedFlaws(editor, draft), [editor, draft]);
  const departures = useDepartures(editor, draft, flaws.length);
  const before = history.past?.drawn.draft;
  const flawsBefore = useMemo(() => (before ? flawsIn(editor, before) : []), [editor, before]);
  const keeping = useKeeping(store, opened, { history, trial });
  const draw = useCallback(
    (next: Draft) => act({ type: 'draw', drawn: { draft: next, text: work.print(next) } }),
    [work],
  );
  return {
    draft,
    text,
    hash,
    flaws,
    flawsBefore,
    departures,
    trial,
    setTrial,
    keeping,
    draw,
    undo: useCallback(() => act({ type: 'undo' }), []),
    redo: useCallback(() => act({ type: 'redo' }), []),
    canUndo: history.past !== undefined,
    canRedo: history.future !== undefined,
  };
}

/**
 * Numbered behind the flaws. They are looked for once a stroke and its flaws have been shown, for nobody waits for them; mostly
 * they are the same as before, and then nothing is drawn anew.
 */
function useDepartures<Draft extends object>(
  editor: Editor<Draft>,
  draft: Draft,
  flaws: number,
): readonly NumberedFlaw<Draft>[] {
  const [found, setFound] = useState(() => departuresIn(editor, draft));
  useEffect(() => {
    const look = (): void => {
      const now = departuresIn(editor, draft);
      setFound(before => (same(before, now) ? before : now));
    };
    const timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [editor, draft]);
  return useMemo(() => found.map((marked, i) => ({ ...marked, number: flaws + i + 1 })), [found, flaws]);
}

/** A kept text that draws nothing any more (nobody else writes there) gives way to what a new work begins as. */
function draftOf<Draft extends object>({ work, starts }: Editor<Draft>, text: string): Draft {
  const read = work.read(text);
  if (!isRefusal(read)) return read;
  const [first] = starts;
  if (!first) throw new Error('an editor has something to begin with');
  return first.draft;
}

/** It goes on from what is kept; the past of a text that is written otherwise is none of its own. */
function historyOf<Draft extends object>(editor: Editor<Draft>, { text: kept, past }: KeptWork) {
  const draft = draftOf(editor, kept);
  const text = editor.work.print(draft);
  return goneOn({ draft, text }, text === kept && past ? past : [], older => draftOf(editor, older));
}

/** No finer is it told: within a minute nothing is drawn anew because something was kept. */
const MINUTE = 60_000;

interface Unsaved<Draft> {
  readonly history: History<Drawn<Draft>>;
  readonly trial: Trial | undefined;
}

function useKeeping<Draft>(store: WorkStore, opened: KeptWork, { history, trial }: Unsaved<Draft>): Keeping {
  const [keeping, setKeeping] = useState<Keeping>(opened.changed);
  const { id, game } = opened;
  const kept = useRef<Unsaved<Draft>>({ history, trial });
  useEffect(() => {
    if (kept.current.history === history && kept.current.trial === trial) return;
    kept.current = { history, trial };
    const changed = Date.now();
    const { text } = history.present;
    store.put({ id, game, text, changed, past: keptPast(history), ...(trial && { trial }) }).then(
      () => setKeeping(changed - (changed % MINUTE)),
      () => setKeeping('failed'),
    );
  }, [store, id, game, history, trial]);
  return keeping;
}
