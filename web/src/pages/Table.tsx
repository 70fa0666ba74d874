import { type ReactElement, use, useCallback } from 'react';
import { type GameId, moduleOf, titleOf } from '../games.ts';
import { KeptEnd } from '../play/KeptEnd.tsx';
import { PlayPage } from '../play/PlayPage.tsx';
import type { Around } from '../play/atTable.ts';
import { useTitle } from '../parts/useTitle.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { pathOf } from '../router.ts';
import { openStore } from '../table/database.ts';
import { openTable } from '../table/local.ts';
import { load, toldOf } from '../table/matches.ts';
import { workerThinker } from '../worker/page.ts';
import { useWords } from '../words/words.ts';
import { LostPage } from './Lost.tsx';

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
      return { table: await openTable(store, module.game, match, workerThinker), isLasting: store.lasting };
    }, [module, match]),
  );
  const told = useCallback(async () => {
    const loaded = await load(await openStore(), module.game, match);
    return typeof loaded === 'string' ? undefined : toldOf(loaded).transcript;
  }, [module, match]);
  if (!opened) return <p className="tag loading">{words.loading}</p>;
  if (opened.table === 'unknown') return <LostPage lost="match" />;
  if (opened.table === 'damaged') return <LostPage lost="damaged" />;
  const around: Around = {
    path: pathOf({ page: 'table', game, match }),
    told,
    replayPath: step => pathOf({ page: 'replay', game, match, step }),
    renderEnd: (atTable, onClose) => <KeptEnd {...atTable} match={match} onClose={onClose} />,
  };
  return <PlayPage {...{ game, around, module }} table={opened.table} isLasting={opened.isLasting} />;
}
