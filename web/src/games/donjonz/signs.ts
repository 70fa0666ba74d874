import { cornerOf, SPACE } from '../../../../art/donjonz/index.ts';
import { circle, type Point, rect } from '../../../../art/figure.ts';
import { group, type Group, icon, type Shape } from '../../../../art/shape.ts';
import type { Area, Coordinates } from '../../../../games/donjonz/index.ts';

const BADGE = 13;

/** Marks what a bot would do. */
export const hintSign = (area: Area): Group => framed(area, 'hint');

/** Marks what somebody is asked whether they mean it. */
export const doubtSign = (area: Area): Group => framed(area, 'help');

function framed(area: Area, name: 'hint' | 'help'): Group {
  const [width, height] = [area.width * SPACE, area.height * SPACE];
  return group({ id: `${name === 'help' ? 'doubt' : name}/here`, at: cornerOf(area) }, [
    rect([3, 3, width - 6, height - 6], { stroke: 'glow', weight: 7 }, 9),
    rect([3, 3, width - 6, height - 6], { stroke: 'ink', weight: 2.4, dash: [2, 6] }, 9),
    ...badge(name, [8, 8]),
  ]);
}

/** Marks a step that costs more than one would give in passing. */
export const graveSign = (at: Coordinates): Group =>
  group({ id: `grave/${at.x},${at.y}`, at: cornerOf(at) }, badge('warning', [SPACE - 12, 12]));

/** Marks where two walks part. */
export const forkSign = (at: Coordinates): Group =>
  group({ id: 'fork/here', at: cornerOf(at) }, [
    rect([3, 3, SPACE - 6, SPACE - 6], { stroke: 'glow', weight: 7 }, 9),
    rect([3, 3, SPACE - 6, SPACE - 6], { stroke: 'ink', weight: 2.4 }, 9),
  ]);

/** Marks what a walk has left lying. */
export const leftSign = (at: Coordinates): Group =>
  group({ id: `left/${at.x},${at.y}`, at: cornerOf(at) }, [
    circle([SPACE / 2, SPACE / 2], SPACE / 2 - 8, { fill: 'glow', opacity: 0.28 }),
    circle([SPACE / 2, SPACE / 2], SPACE / 2 - 8, { stroke: 'ink', weight: 2, dash: [3, 5] }),
  ]);

const badge = (name: 'hint' | 'help' | 'warning', at: Point): readonly Shape[] => [
  circle(at, BADGE, { fill: 'paper', stroke: name === 'warning' ? 'bad' : 'ink', weight: 2 }),
  icon(name, at, 17, name === 'warning' ? 'bad' : 'ink'),
];
