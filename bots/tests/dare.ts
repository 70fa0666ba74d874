import { CHANCE, type Kind, type Rules } from '../../kernel/game.ts';
import type { Valuation } from '../valuation.ts';

/** One seat stands for a point, or dares: heads four points, tails none. Short enough to be worked out by hand. */
export type Dare = Kind & {
  state: { dared: boolean; points: number | null };
  action: { readonly type: 'stand' | 'dare' | 'heads' | 'tails' };
};

const POINTS = { stand: 1, dare: null, heads: 4, tails: 0 };

export const dare = {
  setup: () => ({ dared: false, points: null }),
  active: ({ dared, points }) => (points !== null ? [] : [dared ? CHANCE : 0]),
  actions: (_state, seat) =>
    seat === CHANCE ? [{ type: 'heads' }, { type: 'tails' }] : [{ type: 'stand' }, { type: 'dare' }],
  apply: (state, _seat, { type }) => {
    state.dared = type === 'dare';
    state.points = POINTS[type];
  },
} satisfies Partial<Rules<Dare>> as unknown as Rules<Dare>;

/** Whoever dares may expect two points. */
export const byMean: Valuation<Dare> = {
  version: 1,
  unit: 'points',
  mistakeFrom: 0.5,
  noise: 0,
  worth: ({ points }) => [points ?? 2],
};
