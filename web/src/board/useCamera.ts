import { useEffect, useState } from 'react';
import { type Camera, fit, grown, kept, type CameraLimits, middleOf, revealing, zoomed } from './camera.ts';
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
 * Shows all of `area` as large as `limits` allow, until somebody moves the picture; a new area is shown whole again.
 * Where not all of it can be seen, `focus` can, and it is put into the middle when the window is resized or turned.
 */
export function useCamera(viewport: Size, area: Area, limits: CameraLimits, focus: Area = area): Shot {
  const reach = grown(area, limits.margins.at(-1) ?? 0);
  const middle = fit(area, viewport, limits);
  const whole = focus === area ? middle : kept(revealing(middle, focus, viewport), reach, viewport);
  const { x, y, scale } = whole;
  const [centreX, centreY] = placeOf(
    focus === area ? middle : kept({ ...middle, ...middleOf(focus) }, reach, viewport),
  );
  const window = `${innerWidth} x ${innerHeight}`;
  const [shot, setShot] = useState({ whole, window, camera: whole, glides: false });
  // A table that moves is painted anew: what has been done on it is shown first, and then followed. It has less room beside
  // a large card, too: only another window is a reason to look for the middle again.
  useEffect(() => {
    const follow = (): void =>
      setShot(last => {
        const now = { whole: { x, y, scale }, window, glides: true };
        if (last.window !== window) return { ...now, camera: { x: centreX, y: centreY, scale } };
        return isSame(last.whole, now.whole) ? last : { ...now, camera: now.whole };
      });
    const frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [x, y, scale, centreX, centreY, window]);
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

const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;

const placeOf = ({ x, y }: Spot): readonly [x: number, y: number] => [x, y];
