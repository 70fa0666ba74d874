import { useEffect } from 'react';

export type BoardKeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Elsewhere these keys already mean something. */
const TAKEN = 'input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"], .log';
const PRESSED = 'button, a, summary';

/** Keys of the board, by name, heard from everywhere on the page: whoever has just pressed a button may go on. */
export function useBoardKeys(keys: BoardKeys): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTaken(event)) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}

const isTaken = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(key === 'Enter' || key === ' ' ? `${TAKEN}, ${PRESSED}` : TAKEN) !== null;
