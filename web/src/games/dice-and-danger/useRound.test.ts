import { expect, test } from 'vitest';
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

test('DDD-Q13 the other pairs are offered as before when free damage was switched', () => {
  const table = sit('annoyed-animals', 2);
  roll(table, [1, 1, 1, 1], 1);
  act(
    table,
    table.rules.actions(table.state, 0).find(({ type }) => type === 'split')!,
  );
  while (table.rules.actions(table.state, 0).every(({ type }) => type !== 'free')) {
    const [mark] = table.rules.actions(table.state, 0);
    act(table, mark!);
  }
  const before = seen(table);
  act(table, { type: 'free', damage: 'leave' });
  expect(seen(table).rows.map(({ action }) => action)).toEqual(before.rows.map(({ action }) => action));
  expect(seen(table).left).toEqual(before.left);
});
