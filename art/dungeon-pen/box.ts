import { boxWith } from '../box.ts';
import { type Figure, path, type Point, rect, spot } from '../figure.ts';
import { type Drawing, group, type Shape } from '../shape.ts';
import { pencilBody } from '../things.ts';

/** The box on the shelf. */
export const box = (): Drawing =>
  boxWith({ colour: 'box-blue', title: ['Dungeon Pen'], titleSize: 38, picture: penBehindBars() });

/** A pencil that has left its pen by the gap between two bars. */
function penBehindBars(): readonly Shape[] {
  const bars = Array.from({ length: 6 }, (_, i): Figure => rect([38 + i * 27, 92, 8, 166], { fill: 'box-print' }, 3));
  const escape: readonly Point[] = [
    [30, 206],
    [64, 176],
    [36, 140],
  ];
  const crosses = escape.map(([x, y]) => `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`);
  return [
    ...bars,
    rect([28, 92, 164, 9], { fill: 'box-print' }, 3),
    rect([28, 249, 164, 9], { fill: 'box-print' }, 3),
    group({ at: [48, 236], turn: -44 }, [rect([-6, -15, 206, 30], { fill: 'box-blue' })]),
    group({ at: [54, 230], turn: -44 }, pencilBody(2, 190, 21)),
    path(`M54 230L${escape.map(([x, y]) => spot(x, y)).join('L')}`, {
      stroke: 'box-rose',
      weight: 3,
      dash: [7, 6],
    }),
    path(crosses.join(''), { stroke: 'box-rose', weight: 3.4 }),
  ];
}
