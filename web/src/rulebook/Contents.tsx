import { type ReactElement, useState } from 'react';
import type { GameId } from '../games.ts';
import { BREAKPOINTS } from '../look/breakpoints.ts';
import { useWords } from '../words/words.ts';
import { OpenLink } from './OpenLink.tsx';
import type { Chapter } from '../../../games/rulebook.ts';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly game: GameId;
  readonly onOpen: (id: string) => void;
  /** Whether there is a column for them on a wide screen; elsewhere they are folded. */
  readonly lie: 'beside' | 'folded';
}

const WIDE = `(width >= ${BREAKPOINTS.column}px)`;

export function Contents({ chapters, game, onOpen, lie }: ContentsProps): ReactElement {
  const { contents } = useWords().rulebook;
  const [isOpen, setOpen] = useState(() => lie === 'beside' && matchMedia(WIDE).matches);
  return (
    <nav className="rulebook-contents" aria-label={contents}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{contents}</summary>
        <ol>
          {chapters
            .filter(({ title }) => title !== '')
            .map(({ id, title }) => (
              <li key={id}>
                <OpenLink {...{ game, id, onOpen }}>{title}</OpenLink>
              </li>
            ))}
        </ol>
      </details>
    </nav>
  );
}
