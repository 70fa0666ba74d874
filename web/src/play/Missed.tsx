import { type ReactElement, useState } from 'react';
import { say } from '../../../kernel/words.ts';
import { Icon } from '../look/Icon.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from './atTable.ts';
import { useKeys } from '../parts/useKeys.ts';

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
  if (isClosed) return null;
  return (
    <div className="note-place missed">
      <div className="paper note-slip">
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
