import { element, svgText, type SvgElement } from '../art/svg.ts';
import type { Page, Tagged } from './page.ts';

/** A page as SVG, for whoever looks at it before it is printed: the very elements that are printed. */
export const pictureOf = ({ size: [width, height], items }: Page): string =>
  svgText(
    element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, class: 'drawing' }, [
      element('rect', { width, height, fill: '#ffffff' }),
      ...items.map(clipped),
    ]),
  );

/** A picture in a picture shows nothing beyond its box, and needs no id for it. */
function clipped({ clip, elements }: Tagged): SvgElement {
  if (!clip) return element('g', {}, elements);
  const [x, y, width, height] = clip;
  return element('svg', { x, y, width, height, viewBox: clip.join(' ') }, elements);
}
