import type { ReactElement } from 'react';
import { Link } from '../../parts/Link.tsx';
import { useLoaded } from '../../parts/useLoaded.ts';
import { pathOf } from '../../router.ts';
import { type OnlineWords, useOnlineWords } from '../../words/online.ts';
import { isMyTurn, type OpenableMatch } from './lines.ts';
import { MatchLine } from './MatchLine.tsx';
import { type Fetched, fetchMine } from './useMine.ts';
import './on-shelf.css';

/** So many lie on the table of the first page; room for them is kept until they are known. */
const MOST = 3;

/** What waits for one elsewhere, first on the first page. It lies there from the beginning: nothing moves when it is known. */
export default function OnShelf(): ReactElement {
  const { lobby, faults } = useOnlineWords();
  const mine = useLoaded(fetchMine);
  const running = mine?.lines.filter(({ phase }) => phase !== 'ended') ?? [];
  return (
    <section className="paper home-online askew-left" aria-busy={!mine}>
      <div className="home-paper-head">
        <h2 className="h2">{titleFor(running, lobby)}</h2>
        <Link href={pathOf({ page: 'online' })}>{lobby.all}</Link>
      </div>
      {mine && running.length === 0 ? (
        <p className="note">{mine.failed ? faults[mine.failed] : lobby.noneMine}</p>
      ) : (
        <Lines at={mine?.at ?? 0} lines={running} />
      )}
    </section>
  );
}

const Lines = ({ lines, at }: Fetched): ReactElement => (
  <ul className="match-lines">
    {lines.slice(0, MOST).map(line => (
      <MatchLine key={line.match} {...{ line, at }} />
    ))}
  </ul>
);

function titleFor(running: readonly OpenableMatch[], words: OnlineWords['lobby']): string {
  const mineToDo = running.filter(isMyTurn).length;
  return mineToDo > 0 ? words.mineToDo(mineToDo) : words.mine;
}
