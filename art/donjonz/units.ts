import type { Place } from '../../games/donjonz/index.ts';
import type { Point } from '../figure.ts';
import { tremor } from '../random.ts';

/** The side of one space on the board. The stair card's upper left space lies at the origin. */
export const SPACE = 72;

export const cornerOf = ({ x, y }: Place): Point => [x * SPACE, y * SPACE];
export const centreOf = ({ x, y }: Place): Point => [(x + 0.5) * SPACE, (y + 0.5) * SPACE];

/** The space under a point of the board. */
export const placeAt = ([x, y]: Point): Place => ({ x: Math.floor(x / SPACE), y: Math.floor(y / SPACE) });

/** A number from -1 to 1 that belongs to the id. */
export const leaning = (id: string): number => tremor(id)() * 2 - 1;
