import { type ReactElement, useState } from 'react';
import type { GameId } from '../games.ts';
import { Link } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';
import { FIRST_LESSON, isTaught } from './courses.ts';
import { keptLessons, refuseLessons } from './kept.ts';
import { useLessonsWords } from './words.ts';
import './offer.css';

interface LessonOfferProps {
  readonly game: GameId;
  /** Whether a match of this game was begun here before: whoever plays already is not asked. */
  readonly isKnown: boolean;
}

/** The first visit to a game offers its lesson, in one sentence. Whoever says no is never asked again. */
export function LessonOffer({ game, isKnown }: LessonOfferProps): ReactElement | null {
  const words = useLessonsWords();
  const [{ isRefused, stars, runs }, setKept] = useState(() => keptLessons(game));
  const isBegun = Object.keys(stars).length + Object.keys(runs).length > 0;
  if (!isTaught(game) || isKnown || isRefused || isBegun) return null;
  const refuse = (): void => {
    refuseLessons(game);
    setKept(keptLessons(game));
  };
  return (
    <section className="paper lesson-offer" aria-label={words.learn}>
      <p className="note">{words.offer}</p>
      <Link className="button button-go" href={pathOf({ page: 'learn', game, lesson: FIRST_LESSON })}>
        {words.accept}
      </Link>
      <button type="button" className="button" onClick={refuse}>
        {words.refuse}
      </button>
    </section>
  );
}
