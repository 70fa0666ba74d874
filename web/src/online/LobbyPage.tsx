import { type ReactElement, type ReactNode, useState } from 'react';
import { SHELF } from '../../../games/shelf.ts';
import { LANGUAGES } from '../../../kernel/language.ts';
import { LobbyDaily } from '../daily/LobbyDaily.tsx';
import { titleOf } from '../games.ts';
import { BoxLid } from '../parts/BoxLid.tsx';
import { Link } from '../parts/Link.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { pathOf } from '../router.ts';
import { useOnlineWords } from '../words/online.ts';
import { useWords } from '../words/words.ts';
import { api, hasFailed } from '../house/api.ts';
import { PACES } from './creating/terms.ts';
import { hallOf, linesOf, matching, type Wanted } from './lobby/lines.ts';
import { MatchLine } from './lobby/MatchLine.tsx';
import { type Fetched, useMine } from './lobby/useMine.ts';
import { usePolled } from './usePolled.ts';
import './online.css';
import './lobby/lobby.css';

const EVERY = 20_000;

interface LobbyPageProps {
  /** Below the games: other ways on, where the house has any. */
  readonly doors: ReactNode;
}

/** Public tables to sit down at or to look on at, and one's own matches. */
export function LobbyPage({ doors }: LobbyPageProps): ReactElement {
  const words = useWords();
  const { lobby, me } = useOnlineWords();
  const tables = usePolled(fetchTables, EVERY);
  useTitle(lobby.title);
  return (
    <div className="papers lobby-page">
      <Rail title={lobby.title} back={{ href: '/', label: words.home }}>
        <Link className="button lobby-me" href={pathOf({ page: 'me' })}>
          {me.title}
        </Link>
        <Switches />
      </Rail>
      <PublicTables tables={tables} />
      <Mine tables={tables} />
      <NewTables doors={doors} />
    </div>
  );
}

interface WithTables {
  readonly tables: Fetched | undefined;
}

/** Who is known to no server asks it for nothing: whether one is there, the public tables know. */
function Mine({ tables }: WithTables): ReactElement {
  const { loading } = useWords();
  const { lobby, faults } = useOnlineWords();
  const mine = useMine(EVERY);
  const isKnown = mine && tables;
  const failed = mine?.failed ?? (mine?.lines.length === 0 ? tables?.failed : undefined);
  return (
    <section className="paper lobby-mine">
      <h2 className="h2">{lobby.mine}</h2>
      {!isKnown && <p className="note soft loading">{loading}</p>}
      {isKnown && failed && <p className="fault">{faults[failed]}</p>}
      {isKnown && !failed && <Lines {...mine} none={lobby.noneMine} />}
    </section>
  );
}

async function fetchTables(): Promise<Fetched> {
  const listing = await api.lobby();
  const at = Date.now();
  return hasFailed(listing) ? { lines: [], at, failed: listing } : { lines: linesOf(listing.matches), at };
}

const ANYTHING: Wanted = { game: undefined, pace: undefined, language: undefined };

function PublicTables({ tables }: WithTables): ReactElement {
  const { loading } = useWords();
  const { lobby, faults } = useOnlineWords();
  const [wanted, want] = useState<Wanted>(ANYTHING);
  const { open, running } = hallOf(matching(tables?.lines ?? [], wanted));
  const isNarrowed = Object.values(wanted).some(value => value !== undefined);
  const at = tables?.at ?? 0;
  return (
    <div className="lobby-public">
      <section className="paper">
        <h2 className="h2">{lobby.open}</h2>
        <Filters wanted={wanted} onWant={want} />
        {!tables && <p className="note soft loading">{loading}</p>}
        {tables?.failed && <p className="fault">{faults[tables.failed]}</p>}
        {tables && !tables.failed && <Lines lines={open} at={at} none={isNarrowed ? lobby.noneSuch : lobby.noneOpen} />}
      </section>
      {tables && !tables.failed && (
        <section className="paper">
          <h2 className="h2">{lobby.running}</h2>
          <Lines lines={running} at={at} none={isNarrowed ? lobby.noneSuch : lobby.noneRunning} />
        </section>
      )}
      <LobbyDaily />
    </div>
  );
}

interface FiltersProps {
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
}

/** Narrows the public tables to a game, a pace or a language. */
function Filters({ wanted, onWant }: FiltersProps): ReactElement {
  const { lobby, terms } = useOnlineWords();
  return (
    <div className="lobby-filters" role="group" aria-label={lobby.filters}>
      <Filter
        {...{ label: lobby.game, any: lobby.anyGame, values: SHELF, value: wanted.game }}
        nameOf={titleOf}
        onChoose={game => onWant({ ...wanted, game })}
      />
      <Filter
        {...{ label: terms.pace, any: lobby.anyPace, values: PACES, value: wanted.pace }}
        nameOf={pace => terms.paces[pace]}
        onChoose={pace => onWant({ ...wanted, pace })}
      />
      <Filter
        {...{ label: lobby.language, any: lobby.anyLanguage, values: LANGUAGES, value: wanted.language }}
        nameOf={language => lobby.languages[language]}
        onChoose={language => onWant({ ...wanted, language })}
      />
    </div>
  );
}

interface FilterProps<T extends string> {
  readonly label: string;
  /** What stands for all of them. */
  readonly any: string;
  readonly values: readonly T[];
  readonly value: T | undefined;
  readonly nameOf: (value: T) => string;
  readonly onChoose: (value: T | undefined) => void;
}

function Filter<T extends string>({ label, any, values, value, nameOf, onChoose }: FilterProps<T>): ReactElement {
  return (
    <select
      className="field"
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(values.find(each => each === target.value))}
    >
      <option value="">{any}</option>
      {values.map(each => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  );
}

interface LinesProps extends Fetched {
  readonly none: string;
}

function Lines({ lines, at, none }: LinesProps): ReactElement {
  if (lines.length === 0) return <p className="note soft">{none}</p>;
  return (
    <ul className="match-lines">
      {lines.map(line => (
        <MatchLine key={line.match} line={line} at={at} />
      ))}
    </ul>
  );
}

function NewTables({ doors }: LobbyPageProps): ReactElement {
  const { lobby } = useOnlineWords();
  return (
    <nav className="paper lobby-new" aria-label={lobby.create}>
      <h2 className="h2">{lobby.create}</h2>
      <ul>
        {SHELF.map(game => (
          <li key={game}>
            <Link href={pathOf({ page: 'game', game, options: { way: 'online' } })}>
              <BoxLid game={game} title={titleOf(game)} />
            </Link>
          </li>
        ))}
      </ul>
      {doors}
    </nav>
  );
}
