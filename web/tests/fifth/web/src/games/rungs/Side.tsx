import type { ReactElement } from 'react';
import type { Rungs } from '../../../../games/rungs/index.ts';
import { say } from '../../../../kernel/words.ts';
import type { PlayProps } from '../module.ts';

/** A button for each thing that can be done. */
export function Side({ actions, words, names, act }: PlayProps<Rungs>): ReactElement {
  return (
    <div className="paper">
      {actions.map(action => (
        <button key={action.type} type="button" className="button" onClick={() => void act(action)}>
          {say(words.actions, action, names)}
        </button>
      ))}
    </div>
  );
}
