import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Camera } from './camera.ts';
import type { Size } from './geometry.ts';
import type { Shot } from './useCamera.ts';

interface FollowedMoment<T> {
  readonly followed: T;
  readonly viewport: Size;
  /** Where the camera got to last by itself. */
  readonly glided: Camera;
}

/**
 * Keeps something in sight: when it has moved, in a viewport of another size, and whenever the camera has moved by itself. A
 * picture that somebody moves by hand stays where they leave it.
 */
export function useFollow<T>({ viewport, camera, glides }: Shot, followed: T, follow: (followed: T) => void): void {
  const show = useEffectEvent((moment: FollowedMoment<T>) => follow(moment.followed));
  const [glided, setGlided] = useState(camera);
  if (glides && glided !== camera) setGlided(camera);
  const moment = useMemo(() => ({ followed, viewport, glided }), [followed, viewport, glided]);
  useEffect(() => show(moment), [moment]);
}
