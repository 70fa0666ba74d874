import type { ReactElement } from 'react';
import { PENCIL_PAINTS, type PencilPaint } from '../../../art/paint.ts';
import { definitionId, gradientElement, gradientNames, pencilElement } from '../../../art/svg.ts';
import type { PageLight } from '../settings.ts';
import { nodesOf } from './node.ts';
import { colourOf } from './paint.ts';
import paperCandle from './textures/paper-candle.webp';
import paperDay from './textures/paper-day.webp';

const GRAIN = 220;
const PAPERS: Readonly<Record<PageLight, string>> = { day: paperDay, candle: paperCandle };
const leadOf = (pencil: PencilPaint): string => `var(--${pencil.replace('pencil', 'lead')})`;

/** Grains, pencils and gradients that every drawing on the page refers to. Put it once into the page. */
export const Definitions = ({ light }: { readonly light: PageLight }): ReactElement => (
  <svg className="definitions" width="0" height="0" aria-hidden="true">
    <defs>
      {nodesOf(PENCIL_PAINTS.map(pencil => pencilElement(pencil, leadOf(pencil), 'var(--paper)')))}
      {nodesOf(gradientNames.map(name => gradientElement(name, colourOf)))}
      <pattern id={definitionId('grain')} width={GRAIN} height={GRAIN} patternUnits="userSpaceOnUse">
        <image href={PAPERS[light]} width={GRAIN} height={GRAIN} />
      </pattern>
    </defs>
  </svg>
);
