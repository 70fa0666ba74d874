import type { ReactElement } from 'react';
import { useWords } from '../words/words.ts';

interface LevelNotesProps {
  readonly bots: readonly string[];
}

/** What there is to know of each bot that can be chosen; nothing where there is no choice. */
export function LevelNotes({ bots }: LevelNotesProps): ReactElement | null {
  const { seats } = useWords();
  if (bots.length < 2) return null;
  return (
    <dl className="levels note">
      {bots.map(bot => (
        <div key={bot}>
          <dt>{seats.bots[bot] ?? bot}</dt>
          <dd>{seats.levels[bot]}</dd>
        </div>
      ))}
    </dl>
  );
}
