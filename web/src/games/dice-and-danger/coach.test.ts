import { describe, expect, test } from 'vitest';
import type { Adventure } from '../../../../games/dice-and-danger/index.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { planFor } from './coach.ts';
import { act, decisions, sit } from './tests/table.ts';

const start = (adventure: Adventure) => ({
  game: 'dice-and-danger',
  version: 1,
  seats: 1,
  options: { adventure, endTrigger: 'ownSheet', portalTrigger: 'assigned11', first: 0 } as const,
  seeds: [[0, null]] as const,
});

describe.each(['annoyed-animals', 'puzzled-pyramid'] as const)('a plan for %s', adventure => {
  test('can be followed to the letter, and ends where only the end of the round is left', () => {
    const table = sit(adventure, 1);
    for (const seat of decisions(table, 'plan', 4)) {
      const view = table.rules.view(table.state, seat);
      const tried = { ...table, state: table.rules.imagine(view, seat, randomFrom('tried')) };
      for (const action of planFor({ start: start(adventure), seat, view, log: [] })) {
        expect(table.rules.actions(tried.state, seat)).toContainEqual(action);
        act(tried, action, seat);
      }
    }
  });
});
