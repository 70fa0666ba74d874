import { type ReactElement, useState } from 'react';
import type { Links } from '../../../../wire/http.ts';
import type { GameId } from '../../games.ts';
import { Link } from '../../parts/Link.tsx';
import { go, pathOf } from '../../router.ts';
import { newSeed } from '../../table/matches.ts';
import { useOnlineWords } from '../../words/online.ts';
import { api, type Failed, hasFailed } from '../../house/api.ts';
import { watchPath } from '../links.ts';
import { witness } from '../dice/witness.ts';
import type { RemoteRoom, RoomNow } from '../room.ts';
import { useRoomNow } from '../useRoom.ts';

interface RematchProps {
  readonly game: GameId;
  readonly room: RemoteRoom;
}

/** The same table once more, everybody one seat further. Whoever was there is led to it by one tap. */
export function Rematch({ game, room }: RematchProps): ReactElement | null {
  const { rematch: words, faults } = useOnlineWords();
  const now = useRoomNow(room);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const { rematch } = now.table;
  if (now.own.length === 0) return <Onlooker {...{ game, now }} />;
  const again = async (): Promise<void> => {
    setBusy(true);
    const links = await seatedAgain(now);
    setBusy(false);
    if (hasFailed(links)) setFailed(links);
    else go(pathOf({ page: 'online-table', game, match: links.match, key: links.join }));
  };
  const label = rematch === null ? words.go : words.join;
  return (
    <>
      <button type="button" className="button button-go" disabled={isBusy} onClick={() => void again()}>
        {isBusy ? words.going : label}
      </button>
      {failed && (
        <p className="small fault" role="alert">
          {faults[failed]}
        </p>
      )}
    </>
  );
}

/** Lays the next table, or finds it laid, with a seat for everybody at this screen. Who finds none may still look on. */
async function seatedAgain({ head }: RoomNow): Promise<Links | Failed> {
  const entropy = newSeed();
  const links = await api.rematch(head.id, entropy);
  if (!hasFailed(links) && witness.of(links.match).entropy === undefined) witness.sentEntropy(links.match, entropy);
  return links;
}

function Onlooker({ game, now }: { readonly game: GameId; readonly now: RoomNow }): ReactElement | null {
  const { rematch: words } = useOnlineWords();
  const { rematch } = now.table;
  if (rematch === null) return null;
  return (
    <Link className="button" href={watchPath({ game, match: rematch.match, key: rematch.watch })}>
      {words.watch}
    </Link>
  );
}
