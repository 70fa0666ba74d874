import type { Seat } from '../../kernel/game.ts';
import type { Character, Point as Spot } from '../../games/dungeon-pen/index.ts';
import type { Point } from '../figure.ts';
import { round } from '../figure.ts';
import { MARKS } from '../marks.ts';
import { type Pencil, pencilPaint } from '../paint.ts';
import { stroke } from '../pencil.ts';
import type { Group } from '../shape.ts';
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

/** A line that is being drawn this very moment, and where it will end. */
export interface Flying {
  readonly seat: Seat;
  readonly to: Spot;
}

/**
 * DP-13: the lines and crosses of a seat; what was drawn long ago has been rubbed half away by sleeves. A line that is
 * still being drawn has no cross yet.
 */
export function trail(layout: Layout, seat: Seat, { trail: crosses }: Readonly<Character>, flying?: Flying): Group[] {
  const tip = flying?.seat === seat ? [flying.to.x, flying.to.y, 1] : [];
  const stops = stopsOf(layout, [...crosses, ...tip]);
  const last = stops.length - 1;
  return stops.flatMap(({ at, isDrawn }, i) => {
    const opacity = round(Math.max(PALEST, 1 - FADING * (last - i)));
    const from = stops[i - 1]?.at;
    const id = `trail/${seat}/${i}`;
    return [
      ...(isDrawn && from ? [lineTo(`${id}/line`, seat, [from, at], opacity)] : []),
      ...(i === last && tip.length > 0 ? [] : [crossAt(`${id}/cross`, seat, at, opacity)]),
    ];
  });
}

function lineTo(id: string, seat: Seat, points: readonly Point[], opacity: number): Group {
  const line = stroke(id, points, { pencil: pencilPaint(pencilOf(seat)), size: LINE, jitter: 0.45 });
  return group({ id, role: 'mark', opacity }, [line]);
}

function crossAt(id: string, seat: Seat, at: Point, opacity: number): Group {
  const pencil = pencilOf(seat);
  const look = { pencil: pencilPaint(pencil), size: 2.9, jitter: 0.3 };
  return group({ id, role: 'mark', opacity }, MARKS[pencil](id, at, CROSS, look));
}
