import type { Seat } from '../../kernel/game.ts';
import type { Paper, View } from '../../games/dice-and-danger/index.ts';
import type { Point } from '../figure.ts';
import { MARKS } from '../marks.ts';
import { type Pencil, pencilPaint } from '../paint.ts';
import type { Group, Shape } from '../shape.ts';
import { group } from '../shape.ts';

/** One seat's sheet, to be drawn as one pair of eyes sees it. */
export interface Hand {
  readonly seat: Seat;
  readonly pencil: Pencil;
  readonly paper: Readonly<Paper>;
  /** The sheet when the round began: what `paper` has beyond it can still be taken back, unless the seat is done. */
  readonly settled: Readonly<Paper>;
}

/** Three pencils are told apart best without the third (ultramarine, vermilion, aubergine). */
const PENCILS: Readonly<Record<number, readonly Pencil[]>> = { 3: [1, 2, 4] };
const ALL: readonly Pencil[] = [1, 2, 3, 4];

export const pencilOf = (seat: Seat, seats: number): Pencil => (PENCILS[seats] ?? ALL)[seat] ?? 1;

/** What `viewer` knows of the sheet of `seat`: of others only what was shown when the last round was settled. */
export function handOf(view: View, seat: Seat, viewer: Seat): Hand {
  const settled = view.papers[seat];
  if (!settled) throw new Error(`no seat ${seat}`);
  const own = seat === viewer ? view.draft : null;
  const pencil = pencilOf(seat, view.papers.length);
  if (!own) return { seat, pencil, paper: settled, settled };
  return { seat, pencil, paper: own.paper, settled: own.done ? own.paper : settled };
}

const TENTATIVE = 0.55;

/** Something drawn by hand; pale as long as it can be taken back. */
export const pencilled = (hand: Hand, id: string, state: 'settled' | 'tentative', shapes: readonly Shape[]): Group =>
  group({ id: `${id}/${hand.seat}`, role: 'mark', ...(state === 'tentative' && { opacity: TENTATIVE }) }, shapes);

const drawn = new Map<string, readonly Shape[]>();

/** The mark of the hand's own pencil. It is drawn once: a sheet full of marks is shown anew at every step. */
export function markAt({ pencil }: Hand, id: string, at: Point, radius: number): readonly Shape[] {
  const key = [pencil, id, ...at, radius].join();
  const shapes = drawn.get(key) ?? freshMark(pencil, id, at, radius);
  drawn.set(key, shapes);
  return shapes;
}

function freshMark(pencil: Pencil, id: string, at: Point, radius: number): readonly Shape[] {
  const size = Math.min(3.8, Math.max(2.2, radius * 0.28));
  return MARKS[pencil](id, at, radius, { pencil: pencilPaint(pencil), size, jitter: Math.min(0.7, radius * 0.05) });
}

/** The first of some places struck out, as many as `count` says. */
export function struck(
  hand: Hand,
  id: string,
  { places, radius }: { readonly places: readonly Point[]; readonly radius: number },
  count: (paper: Readonly<Paper>) => number,
): Group[] {
  const settled = count(hand.settled);
  return places.slice(0, count(hand.paper)).map((at, i) => {
    const state = i < settled ? 'settled' : 'tentative';
    return pencilled(hand, `${id}/${i}`, state, markAt(hand, `${id}/${i}`, at, radius));
  });
}
