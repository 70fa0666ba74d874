import { type KeyboardEvent, type ReactElement, useId } from 'react';
import { useWords } from '../words/words.ts';
import type { Search } from './Rulebook.tsx';

/** Typing filters; Enter and the arrows go from passage to passage; Escape shows everything again. */
export function SearchField({ query, onQuery, words, passages, here, onGo }: Search): ReactElement {
  const { rulebook } = useWords();
  const id = useId();
  const isAsked = words.length > 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = stepOf(event);
    if (!isAsked || (by === undefined && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) onQuery('');
    else if (passages.length > 0) onGo(by);
  };
  return (
    <search className="rulebook-search">
      <label htmlFor={id}>{rulebook.search}</label>
      <input
        id={id}
        type="search"
        className="field"
        autoComplete="off"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="rulebook-found" role="status">
        {isAsked &&
          (here === undefined
            ? rulebook.found(passages.length)
            : rulebook.passage(passages.indexOf(here) + 1, passages.length))}
      </span>
    </search>
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) return -1;
  return key === 'ArrowDown' || key === 'Enter' ? 1 : undefined;
}
