import rough from 'roughjs';
import type { Box, Path, Point } from './figure.ts';
import { path, spot } from './figure.ts';
import type { Fill, Paint } from './paint.ts';
import { seedOf } from './random.ts';
import { remembered } from './remembered.ts';

interface InkLook {
  readonly paint?: Paint;
  readonly weight?: number;
  /** 0 is a ruler; the house draws between 0.5 and 0.9. */
  readonly roughness?: number;
  readonly opacity?: number;
  readonly fill?: Fill;
}

const generator = rough.generator();
const LARGEST_SEED = 0x7fffffff;

/** What is printed is drawn again as it was at every step, and a line takes long. */
const MOST_REMEMBERED = 3000;

/** Printed lines as a hand would print them: the same id gives the same line. */
export const ink = remembered(MOST_REMEMBERED, (id: string, d: string, look: InkLook = {}): Path => {
  const { paint = 'ink', weight = 1.4, roughness = 0.7, ...rest } = look;
  const seed = (seedOf(id) % LARGEST_SEED) + 1;
  const drawn = generator.path(d, { roughness, bowing: 0.6, seed, preserveVertices: true });
  return path(drawn.sets.map(set => generator.opsToPath(set, 2)).join(''), { stroke: paint, weight, ...rest });
});

export const inkLine = (id: string, from: Point, to: Point, look?: InkLook): Path =>
  ink(id, `M${spot(...from)}L${spot(...to)}`, look);

export function inkBox(id: string, [x, y, width, height]: Box, look?: InkLook): Path {
  const [right, bottom] = [x + width, y + height];
  return ink(id, `M${spot(x, y)}L${spot(right, y)}L${spot(right, bottom)}L${spot(x, bottom)}Z`, look);
}

export function inkEllipse(id: string, [x, y]: Point, [across, down]: Point, look?: InkLook): Path {
  const arc = `A${spot(across, down)} 0 1 1 `;
  const [left, right] = [spot(x - across, y), spot(x + across, y)];
  return ink(id, `M${left}${arc}${right}${arc}${left}Z`, look);
}
