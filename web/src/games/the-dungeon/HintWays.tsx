import type { ReactElement } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useDesk } from './context.ts';

/** On the slip of a hint for the tile in hand: turns it, so that all ways round can be compared where they would lie. */
export function HintWays(): ReactElement | null {
  const { holding, play, words } = useDesk();
  if (!holding || holding.turns.length < 2 || play.hint === undefined) return null;
  return (
    <button type="button" className="button" onClick={() => holding.rotate(1)}>
      <Icon name="turn-right" size={20} /> {words.hints.turn}
    </button>
  );
}
