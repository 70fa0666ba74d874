import { expect, type Page, test } from '@playwright/test';
import type { Action } from '../../../games/the-dungeon/index.ts';
import { clone } from '../../../kernel/plain.ts';
import { onlyAction } from '../../src/games/the-dungeon/onward.ts';
import { sitDown } from '../support/keep.ts';
import { result } from '../support/page.ts';
import { chips, choices, told, way } from './desk.ts';
import { inPhase, type Moment, playedTo } from './matches.ts';

/** Whoever has chosen nothing lets the table go on by itself. */
test.use({ storageState: { cookies: [], origins: [] } });

const isOnly = ({ rules, state, seat }: Moment): boolean => onlyAction(rules.actions(state, seat)) !== undefined;

/** At rest after a room that was met; the next turn begins with a roll. */
const atRest = (moment: Moment): boolean => inPhase('rest')(moment) && isOnly(moment);

/** At once, so that only real questions stop the match. */
async function hasten(page: Page): Promise<void> {
  await page.keyboard.press('p');
  await page.keyboard.press('p');
}

test('what is the only thing to do is done by itself, up to the next question', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, atRest));
  await hasten(page);
  await told(page, () => choices(page).first().click());
  await expect(choices(page).nth(1).or(chips(page).first()).or(result(page)).first()).toBeVisible();
});

test('by hand nothing goes on, and the choice is kept', async ({ page }) => {
  await sitDown(
    page,
    playedTo(
      { seats: 1 },
      inPhase('step', ({ faces }) => faces.length > 2),
    ),
  );
  const switched = page.getByRole('button', { name: 'Do by itself what is the only thing to do' });
  await expect(switched).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('g');
  await expect(switched).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(switched).toHaveAttribute('aria-pressed', 'false');
});

/** What an action leads to without dice or tiles. */
function after({ rules, state, seat }: Moment, action: Action): Moment | undefined {
  const draft = clone(state);
  rules.apply(draft, seat, action, () => undefined);
  return draft.phase === 'step' ? { rules, state: draft, seat } : undefined;
}

/** A step that leads to where there is one step to take, and that to a question. */
function leading(moment: Moment): Action | undefined {
  if (!inPhase('step')(moment)) return undefined;
  return moment.rules.actions(moment.state, moment.seat).find(action => {
    const next = action.type === 'go' ? after(moment, action) : undefined;
    const only = next && onlyAction(next.rules.actions(next.state, next.seat));
    const last = next && only && after(next, only);
    return last && !isOnly(last);
  });
}

test('a step that was taken by itself is taken back, and stays so', async ({ page }) => {
  let first: Action | undefined;
  const played = playedTo({ seats: 1 }, moment => (first = leading(moment)) !== undefined);
  await sitDown(page, played);
  await hasten(page);
  if (first?.type !== 'go') throw new Error('no step leads there');
  const steps = page.locator('.log li', { hasText: /^You go / });
  const before = await steps.count();
  await way(page, first.side).click({ position: { x: 20, y: 20 } });
  await expect(steps).toHaveCount(before + 2);
  await page.keyboard.press('u');
  await expect(steps).toHaveCount(before + 1);
  await expect(choices(page)).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(steps).toHaveCount(before);
});

/** A step that leads to where only a fight, or what a room wants, is left to do. */
function leadingToMet(moment: Moment): Action | undefined {
  if (!inPhase('step')(moment)) return undefined;
  return moment.rules.actions(moment.state, moment.seat).find(action => {
    if (action.type !== 'go') return false;
    const draft = clone(moment.state);
    moment.rules.apply(draft, moment.seat, action, () => undefined);
    const [only, ...others] = moment.rules.active(draft)[0] === moment.seat ? moment.rules.actions(draft, 0) : [];
    return others.length === 0 && only?.type === 'explore' && draft.faces.length === moment.state.faces.length;
  });
}

test('whoever has not said that it may meets nothing before it was read, and says so at the place', async ({
  page,
}) => {
  let first: Action | undefined;
  await sitDown(
    page,
    playedTo({ seats: 1 }, moment => (first = leadingToMet(moment)) !== undefined),
  );
  await hasten(page);
  if (first?.type !== 'go') throw new Error('no step leads there');
  await way(page, first.side).click({ position: { x: 20, y: 20 } });
  const offer = page.getByRole('button', { name: 'Go on, and by itself from now on' });
  await expect(offer).toBeVisible();
  await expect(choices(page)).toHaveCount(1);
  await expect(choices(page)).toHaveAttribute('data-onward', 'false');
  await told(page, () => offer.click());
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('oubliette/the-dungeon'))).toBe('{"onward":"by-itself"}');
});
