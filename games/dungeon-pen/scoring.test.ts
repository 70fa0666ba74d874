import { describe, expect, test } from 'vitest';
import { MOST_TURNS } from './data.ts';
import { idle, put, tableOf, typesOf } from './tests/table.ts';

describe('the end', () => {
  const lastTurn = (change: (state: Parameters<typeof put>[0]) => void) => {
    const table = tableOf({}, state => {
      for (const character of state.characters) character.turns = MOST_TURNS;
      state.characters[1].turns = MOST_TURNS - 1;
      change(state);
    });
    idle(table, 0);
    idle(table, 1);
    return table;
  };

  test('DP-Q35 after sixty turns each more HP win, then the treasure in hand, else nobody', () => {
    expect(lastTurn(state => (state.characters[1].hp = 14)).state.end).toEqual({ type: 'time', winner: 0 });
    const carrier = lastTurn(state => {
      state.characters[1].carries = true;
      put(state, 1, 8.5, 8.5);
    });
    expect(carrier.state.end).toEqual({ type: 'time', winner: 1 });
    const even = lastTurn(() => {});
    expect(even.state.end).toEqual({ type: 'time', winner: null });
    expect(even.rules.outcome(even.state)).toMatchObject({ places: [1, 1], length: 60 });
    expect(typesOf(even)).toContain('game-ended');
  });

  test('DP-6 when the game is over nothing is legal', () => {
    const table = lastTurn(() => {});
    expect(table.rules.active(table.state)).toEqual([]);
    expect(table.refusal(0, { type: 'flick', aim: 0, power: 500 }).refused.type).toBe('over');
  });
});
