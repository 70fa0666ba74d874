import type { ReactElement } from 'react';
import type { NumberedFlaw } from './editor.ts';
import { FlawRow } from './FlawRow.tsx';
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
          <FlawRow key={departure.number} kind="departure" {...props} numbered={departure}>
            {departure.place && <ShowButton {...props} departure={departure} />}
          </FlawRow>
        ))}
      </ol>
    </section>
  );
}

interface ShowButtonProps extends Pick<DepartureRowsProps, 'list' | 'onDone'> {
  readonly departure: NumberedFlaw<object>;
}

function ShowButton({ departure, list, onDone }: ShowButtonProps): ReactElement {
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
