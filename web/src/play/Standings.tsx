import type { ReactElement } from 'react';
import type { Outcome } from '../../../kernel/game.ts';
import { botLabel } from '../parts/names.ts';
import { standingsOf } from '../parts/standings.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from '../desk/atTable.ts';

type StandingsProps = Pick<AtTable, 'module' | 'table' | 'seen' | 'names'> & { readonly outcome: Outcome };

/** What came of the match as the game itself shows it, or else who came in where. */
export function Standings(props: StandingsProps): ReactElement | null {
  const { module, table, seen, names, outcome } = props;
  const { language } = useSettings();
  const { Result } = module;
  const { rules } = table;
  const { seats } = table.start;
  if (Result) return <Result {...{ outcome, rules, names, language }} now={seen.now} words={module.words[language]} />;
  return seats === 1 ? null : <Places {...props} />;
}

function Places({ module, table, names, outcome }: StandingsProps): ReactElement {
  const words = useWords();
  const { end } = words;
  const texts = module.texts[useSettings().language];
  return (
    <table className="end-places" aria-label={end.places}>
      <thead>
        <tr>
          <th scope="col">{end.place}</th>
          <th scope="col">{end.name}</th>
          <th scope="col">{end.score}</th>
        </tr>
      </thead>
      <tbody>
        {standingsOf(outcome).map(({ seat, place, score }) => (
          <tr key={seat}>
            <td>{place === 0 ? end.out : place}</td>
            <th scope="row">
              {names[seat]} <small className="soft">{botLabel(table.sitters[seat], words)}</small>
            </th>
            <td>
              <b>{score}</b> {texts.score}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
