import type { ReactElement } from 'react';
import type { Sitter } from '../../../../wire/table.ts';
import { useOnlineWords } from '../../words/online.ts';
import type { RoomNow } from '../room.ts';
import './presence.css';

interface PresenceProps {
  readonly sitter: Sitter;
  /** One's own: while it is lost nobody knows of the others. */
  readonly link: RoomNow['link'];
}

/** Whether somebody is here, in shape before colour: a full dot is here, a ring is away. Bots have none. */
export function Presence({ sitter, link }: PresenceProps): ReactElement | null {
  const { gathering } = useOnlineWords();
  if (!sitter.person) return null;
  const known = sitter.here ? gathering.here : gathering.away;
  return (
    <span className="presence" data-here={sitter.here}>
      <span className="spoken">{link === 'lost' ? gathering.unknown : known}</span>
    </span>
  );
}

/** The ring in a word, behind the name; whoever listens has heard it before the name. */
export function AwayWord({ sitter, link }: PresenceProps): ReactElement | null {
  const { gathering } = useOnlineWords();
  if (!sitter.person || sitter.here || link === 'lost') return null;
  return (
    <span className="away-word" aria-hidden="true">
      {gathering.away}
    </span>
  );
}
