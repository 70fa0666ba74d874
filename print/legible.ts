import type { Face } from '../art/shape.ts';
import type { SvgElement } from '../art/svg.ts';
import { shortened, textWidth } from '../art/text.ts';
import { textIn } from './signs.ts';
import { scaleOf } from './transform.ts';

/** Eight points, in millimetres. */
const SMALLEST = (8 * 25.4) / 72 + 0.001;

/** What was set so small to fit in that nobody could read it, as large as it has to be and with an ellipsis for the rest. */
export function legible(element: SvgElement, scale = 1): SvgElement {
  if (element.name === 'text') return readable(element, scale);
  if (element.name !== 'g') return element;
  const inside = scale * scaleOf(element.attributes['transform']);
  let isChanged = false;
  const children = element.children.map(child => {
    const shown = typeof child === 'string' ? child : legible(child, inside);
    isChanged ||= shown !== child;
    return shown;
  });
  return isChanged ? { ...element, children } : element;
}

function readable(element: SvgElement, scale: number): SvgElement {
  const { class: name, 'font-size': size } = element.attributes;
  if (Number(size) * scale >= SMALLEST) return element;
  const face = String(name).replace('face-', '') as Face;
  const words = textIn(element.children);
  const least = SMALLEST / scale;
  const fit = textWidth(words, face, Number(size));
  return {
    ...element,
    attributes: { ...element.attributes, 'font-size': least },
    children: [shortened(words, { face, size: least, fit })],
  };
}
