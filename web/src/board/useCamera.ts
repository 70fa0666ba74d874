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
  const reach = grown(area, limits.margins.at(-1) ?? 0);
  const middle = fit(area, viewport, limits);
  const whole = focus === area ? middle : kept(revealing(middle, focus, viewport), reach, viewport);
  const centred = focus === area ? middle : kept({ ...middle, ...middleOf(focus) }, reach, viewport);
  const window = `${innerWidth} x ${innerHeight}`;
  const [shot, setShot] = useState<Taken>({ whole, window, viewport, camera: whole, glides: false });
  const { x, y, scale } = whole;
  // It has less room beside a large card, too: only another window is a reason to look for the middle again.
  const follow = useEffectEvent((next: Camera) =>
    setShot(last => {
      const taken = { whole: next, window, viewport, glides: true };
      if (last.window !== window) return { ...taken, camera: centred };
      if (isSame(last.whole, next)) return last;
      const isKept = limits.growth === 'in-place' && isAsLarge(last.viewport, viewport);
      const inPlace = isKept
        ? keeping(last.camera, grown(area, marginOf(area, viewport, limits)), viewport)
        : undefined;
      return { ...taken, camera: inPlace ?? next };
    }),
  );
  // A table that moves is painted anew: what has been done on it is shown first, and then followed.
  useEffect(() => {
    const frame = requestAnimationFrame(() => follow({ x, y, scale }));
    return () => cancelAnimationFrame(frame);
  }, [x, y, scale, window]);
  const set = (next: (camera: Camera) => Camera): void =>
    setShot(last => {
      const moved = next(last.camera);
      return isSame(moved, last.camera) ? last : { ...last, camera: moved, glides: false };
    });
  const setKept = (next: (camera: Camera) => Camera): void => set(last => kept(next(last), reach, viewport));
  return {
    viewport,
    camera: shot.camera,
    glides: shot.glides,
    pan: (across, down) =>
      setKept(last => ({ ...last, x: last.x - across / last.scale, y: last.y - down / last.scale })),
    zoom: (factor, about) => setKept(last => zoomed(last, factor, about, limits)),
    reveal: shown => set(last => revealing(last, shown, viewport)),
    nudge: shown => setKept(last => revealing(last, shown, viewport)),
    overview: () =>
      setShot(last => ({ ...last, camera: fit(area, viewport, { ...limits, comfort: limits.least }), glides: true })),
  };
}

/** A shot that was taken of a table that was seen whole by `whole`, in a window of that size. */
interface Taken extends Pick<Shot, 'viewport' | 'camera' | 'glides'> {
  readonly whole: Camera;
  readonly window: string;
}

const isAsLarge = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;

const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;
