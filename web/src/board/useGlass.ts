import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Area, distance, type Size, type Spot, spotIn } from './geometry.ts';
import { enlarged, type Glass, moved, PLAIN, revealing } from './glass.ts';
import { STRAY, usePresses } from './usePresses.ts';
import { useSize } from './useSize.ts';
import { useWheel } from './useWheel.ts';

/** A glass over a sheet that fills an element: `glass` says how to transform the sheet, `pointers` go on the element. */
export interface GlassOver {
  readonly glass: Glass;
  readonly viewport: Size | undefined;
  readonly toggle: () => void;
  /** Moves what is enlarged so that an area, in plain pixels of the viewport, is seen. */
  readonly reveal: (area: Area) => void;
  readonly pointers: GlassPointers;
}

interface GlassPointers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

type Change = (next: (glass: Glass, viewport: Size) => Glass) => void;

const CLOSER = 2;

/** Two fingers or Ctrl and the wheel enlarge, one finger moves what is enlarged, a double tap does and undoes it. */
export function useGlass(element: RefObject<HTMLElement | null>, onDoubleTap: () => void): GlassOver {
  const viewport = useSize(element);
  const [glass, setGlass] = useState(PLAIN);
  const change: Change = next => setGlass(last => (viewport ? next(last, viewport) : last));
  const toggleAt = (about?: Spot): void =>
    change((last, whole) => {
      const middle = { x: whole.width / 2, y: whole.height / 2 };
      return last.scale > 1 ? PLAIN : enlarged(last, CLOSER, about ?? middle, whole);
    });
  const pointers = useFingers(element, change, at => {
    onDoubleTap();
    toggleAt(at);
  });
  useWheel(element, event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    change((last, whole) => enlarged(last, Math.exp(-event.deltaY / 300), spotIn(element.current, event), whole));
  });
  return {
    glass,
    viewport,
    toggle: () => toggleAt(),
    reveal: area => change((last, whole) => (last.scale > 1 ? revealing(last, area, whole) : last)),
    pointers,
  };
}

function useFingers(
  element: RefObject<HTMLElement | null>,
  change: Change,
  onTwice: (at: Spot) => void,
): GlassPointers {
  const at = (event: MouseEvent): Spot => spotIn(element.current, event);
  const presses = usePresses({
    pan: by => change((last, viewport) => moved(last, by, viewport)),
    pinch: (factor, about) => change((last, viewport) => enlarged(last, factor, about, viewport)),
  });
  /** Whether the tap that is on was the second of two: then it is no click as well. */
  const isSpent = useRef(false);
  const isTwice = useTwice();
  const release = (event: PointerEvent): void => {
    presses.end(event.pointerId);
    const isTap = event.type === 'pointerup' && event.pointerType !== 'mouse' && !presses.wasDragged();
    if (!isTap || !isTwice(at(event), event.timeStamp)) return;
    isSpent.current = true;
    onTwice(at(event));
  };
  return {
    onPointerDown: event => {
      isSpent.current = false;
      if (event.button === 0) presses.begin(event.pointerId, at(event));
    },
    onPointerMove: event => {
      if (event.buttons === 0) presses.end(event.pointerId);
      if (presses.follow(event.pointerId, at(event))) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: event => {
      if (event.detail > 0 && (isSpent.current || presses.wasDragged())) event.stopPropagation();
    },
  };
}

const TWICE_MS = 320;

/** Knows the second of two quick taps on the same spot. */
function useTwice(): (at: Spot, when: number) => boolean {
  const last = useRef({ at: { x: 0, y: 0 }, when: -TWICE_MS });
  return (at, when) => {
    const isTwice = when - last.current.when < TWICE_MS && distance(at, last.current.at) < 4 * STRAY;
    last.current = { at, when: isTwice ? -TWICE_MS : when };
    return isTwice;
  };
}
