import { type ReactElement, useRef } from 'react';
import { junkFace } from '../../../../art/dungeon-pen/index.ts';
import type { JunkName } from '../../../../games/dungeon-pen/index.ts';
import { useAtHand } from '../../board/useAtHand.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useDesk, useSpeak } from './context.ts';

/** DP-Q37: a card that may answer what has just happened. */
export function AnswerPanel({ asks }: { readonly asks: 'coat' | 'spare' | 'quibble' | 'bane' }): ReactElement {
  const { words, game, play } = useDesk();
  const use = useRef<HTMLButtonElement>(null);
  useAtHand(use);
  const { answers } = words;
  const card = play.actions.find(action => action.type === 'use')?.card;
  return (
    <div className="pen-answer" role="group" aria-label={card ? game.junkCards[card].name : answers.quibbleUse}>
      {card && <JunkPicture card={card} />}
      <h2 className="h3">{card ? game.junkCards[card].name : answers.quibbleUse}</h2>
      <p className="small">{answers[asks]}</p>
      <div className="pen-buttons">
        <button
          type="button"
          className="button"
          data-hint={play.hint?.type === 'decline'}
          onClick={() => void play.act({ type: 'decline' })}
        >
          {card ? answers.decline : answers.quibbleDecline}
        </button>
        <button
          ref={use}
          type="button"
          className="button button-go"
          data-hint={play.hint?.type === 'use' || play.hint?.type === 'quibble'}
          onClick={() => void play.act(card ? { type: 'use', card } : { type: 'quibble' })}
        >
          {card ? answers.use : answers.quibbleUse}
        </button>
      </div>
    </div>
  );
}

function JunkPicture({ card }: { readonly card: JunkName }): ReactElement {
  return <Drawing className="card pen-junk-face" drawing={junkFace(card)} speak={useSpeak()} aria-hidden="true" />;
}
