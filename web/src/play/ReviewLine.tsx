import type { ReactElement } from 'react';
import { CHANCE, type Kind, type Outcome } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { useSettings } from '../settings.ts';
import type { Review } from '../table/table.ts';
import { useWords } from '../words/words.ts';
import type { AtTable, Reviewed, Watched } from '../desk/atTable.ts';

interface ReviewLineProps extends Pick<AtTable, 'module' | 'reviewed'> {
  readonly outcome: Outcome;
  /** Somebody wants to see what was found. */
  readonly onPress: (review: Review<Kind>) => void;
}

/** What a bot would have made of a match. */
export function ReviewLine({ module, reviewed, outcome, onPress }: ReviewLineProps): ReactElement | null {
  const { end } = useWords();
  const texts = module.texts[useSettings().language];
  if ('stopped' in reviewed) return <p className="end-review">{end.stopped(reviewed.stopped, texts.score)}</p>;
  if ('share' in reviewed) return <Searching {...reviewed} searching={texts.review?.searching ?? ''} />;
  const { review } = reviewed;
  if (!review) return null;
  const isProved = review.bound <= review.score;
  if (review.score <= (outcome.scores[0] ?? 0))
    return <p className="end-review">{isProved ? end.unbeatable : end.unbeaten}</p>;
  return (
    <p className="end-review">
      {(isProved ? end.provedBest : end.best)(review.score, texts.score)}{' '}
      <button type="button" className="button" onClick={() => onPress(review)}>
        {end.watch}
      </button>
    </p>
  );
}

interface SearchingProps extends Extract<Reviewed, { readonly share: number }> {
  readonly searching: string;
}

/** The best found so far and the most that could be there come together; whoever has seen enough stops that. */
function Searching({ share, between, onStop, searching }: SearchingProps): ReactElement {
  const { end } = useWords();
  return (
    <p className="loading end-review">
      <span role="status">{searching}</span> <progress value={share} aria-label={searching} />{' '}
      {between && <span>{end.between(between)}</span>}{' '}
      <button type="button" className="button" onClick={onStop}>
        {end.stopSearch}
      </button>
    </p>
  );
}

/** The match as it would have gone. A review is of one seat's own steps: chance has no part in them. */
export function asReviewed(transcript: Transcript<Kind>, { kept, actions }: Review<Kind>): Watched {
  const seat = transcript.log.find(([by]) => by !== CHANCE)?.[0] ?? 0;
  const log = [...transcript.log.slice(0, kept), ...actions.map(action => [seat, action] as const)];
  return { transcript: { ...transcript, log }, first: kept };
}
