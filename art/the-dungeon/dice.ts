import type { Drawing } from '../shape.ts';
import { group } from '../shape.ts';
import { die, type DieColour, type Pips } from '../things.ts';

const LEANS = [-8, 9] as const;
const SIZE = 50;
const STEP = 74;

/** One or two dice as they lie; the enemy's is black. */
export function dice(pips: readonly number[], second: DieColour): Drawing {
  return {
    view: [-SIZE * 0.8, -SIZE * 0.8, SIZE * 1.7 + (pips.length - 1) * STEP, SIZE * 1.75],
    shapes: pips.map((each, i) =>
      group(
        { id: `die/${i}`, role: 'die', at: [i * STEP, i * 3] },
        die(each as Pips, i === 0 ? 'white' : second, SIZE, LEANS[i]),
      ),
    ),
  };
}

/** A single die, straight, as it stands in a sum. */
export const dieAlone = (pips: number, colour: DieColour): Drawing => ({
  view: [-SIZE * 0.7, -SIZE * 0.66, SIZE * 1.4, SIZE * 1.45],
  shapes: die(pips as Pips, colour, SIZE),
});
