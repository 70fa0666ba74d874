import { type ReactElement, useEffect } from 'react';
import { titleOf } from '../games.ts';
import { Link } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';
import { attemptAt, type Attempt, type Daily, dailyOf, isCounted, noteAttempt, readHistory } from './history.ts';
import { usePar } from './par.ts';
import { ParRows } from './ParRows.tsx';
import { ShareResult } from './ShareResult.tsx';
import { useDailyWords } from './words.ts';
import './today.css';
import './daily.css';

interface DailyEndProps {
  readonly match: string;
  readonly score: number;
}

/** On the result of a match that is an attempt at a daily deal: how it stands to par, and the way to tell others. */
export default function DailyEnd({ match, score }: DailyEndProps): ReactElement | null {
  const history = readHistory();
  const daily = dailyOf(history, match);
  const attempt = daily && attemptAt(history, daily);
  return daily && attempt ? <Reached {...{ daily, attempt, score }} /> : null;
}

interface ReachedProps {
  readonly daily: Daily;
  readonly attempt: Attempt;
  readonly score: number;
}

function Reached({ daily, attempt, score }: ReachedProps): ReactElement {
  const words = useDailyWords();
  const { par, entries } = usePar(daily, 'par');
  const isNoted = attempt.score !== undefined;
  useEffect(() => {
    if (!isNoted) noteAttempt(daily, { ...attempt, score });
  });
  return (
    <section className="daily-end">
      <h3 className="h3">
        <Link href={pathOf({ page: 'daily-deal', ...daily })}>{words.deal(titleOf(daily.game), daily.number)}</Link>
      </h3>
      <ParRows rows={[{ name: words.you, score }]} par={par} />
      {!isCounted(daily, attempt) && <p className="small soft">{words.practice}</p>}
      <p className="small soft" role="status">
        {par === undefined && entries !== undefined && words.parRuns(entries)}
      </p>
      <ShareResult {...{ daily, attempt, score, par }} />
    </section>
  );
}
