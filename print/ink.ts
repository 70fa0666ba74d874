import { COLOURS } from '../art/colours.ts';
import { type Fill, GRADIENTS, type Paint, PENCIL_PAINTS } from '../art/paint.ts';
import type { Shape } from '../art/shape.ts';
import type { ColourOf, Palette, SvgElement } from '../art/svg.ts';
import { sparing } from './low-ink.ts';
import { scaleOf } from './transform.ts';

export const INKS = ['colour', 'grey', 'low'] as const;
export type Ink = (typeof INKS)[number];

export const isInk = (name: string): name is Ink => INKS.some(ink => ink === name);

/** Shine and shadow are the table's, grain is the paper's own. */
const UNPRINTED: ReadonlySet<string> = new Set(['grain', ...Object.keys(GRADIENTS)]);
const PENCILS: ReadonlySet<string> = new Set(PENCIL_PAINTS);

const flatOf = (fill: Fill): Paint | 'graphite' =>
  (PENCILS.has(fill) ? fill.replace('pencil', 'lead') : fill) as Paint | 'graphite';

const colourIn =
  (palette: Palette): ColourOf =>
  fill =>
    UNPRINTED.has(fill) ? 'none' : palette[flatOf(fill)];

/** How bright a colour is, from 0 to 255. */
export function brightnessOf(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(digits.slice(at, at + 2), 16));
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}

function greyOf(colour: string): string {
  const level = brightnessOf(colour).toString(16).padStart(2, '0');
  return `#${level}${level}${level}`;
}

const greys = Object.fromEntries(
  Object.entries(COLOURS.print).map(([paint, colour]) => [paint, greyOf(colour)]),
) as Palette;

const PALETTES: Readonly<Record<Ink, ColourOf>> = {
  colour: colourIn(COLOURS.print),
  grey: colourIn(greys),
  low: colourIn(greys),
};

export const coloursFor = (ink: Ink): ColourOf => PALETTES[ink];

const WHITE = '#ffffff';
const BLACK = '#000000';
const OUTLINE = 0.22;
const PALE = 200;
/** What is solid where it is printed in full. */
const DARK = 128;
/** A tint of the soil or of paper, which has no outline worth drawing. */
const TINT = 235;

/** A shape as an ink wants it, before colours and words are settled. */
export const drawnFor = (ink: Ink, shape: Shape): Shape => (ink === 'low' ? sparing(shape) : shape);

/** What an ink makes of elements that are drawn `scale` millimetres to their unit. */
export function inked(ink: Ink, elements: readonly SvgElement[], scale = 1): readonly SvgElement[] {
  if (ink === 'colour') return elements;
  return elements.map(each => (ink === 'grey' ? withBlackText(each) : outlined(each, scale)));
}

function mapped({ children, ...element }: SvgElement, change: (child: SvgElement) => SvgElement): SvgElement {
  return { ...element, children: children.map(child => (typeof child === 'string' ? child : change(child))) };
}

/** Words on white are black: grey ones come out dotted. */
function withBlackText(element: SvgElement): SvgElement {
  if (element.name !== 'text') return mapped(element, withBlackText);
  const isPale = brightnessOf(String(element.attributes['fill'])) > PALE;
  return { ...element, attributes: { ...element.attributes, fill: isPale ? WHITE : BLACK } };
}

/** A pip or a mark, of so many millimetres at most from its middle to its rim: as a ring it would be another sign. */
const DOT = 1;

const isDot = ({ name, attributes: { r, fill } }: SvgElement, scale: number): boolean =>
  name === 'circle' && Number(r) * scale <= DOT && brightnessOf(String(fill)) < DARK;

/** A ring so thick that nothing is left inside. */
const dotted = ({ r, ...rest }: SvgElement['attributes']): SvgElement['attributes'] => ({
  ...rest,
  r: Number(r) / 2,
  'stroke-width': Number(r),
});

/** Nothing is filled: what was solid becomes its outline. */
function outlined(element: SvgElement, scale: number): SvgElement {
  const { name, attributes } = element;
  if (name === 'g') return mapped(element, child => outlined(child, scale * scaleOf(attributes['transform'])));
  if (name === 'text') return { ...element, attributes: { ...attributes, fill: BLACK } };
  const { fill, stroke, opacity: _, ...rest } = attributes;
  if (fill === 'none') return element;
  if (stroke !== undefined || brightnessOf(String(fill)) > TINT)
    return { ...element, attributes: { ...attributes, fill: WHITE } };
  const pen = isDot(element, scale) ? dotted(rest) : { ...rest, 'stroke-width': OUTLINE / scale };
  return { ...element, attributes: { ...pen, fill: WHITE, stroke: BLACK } };
}
