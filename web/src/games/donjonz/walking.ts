import { type Action, ACROSS, type Area, DOWN, type Place, type Side, SIDES } from '../../../../games/donjonz/index.ts';

export type Step = Extract<Action, { type: 'step' }>;

export const KEY_OF_SIDE = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

export const isStep = (action: Action): action is Step => action.type === 'step';

export const towards = ({ x, y }: Place, side: Side): Step => ({
  type: 'step',
  x: x + ACROSS[side],
  y: y + DOWN[side],
});

/** On which side of the hero a neighbouring space lies. */
export function sideOf(hero: Place, { x, y }: Place): Side {
  return SIDES.find(side => hero.x + ACROSS[side] === x && hero.y + DOWN[side] === y) ?? 0;
}

export const spaceArea = ({ x, y }: Place): Area => ({ x, y, width: 1, height: 1 });

/** The space under a point. */
export const spaceAt = ({ x, y }: Place): Place => ({ x: Math.floor(x), y: Math.floor(y) });

export const isSame = (one: Place, other: Place | null | undefined): boolean => one.x === other?.x && one.y === other.y;

export const find = (steps: readonly Step[], place: Place | null | undefined): Step | undefined =>
  steps.find(step => isSame(step, place));
