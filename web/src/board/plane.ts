import { distance, type Spot } from './geometry.ts';

interface Plane {
  readonly 'data-plane': string;
  readonly 'data-ground': string | undefined;
}

/**
 * Attributes of the element over which things lie that one can look at (`looked`): a finger that is held on it asks for the
 * nearest. `seen` tells at which pixel of the element a place of the board is seen; straight lines stay straight. What is
 * labelled there and fits `ground` is named together with what lies on it; whatever else is labelled answers for itself.
 */
export function plane(seen: (place: Spot) => Spot, ground?: string): Plane {
  const [origin, across, down] = [seen({ x: 0, y: 0 }), seen({ x: 1, y: 0 }), seen({ x: 0, y: 1 })];
  const steps = [across, down].flatMap(({ x, y }) => [x - origin.x, y - origin.y]);
  return { 'data-plane': [origin.x, origin.y, ...steps].join(), 'data-ground': ground };
}

/** At which pixel a place is seen on the plane that an attribute tells of: its origin, then a step across and one down. */
export function seenOn(told: string, { x, y }: Spot): Spot {
  const [left = 0, top = 0, rightX = 0, rightY = 0, downX = 0, downY = 0] = told.split(',').map(Number);
  return { x: left + x * rightX + y * downX, y: top + x * rightY + y * downY };
}

/** As far as a finger may miss what it means. */
const FINGER = 44;

/** Which of some spots a finger at `at` means, by its place among them; undefined where none is near. */
export function underFinger(spots: readonly Spot[], at: Spot): number | undefined {
  const far = spots.map(spot => distance(spot, at));
  const least = Math.min(...far);
  return least > FINGER ? undefined : far.indexOf(least);
}
