import { type ReactElement, useEffect } from 'react';
import type { Kind } from '../../../../kernel/game.ts';
import type { Remark } from '../../../../wire/messages.ts';
import type { GameId } from '../../games.ts';
import type { GameModule } from '../../games/module.ts';
import { Icon } from '../../look/Icon.tsx';
import { RoundButton } from '../../parts/RoundButton.tsx';
import { Announcer } from '../../parts/Announcer.tsx';
import { inWordsOf, useOnlineWords } from '../../words/online.ts';
import { useUnread } from '../chat/useHeard.ts';
import type { RemoteRoom } from '../room.ts';
import { useTurnSignal } from '../turn/useTurnSignal.ts';
import { useRoomNow } from '../useRoom.ts';
import { openRoomSheet, useRoomSheet, useTalkPlace } from './sheetShown.ts';
import { RoomSheet } from './RoomSheet.tsx';
import './rail.css';

interface RoomToolsProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly room: RemoteRoom;
  readonly onLookBack: () => void;
}

/** The way to talk and to the table, on a phone both behind one button; who only looks on has room to look back from here. */
export function RoomTools({ game, module, room, onLookBack }: RoomToolsProps): ReactElement {
  const words = useOnlineWords();
  const tab = useRoomSheet();
  const isBeside = useTalkPlace() === 'side' && tab === 'talk';
  useEffect(() => () => openRoomSheet(undefined), []);
  const now = useRoomNow(room);
  useTurnSignal(game, now);
  const unread = useUnread(now);
  const label = unread.length === 0 ? words.room.chat : words.room.unread(unread.length);
  return (
    <>
      <RoundButton label={label} aria-expanded={isBeside} onClick={() => openRoomSheet(isBeside ? undefined : 'talk')}>
        <Icon name="talk" />
        {unread.length > 0 && <span className="round-button-badge">{Math.min(99, unread.length)}</span>}
      </RoundButton>
      <span data-on="laptop">
        <RoundButton label={words.room.open} icon="people" onClick={() => openRoomSheet('table')} />
        {now.own.length === 0 && now.table.phase === 'playing' && (
          <RoundButton label={words.lookback.begin} icon="first" onClick={onLookBack} />
        )}
      </span>
      <Newest unread={unread} />
      {tab && !isBeside && <RoomSheet {...{ game, module, room, tab, onLookBack }} onTab={openRoomSheet} />}
    </>
  );
}

interface RoomEntriesProps {
  readonly close: () => void;
  /** Nothing to look back on once the match has ended. */
  readonly onLookBack: (() => void) | undefined;
}

/** In the menu, where people look for what they seldom need: to give up, to let a bot play. */
export function RoomEntries({ close, onLookBack }: RoomEntriesProps): ReactElement {
  const { room, lookback } = useOnlineWords();
  const openTable = (): void => {
    close();
    openRoomSheet('table');
  };
  return (
    <>
      <button type="button" className="button" onClick={openTable}>
        {room.open}
      </button>
      {onLookBack && (
        <button type="button" className="button" onClick={onLookBack}>
          {lookback.begin}
        </button>
      )}
    </>
  );
}

/** What was just said, for those who listen instead of looking. */
function Newest({ unread }: { readonly unread: readonly Remark[] }): ReactElement {
  const { chat } = useOnlineWords();
  const remark = unread.at(-1);
  return <Announcer text={remark ? chat.said(remark.name, inWordsOf(chat, remark.text)) : ''} turn={remark?.at ?? 0} />;
}
