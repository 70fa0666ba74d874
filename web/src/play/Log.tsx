import type { ReactElement } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { type Names, say, type Words } from '../../../kernel/words.ts';
import { useWords } from '../words/words.ts';
import './log.css';

interface LogProps {
  readonly told: readonly Kind['event'][];
  readonly words: Words<Kind>;
  readonly names: Names;
}

const showLast = (line: HTMLLIElement | null): void => {
  const list = line?.parentElement;
  list?.scrollTo({ top: list.scrollHeight });
};

/** What has happened, in words, the newest last and always in sight. */
export function Log({ told, words, names }: LogProps): ReactElement {
  const { table } = useWords();
  return (
    <section className="paper log" aria-label={table.log}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <ol className="note" tabIndex={0}>
        {told.map((event, i) => (
          <li key={i} ref={i === told.length - 1 ? showLast : undefined}>
            {say(words.events, event, names)}
          </li>
        ))}
      </ol>
    </section>
  );
}
