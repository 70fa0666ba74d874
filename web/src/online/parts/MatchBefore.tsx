import type { ReactElement } from 'react';
import type { Before } from '../../../../wire/table.ts';
import { useOnlineWords } from '../../words/online.ts';
import './match-before.css';

/** What came of the match whose people play again, the best first. */
export function MatchBefore({ before }: { readonly before: Before | undefined }): ReactElement | null {
  const { rematch: words } = useOnlineWords();
  if (!before) return null;
  const isScored = before.sitters.some(({ score }) => score !== 0);
  return (
    <section className="match-before">
      <h3 className="note">{words.before}</h3>
      <ol aria-label={words.before}>
        {bestFirst(before.sitters).map(({ name, place, score }, i) => (
          <li key={i}>
            <b>{name}</b>
            {isScored && <span className="match-before-score">{score}</span>}
            {place === 1 && <span className="small soft">{words.won}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who has lost has no place, and comes last. */
const bestFirst = (sitters: Before['sitters']): Before['sitters'] =>
  sitters.toSorted((a, b) => (a.place || sitters.length + 1) - (b.place || sitters.length + 1) || b.score - a.score);
