import type { Kind, Seat } from '../kernel/game.ts';
import type { Box } from './figure.ts';
import type { Pencil } from './paint.ts';
import type { Drawing } from './shape.ts';

/** What every game can be asked to draw, for screen and paper alike. Its box stands in a file of its own, `box.ts`. */
export interface Art<K extends Kind> {
  /** What lies there before the first turn, one drawing a sheet: printed, it can be played on. */
  sheets(content: K['content']): readonly Drawing[];
  /** The table as a seat sees it, with nothing lit. */
  table(content: K['content'], view: K['view'], seat: Seat): Drawing;
  /** A small picture of a match. Words on plates would be too small to read: it has none. */
  thumbnail(content: K['content'], view: K['view']): Drawing;
  /** One aim on a small picture of the table: how good every other was, where it was aimed and where it went. Only where seats aim. */
  aims?(content: K['content'], picture: AimedPicture<K>): Drawing;
  /** The ids of the things that an action is done on: lit when it is legal, pressed to do it. None where a button does it. */
  targets(action: K['action']): readonly string[];
  /** Where on the thumbnail an action is done; nothing where no place would tell it from others. */
  placeOf?(content: K['content'], view: K['view'], action: K['action']): Box | undefined;
  /** The ids of what a page lays over the table to be pressed, lit or not, where that is not in the drawing itself. */
  pressable?(content: K['content']): readonly string[];
  /** What a picture explains better than words do. */
  readonly illustrations: Illustrations;
  /** With which pencil a seat draws. */
  pencilOf(seat: Seat, seats: number): Pencil;
}

/** An aim that a seat has made, before and after; and every aim at once, in chances to win. */
export interface AimedPicture<K extends Kind> {
  readonly seat: Seat;
  readonly before: K['view'];
  readonly after: K['view'];
  readonly action: K['action'];
  readonly better: K['action'];
  /** By direction, clockwise from the top, and in each by power. */
  readonly map: { readonly directions: number; readonly powers: readonly number[]; readonly worths: readonly number[] };
}

/** By the id of a rule: a small picture to stand beside it, without a word in it. As wide on the page as it is drawn. */
export type Illustrations = Readonly<Record<string, () => Drawing>>;
