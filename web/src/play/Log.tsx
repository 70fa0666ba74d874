import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { type Names, type Reader, say, type Words } from '../../../kernel/words.ts';
import { useWords } from '../words/words.ts';
import './log.css';

interface LogProps {
  /** What one is after: it stands above all that has happened. */
  readonly goal?: string | undefined;
  readonly told: readonly Kind['event'][];
  readonly words: Words<Kind>;
  readonly names: Names;
  readonly reader: Reader;
}

/** What has happened, in words, the newest last and always in sight. */
export function Log({ goal, told, words, names, reader }: LogProps): ReactElement {
  const { table } = useWords();
  const list = useRef<HTMLDivElement>(null);
  useEndInSight(list);
  return (
    <section className="paper log" aria-label={table.log}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div ref={list} className="log-lines note" tabIndex={0}>
        {goal !== undefined && <p className="log-goal">{goal}</p>}
        <ol>
          {told.map((event, i) => (
            <LogLine key={i}>{say(words.events, event, names, reader)}</LogLine>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Browsers begin to answer `scrollTo` with a promise, which is nothing that an effect may return. */
function showEnd(list: HTMLElement | null): void {
  list?.scrollTo({ top: list.scrollHeight });
}

/** A window that is made larger or smaller leaves the newest line where it was: in sight. */
function useEndInSight(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => showEnd(list.current));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
}

/** What is longer than two lines beside a thumb is written smaller there: a phone shows the newest line alone, and all of it. */
const TWO_LINES = 62;

/** Comes into sight once the picture is painted: to scroll is to lay out the whole page, and a step is seen first. */
function LogLine({ children }: { readonly children: string }): ReactElement {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => showEnd(line.current?.closest<HTMLElement>('.log-lines') ?? null), []);
  return (
    <li ref={line} data-length={children.length > TWO_LINES ? 'long' : 'short'}>
      {children}
    </li>
  );
}
