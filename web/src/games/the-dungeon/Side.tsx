import type { ReactElement } from 'react';
import { useScreen } from '../../look/screen.ts';
import { Card } from './Card.tsx';
import { hasRoomOnBoard, useDesk } from './context.ts';
import { CharacterDetails } from './CharacterDetails.tsx';
import { ResultTable } from './Result.tsx';
import { inPencil } from './SeatMark.tsx';
import { Standings } from './Standings.tsx';

/** What one faces, and below it a character with all that belongs to it. */
export function Side(): ReactElement {
  const { play, shown } = useDesk();
  const { outcome, seat } = play.now;
  return (
    <div className="td-side" style={inPencil(seat)}>
      {outcome ? (
        <section className="paper td-count">
          <ResultTable {...play} outcome={outcome} />
        </section>
      ) : (
        <Card />
      )}
      {!hasRoomOnBoard(useScreen()) && <Standings />}
      <section className="paper td-sheet td-wide">
        <CharacterDetails seat={shown} />
      </section>
    </div>
  );
}
