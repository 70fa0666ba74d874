import type { ReactElement } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { Sitter } from '../../../../wire/table.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { Icon } from '../../look/Icon.tsx';
import '../../parts/sitter-name.css';

interface SitterNameProps {
  readonly sitter: Pick<Sitter, 'name' | 'claimed' | 'owner'>;
  readonly seat: Seat;
  readonly className?: string;
}

/** How somebody at the table is called, by the seat once they took their name back; marked where nobody else can be. */
export function SitterName({ sitter: { name, claimed, owner }, seat, className }: SitterNameProps): ReactElement {
  const { nameless } = useWords();
  const { name: words } = useOnlineWords();
  const shown = name === '' ? nameless(seat + 1) : name;
  return (
    <>
      <b className={className} title={shown}>
        {shown}
      </b>
      {claimed && (
        <span className="name-mark" title={words.own}>
          <span className="spoken">{words.own}</span>
        </span>
      )}
      {owner !== undefined && <RobotMark owner={owner} />}
    </>
  );
}

/** A program plays here: a sign and a word, and whose it is. */
function RobotMark({ owner }: { readonly owner: string }): ReactElement {
  const { name: words } = useOnlineWords();
  return (
    <span className="robot-mark" title={words.robotOf(owner)}>
      <Icon name="robot" size={16} />
      <span aria-hidden="true">{words.robot}</span>
      {owner !== '' && (
        <span className="robot-owner" aria-hidden="true">
          {' · '}
          {owner}
        </span>
      )}
      <span className="spoken">{words.robotOf(owner)}</span>
    </span>
  );
}
