import { useEffect } from 'react';

/** What a key does, by its name; `Shift+` before it where that matters. */
export type Keys = Readonly<Record<string, () => void>>;

/** Keys of the whole page. They are silent while somebody types, in dialogs, and with Ctrl, Alt or Meta held. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const action = keys[nameOf(event)];
      if (!action || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event))
        return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}

const nameOf = ({ key, shiftKey }: KeyboardEvent): string => {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftKey && /^[a-z]$/.test(name) ? `Shift+${name}` : name;
};

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"]';

const isElsewhere = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(key === ' ' ? `${TYPING}, button, a` : TYPING) !== null;
