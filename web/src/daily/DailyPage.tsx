import { type ReactElement, useState } from 'react';
import { dailyStart } from '../../../games/daily.ts';
import { titleOf } from '../games.ts';
import { Link } from '../parts/Link.tsx';
import { useMatches } from '../parts/matchList.ts';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { pathOf } from '../router.ts';
import { settingsKeeper, useSettings } from '../settings.ts';
import { DailyButton } from './DailyButton.tsx';
import { attemptAt, type Daily, daysPlayed, type DailyHistory, isCounted } from './history.ts';
import { knownPar } from './par.ts';
import { ParRows } from './ParRows.tsx';
import { streakOf } from './streak.ts';
import { DAILY_GAMES, gamesOn, useHistory, useToday } from './useDaily.ts';
import { useDailyWords } from './words.ts';
import { useWords } from '../words/words.ts';
import './today.css';
import './daily.css';

/** Today's deals, and all that were before them. */
export default function DailyPage(): ReactElement {
  const words = useDailyWords();
  useTitle(words.title);
  const today = useToday();
  const history = useHistory(useMatches()?.matches);
  return (
    <div className="daily-page">
      <Rail title={words.title} back={{ href: '/', label: words.leave }}>
        <Switches />
      </Rail>
      <section className="paper daily-paper">
        <h2 className="h2">
          {words.today}, {words.number(today)}
        </h2>
        <p className="note">
          {words.sameForAll} {words.counts}
        </p>
        <ul className="daily-deals">
          {gamesOn(today).map(game => (
            <Deal key={game} daily={{ game, number: today }} history={history} />
          ))}
        </ul>
        <Streak {...{ history, today }} />
      </section>
      <Archive {...{ history, today }} />
    </div>
  );
}

interface DailyProps {
  readonly daily: Daily;
  readonly history: DailyHistory;
}

function Deal({ daily, history }: DailyProps): ReactElement {
  const words = useDailyWords();
  const score = attemptAt(history, daily)?.score;
  return (
    <li>
      <h3 className="h3">
        <Link href={pathOf({ page: 'daily-deal', ...daily })}>{titleOf(daily.game)}</Link>
      </h3>
      {score === undefined ? (
        <p className="soft">{attemptAt(history, daily) ? words.running : words.unplayed}</p>
      ) : (
        <ParRows rows={[{ name: words.you, score }]} par={knownPar(daily)} />
      )}
      <DailyButton {...{ daily, history }} />
    </li>
  );
}

interface PastProps {
  readonly history: DailyHistory;
  readonly today: number;
}

/** How many days in a row, for who wants to know. */
function Streak({ history, today }: PastProps): ReactElement {
  const words = useDailyWords().streak;
  const { streak } = useSettings();
  const days = streakOf(daysPlayed(history), today);
  return (
    <div className="daily-streak">
      {streak === 'shown' && (
        <p>
          <b>{days > 0 ? words.days(days) : words.none}</b> <span className="small soft">{words.note}</span>
        </p>
      )}
      <label className="row check">
        <input
          type="checkbox"
          checked={streak === 'shown'}
          onChange={({ target }) => settingsKeeper().choose({ streak: target.checked ? 'shown' : 'hidden' })}
        />
        {words.show}
      </label>
    </div>
  );
}

const ON_A_PAGE = 14;

function Archive({ history, today }: PastProps): ReactElement {
  const words = useDailyWords();
  const [shown, setShown] = useState(ON_A_PAGE);
  const numbers = Array.from({ length: Math.max(0, Math.min(shown, today - 1)) }, (_, i) => today - 1 - i);
  return (
    <section className="paper daily-paper">
      <h2 className="h2">{words.earlier}</h2>
      <p className="note">{words.practice}</p>
      <table className="daily-archive">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {DAILY_GAMES.map(game => (
              <th key={game} scope="col">
                {titleOf(game)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map(number => (
            <Past key={number} {...{ number, history }} />
          ))}
        </tbody>
      </table>
      {shown < today - 1 && (
        <button type="button" className="button" onClick={() => setShown(shown + ON_A_PAGE)}>
          {words.more}
        </button>
      )}
    </section>
  );
}

function Past({ number, history }: { readonly number: number; readonly history: DailyHistory }): ReactElement {
  const words = useDailyWords();
  const { language } = useSettings();
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <tr>
      <th scope="row">
        {words.number(number)} <small className="soft">{date.format(dailyStart(number))}</small>
      </th>
      {DAILY_GAMES.map(game => (
        <td key={game}>
          <PastDeal daily={{ game, number }} history={history} />
        </td>
      ))}
    </tr>
  );
}

function PastDeal({ daily, history }: DailyProps): ReactElement {
  const words = useDailyWords();
  const { colon } = useWords();
  const attempt = attemptAt(history, daily);
  const score = attempt?.score;
  const text = (): string => {
    if (score === undefined) return attempt ? words.running : words.unplayed;
    return attempt && isCounted(daily, attempt) ? String(score) : words.practiceScore(score);
  };
  const label = `${words.deal(titleOf(daily.game), daily.number)}${colon}${text()}`;
  return (
    <Link href={pathOf({ page: 'daily-deal', ...daily })} aria-label={attempt ? label : `${words.play}, ${label}`}>
      {attempt ? text() : <span className="soft">{words.play}</span>}
    </Link>
  );
}
