import { type ReactElement, useRef } from 'react';
import { useAtHand } from '../../board/useAtHand.ts';
import { Icon } from '../../look/Icon.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import { useDesk } from './context.ts';

/** The last moment of a turn in which something can still be done. */
export function EndPanel(): ReactElement {
  const { words, play } = useDesk();
  const button = useRef<HTMLButtonElement>(null);
  useAtHand(button);
  const end = (): void => void play.act({ type: 'end' });
  useKeys({ Enter: ({ repeat }) => repeat || end() });
  const canUse = play.actions.some(({ type }) => type === 'use');
  return (
    <div className="pen-answer">
      <h2 className="h3">{words.turn.endTitle}</h2>
      {canUse && <p className="note">{words.turn.endNote}</p>}
      <div className="doing pen-doing">
        <button
          ref={button}
          type="button"
          className="button button-go pen-go"
          aria-keyshortcuts="Enter"
          data-hint={play.hint?.type === 'end'}
          onClick={end}
        >
          <Icon name="check" size={22} /> {words.turn.end}
        </button>
      </div>
    </div>
  );
}
