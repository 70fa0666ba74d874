import type { ReactElement } from 'react';
import { type Findings, plain, withMargin } from './findings.ts';

/** The account: from what the start was worth to the result, line by line. */
export function AddingUp({ findings }: { readonly findings: Findings }): ReactElement {
  const { analysis, names, words } = findings;
  const { seats } = analysis;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.sum.start, seats.map(({ start }) => plain(findings, start))],
    [words.sum.luck, seats.map(({ luck }) => withMargin(findings, luck))],
    [words.sum.errors, seats.map(({ errors }) => withMargin(findings, { ...errors, value: -errors.value || 0 }))],
    ...(names.length > 1 ? [[words.sum.gifts, seats.map(({ gifts }) => withMargin(findings, gifts))] as const] : []),
    [words.sum.drift, seats.map(({ drift }) => withMargin(findings, drift))],
    [words.sum.result, seats.map(({ result }) => plain(findings, result))],
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
