import type { Box, Point } from '../art/figure.ts';
import { round } from '../art/figure.ts';
import type { Drawing, Group, Shape } from '../art/shape.ts';
import { group } from '../art/shape.ts';
import { shapeElements, type Speak, type SvgElement } from '../art/svg.ts';
import type { Language } from '../kernel/words.ts';
import type { Backs } from './backs.ts';
import { coloursFor, drawnFor, type Ink, inked } from './ink.ts';
import { legible } from './legible.ts';
import type { Tag, Tagged } from './page.ts';
import type { Paper } from './paper.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import type { PlaySite } from './qr.ts';
import type { PartName, PrintWords } from './words.ts';

/** What is asked for. */
export interface Order {
  readonly paper: Paper;
  readonly language: Language;
  readonly ink: Ink;
  /** Parts that are printed in another ink. */
  readonly inks?: Readonly<Partial<Record<PartName, Ink>>>;
  readonly backs: Backs;
  /** How far the other side of a sheet is moved to the right and down, in millimetres, to meet the front. */
  readonly offset: Point;
}

/** Where shapes become elements: in the ink and the language of an order. */
export interface Press extends Order {
  readonly words: PrintWords;
  readonly site?: PlaySite;
  elements(shapes: readonly Shape[]): readonly SvgElement[];
}

export function pressFor(order: Order, speak: Speak, site?: PlaySite): Press {
  const colourOf = coloursFor(order.ink);
  return {
    ...order,
    ...(site && { site }),
    words: { en, fr }[order.language],
    elements: shapes =>
      inked(
        order.ink,
        shapes.flatMap(shape => shapeElements(drawnFor(order.ink, shape), { colourOf, speak })),
      ).map(each => legible(each)),
  };
}

export const tagged = (press: Press, tag: Tag, shapes: readonly Shape[]): Tagged => ({
  tag,
  elements: press.elements(shapes),
});

export const figure = (press: Press, alternative: string, shapes: readonly Shape[], clip?: Box): Tagged => ({
  tag: 'Figure',
  alternative,
  ...(clip && { clip }),
  elements: press.elements(shapes),
});

/** A drawing whose upper left corner lies at a point, so many millimetres to its unit. */
export const placed = ({ view: [left, top], shapes }: Drawing, [x, y]: Point, scale: number): Group =>
  group({ at: [round(x - left * scale), round(y - top * scale)], scale }, shapes);
