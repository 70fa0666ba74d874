import type { ReactElement } from 'react';
import { areasOf } from '../../../../games/donjonz/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { Bubble } from './Bubble.tsx';
import { type Onward, useDesk } from './context.ts';
import type { Shot } from '../../board/useCamera.ts';

interface OnwardShortcutProps {
  readonly shot: Shot;
  readonly onward: Onward;
}

/** What the buttons of the pile do, where the mouse already is. Keys and screen readers have the buttons. */
export function OnwardShortcut({ shot, onward }: OnwardShortcutProps): ReactElement | null {
  const { content, play, words } = useDesk();
  const laid = areasOf(content, play.now.view.laid);
  const area = laid.at(-1);
  if (!area) return null;
  return (
    <div className="donjonz-shortcut" aria-hidden="true">
      <Bubble shot={shot} about={area} avoid={laid}>
        <button type="button" tabIndex={-1} onClick={() => void play.act(onward)}>
          <Icon name="check" size={18} /> {words.laying.onward[onward.type]}
        </button>
        <button type="button" tabIndex={-1} onClick={() => void play.undo()}>
          <Icon name="undo" size={18} />
        </button>
      </Bubble>
    </div>
  );
}
