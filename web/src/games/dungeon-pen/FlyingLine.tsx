import { type CSSProperties, type ReactElement, useId } from 'react';
import { lineAhead } from '../../../../art/dungeon-pen/index.ts';
import { strokeElements } from '../../../../art/svg.ts';
import { nodesOf } from '../../look/node.ts';
import { colourOf } from '../../look/paint.ts';
import { useDesk } from './context.ts';
import type { Flight } from './flight.ts';
import type { Lie } from './turning.ts';

/** The line that is being drawn, in a picture of its own: it ends at the tip of the pencil, and nothing else is painted. */
export function FlyingLine({ lie: { layout } }: { readonly lie: Lie }): ReactElement | null {
  const { flight } = useDesk();
  const mask = useId();
  if (!flight) return null;
  const { seat, line, crosses, leg } = flight;
  const ends = [
    { x: line.x, y: line.y },
    { x: line.toX, y: line.toY },
  ] as const;
  const stroke = lineAhead(layout, seat, crosses, ends);
  return (
    <svg
      className="drawing pen-flight"
      data-part={leg.part}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
    >
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={layout.width} height={layout.height}>
        <path
          key={leg.part}
          className="pen-flown"
          d={stroke.spine}
          pathLength="1"
          strokeWidth={stroke.size * 3}
          style={progress(flight)}
        />
      </mask>
      <g mask={`url(#${mask})`}>{nodesOf(strokeElements(stroke, colourOf))}</g>
    </svg>
  );
}

const progress = ({ leg, ms, easing }: Flight): CSSProperties =>
  ({
    '--pen-from': 1 - leg.from,
    '--pen-to': 1 - leg.to,
    animationDuration: `${ms}ms`,
    animationTimingFunction: easing,
  }) as CSSProperties;
