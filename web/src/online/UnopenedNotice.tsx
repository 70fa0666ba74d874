import type { ReactElement, ReactNode } from 'react';
import { Link } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';
import { useOnlineWords } from '../words/online.ts';
import { useWords } from '../words/words.ts';
import type { Failed } from '../house/api.ts';
import type { RemoteRoom } from './room.ts';
import { useRoomNow } from './useRoom.ts';
import '../parts/lost.css';

/** Why a match does not open. What passes by itself is tried again meanwhile. */
export function UnopenedNotice({ failed }: { readonly failed: Failed }): ReactElement {
  const { unopened, faults } = useOnlineWords();
  if (failed === 'no-such-match') return <Notice title={unopened.title}>{unopened.noSuchMatch}</Notice>;
  return <Notice title={unopened.notNow}>{faults[failed]}</Notice>;
}

/** That a table was closed before its match began, to whoever sat there or comes later. */
export function ClosedNotice({ room }: { readonly room: RemoteRoom }): ReactElement {
  const { gathering } = useOnlineWords();
  const { host, sitters } = useRoomNow(room).table;
  const name = host === null ? undefined : sitters[host]?.name;
  return <Notice title={gathering.closed}>{name ? gathering.closedBy(name) : gathering.closedNote}</Notice>;
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const { home } = useWords();
  const { unopened } = useOnlineWords();
  return (
    <section className="lost paper">
      <h1 className="h2">{title}</h1>
      <p role="status">{children}</p>
      <p className="row">
        <Link className="button button-go" href={pathOf({ page: 'online' })}>
          {unopened.lobby}
        </Link>
        <Link className="button" href="/">
          {home}
        </Link>
      </p>
    </section>
  );
}
