import type { Texts } from '../../../kernel/options.ts';
import type { GameId } from '../../../games/shelf.ts';
import type { Point } from '../../../art/figure.ts';
import type { PaperHeading } from '../../../print/agreed.ts';
import type { MatchOnPaper } from '../../../print/match.ts';
import type { Order } from '../../../print/press.ts';
import type { PartName } from '../../../print/words.ts';

/** All that is asked of the worker that prints. */
export interface Job {
  readonly game: GameId;
  readonly order: Order;
  /** Those that are wanted; as usual when nobody has chosen. */
  readonly parts: readonly PartName[] | null;
  /** What a link has chosen, and for how many. */
  readonly options: Texts;
  readonly seats: number;
  /** The work that is printed as its link writes it, where one has led here. */
  readonly work: string | null;
  readonly match: MatchOnPaper | null;
  /** Where codes lead. */
  readonly origin: string;
}

/** What it has made of that: all parts there are, and the pages of those that are wanted. */
export interface LaidOut {
  /** Of the work that is printed, where it has a name. */
  readonly heading: PaperHeading | null;
  readonly parts: readonly { readonly name: PartName; readonly title: string; readonly pages: number }[];
  /** The first page belongs to no part. */
  readonly pages: readonly { readonly size: Point; readonly part: PartName | null }[];
}
