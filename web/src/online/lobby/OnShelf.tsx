import { type ReactElement, type ReactNode } from 'react';
import { Link } from '../../parts/Link.tsx';
import { useLoaded } from '../../parts/useLoaded.ts';
import { pathOf } from '../../router.ts';
import { useOnlineWords } from '../../words/online.ts';
import { isMyTurn } from './lines.ts';
import { MatchLine } from './MatchLine.tsx';
import { fetchMine } from './useMine.ts';

/** So many lie on the table of the first page; of those in which one is waited for, more. */
const MOST = 2;
const MOST_MINE = 4;

/** One's own running matches on the first page, in place of what lay there; whoever has none sees that instead. */
export default function OnShelf({ children }: { readonly children: ReactNode }): ReactElement {
  const { lobby } = useOnlineWords();
  const mine = useLoaded(fetchMine);
  const running = mine?.lines.filter(({ phase }) => phase !== 'ended') ?? [];
  if (!mine || running.length === 0) return <>{children}</>;
  const mineToDo = running.filter(isMyTurn).length;
  const shown = Math.min(Math.max(MOST, mineToDo), MOST_MINE);
  return (
    <section className="paper home-online askew-right">
      <div className="home-paper-head">
        <h2 className="h2">{mineToDo > 0 ? lobby.mineToDo(mineToDo) : lobby.title}</h2>
        <Link href={pathOf({ page: 'online' })}>{lobby.all}</Link>
      </div>
      <ul className="match-lines">
        {running.slice(0, shown).map(line => (
          <MatchLine key={line.match} line={line} at={mine.at} />
        ))}
      </ul>
    </section>
  );
}
