import type { ReactElement, ReactNode } from 'react';
import type { ActionOf } from '../../../../games/dice-and-danger/index.ts';
import { useDesk } from './context.ts';
import { useKeys } from '../../parts/useKeys.ts';

interface EndButtonProps {
  readonly action: ActionOf<'done' | 'give-up'>;
  readonly isLegal: boolean;
  readonly children: ReactNode;
}

/** Ends one's round. As long as that is too early it can be pressed all the same: whoever does hears why. */
export function EndButton({ action, isLegal, children }: EndButtonProps): ReactElement {
  const { play } = useDesk();
  const end = (): void => void play.act(action);
  useKeys({ d: end, g: end });
  return (
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
  );
}
