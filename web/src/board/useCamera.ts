import { useState } from 'react';
import { type Camera, fit, grown, kept, type Limits, revealing, zoomed } from './camera.ts';
import type { Area, Room, Spot } from './geometry.ts';

export interface Shot {
  readonly room: Room;
  readonly camera: Camera;
  /** Whether it got there by itself: then it glides; under a finger it follows at once. */
  readonly glides: boolean;
  readonly pan: (across: number, down: number) => void;
  readonly zoom: (factor: number, about: Spot) => void;
  /** Turns no further than needed to see all of an area, wherever that is. */
  readonly reveal: (area: Area) => void;
  /** The same, but never beyond what is there to be seen: at the edge the table comes along. */
  readonly nudge: (area: Area) => void;
}

/** Shows all of `area` as large as `limits` allow, until somebody moves the picture; a new area is shown whole again. */
export function useCamera(room: Room, area: Area, limits: Limits): Shot {
  const whole = fit(area, room, limits);
  const [shot, setShot] = useState({ whole, camera: whole, glides: false });
  const isOld = !isSame(shot.whole, whole);
  if (isOld) setShot({ whole, camera: whole, glides: true });
  const { camera, glides } = isOld ? { camera: whole, glides: true } : shot;
  const reach = grown(area, limits.margins.at(-1) ?? 0);
  const set = (next: (camera: Camera) => Camera): void =>
    setShot(last => {
      const moved = next(last.camera);
      return isSame(moved, last.camera) ? last : { ...last, camera: moved, glides: false };
    });
  const setKept = (next: (camera: Camera) => Camera): void => set(last => kept(next(last), reach, room));
  return {
    room,
    camera,
    glides,
    pan: (across, down) =>
      setKept(last => ({ ...last, x: last.x - across / last.scale, y: last.y - down / last.scale })),
    zoom: (factor, about) => setKept(last => zoomed(last, factor, about, limits)),
    reveal: shown => set(last => revealing(last, shown, room)),
    nudge: shown => setKept(last => revealing(last, shown, room)),
  };
}

const isSame = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;
