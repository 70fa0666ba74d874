import { type ReactElement, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { areasOf, ground, lights, marks, spaceId } from '../../../../art/donjonz/index.ts';
import type { Shape } from '../../../../art/shape.ts';
import { heroPlace, numberAt, type Place, type Side, SIDES } from '../../../../games/donjonz/index.ts';
import { say } from '../../../../kernel/words.ts';
import type { Dress } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Bubble } from './Bubble.tsx';
import type { Room } from './camera.ts';
import { useDesk } from './context.ts';
import { type Foresight, isGrave } from './foresight.ts';
import { boundsOf } from './holding.ts';
import { graveSign, hintSign, otherWalk } from './signs.ts';
import { Stage, walkingLimits } from './Stage.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import type { Shot } from './useCamera.ts';
import { type Foresights, useForesights } from './useForesights.ts';
import type { Tap } from './usePointers.ts';
import { useTrace } from './useTrace.ts';
import { find, isSame, isStep, KEY_OF_SIDE, sideOf, spaceArea, spaceAt, type Step, towards } from './walking.ts';
import { WeaponChoice } from './WeaponChoice.tsx';

interface WalkingProps {
  readonly room: Room;
  /** The better walk, where somebody wants to see it. */
  readonly other: readonly Place[] | undefined;
}

/** The dungeon while the hero walks it: the trail, the open steps, and what each of them would bring. */
export function Walking({ room, other }: WalkingProps): ReactElement {
  const { play, material, words } = useDesk();
  const { view } = play.now;
  const stage = useRef<HTMLDivElement>(null);
  const steps = useMemo(() => play.actions.filter(isStep), [play.actions]);
  const foresights = useForesights(play);
  const walker = useWalker(stage, steps, foresights);
  const { pointed } = walker;
  return (
    <Stage
      {...{ room, stage }}
      picture="said"
      role="group"
      aria-label={words.walking.board}
      tabIndex={-1}
      data-phase={view.phase}
      shapes={useWalkingShapes({ steps, foresights, pointed, other })}
      area={useMemo(() => boundsOf(areasOf(material, view.laid)), [material, view.laid])}
      limits={walkingLimits(room)}
      dress={walker.dress}
      handling={{
        onHover: at => walker.point(find(steps, spaceAt(at))),
        onLeave: () => walker.point(undefined),
        onTap: walker.tap,
        grab: useTrace(steps, foresights),
      }}
    >
      {shot => (
        <>
          <StepBubble shot={shot} step={pointed} foresights={foresights} isAsked={walker.isAsked} />
          {view.phase === 'weapon' && play.actions.length > 0 && <WeaponChoice {...{ shot, foresights }} />}
        </>
      )}
    </Stage>
  );
}

interface Scene {
  readonly steps: readonly Step[];
  readonly foresights: Foresights;
  readonly pointed: Step | undefined;
  readonly other: readonly Place[] | undefined;
}

function useWalkingShapes({ steps, foresights, pointed, other }: Scene): readonly Shape[] {
  const { play, material } = useDesk();
  const { view } = play.now;
  const laid = useMemo(() => ground(material, view.laid), [material, view.laid]);
  const drawn = useMemo(() => marks(material, view), [material, view]);
  const grave = steps.filter(step => isGrave(foresights.get(step) ?? []));
  return [
    ...laid,
    ...lights(material, view, steps, pointed),
    ...(other ? [otherWalk(other)] : []),
    ...drawn,
    ...grave.map(graveSign),
    ...(play.hint?.type === 'step' ? [hintSign({ ...play.hint, width: 1, height: 1 })] : []),
  ];
}

interface Walker {
  readonly pointed: Step | undefined;
  /** A finger has touched a grave step once: it is asked whether that is meant. */
  readonly isAsked: boolean;
  readonly point: (step: Step | undefined) => void;
  readonly tap: (at: Place, tap: Tap) => void;
  readonly dress: Dress;
}

/** How steps are chosen and taken, by every hand. */
function useWalker(stage: RefObject<HTMLElement | null>, steps: readonly Step[], foresights: Foresights): Walker {
  const { play, material, words } = useDesk();
  const { view } = play.now;
  const hero = heroPlace(material, view);
  const [pointed, point] = useState<Step>();
  const [asked, ask] = useState<Step>();
  const [ahead, setAhead] = useState<Side>(0);
  const current = find(steps, pointed);

  const take = (step: Step): void => {
    setAhead(sideOf(hero, step));
    point(undefined);
    void play.act(step);
  };
  const tap = (at: Place, { by, on }: Tap): void => {
    const place = by === 'key' ? placeOfTarget(on) : spaceAt(at);
    const step = find(steps, place);
    const mustAsk = step && by === 'finger' && isGrave(foresights.get(step) ?? []) && !isSame(step, asked);
    if (mustAsk) [point, ask].forEach(set => set(step));
    else if (step) take(step);
    else if (place && isAnswered(place)) void play.act({ type: 'step', ...place });
  };
  const isAnswered = (place: Place): boolean =>
    view.phase !== 'over' && !isSame(place, hero) && numberAt(material, view.laid, place.x, place.y) !== undefined;

  useArrows({ stage, steps, hero, take });
  useNextFocus(stage, steps, find(steps, towards(hero, ahead)) ?? steps[0]);
  const dress: Dress = id => {
    const step = steps.find(each => spaceId(each) === id);
    return (
      step && {
        role: 'button',
        tabIndex: isSame(step, current ?? steps[0]) ? 0 : -1,
        'aria-label': `${words.walking.step[sideOf(hero, step)]}: ${foretold(words, foresights.get(step) ?? [])}`,
        onFocus: ({ target }) => target.matches(':focus-visible') && point(step),
        onBlur: () => point(undefined),
      }
    );
  };
  return { pointed: current, isAsked: current !== undefined && isSame(current, asked), point, tap, dress };
}

/** The place of the target that has been pressed without a pointer. */
function placeOfTarget(on: Element): Place | undefined {
  const [, x, y] =
    /^space\/(-?\d+),(-?\d+)$/.exec(on.closest('[data-role="target"]')?.getAttribute('data-id') ?? '') ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

const foretold = ({ foresights }: ReturnType<typeof useDesk>['words'], found: readonly Foresight[]): string =>
  found.map(each => say(foresights, each)).join(', ');

interface Arrows {
  readonly stage: RefObject<HTMLElement | null>;
  readonly steps: readonly Step[];
  readonly hero: Place;
  readonly take: (step: Step) => void;
}

/** An arrow chooses the step in its direction, so that one sees what it brings; the same arrow again, or Enter, takes it. */
function useArrows({ stage, steps, hero, take }: Arrows): void {
  const { play } = useDesk();
  const chosen = (): Step | undefined =>
    find(steps, document.activeElement ? placeOfTarget(document.activeElement) : undefined);
  const press = (side: Side, { repeat }: KeyboardEvent): void => {
    const step = find(steps, towards(hero, side));
    if (!step) void play.act(towards(hero, side));
    else if (chosen() !== step) focusOn(stage, step);
    else if (!repeat) take(step);
  };
  const enter = ({ repeat }: KeyboardEvent): void => {
    const step = chosen();
    if (step && !repeat) take(step);
  };
  const arrows = SIDES.map(side => [KEY_OF_SIDE[side], (event: KeyboardEvent) => press(side, event)] as const);
  useBoardKeys(steps.length > 0 ? { ...Object.fromEntries(arrows), Enter: enter, ' ': enter } : {});
}

function focusOn(stage: RefObject<HTMLElement | null>, step: Step): void {
  stage.current?.querySelector<SVGElement>(`[data-id="${spaceId(step)}"]`)?.focus({ preventScroll: true });
}

/** After a step the one straight on is next at hand. A page that has just been opened keeps its focus. */
function useNextFocus(stage: RefObject<HTMLElement | null>, steps: readonly Step[], next: Step | undefined): void {
  const { play } = useDesk();
  const goOn = useEffectEvent(() => {
    const isFree = document.activeElement === document.body || document.activeElement === stage.current;
    if (next && isFree && play.events !== null) focusOn(stage, next);
  });
  useEffect(() => {
    if (steps.length > 0) goOn();
  }, [steps]);
}

interface StepBubbleProps {
  readonly shot: Shot;
  readonly step: Step | undefined;
  readonly foresights: Foresights;
  readonly isAsked: boolean;
}

function StepBubble({ shot, step, foresights, isAsked }: StepBubbleProps): ReactElement | null {
  const { material, play, words } = useDesk();
  const found = step && foresights.get(step);
  if (!step || !found) return null;
  const avoid = [...foresights.keys()].filter(isStep).map(spaceArea);
  avoid.push(spaceArea(heroPlace(material, play.now.view)));
  const tone = isGrave(found) ? 'bad' : 'plain';
  return (
    <Bubble shot={shot} about={spaceArea(step)} avoid={avoid} tone={tone}>
      {tone === 'bad' && <Icon name="warning" size={18} />}
      <span>{foretold(words, found)}</span>
      {isAsked && <span className="small">{words.walking.again}</span>}
    </Bubble>
  );
}
