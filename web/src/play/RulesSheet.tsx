import { type ReactElement, useState } from 'react';
import { type GameId, titleOf } from '../games.ts';
import { pathOf } from '../router.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { useWords } from '../words/words.ts';
import { Dialog } from '../parts/Dialog.tsx';

interface RulesSheetProps {
  readonly game: GameId;
  readonly rule?: string | undefined;
  readonly onClose: () => void;
}

/** The rulebook laid beside the board: the match goes on where it was. */
export function RulesSheet({ game, rule, onClose }: RulesSheetProps): ReactElement {
  const words = useWords().rulebook;
  const [at, setAt] = useState(rule);
  return (
    <Dialog className="dialog-wide" title={words.title(titleOf(game))} onClose={onClose}>
      <a href={pathOf({ page: 'rules', game, ...(at !== undefined && { rule: at }) })} target="_blank" rel="noreferrer">
        {words.page}
      </a>
      <Rulebook contents="folded" game={game} at={at} onOpen={setAt} />
    </Dialog>
  );
}
