import type { Seat } from '../../kernel/game.ts';
import type { Character, Point as Spot } from '../../games/dungeon-pen/index.ts';
import type { Point } from '../figure.ts';
import { round } from '../figure.ts';
import { MARKS } from '../marks.ts';
import { type Pencil, pencilPaint } from '../paint.ts';
import { stroke } from '../pencil.ts';
import type { Group, Stroke } from '../shape.ts';
import { group } from '../shape.ts';
import { type Layout, spotAt } from './layout.ts';

/** The south draws with the first pencil, the north with the second. */
export const pencilOf = (seat: Seat): Pencil => (seat === 0 ? 1 : 2);

/** How much an old line pales with every newer one, and how pale it can get. */
const FADING = 0.09;
const PALEST = 0.2;
const LINE = 3.2;
const CROSS = 5.2;

interface Stop {
  readonly at: Point;
  /** Whether a line leads to it; if not, the character was put there. */
  readonly isDrawn: boolean;
}

function stopsOf(layout: Layout, crosses: readonly number[]): Stop[] {
  return Array.from({ length: crosses.length / 3 }, (_, i) => {
    const [x = 0, y = 0, isDrawn = 0] = crosses.slice(3 * i, 3 * i + 3);
    return { at: spotAt(layout, { x, y }), isDrawn: isDrawn === 1 };
  });
}

/** DP-13: the lines and crosses of a seat; what was drawn long ago has been rubbed half away by sleeves. */
export function trail(layout: Layout, seat: Seat, { trail: crosses }: Readonly<Character>): Group[] {
  const stops = stopsOf(layout, crosses);
  const last = stops.length - 1;
  return stops.flatMap(({ at, isDrawn }, i) => {
    const opacity = round(Math.max(PALEST, 1 - FADING * (last - i)));
    const from = stops[i - 1]?.at;
    const id = `trail/${seat}/${i}`;
    return [
      ...(isDrawn && from ? [lineTo(`${id}/line`, seat, [from, at], opacity)] : []),
      crossAt(`${id}/cross`, seat, at, opacity),
    ];
  });
}

/** The next line of a trail of `crosses` crosses, as it will lie there once it has been drawn. */
export function lineAhead(layout: Layout, seat: Seat, crosses: number, [from, to]: readonly [Spot, Spot]): Stroke {
  return pulled(`trail/${seat}/${crosses}/line`, seat, [spotAt(layout, from), spotAt(layout, to)]);
}

const pulled = (id: string, seat: Seat, points: readonly Point[]): Stroke =>
  stroke(id, points, { pencil: pencilPaint(pencilOf(seat)), size: LINE, jitter: 0.45 });

const lineTo = (id: string, seat: Seat, points: readonly Point[], opacity: number): Group =>
  group({ id, role: 'mark', opacity }, [pulled(id, seat, points)]);

function crossAt(id: string, seat: Seat, at: Point, opacity: number): Group {
  const pencil = pencilOf(seat);
  const look = { pencil: pencilPaint(pencil), size: 2.9, jitter: 0.3 };
  return group({ id, role: 'mark', opacity }, MARKS[pencil](id, at, CROSS, look));
}
