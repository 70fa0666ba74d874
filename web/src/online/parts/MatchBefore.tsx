import type { ReactElement } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { Before } from '../../../../wire/table.ts';
import { useOnlineWords } from '../../words/online.ts';
import './match-before.css';

/** What came of the match whose people play again, the best first. */
export function MatchBefore({ before }: { readonly before: Before | undefined }): ReactElement | null {
  const { rematch: words, gathering } = useOnlineWords();
  if (!before) return null;
  const isScored = before.sitters.some(({ score }) => score !== 0);
  return (
    <section className="match-before">
      <h3 className="note">{words.before}</h3>
      <ol aria-label={words.before}>
        {bestFirst(before.sitters).map(({ seat, name, place, score }) => (
          <li key={seat}>
            <b>{name || gathering.seat(seat + 1)}</b>
            {isScored && <span className="match-before-score">{score}</span>}
            {place === 1 && <span className="small soft">{words.won}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Former = Before['sitters'][number] & { readonly seat: Seat };

/** Who has lost has no place, and comes last. */
function bestFirst(sitters: Before['sitters']): readonly Former[] {
  const order = ({ place }: Former): number => place || sitters.length + 1;
  const seated = sitters.map((sitter, seat) => ({ ...sitter, seat }));
  return seated.toSorted((a, b) => order(a) - order(b) || b.score - a.score);
}
