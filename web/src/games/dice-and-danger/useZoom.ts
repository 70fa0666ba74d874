import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { enlarged, type Glass, moved, PLAIN, revealing, type Room, type Spot } from './zoom.ts';

export interface Zoom {
  readonly glass: Glass;
  readonly room: Room | undefined;
  readonly toggle: () => void;
  /** A box in plain pixels of the room. */
  readonly reveal: (box: Spot & Room) => void;
  readonly pointers: Pointers;
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
const TWICE_MS = 320;
const CLOSER = 2;

/** Two fingers or Ctrl and the wheel enlarge, one finger moves what is enlarged, a double tap does and undoes it. */
export function useZoom(element: RefObject<HTMLElement | null>, onDoubleTap: () => void): Zoom {
  const room = useRoom(element);
  const [glass, setGlass] = useState(PLAIN);
  const presses = useRef(new Map<number, Press>());
  const isDragged = useRef(false);
  const lastTap = useRef({ at: { x: 0, y: 0 }, when: -TWICE_MS });
  const change = (next: (glass: Glass, room: Room) => Glass): void =>
    setGlass(last => (room ? next(last, room) : last));
  const spotOf = (event: Pick<MouseEvent, 'clientX' | 'clientY'>): Spot => {
    const box = element.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const follow = (press: Press, to: Spot): void => {
    const { at: from } = press;
    press.at = to;
    const fixed = [...presses.current.values()].find(other => other !== press)?.at;
    isDragged.current ||= distance(press.from, to) > STRAY;
    if (!isDragged.current) return;
    if (fixed)
      change((last, whole) => enlarged(last, distance(fixed, to) / Math.max(1, distance(fixed, from)), fixed, whole));
    else change((last, whole) => moved(last, { x: to.x - from.x, y: to.y - from.y }, whole));
  };
  const tapped = (at: Spot, when: number): void => {
    const isTwice = when - lastTap.current.when < TWICE_MS && distance(at, lastTap.current.at) < 4 * STRAY;
    lastTap.current = { at, when: isTwice ? -TWICE_MS : when };
    if (!isTwice) return;
    onDoubleTap();
    change((last, whole) => (last.scale > 1 ? PLAIN : enlarged(last, CLOSER, at, whole)));
  };
  const release = (event: PointerEvent): void => {
    const press = presses.current.get(event.pointerId);
    presses.current.delete(event.pointerId);
    const isTap = press && !isDragged.current && event.type === 'pointerup' && event.pointerType !== 'mouse';
    if (isTap) tapped(spotOf(event), event.timeStamp);
  };
  useWheel(element, (factor, event) => change((last, whole) => enlarged(last, factor, spotOf(event), whole)));
  return {
    glass,
    room,
    toggle: () =>
      change((last, whole) =>
        last.scale > 1 ? PLAIN : enlarged(last, CLOSER, { x: whole.width / 2, y: whole.height / 2 }, whole),
      ),
    reveal: box => change((last, whole) => (last.scale > 1 ? revealing(last, box, whole) : last)),
    pointers: {
      onPointerDown: event => {
        if (event.button !== 0) return;
        if (presses.current.size === 0) isDragged.current = false;
        presses.current.set(event.pointerId, { from: spotOf(event), at: spotOf(event) });
      },
      onPointerMove: event => {
        const press = presses.current.get(event.pointerId);
        if (press) follow(press, spotOf(event));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onClickCapture: event => {
        if (isDragged.current && event.detail > 0) event.stopPropagation();
        isDragged.current = false;
      },
    },
  };
}

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The wheel is heard by hand: only so can the page be kept from zooming as a whole. */
function useWheel(element: RefObject<HTMLElement | null>, zoom: (factor: number, event: WheelEvent) => void): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), event);
  });
  useEffect(() => {
    const heard = element.current;
    const hear = (event: WheelEvent): void => turn(event);
    heard?.addEventListener('wheel', hear, { passive: false });
    return () => heard?.removeEventListener('wheel', hear);
  }, [element]);
}

/** How large an element is; undefined until it has been measured. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      setRoom(last => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
