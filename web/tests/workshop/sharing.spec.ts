import { expect, type Page, test } from '@playwright/test';
import { PHONE, prompt } from '../support/page.ts';
import { beginFrom, draw, flaw, linkTo, sound } from './easel.ts';

const named = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('What it is called').fill(name);
  await page.getByLabel('What it is called').press('Enter');
};

test('bots prove a dungeon, an edit voids the proof, and taking it back restores it', async ({ page }) => {
  test.slow();
  await beginFrom(page, 'The Pillar Hall');
  await page.getByRole('button', { name: 'Let bots try it' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Broken off: nothing is proved.')).toBeVisible();
  await page.getByRole('button', { name: 'Let bots try it' }).click();
  await expect(page.getByText('Bots brought it to an end 40 times.')).toBeVisible({ timeout: 80_000 });
  await expect(page.locator('.stamp')).toContainText(/Par: \d+ turns/);
  const proved = await linkTo(page);
  await draw(page, 'Potion', [0, 0]);
  await expect(page.getByText('Edited since: the proof is void.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Edited since: the proof is void.')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.stamp')).toContainText('proved');
  expect(await linkTo(page)).toBe(proved);

  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Proved', exact: true }).click();
  // A press on what lies under something else is refused.
  for (const figure of await page.locator('.gauges b').all()) await figure.click({ trial: true });
});

test('DP-C1 a work is sent as a link into another browser, and played there', async ({ page, browser }) => {
  test.slow();
  await beginFrom(page, 'The Pillar Hall');
  await named(page, 'The Leaky Cellar');
  await draw(page, 'Rubber', [1, 1]);
  await expect(page.getByRole('button', { name: /^Play/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveAttribute('title', /Play opens when/);
  await page.keyboard.press('u');
  await expect(sound(page)).toBeVisible();
  const link = await linkTo(page);
  expect(link.length).toBeLessThan(2000);
  await expect(page.getByRole('img', { name: /for a camera$/ })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'The Leaky Cellar' })).toBeVisible();
  await expect(other.getByText('drawn by nobody')).toBeVisible();
  await other.locator('.game-go').getByRole('button').click();
  await expect(prompt(other)).toBeVisible();
  await expect(other.getByText('The Leaky Cellar').first()).toBeAttached();
  await other.goto('/dungeon-pen');
  await expect(other.getByRole('radio', { name: 'The Leaky Cellar' })).toBeChecked();
  await expect(other.locator('.match-row').first()).toContainText('The Leaky Cellar');

  await other.goto(link);
  await other.getByRole('button', { name: 'Open in the workshop' }).click();
  await expect(other.getByLabel('What it is called')).toHaveValue('The Leaky Cellar');
});

test('a link that was cut, changed or holds what cannot be played says so', async ({ page }) => {
  await beginFrom(page, 'The Pillar Hall');
  const link = await linkTo(page);
  for (const [bad, sentence] of [
    [link.slice(0, -4), 'a piece of it is missing or was changed'],
    [link.replace(/#a(.{60})./, '#a$1_'), 'a piece of it is missing or was changed'],
    [link.replace('#a', '#z'), 'in a way that is not known here'],
    [link.split('#')[0] ?? '', 'a piece of it is missing'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(bad);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('an online table shows what it plays', async ({ page }) => {
  await beginFrom(page, 'The Pillar Hall');
  await named(page, 'The Leaky Cellar');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Play online' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/name/i).first().fill('Mira');
  await form.getByRole('button', { name: /table/i }).last().click();
  await expect(page.getByText('Played on: The Leaky Cellar')).toBeVisible();
});

test('works are listed, copied, thrown away and brought back', async ({ page }) => {
  await beginFrom(page, 'The Pillar Hall');
  await named(page, 'The Leaky Cellar');
  await draw(page, 'Rubber', [1, 1]);
  await expect(flaw(page, 'treasure').first()).toBeVisible();
  await page.getByRole('link', { name: 'All works' }).click();
  await page.getByRole('button', { name: 'Make a copy of The Leaky Cellar' }).click();
  await expect(page.locator('.work-card')).toHaveCount(2);
  await page.getByRole('button', { name: 'Throw The Leaky Cellar away', exact: true }).click();
  await expect(page.locator('.work-card')).toHaveCount(1);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.locator('.work-card')).toHaveCount(2);
  await page.getByRole('link', { name: 'Draw on The Leaky Cellar', exact: true }).click();
  await expect(page.getByLabel('What it is called')).toHaveValue('The Leaky Cellar');
});

test('in French all is French', async ({ page }) => {
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Un nouveau donjon' }).click();
  await expect(page.getByRole('heading', { name: '3 choses à réparer' })).toBeVisible();
  await expect(page.getByLabel('Comment cela s’appelle')).toHaveValue('La Cave sans nom');
  await expect(flaw(page, '« coffre » manque')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gomme' })).toBeVisible();
});
