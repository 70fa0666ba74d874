import type { ReactElement } from 'react';
import type { Sitter } from '../../../../wire/table.ts';
import { useOnlineWords } from '../../words/online.ts';
import './presence.css';

/** Whether somebody is here, in shape before colour: a full dot is here, a ring is away. Bots have none. */
export function Presence({ sitter }: { readonly sitter: Sitter }): ReactElement | null {
  const { gathering } = useOnlineWords();
  if (!sitter.person) return null;
  return (
    <span className="presence" data-here={sitter.here}>
      <span className="spoken">{sitter.here ? gathering.here : gathering.away}</span>
    </span>
  );
}
