import type { ReactElement } from 'react';
import type { Head } from '../../../../wire/table.ts';
import { useOnlineWords } from '../../words/online.ts';
import './dice.css';

/** What fixes the dice before anybody has rolled them, and what it proves. */
export function Commitment({ head }: { readonly head: Head }): ReactElement {
  const { dice } = useOnlineWords();
  return (
    <details className="commitment">
      <summary>{dice.title}</summary>
      <p className="small">{dice.how}</p>
      <p className="small">
        {dice.commitment}
        <code>{head.commitment}</code>
      </p>
      <p className="small soft">{dice.limits}</p>
    </details>
  );
}
