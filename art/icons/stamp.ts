import type { Box, Figure, FigureGroup, Placing, Point } from '../figure.ts';
import { circle, path, rect, spot } from '../figure.ts';

/** Icons are stamps on a grid of 32 units: solid ink, cuts that show what lies beneath, a line of 2.2. */
export type Stamp = readonly Figure[];

const GRID_CENTRE: Point = [16, 16];

export const solid = (d: string): Figure => path(d, { fill: 'current' });
export const line = (d: string, weight = 2.2): Figure => path(d, { stroke: 'current', weight });
export const dashes = (d: string, weight: number, dash: readonly number[]): Figure =>
  path(d, { stroke: 'current', weight, dash });
export const cut = (d: string): Figure => path(d, { fill: 'cut' });
export const groove = (d: string, weight = 1.5): Figure => path(d, { stroke: 'cut', weight });

export const disc = (x: number, y: number, radius: number): Figure => circle([x, y], radius, { fill: 'current' });
export const hole = (x: number, y: number, radius: number): Figure => circle([x, y], radius, { fill: 'cut' });
export const hoop = (at: Point, radius: number, weight = 2.2): Figure =>
  circle(at, radius, { stroke: 'current', weight });

export const block = (box: Box, corner = 1): Figure => rect(box, { fill: 'current' }, corner);
export const frame = (box: Box, corner: number, weight: number): Figure =>
  rect(box, { stroke: 'current', weight }, corner);

export const placed = (placing: Placing, shapes: Stamp): FigureGroup => ({ kind: 'group', ...placing, shapes });
export const turned = (degrees: number, shapes: Stamp): FigureGroup =>
  placed({ turn: degrees, about: GRID_CENTRE }, shapes);

/** A straight arrow; both ends of the head lie back from its tip. */
export function arrow(from: Point, to: Point, weight: number, head: number): Stamp {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (spread: number): string =>
    spot(to[0] - head * 1.3 * Math.cos(angle + spread), to[1] - head * 1.3 * Math.sin(angle + spread));
  return [line(`M${spot(...from)}L${spot(...to)}M${barb(0.6)}L${spot(...to)}L${barb(-0.6)}`, weight)];
}
