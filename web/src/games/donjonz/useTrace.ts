import { useEffect, useRef } from 'react';
import type { Coordinates, Step } from '../../../../games/donjonz/index.ts';
import { heroAt } from '../../../../games/donjonz/readers.ts';
import type { Spot } from '../../board/geometry.ts';
import { useDesk } from './context.ts';
import { isGrave } from './foresight.ts';
import type { Foresights } from './useForesights.ts';
import type { Drag } from '../../board/usePresses.ts';
import type { Stepping } from './useStepping.ts';
import { find, isSame, spaceAt } from './walking.ts';

/** How far from its middle a space is truly entered: a corner cut short is no step. */
const ENTERED = 0.4;

function isWellInside({ x, y }: Spot): boolean {
  return Math.abs(x - Math.floor(x) - 0.5) <= ENTERED && Math.abs(y - Math.floor(y) - 0.5) <= ENTERED;
}

/** The spaces between two points of a quick stroke. */
function between(from: Spot, to: Spot): readonly Coordinates[] {
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 5));
  const points = Array.from({ length: parts }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / parts,
    y: from.y + ((to.y - from.y) * (i + 1)) / parts,
  }));
  return points.filter(isWellInside).map(spaceAt);
}

interface Ways {
  readonly steps: readonly Step[];
  readonly foresights: Foresights;
  readonly stepping: Stepping;
  /** The path leads on to a grave step: it has to be asked for by itself. */
  readonly onGrave: (step: Step) => void;
}

/**
 * A path drawn from the hero over the spaces. Each space entered is a step, taken as soon as the view shows the one
 * before; the path ends where a step is refused, is grave, or a weapon asks to be taken.
 */
export function useTrace({ steps, foresights, stepping, onGrave }: Ways): (at: Spot) => Drag | undefined {
  const { play, content } = useDesk();
  const { view } = play.now;
  const hero = heroAt(content, view);
  const ahead = useRef<readonly Coordinates[] | undefined>(undefined);
  const goOn = async (step: Step): Promise<void> => {
    if (!(await stepping.take(step))) ahead.current = undefined;
  };
  const walkOn = (): void => {
    const [next, ...more] = ahead.current ?? [];
    if (!next || view.phase !== 'walk' || !stepping.isSettled() || foresights.size < steps.length) return;
    const step = find(steps, next);
    const isAsked = step !== undefined && isGrave(foresights.get(step) ?? []);
    ahead.current = step && !isAsked ? more : undefined;
    if (!step) stepping.refuse(next);
    else if (isAsked) onGrave(step);
    else void goOn(step);
  };
  const latest = useRef(walkOn);
  useEffect(() => {
    latest.current = walkOn;
    if (view.phase !== 'walk') ahead.current = undefined;
    walkOn();
  });
  return at => {
    if (view.phase !== 'walk' || !isSame(spaceAt(at), hero)) return undefined;
    ahead.current = [];
    return traceFrom(at, spaces => {
      ahead.current &&= [...ahead.current, ...spaces];
      latest.current();
    });
  };
}

function traceFrom(start: Spot, onEnter: (spaces: readonly Coordinates[]) => void): Drag {
  let last = start;
  let entered = spaceAt(start);
  return {
    move: to => {
      const spaces = between(last, to).filter(space => {
        const isNew = !isSame(space, entered);
        entered = space;
        return isNew;
      });
      last = to;
      if (spaces.length > 0) onEnter(spaces);
    },
  };
}
