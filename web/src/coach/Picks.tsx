import type { ReactElement } from 'react';
import { Link } from '../parts/Link.tsx';
import { actionWords, type Findings, whereOf, withMargin } from './findings.ts';
import { PicksProof } from './PicksProof.tsx';

/** Every pick of chance, what it was worth to each seat beyond the mean, where it is seen, and what proves it. */
export function Picks({ findings }: { readonly findings: Findings }): ReactElement | null {
  const { analysis, names, words } = findings;
  if (analysis.picks.length === 0) return null;
  return (
    <details className="coach-more coach-picks">
      <summary>{words.picks(analysis.picks.length)}</summary>
      <PicksProof findings={findings} />
      {analysis.seats.map((each, seat) => (
        <p key={seat}>{words.luckInAll(names[seat] ?? '', withMargin(findings, each.luck))}</p>
      ))}
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
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {analysis.picks.map(pick => (
            <PickRow key={pick.entry} {...{ findings, pick }} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface PickRowProps {
  readonly findings: Findings;
  readonly pick: Findings['analysis']['picks'][number];
}

function PickRow({ findings, pick: { entry, luck, margin } }: PickRowProps): ReactElement {
  const { ended, names } = findings;
  const picked = ended.told.transcript.log[entry];
  const where = whereOf(findings, entry + 1);
  return (
    <tr>
      <th scope="row">{where}</th>
      <td>{picked && actionWords(findings, picked[1], entry)}</td>
      {names.map((_, seat) => (
        <td key={seat} data-sign={Math.sign(luck[seat] ?? 0)}>
          {withMargin(findings, { value: luck[seat] ?? 0, margin })}
        </td>
      ))}
      <td>
        <SeeStep {...{ findings, where }} step={entry + 1} />
      </td>
    </tr>
  );
}

interface SeeStepProps {
  readonly findings: Findings;
  readonly where: string;
  readonly step: number;
}

/** To the page of the replay on which it was picked. */
function SeeStep({ findings, where, step }: SeeStepProps): ReactElement | null {
  const { words, evidence } = findings;
  const { pathTo, onStep } = evidence;
  const label = words.seeRoll(where);
  if (onStep)
    return (
      <button type="button" className="coach-see" aria-label={label} onClick={() => onStep(step)}>
        {words.see}
      </button>
    );
  return pathTo ? (
    <Link className="coach-see" href={pathTo(step)} aria-label={label}>
      {words.see}
    </Link>
  ) : null;
}
