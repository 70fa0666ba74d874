import type { Box, Point } from '../art/figure.ts';
import type { SvgElement } from '../art/svg.ts';

/** What a reader of the document is told that a piece of it is. Marks for knives are told to nobody. */
export type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Artifact';

export interface Tagged {
  readonly tag: Tag;
  /** Of a figure: what is seen on it. */
  readonly alternative?: string;
  /** Nothing is printed outside of this box. */
  readonly clip?: Box;
  readonly elements: readonly SvgElement[];
}

/** A page is plain data: colours and words are settled, one unit is a millimetre. */
export interface Page {
  readonly size: Point;
  readonly items: readonly Tagged[];
  /** What lies on the other side of the same sheet, where both sides are printed. */
  readonly back?: readonly Tagged[];
}
