import { type FormEvent, type ReactElement, use, useCallback, useRef, useState } from 'react';
import type { DailyResult, DailyResults } from '../../../wire/daily.ts';
import { flawOfName, type NameFlaw, tidyName } from '../../../wire/names.ts';
import { moduleOf } from '../games.ts';
import { type Failed, hasFailed } from '../house/api.ts';
import { NameField } from '../house/NameField.tsx';
import { rememberName, useOwnName } from '../house/useMe.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { openStore } from '../table/database.ts';
import { load, toldOf } from '../table/matches.ts';
import { personCalled } from '../table/sitters.ts';
import { useOnlineWords } from '../words/online.ts';
import { askResults, askRun, bringResult } from './api.ts';
import { OpenButton } from './DailyButton.tsx';
import { playBeside } from './ghosts.ts';
import { type Attempt, type Daily, isCounted, noteAttempt } from './history.ts';
import { checkRun, isRun } from './run.ts';
import { useDailyWords } from './words.ts';

interface HousePaperProps {
  readonly daily: Daily;
  readonly attempt: Attempt | undefined;
  readonly onGhost: () => void;
}

/** How others have fared at this house. Without one, or without network, there is no such paper. */
export function HousePaper(props: HousePaperProps): ReactElement | null {
  const words = useDailyWords().table;
  const { game, number } = props.daily;
  const ask = useCallback(() => askResults({ game, number }), [game, number]);
  const first = useLoaded(ask);
  const [later, setLater] = useState<DailyResults>();
  const table = later ?? first;
  const askAgain = async (): Promise<void> => {
    const answer = await ask();
    if (!hasFailed(answer)) setLater(answer);
  };
  if (table === undefined || hasFailed(table)) return null;
  return (
    <section className="paper daily-paper">
      <h2 className="h2">{words.title}</h2>
      {table.results.length === 0 ? <p className="note">{words.none}</p> : <Results {...props} table={table} />}
      <Own {...props} table={table} onBrought={askAgain} />
      <p className="small soft">{words.proves}</p>
    </section>
  );
}

interface TableProps extends HousePaperProps {
  readonly table: DailyResults;
}

function Results({ table, ...props }: TableProps): ReactElement {
  const words = useDailyWords().table;
  const placeOf = (score: number): number => 1 + table.results.filter(other => other.score > score).length;
  return (
    <table className="daily-results">
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.score}</th>
          <th scope="col">
            <span className="spoken">{words.beside}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.results.map(result => (
          <tr key={result.id}>
            <td>{placeOf(result.score)}</td>
            <th scope="row">{result.name}</th>
            <td>
              <b>{result.score}</b>
            </td>
            <td>{!result.isOwn && <BesideResult {...props} result={result} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The run is fetched when somebody wants to play beside it, and verified here as well. */
function BesideResult({ daily, result, onGhost }: HousePaperProps & { readonly result: DailyResult }): ReactElement {
  const words = useDailyWords().table;
  const module = use(moduleOf(daily.game));
  const before = async (): Promise<void> => {
    const told = await askRun(result.id);
    if (hasFailed(told)) throw new Error(told);
    const run = checkRun(module, daily.number, { transcript: told.transcript, sitter: personCalled(told.name) });
    if (!isRun(run)) throw new Error('the house tells of a run that does not verify');
    await playBeside(daily, run);
    onGhost();
  };
  return <OpenButton {...{ daily, before }} text={words.beside} label={words.besideOf(result.name)} />;
}

interface OwnProps extends TableProps {
  readonly onBrought: () => Promise<void>;
}

/** Whether one's own result stands there, and the way to bring it. */
function Own({ table, daily, attempt, onBrought }: OwnProps): ReactElement | null {
  const words = useDailyWords().table;
  if (table.own?.takenDown) return <p className="fault">{words.takenDown(table.own.takenDown)}</p>;
  if (table.own) return <p role="status">{words.brought}</p>;
  if (attempt?.score === undefined || !isCounted(daily, attempt)) return null;
  return table.isOpen ? <Bring {...{ daily, attempt, onBrought }} /> : <p className="small soft">{words.closed}</p>;
}

interface BringProps {
  readonly daily: Daily;
  readonly attempt: Attempt;
  readonly onBrought: () => Promise<void>;
}

/** Nothing is sent unless somebody presses this. */
function Bring({ daily, attempt, onBrought }: BringProps): ReactElement {
  const words = useDailyWords().table;
  const { faults } = useOnlineWords();
  const own = useOwnName();
  const field = useRef<HTMLInputElement>(null);
  const [flaw, setFlaw] = useState<NameFlaw>();
  const [failed, setFailed] = useState<Failed>();
  const bring = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const name = tidyName(own.name);
    const found = flawOfName(name);
    setFlaw(found);
    if (found) return field.current?.focus();
    const answer = await brought(daily, attempt, name);
    if (hasFailed(answer)) return setFailed(answer);
    rememberName(name);
    noteAttempt(daily, { ...attempt, isBrought: true });
    await onBrought();
  };
  return (
    <form className="daily-share" onSubmit={event => void bring(event)} noValidate>
      <NameField own={own} flaw={flaw} field={field} />
      <div className="row">
        <button type="submit" className="button button-go">
          {words.bring}
        </button>
      </div>
      <p className="fault" role="alert">
        {failed && faults[failed]}
      </p>
    </form>
  );
}

async function brought(daily: Daily, { match }: Attempt, name: string) {
  const { game } = await moduleOf(daily.game);
  const loaded = await load(await openStore(), game, match);
  if (typeof loaded === 'string') return 'unplayed';
  const { transcript } = toldOf(loaded);
  return bringResult(daily, { name, transcript: { ...transcript, log: [...transcript.log] } });
}
