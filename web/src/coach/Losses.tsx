import type { ReactElement } from 'react';
import { leadPaint } from '../../../art/paint.ts';
import type { Findings } from './findings.ts';
import { BEAM, DEEPEST, FLAG, LEFT, type Scale, WIDTH } from './scale.ts';

interface LossesProps {
  readonly findings: Findings;
  readonly scale: Scale;
}

const BROAD = 6;

/** What choices cost, where they were made: bars that hang from a line below the curve, one behind the other by seat. */
export function Losses({ findings, scale }: LossesProps): ReactElement {
  const { analysis, ended, names, words } = findings;
  const { losses, mistakeFrom } = analysis;
  const most = Math.max(mistakeFrom, ...losses.map(({ cost }) => cost));
  return (
    <g className="coach-losses">
      <path d={`M${LEFT} ${BEAM}H${WIDTH - FLAG}`} />
      {losses.map(({ entry, by, cost }) => (
        <rect
          key={entry}
          x={scale.x(entry) - BROAD / 2}
          y={BEAM}
          width={BROAD}
          height={((DEEPEST - BEAM) * cost) / most}
          style={{ color: `var(--${leadPaint(ended.module.art.pencilOf(by, names.length))})` }}
          data-seat={by}
        />
      ))}
      <text x={WIDTH - FLAG} y={DEEPEST} textAnchor="end">
        {words.lostBelow}
      </text>
    </g>
  );
}
