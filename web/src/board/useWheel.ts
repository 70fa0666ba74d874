import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The wheel is heard by hand: only so can the page be kept from scrolling or zooming as a whole. */
export function useWheel(element: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const turn = useEffectEvent(onWheel);
  useEffect(() => {
    const heard = element.current;
    const hear = (event: WheelEvent): void => turn(event);
    heard?.addEventListener('wheel', hear, { passive: false });
    return () => heard?.removeEventListener('wheel', hear);
  }, [element]);
}
