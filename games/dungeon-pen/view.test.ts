import { describe, expect, test } from 'vitest';
import { ONLOOKER } from '../../kernel/game.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { dungeonPen } from './index.ts';
import { squareAt } from './square.ts';
import { drawn, give, idle, type Table, tableOf } from './tests/table.ts';
import { DEFAULTS } from './tests/usual.ts';

test('DP-Q19 a view shows everything, and stays as it was while the match goes on', () => {
  const rules = dungeonPen.rules({ version: 1, seats: 2, options: { ...DEFAULTS, quibble: true } });
  const random = randomFrom('view');
  const state = rules.setup();
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const then = clone(state);
    const [view, imagined] = [rules.view(state, 0), rules.imagine(rules.view(state, 1), 1, random)];
    expect(view).toEqual(then);
    rules.apply(state, seat, seat < 0 ? draw(rules, state, random) : choose(rules.actions(state, seat), random));
    expect(view).toEqual(then);
    expect(imagined).toEqual(then);
  }
  expect(rules.outcome(state)).toBeDefined();
});

describe('prompts', () => {
  const prompts = ({ rules, state }: Table): unknown[] => [0, 1, ONLOOKER].map(seat => rules.prompt(state, seat));

  test('DP-27 whose turn it is; others wait, onlookers watch', () => {
    expect(prompts(tableOf())).toEqual([
      { type: 'aim', cause: 'turn', effects: [] },
      { type: 'wait', seat: 0 },
      { type: 'watch' },
    ]);
  });

  test('DP-46 DP-25 a card to spin, then chance', () => {
    const table = tableOf({}, ({ characters }) => characters[0].effects.push('vane'));
    expect(table.rules.prompt(table.state, 0)).toEqual({ type: 'spin' });
    table.play(0, { type: 'spin' });
    expect(prompts(table)).toEqual([{ type: 'chance' }, { type: 'chance' }, { type: 'chance' }]);
  });

  test('DP-35 a wall to place, with the shape and the dice', () => {
    const table = drawn('rampart');
    table.chance({ type: 'roll', red: 3, black: 3 });
    expect(table.rules.prompt(table.state, 0)).toEqual({ type: 'place', shape: 'line', dice: [3, 3] });
  });

  test('DP-Q40 rubble goes by where the other stands, not by any dice', () => {
    const table = drawn('rubble', state => (state.dice = [2, 5]));
    expect(table.rules.prompt(table.state, 0)).toEqual({ type: 'place', shape: 'rubble', dice: [] });
  });

  test('DP-Q18 dice to set, a monster to undo', () => {
    const table = drawn('rats', state => {
      give(state, 0, 'die');
      give(state, 1, 'bane');
    });
    table.chance({ type: 'roll', red: 2, black: 5 });
    expect(table.rules.prompt(table.state, 0)).toEqual({ type: 'load', dice: [2, 5] });
    table.play(0, { type: 'decline' });
    expect(table.rules.prompt(table.state, 0)).toEqual({ type: 'start' });
    table.play(0, { type: 'start', square: squareAt(3, 12) });
    expect(prompts(table).slice(0, 2)).toEqual([
      { type: 'wait', seat: 1 },
      { type: 'bane', card: 'rats' },
    ]);
  });

  test('DP-Q29 at the end of a turn: whether the magic wall can grow', () => {
    const table = tableOf({}, state => give(state, 0, 'tonic'));
    idle(table, 0);
    expect(table.rules.prompt(table.state, 0)).toEqual({ type: 'end', grow: false });
    table.state.walls = [squareAt(9, 9)];
    table.state.stone = { squares: [squareAt(9, 9)], grown: false };
    expect(table.rules.prompt(table.state, 0)).toEqual({ type: 'end', grow: true });
  });

  test('DP-7 the end, to everybody', () => {
    const table = drawn('goblin', ({ characters }) => Object.assign(characters[0], { hp: 1 }));
    const over = { type: 'over', end: { type: 'death', winner: 1 } };
    expect(prompts(table)).toEqual([over, over, over]);
  });
});
