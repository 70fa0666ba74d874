import { type ReactElement, useRef } from 'react';
import type { Square } from '../../../../games/dungeon-pen/index.ts';
import { centreOf, characterOf, nearestTo } from '../../../../games/dungeon-pen/readers.ts';
import { useAtHand } from '../../board/useAtHand.ts';
import { RoundButton } from '../../parts/RoundButton.tsx';
import { type Desk, useDesk } from './context.ts';
import { bearingTo } from './survey.ts';
import type { Choosing } from './useSquares.ts';
import type { SquareWords } from './words.ts';

/** Rat Tide: whom the rats would reach from a square. */
const bittenFrom = (square: Square, { now, names }: Desk['play']): readonly string[] =>
  nearestTo(now.view, square).map(seat => names[seat] ?? '');

interface SquarePanelProps {
  readonly choosing: Choosing;
  readonly asks: keyof SquareWords['choose'];
}

/** One square out of a few, by name: the sheet shows the same. */
export function SquarePanel({ choosing, asks }: SquarePanelProps): ReactElement {
  const { words, game, play } = useDesk();
  const choose = useRef<HTMLButtonElement>(null);
  useAtHand(choose);
  const { pointed, next } = choosing;
  const { wind, tenths } = bearingTo(characterOf(play.now.view, play.now.seat), centreOf(pointed));
  const named = words.squares.at(game.square(pointed), words.survey.bearing(wind, tenths));
  return (
    <div className="pen-answer">
      <p className="note">{words.squares[asks]}</p>
      {asks === 'start' && <p className="small">{words.squares.bitten(bittenFrom(pointed, play))}</p>}
      <div className="pen-places">
        <RoundButton label={words.wall.previous} icon="back" keys="P" onClick={() => next(-1)} />
        <span className="small" role="status">
          {named}
        </span>
        <RoundButton label={words.wall.next} icon="forward" keys="N" onClick={() => next(1)} />
      </div>
      <p className="small soft pen-note pen-wide">{words.squares.keys}</p>
      <div className="doing pen-doing">
        <button
          ref={choose}
          type="button"
          className="button button-go pen-go"
          aria-keyshortcuts="Enter"
          data-hint={play.hint !== undefined && 'square' in play.hint && play.hint.square === pointed}
          onClick={() => choosing.choose()}
        >
          {words.squares.choose[asks]}
        </button>
      </div>
    </div>
  );
}
