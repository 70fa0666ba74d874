import { type ReactElement, useState } from 'react';
import { lastWritten } from '../drawer.ts';
import { Icon } from '../look/Icon.tsx';
import { useObserved } from '../observed.ts';
import { Link } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';
import { useWords } from '../words/words.ts';
import './full-notice.css';

/** On every page: stars, results or settings could not be written down. It goes when they can be again, or is put away. */
export function FullNotice(): ReactElement {
  const { table, close } = useWords();
  const isFull = useObserved(lastWritten) === 'full';
  const [isAway, putAway] = useState(false);
  if (!isFull && isAway) putAway(false);
  return (
    <div role="status">
      {isFull && !isAway && (
        <div className="paper full-notice">
          <p className="note">{table.unwritten}</p>
          <Link className="button" href={pathOf({ page: 'kept' })}>
            {table.kept}
          </Link>
          <button type="button" className="round-button" aria-label={close} onClick={() => putAway(true)}>
            <Icon name="close" size={20} />
          </button>
        </div>
      )}
    </div>
  );
}
