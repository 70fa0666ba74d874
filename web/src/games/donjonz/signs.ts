import { cornerOf, SPACE } from '../../../../art/donjonz/index.ts';
import { circle, type Point, rect } from '../../../../art/figure.ts';
import { group, type Group, icon, type Shape } from '../../../../art/shape.ts';
import type { Area, Coordinates } from '../../../../games/donjonz/index.ts';

const BADGE = 13;

/** Marks what a bot would do. */
export function hintSign(area: Area): Group {
  const [width, height] = [area.width * SPACE, area.height * SPACE];
  return group({ id: 'hint/here', at: cornerOf(area) }, [
    rect([3, 3, width - 6, height - 6], { stroke: 'glow', weight: 7 }, 9),
    rect([3, 3, width - 6, height - 6], { stroke: 'ink', weight: 2.4, dash: [2, 6] }, 9),
    ...badge('hint', [8, 8]),
  ]);
}

/** Marks a step that costs more than one would give in passing. */
export const graveSign = (at: Coordinates): Group =>
  group({ id: `grave/${at.x},${at.y}`, at: cornerOf(at) }, badge('warning', [SPACE - 12, 12]));

const badge = (name: 'hint' | 'warning', at: Point): readonly Shape[] => [
  circle(at, BADGE, { fill: 'paper', stroke: name === 'warning' ? 'bad' : 'ink', weight: 2 }),
  icon(name, at, 17, name === 'warning' ? 'bad' : 'ink'),
];
