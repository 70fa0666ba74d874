import { expect, test } from '@playwright/test';
import { clone } from '../../../kernel/plain.ts';
import { sitDown } from '../support/keep.ts';
import { courseOf, watch } from '../support/motion.ts';
import { choices } from './desk.ts';
import { type Moment, playedTo } from './matches.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Whether the first line of the card has dice thrown. */
function isThrowing({ rules, state, seat }: Moment): boolean {
  const [action] = rules.actions(state, seat);
  if (!action || action.type === 'go' || action.type === 'lay') return false;
  const draft = clone(state);
  rules.apply(draft, seat, action, () => undefined);
  return draft.phase === 'roll';
}

test('what dice have brought is told once they lie still', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, isThrowing));
  await watch(page, { tumble: '.td-throw[data-tumbling="true"]' });
  await choices(page).first().click();
  const { moved, before, meanwhile } = await courseOf(page);
  expect(moved).toEqual(['tumble']);
  for (const { log, said } of meanwhile) expect({ log, said }).toEqual({ log: before.log, said: before.said });
});
