import { lazy, type ReactElement, Suspense, use, useState } from 'react';
import type { IconName } from '../../../art/icons.ts';
import type { Manifest } from '../../../kernel/manifest.ts';
import { SHELF } from '../../../games/shelf.ts';
import { TodayPaper } from '../daily/TodayPaper.tsx';
import { aboutOf, type GameId, manifestOf, moduleOf, titleOf } from '../games.ts';
import { Icon } from '../look/Icon.tsx';
import { FIRST_LESSON, isTaught } from '../lessons/courses.ts';
import { keptLessons } from '../lessons/kept.ts';
import { acquaintance } from '../house/known.ts';
import { Boundary } from '../parts/Boundary.tsx';
import { BoxLid } from '../parts/BoxLid.tsx';
import { Link } from '../parts/Link.tsx';
import { type KeptMatch, type MatchList, useMatches } from '../parts/matchList.ts';
import { MatchPicture } from '../parts/MatchPicture.tsx';
import { namesOf } from '../parts/names.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { ShelfThings } from '../parts/ShelfThings.tsx';
import { scoreWorthTelling, victoryOf } from '../parts/standings.ts';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { when } from '../parts/when.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { sittersOf } from '../table/store.ts';
import type { InterfaceWords } from '../words/en.ts';
import { useWords } from '../words/words.ts';
import './home.css';

/** Without network its place stays empty. */
const OnShelf = lazy(() => import('../online/lobby/OnShelf.tsx').catch(() => ({ default: OnlinePlace })));

const OnlinePlace = (): ReactElement => <section className="paper home-online-place" aria-hidden="true" />;

export function HomePage(): ReactElement {
  const words = useWords();
  useTitle();
  return (
    <div className="home">
      <section className="wall home-wall">
        <header className="home-head">
          <h1 className="home-name">{words.name}</h1>
          <p className="home-motto">{words.motto}</p>
          <div className="home-tools" role="group" aria-label={words.settings.title}>
            <Switches />
          </div>
        </header>
        <Shelf />
      </section>
      <Papers />
    </div>
  );
}

function Shelf(): ReactElement {
  const { shelf } = useWords();
  return (
    <nav aria-label={shelf.label} className="home-shelf">
      <span className="shelf home-plank" />
      <ul className="home-boxes">
        {SHELF.map(game => (
          <li key={game}>
            <BoxOnShelf game={game} />
          </li>
        ))}
      </ul>
      <span className="shelf home-plank" />
      <ShelfThings />
    </nav>
  );
}

function BoxOnShelf({ game }: { readonly game: GameId }): ReactElement {
  const { shelf } = useWords();
  return (
    <Link className="home-box" href={pathOf({ page: 'game', game })}>
      <BoxLid game={game} title={titleOf(game)} />
      <span className="shelf shelf-board">
        <span className="plate">{plateOf(manifestOf(game), shelf)}</span>
      </span>
    </Link>
  );
}

function plateOf({ seats: { min, max }, minutes }: Manifest, shelf: InterfaceWords['shelf']): string {
  if (max === 1) return shelf.alone(minutes);
  return min === max ? shelf.exactly(max, minutes) : shelf.range(min, max, minutes);
}

/** What lies on the table under the shelf: only what there is. */
function Papers(): ReactElement {
  const list = useMatches();
  return (
    <div className="home-table">
      {list && (
        <div className="home-papers">
          <Boundary>
            <Suspense>
              <MatchPapers matches={list.matches} />
            </Suspense>
          </Boundary>
          <Slips {...list} />
        </div>
      )}
    </div>
  );
}

/** What waits elsewhere, what waits here, or else what has ended; today's deal and the slips lie beside them. */
function MatchPapers({ matches }: { readonly matches: readonly KeptMatch[] }): ReactElement {
  const open = matches.filter(({ head }) => head.outcome === null);
  const ended = matches.filter(({ head }) => head.outcome !== null);
  const isKnown = acquaintance.isKnown();
  const hasRoom = !isKnown && open.length === 0;
  return (
    <>
      {isKnown && (
        <Suspense fallback={<OnlinePlace />}>
          <OnShelf />
        </Suspense>
      )}
      {open[0] && <Continue listed={open[0]} more={open.filter(({ game }) => game === open[0]?.game).length - 1} />}
      {ended.length > 0 && hasRoom && <Lately ended={ended.slice(0, 4)} />}
      {matches.length === 0 && !isKnown && <FirstTime />}
      <TodayPaper matches={matches} />
    </>
  );
}

function Continue({ listed, more }: { readonly listed: KeptMatch; readonly more: number }): ReactElement {
  const { homePage } = useWords();
  const { game, head } = listed;
  return (
    <section className="paper home-continue askew-left">
      <div className="home-paper-head">
        <h2 className="h2">{homePage.continue}</h2>
        {more > 0 && <Link href={pathOf({ page: 'game', game })}>{homePage.more(more)}</Link>}
      </div>
      <MatchPicture game={game} match={head.id}>
        <Link className="button button-go" href={pathOf({ page: 'table', game, match: head.id })}>
          {homePage.goOn}
        </Link>
      </MatchPicture>
    </section>
  );
}

/** Who has played nothing yet begins with what stands first on the shelf. */
const [FIRST] = SHELF;

function FirstTime(): ReactElement {
  const { homePage, colon } = useWords();
  const { language } = useSettings();
  const { motto } = aboutOf(FIRST, language);
  return (
    <section className="paper home-first">
      <div>
        <h2 className="h2">{homePage.first}</h2>
        <p className="note">
          {titleOf(FIRST)}
          {colon}
          {motto}
        </p>
        <div className="row">
          <Link className="button button-go" href={pathOf({ page: 'game', game: FIRST })}>
            {homePage.open}
          </Link>
          <Link className="button" href={pathOf({ page: 'learn', game: FIRST, lesson: FIRST_LESSON })}>
            {homePage.learn}
          </Link>
        </div>
      </div>
    </section>
  );
}

function Lately({ ended }: { readonly ended: readonly KeptMatch[] }): ReactElement {
  const { homePage } = useWords();
  return (
    <section className="paper home-lately askew-right">
      <h2 className="h2">{homePage.lately}</h2>
      <ul>
        {ended.map(listed => (
          <Ended key={listed.head.id} {...listed} />
        ))}
      </ul>
    </section>
  );
}

function Ended({ game, head }: KeptMatch): ReactElement {
  const words = useWords();
  const { homePage, end } = words;
  const { language } = useSettings();
  const module = use(moduleOf(game));
  const texts = module.texts[language];
  const { outcome } = head;
  const names = namesOf(sittersOf(head), words);
  return (
    <li>
      <Link
        href={pathOf({ page: 'replay', game, match: head.id })}
        aria-label={homePage.watch(titleOf(game), when(head.changed, language))}
      >
        {titleOf(game)}
      </Link>
      <span>{outcome && (names.length === 1 ? texts.verdict(outcome) : victoryOf(outcome, names, end))}</span>
      <b>{outcome && scoreWorthTelling(module, outcome)}</b>
    </li>
  );
}

/** Leads to the matches that are kept here; where they are of several games, by way of a sheet that counts them. */
function KeptHere({ matches }: Pick<MatchList, 'matches'>): ReactElement {
  const { homePage } = useWords();
  const [isOpen, setOpen] = useState(false);
  const counts = SHELF.map(game => ({ game, count: matches.filter(match => match.game === game).length }));
  const [only, ...others] = counts.filter(({ count }) => count > 0);
  const slip = (
    <>
      <Icon name="clock" /> {homePage.matches}
      <small>{homePage.matchesNote(matches.length)}</small>
    </>
  );
  if (only && others.length === 0)
    return (
      <Link className="slip askew-right" href={listOf(only.game)}>
        {slip}
      </Link>
    );
  return (
    <>
      <button type="button" className="slip askew-right" onClick={() => setOpen(true)}>
        {slip}
      </button>
      {isOpen && <KeptSheet counts={counts} onClose={() => setOpen(false)} />}
    </>
  );
}

const listOf = (game: GameId): string => `${pathOf({ page: 'game', game })}#matches`;

interface KeptSheetProps {
  readonly counts: readonly { readonly game: GameId; readonly count: number }[];
  readonly onClose: () => void;
}

function KeptSheet({ counts, onClose }: KeptSheetProps): ReactElement {
  const { homePage } = useWords();
  return (
    <Dialog title={homePage.matches} onClose={onClose}>
      <ul className="home-kept">
        {counts.map(
          ({ game, count }) =>
            count > 0 && (
              <li key={game}>
                <Link href={listOf(game)}>{titleOf(game)}</Link> <small>{homePage.matchesNote(count)}</small>
              </li>
            ),
        )}
      </ul>
    </Dialog>
  );
}

interface DoorProps {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly note: string;
}

const Door = ({ href, icon, label, note }: DoorProps): ReactElement => (
  <li className="home-door">
    <Link className="slip askew-left" href={href}>
      <Icon name={icon} /> {label}
      <small>{note}</small>
    </Link>
  </li>
);

/** The first game of which nothing was learnt yet. */
const gameToLearn = (): GameId =>
  SHELF.find(game => isTaught(game) && Object.keys(keptLessons(game).stars).length === 0) ?? FIRST;

function Slips({ matches, isLasting }: MatchList): ReactElement {
  const { homePage, table } = useWords();
  return (
    <ul className="home-slips">
      <li className="paper home-rules askew-left">
        <h2>
          <Icon name="book" /> {homePage.rules}
        </h2>
        {SHELF.map(game => (
          <Link key={game} href={pathOf({ page: 'rules', game })}>
            {titleOf(game)}
          </Link>
        ))}
      </li>
      {matches.length > 0 && (
        <li>
          <KeptHere matches={matches} />
        </li>
      )}
      <Door href={pathOf({ page: 'online' })} icon="people" label={homePage.online} note={homePage.onlineNote} />
      <Door
        href={pathOf({ page: 'learn', game: gameToLearn() })}
        icon="star"
        label={homePage.learn}
        note={homePage.learnNote}
      />
      <Door href={pathOf({ page: 'workshop' })} icon="pencil" label={homePage.workshop} note={homePage.workshopNote} />
      {!isLasting && <li className="tag">{table.unkept}</li>}
      {matches.length > 0 && <KeptSlip />}
    </ul>
  );
}

const KeptSlip = (): ReactElement => (
  <li>
    <Link className="slip askew-left" href={pathOf({ page: 'kept' })}>
      {useWords().table.kept}
    </Link>
  </li>
);
