import { type ReactElement, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { Links } from '../../../wire/http.ts';
import { type GameId, titleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { QrCode } from '../parts/QrCode.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { pathOf } from '../router.ts';
import { useOnlineWords } from '../words/online.ts';
import { useWords } from '../words/words.ts';
import { Chat } from './chat/Chat.tsx';
import { Commitment } from './dice/Commitment.tsx';
import { Agreed } from './gathering/Agreed.tsx';
import { Begin } from './gathering/Begin.tsx';
import { JoinForm } from './gathering/JoinForm.tsx';
import { isOpenSeat, missedIn } from './gathering/ready.ts';
import { SeatList } from './gathering/SeatList.tsx';
import { joinLink, useDoorstep, watchLink } from './links.ts';
import { LinkField } from './parts/LinkField.tsx';
import { MatchBefore } from './parts/MatchBefore.tsx';
import { Reconnecting } from './parts/Reconnecting.tsx';
import type { RemoteRoom, RoomNow } from './room.ts';
import { useLinks } from './useLinks.ts';
import { useRoomNow, useWishing } from './useRoom.ts';
import './online.css';
import './gathering/gathering.css';

interface GatheringProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly room: RemoteRoom;
}

/** Before the match: who is here, who is missing, and what brings them. */
export function Gathering({ game, module, room }: GatheringProps): ReactElement {
  const words = useWords();
  const online = useOnlineWords();
  const now = useRoomNow(room);
  const links = useKeptLinks(now);
  const title = titleOf(game);
  const { key, isWatching } = useDoorstep();
  const isSeated = now.own.length > 0;
  return (
    <div className="papers gathering-page">
      <Rail title={title} back={{ href: pathOf({ page: 'game', game }), label: words.rulebook.back(title) }}>
        <Switches />
      </Rail>
      <Reconnecting now={now} />
      {!isSeated && !isWatching && <Join {...{ game, room, now }} joinKey={key ?? links?.join} />}
      <div className="gathering-here">
        <GatheringTable {...{ module, room, now }} isWatching={!isSeated && isWatching} />
        <Terms {...{ module, now }} />
      </div>
      {isSeated && links && <Invite {...{ game, links, now }} />}
      <section className="paper gathering-talk">
        <h2 className="h3">{online.chat.title}</h2>
        <Chat module={module} room={room} />
      </section>
    </div>
  );
}

/** Who gets up may sit down again, though the address does not hold the key. */
function useKeptLinks({ head, own }: RoomNow): Links | undefined {
  const links = useLinks(own.length > 0 ? head.id : undefined);
  const [kept, keep] = useState<Links>();
  if (links && links !== kept) keep(links);
  return links ?? kept;
}

interface GatheringTableProps extends Pick<GatheringProps, 'module' | 'room'> {
  readonly now: RoomNow;
  readonly isWatching: boolean;
}

function GatheringTable({ module, room, now, isWatching }: GatheringTableProps): ReactElement {
  const { gathering, rematch } = useOnlineWords();
  const { wish, trouble } = useWishing(room);
  const { sitters, onlookers } = now.table;
  const open = sitters.filter(isOpenSeat).length;
  const missed = missedIn(now);
  const isSeated = now.own.length > 0;
  return (
    <section className="paper gathering-table">
      <div role="status">
        <h2 className="h2">{missed.length > 0 ? rematch.waiting(missed) : gathering.waiting(open)}</h2>
        {missed.length > 0 && isSeated && <p className="note soft">{rematch.told(missed)}</p>}
      </div>
      {isWatching && <p className="note soft">{gathering.onlyWatching}</p>}
      <SeatList {...{ module, now, wish }} />
      <Begin limits={module.game.seats} {...{ now, wish }} />
      <p className="small fault" role="alert">
        {trouble}
      </p>
      {onlookers > 0 && <p className="small soft">{gathering.onlookers(onlookers)}</p>}
    </section>
  );
}

/** What nobody has to do anything about: on a phone below what brings the others. */
function Terms({ module, now: { head, table } }: Pick<GatheringTableProps, 'module' | 'now'>): ReactElement {
  return (
    <section className="paper gathering-terms">
      <MatchBefore before={head.before} />
      <Agreed module={module} head={head} sitters={table.sitters} />
      <Commitment head={head} />
    </section>
  );
}

interface InviteProps extends Pick<GatheringProps, 'game'> {
  readonly links: Links;
  readonly now: RoomNow;
}

/** Where no seat is left nobody is sent for; who comes then looks on. */
function Invite({ game, links, now }: InviteProps): ReactElement {
  const { gathering, share } = useOnlineWords();
  const { match, watch } = links;
  const hasRoom = now.table.sitters.some(isOpenSeat);
  return (
    <section className="paper gathering-invite">
      {hasRoom && <ToSitDown game={game} links={links} />}
      <h2 className={hasRoom ? 'note' : 'h3'}>{gathering.watch}</h2>
      <p className="small soft">{gathering.watchNote}</p>
      <LinkField
        label={gathering.watchLink}
        title={share.watchTitle(titleOf(game))}
        url={watchLink(location.origin, { game, match, key: watch })}
      />
    </section>
  );
}

function ToSitDown({ game, links: { match, join } }: Omit<InviteProps, 'now'>): ReactElement {
  const { gathering, share } = useOnlineWords();
  const url = joinLink(location.origin, { game, match, key: join });
  return (
    <>
      <h2 className="h2">{gathering.invite}</h2>
      <p className="note soft">{gathering.inviteNote}</p>
      <LinkField isFirst label={gathering.joinLink} title={share.title(titleOf(game))} url={url} />
      <QrCode url={url} label={gathering.code}>
        {gathering.codeNote}
      </QrCode>
    </>
  );
}

interface JoinProps extends Pick<GatheringProps, 'game' | 'room'> {
  readonly now: RoomNow;
  readonly joinKey: string | undefined;
}

function Join({ game, room, now, joinKey }: JoinProps): ReactElement {
  const { gathering } = useOnlineWords();
  const here = now.table.sitters.filter(({ person }) => person).map(({ name }) => name);
  return (
    <section className="paper gathering-join">
      <h2 className="h2">{gathering.joinTitle(titleOf(game))}</h2>
      <p className="note soft">{gathering.joinNote(here)}</p>
      <JoinForm room={room} joinKey={joinKey} />
    </section>
  );
}
