import { type Game, isRefusal, type Kind } from '../kernel/game.ts';
import type { Box, Point } from './figure.ts';
import type { IconName } from './icons.ts';
import { type Drawing, icon, type Shape } from './shape.ts';

const STAMP = 40;
/** So many stand side by side: a few make a picture beside the words, many a row of their own. */
const acrossOf = (stamped: number): number => (stamped > 8 ? 10 : Math.min(5, stamped));

/** Signs as they are stamped on cards and sheets, in the order of the rule that speaks of them. */
export const stamps =
  (...names: readonly IconName[]) =>
  (): Drawing => {
    const across = acrossOf(names.length);
    const at = (i: number): Point => [((i % across) + 0.5) * STAMP, (Math.floor(i / across) + 0.5) * STAMP];
    return {
      view: [0, 0, STAMP * across, STAMP * Math.ceil(names.length / across)],
      shapes: names.map((name, i) => icon(name, at(i), STAMP * 0.84)),
    };
  };

/** What lies around a point, cut out of a larger drawing. */
export function around([x, y]: Point, reach: number, shapes: readonly Shape[]): Drawing {
  const view: Box = [x - reach, y - reach, 2 * reach, 2 * reach];
  return { view, shapes };
}

/** Drawings side by side. */
export function beside(...drawings: readonly Drawing[]): Drawing {
  const height = Math.max(...drawings.map(({ view }) => view[3]));
  let width = 0;
  const shapes = drawings.map(({ view: [left, top, across, down], shapes: drawn }): Shape => {
    const at: Point = [width - left, (height - down) / 2 - top];
    width += across;
    return { kind: 'group', at, shapes: drawn };
  });
  return { view: [0, 0, width, height], shapes };
}

/** What a game is played with where this is agreed on, and nothing else. */
export function contentOf<K extends Kind>(game: Game<K>, agreed: object, seats = game.seats.min): K['content'] {
  const options = game.readOptions(agreed, seats);
  if (isRefusal(options)) throw new Error(`there is no such ${game.id}`);
  return game.rules({ version: game.version, seats, options }).content;
}
