import type { ReactElement } from 'react';
import { useSettings } from '../settings.ts';
import type { NumberedFlaw } from './editor.ts';
import { shortRule, withoutPlace } from './flaws.ts';
import type { FlawList } from './FlawsPaper.tsx';
import type { Workbench } from './useWorkbench.ts';
import { useWorkshopWords } from './words.ts';

interface DepartureRowsProps {
  readonly bench: Workbench<object>;
  readonly list: FlawList;
  readonly showRule: (rule: string) => void;
  readonly onDone?: () => void;
}

/** In what the work is otherwise than the game's own, which it may be: nothing of it keeps it from being played. */
export function DepartureRows({ bench: { departures }, ...props }: DepartureRowsProps): ReactElement | null {
  const words = useWorkshopWords().flaws;
  if (departures.length === 0) return null;
  return (
    <section className="departures" aria-label={words.departures}>
      <h3 className="small soft">{words.departures}</h3>
      <ol className="flaw-rows">
        {departures.map(departure => (
          <DepartureRow key={departure.number} {...props} departure={departure} />
        ))}
      </ol>
    </section>
  );
}

interface DepartureRowProps extends Omit<DepartureRowsProps, 'bench'> {
  readonly departure: NumberedFlaw<object>;
}

function DepartureRow({ departure, list, showRule, onDone }: DepartureRowProps): ReactElement {
  const { number, flaw, place } = departure;
  const { language } = useSettings();
  return (
    <li
      className="departure-row"
      data-pointed={list.pointed === number}
      onPointerEnter={() => list.onPoint(number)}
      onPointerLeave={() => list.onPoint(undefined)}
    >
      <span className="flaw-number" aria-hidden="true">
        {number}
      </span>
      <span className="flaw-words">
        <span>
          <button type="button" className="flaw-rule" onClick={() => showRule(flaw.rule)}>
            {shortRule(flaw.rule)}
          </button>{' '}
          {withoutPlace(list.sentenceOf(flaw))}
        </span>
        {place && <span className="small soft">{place[language]}</span>}
      </span>
      {place && <ShowButton {...{ departure, list }} {...(onDone && { onDone })} />}
    </li>
  );
}

function ShowButton({
  departure,
  list,
  onDone,
}: Pick<DepartureRowProps, 'departure' | 'list' | 'onDone'>): ReactElement {
  const words = useWorkshopWords().flaws;
  const show = (): void => {
    list.show(departure);
    onDone?.();
  };
  return (
    <button type="button" className="button" aria-label={words.showDeparture(departure.number)} onClick={show}>
      {words.show}
    </button>
  );
}
