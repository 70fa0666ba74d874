import { circle, type Look, path, type Point, rect, spot } from './figure.ts';
import type { Paint } from './paint.ts';
import { type Distance, hatch } from './rock.ts';
import { type Drawing, group, type Shape, type Text } from './shape.ts';

const [WIDTH, HEIGHT, DEPTH, RISE] = [220, 296, 16, 4];
export const MIDDLE = WIDTH / 2;
const FLOOR = 254;
export const printed = (weight: number): Look => ({ stroke: 'box-print', weight });

/** What is printed on a box. */
interface Lid {
  readonly colour: Paint;
  readonly title: readonly string[];
  readonly titleSize: number;
  readonly picture: readonly Shape[];
}

/** A box of cardboard, standing on the shelf. */
export function boxWith(lid: Lid): Drawing {
  return {
    view: [-6, -RISE - 2, WIDTH + DEPTH + 14, HEIGHT + RISE + 12],
    shapes: [...cardboard(lid.colour), ...titleLines(lid), ...lid.picture],
  };
}

function cardboard(colour: Paint): Shape[] {
  const front = [0, 0, WIDTH, HEIGHT] as const;
  const side = `M${WIDTH} 0l${DEPTH} ${-RISE}v${HEIGHT}L${WIDTH} ${HEIGHT}Z`;
  return [
    group({ at: [MIDDLE + DEPTH, HEIGHT], scale: [1, 0.07] }, [circle([0, 0], MIDDLE + 4, { fill: 'contact-shadow' })]),
    path(side, { fill: colour }),
    path(side, { fill: 'black', opacity: 0.5 }),
    rect(front, { fill: colour }, 3),
    rect(front, { fill: 'sheen' }, 3),
    rect(front, { fill: 'grain' }, 3),
    rect([0.5, 0.5, WIDTH - 1, HEIGHT - 1], { stroke: 'cream', weight: 1, opacity: 0.18 }, 3),
    rect([9, 9, WIDTH - 18, HEIGHT - 18], printed(1.6)),
    rect([14, 14, WIDTH - 28, HEIGHT - 28], { ...printed(0.8), opacity: 0.7 }),
  ];
}

function titleLines({ title, titleSize: size }: Lid): Text[] {
  const first = title.length > 1 ? 44 : 56;
  return title.map((say, i) => ({
    kind: 'text',
    at: [MIDDLE, first + i * size * 0.88],
    say,
    face: 'title',
    size,
    paint: 'box-print',
    anchor: 'middle',
    fit: WIDTH - 36,
  }));
}

export const rockAround = (id: string, distance: Distance, band: number): Shape =>
  hatch(id, {
    box: [22, 86, 176, 172],
    distance,
    band,
    gap: 9,
    spacing: 3,
    paint: 'box-print',
    weight: 0.9,
    opacity: 0.75,
  });

export const arch = (halfWidth: number, spring: number): string =>
  `M${MIDDLE - halfWidth} ${FLOOR}V${spring}a${halfWidth} ${halfWidth} 0 0 1 ${2 * halfWidth} 0V${FLOOR}`;

export const onCircle = ([x, y]: Point, radius: number, angle: number): string =>
  spot(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
