import { CHANCE, type Kind } from '../../../kernel/game.ts';
import type { GameTexts } from './module.ts';
import type { FlipPage } from '../table/replay.ts';
import type { InterfaceWords } from '../words/en.ts';

type Pages = readonly FlipPage<Kind>[];

/** The part of a match that a page belongs to, in the words of its game or else by its turn. */
export function headingOf(texts: GameTexts<Kind>, pages: Pages, at: number, { replay }: InterfaceWords): string {
  const page = pages[at];
  if (!page) return '';
  if (texts.heading) return texts.heading(page);
  const number = turnsIn(pages).indexOf(page.turn) + 1;
  return number === 0 ? replay.setup : replay.turn(number);
}

/** The turns of a match, from the first one on in which somebody has something to decide. */
function turnsIn(pages: Pages): readonly number[] {
  const first = pages.find(({ now }) => now.waiting.some(seat => seat !== CHANCE))?.turn ?? 0;
  return [...new Set(pages.map(({ turn }) => turn).filter(turn => turn >= first))];
}

/** A page that a replay can jump to, and what it is called there. */
export interface Stop {
  readonly at: number;
  readonly label: string;
}

/** The first page of each part of a match, in order. */
export function headingsIn(pages: Pages, texts: GameTexts<Kind>, words: InterfaceWords): readonly Stop[] {
  const labels = pages.map((_, at) => headingOf(texts, pages, at, words));
  return labels.flatMap((label, at) => (label === labels[at - 1] ? [] : [{ at, label }]));
}

/** The nearest stops before and after a page. */
export const stopBefore = (stops: readonly Stop[], at: number): Stop | undefined =>
  stops.findLast(stop => stop.at < at);
export const stopAfter = (stops: readonly Stop[], at: number): Stop | undefined => stops.find(stop => stop.at > at);
