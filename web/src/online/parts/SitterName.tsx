import type { ReactElement } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { Sitter } from '../../../../wire/table.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import './sitter-name.css';

interface SitterNameProps {
  readonly sitter: Pick<Sitter, 'name' | 'claimed'>;
  readonly seat: Seat;
  readonly className?: string;
}

/** How somebody at the table is called, by the seat once they took their name back; marked where nobody else can be. */
export function SitterName({ sitter: { name, claimed }, seat, className }: SitterNameProps): ReactElement {
  const { nameless } = useWords();
  const { name: words } = useOnlineWords();
  return (
    <>
      <b className={className}>{name === '' ? nameless(seat + 1) : name}</b>
      {claimed && (
        <span className="name-mark" title={words.own}>
          <span className="spoken">{words.own}</span>
        </span>
      )}
    </>
  );
}
