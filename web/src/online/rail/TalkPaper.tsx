import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import type { Kind } from '../../../../kernel/game.ts';
import type { GameModule } from '../../games/module.ts';
import { Icon } from '../../look/Icon.tsx';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { Chat } from '../chat/Chat.tsx';
import type { RemoteRoom } from '../room.ts';
import { openRoomSheet, useRoomSheet, useTalkPlace } from './sheetShown.ts';
import './talk-paper.css';

interface TalkPaperProps {
  readonly module: GameModule<Kind>;
  readonly room: RemoteRoom;
}

/** Talk as a paper over the side: the board stays in sight and goes on. */
export function TalkPaper(props: TalkPaperProps): ReactElement | null {
  const isOpen = useRoomSheet() === 'talk';
  return useTalkPlace() === 'side' && isOpen ? <Paper {...props} /> : null;
}

const putAway = (): void => openRoomSheet(undefined);

/** Keys pressed in the paper are not the board's. */
function hear(event: KeyboardEvent): void {
  event.stopPropagation();
  if (event.key === 'Escape') putAway();
}

function Paper({ module, room }: TalkPaperProps): ReactElement {
  const { close } = useWords();
  const { chat } = useOnlineWords();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard wherever the focus lies in it
    <section
      ref={useFocusWhileOpen()}
      className="paper talk-paper"
      tabIndex={-1}
      aria-label={chat.title}
      onKeyDown={hear}
    >
      <header className="dialog-head">
        <h2 className="h2">{chat.title}</h2>
        <button type="button" className="round-button" aria-label={close} onClick={putAway}>
          <Icon name="close" />
        </button>
      </header>
      <Chat module={module} room={room} />
    </section>
  );
}

/** Takes the focus, and gives it back unless it has gone elsewhere meanwhile. */
function useFocusWhileOpen() {
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = paper;
    const before = document.activeElement;
    current?.focus();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return paper;
}
