import { describe, expect, test } from 'vitest';
import { BLACK_PLACE, livesDue, NEXT, roomAt } from '../../../../games/dice-and-danger/readers.ts';
import { actionsIn } from './sandbox.ts';
import { isSplit, type Price, type Row, rowsOf, worthOf } from './rows.ts';
import { act, decisions, sandbox, roll, sit, type Table } from './tests/table.ts';

const rows = (table: Table, seat = 0): readonly Row[] => {
  const here = sandbox(table, seat);
  return rowsOf(here, actionsIn(here).filter(isSplit));
};
const sums = (found: readonly Row[]): string[] => found.map(({ action }) => action.sums.join('+'));

describe('rows', () => {
  test('the example of the rulebook: two pairs of white dice, nine with the black one', () => {
    const table = sit('annoyed-animals', 2);
    roll(table, [2, 2, 4, 5], 1);
    const found = rows(table);
    expect(sums(found.filter(({ action }) => !action.black))).toEqual(['4+9', '6+7']);
    expect(sums(found).sort()).toEqual(['3+6', '3+7', '3+9', '4+5', '4+6', '4+9', '5+7', '6+6', '6+7'].sort());
  });

  test('show the dice that make them, the black one in its place', () => {
    const table = sit('annoyed-animals', 2);
    roll(table, [2, 2, 4, 5], 1);
    for (const { halves, action } of rows(table)) {
      for (const { sum, dice } of halves) expect(dice[0] + dice[1]).toBe(sum);
      const places = halves.flatMap(half => half.places);
      expect(new Set(places).size).toBe(4);
      expect(places.includes(BLACK_PLACE)).toBe(action.black);
    }
  });

  test('in the first round two different sums can always be used; two equal ones may cost a life', () => {
    const table = sit('annoyed-animals', 2);
    roll(table, [1, 4, 5, 6], 1);
    const found = rows(table);
    for (const row of found.filter(({ action }) => action.sums[0] !== action.sums[1])) expect(row.price.least).toBe(0);
    const other = sit('annoyed-animals', 2);
    roll(other, [3, 3, 3, 3], 1);
    expect(rows(other)[0]?.halves.map(({ dice }) => dice)).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  test('alone a round without a hit costs a life more', () => {
    const table = sit('annoyed-animals', 1);
    roll(table, [1, 4, 5, 6], 1);
    const [row] = rows(table);
    expect(row?.price).toEqual({
      least: 1,
      because: { wasted: 0, hearts: 0, isIdle: true },
      hearts: 1,
      wasted: 0,
      isIdle: true,
    });
    expect(row && worthOf(row)).toBe('two-marks');
  });

  test('the hearts of a monster that would fall first are part of the price, whoever avoids them or not', () => {
    const table = sit('annoyed-animals', 2);
    const owl = table.content.rooms.find(room => roomAt(table.content.sheet, room).name === 'Owl') ?? 0;
    for (const { crosses, near } of [table.state.papers[0]!, table.state.drafts[0]!.paper]) {
      crosses[owl] = (table.content.boxes[owl] ?? 0) - 1;
      near[owl] = NEXT;
    }
    roll(table, [1, 2, 3, 4], 6);
    const price = (table_: Table): Price | undefined => rows(table_).find(({ action }) => action.sums[1] === 7)?.price;
    expect(price(table)).toMatchObject({ least: 0, hearts: 1, wasted: 0, isIdle: false });
    table.state.slain[table.content.rooms.indexOf(owl)] = 1;
    expect(price(table)).toMatchObject({ least: 0, hearts: 0, wasted: 0, isIdle: false });
  });

  test('promise no more and no less than the rules keep', () => {
    const table = sit('defiant-dinosaurs', 1);
    for (const seat of decisions(table, 'promises', 8))
      for (const row of rows(table, seat)) expect(row.price.least).toBe(cheapest(table, row));
  });

  /** Every line of play tried with the rules themselves. */
  function cheapest({ rules, state, content }: Table, row: Row): number {
    const search = (at: typeof state): number => {
      const draft = at.drafts[0];
      const due = livesDue(content, at, 0, draft!);
      const costs = rules.actions(at, 0).flatMap(action => {
        if (action.type === 'torch') return [];
        if (action.type === 'done') return [due];
        if (action.type === 'give-up') return [action.lives + due];
        const next = structuredClone(at);
        rules.apply(next, 0, action);
        return [search(next)];
      });
      return Math.min(...costs);
    };
    const split = structuredClone(state);
    rules.apply(split, 0, row.action);
    expect(content.everyone).toEqual([0]);
    return search(split);
  }

  test('name what they are worth', () => {
    const FREE = { wasted: 0, hearts: 0, isIdle: false };
    const half = { sum: 6, dice: [2, 4], places: [0, 1], targets: [] } as const;
    const hit = { ...half, targets: [{ type: 'hit', room: 70, sum: 6 } as const] };
    const row = (changes: Partial<Row>): Row => ({
      action: { type: 'split', sums: [6, 6], black: false },
      halves: [half, half],
      crushes: [],
      price: { least: 0, because: FREE, hearts: 0, wasted: 0, isIdle: false },
      ...changes,
    });
    const worth = (changes: Partial<Row>): string => worthOf(row(changes));
    const wasting = (wasted: number): string =>
      worth({ price: { least: wasted, because: { ...FREE, wasted }, hearts: wasted, wasted, isIdle: false } });
    expect(worth({ halves: [hit, hit] })).toBe('two-hits');
    expect(worth({ halves: [half, hit] })).toBe('hit-and-mark');
    expect(worth({})).toBe('two-marks');
    expect(worth({ crushes: [70] })).toBe('crush');
    expect(wasting(1)).toBe('one');
    expect(wasting(2)).toBe('nothing');
  });
});

test('a sandbox changes nothing but itself', () => {
  const table = sit('annoyed-animals', 1);
  roll(table, [1, 4, 5, 6], 1);
  const before = structuredClone(table.state);
  rows(table);
  expect(table.state).toEqual(before);
  act(table, { type: 'split', sums: [5, 11], black: false });
  expect(rows(table)).toEqual([]);
});
