import { useEffect, useEffectEvent, useState } from 'react';
import {
  type Camera,
  fit,
  grown,
  keeping,
  kept,
  marginOf,
  type CameraLimits,
  middleOf,
  nudged,
  padded,
  revealing,
  zoomed,
} from './camera.ts';
import type { Area, Size, Spot } from './geometry.ts';

export interface Shot {
  readonly viewport: Size;
  readonly camera: Camera;
  /** Whether it got there by itself: then it glides; under a finger it follows at once. */
  readonly glides: boolean;
  readonly pan: (across: number, down: number) => void;
  readonly zoom: (factor: number, about: Spot) => void;
  /** Turns no further than needed to see all of an area, wherever that is. */
  readonly reveal: (area: Area) => void;
  /** The same, but never beyond what is there to be seen: at the edge the table comes along. */
  readonly nudge: (area: Area) => void;
  /** Shows all there is, however small. */
  readonly overview: () => void;
}

/**
 * Shows all of `area` as large as `limits` allow, until somebody moves the picture; a new area is shown whole again, or in
 * place where `limits` say so.
 * Where not all of it can be seen, `focus` can, and it is put into the middle when the window is resized or turned.
 */
export function useCamera(viewport: Size, area: Area, limits: CameraLimits, focus: Area = area): Shot {
  const { whole, centred, keptHere, revealed, nudgedHere } = framing(viewport, area, limits, focus);
  const window = `${innerWidth} x ${innerHeight}`;
  const [shot, setShot] = useState<Taken>({ whole, window, viewport, camera: whole, glides: false });
  const { x, y, scale } = whole;
  const follow = useEffectEvent((next: Pick<Taken, 'whole' | 'window'>) =>
    setShot(last => followed(last, { ...next, viewport }, { area, limits, centred })),
  );
  // A table that moves is painted anew: what has been done on it is shown first, and then followed.
  useEffect(() => {
    const frame = requestAnimationFrame(() => follow({ whole: { x, y, scale }, window }));
    return () => cancelAnimationFrame(frame);
  }, [x, y, scale, window]);
  const set = (next: (camera: Camera) => Camera): void =>
    setShot(last => {
      const moved = next(last.camera);
      return isSame(moved, last.camera) ? last : { ...last, camera: moved, glides: false };
    });
  const setKept = (next: (camera: Camera) => Camera): void => set(last => keptHere(next(last)));
  return {
    viewport,
    camera: shot.camera,
    glides: shot.glides,
    pan: (across, down) =>
      setKept(last => ({ ...last, x: last.x - across / last.scale, y: last.y - down / last.scale })),
    zoom: (factor, about) => setKept(last => zoomed(last, factor, about, limits)),
    reveal: shown => set(last => revealed(last, shown)),
    nudge: shown => set(last => nudgedHere(last, shown)),
    overview: () =>
      setShot(last => ({ ...last, camera: fit(area, viewport, { ...limits, comfort: limits.least }), glides: true })),
  };
}

interface Framing {
  readonly whole: Camera;
  readonly centred: Camera;
  readonly keptHere: (camera: Camera) => Camera;
  readonly revealed: (camera: Camera, part: Area) => Camera;
  readonly nudgedHere: (camera: Camera, part: Area) => Camera;
}

/** Where the camera stands by itself, and how it is moved so that all it shows is clear of what lies over the edges. */
function framing(viewport: Size, area: Area, limits: CameraLimits, focus: Area): Framing {
  const reach = grown(area, limits.margins.at(-1) ?? 0);
  const clear = (part: Area, { scale }: Camera): Area => padded(part, limits, scale);
  const keptHere = (camera: Camera): Camera => kept(camera, clear(reach, camera), viewport);
  const revealed = (camera: Camera, part: Area): Camera => revealing(camera, clear(part, camera), viewport);
  const nudgedHere = (camera: Camera, part: Area): Camera =>
    nudged(camera, clear(part, camera), clear(reach, camera), viewport);
  const moves = { keptHere, revealed, nudgedHere };
  const middle = fit(area, viewport, limits);
  if (focus === area) return { whole: middle, centred: middle, ...moves };
  const whole = keptHere(revealed(middle, focus));
  const centred = keptHere({ ...middle, ...middleOf(clear(focus, middle)) });
  return { whole, centred, ...moves };
}

/** A shot that was taken of a table that was seen whole by `whole`, in a window of that size. */
interface Taken extends Pick<Shot, 'viewport' | 'camera' | 'glides'> {
  readonly whole: Camera;
  readonly window: string;
}

/** What there is to be seen, how close, and what is in the middle of a new window. */
interface Followed {
  readonly area: Area;
  readonly limits: CameraLimits;
  readonly centred: Camera;
}

/**
 * The shot after the last one, now that the table is seen whole otherwise. It has less room beside a large card, too: only
 * another window is a reason to look for the middle again.
 */
function followed(last: Taken, now: Omit<Taken, 'camera' | 'glides'>, { area, limits, centred }: Followed): Taken {
  const { whole, window, viewport } = now;
  if (last.window !== window) return { ...now, camera: centred, glides: true };
  if (isSame(last.whole, whole)) return last;
  const isKept = limits.growth === 'in-place' && isAsLarge(last.viewport, viewport);
  const inPlace = isKept ? keeping(last.camera, grown(area, marginOf(area, viewport, limits)), viewport) : undefined;
  return { ...now, camera: inPlace ?? whole, glides: true };
}

const isAsLarge = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;

const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;
