import { type PointerEvent, type RefObject, useRef } from 'react';

interface Finger {
  readonly x: number;
  readonly y: number;
}

const at = ({ clientX, clientY }: PointerEvent): Finger => ({ x: clientX, y: clientY });

/** Two fingers push what is larger than its window. Each answers whether the fingers are busy with that. */
export function usePan(scroller: RefObject<HTMLElement | null>) {
  const fingers = useRef(new Map<number, Finger>());
  const isPushing = useRef(false);
  return {
    down: (event: PointerEvent): boolean => {
      fingers.current.set(event.pointerId, at(event));
      isPushing.current ||= fingers.current.size > 1;
      return isPushing.current;
    },
    move: (event: PointerEvent): boolean => {
      const last = fingers.current.get(event.pointerId);
      if (!isPushing.current || !last) return isPushing.current;
      const now = at(event);
      const share = fingers.current.size;
      scroller.current?.scrollBy((last.x - now.x) / share, (last.y - now.y) / share);
      fingers.current.set(event.pointerId, now);
      return true;
    },
    up: (event: PointerEvent): boolean => {
      fingers.current.delete(event.pointerId);
      const wasPushing = isPushing.current;
      if (fingers.current.size === 0) isPushing.current = false;
      return wasPushing;
    },
  };
}
