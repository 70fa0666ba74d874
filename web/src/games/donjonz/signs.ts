import { cornerOf, SPACE } from '../../../../art/donjonz/index.ts';
import { circle, path, type Point, rect } from '../../../../art/figure.ts';
import { group, type Group, icon, type Shape } from '../../../../art/shape.ts';
import type { Area, Coordinates } from '../../../../games/donjonz/index.ts';

const BADGE = 13;

/** Marks what a bot would do. */
export function hintSign(area: Area): Group {
  const [width, height] = [area.width * SPACE, area.height * SPACE];
  return group({ id: 'hint', at: cornerOf(area) }, [
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

/** A walk that was not walked: dashes in ink on a light ground, from the stair to its end. */
export function otherWalk(spaces: readonly Coordinates[]): Group {
  const d = spaces.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${(x + 0.5) * SPACE} ${(y + 0.5) * SPACE}`).join('');
  const last = spaces.at(-1);
  return group({ id: 'other-walk' }, [
    path(d, { stroke: 'glow', weight: 7, opacity: 0.8 }),
    path(d, { stroke: 'ink', weight: 2.8, dash: [8, 8] }),
    ...(last ? [circle([(last.x + 0.5) * SPACE, (last.y + 0.5) * SPACE], 9, { fill: 'ink' })] : []),
  ]);
}
