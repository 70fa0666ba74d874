import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
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
  const presses = useRef(new Map<number, Press>());
  const isDragged = useRef(false);
  const placeOf = (spot: Spot): Place => placeUnder(table.current, spot);

  const follow = (press: Press, to: Spot): void => {
    const fixed = [...presses.current.values()].find(other => other !== press)?.at;
    isDragged.current ||= distance(press.from, to) > STRAY;
    if (isDragged.current && fixed) shot.zoom(stretch(fixed, press.at, to), placeOf(fixed));
    else if (isDragged.current && press.drag) press.drag.move(placeOf(to));
    else if (isDragged.current) shot.pan(to.clientX - press.at.clientX, to.clientY - press.at.clientY);
    press.at = to;
  };
  const release = (event: PointerEvent): void => {
    if (isDragged.current && event.type === 'pointerup') presses.current.get(event.pointerId)?.drag?.drop?.();
    presses.current.delete(event.pointerId);
  };

  return {
    onPointerDown: event => {
      if (event.button !== 0) return;
      if (presses.current.size === 0) isDragged.current = false;
      const drag = presses.current.size === 0 ? handling.grab?.(placeOf(event), handOf(event.pointerType)) : undefined;
      presses.current.set(event.pointerId, { from: spotOf(event), at: spotOf(event), drag });
    },
    onPointerMove: event => {
      const press = presses.current.get(event.pointerId);
      if (press) follow(press, spotOf(event));
      else if (event.pointerType === 'mouse') handling.onHover?.(placeOf(event));
      if (press && isDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: ({ pointerType }) => void (pointerType === 'mouse' && handling.onLeave?.()),
    onClick: event => {
      const tap = { by: byOf(event), on: event.target as Element };
      if (tap.by === 'key' || !isDragged.current) handling.onTap(placeOf(event), tap);
      isDragged.current = false;
    },
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
