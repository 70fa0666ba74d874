import type { ReactElement } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { GameId } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { Link } from '../parts/Link.tsx';
import { EndButtons } from '../play/EndSheet.tsx';
import { pathOf } from '../router.ts';
import { useWords } from '../words/words.ts';
import { CheckRolls } from './dice/CheckRolls.tsx';
import { useDoorstep } from './links.ts';
import type { Room } from './room.ts';
import { RoomEnd } from './RoomRail.tsx';

interface OnlineEndProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly room: Room;
  readonly onClose: () => void;
}

/** After a match on the server: whether the dice were honest, the same table once more, a replay. */
export function OnlineEnd({ game, module, room, onClose }: OnlineEndProps): ReactElement {
  const { end } = useWords();
  const { key } = useDoorstep();
  const { head } = room.now;
  return (
    <>
      <CheckRolls game={module.game} head={head} doorKey={key} />
      <EndButtons onClose={onClose}>
        <RoomEnd {...{ game, room }} />
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
