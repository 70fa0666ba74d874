import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { spaceId } from '../../../../art/donjonz/index.ts';
import type { Coordinates, Side, Step } from '../../../../games/donjonz/index.ts';
import { heroAt, numberAt, SIDES } from '../../../../games/donjonz/readers.ts';
import { say } from '../../../../kernel/words.ts';
import type { Spot } from '../../board/geometry.ts';
import { useHint } from '../../board/useHint.ts';
import type { Dress } from '../../look/Drawing.tsx';
import { useDesk } from './context.ts';
import { type Foresight, isGrave } from './foresight.ts';
import { useKeys } from '../../parts/useKeys.ts';
import type { Foresights } from './useForesights.ts';
import type { Stepping } from './useStepping.ts';
import type { Tap } from '../../board/usePointers.ts';
import { find, isSame, KEY_OF_SIDE, sideOf, spaceAt, towards } from './walking.ts';
import type { BoardWords } from './words.ts';

/** What can be stepped on, and what that would bring. */
interface Ways {
  readonly pane: RefObject<HTMLElement | null>;
  readonly steps: readonly Step[];
  readonly foresights: Foresights;
  readonly stepping: Stepping;
}

/** How steps are chosen and taken, by every hand. */
interface Walker {
  readonly pointed: Step | undefined;
  /** A grave step has been chosen in passing: it is asked whether that is meant. */
  readonly isAsked: boolean;
  readonly point: (step: Step | undefined) => void;
  readonly ask: (step: Step) => void;
  readonly tap: (at: Spot, tap: Tap) => void;
  readonly dress: Dress;
}

export function useWalker(ways: Ways): Walker {
  const { pane, steps, foresights, stepping } = ways;
  const { play, content } = useDesk();
  const hero = heroAt(content, play.now.view);
  const [pointed, point] = useState<Step>();
  const [asked, setAsked] = useState<Step>();
  const [ahead, setAhead] = useState<Side>(0);
  const current = find(steps, pointed);
  const ask = (step: Step): void => {
    point(step);
    setAsked(step);
  };
  const take = (step: Step): void => {
    setAhead(sideOf(hero, step));
    point(undefined);
    void stepping.take(step);
  };
  const refuse = useRefusing(stepping);
  const tap = (at: Spot, { by, on }: Tap): void => {
    const space = by === 'key' ? spaceOfTarget(on) : spaceAt(at);
    const step = find(steps, space);
    if (!step) return space && refuse(space);
    const mustAsk = by === 'finger' && isGrave(foresights.get(step) ?? []) && !isSame(step, asked);
    return mustAsk ? ask(step) : take(step);
  };
  useArrows(ways, take);
  useNextFocus(ways, find(steps, towards(hero, ahead)) ?? steps[0]);
  useHint(play.hint, hinted => hinted.type === 'step' && focusOn(pane, hinted));
  const dress = useDress(ways, current, point);
  return { pointed: current, isAsked: current !== undefined && isSame(current, asked), point, ask, tap, dress };
}

/** Whoever taps a space that cannot be stepped on hears why; bare wood and the hero have nothing to say. */
function useRefusing({ refuse }: Stepping): (space: Coordinates) => void {
  const { play, content } = useDesk();
  const { view } = play.now;
  return space => {
    const isSpace = numberAt(content, view.laid, space) !== undefined;
    if (view.phase !== 'over' && isSpace && !isSame(space, heroAt(content, view))) refuse(space);
  };
}

/** Makes buttons of the lit steps; one of them is reached by Tab. */
function useDress({ steps, foresights }: Ways, current: Step | undefined, point: Walker['point']): Dress {
  const { play, content, words } = useDesk();
  const hero = heroAt(content, play.now.view);
  return id => {
    const step = steps.find(each => spaceId(each) === id);
    return (
      step && {
        role: 'button',
        tabIndex: isSame(step, current ?? steps[0]) ? 0 : -1,
        'aria-label': words.walking.ahead(
          words.walking.step[sideOf(hero, step)],
          foretold(words, foresights.get(step) ?? []),
        ),
        onFocus: ({ target }) => target.matches(':focus-visible') && point(step),
        onBlur: () => point(undefined),
      }
    );
  };
}

export const foretold = ({ foresights }: BoardWords, found: readonly Foresight[]): string =>
  found.map(each => say(foresights, each)).join(', ');

/** The space of the target that has been pressed without a pointer. */
function spaceOfTarget(on: Element): Coordinates | undefined {
  const id = on.closest('[data-role="target"]')?.getAttribute('data-id') ?? '';
  const [, x, y] = /^space\/(-?\d+),(-?\d+)$/.exec(id) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** An arrow chooses the step in its direction, so that one sees what it brings; once more, or Enter, takes it. */
function useArrows({ pane, steps, stepping }: Ways, take: (step: Step) => void): void {
  const { play, content } = useDesk();
  const hero = heroAt(content, play.now.view);
  const chosen = (): Step | undefined => find(steps, document.activeElement && spaceOfTarget(document.activeElement));
  const press = (side: Side, { repeat }: KeyboardEvent): void => {
    const step = find(steps, towards(hero, side));
    if (!step) stepping.refuse(towards(hero, side));
    else if (chosen() !== step) focusOn(pane, step);
    else if (!repeat) take(step);
  };
  const enter = ({ repeat }: KeyboardEvent): void => {
    const step = chosen();
    if (step && !repeat) take(step);
  };
  const arrows = SIDES.map(side => [KEY_OF_SIDE[side], (event: KeyboardEvent) => press(side, event)] as const);
  useKeys(steps.length > 0 ? { ...Object.fromEntries(arrows), Enter: enter, ' ': enter } : {});
}

function focusOn(pane: RefObject<HTMLElement | null>, step: Step): void {
  pane.current?.querySelector<SVGElement>(`[data-id="${spaceId(step)}"]`)?.focus({ preventScroll: true });
}

/**
 * After a step the one straight on is next at hand, once it is known what it brings: what has the focus is read out at once,
 * and once. A page that has just been opened keeps its focus.
 */
function useNextFocus({ pane, steps, foresights }: Ways, next: Step | undefined): void {
  const { play } = useDesk();
  const goOn = useEffectEvent(() => {
    const isFree = document.activeElement === document.body || document.activeElement === pane.current;
    if (next && isFree && play.events !== null) focusOn(pane, next);
  });
  useEffect(() => {
    if (steps.length > 0 && foresights.size > 0) goOn();
  }, [steps, foresights]);
}
