import { expect, test } from '@playwright/test';
import { inTurn, playedTo } from '../dungeon-pen/matches.ts';
import { sitDown } from '../support/keep.ts';
import { prompt } from '../support/page.ts';
import { joinLinkOf, sitDownBy, somebodyElse } from './people.ts';
import { leaveAll } from './tables.ts';

test.afterEach(leaveAll);

test('a match that was begun at one screen goes on online, and whoever joins is told that it was begun elsewhere', async ({
  page,
  browser,
}) => {
  const sitters = ['Ann', 'Bo'].map(name => ({ name, bot: null }));
  await sitDown(page, playedTo(inTurn(3)), { sitters });
  const lines = await page.locator('.log li').count();
  await page.goto('/dungeon-pen');
  await page.getByRole('button', { name: /^Go on online/ }).click();
  const form = page.getByRole('dialog', { name: 'Dungeon Pen, on from here online' });
  await form.getByLabel('Your name').fill('Ann');
  await form.getByRole('combobox', { name: 'Seat 2' }).selectOption('open');
  await form.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.getByText('Begun elsewhere, and played on from there.')).toBeVisible();
  const ben = await somebodyElse(browser);
  await sitDownBy(ben, await joinLinkOf(page), 'Ben');
  await expect(ben.getByText('Begun elsewhere, and played on from there.')).toBeVisible();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  for (const each of [page, ben]) await expect(prompt(each)).toBeVisible();
  expect(await page.locator('.log li').count()).toBeGreaterThanOrEqual(lines);
});
