import { type ReactElement, type ReactNode, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { GameId } from '../../games.ts';
import { Icon } from '../../look/Icon.tsx';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { useDoorstep } from '../links.ts';
import { Reconnecting } from '../parts/Reconnecting.tsx';
import type { RemoteRoom, RoomNow } from '../room.ts';
import { useRoomNow, useWishing, type Wishing } from '../useRoom.ts';
import { Asking } from './Asking.tsx';
import { wasDeclined } from './declined.ts';
import { Rematch } from './Rematch.tsx';
import { openRoomSheet } from './sheetShown.ts';
import { freePlaces } from './freePlaces.ts';
import './rail.css';

interface BannerProps {
  readonly game: GameId;
  readonly room: RemoteRoom;
  /** What else was not granted. */
  readonly trouble?: string | undefined;
}

/** What cannot wait, over the upper edge of the board. */
export function Banner({ game, room, trouble: other }: BannerProps): ReactElement {
  const now = useRoomNow(room);
  const { wish, trouble } = useWishing(room);
  const told = trouble ?? other;
  return (
    <div className="room-banner">
      <Reconnecting now={now} />
      <div role="status">
        <Asking now={now} wish={wish} />
        <Declined now={now} />
        <Onlooking now={now} />
        <Late now={now} />
        <MindedMeanwhile now={now} />
      </div>
      <Minded now={now} wish={wish} />
      {now.table.rematch !== null && <RematchSlip game={game} room={room} />}
      <div role="alert">{told !== undefined && <p className="tag">{told}</p>}</div>
    </div>
  );
}

/** What one has asked for was not granted. */
function Declined({ now: { table, own } }: { readonly now: RoomNow }): ReactElement | null {
  const { asking } = useOnlineWords();
  const [seen, setSeen] = useState(table);
  const [isDeclined, setDeclined] = useState(false);
  if (seen !== table) {
    setSeen(table);
    if (wasDeclined(seen, table, own)) setDeclined(true);
    else if (table.asking) setDeclined(false);
  }
  if (!isDeclined || table.phase !== 'playing') return null;
  return <Slip text={asking.declined} onClose={() => setDeclined(false)} />;
}

/** Who came to sit down and found no seat looks on, unless a bot makes room. */
function Onlooking({ now }: { readonly now: RoomNow }): ReactElement | null {
  const { room } = useOnlineWords();
  const { isWatching } = useDoorstep();
  const [isClosed, setClosed] = useState(false);
  if (now.own.length > 0 || isWatching || isClosed || now.table.phase !== 'playing') return null;
  const isFree = freePlaces(now).length > 0;
  return (
    <Slip text={isFree ? room.free : room.full} onClose={() => setClosed(true)}>
      {isFree && (
        <button type="button" className="button" onClick={() => openRoomSheet('table')}>
          {room.sitDown}
        </button>
      )}
    </Slip>
  );
}

/** A bot has acted for a seat of one's own, because time was up: told until one acts, or has read it. */
function Late({ now: { own, table } }: { readonly now: RoomNow }): ReactElement | null {
  const { room } = useOnlineWords();
  const seat = own.find(each => table.sitters[each]?.late);
  const [read, setRead] = useState<Seat>();
  if (seat === undefined && read !== undefined) setRead(undefined);
  if (seat === undefined || seat === read || table.phase !== 'playing') return null;
  const text = own.length > 1 ? room.botPlayedFor(table.sitters[seat]?.name ?? '') : room.botPlayed;
  return <Slip text={text} onClose={() => setRead(seat)} />;
}

/** A bot has minded a seat of one's own: told on coming back, until one acts, or has read it. */
function MindedMeanwhile({ now: { own, table } }: { readonly now: RoomNow }): ReactElement | null {
  const { room } = useOnlineWords();
  const seat = own.find(each => table.sitters[each]?.minded);
  const { minded } = table.sitters[seat ?? -1] ?? {};
  const [read, setRead] = useState<Seat>();
  if (seat === undefined && read !== undefined) setRead(undefined);
  if (!minded || seat === read || table.phase !== 'playing') return null;
  const asker = minded.by === null ? undefined : table.sitters[minded.by]?.name;
  const text = [room.minded(minded.moves), ...(asker === undefined ? [] : [room.mindedBy(asker)])].join(' ');
  return <Slip text={text} onClose={() => setRead(seat)} />;
}

interface SlipProps {
  readonly text: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

function Slip({ text, onClose, children }: SlipProps): ReactElement {
  const { close } = useWords();
  return (
    <div className="paper room-slip">
      <p className="note">{text}</p>
      {children}
      <button type="button" className="round-button round-button-plain" aria-label={close} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}

interface MindedProps {
  readonly now: RoomNow;
  readonly wish: Wishing['wish'];
}

/** A bot plays a seat of one's own. */
function Minded({ now, wish }: MindedProps): ReactElement | null {
  const { room } = useOnlineWords();
  const { phase, sitters } = now.table;
  const seat = now.own.find(own => sitters[own]?.bot !== null && sitters[own]?.forfeited === null);
  if (seat === undefined || phase !== 'playing') return null;
  const take = now.own.length > 1 ? room.takeFor(sitters[seat]?.name ?? '') : room.take;
  return (
    <div className="paper room-slip">
      <p className="note">{sitters[seat]?.untouched ? room.botPlaysUndoable : room.botPlays}</p>
      <button type="button" className="button button-go" onClick={() => void wish({ type: 'return', seat })}>
        {take}
      </button>
      {sitters[seat]?.untouched && (
        <button type="button" className="button" onClick={() => void wish({ type: 'return', seat, isUndone: true })}>
          {room.undoHanding}
        </button>
      )}
    </div>
  );
}

function RematchSlip({ game, room }: BannerProps): ReactElement {
  return (
    <div className="paper room-slip">
      <Rematch game={game} room={room} />
    </div>
  );
}
