import type { Coordinates } from '../../games/donjonz/index.ts';
import type { Point } from '../figure.ts';
import { tremor } from '../random.ts';

/** The side of one space on the board. The stair card's upper left space lies at the origin. */
export const SPACE = 72;

export const cornerOf = ({ x, y }: Coordinates): Point => [x * SPACE, y * SPACE];
export const centreOf = ({ x, y }: Coordinates): Point => [(x + 0.5) * SPACE, (y + 0.5) * SPACE];

/** A number from -1 to 1 that belongs to the id. */
export const leaning = (id: string): number => tremor(id)() * 2 - 1;
