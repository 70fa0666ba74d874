import type { ReactElement, SVGAttributes } from 'react';
import type { Figure, Look, Placing } from '../../../art/figure.ts';
import { colourOf } from './paint.ts';

/** Shapes that never change place in their list: the place is key enough. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }): ReactElement => (
  <>
    {figures.map((figure, i) => (
      <FigureNode key={i} figure={figure} />
    ))}
  </>
);

export function FigureNode({ figure }: { readonly figure: Figure }): ReactElement {
  switch (figure.kind) {
    case 'path':
      return <path d={figure.d} {...lookOf(figure)} />;
    case 'rect': {
      const [x, y, width, height] = figure.box;
      return <rect {...{ x, y, width, height }} rx={figure.corner || undefined} {...lookOf(figure)} />;
    }
    case 'circle':
      return <circle cx={figure.at[0]} cy={figure.at[1]} r={figure.radius} {...lookOf(figure)} />;
    case 'ellipse': {
      const [rx, ry] = figure.radii;
      return <ellipse cx={figure.at[0]} cy={figure.at[1]} {...{ rx, ry }} {...lookOf(figure)} />;
    }
    case 'group':
      return (
        <g transform={transformOf(figure, '')} opacity={figure.opacity}>
          <Figures figures={figure.shapes} />
        </g>
      );
  }
}

function lookOf({ fill, stroke, weight, dash, opacity }: Look): SVGAttributes<SVGElement> {
  if (stroke === undefined) return { fill: colourOf(fill), opacity };
  return {
    fill: colourOf(fill),
    stroke: colourOf(stroke),
    strokeWidth: weight,
    strokeDasharray: dash?.join(' '),
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    opacity,
  };
}

/** As an attribute (no unit) or as CSS (`px`), where it can be animated. */
export function transformOf({ at, turn, about, scale }: Placing, unit: '' | 'px'): string | undefined {
  const separator = unit === '' ? ' ' : ', ';
  const move = ([x, y]: readonly [number, number]): string => `translate(${x}${unit}${separator}${y}${unit})`;
  const parts: string[] = [];
  if (at) parts.push(move(at));
  if (turn) {
    const degrees = `rotate(${turn}${unit === '' ? '' : 'deg'})`;
    parts.push(about ? `${move(about)} ${degrees} ${move([-about[0], -about[1]])}` : degrees);
  }
  if (scale) parts.push(`scale(${typeof scale === 'number' ? scale : scale.join(separator)})`);
  return parts.length === 0 ? undefined : parts.join(' ');
}
