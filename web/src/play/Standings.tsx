import type { ReactElement } from 'react';
import type { Outcome } from '../../../kernel/game.ts';
import { botLabel } from '../parts/names.ts';
import { standingsOf, victoryOf } from '../parts/standings.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from './atTable.ts';

type StandingsProps = Pick<AtTable, 'module' | 'table' | 'seen' | 'names'> & { readonly outcome: Outcome };

/** What came of the match: as the game itself counts it, or one's score and rank, or who came in where. */
export function Standings(props: StandingsProps): ReactElement {
  const { module, table, seen, names, outcome } = props;
  const { language } = useSettings();
  const { Result } = module;
  const { rules } = table;
  const { seats } = table.start;
  if (seen.now.isCutShort) return <BrokenOff {...props} />;
  if (Result) return <Result {...{ outcome, rules, names, language }} now={seen.now} words={module.words[language]} />;
  return seats === 1 ? <OwnScore {...props} /> : <Places {...props} />;
}

function OwnScore({ module, outcome }: StandingsProps): ReactElement {
  const texts = module.texts[useSettings().language];
  return (
    <div className="end-score">
      <b>{outcome.scores[0]}</b> {texts.score}
      <p className="h2">{texts.verdict(outcome)}</p>
    </div>
  );
}

/** Nothing was counted: who has stayed has won, if anybody has. */
function BrokenOff({ names, outcome }: StandingsProps): ReactElement {
  const { end } = useWords();
  const hasStayed = outcome.places.some(place => place > 0);
  return (
    <>
      <p className="h2">{victoryOf(outcome, names, end)}</p>
      {!hasStayed && <p>{end.brokenOff}</p>}
    </>
  );
}

function Places({ module, table, names, outcome }: StandingsProps): ReactElement {
  const words = useWords();
  const { end } = words;
  const texts = module.texts[useSettings().language];
  return (
    <>
      <p className="h2">{victoryOf(outcome, names, end)}</p>
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
    </>
  );
}
