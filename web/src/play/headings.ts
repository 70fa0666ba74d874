import type { Kind } from '../../../kernel/game.ts';
import type { GameTexts } from '../games/module.ts';
import type { FlipPage } from '../table/replay.ts';
import type { InterfaceWords } from '../words/en.ts';

/** The part of a match that a page belongs to, in the words of its game or else by its turn. */
export const headingOf = (texts: GameTexts<Kind>, page: FlipPage<Kind>, { replay }: InterfaceWords): string =>
  texts.heading?.(page) ?? replay.turn(page.turn + 1);

/** A page that a replay can jump to, and what it is called there. */
export interface Stop {
  readonly at: number;
  readonly label: string;
}

/** The first page of each part of a match, in order. */
export function headingsIn(
  pages: readonly FlipPage<Kind>[],
  texts: GameTexts<Kind>,
  words: InterfaceWords,
): readonly Stop[] {
  const labels = pages.map(page => headingOf(texts, page, words));
  return labels.flatMap((label, at) => (label === labels[at - 1] ? [] : [{ at, label }]));
}

/** The nearest stops before and after a page. */
export const stopBefore = (stops: readonly Stop[], at: number): Stop | undefined =>
  stops.findLast(stop => stop.at < at);
export const stopAfter = (stops: readonly Stop[], at: number): Stop | undefined => stops.find(stop => stop.at > at);
