import type { ReactElement } from 'react';
import { actionWords, type Lesson, signed, whereOf } from './lesson.ts';

/** Every pick of chance, and what it was worth to each seat beyond the mean. */
export function Picks({ lesson }: { readonly lesson: Lesson }): ReactElement | null {
  const { analysis, ended, names, words } = lesson;
  const { log } = ended.told.transcript;
  if (analysis.picks.length === 0) return null;
  return (
    <details className="coach-more">
      <summary>{words.picks(analysis.picks.length)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.pick}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {words.luckOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {analysis.picks.map(({ entry, luck }) => (
            <tr key={entry}>
              <th scope="row">{whereOf(lesson, entry + 1)}</th>
              <td>{log[entry] && actionWords(lesson, log[entry][1], entry)}</td>
              {names.map((_, seat) => (
                <td key={seat} data-sign={Math.sign(luck[seat] ?? 0)}>
                  {signed(lesson, luck[seat] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
