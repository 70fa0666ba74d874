import { type ReactElement, useRef } from 'react';
import { useSize } from '../../board/useSize.ts';
import { useScreen } from '../../look/screen.ts';
import { MazePane } from './MazePane.tsx';
import { Pile } from './Pile.tsx';
import { inPencil } from './SeatMark.tsx';
import { Standings } from './Standings.tsx';
import { Survey } from './Survey.tsx';
import { Throw } from './Throw.tsx';
import { hasRoomOnBoard, useDesk } from './context.ts';

/** The maze as it grows, below it the pile, the dice and the log, then how everyone stands where there is room for it. */
export function Board(): ReactElement {
  const desk = useDesk();
  const measured = useRef<HTMLDivElement>(null);
  const viewport = useSize(measured);
  return (
    <div className="td-board" style={inPencil(desk.play.now.seat)}>
      <div className="td-room" ref={measured}>
        {viewport && <MazePane viewport={viewport} />}
      </div>
      <div className="td-strip">
        <Pile />
        <Throw />
        {desk.play.log && <div className="td-log">{desk.play.log}</div>}
      </div>
      {hasRoomOnBoard(useScreen()) && <Standings />}
      <Survey />
    </div>
  );
}
