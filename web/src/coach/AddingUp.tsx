import type { ReactElement } from 'react';
import { type Lesson, plain, signed } from './lesson.ts';

/** The account: from what the start was worth to the result, line by line. */
export function AddingUp({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const { analysis, names, words } = lesson;
  const { seats } = analysis;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.sum.start, seats.map(({ start }) => plain(lesson, start))],
    [words.sum.luck, seats.map(({ luck }) => signed(lesson, luck.value))],
    [words.sum.errors, seats.map(({ errors }) => signed(lesson, -errors.value || 0))],
    ...(names.length > 1 ? [[words.sum.gifts, seats.map(({ gifts }) => signed(lesson, gifts.value))] as const] : []),
    [words.sum.drift, seats.map(({ drift }) => signed(lesson, drift))],
    [words.sum.result, seats.map(({ result }) => plain(lesson, result))],
  ];
  return (
    <details className="coach-more">
      <summary>{words.sum.title}</summary>
      <table>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, seat) => (
                <td key={seat}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">{words.sum.note}</p>
    </details>
  );
}
