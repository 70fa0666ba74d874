import type { ReactElement } from 'react';
import type { Gradient, GradientName, PencilPaint } from '../../../art/paint.ts';
import { GRADIENTS, PENCIL_PAINTS } from '../../../art/paint.ts';
import { colourOf, definitionId } from './paint.ts';
import { SPECKLES, SPECK_OPACITIES, TILE } from './speckle.ts';
import paperCandle from './textures/paper-candle.webp';
import paperDay from './textures/paper-day.webp';

const GRAIN = 220;
const gradientNames = Object.keys(GRADIENTS) as GradientName[];
const leadOf = (pencil: PencilPaint): string => `var(--${pencil.replace('pencil', 'lead')})`;

/** Grains, pencils and gradients that every drawing on the page refers to. Put it once into the page. */
export const Definitions = (): ReactElement => (
  <svg className="definitions" width="0" height="0" aria-hidden="true">
    <defs>
      {PENCIL_PAINTS.map(pencil => (
        <PencilGrain key={pencil} pencil={pencil} />
      ))}
      {gradientNames.map(name => (
        <GradientDefinition key={name} name={name} />
      ))}
      <pattern id={definitionId('grain')} width={GRAIN} height={GRAIN} patternUnits="userSpaceOnUse">
        <image className="by-day" href={paperDay} width={GRAIN} height={GRAIN} />
        <image className="by-candle" href={paperCandle} width={GRAIN} height={GRAIN} />
      </pattern>
    </defs>
  </svg>
);

const PencilGrain = ({ pencil }: { readonly pencil: PencilPaint }): ReactElement => (
  <pattern id={definitionId(pencil)} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
    <rect width={TILE} height={TILE} fill={leadOf(pencil)} opacity="0.93" />
    <g fill="var(--paper)">
      {SPECKLES.map((specks, i) => (
        <path key={SPECK_OPACITIES[i]} d={specks} opacity={SPECK_OPACITIES[i]} />
      ))}
    </g>
  </pattern>
);

function GradientDefinition({ name }: { readonly name: GradientName }): ReactElement {
  const gradient: Gradient = GRADIENTS[name];
  const stops = gradient.stops.map(({ at, paint, opacity }) => (
    <stop key={at} offset={at} stopColor={colourOf(paint)} stopOpacity={opacity} />
  ));
  if ('from' in gradient) {
    const [[x1, y1], [x2, y2]] = [gradient.from, gradient.to];
    return <linearGradient {...{ id: definitionId(name), x1, y1, x2, y2 }}>{stops}</linearGradient>;
  }
  const [cx, cy] = gradient.centre;
  return <radialGradient {...{ id: definitionId(name), cx, cy, r: gradient.radius }}>{stops}</radialGradient>;
}
