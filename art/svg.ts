// Drawings as SVG. Every shape becomes plain elements here, once: the page makes nodes of them, and whoever has no page,
// a printer or a terminal, makes text of them. What a paint looks like is told by a palette.
import type { Figure, Look, Placing } from './figure.ts';
import { ICON_GRID, ICONS } from './icons.ts';
import {
  type Fill,
  type Gradient,
  type GradientName,
  GRADIENTS,
  type Paint,
  PENCIL_PAINTS,
  type PencilPaint,
} from './paint.ts';
import type { Drawing, Group, Icon, KeyedWords, Shape, Stroke, Text } from './shape.ts';
import { SPECK_OPACITIES, SPECKLES, TILE } from './speckle.ts';
import { fittedSize, textWidth } from './text.ts';

export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (SvgElement | string)[];
}

/** How a paint is written where the drawing lands: a colour, a variable, a reference to a definition. */
export type ColourOf = (fill: Fill) => string;

export type Speak = (words: KeyedWords) => string;

/** For drawings without words. */
export const silent: Speak = () => '';

interface Rendering {
  readonly colourOf: ColourOf;
  readonly speak: Speak;
}

export function element(
  name: string,
  attributes: SvgElement['attributes'],
  children: SvgElement['children'] = [],
): SvgElement {
  return { name, attributes, children };
}

export function figureElement(figure: Figure, colourOf: ColourOf): SvgElement {
  switch (figure.kind) {
    case 'path':
      return element('path', { d: figure.d, ...lookOf(figure, colourOf) });
    case 'rect': {
      const [x, y, width, height] = figure.box;
      return element('rect', { x, y, width, height, rx: figure.corner || undefined, ...lookOf(figure, colourOf) });
    }
    case 'circle':
      return element('circle', { cx: figure.at[0], cy: figure.at[1], r: figure.radius, ...lookOf(figure, colourOf) });
    case 'ellipse': {
      const [rx, ry] = figure.radii;
      return element('ellipse', { cx: figure.at[0], cy: figure.at[1], rx, ry, ...lookOf(figure, colourOf) });
    }
    case 'group': {
      const shapes = figure.shapes.map(each => figureElement(each, colourOf));
      return element('g', { transform: transformOf(figure, ''), opacity: figure.opacity }, shapes);
    }
  }
}

function lookOf({ fill, stroke, weight, dash, opacity }: Look, colourOf: ColourOf): SvgElement['attributes'] {
  const filled = fill === undefined ? 'none' : colourOf(fill);
  if (stroke === undefined) return { fill: filled, opacity };
  return {
    fill: filled,
    stroke: colourOf(stroke),
    'stroke-width': weight,
    'stroke-dasharray': dash?.join(' '),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
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

/** The two outlines of a pencil stroke. */
export function strokeElements({ pencil, soft, hard, opacity = 1 }: Stroke, colourOf: ColourOf): readonly SvgElement[] {
  const fill = colourOf(pencil);
  return [
    element('path', { d: soft, fill, opacity: opacity * 0.5 }),
    element('path', { d: hard, fill, opacity: opacity * 0.95 }),
  ];
}

export function iconElement({ at, size, name, paint, cut, opacity }: Icon, colourOf: ColourOf): SvgElement {
  const transform = `translate(${at[0] - size / 2} ${at[1] - size / 2}) scale(${size / ICON_GRID})`;
  const inside: ColourOf = fill =>
    fill === 'current' ? colourOf(paint) : colourOf(fill === 'cut' ? (cut ?? 'paper') : fill);
  return element(
    'g',
    { transform, opacity },
    ICONS[name].map(figure => figureElement(figure, inside)),
  );
}

/** Words, set smaller where they would need more room than there is, on their plate if they have one. */
export function textElements(text: Text, { colourOf, speak }: Rendering): readonly SvgElement[] {
  const words = typeof text.say === 'string' ? text.say : speak(text.say);
  const size = fittedSize(text, words);
  const [x, y] = text.at;
  const attributes = { class: `face-${text.face}`, x, y, 'font-size': size, 'text-anchor': text.anchor ?? 'start' };
  const said = element('text', { ...attributes, fill: colourOf(text.paint) }, [words]);
  return text.plate ? [plateElement(text, textWidth(words, text.face, size), colourOf), said] : [said];
}

const SHARE_LEFT_OF_ANCHOR = { start: 0, middle: 0.5, end: 1 } as const;

function plateElement(text: Text, width: number, colourOf: ColourOf): SvgElement {
  const { at, size, anchor, plate = 'paper', plateHeight: height = size * 1.6, rim } = text;
  const margin = size * 0.7;
  const x = at[0] - width * SHARE_LEFT_OF_ANCHOR[anchor ?? 'start'] - margin;
  const box = { x, y: at[1] - height * 0.68, width: width + 2 * margin, height, rx: size * 0.25 };
  return element('rect', { ...box, fill: colourOf(plate), stroke: rim && colourOf(rim) });
}

export function shapeElements(shape: Shape, rendering: Rendering): readonly SvgElement[] {
  switch (shape.kind) {
    case 'group':
      return [groupElement(shape, rendering)];
    case 'stroke':
      return strokeElements(shape, rendering.colourOf);
    case 'icon':
      return [iconElement(shape, rendering.colourOf)];
    case 'text':
      return textElements(shape, rendering);
    case 'path':
    case 'rect':
    case 'circle':
    case 'ellipse':
      return [figureElement(shape, rendering.colourOf)];
  }
}

/** A thing keeps its id and its label; shadows belong to the table and are left to the page. */
function groupElement(group: Group, rendering: Rendering): SvgElement {
  const { id, role, label, opacity, shapes } = group;
  const named = label && { role: 'img', 'aria-label': rendering.speak(label) };
  const attributes = { 'data-id': id, 'data-role': role, ...named, transform: transformOf(group, ''), opacity };
  return element(
    'g',
    attributes,
    shapes.flatMap(shape => shapeElements(shape, rendering)),
  );
}

const REFERRED: ReadonlySet<string> = new Set(['grain', ...PENCIL_PAINTS, ...Object.keys(GRADIENTS)]);

/** The id under which a document keeps a grain, a pencil or a gradient. */
export const definitionId = (name: Fill): string => `look-${name}`;

/** A paint where flat colours are written by `flat`, and definitions are referred to. */
export const colourWith =
  (flat: (paint: Fill) => string): ColourOf =>
  fill =>
    REFERRED.has(fill) ? `url(#${definitionId(fill)})` : flat(fill);

export const gradientNames = Object.keys(GRADIENTS) as readonly GradientName[];

export function gradientElement(name: GradientName, colourOf: ColourOf): SvgElement {
  const gradient: Gradient = GRADIENTS[name];
  const stops = gradient.stops.map(({ at, paint, opacity }) =>
    element('stop', { offset: at, 'stop-color': colourOf(paint), 'stop-opacity': opacity }),
  );
  if ('from' in gradient) {
    const [[x1, y1], [x2, y2]] = [gradient.from, gradient.to];
    return element('linearGradient', { id: definitionId(name), x1, y1, x2, y2 }, stops);
  }
  const [cx, cy] = gradient.centre;
  return element('radialGradient', { id: definitionId(name), cx, cy, r: gradient.radius }, stops);
}

/** The trace of a pencil: its lead, with the tooth of the paper showing through. */
export function pencilElement(pencil: PencilPaint, lead: string, paper: string): SvgElement {
  const tile = { width: TILE, height: TILE };
  const specks = SPECKLES.map((d, i) => element('path', { d, opacity: SPECK_OPACITIES[i] }));
  return element('pattern', { id: definitionId(pencil), ...tile, patternUnits: 'userSpaceOnUse' }, [
    element('rect', { ...tile, fill: lead, opacity: 0.93 }),
    element('g', { fill: paper }, specks),
  ]);
}

/** What each name of a flat colour looks like. */
export type Palette = Readonly<Record<Paint | 'graphite', string>>;

const FONTS = `
text { font-family: 'Atkinson Hyperlegible', sans-serif }
.face-title { font-family: 'Pirata One', serif }
.face-hand { font-family: 'Patrick Hand', cursive }
.face-bold { font-weight: 700 }
`;

/**
 * A drawing as a document of its own: for whoever has no page. The tooth of the paper is left to the paper. Fonts that a
 * reader may not have come along as `faces`, in CSS.
 */
export function svgDocument({ view, shapes }: Drawing, palette: Palette, speak: Speak, faces = ''): string {
  const colourOf = colourWith(paint => palette[paint as Paint]);
  const rendering = { colourOf: (fill: Fill) => (fill === 'grain' ? 'none' : colourOf(fill)), speak };
  const leadOf = (pencil: PencilPaint): string =>
    palette[pencil === 'graphite' ? pencil : (pencil.replace('pencil', 'lead') as Paint)];
  const definitions = element('defs', {}, [
    element('style', {}, [faces + FONTS]),
    ...PENCIL_PAINTS.map(pencil => pencilElement(pencil, leadOf(pencil), palette.paper)),
    ...gradientNames.map(name => gradientElement(name, colourOf)),
  ]);
  const drawn = shapes.flatMap(shape => shapeElements(shape, rendering));
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: view.join(' ') };
  return svgText(element('svg', attributes, [definitions, ...drawn]));
}

export function svgText({ name, attributes, children }: SvgElement): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  const inside = children.map(child => (typeof child === 'string' ? escaped(child) : svgText(child)));
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign);
