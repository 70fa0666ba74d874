import { type ReactElement, useMemo, useRef } from 'react';
import { ground, lights, marks, otherWalk, ownWalk } from '../../../../art/donjonz/index.ts';
import type { Group, Shape } from '../../../../art/shape.ts';
import type { Content, Coordinates, Step, View } from '../../../../games/donjonz/index.ts';
import { areasOf, boundsOf, coordinatesOf, heroAt } from '../../../../games/donjonz/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { useScreen } from '../../look/screen.ts';
import { AskedAloud } from './AskedAloud.tsx';
import { Bubble } from './Bubble.tsx';
import { grown } from '../../board/camera.ts';
import type { Size } from '../../board/geometry.ts';
import { hasRoomOnBoard, isPlayed, isWeaponAsked, useDesk } from './context.ts';
import { isGrave } from './foresight.ts';
import type { OtherWalk } from './fork.ts';
import { doubtSign, forkSign, graveSign, hintSign, leftSign } from './signs.ts';
import { Pane, walkingLimits } from './Pane.tsx';
import type { Shot } from '../../board/useCamera.ts';
import { useFollow } from '../../board/useFollow.ts';
import { type Foresights, useForesights } from './useForesights.ts';
import { useStepping } from './useStepping.ts';
import { useTrace } from './useTrace.ts';
import { foretold, useWalker } from './useWalker.ts';
import { find, isStep, spaceArea, spaceAt } from './walking.ts';
import { WeaponBubble } from './WeaponChoice.tsx';

interface WalkingProps {
  readonly viewport: Size;
  /** The better walk, where somebody wants to see it. */
  readonly other: OtherWalk | undefined;
}

/** The dungeon while the hero walks it: the trail, the open steps, and what each of them would bring. */
export function Walking({ viewport, other }: WalkingProps): ReactElement {
  const { play, content, words } = useDesk();
  const { view } = play.now;
  const pane = useRef<HTMLDivElement>(null);
  const steps = useMemo(() => play.actions.filter(isStep), [play.actions]);
  const foresights = useForesights(play);
  const stepping = useStepping();
  const walker = useWalker({ pane, steps, foresights, stepping });
  const { pointed } = walker;
  const hasRoom = hasRoomOnBoard(useScreen());
  return (
    <Pane
      {...{ viewport, pane }}
      picture="said"
      role="group"
      aria-label={isPlayed(play) ? words.walking.board : words.walking.boardStill}
      tabIndex={-1}
      shapes={useWalkingShapes({ steps, foresights, pointed, other })}
      area={useMemo(() => boundsOf(areasOf(content, view.laid)), [content, view.laid])}
      limits={walkingLimits(viewport)}
      dress={walker.dress}
      handling={{
        onHover: at => walker.point(find(steps, spaceAt(at))),
        onLeave: () => walker.point(undefined),
        onTap: walker.tap,
        grab: useTrace({ steps, foresights, stepping, onGrave: walker.ask }),
      }}
    >
      {shot => (
        <>
          <FollowHero shot={shot} />
          <StepBubble shot={shot} step={pointed} foresights={foresights} isAsked={walker.isAsked} />
          <AskedAloud step={walker.isAsked ? pointed : undefined} foresights={foresights} />
          {isWeaponAsked(play) && hasRoom && <WeaponBubble {...{ shot, foresights }} />}
        </>
      )}
    </Pane>
  );
}

interface Shown {
  readonly steps: readonly Step[];
  readonly foresights: Foresights;
  readonly pointed: Step | undefined;
  readonly other: OtherWalk | undefined;
}

function useWalkingShapes({ steps, foresights, pointed, other }: Shown): readonly Shape[] {
  const { play, content } = useDesk();
  const { view } = play.now;
  const laid = useMemo(() => ground(content, view.laid), [content, view.laid]);
  const drawn = useMemo(() => marks(content, view), [content, view]);
  const grave = steps.filter(step => isGrave(foresights.get(step) ?? []));
  return [
    ...laid,
    ...lights(content, view, steps, pointed),
    ...(other ? [...drawn.filter(isNoTrail), ...bothWalks(walked(content, view), other)] : drawn),
    ...grave.map(graveSign),
    ...(play.hint?.type === 'step' ? [hintSign({ ...play.hint, width: 1, height: 1 })] : []),
    ...(play.meant?.type === 'step' ? [doubtSign({ ...play.meant, width: 1, height: 1 })] : []),
  ];
}

/** One's own walk and the better one, where they part, and what only the better one comes to. */
const bothWalks = (own: readonly Coordinates[], { spaces, fork }: OtherWalk): readonly Shape[] => [
  ...(fork ? [...fork.pouches, ...fork.monsters].map(leftSign) : []),
  ownWalk(own),
  otherWalk(spaces),
  ...(fork ? [forkSign(fork.at)] : []),
];

/** Beside another walk one's own is drawn anew, with its direction. */
const isNoTrail = ({ id }: Group): boolean => id?.startsWith('trail/') !== true;

const walked = (content: Content, { laid, path }: View): readonly Coordinates[] =>
  path.map(space => coordinatesOf(content, laid, space));

/** Where the dungeon is larger than the viewport, the table comes along with the hero. */
function FollowHero({ shot }: { readonly shot: Shot }): null {
  const { play, content } = useDesk();
  const { x, y } = heroAt(content, play.now.view);
  const hero = useMemo(() => ({ x, y }), [x, y]);
  useFollow(shot, hero, space => shot.nudge(grown(spaceArea(space), 1.2)));
  return null;
}

interface StepBubbleProps {
  readonly shot: Shot;
  readonly step: Step | undefined;
  readonly foresights: Foresights;
  readonly isAsked: boolean;
}

function StepBubble({ shot, step, foresights, isAsked }: StepBubbleProps): ReactElement | null {
  const { content, play, words } = useDesk();
  const found = step && foresights.get(step);
  if (!step || !found) return null;
  const avoid = [...foresights.keys()].filter(isStep).map(spaceArea);
  avoid.push(spaceArea(heroAt(content, play.now.view)));
  const tone = isGrave(found) ? 'bad' : 'plain';
  return (
    <Bubble shot={shot} about={spaceArea(step)} avoid={avoid} tone={tone}>
      {tone === 'bad' && <Icon name="warning" size={18} />}
      <span>{foretold(words, found)}</span>
      {isAsked && <span className="small">{words.walking.again}</span>}
    </Bubble>
  );
}
