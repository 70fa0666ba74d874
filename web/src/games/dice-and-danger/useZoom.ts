import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRoom } from './useRoom.ts';
import { enlarged, type Glass, moved, PLAIN, revealing, type Room, type Spot } from './zoom.ts';

export interface Zoom {
  readonly glass: Glass;
  readonly room: Room | undefined;
  readonly toggle: () => void;
  /** A box in plain pixels of the room. */
  readonly reveal: (box: Spot & Room) => void;
  readonly pointers: Pointers;
}

type Change = (next: (glass: Glass, room: Room) => Glass) => void;

const CLOSER = 2;

/** Two fingers or Ctrl and the wheel enlarge, one finger moves what is enlarged, a double tap does and undoes it. */
export function useZoom(element: RefObject<HTMLElement | null>, onDoubleTap: () => void): Zoom {
  const room = useRoom(element);
  const [glass, setGlass] = useState(PLAIN);
  const change: Change = next => setGlass(last => (room ? next(last, room) : last));
  const toggleAt = (about?: Spot): void =>
    change((last, whole) => {
      const middle = { x: whole.width / 2, y: whole.height / 2 };
      return last.scale > 1 ? PLAIN : enlarged(last, CLOSER, about ?? middle, whole);
    });
  const pointers = useFingers(element, change, at => {
    onDoubleTap();
    toggleAt(at);
  });
  useWheel(element, (factor, at) => change((last, whole) => enlarged(last, factor, at, whole)));
  return {
    glass,
    room,
    toggle: () => toggleAt(),
    reveal: box => change((last, whole) => (last.scale > 1 ? revealing(last, box, whole) : last)),
    pointers,
  };
}

interface Pointers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

interface Press {
  readonly from: Spot;
  at: Spot;
}

const STRAY = 8;

function useFingers(element: RefObject<HTMLElement | null>, change: Change, onTwice: (at: Spot) => void): Pointers {
  const presses = useRef(new Map<number, Press>());
  /** Whether the press that is on has done something: then it is no click as well. */
  const isSpent = useRef(false);
  const isTwice = useTwice();
  const follow = (press: Press, to: Spot): void => {
    const fixed = [...presses.current.values()].find(other => other !== press)?.at;
    isSpent.current ||= distance(press.from, to) > STRAY;
    if (isSpent.current) change((last, room) => followed(last, { from: press.at, to, fixed }, room));
    press.at = to;
  };
  const release = (event: PointerEvent): void => {
    const isTap = presses.current.delete(event.pointerId) && !isSpent.current && event.type === 'pointerup';
    if (!isTap || event.pointerType === 'mouse' || !isTwice(spotIn(element, event), event.timeStamp)) return;
    isSpent.current = true;
    onTwice(spotIn(element, event));
  };
  return {
    onPointerDown: event => {
      if (event.button !== 0) return;
      if (presses.current.size === 0) isSpent.current = false;
      const at = spotIn(element, event);
      presses.current.set(event.pointerId, { from: at, at });
    },
    onPointerMove: event => {
      const press = presses.current.get(event.pointerId);
      if (press) follow(press, spotIn(element, event));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: event => {
      if (isSpent.current && event.detail > 0) event.stopPropagation();
      isSpent.current = false;
    },
  };
}

interface Pull {
  readonly from: Spot;
  readonly to: Spot;
  /** Where another finger rests. */
  readonly fixed: Spot | undefined;
}

function followed(glass: Glass, { from, to, fixed }: Pull, room: Room): Glass {
  if (fixed) return enlarged(glass, distance(fixed, to) / Math.max(1, distance(fixed, from)), fixed, room);
  return moved(glass, { x: to.x - from.x, y: to.y - from.y }, room);
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

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

function spotIn(
  element: RefObject<HTMLElement | null>,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Spot {
  const box = element.current?.getBoundingClientRect();
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
}

/** The wheel is heard by hand: only so can the page be kept from zooming as a whole. */
function useWheel(element: RefObject<HTMLElement | null>, zoom: (factor: number, at: Spot) => void): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), spotIn(element, event));
  });
  useEffect(() => {
    const heard = element.current;
    const hear = (event: WheelEvent): void => turn(event);
    heard?.addEventListener('wheel', hear, { passive: false });
    return () => heard?.removeEventListener('wheel', hear);
  }, [element]);
}
