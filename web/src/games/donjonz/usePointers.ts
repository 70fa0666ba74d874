import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Place } from '../../../../games/donjonz/index.ts';
import type { Shot } from './useCamera.ts';

/** Something held under a pointer from press to release. */
export interface Drag {
  readonly move: (to: Place) => void;
  readonly drop?: () => void;
}

/** What pointers do to a table; points are in spaces, with fractions. */
export interface Handling {
  readonly onHover?: ((at: Place) => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
  readonly onTap: (at: Place, tap: Tap) => void;
  /** What a press takes hold of; nothing: it moves the picture. */
  readonly grab?: ((at: Place, by: Tap['by']) => Drag | undefined) | undefined;
}

export interface Tap {
  readonly by: 'mouse' | 'finger' | 'key';
  readonly on: Element;
}

export interface Pointers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

interface Press {
  readonly from: Spot;
  at: Spot;
  readonly drag: Drag | undefined;
}

/** On the screen. */
type Spot = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** A finger that strays less than this still taps. */
const STRAY = 8;

/** `table` is one space wide and high on the screen and lies at the origin: through it a point finds its place. */
export function usePointers(table: RefObject<Element | null>, shot: Shot, handling: Handling): Pointers {
  const placeOf = (spot: Spot): Place => placeUnder(table.current, spot);
  const presses = usePresses(shot, placeOf);
  const move = (event: PointerEvent): void => {
    if (presses.follow(event.pointerId, spotOf(event))) event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.pointerType === 'mouse') handling.onHover?.(placeOf(event));
  };
  return {
    onPointerDown: event => {
      if (event.button !== 0) return;
      presses.begin(event.pointerId, spotOf(event), () => handling.grab?.(placeOf(event), handOf(event.pointerType)));
    },
    // A click may follow at once: it must find everything where the pointer has brought it.
    onPointerMove: event => flushSync(() => move(event)),
    onPointerUp: event => presses.end(event.pointerId)?.drop?.(),
    onPointerCancel: event => void presses.end(event.pointerId),
    onPointerLeave: ({ pointerType }) => void (pointerType === 'mouse' && handling.onLeave?.()),
    onClick: event => {
      const tap = { by: byOf(event), on: event.target as Element };
      if (tap.by === 'key' || !presses.wasDragged()) handling.onTap(placeOf(event), tap);
    },
  };
}

interface Presses {
  readonly begin: (id: number, at: Spot, grab: () => Drag | undefined) => void;
  /** Whether this pointer is pressed and has left the spot. */
  readonly follow: (id: number, to: Spot) => boolean;
  /** What has been dragged and is let go of. */
  readonly end: (id: number) => Drag | undefined;
  readonly wasDragged: () => boolean;
}

/** The fingers on the table from press to release: the first one may drag something, a second one pinches. */
function usePresses(shot: Shot, placeOf: (spot: Spot) => Place): Presses {
  const presses = useRef(new Map<number, Press>());
  const isDragged = useRef(false);
  const drag = (press: Press, to: Spot): void => {
    const fixed = [...presses.current.values()].find(other => other !== press)?.at;
    if (fixed) shot.zoom(stretch(fixed, press.at, to), placeOf(fixed));
    else if (press.drag) press.drag.move(placeOf(to));
    else shot.pan(to.clientX - press.at.clientX, to.clientY - press.at.clientY);
    press.at = to;
  };
  return {
    begin: (id, at, grab) => {
      const isFirst = presses.current.size === 0;
      if (isFirst) isDragged.current = false;
      presses.current.set(id, { from: at, at, drag: isFirst ? grab() : undefined });
    },
    follow: (id, to) => {
      const press = presses.current.get(id);
      if (!press) return false;
      isDragged.current ||= distance(press.from, to) > STRAY;
      if (isDragged.current) drag(press, to);
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

const spotOf = ({ clientX, clientY }: Spot): Spot => ({ clientX, clientY });
const distance = (one: Spot, other: Spot): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

function placeUnder(table: Element | null, { clientX, clientY }: Spot): Place {
  const box = table?.getBoundingClientRect();
  return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : { x: 0, y: 0 };
}

/** A click without a pointer comes from a key or from what stands in for one. */
function byOf({ detail, nativeEvent }: MouseEvent): Tap['by'] {
  if (detail === 0) return 'key';
  return handOf('pointerType' in nativeEvent ? nativeEvent.pointerType : undefined);
}

const handOf = (pointerType: unknown): 'mouse' | 'finger' => (pointerType === 'touch' ? 'finger' : 'mouse');

/** How much farther from `fixed` the second of two spots is than the first. */
const stretch = (fixed: Spot, from: Spot, to: Spot): number => distance(fixed, to) / Math.max(1, distance(fixed, from));
