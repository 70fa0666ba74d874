import type { ReactElement } from 'react';
import { sceneTime } from '../../board/sceneTime.ts';
import { Bar } from './Bar.tsx';
import { ChestChoice } from './ChestChoice.tsx';
import { inPencil, useDesk } from './context.ts';
import { Pairs } from './Pairs.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { Standings } from './Standings.tsx';
import { Tray } from './Tray.tsx';
import { Writing } from './Writing.tsx';

/** Who stands how, the dice, and what can be made of them. */
export function Side(): ReactElement {
  const desk = useDesk();
  return (
    <div className="ddd-side" style={inPencil(desk)}>
      <Standings />
      <Phase />
    </div>
  );
}

function Phase(): ReactElement {
  const { play } = useDesk();
  const { view } = play.now;
  if (view.phase === 'over') return <Count />;
  if (view.phase === 'write') return <Writing />;
  const hasChest = (view.draft?.chests ?? 0) > 0;
  const isListing = play.moving?.part === 'pairs';
  const isAsked = play.actions.length > 0 || view.draft?.done || view.phase === 'roll' || isListing;
  const isAboutToList = play.moving?.part === 'dice' && play.now.waiting.includes(play.now.seat);
  return (
    <>
      <Tray />
      {!isAsked && isAboutToList && <div className="ddd-panel-place" />}
      {isAsked && (
        <section className="paper ddd-panel" data-listing={isListing} style={sceneTime(play.moving)}>
          {hasChest ? <ChestChoice /> : <Pairs />}
          <Bar />
        </section>
      )}
    </>
  );
}

/** The page has counted it up before: here it only lies. */
function Count(): ReactElement | null {
  const { play } = useDesk();
  const { outcome } = play.now;
  return outcome ? (
    <section className="paper ddd-panel ddd-count">
      <ScoreTable {...play} outcome={outcome} />
    </section>
  ) : null;
}
