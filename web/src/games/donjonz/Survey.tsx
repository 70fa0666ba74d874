import type { ReactElement } from 'react';
import { areasOf, boundsOf } from '../../../../games/donjonz/readers.ts';
import { useDesk } from './context.ts';
import { answering, looked } from '../../board/answers.ts';
import { survey, type Surveyed } from './survey.ts';

const isHere = (space: Surveyed | undefined): boolean => space?.visited === 'here';

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
              {row.map((space, x) => {
                const said = space ? words.survey.space(space) : words.survey.rock;
                const told = words.survey.at(y + 1, x + 1, said);
                return (
                  <td key={x} {...looked(x, y, told)} {...(isHere(space) && answering('where', told))}>
                    {said}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
