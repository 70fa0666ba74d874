import type { ReactElement } from 'react';
import { areasOf, boundsOf } from '../../../../games/donjonz/readers.ts';
import { useDesk } from './context.ts';
import { survey } from './survey.ts';

/** The dungeon as a table to be read out, space by space. */
export function Survey(): ReactElement {
  const { content, words, play } = useDesk();
  const { view } = play.now;
  const rows = survey(content, view, boundsOf(areasOf(content, view.laid)));
  return (
    // Not on the table itself: Firefox clips a table without its caption.
    <div className="spoken">
      <table>
        <caption>{words.survey.title}</caption>
        <tbody>
          {rows.map((row, y) => (
            <tr key={y}>
              <th scope="row">{words.survey.row(y + 1)}</th>
              {row.map((space, x) => (
                <td key={x}>{space ? words.survey.space(space) : words.survey.rock}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
