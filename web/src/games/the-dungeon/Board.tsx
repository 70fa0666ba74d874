import { type ReactElement, useRef } from 'react';
import { useRoom } from '../../board/useRoom.ts';
import { MazeStage } from './MazeStage.tsx';
import { Pile } from './Pile.tsx';
import { inPencil } from './SeatMark.tsx';
import { Standings } from './Standings.tsx';
import { Survey } from './Survey.tsx';
import { Throw } from './Throw.tsx';
import { useDesk } from './context.ts';

/** The maze as it grows, below it the pile and the dice, then how everyone stands. */
export function Board(): ReactElement {
  const desk = useDesk();
  const measured = useRef<HTMLDivElement>(null);
  const room = useRoom(measured);
  return (
    <div className="td-board" style={inPencil(desk.play.now.seat)}>
      <div className="td-room" ref={measured}>
        {room && <MazeStage room={room} />}
      </div>
      <div className="td-strip">
        <Pile />
        <Throw />
      </div>
      <Standings />
      <Survey />
    </div>
  );
}
