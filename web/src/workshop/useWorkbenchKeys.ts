import { useEffect } from 'react';
import { useKeys } from '../parts/useKeys.ts';
import type { FlawList } from './FlawsPaper.tsx';
import type { Workbench } from './useWorkbench.ts';

interface WorkbenchKeys {
  readonly bench: Workbench<object>;
  readonly list: FlawList;
  readonly switchView: () => void;
  readonly onHelp: () => void;
}

/** The keys of the page around an easel; the easel has keys of its own. */
export function useWorkbenchKeys({ bench, list, switchView, onHelp }: WorkbenchKeys): void {
  const { undo, redo, flaws, departures } = bench;
  const marks = [...flaws, ...departures];
  const go = (by: number): void => {
    const at = list.pointed === undefined ? (by > 0 ? 0 : marks.length + 1) : list.pointed;
    const next = marks[(at - 1 + by + marks.length) % Math.max(1, marks.length)];
    if (next) list.show(next);
  };
  useKeys({
    u: undo,
    'Shift+u': redo,
    t: switchView,
    n: () => go(1),
    p: () => go(-1),
    m: () => {
      const flaw = flaws.find(({ number }) => number === list.pointed) ?? flaws[0];
      if (flaw) list.mend(flaw);
    },
    '?': onHelp,
  });
  useControlKeys(undo, redo);
}

/** As everywhere else; in a field they are the browser's own. */
function useControlKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [undo, redo]);
}
