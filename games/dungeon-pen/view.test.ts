import { expect, test } from 'vitest';
import { dungeonPen } from './index.ts';
import { DEFAULTS } from './tests/usual.ts';
import { clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom } from '../../kernel/random.ts';

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
