import { expect, type Page, test } from '@playwright/test';
import { clone } from '../../../kernel/plain.ts';
import { sitDown } from '../support/keep.ts';
import { type Course, courseOf, type Skip, watch } from '../support/motion.ts';
import { choices } from './desk.ts';
import { type Moment, playedTo } from './matches.ts';

/** Without settings of its own a browser tells calmly. */
test.use({ contextOptions: { reducedMotion: 'no-preference' }, storageState: { cookies: [], origins: [] } });

const PARTS = { tumble: '.td-card[data-part="tumble"]', lie: '.td-card[data-part="lie"]' };

/** Whether the first line of the card has dice thrown for what stands there. */
function isThrowing({ rules, state, seat }: Moment): boolean {
  const [action] = rules.actions(state, seat);
  if (!action || state.phase !== 'meet') return false;
  const draft = clone(state);
  rules.apply(draft, seat, action, () => undefined);
  return draft.phase === 'roll';
}

async function throwDice(page: Page, skip?: Skip): Promise<Course> {
  await sitDown(page, playedTo({ seats: 1 }, isThrowing));
  await watch(page, PARTS, skip);
  await choices(page).first().click();
  return courseOf(page);
}

test('dice tumble and lie in the card, and what they have brought is told then', async ({ page }) => {
  const { moved, before, meanwhile } = await throwDice(page);
  expect(moved).toEqual(['tumble', 'lie']);
  for (const { log, said } of meanwhile) expect({ log, said }).toEqual({ log: before.log, said: before.said });
});

test('a key goes over dice that tumble and lie to what they mean', async ({ page }) => {
  expect((await throwDice(page, 'keydown')).moved).toEqual(['tumble']);
});
