import { type ReactElement, use, useState } from 'react';
import { dailyOptions, dailyStart } from '../../../games/daily.ts';
import { writeText } from '../../../kernel/options.ts';
import { type GameId, manifestOf, moduleOf, titleOf } from '../games.ts';
import { LostPage } from '../parts/Lost.tsx';
import { useMatches } from '../parts/matchList.ts';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { DailyButton, OpenButton } from './DailyButton.tsx';
import { GhostPaper } from './GhostPaper.tsx';
import { type Ghost, ghostAt } from './ghosts.ts';
import { attemptAt, type Attempt, type Daily, isCounted } from './history.ts';
import { HousePaper } from './HousePaper.tsx';
import { type ParRun, usePar } from './par.ts';
import { ParRows, scoredBy } from './ParRows.tsx';
import { ShareResult } from './ShareResult.tsx';
import { DAILY_GAMES, useHistory, useToday } from './useDaily.ts';
import { useDailyWords } from './words.ts';
import './today.css';
import './daily.css';

interface DailyDealPageProps {
  readonly game: GameId;
  readonly number: number;
  /** Somebody's run, as the link writes it. */
  readonly ghost?: string;
}

export default function DailyDealPage(props: DailyDealPageProps): ReactElement {
  const today = useToday();
  const isDealt = props.number <= today && DAILY_GAMES.includes(props.game);
  return isDealt ? <DealtPage {...props} /> : <LostPage lost="path" />;
}

/** One daily deal: what there is to do, how it came out, beside whom it can be played, and how others have fared. */
function DealtPage({ game, number, ghost: sent }: DailyDealPageProps): ReactElement {
  const words = useDailyWords();
  const daily = { game, number };
  useTitle(words.deal(titleOf(game), number));
  const history = useHistory(useMatches()?.matches);
  const attempt = attemptAt(history, daily);
  const [isAsked, setAsked] = useState(false);
  const wanted = attempt?.score === undefined ? 'nothing' : 'par';
  const par = usePar(daily, isAsked ? 'run' : wanted);
  const [ghost, setGhost] = useState(() => ghostAt(daily));
  const onGhost = (): void => setGhost(ghostAt(daily));
  return (
    <div className="daily-page">
      <Rail title={words.deal(titleOf(game), number)} back={{ href: pathOf({ page: 'daily' }), label: words.back }}>
        <Switches />
      </Rail>
      <section className="paper daily-paper">
        <About {...daily} />
        <Result {...{ daily, attempt, ghost, par }} />
        {attempt?.score === undefined && (
          <div className="row">
            <DailyButton {...{ daily, history }} isFirst />
          </div>
        )}
        <Par {...{ daily, par }} onAsk={() => setAsked(true)} />
        {attempt?.score !== undefined && (
          <div className="row">
            <OpenButton daily={daily} text={words.again} />
          </div>
        )}
        {attempt?.score !== undefined && <ShareResult {...{ daily, attempt }} score={attempt.score} par={par.par} />}
      </section>
      <GhostPaper {...{ daily, ghost, sent, onGhost }} onAsk={() => setAsked(true)} par={par} />
      <HousePaper {...{ daily, attempt, onGhost }} />
    </div>
  );
}

/** Which day it is of, what is played on, and whether it counts. */
function About(daily: Daily): ReactElement {
  const words = useDailyWords();
  const { language } = useSettings();
  const { texts } = use(moduleOf(daily.game));
  const isToday = useToday() === daily.number;
  const manifest = manifestOf(daily.game);
  const value = writeText(dailyOptions(manifest, daily.number)[manifest.setting ?? ''] ?? '');
  const setting = texts[language].choices[manifest.setting ?? '']?.values[value];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <h2 className="h2">{date.format(dailyStart(daily.number))}</h2>
      {setting !== undefined && <p>{setting}</p>}
      <p className="note">{isToday ? `${words.sameForAll} ${words.counts}` : words.practice}</p>
    </>
  );
}

interface ResultProps {
  readonly daily: Daily;
  readonly attempt: Attempt | undefined;
  readonly ghost: Ghost | undefined;
  readonly par: ParRun;
}

function Result({ daily, attempt, ghost, par }: ResultProps): ReactElement | null {
  const words = useDailyWords();
  const score = attempt?.score;
  const rows = scoredBy(score, ghost, words);
  if (rows.length === 0) return null;
  return (
    <>
      <ParRows rows={rows} par={par.par} />
      {attempt && score !== undefined && !isCounted(daily, attempt) && <p className="small soft">{words.practice}</p>}
    </>
  );
}

interface ParProps {
  readonly daily: Daily;
  readonly par: ParRun;
  readonly onAsk: () => void;
}

/** What the strong bot reaches, how far it has come, or a way to ask for it. */
function Par({ daily, par: { par, entries, hasFailed }, onAsk }: ParProps): ReactElement {
  const words = useDailyWords();
  const { score } = use(moduleOf(daily.game)).texts[useSettings().language];
  return (
    <div role="status">
      {par !== undefined && <p>{words.parOf(par, score)}</p>}
      {par === undefined && entries !== undefined && <p className="tag">{words.parRuns(entries)}</p>}
      {hasFailed && <p className="fault">{words.noPar}</p>}
      {par === undefined && entries === undefined && !hasFailed && (
        <button type="button" className="button" onClick={onAsk}>
          {words.askPar}
        </button>
      )}
    </div>
  );
}
