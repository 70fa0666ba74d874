import { type ReactElement, useRef, useState } from 'react';
import type { IconName } from '../../../../art/icons.ts';
import { coordinatesOf, isMapping } from '../../../../games/donjonz/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { type Desk, isPlayed, onwardOf, useDesk } from './context.ts';
import { forkOf, type OtherWalk } from './fork.ts';
import { Laying } from './Laying.tsx';
import { Places } from './Places.tsx';
import { Survey } from './Survey.tsx';
import { spacesLeft } from './survey.ts';
import { useSize } from '../../board/useSize.ts';
import { Walking } from './Walking.tsx';
import { isStep } from './walking.ts';

export function Board(): ReactElement {
  const desk = useDesk();
  const { view } = desk.play.now;
  const measured = useRef<HTMLDivElement>(null);
  const viewport = useSize(measured);
  const [showsOther, setShowsOther] = useState(false);
  const other = betterWalk(desk);
  return (
    <div className="donjonz-board" data-part={desk.play.moving?.part}>
      <div className="donjonz-room" ref={measured}>
        {viewport && isMapping(view) && <Laying viewport={viewport} />}
        {viewport && !isMapping(view) && <Walking viewport={viewport} other={showsOther ? other : undefined} />}
      </div>
      <div className="donjonz-tags">
        {showsOther && other ? <ForkTags other={other} /> : isMapping(view) ? <LayingTags /> : <WalkingTags />}
        {isMapping(view) && <Places />}
        {other && (
          <button type="button" className="tag" aria-pressed={showsOther} onClick={() => setShowsOther(!showsOther)}>
            {showsOther ? desk.words.bestWalk.hide : desk.words.bestWalk.show(other.score)}
          </button>
        )}
      </div>
      <Survey />
    </div>
  );
}

/** The walk that a bot found, if it is worth more than the one that was walked. */
function betterWalk({ play, content }: Desk): OtherWalk | undefined {
  const { review, now } = play;
  const stair = now.view.path[0];
  const own = now.outcome?.scores[0] ?? 0;
  if (!review || stair === undefined || review.score <= own) return undefined;
  const spaces = [coordinatesOf(content, now.view.laid, stair), ...review.actions.filter(isStep)];
  return { score: review.score, cost: review.score - own, spaces, fork: forkOf(content, now.view, spaces) };
}

/** How far both walks go together, where they part, and what that cost. */
function ForkTags({ other: { fork, cost } }: { readonly other: OtherWalk }): ReactElement {
  const { bestWalk } = useDesk().words;
  return (
    <>
      {fork && (
        <>
          {fork.alike > 0 && <Tag icon="stair" text={bestWalk.alike(fork.alike)} />}
          <Tag icon="map" text={bestWalk.parted(fork.alike + 1, fork.own, fork.better)} />
          <Tag icon="pouch" text={bestWalk.left(fork.pouches.length, fork.monsters.length)} />
        </>
      )}
      <Tag text={bestWalk.cost(cost)} />
    </>
  );
}

const Tag = ({ icon, text }: { readonly icon?: IconName; readonly text: string }): ReactElement => (
  <span className="tag donjonz-wide">
    {icon && <Icon name={icon} size={20} />}
    {text}
  </span>
);

function LayingTags(): ReactElement {
  const { play, words } = useDesk();
  return (
    <>
      <Tag icon="map" text={words.laying.order} />
      {isPlayed(play) && !onwardOf(play) && <Tag text={words.laying.keys} />}
    </>
  );
}

function WalkingTags(): ReactElement {
  const { play, content, words } = useDesk();
  const { view } = play.now;
  return (
    <>
      <Tag icon="stair" text={words.walking.order(view.laid.length - 1)} />
      <Tag icon="eye" text={words.walking.so(view.path.length - 1, spacesLeft(content, view))} />
      {isPlayed(play) && <Tag text={words.walking.keys} />}
    </>
  );
}
