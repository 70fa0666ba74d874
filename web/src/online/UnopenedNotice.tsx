import type { ReactElement } from 'react';
import { Link } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';
import { useOnlineWords } from '../words/online.ts';
import { useWords } from '../words/words.ts';
import type { Failed } from './api.ts';
import '../pages/lost.css';

/** Why a match does not open. What passes by itself is tried again meanwhile. */
export function UnopenedNotice({ failed }: { readonly failed: Failed }): ReactElement {
  const { home } = useWords();
  const { unopened, faults } = useOnlineWords();
  return (
    <section className="lost paper">
      <h1 className="h2">{failed === 'no-such-match' ? unopened.title : unopened.notNow}</h1>
      <p role="status">{failed === 'no-such-match' ? unopened.noSuchMatch : faults[failed]}</p>
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
