import type { ReactElement } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import { useDesk } from './context.ts';

/** DDD-Q13: free damage is taken unless one leaves it, which is said before one's round ends. */
export function FreeSwitch(): ReactElement | null {
  const { play, words } = useDesk();
  const other = play.actions.find(({ type }) => type === 'free');
  const isTaken = play.now.view.draft?.free === 'take';
  const toggle = (): void => void play.act(other);
  useKeys(other ? { f: toggle } : {});
  if (!other) return null;
  return (
    <button
      type="button"
      className="tag ddd-free"
      role="switch"
      aria-checked={isTaken}
      aria-keyshortcuts="F"
      aria-label={words.bar.free}
      data-hint={play.hint?.type === 'free'}
      onClick={toggle}
    >
      <Icon name={isTaken ? 'check' : 'cancel'} size={18} />
      <span>{isTaken ? words.bar.freeTaken : words.bar.freeLeft}</span>
    </button>
  );
}
