import { expect, test } from 'vitest';
import type { Action } from '../../../../games/dice-and-danger/index.ts';
import { CHANCE } from '../../../../kernel/game.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { viewAfter } from './settlement.ts';
import { type Step, stepOf } from './tests/film.ts';
import { sit } from './tests/table.ts';

/** The steps of a match left to chance with which a round has ended, as the first seat sees them. */
function* settlements(adventure: 'annoyed-animals' | 'puzzled-pyramid', seats: number): Generator<Step> {
  const table = sit(adventure, seats);
  const { rules, state } = table;
  const random = randomFrom(`${adventure}/${seats}`);
  for (let active = rules.active(state); active.length > 0; active = rules.active(state)) {
    const seat = active[random(active.length)] ?? CHANCE;
    const actions = rules.actions(state, seat);
    const step = stepOf(table, 0, [[seat, actions[random(actions.length)] as Action]]);
    if (step.events.some(({ type }) => type === 'round-shown' || type === 'seat-wrote')) yield step;
  }
}

test.each([
  ['annoyed-animals', 1],
  ['annoyed-animals', 3],
  ['puzzled-pyramid', 2],
] as const)(
  'a settlement of %s with %i seats, taken back event by event, leads to what was before',
  (adventure, seats) => {
    let rounds = 0;
    for (const { events, before, after, rules } of settlements(adventure, seats)) {
      const settlement = { events, before: before.view, after: after.view, seat: 0, content: rules.content };
      const [first, last] = [viewAfter(settlement, 0), viewAfter(settlement, events.length)];
      expect(last.papers).toEqual(after.view.papers);
      const { papers, slain, honoured, fallen, round, dice } = first;
      expect({ papers, slain, honoured, fallen, round, dice }).toEqual(
        Object.fromEntries(
          (['papers', 'slain', 'honoured', 'fallen', 'round', 'dice'] as const).map(name => [name, before.view[name]]),
        ),
      );
      rounds++;
    }
    expect(rounds).toBeGreaterThan(3);
  },
);
