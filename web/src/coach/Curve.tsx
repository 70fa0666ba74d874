import type { ReactElement } from 'react';
import type { Mistake } from '../../../bots/analysis.ts';
import { leadPaint } from '../../../art/paint.ts';
import type { Kind, Seat } from '../../../kernel/game.ts';
import { type Findings, plain, signed } from './findings.ts';
import { Losses } from './Losses.tsx';
import { FLAG, HEIGHT, labelled, LEFT, type ScalePart, partsOf, type Scale, scaleOf, WIDTH } from './scale.ts';
import { SeatMark } from './SeatMark.tsx';

interface CurveProps {
  readonly findings: Findings;
  readonly mistakes: readonly Mistake<Kind>[];
}

/** How the match went, as a picture with a table behind it. */
export function Curve({ findings, mistakes }: CurveProps): ReactElement {
  const { analysis, names, words } = findings;
  return (
    <section className="card coach-curve" aria-labelledby="coach-curve">
      <h3 id="coach-curve" className="h3">
        {words.curve[analysis.unit]}
      </h3>
      <p className="coach-legend small">
        {names.map((name, seat) => (
          <span key={seat}>
            <SeatMark {...{ findings, seat }} /> {name}
          </span>
        ))}
        {analysis.margins && <span className="soft">{words.band}</span>}
      </p>
      <Picture {...{ findings, mistakes }} />
      <details>
        <summary>{words.asTable}</summary>
        <CurveTable findings={findings} />
      </details>
    </section>
  );
}

function Picture({ findings, mistakes }: CurveProps): ReactElement {
  const { analysis, names } = findings;
  const scale = scaleOf(findings);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {scale.lines.map(worth => (
        <g key={worth} className="coach-grid">
          <path d={`M${LEFT} ${scale.y(worth)}H${WIDTH - FLAG}`} />
          <text x={LEFT - 8} y={scale.y(worth) + 5} textAnchor="end">
            {Math.round(analysis.unit === 'chance' ? 100 * worth : worth)}
          </text>
        </g>
      ))}
      {labelled(partsOf(findings)).map(({ where, from }, i) => (
        <text
          key={from}
          className="coach-when"
          x={scale.x(from)}
          y={HEIGHT - 4}
          textAnchor={i === 0 ? 'start' : 'middle'}
        >
          {where}
        </text>
      ))}
      <Losses {...{ findings, scale }} />
      {names.map((_, seat) => (
        <SeatLine key={seat} {...{ findings, scale, seat }} />
      ))}
      {mistakes.map(({ entry, by }, i) => (
        <Flag key={entry} number={i + 1} x={scale.x(entry)} y={scale.y(analysis.curve[entry]?.[by] ?? 0)} />
      ))}
    </svg>
  );
}

function SeatLine({
  findings,
  scale,
  seat,
}: {
  readonly findings: Findings;
  readonly scale: Scale;
  readonly seat: Seat;
}) {
  const { analysis, ended, names } = findings;
  const color = `var(--${leadPaint(ended.module.art.pencilOf(seat, names.length))})`;
  const { curve, margins } = analysis;
  const points = (sign: 1 | 0 | -1): readonly string[] =>
    curve.map((worths, entry) => {
      const margin = sign * (margins?.[entry] ?? 0);
      return `${scale.x(entry).toFixed(1)} ${scale.y((worths[seat] ?? 0) + margin).toFixed(1)}`;
    });
  return (
    <g style={{ color }}>
      {margins && <path className="coach-band" d={`M${[...points(1), ...points(-1).toReversed()].join('L')}Z`} />}
      <path className="coach-line" data-seat={seat} d={`M${points(0).join('L')}`} />
    </g>
  );
}

const Flag = ({ number, x, y }: { readonly number: number; readonly x: number; readonly y: number }): ReactElement => (
  <g className="coach-flag">
    <path d={`M${x} ${y}V${Math.max(2 * FLAG, y - 3 * FLAG)}`} />
    <circle cx={x} cy={y} r="4" />
    <circle cx={x} cy={Math.max(FLAG + 1, y - 3 * FLAG)} r={FLAG} />
    <text x={x} y={Math.max(FLAG + 1, y - 3 * FLAG) + 5} textAnchor="middle">
      {number}
    </text>
  </g>
);

/** A row for each part of the match: how it stood when that part was over, and what choices cost in it. */
function CurveTable({ findings }: Pick<CurveProps, 'findings'>): ReactElement {
  const { names, words } = findings;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {partsOf(findings).map(part => (
          <tr key={part.from}>
            <th scope="row">{part.where}</th>
            {names.map((_, seat) => (
              <td key={seat}>{standing(findings, part, seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function standing(findings: Findings, { from, to }: ScalePart, seat: Seat): string {
  const { analysis, words } = findings;
  const worth = analysis.curve[to]?.[seat] ?? 0;
  const margin = analysis.margins?.[to] ?? 0;
  const own = analysis.losses.filter(({ entry, by }) => by === seat && entry >= from && entry <= to);
  const lost = own.reduce((sum, { cost }) => sum + cost, 0);
  const stood = margin > 0 ? `${plain(findings, worth)} ± ${plain(findings, margin)}` : plain(findings, worth);
  return lost > 0 ? `${stood} (${words.lostHere(signed(findings, -lost))})` : stood;
}
