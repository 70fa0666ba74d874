import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { digest } from '../../../kernel/chance.ts';
import { isRefusal } from '../../../kernel/game.ts';
import type { Editor } from './editor.ts';
import { flawsIn, numberedFlaws } from './flaws.ts';
import { begun, drawn, type History, redone, undone } from './history.ts';
import type { Trial } from './par.ts';
import type { KeptWork, WorkStore } from './works.ts';

type Act<Draft> =
  | { readonly type: 'draw'; readonly draft: Draft; readonly text: (draft: Draft) => string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** What changes nothing in the text is no step. */
function historyAfter<Draft>(history: History<Draft>, act: Act<Draft>): History<Draft> {
  if (act.type === 'undo') return undone(history);
  if (act.type === 'redo') return redone(history);
  return act.text(act.draft) === act.text(history.present) ? history : drawn(history, act.draft);
}

/** How far keeping has come: when it was kept, or that it could not be. */
type Keeping = number | 'failed' | undefined;

export type Workbench<Draft extends object> = ReturnType<typeof useWorkbench<Draft>>;

/** A work that is drawn on: its history, what is wrong with it, and its keeping. It is kept with every step. */
export function useWorkbench<Draft extends object>(editor: Editor<Draft>, store: WorkStore, opened: KeptWork) {
  const { work } = editor;
  const [history, act] = useReducer(historyAfter<Draft>, undefined, () => begun(draftOf(editor, opened.text)));
  const [trial, setTrial] = useState(opened.trial);
  const draft = history.present;
  const text = useMemo(() => work.print(draft), [work, draft]);
  const hash = useMemo(() => digest(text), [text]);
  const flaws = useMemo(() => numberedFlaws(editor, draft), [editor, draft]);
  const before = history.past?.draft;
  const flawsBefore = useMemo(() => (before ? flawsIn(editor, before) : []), [editor, before]);
  const keeping = useKeeping(
    store,
    useMemo(() => ({ ...opened, text, trial }), [opened, text, trial]),
    opened,
  );
  const draw = useCallback((next: Draft) => act({ type: 'draw', draft: next, text: work.print }), [work]);
  return {
    draft,
    text,
    hash,
    flaws,
    flawsBefore,
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

/** A kept text that draws nothing any more (nobody else writes there) gives way to what a new work begins as. */
function draftOf<Draft extends object>({ work, starts }: Editor<Draft>, text: string): Draft {
  const read = work.read(text);
  if (!isRefusal(read)) return read;
  const [first] = starts;
  if (!first) throw new Error('an editor has something to begin with');
  return first.draft;
}

type Unsaved = Omit<KeptWork, 'trial'> & { readonly trial: Trial | undefined };

function useKeeping(store: WorkStore, { trial, ...work }: Unsaved, opened: KeptWork): Keeping {
  const [keeping, setKeeping] = useState<Keeping>(opened.changed);
  const { id, game, text } = work;
  const isAsOpened = text === opened.text && trial === opened.trial;
  useEffect(() => {
    if (isAsOpened) return;
    const changed = Date.now();
    store.put({ id, game, text, changed, ...(trial && { trial }) }).then(
      () => setKeeping(changed),
      () => setKeeping('failed'),
    );
  }, [store, id, game, text, trial, isAsOpened]);
  return keeping;
}
