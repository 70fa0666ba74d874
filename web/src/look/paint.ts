import type { Fill } from '../../../art/paint.ts';
import { GRADIENTS, PENCIL_PAINTS } from '../../../art/paint.ts';

const REFERRED: ReadonlySet<string> = new Set(['grain', ...PENCIL_PAINTS, ...Object.keys(GRADIENTS)]);

/** The id under which `Definitions` keeps a grain, a pencil or a gradient. */
export const definitionId = (name: Fill): string => `look-${name}`;

/** A paint as SVG and CSS write it. */
export function colourOf(fill: Fill | undefined): string {
  if (fill === undefined) return 'none';
  if (fill === 'current') return 'currentColor';
  if (fill === 'cut') return 'var(--cut, var(--paper))';
  return REFERRED.has(fill) ? `url(#${definitionId(fill)})` : `var(--${fill})`;
}
