import { type ReactElement, use, useEffect } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { boxOf, type GameId, moduleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { LostPage } from '../pages/Lost.tsx';
import { useTitle } from '../parts/useTitle.ts';
import type { Around } from '../play/atTable.ts';
import { PlayPage } from '../play/PlayPage.tsx';
import { pathOf } from '../router.ts';
import { useWords } from '../words/words.ts';
import { witness } from './dice/witness.ts';
import { Gathering } from './Gathering.tsx';
import { OnlineEnd } from './OnlineEnd.tsx';
import type { Room } from './room.ts';
import { RoomLine, RoomBanner, RoomTools } from './RoomRail.tsx';
import { Unopened } from './Unopened.tsx';
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
  useTitle(boxOf(game).title);
  const room = useOpenRoom(match, doorKey);
  if (!room) return <p className="tag loading">{loading}</p>;
  if (typeof room === 'string') return <Unopened failed={room} />;
  if (room.now.head.game !== game) return <LostPage lost="game" />;
  return (
    <RoomPage {...{ game, module, room }} path={pathOf({ page: 'online-table', game, match, ...keyed(doorKey) })} />
  );
}

const keyed = (key: string | undefined): { readonly key?: string } => (key === undefined ? {} : { key });

interface RoomPageProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly room: Room;
  readonly path: string;
}

function RoomPage({ game, module, room, path }: RoomPageProps): ReactElement {
  const {
    head,
    table: { phase },
  } = useRoomNow(room);
  useEffect(() => witness.sawCommitment(head.id, head.commitment), [head]);
  const table = room.table(module.game);
  if (!table) return phase === 'ended' ? <Unopened failed="not-now" /> : <Gathering {...{ game, module, room }} />;
  const around: Around = {
    path,
    renderEnd: (_, onClose) => <OnlineEnd {...{ game, module, room, onClose }} />,
    tools: <RoomTools {...{ game, module, room }} />,
    line: <RoomLine room={room} />,
    banner: <RoomBanner {...{ game, room }} />,
  };
  return <PlayPage {...{ game, module, around, table }} isLasting />;
}
