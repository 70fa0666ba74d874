// Figures as the operators of a page. Told to pdfkit one by one, each of them costs more than all the rest of a figure.
import type { SvgElement } from '../art/svg.ts';
import type { Move } from './transform.ts';

type Attributes = SvgElement['attributes'];

/** To the ten thousandth, and never with an exponent, which no page may have. */
const written = (number: number): string => String(Math.round(number * 1e4) / 1e4);

const row = (...numbers: readonly number[]): string => numbers.map(written).join(' ');

/** What moves all that comes after it. */
export function moveOperator(move: Move): string {
  if (move.type === 'translate') return `1 0 0 1 ${row(...move.by)} cm`;
  if (move.type === 'scale') return `${move.by[0].toFixed(6)} 0 0 ${move.by[1].toFixed(6)} 0 0 cm`;
  const [along, down] = [Math.cos((move.degrees * Math.PI) / 180), Math.sin((move.degrees * Math.PI) / 180)];
  return `${[along, down, -down, along].map(each => each.toFixed(6)).join(' ')} 0 0 cm`;
}

const colours = new Map<string, string>();

/** Red, green and blue from 0 to 1. */
function rgbOf(colour: string): string {
  const known = colours.get(colour);
  if (known !== undefined) return known;
  const digits = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1);
  const rgb = row(...[0, 2, 4].map(at => Number.parseInt(digits.slice(at, at + 2), 16) / 255));
  colours.set(colour, rgb);
  return rgb;
}

/** Lines end and bend round on every page. */
export const ROUND_LINES = '1 J 1 j';

/** Colours and pen of a figure; undefined where nothing of it would be seen. A page wants them before the outline. */
export function lookOperators({ fill, stroke, 'stroke-width': width = 1, ...look }: Attributes): string | undefined {
  const [isFilled, isStroked] = [isPaint(fill), isPaint(stroke)];
  if (!isFilled && !isStroked) return undefined;
  const dashes = look['stroke-dasharray'];
  return [
    ...(isFilled ? [`${rgbOf(String(fill))} rg`] : []),
    ...(isStroked ? [`${rgbOf(String(stroke))} RG ${written(Number(width))} w`] : []),
    ...(isStroked && dashes !== undefined ? [`[${String(dashes)}] 0 d`] : []),
  ].join(' ');
}

const isPaint = (paint: Attributes[string]): boolean => paint !== undefined && paint !== 'none';

export function paintOperator({ fill, stroke }: Attributes): string {
  if (!isPaint(stroke)) return 'f';
  return isPaint(fill) ? 'B' : 'S';
}

/** How far the handles of a curve reach that is a quarter of a circle. */
const QUARTER = 0.5522847498;

export function ellipseOperators([x, y]: Pair, [across, down]: Pair): string {
  const [reach, drop] = [across * QUARTER, down * QUARTER];
  const [left, right, top, bottom] = [x - across, x + across, y - down, y + down];
  return [
    `${row(left, y)} m`,
    `${row(left, y - drop, x - reach, top, x, top)} c`,
    `${row(x + reach, top, right, y - drop, right, y)} c`,
    `${row(right, y + drop, x + reach, bottom, x, bottom)} c`,
    `${row(x - reach, bottom, left, y + drop, left, y)} c h`,
  ].join('\n');
}

type Pair = readonly [number, number];

export function boxOperators([x, y, width, height]: readonly [number, number, number, number], corner: number): string {
  if (corner <= 0) return `${row(x, y, width, height)} re`;
  const round = Math.min(corner, width / 2, height / 2);
  const handle = round * (1 - QUARTER);
  const [right, bottom] = [x + width, y + height];
  return [
    `${row(x + round, y)} m ${row(right - round, y)} l`,
    `${row(right - handle, y, right, y + handle, right, y + round)} c ${row(right, bottom - round)} l`,
    `${row(right, bottom - handle, right - handle, bottom, right - round, bottom)} c ${row(x + round, bottom)} l`,
    `${row(x + handle, bottom, x, bottom - handle, x, bottom - round)} c ${row(x, y + round)} l`,
    `${row(x, y + handle, x + handle, y, x + round, y)} c h`,
  ].join('\n');
}
