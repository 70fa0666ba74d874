import { useRef } from 'react';
import { distance, type Spot } from './geometry.ts';

/** Something held under a pointer from press to release. */
export interface Drag {
  readonly move: (to: Spot) => void;
  readonly drop?: (() => void) | undefined;
}

/** What free fingers do to a picture; spots are those of the pointers. */
export interface Moves {
  readonly pan: (by: Spot) => void;
  readonly pinch: (factor: number, about: Spot) => void;
}

export interface Presses {
  readonly begin: (id: number, at: Spot, grab?: () => Drag | undefined) => void;
  /** Whether this pointer is pressed and has left the spot. */
  readonly follow: (id: number, to: Spot) => boolean;
  /** What has been dragged and is let go of. */
  readonly end: (id: number) => Drag | undefined;
  /** Whether the press that is on, or was the last one, went astray: then it is no tap. */
  readonly wasDragged: () => boolean;
}

interface Press {
  readonly from: Spot;
  at: Spot;
  readonly drag: Drag | undefined;
}

/** A finger that strays less than this still taps. */
export const STRAY = 8;

/** The fingers on a board from press to release: the first one may drag something or pan, a second one pinches. */
export function usePresses({ pan, pinch }: Moves): Presses {
  const presses = useRef(new Map<number, Press>());
  const isDragged = useRef(false);
  const move = (press: Press, to: Spot): void => {
    const fixed = [...presses.current.values()].find(other => other !== press)?.at;
    if (fixed) pinch(distance(fixed, to) / Math.max(1, distance(fixed, press.at)), fixed);
    else if (press.drag) press.drag.move(to);
    else pan({ x: to.x - press.at.x, y: to.y - press.at.y });
    press.at = to;
  };
  return {
    begin: (id, at, grab) => {
      // A release that nobody saw, outside of the board or of the window, must not make this press a second one.
      presses.current.delete(id);
      const isFirst = presses.current.size === 0;
      if (isFirst) isDragged.current = false;
      presses.current.set(id, { from: at, at, drag: isFirst ? grab?.() : undefined });
    },
    follow: (id, to) => {
      const press = presses.current.get(id);
      if (!press) return false;
      isDragged.current ||= distance(press.from, to) > STRAY;
      if (isDragged.current) move(press, to);
      return isDragged.current;
    },
    end: id => {
      const press = presses.current.get(id);
      presses.current.delete(id);
      return isDragged.current ? press?.drag : undefined;
    },
    wasDragged: () => isDragged.current,
  };
}
