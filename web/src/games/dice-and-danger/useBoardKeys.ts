import { useEffect } from 'react';

export type BoardKeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Elsewhere these keys already mean something. */
const TAKEN = 'input, textarea, select, [contenteditable], [role="dialog"], .log';
const PRESSED = 'button, a, summary';

/** Keys of the table, by name, heard from everywhere on the page; `Shift+` stands before an arrow that is held so. */
export function useBoardKeys(keys: BoardKeys): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const act = keys[nameOf(event)];
      if (!act || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTaken(event)) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}

function nameOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length === 1) return key.toLowerCase();
  return shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key;
}

const isTaken = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(key === 'Enter' || key === ' ' ? `${TAKEN}, ${PRESSED}` : TAKEN) !== null;
