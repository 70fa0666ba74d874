import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Spot, spotIn } from '../../board/geometry.ts';
import { turnBetween } from './turning.ts';
import type { Turning } from './useTurning.ts';

export type Pointer = 'mouse' | 'finger';

/** What a single pointer does over the sheet; spots are pixels of the pane, times are milliseconds. */
export interface Handling {
  readonly hover?: (at: Spot) => void;
  readonly press?: (at: Spot, by: Pointer, time: number) => void;
  readonly drag?: (at: Spot, time: number) => void;
  readonly release?: (at: Spot, time: number) => void;
  readonly cancel?: () => void;
}

interface Handlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
}

/** One pointer does what is being done; two fingers turn the sheet, and undo whatever the first had begun. */
export function usePanePointers(pane: RefObject<HTMLElement | null>, handling: Handling, turning: Turning): Handlers {
  const fingers = useFingers(turning);
  const isMoved = useMoved();
  const where = (event: PointerEvent): Spot => spotIn(pane.current, event);
  return {
    onPointerDown: event => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (fingers.put(event.pointerId, where(event)) === 'twisting') handling.cancel?.();
      else handling.press?.(where(event), event.pointerType === 'mouse' ? 'mouse' : 'finger', event.timeStamp);
    },
    onPointerMove: event => {
      const hasMoved = isMoved(event);
      const doing = fingers.move(event.pointerId, where(event));
      if (doing === 'nothing' && hasMoved) handling.hover?.(where(event));
      if (doing === 'pressing') handling.drag?.(where(event), event.timeStamp);
    },
    onPointerUp: event => {
      if (fingers.lift(event.pointerId) === 'pressing') handling.release?.(where(event), event.timeStamp);
    },
    onPointerCancel: event => {
      fingers.lift(event.pointerId);
      handling.cancel?.();
    },
  };
}

/**
 * Whether a pointer is elsewhere than at its last move. Browsers tell of a move, too, when the page changes under a mouse
 * that rests: it would take the next wall from where it fits to where the last pull happened to end.
 */
function useMoved(): (event: PointerEvent) => boolean {
  const last = useRef('');
  return ({ clientX, clientY }) => {
    const before = last.current;
    last.current = `${clientX}/${clientY}`;
    return last.current !== before;
  };
}

type Doing = 'nothing' | 'pressing' | 'twisting';

interface Fingers {
  readonly put: (id: number, at: Spot) => Doing;
  readonly move: (id: number, to: Spot) => Doing;
  readonly lift: (id: number) => Doing;
}

/** The fingers on the sheet: a second one makes a twist, which lasts until the last one is lifted. */
function useFingers(turning: Turning): Fingers {
  const spots = useRef(new Map<number, Spot>());
  const isTwisting = useRef(false);
  const doing = (id: number): Doing =>
    spots.current.has(id) ? (isTwisting.current ? 'twisting' : 'pressing') : 'nothing';
  return {
    put: (id, at) => {
      spots.current.set(id, at);
      isTwisting.current ||= spots.current.size > 1;
      return doing(id);
    },
    move: (id, to) => {
      const from = spots.current.get(id);
      const other = [...spots.current].find(([each]) => each !== id)?.[1];
      if (from && other) turning.by(turnBetween(other, from, to));
      if (from) spots.current.set(id, to);
      return doing(id);
    },
    lift: id => {
      const was = doing(id);
      spots.current.delete(id);
      if (isTwisting.current && spots.current.size === 0) {
        isTwisting.current = false;
        turning.rest();
      }
      return was;
    },
  };
}
