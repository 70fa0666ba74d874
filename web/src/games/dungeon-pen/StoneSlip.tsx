import type { ReactElement } from 'react';
import type { Square } from '../../../../games/dungeon-pen/index.ts';
import { columnOf, rowOf } from '../../../../games/dungeon-pen/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { useDesk } from './context.ts';

type Side = 'n' | 'e' | 's' | 'w';

/** Whoever forgets the stone has seen this slip and thought of something else. */
export function StoneSlip(): ReactElement | null {
  const { words, play, growths } = useDesk();
  const last = play.now.view.stone?.squares.at(-1);
  if (last === undefined || growths.length === 0) return null;
  return (
    <div className="pen-stone" role="group" aria-label={words.turn.stone}>
      <span className="small">
        <Icon name="magic" size={20} /> {words.turn.stone}
      </span>
      {growths.map(square => (
        <button
          key={square}
          type="button"
          className="round-button"
          aria-label={words.turn.grow[sideOf(last, square)]}
          title={words.turn.grow[sideOf(last, square)]}
          data-hint={play.hint?.type === 'grow' && play.hint.square === square}
          data-side={sideOf(last, square)}
          onClick={() => void play.act({ type: 'grow', square })}
        >
          <Icon name="arrow-right" size={20} />
        </button>
      ))}
    </div>
  );
}

function sideOf(from: Square, to: Square): Side {
  if (columnOf(to) !== columnOf(from)) return columnOf(to) > columnOf(from) ? 'e' : 'w';
  return rowOf(to) > rowOf(from) ? 's' : 'n';
}
