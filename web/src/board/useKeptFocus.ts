import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus is gone as `key` becomes another one, the focus goes to `element` instead of nowhere. */
export function useKeptFocus(element: RefObject<HTMLElement | SVGElement | null>, key: string | number | null): void {
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (key !== null && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [element, key]);
}
