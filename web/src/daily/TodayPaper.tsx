import { type ReactElement, useCallback } from 'react';
import { dailyStart } from '../../../games/daily.ts';
import { titleOf } from '../games.ts';
import { Link } from '../parts/Link.tsx';
import { acquaintance } from '../house/known.ts';
import type { KeptMatch } from '../parts/matchList.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { DailyButton } from './DailyButton.tsx';
import { ghostAt } from './ghosts.ts';
import { attemptAt, type Daily, type DailyHistory } from './history.ts';
import { knownPar } from './par.ts';
import { ParRows, scoredBy } from './ParRows.tsx';
import { gamesOn, useHistory, useToday } from './useDaily.ts';
import { useDailyWords } from './words.ts';
import './today.css';

/** Today's deal on the first page, as a leaf of a calendar. */
export function TodayPaper({ matches }: { readonly matches: readonly KeptMatch[] }): ReactElement | null {
  const words = useDailyWords();
  const number = useToday();
  const history = useHistory(matches);
  const [game, ...others] = gamesOn(number);
  if (game === undefined || number < 1) return null;
  const daily = { game, number };
  return (
    <section className="paper today" aria-label={words.today}>
      <div className="today-head">
        <Leaf number={number} />
        <div>
          <h2 className="h2">{words.today}</h2>
          <p>
            <Link href={pathOf({ page: 'daily-deal', ...daily })}>{words.deal(titleOf(game), number)}</Link>
            {'. '}
            {words.sameForAll}
          </p>
        </div>
      </div>
      <OwnDay {...{ daily, history }} />
      <div className="row">
        <DailyButton {...{ daily, history }} isFirst />
        <Link className="button" href={pathOf({ page: 'daily' })}>
          {words.earlier}
        </Link>
      </div>
      <p className="today-others small">
        <span>{words.also}</span>
        {others.map(other => (
          <Other key={other} daily={{ game: other, number }} history={history} />
        ))}
      </p>
    </section>
  );
}

function Leaf({ number }: { readonly number: number }): ReactElement {
  const { language } = useSettings();
  const inPart = (part: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(dailyStart(number));
  return (
    <p className="today-leaf">
      <b>{inPart({ day: 'numeric' })}</b> {inPart({ month: 'long' })}
    </p>
  );
}

interface DailyProps {
  readonly daily: Daily;
  readonly history: DailyHistory;
}

/** Oneself, the ghost of this deal and the best of the house, against par as far as it is known; what counts, before anybody has played. */
function OwnDay({ daily, history }: DailyProps): ReactElement {
  const words = useDailyWords();
  const score = attemptAt(history, daily)?.score;
  const own = scoredBy(score, ghostAt(daily), words);
  const others = useOthers(daily);
  if (own.length === 0) return <p className="note">{words.counts}</p>;
  const rows = [...own, ...others.slice(0, ROWS - own.length)];
  return (
    <div className="today-rows" data-house={acquaintance.isKnown()}>
      <ParRows rows={rows} par={knownPar(daily)} />
    </div>
  );
}

/** As many as there is room for, which is kept until the house has answered. */
const ROWS = 3;
const NOBODY: readonly { readonly name: string; readonly score: number }[] = [];

/** The best of the others at this house, for whoever is known to it. */
function useOthers({ game, number }: Daily): typeof NOBODY {
  const ask = useCallback(async () => {
    if (!acquaintance.isKnown()) return NOBODY;
    const results = await import('./house.ts').then(
      house => house.resultsAt({ game, number }),
      () => undefined,
    );
    return results?.filter(({ isOwn }) => !isOwn) ?? NOBODY;
  }, [game, number]);
  return useLoaded(ask) ?? NOBODY;
}

function Other({ daily, history }: DailyProps): ReactElement {
  const score = attemptAt(history, daily)?.score;
  return (
    <Link href={pathOf({ page: 'daily-deal', ...daily })}>
      {titleOf(daily.game)}
      {score !== undefined && <b> {score}</b>}
    </Link>
  );
}
