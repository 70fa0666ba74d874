import type { Coordinates } from '../../games/donjonz/index.ts';
import type { Figure, Look, Point } from '../figure.ts';
import { circle, path } from '../figure.ts';
import { leadPaint, type Paint } from '../paint.ts';
import type { Group } from '../shape.ts';
import { group } from '../shape.ts';
import { centreOf, SPACE } from './units.ts';
import { HERO_PENCIL } from './walk.ts';

/** How far from the middle of a space a walk is drawn that shares it with another. */
const ASIDE = SPACE * 0.17;

/** The walk that was walked: solid, in the hero's pencil, right of the middle as one walks. */
export const ownWalk = (spaces: readonly Coordinates[]): Group =>
  group({ id: 'own-walk' }, drawn(spaces, ASIDE, { stroke: leadPaint(HERO_PENCIL), weight: 4.2 }));

/** A walk that was not walked: dashed, in graphite, left of the middle, with its end. */
export function otherWalk(spaces: readonly Coordinates[]): Group {
  const last = spaces.at(-1);
  const end = last ? [circle(centreOf(last), 9, { fill: 'ink-soft' })] : [];
  return group({ id: 'other-walk' }, [
    ...drawn(spaces, -ASIDE, { stroke: 'ink-soft', weight: 3.4, dash: [10, 6] }),
    ...end,
  ]);
}

function drawn(spaces: readonly Coordinates[], aside: number, look: Look & { readonly stroke: Paint }): Figure[] {
  const line = beside(spaces, aside);
  const d = line.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const heads = line.slice(1).flatMap((to, i) => (i % 2 === 1 ? [arrowhead(line[i] ?? to, to)] : []));
  return [
    path(d, { stroke: 'paper', weight: 8, opacity: 0.85 }),
    path(d, look),
    path(heads.join(''), { fill: look.stroke, stroke: 'paper', weight: 1 }),
  ];
}

/** The line through the middles of spaces, moved so far to the right of whoever walks it. */
export function beside(spaces: readonly Coordinates[], aside: number): readonly Point[] {
  return spaces.map((space, i) => {
    const [x, y] = centreOf(space);
    const [before, after] = [spaces[i - 1] ?? space, spaces[i + 1] ?? space];
    const sides = [rightOf(before, space), rightOf(space, after)];
    const [across, down] = [0, 1].map(axis => Math.sign((sides[0]?.[axis] ?? 0) + (sides[1]?.[axis] ?? 0)));
    return [x + aside * (across ?? 0), y + aside * (down ?? 0)];
  });
}

/** Which way is right, for a step from one space to the next. */
const rightOf = (from: Coordinates, to: Coordinates): Point => [from.y - to.y, to.x - from.x];

const HEAD = 9;

function arrowhead([x1, y1]: Point, [x2, y2]: Point): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [((x2 - x1) / length) * HEAD, ((y2 - y1) / length) * HEAD];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const tail = (side: 1 | -1): string => `${x - dx / 2 - side * dy * 0.7} ${y - dy / 2 + side * dx * 0.7}`;
  return `M${x + dx} ${y + dy}L${tail(1)}L${tail(-1)}Z`;
}
