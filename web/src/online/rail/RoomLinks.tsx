import type { ReactElement } from 'react';
import { type GameId, titleOf } from '../../games.ts';
import { Link } from '../../parts/Link.tsx';
import { pathOf } from '../../router.ts';
import { useOnlineWords } from '../../words/online.ts';
import { joinLink, watchLink } from '../links.ts';
import { LinkField } from '../parts/LinkField.tsx';
import type { RoomNow } from '../room.ts';
import { useLinks } from '../useLinks.ts';

interface RoomLinksProps {
  readonly game: GameId;
  readonly now: RoomNow;
}

/** Links to hand on: to look on, and to sit down as long as a bot would make room. */
export function RoomLinks({ game, now }: RoomLinksProps): ReactElement | null {
  const { gathering, room, share } = useOnlineWords();
  const { head, own, table } = now;
  const links = useLinks(own.length > 0 ? head.id : undefined);
  const title = titleOf(game);
  const mayJoin = table.phase === 'playing' && head.terms.joining && table.sitters.some(({ person }) => !person);
  if (!links) return null;
  return (
    <section className="room-part">
      <h3 className="note">{gathering.watch}</h3>
      <LinkField
        label={gathering.watchLink}
        title={share.watchTitle(title)}
        url={watchLink(location.origin, { game, match: head.id, key: links.watch })}
      />
      {mayJoin && (
        <>
          <h3 className="note">{gathering.sit}</h3>
          <LinkField
            label={gathering.joinLink}
            title={share.title(title)}
            url={joinLink(location.origin, { game, match: head.id, key: links.join })}
          />
        </>
      )}
      <p>
        <Link href={pathOf({ page: 'me' })}>{room.personal}</Link>
      </p>
    </section>
  );
}
