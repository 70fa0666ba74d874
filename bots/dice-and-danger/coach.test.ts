import { expect, test } from 'vitest';
import { type Action, diceAndDanger, type Options } from '../../games/dice-and-danger/index.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { coach } from './coach.ts';

const ROUNDS = 4;

test.each(['annoyed-animals', 'puzzled-pyramid'])(
  'a plan for %s can be followed to the letter, and ends where only the end of the round is left',
  adventure => {
    const options = diceAndDanger.readOptions({ adventure }, 1) as Options;
    const rules = diceAndDanger.rules({ version: 1, seats: 1, options });
    const random = randomFrom('plan');
    const state = rules.setup();
    const lengths: number[] = [];
    for (let [seat] = rules.active(state); seat !== undefined && state.round <= ROUNDS; [seat] = rules.active(state)) {
      if (seat >= 0) {
        const view = rules.view(state, seat);
        const tried = rules.imagine(view, seat, random);
        const { plan, compared, causes } = coach.hint({ rules, seat, view, log: [] });
        if (compared[0]) expect(causes.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(compared[0].worth, 9);
        lengths.push(plan.length);
        for (const action of plan) {
          expect(rules.actions(tried, seat)).toContainEqual(action);
          rules.apply(tried, seat, action);
        }
      }
      rules.apply(state, seat, choose<Action>(rules.actions(state, seat), random));
    }
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(3);
  },
);
