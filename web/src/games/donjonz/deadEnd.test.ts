import { expect, test } from 'vitest';
import { donjonz, type Donjonz, type State } from '../../../../games/donjonz/index.ts';
import { keptMatch, keptNames } from '../../../../games/tests/kept.ts';
import { append, unplayed } from '../../../../kernel/match.ts';
import { clone } from '../../../../kernel/plain.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import type { Action, Step } from '../../../../games/donjonz/index.ts';
import type { Rules } from '../../../../kernel/game.ts';
import { deadEnds } from './deadEnd.ts';
import { isStep } from './walking.ts';

interface Warned {
  readonly rules: Rules<Donjonz>;
  readonly state: Readonly<State>;
  readonly step: Step;
  readonly more: number;
}

/** What is warned of in a kept match, before each step of its walk. */
function warningsIn(name: string): readonly Warned[] {
  const { log, ...opening } = keptMatch<Donjonz>('donjonz', name);
  const match = unplayed(donjonz, opening);
  return log.flatMap(entry => {
    const { rules } = match;
    const state = clone(match.state);
    const steps = entry[0] === 0 ? rules.actions(state, 0).filter(isStep) : [];
    const found = deadEnds(rules, rules.view(state, 0), 0, steps);
    append(match, entry);
    return [...found].map(([step, more]) => ({ rules, state, step, more }));
  });
}

/** How many steps a walk at random takes. */
function stroll({ rules, state, step }: Warned, seed: number): number {
  const random = randomFrom(`stroll ${seed}`);
  const walked = clone(state) as State;
  let count = -1;
  for (let action: Action | undefined = step; action;) {
    rules.apply(walked, 0, action, () => undefined);
    if (isStep(action)) count++;
    const actions: readonly Action[] = rules.actions(walked, 0);
    action = actions[random(Math.max(1, actions.length))];
  }
  return count;
}

const warnings = keptNames('donjonz').flatMap(warningsIn);

test('a dead end is warned of now and then', () => {
  expect(warnings.length).toBeGreaterThan(3);
});

test('whoever goes on into a dead end never takes more steps than were told, and can take as many', () => {
  for (const warned of warnings) {
    const strolls = Array.from({ length: 40 }, (_, seed) => stroll(warned, seed));
    expect(Math.max(...strolls)).toBe(warned.more);
  }
});
