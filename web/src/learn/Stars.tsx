import type { ReactElement } from 'react';
import { MOST_STARS } from '../lessons/run.ts';
import { useLessonsWords } from '../lessons/words.ts';

const STAR = 'M16 2.5l4 8.6 9.5 1.2-7 6.5 1.8 9.3L16 23.5 7.7 28.1l1.8-9.3-7-6.5L12 11.1z';

interface StarsProps {
  /** None where the lesson has not reached its goal yet. */
  readonly stars: number;
  readonly size?: number;
}

export function Stars({ stars, size = 30 }: StarsProps): ReactElement {
  const words = useLessonsWords();
  return (
    <span className="lesson-stars" role="img" aria-label={stars === 0 ? words.noStars : words.stars(stars)}>
      {Array.from({ length: MOST_STARS }, (_, i) => (
        <svg key={i} width={size} height={size} viewBox="0 0 32 32" data-won={i < stars} aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
