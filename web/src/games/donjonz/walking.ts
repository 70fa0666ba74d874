import type { Action, Area, Coordinates, Side, Step } from '../../../../games/donjonz/index.ts';
import { beside, sideTowards } from '../../../../games/donjonz/readers.ts';
import type { Spot } from '../../board/geometry.ts';

export const KEY_OF_SIDE = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

export const isStep = (action: Action): action is Step => action.type === 'step';

export const stepTo = ({ x, y }: Coordinates): Step => ({ type: 'step', x, y });

export const towards = (hero: Coordinates, side: Side): Step => stepTo(beside(hero, side));

/** On which side of the hero an open step leads. */
export function sideOf(hero: Coordinates, step: Step): Side {
  const side = sideTowards(hero, step);
  if (side === undefined) throw new Error(`no step leads to ${step.x}, ${step.y}`);
  return side;
}

export const spaceArea = ({ x, y }: Coordinates): Area => ({ x, y, width: 1, height: 1 });

/** The space under a point of the table. */
export const spaceAt = ({ x, y }: Spot): Coordinates => ({ x: Math.floor(x), y: Math.floor(y) });

export const isSame = (one: Coordinates, other: Coordinates | null | undefined): boolean =>
  one.x === other?.x && one.y === other.y;

export const find = (steps: readonly Step[], at: Coordinates | null | undefined): Step | undefined =>
  steps.find(step => isSame(step, at));
