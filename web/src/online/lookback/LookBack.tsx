import { type ReactElement, useState, useSyncExternalStore } from 'react';
import type { Kind } from '../../../../kernel/game.ts';
import type { GameId } from '../../games.ts';
import type { GameModule } from '../../games/module.ts';
import { readerAmong } from '../../parts/names.ts';
import type { Now, Table } from '../../table/table.ts';
import { useOnlineWords } from '../../words/online.ts';
import { api, type Failed, hasFailed } from '../../house/api.ts';
import type { RemoteRoom } from '../room.ts';
import { useTurnSignal } from '../turn/useTurnSignal.ts';
import { useRoomNow } from '../useRoom.ts';
import type { SoFar } from './frames.ts';
import { SoFarView } from './SoFarView.tsx';
import './lookback.css';

/** What was seen up to a moment, and that moment. */
interface Past {
  readonly soFar: SoFar;
  readonly until: Now<Kind>;
}

interface Looking {
  readonly past: Past | undefined;
  readonly failed: Failed | undefined;
  readonly begin: () => Promise<void>;
  readonly end: () => void;
}

/** Through the seat that is in front of the page: others at this screen keep their secrets. */
export function useLookingBack({ now: { head } }: RemoteRoom, table: Table<Kind>, key: string | undefined): Looking {
  const [past, setPast] = useState<Past>();
  const [failed, setFailed] = useState<Failed>();
  const begin = async (): Promise<void> => {
    const until = table.now;
    const replay = await api.replay(head.id, { key, seat: until.seat });
    setFailed(hasFailed(replay) ? replay : undefined);
    if (!hasFailed(replay) && replay.type === 'frames') setPast({ soFar: replay, until });
  };
  return { past, failed, begin, end: () => setPast(undefined) };
}

interface LookBackProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly room: RemoteRoom;
  readonly table: Table<Kind>;
  readonly path: string;
  readonly past: Past;
  readonly onNow: () => void;
}

/** The room stays open meanwhile: nobody seems to have left, and whose turn it is is told. */
export function LookBack({ game, module, room, table, path, past, onNow }: LookBackProps): ReactElement {
  const { lookback } = useOnlineWords();
  useTurnSignal(game, useRoomNow(room));
  const back = { label: lookback.toNow, href: path, onPress: onNow };
  const below = (
    <div className="step-below look-back-below">
      <p className="small" role="status">
        <Meanwhile table={table} until={past.until} />
      </p>
      <button type="button" className="button button-go" onClick={onNow}>
        {lookback.toNow}
      </button>
    </div>
  );
  const reader = readerAmong(table.own);
  return <SoFarView {...{ game, module, reader, back, below }} soFar={past.soFar} seat={past.until.seat} />;
}

function Meanwhile({ table, until }: Pick<LookBackProps, 'table'> & Pick<Past, 'until'>): string | null {
  const { lookback } = useOnlineWords();
  const now = useSyncExternalStore(
    listener => table.subscribe(listener),
    () => table.now,
  );
  if (now.waiting.some(seat => table.own.includes(seat))) return lookback.yourTurn;
  return now.view === until.view ? null : lookback.goneOn;
}
