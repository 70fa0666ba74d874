import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../../kernel/words.ts';
import { Icon } from '../look/Icon.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from './atTable.ts';
import { useKeys } from '../parts/useKeys.ts';
import { layClear } from './layClear.ts';

/** What one goes on with: what is asked, the dice, and all that can be pressed beside the board. */
const WANTED = '.turn-strip, .play-side .drawing, .play-page :is(button, select, .play-line)';

/** What happened to whoever did not look, as one slip; what comes later lies there anew. */
export function Missed(props: AtTable): ReactElement | null {
  const { missed, told } = props.seen;
  const newest = missed.at(-1);
  return newest ? <Slip key={told.lastIndexOf(newest)} {...props} /> : null;
}

function Slip({ module, play, seen, names, reader }: AtTable): ReactElement | null {
  const words = useWords();
  const { language } = useSettings();
  const [isClosed, close] = useState(false);
  // A note lies over it, and is put away first.
  useKeys(isClosed || play.note ? {} : { Escape: () => close(true) });
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (isClosed ? undefined : layClear(slip.current, WANTED)), [isClosed]);
  if (isClosed) return null;
  return (
    <div className="note-place missed">
      <div ref={slip} className="paper note-slip">
        <p className="note">
          {words.table.meanwhile}{' '}
          {seen.missed.map(event => say(module.words[language].events, event, names, reader)).join(' ')}
        </p>
        <button type="button" className="round-button" aria-label={words.close} onClick={() => close(true)}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </div>
  );
}
