import type { ReactElement } from 'react';
import type { WithMargin } from '../../../bots/analysis.ts';
import { leadPaint } from '../../../art/paint.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { CoachedMatch } from './findings.ts';

const [WIDE, HIGH] = [120, 24];

/** How far figures and their intervals go from nothing, so that all are drawn on one scale. */
export const farthest = (figures: readonly WithMargin[]): number =>
  Math.max(1e-9, ...figures.map(({ value, margin }) => Math.abs(value) + margin));

interface IntervalProps {
  readonly findings: CoachedMatch;
  readonly seat: Seat;
  readonly figure: WithMargin;
  readonly far: number;
}

/** The estimate as a bar, and the box that holds the truth 95 times in a hundred. */
export function Interval({ findings: { ended, names }, seat, figure, far }: IntervalProps): ReactElement {
  const x = (amount: number): number => WIDE / 2 + (amount / far) * (WIDE / 2 - 3);
  const { value, margin } = figure;
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      width={WIDE}
      height={HIGH}
      aria-hidden="true"
      style={{ color: `var(--${leadPaint(ended.module.art.pencilOf(seat, names.length))})` }}
    >
      <path className="coach-middle" d={`M${WIDE / 2} 0V${HIGH}`} />
      <rect
        className="coach-box"
        x={x(value - margin)}
        y="6"
        width={x(value + margin) - x(value - margin)}
        height="12"
      />
      <path className="coach-bar" d={`M${x(value)} 3V${HIGH - 3}`} />
    </svg>
  );
}
