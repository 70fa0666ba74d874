import { useLayoutEffect } from 'react';

/** What a key does, by its name; `Shift+` stands before a letter or an arrow that is held so. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Keys heard from everywhere on the page: whoever has just pressed a button may go on. They are silent while somebody
 * types, in dialogs, with Ctrl, Alt or Meta held, and where the focus lies on something that uses the key itself.
 * They are always those of what is drawn: an effect after painting would leave a moment for a key to be lost.
 */
export function useKeys(keys: Keys): void {
  useLayoutEffect(() => {
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
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftKey && /^([a-z]|Arrow.*)$/.test(name) ? `Shift+${name}` : name;
}

const TAKEN = [
  { keys: /./, by: 'input, textarea, select, [contenteditable], dialog' },
  { keys: /^(Enter| )$/, by: 'button, a, summary' },
  { keys: /^(Arrow.*|Page.*|Home|End| )$/, by: '.log' },
];

const isTaken = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element && TAKEN.some(({ keys, by }) => keys.test(key) && target.closest(by) !== null);
