import { type ReactElement, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { type OnlineWords, useOnlineWords } from '../../words/online.ts';
import type { RemoteRoom, RoomNow } from '../room.ts';
import { useWishing } from '../useRoom.ts';
import { askerOf } from './asker.ts';

interface AskBackProps {
  readonly room: RemoteRoom;
  readonly now: RoomNow;
  readonly onDone: () => void;
}

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20];

/** What undo does not reach the others may allow. */
export function AskBack({ room, now, onDone }: AskBackProps): ReactElement | null {
  const { asking: words } = useOnlineWords();
  const [back, setBack] = useState(1);
  const { wish, trouble } = useWishing(room, words.tooFar);
  const seat = askerOf(now);
  if (seat === undefined || now.table.phase !== 'playing' || now.table.asking !== null) return null;
  const said = wordsFor(now, seat, words);
  const ask = async (): Promise<void> => {
    if (await wish({ type: 'ask', seat, back })) onDone();
  };
  return (
    <section className="room-part">
      <h3 className="note">{said.ask}</h3>
      <p className="small soft">{said.note}</p>
      <div className="row">
        <select
          className="field"
          aria-label={words.steps}
          value={back}
          onChange={({ target }) => setBack(Number(target.value))}
        >
          {STEPS.map(steps => (
            <option key={steps} value={steps}>
              {words.asked(steps)}
            </option>
          ))}
        </select>
        <button type="button" className="button" onClick={() => void ask()}>
          {said.go}
        </button>
      </div>
      <p className="small fault" role="alert">
        {trouble}
      </p>
    </section>
  );
}

/** Where nobody else sits, nobody need be asked; somebody whose seat a bot plays is still asked. */
function wordsFor({ own, table: { sitters } }: RoomNow, seat: Seat, words: OnlineWords['asking']): Said {
  const isAlone = sitters.every(({ person, forfeited }, each) => !person || forfeited !== null || own.includes(each));
  if (isAlone) return words.alone;
  const ask = own.length > 1 ? words.askFor(sitters[seat]?.name ?? '') : words.ask;
  return { ask, note: words.askNote, go: words.go };
}

type Said = OnlineWords['asking']['alone'];
