import type { ReactElement } from 'react';
import type { Donjonz, View } from '../../../../games/donjonz/index.ts';
import { say } from '../../../../kernel/words.ts';
import type { PlayProps } from '../module.ts';

export const Board = ({ actions, words, act, hint }: PlayProps<Donjonz>): ReactElement => (
  <ul style={{ overflow: 'auto', maxHeight: '100%', margin: 0 }} className="paper">
    {actions.map(action => (
      <li key={JSON.stringify(action)}>
        <button
          className="button"
          onClick={() => void act(action)}
          style={hint && JSON.stringify(hint) === JSON.stringify(action) ? { background: 'var(--glow)' } : {}}
        >
          {say(words.actions, action)}
        </button>
      </li>
    ))}
  </ul>
);

export const Side = ({ now: { view } }: PlayProps<Donjonz>): ReactElement => (
  <div className="paper" style={{ padding: 16 }}>
    <p>
      {view.pouches} · {view.monsters} · {view.weapons.join(' ')}
    </p>
  </div>
);

export const Thumbnail = ({ view }: { readonly view: View }): ReactElement => (
  <svg viewBox="-12 -10 30 22" width="100%" height="100%" aria-hidden="true">
    {view.laid.map(({ card, x, y, turn }) => (
      <rect
        key={card}
        x={x}
        y={y}
        width={turn % 2 === 0 ? 3 : 2}
        height={turn % 2 === 0 ? 2 : 3}
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="0.2"
      />
    ))}
  </svg>
);
