// What lies on the sheet for a moment: what somebody is after, how near a line came, how far off somebody is.
import type { Point as Place, Square } from '../../games/dungeon-pen/index.ts';
import type { Point } from '../figure.ts';
import { circle, path, spot } from '../figure.ts';
import { leadPaint, type Pencil } from '../paint.ts';
import type { Drawing, Group } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { boxAt, type Layout, middleOf, spotAt, SQUARE } from './layout.ts';
import { outlineOf } from './outline.ts';

/** DP-6: the treasure that a pencil is after. */
export function wantedTreasure(layout: Layout, square: Square, pencil: Pencil): Group {
  const at = middleOf(boxAt(layout, square));
  return group({ id: 'goal', role: 'target' }, [
    circle(at, SQUARE * 0.66, { stroke: 'glow', weight: 7, opacity: 0.9 }),
    circle(at, SQUARE * 0.66, { stroke: leadPaint(pencil), weight: 2.6, dash: [5, 5] }),
  ]);
}

/** DP-6: the cell that a pencil with the treasure is after. */
export function wantedCell(layout: Layout, squares: readonly Square[], pencil: Pencil): Group {
  const outline = outlineOf(layout, square => squares.includes(square));
  return group({ id: 'goal', role: 'target' }, [
    path(outline, { stroke: 'glow', weight: 8, opacity: 0.9 }),
    path(outline, { stroke: leadPaint(pencil), weight: 2.6, dash: [6, 6] }),
  ]);
}

/** Where a line has nearly touched a wall. */
export const closeShave = (layout: Layout, wall: Place): Group =>
  group({ id: 'hair', role: 'target' }, [
    circle(spotAt(layout, wall), 6, { stroke: 'paper', weight: 5 }),
    circle(spotAt(layout, wall), 6, { stroke: 'bad', weight: 2.4 }),
  ]);

/** How far somebody is from a place, as a number beside a line. */
export interface Measure {
  readonly pencil: Pencil;
  readonly from: Place;
  readonly to: Place;
  readonly says: string;
}

export function measure(layout: Layout, { pencil, from, to, says }: Measure): Group {
  const [start, end] = [spotAt(layout, from), spotAt(layout, to)];
  const paint = leadPaint(pencil);
  const at: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  return group({ id: `measure/${pencil}`, role: 'target' }, [
    path(`M${spot(...start)}L${spot(...end)}`, { stroke: 'paper', weight: 6, opacity: 0.8 }),
    path(`M${spot(...start)}L${spot(...end)}`, { stroke: paint, weight: 2.2, dash: [6, 5] }),
    circle(end, 4, { fill: paint }),
    group({ id: `upright/measure/${pencil}`, at }, [
      circle([0, 0], 17, { fill: 'paper', stroke: paint, weight: 2 }),
      { kind: 'text', at: [0, 5.5], say: says, face: 'bold', size: 15, paint: 'ink', anchor: 'middle' },
    ]),
  ]);
}

export type CoinSide = 'heads' | 'tails';

/** DP-25: a coin as it lies. Heads has the crown. */
export const coin = (side: CoinSide): Drawing => ({
  view: [-26, -26, 52, 52],
  shapes: [
    group({ id: 'coin', shadow: 'lying' }, [
      circle([0, 0], 21, { fill: 'gold', stroke: 'ink', weight: 1.6 }),
      circle([0, 0], 16, { stroke: 'paper', weight: 1.2, dash: [1.5, 3] }),
      side === 'heads'
        ? icon('treasure', [0, 0], 22, 'paper')
        : { kind: 'text', at: [0, 7], say: '1', face: 'title', size: 22, paint: 'paper', anchor: 'middle' },
    ]),
  ],
});
