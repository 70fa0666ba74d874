import { expect, type Page, test } from '@playwright/test';
import { lines } from '../dungeon-pen/desk.ts';
import { rows } from '../dice-and-danger/desk.ts';
import { prompt } from '../support/page.ts';
import { annAndBen, cableOf, leaveAll } from './tables.ts';

test.afterEach(leaveAll);

const flick = (page: Page) => page.getByRole('button', { name: 'Flick', exact: true });
const flicked = (page: Page) => page.locator('.log li', { hasText: /flicks? at \d/ });
const notSent = (page: Page) => prompt(page).getByText('Not sent yet');

test('a step without a network waits, is shown as not yet done, and happens once', async ({ browser }) => {
  const { ann, ben } = await annAndBen(browser, 'dungeon-pen');
  const cable = await cableOf(ann);
  await ann.reload();
  await expect(prompt(ann)).toContainText('let go');
  const before = await lines(ann).count();
  await cable.cut();
  await expect(ann.locator('.reconnecting .tag')).toBeVisible();
  await flick(ann).click();
  await expect(notSent(ann)).toBeVisible();
  await flick(ann).click();
  await expect(ann.getByText('Your last step is still on its way.')).toBeVisible();
  expect(await lines(ann).count()).toBe(before);
  expect(await flicked(ben).count()).toBe(0);
  cable.mend();
  await expect(flicked(ben)).toHaveCount(1);
  await expect(flicked(ann)).toHaveCount(1);
  await expect(notSent(ann)).toHaveCount(0);
  await expect(ann.locator('.reconnecting .tag')).toHaveCount(0);
});

test('a step that never arrived outlives a reload', async ({ browser }) => {
  const { ann, ben } = await annAndBen(browser, 'dungeon-pen');
  const cable = await cableOf(ann);
  await ann.reload();
  await expect(prompt(ann)).toContainText('let go');
  cable.mute(true);
  await flick(ann).click();
  await expect(prompt(ann).getByText('Writing it down')).toBeVisible();
  cable.mute(false);
  await ann.reload();
  await expect(flicked(ann)).toHaveCount(1);
  await expect(flicked(ben)).toHaveCount(1);
});

test('a server that hangs up is called again', async ({ browser }) => {
  const { ann, ben } = await annAndBen(browser, 'dungeon-pen');
  const cable = await cableOf(ben);
  await ben.reload();
  await expect(prompt(ben)).toBeVisible();
  await cable.hangUp();
  await expect.poll(cable.calls).toBeGreaterThan(1);
  await flick(ann).click();
  await expect(flicked(ben)).toHaveCount(1);
});

test('a reload in the middle of a round finds everything where it was', async ({ browser }) => {
  const { ann } = await annAndBen(browser, 'dice-and-danger');
  await rows(ann).first().click();
  const chosen = rows(ann).and(ann.locator('[aria-pressed="true"]'));
  await expect(chosen).toHaveCount(1);
  const label = await chosen.textContent();
  const sentence = await prompt(ann).textContent();
  const told = await lines(ann).allTextContents();
  await ann.reload();
  await expect(chosen).toHaveText(label ?? '');
  await expect(prompt(ann)).toHaveText(sentence ?? '');
  await expect(lines(ann)).toHaveText(told);
  await ann.keyboard.press('u');
  await expect(chosen).toHaveCount(0);
});
