import { expect, type Page, test } from '@playwright/test';
import { choose, randomFrom } from '../../../kernel/random.ts';
import { Browser } from '../../../server/rig/browser.ts';
import { visit } from '../../src/online/tests/page.ts';
import { prompt, result } from '../support/page.ts';
import { type Laid, laid } from './people.ts';
import { leaveAll } from './tables.ts';

test.afterEach(leaveAll);

/** Plays at random on another device of whoever the page belongs to. */
async function playElsewhere(page: Page, site: string, { match }: Laid): Promise<void> {
  const browser = new Browser(site);
  browser.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { table, close } = await visit({ browser, site, match });
  const random = randomFrom('elsewhere');
  while (!table.now.outcome) expect(await table.act(choose(table.actions(), random))).toEqual({ done: true });
  close();
}

test('a match alone on the server: its review, its lasting replay, and another end of one’s own', async ({
  page,
  baseURL,
}) => {
  const solo = await laid(page, { game: 'donjonz', places: [{ type: 'me' }], name: 'Ada' });
  await page.goto(solo.path);
  await expect(prompt(page)).toHaveText(/^Lay .+, card 1 of 11: /);
  await playElsewhere(page, baseURL ?? '', solo);
  await expect(result(page)).toContainText(/\d+ glory/);

  await expect(result(page).getByText(/^The best (that a bot found|there is) here.*: \d+ glory\./)).toBeVisible();
  await expect(result(page).getByRole('button', { name: 'What did it teach?' })).toBeVisible();
  await result(page).getByRole('button', { name: 'Watch it' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.step-position')).toHaveText(/^step (\d+) of \1$/);
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the result' }).click();

  await result(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(`${solo.path}/replay`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'What did it teach?' })).toBeVisible();
  await page.getByRole('slider', { name: 'Step' }).fill('9');
  await expect(page.locator('.step-position')).toHaveText(/^step 9 of \d+$/);
  const asked = await prompt(page).textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(prompt(page)).not.toHaveText(asked ?? '');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/donjonz\/play\//);
  await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
});
