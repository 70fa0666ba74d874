import { lazy, type ReactElement, Suspense, useState } from 'react';
import { type GameId, titleOf } from '../games.ts';
import { pathOf } from '../router.ts';
import { useWords } from '../words/words.ts';
import { Boundary } from '../parts/Boundary.tsx';
import { Dialog } from '../parts/Dialog.tsx';

/** Whoever plays has mostly read it. */
const Rulebook = lazy(async () => ({ default: (await import('../rulebook/Rulebook.tsx')).Rulebook }));

interface RulesSheetProps {
  readonly game: GameId;
  readonly rule?: string | undefined;
  readonly onClose: () => void;
}

/** The rulebook laid beside the board: the match goes on where it was. */
export function RulesSheet({ game, rule, onClose }: RulesSheetProps): ReactElement {
  const { rulebook: words, loading } = useWords();
  const [at, setAt] = useState(rule);
  return (
    <Dialog className="dialog-wide" title={words.title(titleOf(game))} onClose={onClose}>
      <a href={pathOf({ page: 'rules', game, ...(at !== undefined && { rule: at }) })} target="_blank" rel="noreferrer">
        {words.page}
      </a>
      <Boundary>
        <Suspense fallback={<p className="tag loading">{loading}</p>}>
          <Rulebook contents="folded" game={game} at={at} onOpen={setAt} />
        </Suspense>
      </Boundary>
    </Dialog>
  );
}
