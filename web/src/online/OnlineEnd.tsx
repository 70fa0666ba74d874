import type { ReactElement } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { Link } from '../parts/Link.tsx';
import type { AtTable } from '../desk/atTable.ts';
import { EndButtons } from '../play/EndSheet.tsx';
import { asReviewed, ReviewLine } from '../play/ReviewLine.tsx';
import { pathOf } from '../router.ts';
import type { Review } from '../table/table.ts';
import { useOnlineWords } from '../words/online.ts';
import { useWords } from '../words/words.ts';
import { CheckRolls } from './dice/CheckRolls.tsx';
import { useDoorstep } from './links.ts';
import type { RemoteRoom } from './room.ts';
import { Rematch } from './rail/Rematch.tsx';
import { useRoomNow } from './useRoom.ts';

interface OnlineEndProps extends AtTable {
  readonly room: RemoteRoom;
  readonly onClose: () => void;
}

/** Who lost a seat before the end, and how; or, where nobody has, who broke the match off. */
function Losses({ room, seen }: OnlineEndProps): ReactElement | null {
  const words = useOnlineWords().room;
  const { end } = useWords();
  const lost = useRoomNow(room).table.sitters.flatMap(({ name, forfeited }) =>
    forfeited ? [words.isLost(name, words.lost[forfeited])] : [],
  );
  if (lost.length > 0) return <p>{lost.join(' ')}</p>;
  return seen.now.isCutShort ? <p>{end.brokenOff}</p> : null;
}

/** After a match on the server: what a bot would have made of it, whether the dice were honest, the same table once more, a replay. */
export function OnlineEnd(props: OnlineEndProps): ReactElement {
  const { game, module, room, seen, onWatch } = props;
  const { end } = useWords();
  const { key } = useDoorstep();
  const { head } = room.now;
  const { outcome } = seen.now;
  const proving = { game: module.game, head, doorKey: key };
  const watch = async (review: Review<Kind>): Promise<void> => {
    const transcript = await room.told();
    if (transcript) onWatch(asReviewed(transcript, review));
  };
  return (
    <>
      <Losses {...props} />
      {outcome && <ReviewLine {...props} outcome={outcome} onPress={review => void watch(review)} />}
      <CheckRolls {...proving} />
      <EndButtons {...props} proof={<CheckRolls {...proving} />}>
        <Rematch {...{ game, room }} />
        <Link
          className="button"
          href={pathOf({ page: 'online-replay', game, match: head.id, ...(key !== undefined && { key }) })}
        >
          {end.replay}
        </Link>
      </EndButtons>
    </>
  );
}
