import {
  draftGround,
  type Layout,
  layoutOf,
  type Orientation,
  squareIn,
} from '../../../../art/dice-and-danger/index.ts';
import type { Box, Point as Position } from '../../../../art/figure.ts';
import type { Drawing } from '../../../../art/shape.ts';
import type { Point, Sheet } from '../../../../games/dice-and-danger/index.ts';
import { type Grid, gridOf, isOnGrid } from './nodes.ts';

const MARGIN = 6;

/** A sheet on the whole grid that can be drawn on, and where each square of it is. */
export interface Plot {
  readonly grid: Grid;
  readonly layout: Layout;
  readonly orientation: Orientation;
  readonly drawing: Drawing;
}

export function plotOf(sheet: Sheet, orientation: Orientation): Plot {
  const grid = gridOf(sheet);
  const whole = { ...sheet, ...grid };
  const layout = layoutOf(whole, orientation);
  const [left, top, width, height] = boundsOf(layout, grid);
  const view: Box = [left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  return { grid, layout, orientation, drawing: { view, shapes: draftGround(whole, orientation) } };
}

function boundsOf({ map, pitch, orientation }: Layout, grid: Grid): Box {
  const [across, down] = squareIn({ x: grid.width, y: grid.height }, orientation);
  const [width, height] = [across * pitch[0], down * pitch[1]];
  return [map[0] + (map[2] - width) / 2, map[1] + (map[3] - height) / 2, width, height];
}

/** The middle of a square, or of the corner between four. */
export function middleOf({ layout, grid }: Plot, point: Point): Position {
  const [left, top] = boundsOf(layout, grid);
  const [column, row] = squareIn(point, layout.orientation);
  return [left + (column + 0.5) * layout.pitch[0], top + (row + 0.5) * layout.pitch[1]];
}

/** A place of the drawing in squares of the grid: whole numbers are middles. */
export function pointIn({ layout, grid, orientation }: Plot, [x, y]: Position): Point {
  const [left, top] = boundsOf(layout, grid);
  const [column, row] = [(x - left) / layout.pitch[0] - 0.5, (y - top) / layout.pitch[1] - 0.5];
  const [across, down] = orientation === 'landscape' ? [column, row] : [row, column];
  return { x: across, y: down };
}

/** The square around a place; undefined beside the grid. */
export function squareAround({ grid }: Plot, { x, y }: Point): Point | undefined {
  const square = { x: Math.round(x), y: Math.round(y) };
  return isOnGrid(grid, square) ? square : undefined;
}

export const boxAround = (plot: Plot, from: Point, to: Point): Box => {
  const [[x1, y1], [x2, y2]] = [middleOf(plot, from), middleOf(plot, to)];
  const [across, down] = plot.layout.pitch;
  return [
    Math.min(x1, x2) - across / 2,
    Math.min(y1, y2) - down / 2,
    Math.abs(x2 - x1) + across,
    Math.abs(y2 - y1) + down,
  ];
};
