import { type ReactElement, useRef, useState } from 'react';
import type { IconName } from '../../../../art/icons.ts';
import type { Coordinates } from '../../../../games/donjonz/index.ts';
import { coordinatesOf, isMapping } from '../../../../games/donjonz/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { type Desk, isPlayed, onwardOf, useDesk } from './context.ts';
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
        {viewport && !isMapping(view) && <Walking viewport={viewport} other={showsOther ? other?.spaces : undefined} />}
      </div>
      <div className="donjonz-tags">
        {isMapping(view) ? <LayingTags /> : <WalkingTags />}
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

interface OtherWalk {
  readonly score: number;
  readonly spaces: readonly Coordinates[];
}

/** The walk that a bot found, if it is worth more than the one that was walked. */
function betterWalk({ play, content }: Desk): OtherWalk | undefined {
  const { review, now } = play;
  const stair = now.view.path[0];
  if (!review || stair === undefined || review.score <= (now.outcome?.scores[0] ?? 0)) return undefined;
  return {
    score: review.score,
    spaces: [coordinatesOf(content, now.view.laid, stair), ...review.actions.filter(isStep)],
  };
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
