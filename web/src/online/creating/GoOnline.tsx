import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { Kind } from '../../../../kernel/game.ts';
import type { GameId } from '../../games.ts';
import type { GameModule } from '../../games/module.ts';
import { openStore } from '../../table/database.ts';
import { load, type Told, toldOf } from '../../table/matches.ts';
import { useWords } from '../../words/words.ts';

const NewTable = lazy(() => import('./NewTable.tsx'));

interface GoOnlineProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly match: string;
  /** What tells it apart from others of a list. */
  readonly label?: string;
}

/** A match that this browser keeps goes on at a table of the server, with whom one likes. */
export function GoOnline({ game, module, match, label }: GoOnlineProps): ReactElement {
  const words = useWords();
  const [begun, setBegun] = useState<Told<Kind>>();
  const ask = async (): Promise<void> => {
    const loaded = await load(await openStore(), module.game, match);
    if (typeof loaded !== 'string') setBegun(toldOf(loaded));
  };
  return (
    <>
      <button type="button" className="button" aria-label={label} onClick={() => void ask()}>
        {words.game.goOnline}
      </button>
      {begun && (
        <Suspense fallback={<p className="spoken">{words.loading}</p>}>
          <NewTable {...{ game, module, begun }} choices={{}} onClose={() => setBegun(undefined)} />
        </Suspense>
      )}
    </>
  );
}
