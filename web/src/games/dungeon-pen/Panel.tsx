import type { ReactElement } from 'react';
import { AimPanel, SpinPanel } from './AimPanel.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { type Desk, useDesk } from './context.ts';
import { EndPanel } from './EndPanel.tsx';
import { LoadPanel } from './LoadPanel.tsx';
import { SquarePanel } from './SquarePanel.tsx';
import { StoneSlip } from './StoneSlip.tsx';
import { WallPanel } from './WallPanel.tsx';

/** What has to be decided, and everything it is decided with. */
export function Panel(): ReactElement {
  const desk = useDesk();
  return (
    <section className="paper pen-panel" data-step={desk.question?.type ?? 'none'}>
      <Decision desk={desk} />
      <StoneSlip />
      {desk.play.skip}
    </section>
  );
}

function Decision({ desk }: { readonly desk: Desk }): ReactElement {
  const { question, aiming, walling, choosing, words, play } = desk;
  switch (question?.type) {
    case 'aim':
      return aiming ? <AimPanel aiming={aiming} /> : <></>;
    case 'spin':
      return <SpinPanel />;
    case 'coat':
    case 'spare':
    case 'quibble':
    case 'bane':
      return <AnswerPanel asks={question.type} />;
    case 'load':
      return <LoadPanel />;
    case 'place':
      return walling ? <WallPanel walling={walling} /> : <></>;
    case 'dig':
    case 'land':
    case 'chest':
    case 'start':
      return choosing ? <SquarePanel choosing={choosing} asks={question.type} /> : <></>;
    case 'end':
      return <EndPanel />;
    case undefined:
      return <p className="note pen-waiting">{waitingWords(desk, words.turn, play)}</p>;
  }
}

function waitingWords(desk: Desk, turn: Desk['words']['turn'], { now, names }: Desk['play']): string {
  const [asked] = now.waiting;
  if (desk.play.moving || asked === undefined || asked < 0) return now.outcome || now.isCutShort ? turn.over : '…';
  return turn.waiting(names[asked] ?? '');
}
