import { useEffect, useRef } from 'react';
import { heroPlace, type Place } from '../../../../games/donjonz/index.ts';
import { useDesk } from './context.ts';
import { isGrave } from './foresight.ts';
import type { Foresights } from './useForesights.ts';
import type { Drag } from '../../board/usePresses.ts';
import { find, isSame, spaceAt, type Step } from './walking.ts';

/** How far from its middle a space is truly entered: a corner cut short is no step. */
const ENTERED = 0.4;

function isWellInside({ x, y }: Place): boolean {
  return Math.abs(x - Math.floor(x) - 0.5) <= ENTERED && Math.abs(y - Math.floor(y) - 0.5) <= ENTERED;
}

/** The spaces between two points of a quick stroke. */
function between(from: Place, to: Place): readonly Place[] {
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 5));
  const points = Array.from({ length: parts }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / parts,
    y: from.y + ((to.y - from.y) * (i + 1)) / parts,
  }));
  return points.filter(isWellInside).map(spaceAt);
}

interface Walk {
  readonly steps: readonly Step[];
  readonly foresights: Foresights;
  /** The path leads on to a grave step: it has to be asked for by itself. */
  readonly onGrave: (step: Step) => void;
}

/**
 * A path drawn from the hero over the spaces. Each space entered is a step, taken as soon as the one before is stored;
 * the path ends where a step is refused, is grave, or a weapon asks to be taken.
 */
export function useTrace({ steps, foresights, onGrave }: Walk): (at: Place) => Drag | undefined {
  const { play, content } = useDesk();
  const { view } = play.now;
  const hero = heroPlace(content, view);
  const ahead = useRef<readonly Place[] | undefined>(undefined);
  const isBusy = useRef(false);
  const walkOn = (): void => {
    const [next, ...more] = ahead.current ?? [];
    if (!next || isBusy.current || view.phase !== 'walk' || foresights.size < steps.length) return;
    const step = find(steps, next);
    const isAsked = step !== undefined && isGrave(foresights.get(step) ?? []);
    ahead.current = step && !isAsked ? more : undefined;
    if (isAsked) return onGrave(step);
    isBusy.current = true;
    void play.act(step ?? { type: 'step', ...next }).finally(() => {
      isBusy.current = false;
      latest.current();
    });
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

function traceFrom(start: Place, onEnter: (spaces: readonly Place[]) => void): Drag {
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
