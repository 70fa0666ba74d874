import type { Fill, Paint, StampPaint } from './paint.ts';

export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Lines have round ends and round corners. What is not named is not there. */
export interface Look {
  readonly fill?: Fill;
  readonly stroke?: Paint | StampPaint;
  readonly weight?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
}

export interface Path extends Look {
  readonly kind: 'path';
  readonly d: string;
}

export interface Rect extends Look {
  readonly kind: 'rect';
  readonly box: Box;
  readonly corner: number;
}

export interface Circle extends Look {
  readonly kind: 'circle';
  readonly at: Point;
  readonly radius: number;
}

export interface Ellipse extends Look {
  readonly kind: 'ellipse';
  readonly at: Point;
  readonly radii: Point;
}

/** Moved by `at`, then turned by degrees about `about`, then scaled. */
export interface Placing {
  readonly at?: Point;
  readonly turn?: number;
  readonly about?: Point;
  readonly scale?: number | Point;
  readonly opacity?: number;
}

export interface FigureGroup extends Placing {
  readonly kind: 'group';
  readonly shapes: readonly Figure[];
}

/** What can be drawn without fonts, pencils or other pictures. */
export type Figure = Path | Rect | Circle | Ellipse | FigureGroup;

export const path = (d: string, look: Look): Path => ({ kind: 'path', d, ...look });
export const rect = (box: Box, look: Look, corner = 0): Rect => ({ kind: 'rect', box, corner, ...look });
export const circle = (at: Point, radius: number, look: Look): Circle => ({ kind: 'circle', at, radius, ...look });
export const ellipse = (at: Point, radii: Point, look: Look): Ellipse => ({ kind: 'ellipse', at, radii, ...look });

/** Two decimals are finer than any screen, and keep the same stroke the same bytes. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/** A point as path data writes it. */
export const spot = (x: number, y: number): string => `${round(x)} ${round(y)}`;
