import type { Circle, Box, Ellipse, Path, Placing, Point, Rect } from './figure.ts';
import type { IconName } from './icons.ts';
import type { Paint, PencilPaint } from './paint.ts';

/** A drawing is plain data: the screen turns it into SVG, the printer into ink. Units are the drawing's own. */
export interface Drawing {
  readonly view: Box;
  readonly shapes: readonly Shape[];
}

/** One pull of a pencil: a soft and a hard outline, and the line its point followed, along which it may be drawn. */
export interface Stroke {
  readonly kind: 'stroke';
  readonly pencil: PencilPaint;
  readonly soft: string;
  readonly hard: string;
  readonly spine: string;
  readonly size: number;
  readonly opacity?: number;
}

/** Centred on a point, `size` wide and high. */
export interface Icon {
  readonly kind: 'icon';
  readonly name: IconName;
  readonly at: Point;
  readonly size: number;
  readonly paint: Paint;
  readonly cut?: Paint;
  readonly opacity?: number;
}

/** Looked up by whoever shows the drawing, in the language of the moment. */
export interface KeyedWords {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Face = 'title' | 'hand' | 'text' | 'bold';

export interface Text {
  readonly kind: 'text';
  readonly at: Point;
  /** A plain string is the same in every language: a number, a sign, a proper name. */
  readonly say: string | KeyedWords;
  readonly face: Face;
  readonly size: number;
  readonly paint: Paint;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The width there is; words that need more are set smaller. */
  readonly fit?: number;
  /** A plate of this colour lies under the words. */
  readonly plate?: Paint;
  /** How high the plate is, where it must not be as high as usual. */
  readonly plateHeight?: number;
  /** The line around the plate. */
  readonly rim?: Paint;
}

/** What a thing is, so that the page can let a pawn slide, a mark be drawn and a layer lie untouched. */
export type Role = 'card' | 'space' | 'target' | 'pawn' | 'mark' | 'die' | 'plate' | 'layer';

/** With an id the group is a thing: the same id in the next drawing is the same thing. */
export interface Group extends Placing {
  readonly kind: 'group';
  readonly id?: string;
  readonly role?: Role;
  readonly label?: KeyedWords;
  /** Where a finger or a pointer finds it, in the group's own units. */
  readonly hit?: Box;
  readonly shadow?: 'lying' | 'lifted';
  readonly shapes: readonly Shape[];
}

export type Shape = Path | Rect | Circle | Ellipse | Stroke | Icon | Text | Group;

export const group = (placing: Omit<Group, 'kind' | 'shapes'>, shapes: readonly Shape[]): Group => ({
  kind: 'group',
  ...placing,
  shapes,
});

/** What changes together, and seldom: the screen keeps its picture while the rest of the drawing changes. */
export const layer = (name: string, shapes: readonly Shape[]): Group =>
  group({ id: `layer/${name}`, role: 'layer' }, shapes);

export const icon = (name: IconName, at: Point, size: number, paint: Paint = 'ink'): Icon => ({
  kind: 'icon',
  name,
  at,
  size,
  paint,
});

/** Words in ink. */
export const inked = (at: Point, say: Text['say'], face: Face, size: number): Text => ({
  kind: 'text',
  at,
  say,
  face,
  size,
  paint: 'ink',
});
