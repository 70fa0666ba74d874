import { type ReactElement, useRef } from 'react';
import { centreOf, characterOf } from '../../../../games/dungeon-pen/index.ts';
import { useAtHand } from '../../board/useAtHand.ts';
import { Token } from '../../parts/Token.tsx';
import { useDesk } from './context.ts';
import { bearingTo } from './survey.ts';
import { squareInWords } from './useHandling.ts';
import type { Choosing } from './useSquares.ts';

interface SquarePanelProps {
  readonly choosing: Choosing;
  readonly asks: 'dig' | 'land' | 'chest';
}

/** One square out of a few, by name: the sheet shows the same. */
export function SquarePanel({ choosing, asks }: SquarePanelProps): ReactElement {
  const { words, play } = useDesk();
  const choose = useRef<HTMLButtonElement>(null);
  useAtHand(choose);
  const { pointed, next } = choosing;
  const { wind, tenths } = bearingTo(characterOf(play.now.view, play.now.seat), centreOf(pointed));
  const named = words.squares.at(words.wall.square(...squareInWords(pointed)), words.survey.bearing(wind, tenths));
  return (
    <div className="pen-answer">
      <p className="note">{words.squares[asks]}</p>
      <div className="pen-places">
        <Token label={words.wall.previous} icon="back" keys="P" onClick={() => next(-1)} />
        <span className="small" role="status">
          {named}
        </span>
        <Token label={words.wall.next} icon="forward" keys="N" onClick={() => next(1)} />
      </div>
      <p className="small soft pen-note wide-note">{words.squares.keys}</p>
      <button
        ref={choose}
        type="button"
        className="button button-go pen-go"
        aria-keyshortcuts="Enter"
        onClick={() => choosing.choose()}
      >
        {words.squares.choose[asks]}
      </button>
    </div>
  );
}
