import {
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { FullNotice } from './kept/FullNotice.tsx';
import { Definitions } from './look/Definitions.tsx';
import { acquaintance } from './house/known.ts';
import { NewBuild } from './offline/NewBuild.tsx';
import { useUpdates } from './offline/update.ts';
import { HomePage } from './pages/Home.tsx';
import { LostPage } from './parts/Lost.tsx';
import { Boundary } from './parts/Boundary.tsx';
import { takeFocus } from './parts/takeFocus.ts';
import { isPlain, type PlainPage, readRoute, type Route, useAddress } from './router.ts';
import { applySettings, useSettings } from './settings.ts';
import { useWords } from './words/words.ts';

const GamePage = lazy(() => import('./pages/Game.tsx'));
const TablePage = lazy(() => import('./pages/Table.tsx'));
const ReplayPage = lazy(() => import('./pages/Replay.tsx'));
const LinkedReplayPage = lazy(() => import('./pages/LinkedReplay.tsx'));
const PrintPage = lazy(() => import('./print/PrintPage.tsx'));
const RulesPage = lazy(() => import('./pages/Rules.tsx'));
const DealPage = lazy(() => import('./pages/Deal.tsx'));
const OnlinePage = lazy(() => import('./online/OnlinePage.tsx'));
const OnlineReplayPage = lazy(() => import('./online/OnlineReplayPage.tsx'));
const NoDoorPage = lazy(() => import('./online/NoDoorPage.tsx'));
const LobbyPage = lazy(() => import('./pages/Lobby.tsx'));
const WorkshopPage = lazy(() => import('./pages/Workshop.tsx'));
const WorkPage = lazy(() => import('./pages/Work.tsx'));
const LearnPage = lazy(() => import('./learn/LearnPage.tsx'));
const LessonPage = lazy(() => import('./learn/LessonPage.tsx'));
const GalleryPage = lazy(() => import('./gallery/GalleryPage.tsx'));
const DailyPage = lazy(() => import('./daily/DailyPage.tsx'));
const DailyDealPage = lazy(() => import('./daily/DailyDealPage.tsx'));
const KeptPage = lazy(() => import('./kept/KeptPage.tsx'));
const MePage = lazy(() => import('./online/MePage.tsx'));
/** Without network nobody is waited for, and nothing is missing. */
const TurnWatch = lazy(() => import('./online/turn/TurnWatch.tsx').catch(() => ({ default: () => null })));

export function App(): ReactElement {
  const settings = useSettings();
  const words = useWords();
  const url = new URL(useAddress());
  const route = readRoute(url);
  useUpdates(url.pathname, route);
  useLayoutEffect(() => applySettings(settings, document.documentElement), [settings]);
  return (
    <>
      <Definitions light={settings.light} />
      <a className="skip" href="#content" onClick={skip}>
        {words.skip}
      </a>
      <Main path={url.pathname}>
        <Boundary key={url.pathname}>
          <Suspense fallback={<p className="tag loading">{words.loading}</p>}>{pageOf(route)}</Suspense>
        </Boundary>
      </Main>
      <NewBuild page={route.page} />
      <FullNotice />
      {acquaintance.isKnown() && (
        <Suspense>
          <TurnWatch />
        </Suspense>
      )}
    </>
  );
}

/** A jump to a fragment would be a new address. */
function skip(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** Who follows a link hears and sees the new page from its top. */
function Main({ path, children }: { readonly path: string; readonly children: ReactNode }): ReactElement {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) takeFocus(main.current);
    shown.current = path;
  }, [path]);
  return (
    <main id="content" ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}

const PLAIN_PAGES: Readonly<Record<PlainPage, ComponentType>> = {
  home: HomePage,
  online: LobbyPage,
  gallery: GalleryPage,
  daily: DailyPage,
  kept: KeptPage,
};

function pageOf(route: Route): ReactElement {
  if (isPlain(route)) return createElement(PLAIN_PAGES[route.page]);
  switch (route.page) {
    case 'game':
      return <GamePage key={route.game} {...route} />;
    case 'print':
      return <PrintPage key={route.game} {...route} />;
    case 'rules':
      return <RulesPage {...route} />;
    case 'table':
      return <TablePage key={route.match} {...route} />;
    case 'replay':
      return <ReplayPage key={route.match} {...route} />;
    case 'linked-replay':
      return <LinkedReplayPage key={route.replay} {...route} />;
    case 'deal':
      return <DealPage key={route.seed} {...route} />;
    case 'workshop':
      return <WorkshopPage {...route} />;
    case 'work':
      return <WorkPage key={route.work} {...route} />;
    case 'learn':
      return route.lesson === undefined ? (
        <LearnPage key={route.game} {...route} />
      ) : (
        <LessonPage key={route.lesson} {...route} lesson={route.lesson} />
      );
    case 'daily-deal':
      return <DailyDealPage key={`${route.game}/${route.number}`} {...route} />;
    case 'me':
      return <MePage {...route} />;
    case 'online-table':
      return <OnlinePage key={route.match} game={route.game} match={route.match} doorKey={route.key} />;
    case 'online-replay':
      return <OnlineReplayPage key={route.match} {...route} doorKey={route.key} />;
    case 'lost':
      return route.lost === 'door' ? <NoDoorPage /> : <LostPage lost={route.lost} />;
  }
}
