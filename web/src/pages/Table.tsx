import { lazy, type ReactElement, Suspense, use, useCallback, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { ghostAt } from '../daily/ghosts.ts';
import { dailyOf, readHistory } from '../daily/history.ts';
import { type GameId, moduleOf, titleOf } from '../games.ts';
import { isNearlyFull } from '../table/permanence.ts';
import { GoOnline } from '../online/creating/GoOnline.tsx';
import { KeptEnd } from './KeptEnd.tsx';
import { PlayPage } from '../play/PlayPage.tsx';
import type { Around, AtTable } from '../desk/atTable.ts';
import { useTitle } from '../parts/useTitle.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { pathOf } from '../router.ts';
import { openStore } from '../table/database.ts';
import { type LocalTable, openTable } from '../table/local.ts';
import { load, toldOf } from '../table/matches.ts';
import { workerThinker } from '../worker/page.ts';
import { useWords } from '../words/words.ts';
import { LostPage } from '../parts/Lost.tsx';

const GhostLine = lazy(() => import('../daily/GhostLine.tsx'));

interface TablePageProps {
  readonly game: GameId;
  readonly match: string;
}

export default function TablePage({ game, match }: TablePageProps): ReactElement {
  const words = useWords();
  const module = use(moduleOf(game));
  useTitle(titleOf(game));
  const opened = useLoaded(
    useCallback(async () => {
      const store = await openStore();
      const [table, hasNoRoom] = await Promise.all([
        openTable(store, module.game, match, workerThinker),
        isNearlyFull(),
      ]);
      return { table, isLasting: store.lasting, isNearlyFull: hasNoRoom };
    }, [module, match]),
  );
  const told = useCallback(async () => {
    const loaded = await load(await openStore(), module.game, match);
    return typeof loaded === 'string' ? undefined : toldOf(loaded).transcript;
  }, [module, match]);
  const [beside] = useState(() => besideGhost(match));
  if (!opened) return <p className="tag loading">{words.loading}</p>;
  if (opened.table === 'unknown') return <LostPage lost="match" />;
  if (opened.table === 'damaged') return <LostPage lost="damaged" />;
  const { table, ...storage } = opened;
  const around: Around = {
    ...beside,
    path: pathOf({ page: 'table', game, match }),
    told,
    replayPath: step => pathOf({ page: 'replay', game, match, step }),
    renderMenu: () => goesOn(table) && <GoOnline {...{ game, module, match }} />,
    renderEnd: (atTable, onClose) => <KeptEnd {...atTable} match={match} onClose={onClose} />,
  };
  return <PlayPage {...{ game, around, module, table }} {...storage} />;
}

/** Whether a server could take it over: it rolls its own dice, and is asked for nothing once all is over. */
const goesOn = ({ typing, now }: LocalTable<Kind>): boolean => !typing && now.outcome === undefined;

/** Beside an attempt at a daily deal stands its ghost, if it has one. */
function besideGhost(match: string): Pick<Around, 'renderLine'> {
  const daily = dailyOf(readHistory(), match);
  if (!daily || !ghostAt(daily)) return {};
  const renderLine = ({ table, seen }: AtTable): ReactElement => (
    <Suspense>
      <GhostLine {...{ daily, table }} now={seen.now} />
    </Suspense>
  );
  return { renderLine };
}
