import { expect, test } from 'vitest';
import type { Account, Change } from './account.ts';
import { lossBy } from './losses.ts';
import type { Dare } from './tests/dare.ts';

/** A decision by which its seat lost so much. */
const lost = (by: number, cost: number): Change<Dare> => ({
  by,
  action: { type: 'stand' },
  luck: [0, 0],
  skill: by === 0 ? [-cost, cost] : [cost, -cost],
  drift: [0, 0],
  isSure: false,
  compared: [],
});

const account: Account<Dare> = {
  start: [0, 0],
  result: [0, 0],
  changes: [lost(0, 4), lost(1, 20), lost(0, 9), lost(0, 3), lost(0, 0)],
};

test('worked by hand: duels stand for what was played on from, and haze for the rest of what was lost', () => {
  const dueled = [
    { cost: 6, error: 3, matches: 20 },
    { cost: 5, error: 4, matches: 20 },
  ];
  // 9 and 4 were played on from: 6 + 5. Of the 3 it says 3, off by 12.
  const { cost, error } = lossBy(12, { account, seat: 0, dueled });
  expect([cost, error]).toEqual([14, 13]);
});

test('what others lose is theirs, and where nothing was played on from, what was said is believed', () => {
  expect(lossBy(0, { account, seat: 0, dueled: [] })).toEqual({ cost: 16, error: 0 });
  expect(lossBy(2, { account, seat: 1, dueled: [] })).toEqual({ cost: 20, error: 2 });
});
