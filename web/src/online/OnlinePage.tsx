import { type ReactElement, use, useCallback, useEffect } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { type GameId, moduleOf, titleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { LostPage } from '../parts/Lost.tsx';
import { useTitle } from '../parts/useTitle.ts';
import type { Around, AtTable } from '../desk/atTable.ts';
import { PlayPage } from '../play/PlayPage.tsx';
import { pathOf } from '../router.ts';
import { useOnlineWords } from '../words/online.ts';
import { useWords } from '../words/words.ts';
import { witness } from './dice/witness.ts';
import { Gathering } from './Gathering.tsx';
import { useDoorstep } from './links.ts';
import { LookBack, useLookingBack } from './lookback/LookBack.tsx';
import { OnlineEnd } from './OnlineEnd.tsx';
import type { RemoteRoom, RoomNow } from './room.ts';
import { Banner } from './rail/Banner.tsx';
import { RoomEntries, RoomTools } from './rail/RoomTools.tsx';
import { SeatChips } from './rail/SeatChips.tsx';
import { TalkPaper } from './rail/TalkPaper.tsx';
import { ClosedNotice, UnopenedNotice } from './UnopenedNotice.tsx';
import { useOpenRoom } from './useOpenRoom.ts';
import { useRoomNow } from './useRoom.ts';

interface OnlinePageProps {
  readonly game: GameId;
  readonly match: string;
  /** What the link holds that led here. */
  readonly doorKey: string | undefined;
}

/** A match on the server, from the first who sits down to the result. */
export default function OnlinePage({ game, match, doorKey }: OnlinePageProps): ReactElement {
  const { loading } = useWords();
  const module = use(moduleOf(game));
  useTitle(titleOf(game));
  const room = useOpenRoom(match, doorKey);
  if (!room) return <p className="tag loading">{loading}</p>;
  if (typeof room === 'string') return <UnopenedNotice failed={room} />;
  if (room.now.head.game !== game) return <LostPage lost="game" />;
  return (
    <RoomPage {...{ game, module, room }} path={pathOf({ page: 'online-table', game, match, ...keyed(doorKey) })} />
  );
}

const keyed = (key: string | undefined): { readonly key?: string } => (key === undefined ? {} : { key });

interface RoomPageProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly room: RemoteRoom;
  readonly path: string;
}

function RoomPage(props: RoomPageProps): ReactElement {
  const { game, module, room } = props;
  const {
    head,
    link,
    table: { phase },
  } = useRoomNow(room);
  useShownLink(link);
  useEffect(() => witness.sawCommitment(head.id, head.commitment), [head]);
  const table = room.table(module.game);
  if (table) return <RoomTable {...props} table={table} />;
  return phase === 'ended' ? <ClosedNotice room={room} /> : <Gathering {...{ game, module, room }} />;
}

/** Tells the style sheets whether what is heard of the others is still true. */
function useShownLink(link: RoomNow['link']): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['link'] = link;
    return () => void delete dataset['link'];
  }, [link]);
}

function RoomTable({ game, module, room, path, table }: RoomPageProps & Pick<AtTable, 'table'>): ReactElement {
  const { faults } = useOnlineWords();
  const { key } = useDoorstep();
  const { past, failed, begin, end } = useLookingBack(room, table, key);
  const isPlaying = useRoomNow(room).table.phase === 'playing';
  const told = useCallback(() => room.told(), [room]);
  if (past && isPlaying) return <LookBack {...{ game, module, room, table, path, past }} onNow={end} />;
  const around: Around = {
    path,
    told,
    replayPath: step => pathOf({ page: 'online-replay', game, match: room.now.head.id, ...keyed(key), step }),
    renderEnd: (atTable, onClose) => <OnlineEnd {...atTable} room={room} onClose={onClose} />,
    tools: <RoomTools {...{ game, module, room }} onLookBack={() => void begin()} />,
    renderMenu: close => <RoomEntries close={close} onLookBack={isPlaying ? () => void begin() : undefined} />,
    line: <SeatChips module={module} room={room} />,
    banner: <Banner {...{ game, room }} trouble={failed && faults[failed]} />,
    overSide: <TalkPaper {...{ module, room }} />,
  };
  return <PlayPage {...{ game, module, around, table }} isLasting />;
}
