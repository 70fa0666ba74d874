import type { ReactElement } from 'react';
import type { Mistake } from '../../../bots/analysis.ts';
import { leadPaint } from '../../../art/paint.ts';
import type { Kind, Seat } from '../../../kernel/game.ts';
import { type Findings, plain, whereOf } from './findings.ts';
import { SeatMark } from './SeatMark.tsx';

interface CurveProps {
  readonly findings: Findings;
  readonly mistakes: readonly Mistake<Kind>[];
}

const [WIDTH, HEIGHT, LEFT, TOP, FLAG] = [760, 230, 44, 34, 12];

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
        <span className="soft">{words.band}</span>
      </p>
      <Picture {...{ findings, mistakes }} />
      <details>
        <summary>{words.asTable}</summary>
        <CurveTable findings={findings} />
      </details>
    </section>
  );
}

interface Scale {
  readonly x: (entry: number) => number;
  readonly y: (worth: number) => number;
  readonly lines: readonly number[];
}

function scaleOf({ analysis: { curve, unit } }: Findings): Scale {
  const all = curve.flat();
  const [least, most] = unit === 'chance' ? [0, 1] : [Math.min(0, ...all), Math.ceil(Math.max(10, ...all) / 10) * 10];
  const y = (worth: number): number =>
    TOP + (HEIGHT - TOP - FLAG) * (1 - (Math.max(least, Math.min(most, worth)) - least) / (most - least));
  return {
    x: entry => LEFT + ((WIDTH - LEFT - FLAG) * entry) / Math.max(1, curve.length - 1),
    y,
    lines: [least, (least + most) / 2, most],
  };
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
  const { margin } = analysis;
  const points = (by: number): readonly string[] =>
    analysis.curve.map((worths, entry) => {
      const isLast = entry === analysis.curve.length - 1;
      return `${scale.x(entry).toFixed(1)} ${scale.y((worths[seat] ?? 0) + (isLast ? 0 : by)).toFixed(1)}`;
    });
  return (
    <g style={{ color }}>
      <path className="coach-band" d={`M${[...points(margin), ...points(-margin).toReversed()].join('L')}Z`} />
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

/** A row for each part of the match: how it stood when that part was over. */
function CurveTable({ findings }: Pick<CurveProps, 'findings'>): ReactElement {
  const { analysis, names, words } = findings;
  const places = analysis.curve.map((_, entry) => whereOf(findings, entry));
  const rows = places.flatMap((where, entry) => (where === places[entry + 1] ? [] : [{ where, entry }]));
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
        {rows.map(({ where, entry }) => (
          <tr key={entry}>
            <th scope="row">{where}</th>
            {names.map((_, seat) => (
              <td key={seat}>{plain(findings, analysis.curve[entry]?.[seat] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
