import { type PointerEvent, type ReactElement, useRef } from 'react';
import type { Size, Spot } from '../../board/geometry.ts';
import { Icon } from '../../look/Icon.tsx';
import { RoundButton } from '../../parts/RoundButton.tsx';
import { useDesk } from './context.ts';
import { type Lie, takenBy, turnBetween } from './turning.ts';

const STEP = 90;

/** In the corners of the sheet: to the left, to the right, back to oneself, and a handle. Where bolts are, there is none. */
export function TurnTools({ lie }: { readonly lie: Lie }): ReactElement {
  const { words, turning } = useDesk();
  const { board } = words;
  if (turning.isFixed) return <p className="spoken">{turning.isBolted ? board.bolted : board.held}</p>;
  return (
    <div className="pen-tools" role="group" aria-label={board.turning} style={takenBy(lie)}>
      <RoundButton
        className="round-button pen-left"
        label={board.turnLeft}
        icon="turn-left"
        keys="Q"
        onClick={() => turning.by(-STEP)}
      />
      <RoundButton
        className="round-button pen-right"
        label={board.turnRight}
        icon="turn-right"
        keys="E"
        onClick={() => turning.by(STEP)}
      />
      <RoundButton
        className="round-button pen-home"
        label={board.toSeat}
        icon="people"
        keys="Home"
        onClick={turning.toSeat}
      />
      <Handle viewport={lie.viewport} />
    </div>
  );
}

/** Dragged around the middle of the sheet, it turns it. Keys and the other corners do the same. */
function Handle({ viewport }: { readonly viewport: Size }): ReactElement {
  const { words, turning } = useDesk();
  const last = useRef<Spot>(undefined);
  const middle = (event: PointerEvent): Spot => {
    const box = event.currentTarget.closest('.pen-pane')?.getBoundingClientRect();
    return { x: (box?.left ?? 0) + viewport.width / 2, y: (box?.top ?? 0) + viewport.height / 2 };
  };
  const drop = (): void => {
    if (last.current) turning.rest();
    last.current = undefined;
  };
  return (
    <div
      className="pen-handle"
      title={words.board.handle}
      aria-hidden="true"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={event => {
        if (!last.current) return;
        const to = { x: event.clientX, y: event.clientY };
        turning.by(turnBetween(middle(event), last.current, to));
        last.current = to;
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <Icon name="order" size={22} />
    </div>
  );
}
