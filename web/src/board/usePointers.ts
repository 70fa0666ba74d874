import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Spot } from './geometry.ts';
import type { Shot } from './useCamera.ts';
import { type Drag, usePresses } from './usePresses.ts';

/** What pointers do to a table; spots are in units of the table, with fractions. */
export interface Handling {
  readonly onHover?: ((at: Spot) => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
  readonly onTap: (at: Spot, tap: Tap) => void;
  /** What a press takes hold of; nothing: it moves the picture. */
  readonly grab?: ((at: Spot, by: Tap['by']) => Drag | undefined) | undefined;
}

export interface Tap {
  readonly by: 'mouse' | 'finger' | 'key';
  readonly on: Element;
}

interface Pointers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** `table` is one unit wide and high on the screen and lies at the origin: through it a pointer finds its place. */
export function usePointers(table: RefObject<Element | null>, shot: Shot, handling: Handling): Pointers {
  const placeOf = (spot: Spot): Spot => placeUnder(table.current, spot);
  const presses = usePresses({
    pan: by => shot.pan(by.x, by.y),
    pinch: (factor, about) => shot.zoom(factor, placeOf(about)),
  });
  const grab = (event: PointerEvent): Drag | undefined => {
    const drag = handling.grab?.(placeOf(spotOf(event)), handOf(event.pointerType));
    return drag && { move: to => drag.move(placeOf(to)), drop: drag.drop };
  };
  const move = (event: PointerEvent): void => {
    if (event.buttons === 0) presses.end(event.pointerId);
    if (presses.follow(event.pointerId, spotOf(event))) event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.pointerType === 'mouse') handling.onHover?.(placeOf(spotOf(event)));
  };
  return {
    onPointerDown: event => {
      if (event.button === 0) presses.begin(event.pointerId, spotOf(event), () => grab(event));
    },
    // A click may follow at once: it must find everything where the pointer has brought it.
    onPointerMove: event => flushSync(() => move(event)),
    onPointerUp: event => presses.end(event.pointerId)?.drop?.(),
    onPointerCancel: event => void presses.end(event.pointerId),
    onPointerLeave: ({ pointerType }) => void (pointerType === 'mouse' && handling.onLeave?.()),
    onClick: event => {
      const tap = { by: byOf(event), on: event.target as Element };
      if (tap.by === 'key' || !presses.wasDragged()) handling.onTap(placeOf(spotOf(event)), tap);
    },
  };
}

const spotOf = ({ clientX, clientY }: MouseEvent): Spot => ({ x: clientX, y: clientY });

function placeUnder(table: Element | null, { x, y }: Spot): Spot {
  const box = table?.getBoundingClientRect();
  return box ? { x: (x - box.left) / box.width, y: (y - box.top) / box.height } : { x: 0, y: 0 };
}

/** A click without a pointer comes from a key or from what stands in for one. */
function byOf({ detail, nativeEvent }: MouseEvent): Tap['by'] {
  if (detail === 0) return 'key';
  return handOf('pointerType' in nativeEvent ? nativeEvent.pointerType : undefined);
}

const handOf = (pointerType: unknown): 'mouse' | 'finger' => (pointerType === 'touch' ? 'finger' : 'mouse');
