import { expect, test } from 'vitest';
import { worthOf } from './rows.ts';
import { act, sandbox, roll, sit, type Table } from './tests/table.ts';
import { type Round, roundOf } from './useRound.ts';

/** The round as a page sees it that has just been loaded. */
const seen = (table: Table): Round => roundOf(sandbox(table, 0), table.rules.view(table.state, 0));

function splitTable(): Table {
  const table = sit('annoyed-animals', 2);
  roll(table, [2, 2, 4, 5], 1);
  act(table, { type: 'split', sums: [4, 9], black: false });
  return table;
}

test('pairs that were made stand among the others as long as nothing was crossed out', () => {
  const round = seen(splitTable());
  expect(round.rows.length).toBe(9);
  expect(round.rows).toContain(round.chosen);
  expect(round.left.map(({ sum }) => sum)).toEqual([4, 9]);
});

test('a page that is loaded later knows the pairs, with one sum used, with both, and when all is done', () => {
  const table = splitTable();
  for (const left of [[9], []]) {
    const [mark] = table.rules.actions(table.state, 0);
    act(table, mark!);
    const round = seen(table);
    expect(round.isOpen).toBe(false);
    expect(round.chosen?.action).toEqual({ type: 'split', sums: [4, 9], black: false });
    expect(round.left.map(({ sum }) => sum)).toEqual(left);
  }
  act(table, { type: 'done' });
  const done = roundOf(undefined, table.rules.view(table.state, 0));
  expect(done.chosen?.halves.map(({ sum }) => sum)).toEqual([4, 9]);
});

/** A roll of which the white dice are of no use, while the black one is: two rounds of ones, the black die elsewhere. */
function stuckTable(): Table {
  const table = sit('annoyed-animals', 1);
  roll(table, [1, 1, 1, 1], 1);
  act(table, { type: 'split', sums: [2, 2], black: false });
  for (let i = 0; i < 4 && table.rules.active(table.state).includes(0); i++)
    act(
      table,
      table.rules.actions(table.state, 0).find(({ type }) => type !== 'free')!,
    );
  roll(table, [1, 1, 1, 1], 5);
  act(table, { type: 'split', sums: [2, 2], black: false });
  return table;
}

test('DDD-Q13 the other pairs are offered as before when free damage was switched, and back', () => {
  const table = stuckTable();
  const offered = (): readonly unknown[] => seen(table).rows.map(({ action }) => action);
  const before = offered();
  expect(before.length).toBeGreaterThan(1);
  for (const damage of ['leave', 'take'] as const) {
    act(table, { type: 'free', damage });
    expect(offered()).toEqual(before);
    expect(seen(table).left.map(({ sum }) => sum)).toEqual([2, 2]);
    expect(seen(table).chosen?.action).toEqual({ type: 'split', sums: [2, 2], black: false });
  }
});

test('DDD-17 a sum that no use of the other one has opened is not promised any longer', () => {
  const table = sit('annoyed-animals', 1);
  roll(table, [3, 3, 3, 3], 1);
  act(table, { type: 'split', sums: [6, 6], black: false });
  act(
    table,
    table.rules.actions(table.state, 0).find(({ type }) => type === 'mark')!,
  );
  expect(table.rules.actions(table.state, 0).map(({ type }) => type)).toContain('give-up');
  const { chosen } = seen(table);
  expect(chosen?.price.wasted).toBe(1);
  expect(chosen && worthOf(chosen)).toBe('one');
});
