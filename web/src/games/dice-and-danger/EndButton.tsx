import { type ReactElement, type ReactNode, useState } from 'react';
import type { ActionOf } from '../../../../games/dice-and-danger/index.ts';
import { heartsDue, livesDue, livesLeft } from '../../../../games/dice-and-danger/readers.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import { type Desk, useDesk } from './context.ts';
import { livesIn, type RoundEnd } from './rows.ts';

interface EndButtonProps {
  readonly action: ActionOf<'done' | 'give-up'>;
  readonly isLegal: boolean;
  readonly children: ReactNode;
}

/**
 * Ends one's round. As long as that is too early it can be pressed all the same: whoever does hears why. Who would die
 * of it is asked first.
 */
export function EndButton({ action, isLegal, children }: EndButtonProps): ReactElement {
  const desk = useDesk();
  const { play } = desk;
  const [isAsking, setAsking] = useState(false);
  const isDeadly = isLegal && isDeadlyNow(desk, action);
  const end = (): void => {
    if (!isLegal) void play.refuse(action);
    else if (isDeadly) setAsking(true);
    else void play.act(action);
  };
  useKeys({ d: end, g: end });
  return (
    <>
      <button
        type="button"
        className={isLegal ? 'button button-go ddd-end' : 'button ddd-end'}
        aria-keyshortcuts="D"
        aria-disabled={!isLegal}
        data-hint={play.hint?.type === 'done' || play.hint?.type === 'give-up'}
        onClick={end}
      >
        {children}
      </button>
      {isAsking && isDeadly && <DeathSheet action={action} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What lives are lost for when one's round ends like this. */
export function causeOf({ content, play }: Desk, action: EndButtonProps['action']): RoundEnd {
  const { view, seat } = play.now;
  const wasted = action.type === 'give-up' ? action.lives : 0;
  if (view.phase !== 'cross' || !view.draft) return { wasted, hearts: 0, isIdle: false };
  const hearts = heartsDue(content, view, seat, view.draft);
  return { wasted, hearts, isIdle: livesDue(content, view, seat, view.draft) > hearts };
}

/** The lives that are lost when one's round ends like this. */
export const costOf = (desk: Desk, action: EndButtonProps['action']): number => livesIn(causeOf(desk, action));

function isDeadlyNow(desk: Desk, action: EndButtonProps['action']): boolean {
  const { draft } = desk.play.now.view;
  return draft !== null && costOf(desk, action) >= livesLeft(draft.paper);
}

interface DeathSheetProps extends Pick<EndButtonProps, 'action'> {
  readonly onClose: () => void;
}

/** DDD-19: whoever strikes the skull is out of the game. */
function DeathSheet({ action, onClose }: DeathSheetProps): ReactElement {
  const desk = useDesk();
  const { words, play } = desk;
  const { draft } = play.now.view;
  const die = (): void => {
    onClose();
    void play.act(action);
  };
  return (
    <Dialog title={words.death.title} onClose={onClose}>
      <p>{words.death.text(costOf(desk, action), draft ? livesLeft(draft.paper) : 0)}</p>
      <div className="row">
        <button type="button" className="button button-go" onClick={onClose}>
          {words.death.stay}
        </button>
        <button type="button" className="button" onClick={die}>
          {words.death.die}
        </button>
      </div>
    </Dialog>
  );
}
