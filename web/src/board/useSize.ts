import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import type { Size } from './geometry.ts';

/** How large an element is; undefined until it has been measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    let last: Size | undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (last?.width === width && last.height === height) return;
      // What is drawn at first may come in pieces; whoever pulls at the window sees it follow at once.
      if (last) setSize({ width, height });
      else startTransition(() => setSize({ width, height }));
      last = { width, height };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
