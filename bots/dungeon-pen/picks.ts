// Picks of chance that stand for all of them: a flick has 16,384 outcomes.
import type { DungeonPen, State } from '../../games/dungeon-pen/index.ts';
import { currentStep, POINTS, REACHES, SWAYS } from '../../games/dungeon-pen/readers.ts';
import type { Rules } from '../../kernel/game.ts';
import { picksIn } from '../account.ts';
import type { ChancePick } from '../valuation.ts';

type Picks = readonly ChancePick<DungeonPen>[];

/** The picks that stand for all sways of a flick, for all its reaches, and for all arrows of a spun card. */
export type Fineness = Readonly<Record<'sway' | 'reach' | 'point', Picks>>;

/** Of equally likely picks some that lie evenly among them. */
const evenly = (of: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(((2 * i + 1) * of) / (2 * count)));

const finenessOf = (sways: number, reaches: number): Fineness => ({
  sway: evenly(2 * SWAYS.length, sways).map(by => ({ action: { type: 'sway', by }, odds: 1 })),
  reach: evenly(2 * REACHES.length, reaches).map(by => ({ action: { type: 'reach', by }, odds: 1 })),
  point: evenly(POINTS, sways).map(to => ({ action: { type: 'point', to }, odds: 1 })),
});

export const FINELY = finenessOf(16, 8);
export const ROUGHLY = finenessOf(6, 4);

/** Few dice, all over the sheet: what a wall may do takes long to try. */
const WALL_ROLLS: Picks = (
  [
    [1, 4],
    [3, 2],
    [4, 5],
    [6, 3],
  ] as const
).map(([red, black]) => ({ action: { type: 'roll', red, black }, odds: 1 }));

/** Whether it is rolled where a wall begins. */
export const isWallRoll = ({ agenda }: Readonly<State>): boolean =>
  agenda.at(-1)?.type === 'roll' && agenda.at(-2)?.type === 'place';

export function picksOf(rules: Rules<DungeonPen>, state: Readonly<State>, fineness: Fineness): Picks {
  const type = currentStep(state)?.type;
  if (type === 'sway' || type === 'reach' || type === 'point') return fineness[type];
  if (isWallRoll(state)) return WALL_ROLLS;
  return picksIn(rules, { worth: () => [] }, state);
}
